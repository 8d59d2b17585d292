"""Creates what every command needs: the database and the host, without Discord."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app.clock import Clock
from bot.app.config import Config
from bot.platform.unfinished import cancel_all
from host.errors import LogDamaged
from host.host import Host
from host.ratings.recounts import Recount
from storage.backup import backup as copy_of
from storage.copying import CopyFailed, check_addresses, copy_all, is_unfinished
from storage.database import Database
from storage.unusable import DatabaseProblem, DatabaseUnusable, translating_damage

__all__ = [
    "MOST_CHANGED",
    "CopyFailed",
    "DatabaseUnusable",
    "backup",
    "check",
    "hosted",
    "integrity",
    "migrate",
    "recount",
]

MOST_CHANGED = 10
"""The most people named by a recount: those whose ratings have changed most."""


@asynccontextmanager
async def hosted(config: Config, clock: Clock, *, serves: bool = False) -> AsyncIterator[Host]:
    """Provide the host on its database, without its clocks. A missing file is created only if the host `serves`.

    Raises DatabaseUnusable, also if SQLite finds the file damaged inside the context, and StorageTrouble.
    """
    database = await Database.open(config.database, serves=serves, create=serves)
    following: asyncio.Task[None] | None = None
    try:
        with translating_damage(config.database):
            if await is_unfinished(database):
                raise DatabaseUnusable(DatabaseProblem.HALF_COPIED, config.database, "")
            if database.shared:
                await clock.synchronise(database.time)
                following = asyncio.create_task(clock.follow(database.time), name="clock")
            yield Host(database, clock.now, secrets.token_bytes, most_tables=config.tables)
    finally:
        if following is not None:
            await cancel_all((following,))
        await database.close()


async def recount(config: Config) -> tuple[Recount, Mapping[str, str]]:
    """Recompute all results and ratings from the logs; return the changes, and names of the people concerned."""
    async with hosted(config, Clock(config.clock_file)) as host:
        found = await host.recounts.recount()
        players = tuple(change.player for change in found.changed[:MOST_CHANGED])
        return found, await host.statistics.names(players, None)


async def check(config: Config) -> tuple[int, tuple[LogDamaged, ...]]:
    """Replay all unfinished games; return how many there are, and those whose logs are damaged."""
    async with hosted(config, Clock(config.clock_file)) as host:
        return await host.log_check.check()


async def integrity(config: Config) -> tuple[str, ...]:
    """Return the findings of the database's own check of its file."""
    database = await Database.open(config.database, create=False)
    try:
        return await database.integrity()
    finally:
        await database.close()


async def backup(config: Config, copy: Path) -> None:
    """Copy the database as it is now. Raises DatabaseUnusable, FileExistsError and OSError."""
    await copy_of(config.database, copy)


async def migrate(config: Config, url: str) -> int:
    """Copy the SQLite database into an empty PostgreSQL database; return how many games were copied.

    Raises DatabaseUnusable, also while a bot serves from either, CopyFailed and StorageTrouble.
    """
    # Before either is opened: a wrong address must not leave an empty SQLite file behind.
    check_addresses(config.database, url)
    source = await Database.open(config.database, serves=True, create=False)
    try:
        target = await Database.open(url)
        try:
            with translating_damage(config.database):
                return await copy_all(source, target)
        finally:
            await target.close()
    finally:
        await source.close()
