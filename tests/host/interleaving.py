"""Interleaving: actions that tests run between two steps of an operation."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import asynccontextmanager

import pytest

from host.host import Host
from host.ratings.pools import Recounting
from model.results import GameResult


def before_writing(
    patch: pytest.MonkeyPatch, host: Host, nth: int, do: Callable[[], Awaitable[object]]
) -> None:
    """Run `do` just before the `nth` writing transaction from now on."""
    database = host._services.database
    begin, count = database.begin, 0

    @asynccontextmanager
    async def counted(subject: str | None = None):  # type: ignore[no-untyped-def]
        nonlocal count
        count += 1
        if count == nth:
            await do()
        async with begin(subject) as connection:
            yield connection

    patch.setattr(database, "begin", counted)


def while_counting(patch: pytest.MonkeyPatch, do: Callable[[], Awaitable[object]]) -> None:
    """Run `do` once, right after a recount has counted results for the first time."""
    add, loop, done = Recounting.add, asyncio.get_running_loop(), False

    def slow(counting: Recounting, found: Iterable[GameResult]) -> None:
        nonlocal done
        add(counting, found)
        if not done:
            done = True
            asyncio.run_coroutine_threadsafe(do(), loop).result()  # type: ignore[arg-type]

    patch.setattr(Recounting, "add", slow)
