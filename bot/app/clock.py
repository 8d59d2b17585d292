"""The time of this process: the machine's, or the database's, or the sandbox's when it has moved its clock."""

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
"""How often the time of a shared database is asked for; in between this machine counts on."""

_SECONDS = struct.Struct("<d")

log = logging.getLogger(__name__)


class Clock:
    """The time, aware and in UTC. `offset_file` holds the seconds to add to it, as one little-endian double."""

    def __init__(self, offset_file: Path | None = None) -> None:
        self._offset_file = offset_file
        self._mapped: mmap.mmap | None = None
        self._ahead: float | None = None

    def now(self) -> datetime:
        """Return the time. The sandbox may move its clock at any moment: its file is mapped, and read at each call."""
        if self._ahead is None:
            return datetime.now(UTC) + self._offset()
        return datetime.fromtimestamp(time.monotonic() + self._ahead, UTC) + self._offset()

    async def set_by(self, ask: Callable[[], Awaitable[datetime]]) -> None:
        """Adopt the time that `ask` returns, taken at the midpoint between question and answer.

        Machines whose clocks differ then agree, and setting one of these clocks changes nothing.
        """
        asked = time.monotonic()
        theirs = await ask()
        self._ahead = theirs.timestamp() - (asked + time.monotonic()) / 2

    async def follow(self, ask: Callable[[], Awaitable[datetime]]) -> None:
        """Go by that time again and again, until cancelled."""
        while True:
            await asyncio.sleep(FOLLOW_EVERY_SECONDS)
            try:
                await self.set_by(ask)
            except StorageTrouble as trouble:
                log.warning("the time is not compared: %s", trouble)

    def _offset(self) -> timedelta:
        if self._mapped is None:
            if self._offset_file is None or not self._offset_file.exists():
                return timedelta()
            with self._offset_file.open("rb") as file:
                self._mapped = mmap.mmap(file.fileno(), _SECONDS.size, access=mmap.ACCESS_READ)
        return timedelta(seconds=_SECONDS.unpack_from(self._mapped)[0])
