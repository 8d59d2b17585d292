"""Processes that share a database: the leases of a dead process and the locks of a frozen one are ended."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter

from host.background import AFTER_FAULT
from host.services import Services
from model.errors import StorageTrouble
from storage import deadlines, outbox_queue, postgresql, presence
from storage.leases import LEASING

LOOK_SECONDS = 0.5

MISSES_UNTIL_GONE = 3
"""Consecutive checks that must miss a process before it counts as gone: it may be reconnecting."""

SETTLING_SECONDS = 3.0
"""Seconds after connecting in which none counts as missing: a restart of the server disconnects all."""

_log = logging.getLogger(__name__)


class Processes:
    """Makes this process visible to others from `start` to `stop`, and frees what dead or frozen ones hold.

    It ends the leases of processes that are gone, and the transactions of those that are frozen.
    """

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.now
        self._running: asyncio.Task[None] | None = None
        self._visible = False

    def start(self) -> None:
        """Begin, if other processes may share the database."""
        if self._database.shared:
            self._running = asyncio.create_task(self._run(), name="processes")

    async def stop(self) -> None:
        """Stop being visible to other processes. Release the leases of this process before."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
            self._running = None

    async def _run(self) -> None:
        """Call `_watch` again after each failure, until cancelled."""
        while True:
            try:
                await self._watch()
            except StorageTrouble as trouble:
                if self._visible:
                    _log.warning(
                        "lost the connection by which other processes see that this one is alive: %s; it connects"
                        " again, and they may take over its unfinished work meanwhile",
                        trouble,
                    )
                self._visible = False
                await asyncio.sleep(LOOK_SECONDS)
            except Exception:
                _log.exception(
                    "the check for processes that are gone failed and is tried again in %.0f seconds",
                    AFTER_FAULT.total_seconds(),
                )
                await asyncio.sleep(AFTER_FAULT.total_seconds())

    async def _watch(self) -> None:
        """Make this process visible, and free what gone and frozen ones hold, until the connection breaks."""
        async with self._database.autocommit() as connection:
            await presence.appear(connection)
            self._visible = True
            settled_at = time.monotonic() + SETTLING_SECONDS
            missed = Counter[str]()
            while True:
                # No process can write while a frozen one keeps its locks.
                if ended := await postgresql.end_frozen(connection):
                    _log.warning("ended %d transactions of processes that are frozen: they held locks", ended)
                settled = time.monotonic() >= settled_at
                absent = await presence.absent(connection, self._now()) if settled else ()
                missed = Counter({process: missed[process] + 1 for process in absent})
                await self._end_leases(
                    [process for process, times in missed.items() if times >= MISSES_UNTIL_GONE]
                )
                await asyncio.sleep(LOOK_SECONDS)

    async def _end_leases(self, processes: list[str]) -> None:
        """End the leases of the processes that are gone, so that others take over their work."""
        if not processes:
            return
        _log.info("other processes are gone: %s; their unfinished work is taken over", ", ".join(processes))
        async with self._database.begin(LEASING) as connection:
            await outbox_queue.end_leases(connection, processes)
            await deadlines.end_leases(connection, processes, self._now())
