"""Tables that nobody has used for a long time."""

from datetime import timedelta

import pytest
from games_played import ANN, BEN, CHANNEL, DAY, GUILD, HandClock, options, post_all, started

from host.errors import HostReason, HostRefusal
from host.host import Host
from model.guilds import GuildSettings
from model.ids import ChannelId, GuildId, MessageId
from model.outbox import MessageKind
from model.tables import GameStatus

WEEK = 7 * DAY
SECOND = timedelta(seconds=1)


async def test_a_forgotten_table_closes_and_frees_its_channel(host: Host, clock: HandClock) -> None:
    """A table unused for a week is closed with one message, and its channel is free for another."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    await host.lobby.set_message(table.id, MessageId(99))
    assert await host.timekeeper.run_due() == clock.time + WEEK
    clock.forward(WEEK - SECOND)
    await host.timekeeper.run_due()
    assert (await host.lobby.view(table.id)).status is GameStatus.LOBBY
    clock.forward(SECOND)
    assert await host.timekeeper.run_due() is None
    closed = await host.lobby.view(table.id)
    assert (closed.status, closed.begun, closed.message) == (GameStatus.STOPPED, False, 99)
    (delivery,) = await post_all(host, count=1)
    assert (delivery.game, delivery.kind) == (table.id, MessageKind.STOPPED)
    await host.lobby.open(GUILD, CHANNEL, BEN, options())


async def test_a_table_that_is_touched_stays(host: Host, clock: HandClock) -> None:
    """A join or a change of options keeps the table for another week."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    clock.forward(6 * DAY)
    await host.lobby.join(table.id, BEN)
    assert await host.timekeeper.run_due() == clock.time + WEEK
    clock.forward(6 * DAY)
    await host.timekeeper.run_due()
    assert (await host.lobby.start(table.id, BEN.id)).status is GameStatus.RUNNING


async def test_the_refusal_says_whose_table_waits(host: Host, clock: HandClock) -> None:
    """The refusal of a taken channel names the table's host and its expiry, or says that a game runs there."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    with pytest.raises(HostRefusal) as refusal:
        await host.lobby.open(GUILD, CHANNEL, BEN, options())
    assert refusal.value.reason is HostReason.CHANNEL_BUSY
    assert refusal.value.values == {
        "game": table.id,
        "status": "lobby",
        "host": "Ann",
        "yours": "no",
        "closes": str(int((clock.time + WEEK).timestamp())),
    }
    with pytest.raises(HostRefusal) as refusal:
        await host.lobby.open(GUILD, CHANNEL, ANN, options())
    assert refusal.value.values["yours"] == "yes"
    running = await started(host, ANN, BEN, channel=ChannelId(71))
    with pytest.raises(HostRefusal) as refusal:
        await host.lobby.open(GUILD, running.channel, BEN, options())
    assert refusal.value.values["status"] == "running"


async def test_a_server_says_how_long_a_table_waits(host: Host, clock: HandClock) -> None:
    """Each server sets how long unused tables stay open; the default is a week."""
    impatient = GuildId(8)
    await host.guilds.change(impatient, lambda _: GuildSettings(lobby_days=1))
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    other = await host.lobby.open(impatient, ChannelId(80), ANN, options())
    with pytest.raises(HostRefusal) as refusal:
        await host.lobby.open(impatient, ChannelId(80), BEN, options())
    assert refusal.value.values["closes"] == str(int((clock.time + DAY).timestamp()))
    assert await host.timekeeper.run_due() == clock.time + DAY
    clock.forward(DAY)
    assert await host.timekeeper.run_due() == clock.time + 6 * DAY
    assert (await host.lobby.view(other.id)).status is GameStatus.STOPPED
    assert (await host.lobby.view(table.id)).status is GameStatus.LOBBY
