"""A process that draws: `python -m rendering.worker` reads calls and answers each with what it returns.

A call is the pickle of a function and its arguments, its answer the pickle of a `Done`; before each stands its length
in four bytes. The process reads from whoever started it and from nobody else, and ends when its input ends, which it
does when that process is gone, however it went.
"""

from __future__ import annotations

import copyreg
import pickle
import signal
import struct
import sys
import time
import traceback
from io import BytesIO
from types import MappingProxyType
from typing import Any, BinaryIO, TypeAlias

LENGTH = struct.Struct("!I")

Done: TypeAlias = tuple[Any, float, str]
"""What a call returned, after how many seconds, and the traceback of one that raised."""


class _Pickler(pickle.Pickler):
    """Pickles read-only mappings as well, which views hold and Python does not."""

    dispatch_table = copyreg.dispatch_table.copy()
    dispatch_table[MappingProxyType] = lambda mapping: (read_only, (dict(mapping),))


def read_only(items: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    """Return the mapping as a read-only one."""
    return MappingProxyType(items)


def packed(value: object) -> bytes:
    """Return a value as it is sent, its length first."""
    out = BytesIO()
    _Pickler(out, pickle.HIGHEST_PROTOCOL).dump(value)
    return LENGTH.pack(out.tell()) + out.getvalue()


def called(call: bytes) -> Done:
    """Return what a pickled call returns, or how it failed."""
    begun = time.perf_counter()
    try:
        function, arguments = pickle.loads(call)
        returned = function(*arguments)
    except Exception:
        return None, time.perf_counter() - begun, traceback.format_exc()
    return returned, time.perf_counter() - begun, ""


def serve(calls: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more calls."""
    while len(length := calls.read(LENGTH.size)) == LENGTH.size:
        answers.write(packed(called(calls.read(*LENGTH.unpack(length)))))
        answers.flush()


if __name__ == "__main__":
    # A bot that is gone hears no answer: end like any program in a pipe, without a word.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    serve(sys.stdin.buffer, sys.stdout.buffer)
