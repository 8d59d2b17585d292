"""Tests that controls forged by the manager of another server neither change nor show anything of this one."""

import re

import pytest
from forging import forge, stored_rows
from playing import game_of, open_table, outbox_empty, small_table

from model.ids import PersonId
from sandbox.world import channels

pytestmark = pytest.mark.e2e

NO_GAME, NO_CUP, NO_LADDER = (
    "There is no game here",
    "no such tournament on this server",
    "no such ladder on this server",
)
NO_CHALLENGE, NOT_YOURS = "no longer exists", "between other people"
NO_PUZZLE, NO_SEAT = "no tile of the day to show here", "not at this table"

FORGED = [
    ("b:stop.1:GAME:0:", NO_SEAT),
    ("b:stop.1:GAME:0:vote", NO_SEAT),
    ("b:undo.1:GAME:0:", NO_SEAT),
    ("b:undo.1:GAME:0:ask", NO_SEAT),
    ("b:vote.1:GAME:0:yes", NO_SEAT),
    ("b:resign.1:GAME:0:close", NO_SEAT),
    *((f"b:{look}.1:GAME:0:", NO_GAME) for look in ("board", "scores", "tiles", "history", "review", "play")),
    *((f"b:{act}:GAME:{seq}:- . -", NO_GAME) for act in ("cell.2", "confirm.1") for seq in (0, 7)),
    ("b:replace.1:GAME:0:red", NO_GAME),
    ("b:replace.1:GAME:0:red/FORGER/Mallory", NO_GAME),
    ("b:rematch.1:GAME:0:", NO_GAME),
    ("b:thread.4:GAME:0:", NO_GAME),
    ("b:rematch.1:OVER:0:", NO_GAME),
    ("b:thread.4:OVER:0:", NO_GAME),
    *((f"b:{act}.1:LOBBY:0:", NO_GAME) for act in ("join", "leave", "computer", "start", "setting")),
    ("b:setting.1:LOBBY:0:rules", NO_GAME),
    ("s:setting.1:LOBBY:0:seats", NO_GAME),
    ("b:ladder.1:LADDER:0:close", NO_LADDER),
    ("b:ladder.1:LADDER:0:look", NO_LADDER),
    *(
        (f"b:cup.1:CUP:0:{act}", NO_CUP)
        for act in ("start", "join", "leave", "reserve", "checkin", "sign-up", "standings", "round", "season")
    ),
    ("s:cup.1:CUP:0:thread", NO_CUP),
    ("b:plan.1:CUP:0:", NO_CUP),
    ("b:team.1:CUP:0:yes", NO_CUP),
    ("b:team.1:CUP:0:lineup", NO_CUP),
    ("b:time.1:CUP:0:1.0", NO_CUP),
    ("b:challenge.2:CHALLENGE:0:accept 0", NOT_YOURS),
    ("b:challenge.2:CHALLENGE:0:table", NO_CHALLENGE),
    ("b:challenge.2:CHALLENGE:0:rules", NOT_YOURS),
    ("s:challenge.2:CHALLENGE:0:propose", NOT_YOURS),
    ("b:puzzle.1:GUILD:0:see 1", NO_PUZZLE),
    ("b:puzzle.1:GUILD:0:table 1", NO_PUZZLE),
    ("b:puzzle.1:GUILD:0:sure 1 D@0,-1/0 .", NO_PUZZLE),
]


@pytest.fixture(params=["another-server", "direct-messages"])
async def mallory(request, box, bot):
    """Return a manager of another server with the bot, and a channel there, or their direct messages with the bot."""
    mallory = box.person("Mallory")
    if request.param == "direct-messages":
        return mallory, mallory.direct()
    own = box.world.add_server("Own")
    box.world.join(own, mallory.person)
    box.world.set_roles(own, mallory.person, {box.world.role(own, "Administrator").id})
    return mallory, channels.add_channel(box.world, own, "games")


async def test_forged_controls_of_another_servers_manager_are_refused(
    box, bot, database, mallory, table, olga, ada, bruno, caplog
):
    """A manager of another server changes nothing here, and reads neither names nor presets nor boards."""
    forger, own_channel = mallory
    box.grant(olga, "Administrator")
    await small_table(bot, box, 5, 5)
    cup = await olga.slash(table, "tournament create", name="Cup", format="swiss")
    ladder = await olga.slash(table, "ladder open", name="Spring")
    message, _ = await open_table(box, table, [ada, bruno], seats=2)
    await olga.slash(table, "preset save", name="Secret")
    second, third = (channels.add_channel(box.world, box.server, name) for name in ("second", "third"))
    over, _ = await open_table(box, second, [bruno], computers=1)
    ended = game_of(over)
    await bot.host.endings.stop(ended, PersonId(int(olga.id)), manager=True)
    lobby = await ada.slash(third, "game new", seats=3)
    await ada.slash(table, "challenge", person=bruno)
    (challenge,) = await bot.host.challenges.waiting_for(PersonId(int(bruno.id)))
    named = {
        "GAME": message,
        "LOBBY": lobby.message,
        "CUP": cup.message,
        "LADDER": ladder.message,
    }
    ids = {name: game_of(message) for name, message in named.items()}
    ids |= {"OVER": ended, "CHALLENGE": challenge.id, "GUILD": box.server.id, "FORGER": forger.id}
    await outbox_empty(bot.host)
    before = stored_rows(database)
    for forged, expected in FORGED:
        raw = re.sub("[A-Z]{3,}", lambda name: ids.get(name[0], name[0]), forged)
        reply = await forge(forger, own_channel, raw, "preset=x")
        assert reply.ephemeral, forged
        assert expected in reply.text, (forged, reply.text)
        shown = str(reply.message.raw)
        assert not any(name in shown for name in ("Ada", "Bruno", ada.id, bruno.id, "Secret")), (
            forged,
            shown,
        )
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    assert stored_rows(database) == before


async def test_a_forged_form_of_another_servers_manager_is_refused(box, bot, database, table, ada):
    """A form of house rules that names a table here is refused to a manager of another server."""
    forger = box.person("Mallory")
    own = box.world.add_server("Own")
    box.world.join(own, forger.person)
    lobby = await ada.slash(table, "game new")
    own_table = await forger.slash(channels.add_channel(box.world, own, "games"), "game new")
    panel = await forger.click(own_table.message, "Settings")
    opened = await forger.click(panel.message, "House rules")
    await outbox_empty(bot.host)
    before = stored_rows(database)
    opened.modal["custom_id"] = f"m:setting.1:{game_of(lobby.message)}:0:rules"
    reply = await forger.submit(opened, {})
    assert NO_GAME in reply.text
    assert "Ada" not in str(reply.message.raw)
    assert stored_rows(database) == before
