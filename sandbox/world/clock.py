"""The sandbox's time: the machine's, plus what was moved forward by hand.

A bot in another process learns the same time from a file: the offset in seconds, as decimal text, at the path
given to it in `BASTIDE_CLOCK_FILE`. The file is replaced whole whenever the clock is moved, so a reader never
sees half a number; `now = machine's time + offset`. The same is answered by `GET /sandbox/clock` on the socket.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

DISCORD_EPOCH_MS = 1_420_070_400_000
SPREAD = 16


class Clock:
    """A clock that a hand can move forward, never back."""

    def __init__(self, file: Path | None = None) -> None:
        self.offset_seconds = 0.0
        self._file = file
        self._write()

    def now(self) -> datetime:
        """The sandbox's time, in UTC."""
        return datetime.now(UTC) + timedelta(seconds=self.offset_seconds)

    def timestamp(self) -> float:
        """The sandbox's time in seconds since 1970."""
        return time.time() + self.offset_seconds

    def advance(self, seconds: float) -> datetime:
        """The new time, after moving the clock forward; refuses to go back."""
        if seconds < 0:
            raise ValueError("the clock only goes forward")
        self.offset_seconds += seconds
        self._write()
        return self.now()

    def _write(self) -> None:
        if self._file is not None:
            fresh = self._file.with_suffix(".new")
            fresh.write_text(f"{self.offset_seconds:.3f}\n", encoding="ascii")
            fresh.replace(self._file)


class Snowflakes:
    """Ids that grow with time, made as Discord makes them; never the same twice."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """A fresh id, as the decimal text that travels in JSON."""
        made = (int(self._clock.timestamp() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(made, self._last + 1)
        return str(self._last)

    def next_in_turn(self, number: int) -> str:
        """A fresh id for the server with this number, so that one after the other falls to another shard.

        Discord's rule is `(id >> 22) % shards`; the id's moment is moved on by less than 16 ms for it.
        """
        moment = (int(self.next()) >> 22) + 1
        self._last = (moment + (number - moment) % SPREAD) << 22
        return str(self._last)
