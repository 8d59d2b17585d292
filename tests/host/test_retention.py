"""Tests of the deletion of ended games after the server's retention."""

import asyncio

import pytest
import sqlalchemy as sa
from games_played import ANN, BEN, DAY, GUILD, HandClock, options, started

from host.errors import HostReason, HostRefusal
from host.host import Host
from model.guilds import GuildSettings
from model.ids import ChannelId, GuildId
from model.tables import GameStatus
from storage.database import Database
from storage.schema import games


async def test_ended_games_are_deleted_after_the_server_s_retention(host: Host, clock: HandClock) -> None:
    """With a retention of seven days a game that ended eight days ago is deleted; another server keeps its game."""
    view = await started(host, ANN, BEN)
    await host.endings.stop(view.id, ANN.id)
    elsewhere = await host.lobby.open(GuildId(8), ChannelId(80), ANN, options())
    await host.endings.stop(elsewhere.id, ANN.id)
    await host.guilds.change(GUILD, lambda _: GuildSettings(retention_days=7))
    clock.forward(8 * DAY)
    await host.retention.delete_old_games()
    with pytest.raises(HostRefusal) as refusal:
        await host.games.view(view.id)
    assert refusal.value.reason is HostReason.NO_SUCH_GAME
    assert (await host.lobby.view(elsewhere.id)).status is GameStatus.STOPPED


async def test_others_write_while_old_games_are_deleted(
    host: Host, database: Database, clock: HandClock
) -> None:
    """Old games are deleted a few at a time, so that no move waits for all of them."""
    for number in range(25):
        table = await host.lobby.open(GUILD, ChannelId(number + 1), ANN, options())
        await host.endings.stop(table.id, ANN.id)
    await host.guilds.change(GUILD, lambda _: GuildSettings(retention_days=7))
    clock.forward(8 * DAY)
    deletion = asyncio.create_task(host.retention.delete_old_games())
    left = set()
    while not deletion.done():
        async with database.begin() as connection:
            left.add((await connection.execute(sa.select(sa.func.count()).select_from(games))).scalar_one())
        await asyncio.sleep(0.01)
    await deletion
    assert len(left) >= 3
    assert min(left) == 0
