"""A process that draws: `python -m rendering.worker` reads calls and answers each with what it returns.

A call is the pickle of a function and its arguments, its answer the pickle of a `Done`; before each stands its length
in four bytes. The process reads only from the process that started it, and ends with its input, which ends when that
process has ended in whatever way.
"""

from __future__ import annotations

import pickle
import signal
import struct
import sys
import time
import traceback
from typing import Any, BinaryIO, TypeAlias

from model.pickling import pickled

LENGTH = struct.Struct("!I")

Done: TypeAlias = tuple[Any, float, str]
"""What a call returned, after how many seconds, and the traceback of one that raised."""


def packed(value: object) -> bytes:
    """Return a value as it is sent, its length first."""
    sent = pickled(value)
    return LENGTH.pack(len(sent)) + sent


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
    # Once the bot has ended nobody reads the answers: end as programs in a pipe do, without a traceback.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    serve(sys.stdin.buffer, sys.stdout.buffer)
