"""The log of times in which the database cannot be used: a few entries for each, however much work waits meanwhile."""

from __future__ import annotations

import logging
import time

LASTING_SECONDS = 60.0
"""How long the database may be unusable before that is logged as an error: a restart of its server takes less."""

SETTLED_SECONDS = 5.0
"""How long it must work again before it counts as usable. Work that waits for it tries every two seconds."""

log = logging.getLogger(__name__)


class Outages:
    """Logs the beginning and the end of each outage of one database, and once if it lasts."""

    def __init__(self) -> None:
        self._began_at: float | None = None
        self._worked_at: float | None = None
        self._writes = False
        self._lasts = False

    @property
    def under_way(self) -> bool:
        """Whether the beginning of an outage is logged, and its end is not."""
        return self._began_at is not None

    def failed(self, cause: BaseException, *, writes: bool) -> None:
        """Record that a transaction failed because the database could not be used."""
        now, self._worked_at = time.monotonic(), None
        self._writes = self._writes or writes
        if self._began_at is None:
            self._began_at = now
            log.warning(
                "the database cannot be used: %s; people are told so, everything else is tried again", cause
            )
        elif not self._lasts and now - self._began_at >= LASTING_SECONDS:
            self._lasts = True
            log.error(
                "the database has not been usable for %.0f seconds: %s; nothing is stored until it is",
                now - self._began_at,
                cause,
            )

    def succeeded(self, *, writes: bool) -> None:
        """Record that a transaction succeeded. While the disk is full, that of a reader says nothing of writers."""
        if self._began_at is None or (self._writes and not writes):
            return
        now = time.monotonic()
        if self._worked_at is None:
            self._worked_at = now
        if now - self._worked_at >= SETTLED_SECONDS:
            log.info("the database can be used again, after %.0f seconds", self._worked_at - self._began_at)
            self._began_at, self._worked_at, self._writes, self._lasts = None, None, False, False
