"""The drawing process: `python -m rendering.worker` reads calls and answers each with its result.

A call is the pickle of a function and its arguments; its answer is the pickle of a `Done`. The length of each
precedes it in four bytes. The process reads only from the process that started it. It ends with its input,
which ends whichever way that process ends.
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
"""The result of a call, the seconds it took, and the traceback if it raised, else an empty string."""


def packed(value: object) -> bytes:
    """Return a value as it is sent: the length of its pickle, then the pickle."""
    data = pickled(value)
    return LENGTH.pack(len(data)) + data


def _run_call(call: bytes) -> Done:
    """Run a pickled call and return its result, or the traceback if it raised."""
    begun = time.perf_counter()
    try:
        function, arguments = pickle.loads(call)
        returned = function(*arguments)
    except Exception:
        return None, time.perf_counter() - begun, traceback.format_exc()
    return returned, time.perf_counter() - begun, ""


def serve(calls: BinaryIO, answers: BinaryIO) -> None:
    """Answer calls until the input ends."""
    while len(length := calls.read(LENGTH.size)) == LENGTH.size:
        answers.write(packed(_run_call(calls.read(*LENGTH.unpack(length)))))
        answers.flush()


if __name__ == "__main__":
    # Once the bot has ended, answers have no reader: end as programs in a pipe do, without a traceback.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    serve(sys.stdin.buffer, sys.stdout.buffer)
