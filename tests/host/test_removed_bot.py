"""Tests of servers that removed the bot: their pending messages cost few requests, and end after a week."""

import asyncio
from collections.abc import AsyncIterator
from datetime import time, timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from games_played import ANN, BEN, CHANNEL, DAY, GUILD, HandClock, started, unposted_news
from tournaments_played import announced

from bot.delivery import availability
from bot.delivery.alerts import Alerts
from bot.delivery.availability import Availability
from bot.delivery.dispatcher import Dispatcher
from bot.pictures.pool import Pictures
from bot.platform.services import Services
from host.events import Signal
from host.host import Host
from model.ids import GuildId
from model.outbox import GameDelivery, MessageKind
from storage import outbox_queue
from storage.database import Database

NINE = time(9)
OTHER = GuildId(8)


class Refusing:
    """A Discord that refuses all requests about a server that the bot is not on, and counts them."""

    user, shard_count = SimpleNamespace(id=1), None

    def __init__(self) -> None:
        self.requests = 0

    def get_partial_messageable(self, _channel: int) -> Any:
        return SimpleNamespace(send=self._send, history=self._history)

    def get_guild(self, _guild: int) -> None:
        """Return None: the bot is on no server."""

    def get_channel(self, _channel: int) -> None:
        """Return None: no channel is known."""

    async def fetch_channel(self, _channel: int) -> None:
        self._refuse()

    async def fetch_user(self, _person: int) -> None:
        self._refuse()

    async def _send(self, **_: object) -> None:
        self._refuse()

    async def _history(self, limit: int) -> AsyncIterator[None]:  # noqa: ARG002 - as Discord's is called
        self._refuse()
        yield

    def _refuse(self) -> None:
        self.requests += 1
        answer: Any = SimpleNamespace(status=403, reason="Forbidden")
        raise discord.Forbidden(answer, {"code": 50001, "message": "Missing Access"})


class Bot:
    """The deliveries of a bot on no server."""

    def __init__(self, host: Host, database: Database, clock: HandClock) -> None:
        self.client = Refusing()
        client: Any = self.client
        self.pictures = Pictures([])
        self.availability = Availability(client, host)
        services = Services(host, self.pictures, clock, "en")
        self._dispatcher = Dispatcher(client, services, self.availability, Alerts(client, host), Signal())
        self._host, self._database, self._now = host, database, clock

    async def post_what_is_due(self) -> None:
        """Try everything that is due to be posted, once."""
        self._host.outbox._posts.ring()
        while await self._something_is_due():
            await self._dispatcher._post_taken(await self._host.outbox.next_post())

    async def _something_is_due(self) -> bool:
        async with self._database.read_once() as connection:
            return bool(await outbox_queue.next_posts(connection, self._now(), (), 1))


@pytest.fixture
async def bot(host: Host, database: Database, clock: HandClock) -> AsyncIterator[Bot]:
    bot = Bot(host, database, clock)
    yield bot
    await bot.pictures.close()


async def test_an_unannounced_removal_of_the_bot_costs_few_requests(
    host: Host, bot: Bot, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a removal outdated messages are dropped, and events of other servers retry none of the server's."""
    await host.puzzles.begin(GUILD, CHANNEL, NINE, "UTC", "en")
    for _ in range(12):
        clock.forward(DAY)
        await host.puzzles.run_due()
        await bot.post_what_is_due()
    assert len(await host.outbox.waiting()) <= 3
    before = bot.client.requests
    for _ in range(24):
        clock.forward(timedelta(hours=1))
        await bot.post_what_is_due()
    assert bot.client.requests - before <= 24 * 6
    monkeypatch.setattr(availability, "SETTLE_SECONDS", 0.0)
    following, before = asyncio.create_task(bot.availability.run()), bot.client.requests
    looked = bot.availability.checked.next()
    bot.availability.notice("guild_channel_update")
    async with asyncio.timeout(10):
        await looked.wait()
    await bot.post_what_is_due()
    assert bot.client.requests == before
    following.cancel()
    await asyncio.gather(following, return_exceptions=True)


async def test_messages_refused_for_a_week_are_given_up(host: Host, bot: Bot, clock: HandClock) -> None:
    """Messages refused for a week are given up, except those of games and those that make threads for matches."""
    await announced(host, clock, 4)
    await started(host, ANN, BEN)
    clock.forward(DAY)
    await host.director.run_due()
    for _ in range(9):
        clock.forward(DAY)
        await bot.post_what_is_due()
    assert {delivery.kind for delivery in await host.outbox.waiting()} == {
        MessageKind.MATCH,
        MessageKind.TURN,
    }


async def test_a_removal_of_the_bot_cancels_pending_messages(host: Host, clock: HandClock) -> None:
    """When the bot is removed, messages for the server are cancelled, except those of games and for threads
    of matches.
    """
    for guild in (GUILD, OTHER):
        await host.puzzles.begin(guild, CHANNEL, NINE, "UTC", "en")
    tournament = await announced(host, clock, 4)
    await started(host, ANN, BEN)
    clock.forward(DAY)
    await host.director.run_due()
    await host.puzzles.run_due()
    assert MessageKind.ROUND in [delivery.kind for delivery in await unposted_news(host)]
    assert await host.guilds.active() == {GUILD, OTHER}
    await host.guilds.left(GUILD)
    assert await host.guilds.active() == {OTHER}
    waiting = await host.outbox.waiting()
    assert [delivery.subject for delivery in waiting if delivery.kind is MessageKind.PUZZLE] == [str(OTHER)]
    assert {delivery.kind for delivery in waiting if delivery.subject == tournament} == {MessageKind.MATCH}
    assert any(isinstance(delivery, GameDelivery) for delivery in waiting)
    assert await host.puzzles.plan(GUILD) is None
    assert await host.puzzles.plan(OTHER) is not None
    clock.forward(DAY)
    await host.puzzles.run_due()
    assert str(GUILD) not in [delivery.subject for delivery in await host.outbox.waiting()]
