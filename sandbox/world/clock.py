"""The sandbox's clock: the machine's time plus an offset that only grows.

A bot in another process reads the offset from the file that `BASTIDE_CLOCK_FILE` names: the seconds as one
little-endian double, written in place, so that the file can be mapped into memory. `GET /sandbox/clock` on the
socket answers the same.
"""

from __future__ import annotations

import os
import struct
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

DISCORD_EPOCH_MS = 1_420_070_400_000
SPREAD = 16
"""Consecutive servers belong to different shards if the number of shards divides this."""


class Clock:
    """A clock that can be moved forward, never back."""

    def __init__(self, file: Path | None = None) -> None:
        self.offset_seconds = 0.0
        self._file = file
        self._write()

    def now(self) -> datetime:
        """Return the sandbox's time, in UTC."""
        return datetime.now(UTC) + timedelta(seconds=self.offset_seconds)

    def timestamp(self) -> float:
        """Return the sandbox's time in seconds since 1970."""
        return time.time() + self.offset_seconds

    def advance(self, seconds: float) -> datetime:
        """Move the clock forward and return the new time; raises ValueError for a negative step."""
        if seconds < 0:
            raise ValueError("the clock only goes forward")
        self.offset_seconds += seconds
        self._write()
        return self.now()

    def _write(self) -> None:
        if self._file is None:
            return
        # The file is not truncated first: a process that has mapped it reads either the old number or the new one.
        descriptor = os.open(self._file, os.O_CREAT | os.O_WRONLY, 0o644)
        try:
            os.pwrite(descriptor, struct.pack("<d", self.offset_seconds), 0)
        finally:
            os.close(descriptor)


class Snowflakes:
    """A generator of ids in Discord's format: unique and growing with time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """Return a new id as decimal text, as in JSON."""
        snowflake = (int(self._clock.timestamp() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(snowflake, self._last + 1)
        return str(self._last)

    def next_in_turn(self, number: int) -> str:
        """Return a new id for the server with this number; consecutive servers belong to different shards.

        The shard is `(id >> 22) % shards`, so the id's time is moved forward by at most 16 ms, until
        `id >> 22` is `number` modulo SPREAD.
        """
        moment = (int(self.next()) >> 22) + 1
        self._last = (moment + (number - moment) % SPREAD) << 22
        return str(self._last)
