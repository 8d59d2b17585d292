"""Runs the bot as `python -m bot` does, and has it told to stop at a step that is counted from its first line.

Arguments: the number of the step, the signal, and a file for the number of steps up to now. A step is whatever
Python tells its audit hooks of: an import, a file, a socket, a thread, a process; from the first until the interpreter
has forgotten almost everything.
"""

import os
import runpy
import signal
import sys
from pathlib import Path

STEP, SIGNAL = int(sys.argv[1]), signal.Signals(int(sys.argv[2]))
COUNT = os.open(sys.argv[3], os.O_WRONLY | os.O_CREAT)
LATE = {"discord", "sqlalchemy", "aiohttp", "PIL", "asyncio"}
"""What takes long to import, and therefore comes after signals are heard."""

steps = 0
heard = False


def count(event, arguments, kill=os.kill, write=os.pwrite, pid=os.getpid(), getsignal=signal.getsignal):  # noqa: B008
    """Only by what it was given: at the end there are no names any more."""
    global steps, heard
    if not heard:
        heard = getsignal(SIGNAL) not in (signal.SIG_DFL, signal.default_int_handler)
        assert heard or event != "import" or arguments[0] not in LATE, arguments
        return
    steps += 1
    write(COUNT, b"%d" % steps, 0)
    if steps == STEP:
        kill(pid, SIGNAL)


sys.argv[:] = ["bot"]
sys.path.insert(0, str(Path.cwd()))

sys.addaudithook(count)
runpy.run_module("bot", run_name="__main__", alter_sys=True)
