"""Run the bot as `python -m bot` does, and send it a signal at a step that is counted once its handlers are
installed.

Arguments: the number of the step, the signal, and a file that receives the number of steps so far. A step is
an audit event of Python, such as an import or the opening of a file or socket, until the interpreter has shut
down almost completely.
"""

import os
import runpy
import signal
import sys
from pathlib import Path

STEP, SIGNAL = int(sys.argv[1]), signal.Signals(int(sys.argv[2]))
COUNT = os.open(sys.argv[3], os.O_WRONLY | os.O_CREAT)
LATE = {"discord", "sqlalchemy", "aiohttp", "PIL", "asyncio"}
"""Modules that take long to import, and are therefore imported only after the signal handlers are installed."""

steps = 0
handled = False


def count(event, arguments, kill=os.kill, write=os.pwrite, pid=os.getpid(), getsignal=signal.getsignal):  # noqa: B008
    """Count an audit event. The defaults hold what it needs, as globals are gone when the interpreter ends."""
    global steps, handled
    if not handled:
        handled = getsignal(SIGNAL) not in (signal.SIG_DFL, signal.default_int_handler)
        assert handled or event != "import" or arguments[0] not in LATE, arguments
        return
    steps += 1
    write(COUNT, b"%d" % steps, 0)
    if steps == STEP:
        kill(pid, SIGNAL)


sys.argv[:] = ["bot"]
sys.path.insert(0, str(Path.cwd()))

sys.addaudithook(count)
runpy.run_module("bot", run_name="__main__", alter_sys=True)
