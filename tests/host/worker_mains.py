"""Runs what a worker process does in the process of the test."""

import io
import os
import signal
import sys
from dataclasses import dataclass
from types import ModuleType

import pytest


@dataclass(frozen=True)
class MainRun:
    """What a worker process did: the texts that it wrote at once, its niceness, and its handlers of signals."""

    written: list[str]
    niceness: list[int]
    signals: list[tuple[object, ...]]


class _Output(io.StringIO):
    """Standard output that keeps each text that is flushed."""

    def __init__(self) -> None:
        super().__init__()
        self.flushed: list[str] = []

    def flush(self) -> None:
        self.flushed.append(self.getvalue())
        self.seek(0)
        self.truncate()


def run_main(worker: ModuleType, question: bytes) -> MainRun:
    """Return what the `main` of a worker's module does with a question, which is a line."""
    assert question.endswith(b"\n")
    assert question.count(b"\n") == 1
    output, niceness, signals = _Output(), list[int](), list[tuple[object, ...]]()
    with pytest.MonkeyPatch.context() as process:
        process.setattr(os, "nice", niceness.append)
        process.setattr(signal, "signal", lambda *handler: signals.append(handler))
        process.setattr(sys, "stdin", io.StringIO(question.decode()))
        process.setattr(sys, "stdout", output)
        worker.main()
        if left := output.getvalue():
            output.flushed.append(left)  # the interpreter flushes it at its end
    return MainRun(output.flushed, niceness, signals)
