"""Being told to stop: an orderly end at any time, from the first line of the program to its last.

Nothing but the standard library is imported here, so that this stands before the imports that take long.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Stopping:
    """What the signals to stop do in this process.

    `status` is the exit status of a program that is stopped before it has begun anything: it ends at once.
    """

    def __init__(self, status: int) -> None:
        self._status = status
        self._stop: Callable[[], object] | None = None
        for number in SIGNALS:
            signal.signal(number, self._told)

    def begin(self, stop: Callable[[], object]) -> None:
        """Call `stop` at the first signal from now on; further ones do nothing, so that closing is never cut short."""
        self._stop = stop

    def over(self) -> None:
        """Take no notice of signals any more: the program is about to end."""
        # Ignored by the system: what Python had handled, it would hand back to the system before its end.
        for number in SIGNALS:
            signal.signal(number, signal.SIG_IGN)

    def _told(self, _number: int, _frame: object) -> None:
        if self._stop is None:
            os._exit(self._status)
        stop, self._stop = self._stop, lambda: None
        stop()
