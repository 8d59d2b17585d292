"""Tests of the messages of live rounds while the database is unreachable."""

import asyncio
from datetime import timedelta
from types import SimpleNamespace

import pytest

from bot.delivery.live_rounds import LiveRounds
from host.events import Events
from model.errors import StorageTrouble


class Rounds(LiveRounds):
    """Live rounds that cannot be read the first time."""

    def __init__(self, client: object, services: object) -> None:
        super().__init__(client, services)  # type: ignore[arg-type]
        self.tries = 0
        self.shown = asyncio.Event()

    async def show_all(self) -> None:
        self.tries += 1
        if self.tries == 1:
            raise StorageTrouble("gone")
        self.shown.set()


async def test_live_rounds_are_shown_once_the_database_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A round that could not be shown is shown once the database is back, without another event."""
    monkeypatch.setattr("host.background.AFTER_TROUBLE", timedelta(0))
    ready = asyncio.Event()
    ready.set()
    host = SimpleNamespace(live_rounds=None, events=Events())
    rounds = Rounds(SimpleNamespace(wait_until_ready=ready.wait), SimpleNamespace(host=host))
    following = asyncio.create_task(rounds.run())
    async with asyncio.timeout(10):
        await rounds.shown.wait()
    following.cancel()
    await asyncio.gather(following, return_exceptions=True)
