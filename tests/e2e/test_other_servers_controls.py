"""Tests that controls forged by the manager of another server are refused."""

import pytest
from playing import open_table, small_table

from model.ids import GameId, LadderId, TournamentId
from model.tables import GameStatus
from model.tournaments import TournamentStatus
from sandbox.world import channels
from sandbox.world.components import ComponentKind

pytestmark = pytest.mark.e2e


@pytest.fixture
async def mallory(box, bot):
    """Return a manager of another server with the bot, and a channel there."""
    mallory = box.person("Mallory")
    own = box.world.add_server("Own")
    box.world.join(own, mallory.person)
    box.world.set_roles(own, mallory.person, {box.world.role(own, "Administrator").id})
    return mallory, channels.add_channel(box.world, own, "games")


async def forge(mallory, channel, raw):
    """Press a button of the forger's own panel with another custom id."""
    panel = (await mallory.slash(channel, "rules")).message
    part = next(one for one in panel.controls if one["type"] == ComponentKind.BUTTON)
    part["custom_id"] = raw
    return await mallory.click(panel, raw)


async def test_forged_controls_of_another_servers_manager_are_refused(
    box, bot, mallory, table, olga, ada, bruno
):
    """A manager of another server cannot stop a game, close a ladder or start a tournament here."""
    forger, channel = mallory
    box.grant(olga, "Administrator")
    await small_table(bot, box, 5, 5)
    cup = await olga.slash(table, "tournament create", name="Cup", format="swiss")
    ladder = await olga.slash(table, "ladder open", name="Spring")
    message, _ = await open_table(box, table, [ada, bruno], seats=2)
    game, cup_id, ladder_id = (
        one.controls[0]["custom_id"].split(":")[2] for one in (message, cup.message, ladder.message)
    )
    for person in (ada, bruno):
        await person.slash(table, "tournament join", tournament="Cup")
    stopped = await forge(forger, channel, f"b:stop.1:{game}:0:")
    assert "not at this table" in stopped.text
    closed = await forge(forger, channel, f"b:ladder.1:{ladder_id}:0:close")
    assert "no such ladder" in closed.text
    started = await forge(forger, channel, f"b:cup.1:{cup_id}:0:start")
    assert started.ephemeral
    assert (await bot.host.games.view(GameId(game))).status is GameStatus.RUNNING
    assert (await bot.host.ladders.get(LadderId(ladder_id))).open
    found = await bot.host.tournaments.get(TournamentId(cup_id))
    assert found.header.status is TournamentStatus.SIGN_UP
