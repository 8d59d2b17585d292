"""Handles the signals to stop: an orderly end at any time, from the first line of the program to its last.

Only the standard library is imported here, so that the handlers are set before the slow imports.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Stopping:
    """The effect of signals to stop on this process.

    `status` is the exit status if a signal comes before `begin`: the process ends at once.
    """

    def __init__(self, status: int) -> None:
        self._status = status
        self._stop: Callable[[], object] | None = None
        for number in SIGNALS:
            signal.signal(number, self._on_signal)

    def begin(self, stop: Callable[[], object]) -> None:
        """Call `stop` at the first signal from now on; further ones do nothing, so that closing is never cut short."""
        self._stop = stop

    def over(self) -> None:
        """Ignore signals from now on: the program is about to end."""
        # SIG_IGN, because Python replaces its own handlers by the system's default action before it ends.
        for number in SIGNALS:
            signal.signal(number, signal.SIG_IGN)

    def _on_signal(self, _number: int, _frame: object) -> None:
        if self._stop is None:
            os._exit(self._status)
        stop, self._stop = self._stop, lambda: None
        stop()
