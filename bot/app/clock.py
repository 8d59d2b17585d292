"""The clock of this process: that of the machine, of a shared database, or of the sandbox."""

from __future__ import annotations

import asyncio
import logging
import mmap
import struct
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from model.errors import StorageTrouble

FOLLOW_EVERY_SECONDS = 30.0
"""Seconds between two readings of a shared database's clock; the machine's clock is used in between."""

_SECONDS = struct.Struct("<d")

OFFSET_BYTES = _SECONDS.size
"""The size of an offset file."""

log = logging.getLogger(__name__)


class Clock:
    """The time, aware and in UTC. `offset_file` holds the seconds to add to it, as one little-endian double."""

    def __init__(self, offset_file: Path | None = None) -> None:
        self._offset_file = offset_file
        self._mapped: mmap.mmap | None = None
        self._offset_to_monotonic: float | None = None

    def now(self) -> datetime:
        """Return the time. The sandbox may move its clock at any time: its mapped file is read at each call."""
        if self._offset_to_monotonic is None:
            return datetime.now(UTC) + self._offset()
        return datetime.fromtimestamp(time.monotonic() + self._offset_to_monotonic, UTC) + self._offset()

    async def synchronise(self, ask: Callable[[], Awaitable[datetime]]) -> None:
        """Adopt the time that `ask` returns, taken at the midpoint between question and answer.

        Machines whose clocks differ then agree, and a change of one machine's clock has no effect.
        """
        asked_at = time.monotonic()
        remote_time = await ask()
        self._offset_to_monotonic = remote_time.timestamp() - (asked_at + time.monotonic()) / 2

    async def follow(self, ask: Callable[[], Awaitable[datetime]]) -> None:
        """Call `synchronise` regularly, until cancelled."""
        while True:
            await asyncio.sleep(FOLLOW_EVERY_SECONDS)
            try:
                await self.synchronise(ask)
            except StorageTrouble as trouble:
                # The machine's clock goes on from the last reading.
                log.info("could not read the clock of the database server, tried again later: %s", trouble)
            except Exception:
                log.exception("could not read the clock of the database server, tried again later")

    def _offset(self) -> timedelta:
        if self._mapped is None:
            if self._offset_file is None or not self._offset_file.exists():
                return timedelta()
            with self._offset_file.open("rb") as file:
                self._mapped = mmap.mmap(file.fileno(), _SECONDS.size, access=mmap.ACCESS_READ)
        return timedelta(seconds=_SECONDS.unpack_from(self._mapped)[0])
