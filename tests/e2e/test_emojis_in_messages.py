"""Tests of application emojis in messages where they are uploaded, and of plain marks where they are not."""

import re

import aiohttp
import discord
import pytest
from playing import game_of, open_table, play_by_buttons, small_table

from bench.support.in_process import running
from bot.pictures import choices
from game.values.ruleset import Expansion, Option
from model.ids import PersonId
from rendering.sprites.emojis import application_emojis
from sandbox.faults import Fault, FaultKind
from sandbox.script import Sandbox, Settings
from sandbox.server import TOKEN

pytestmark = pytest.mark.e2e

FIGURE = re.compile(r"<:(red|blue)_meeple:\d+>")


@pytest.fixture
async def uploaded(box):
    """Return the names of the application's emojis: all are uploaded."""
    return await upload(box)


async def upload(box):
    """Give the application all emojis; return their names."""
    connector = aiohttp.UnixConnector(path=box.socket_path)
    async with discord.Client(intents=discord.Intents.none(), connector=connector) as client:
        await client.login(TOKEN)
        # The pictures do not matter here, and drawing all of them takes longer than the test: one is used for all.
        emojis = dict(application_emojis())
        picture = next(iter(emojis.values()))()
        for name in emojis:
            await client.create_application_emoji(name=name, image=picture)
    return {emoji["name"] for emoji in box.world.emojis.values()}


def marks(message):
    """Return the names of the emojis on the controls of a message."""
    found = []
    for part in message.controls:
        found += [
            control["emoji"]["name"] for control in (part, *part.get("options", ())) if control.get("emoji")
        ]
    return found


async def test_seats_and_figures_are_shown(box, uploaded, database, table, ada, bruno):
    """Seats show their meeple, the spots of a panel their figure, the tiles of a hand their picture."""
    async with running(box, database) as bot:
        await small_table(bot, box, 5, 5, rules=[Option.HAND_THREE], expansions=[Expansion.INNS])
        lobby = await ada.slash(table, "game new", seats=2)
        assert FIGURE.search(lobby.text)
        await ada.click(lobby.message, "Add computer")
        settings = await ada.click(lobby.message, "Settings")
        assert marks(settings.message) == ["📜", "blue_meeple"]
        await ada.click(lobby.message, "Leave")
        message, mover = await open_table(box, table, [ada, bruno], seats=2)
        assert FIGURE.search(message.text.splitlines()[0])
        panel = await mover.click(message, "Play")
        assert uploaded.issuperset(marks(panel.message))
        colour = FIGURE.search(message.text)[1]
        # Where the first tile of the hand fits one cell in one turn, its figures can be chosen at once.
        assert all(name.startswith(("tile_", f"{colour}_large")) for name in marks(panel.message))
        # A hand of equal tiles leaves nothing to choose, and a tile that fits on one cell alone is previewed
        # there.
        view = await bot.host.games.view(game_of(message), PersonId(int(mover.id)))
        shown = any(name.startswith("tile_") for name in marks(panel.message))
        assert shown == (len(choices.tiles(view.position)) > 1 and "Confirm" not in panel.buttons)
        while "Confirm" not in panel.buttons:
            part = next(control for control in panel.message.controls if ":cell." in control["custom_id"])
            panel = await mover.click(panel.message, part["custom_id"])
        places = [control for control in panel.message.controls if ":spot." in control["custom_id"]]
        # The spot of a meeple shows a letter alone; other figures show their mark.
        marked = {control["emoji"]["name"] for control in places if control.get("emoji")}
        assert marked
        assert all(name.startswith(f"{colour}_large") for name in marked), marked


async def test_an_emoji_that_is_deleted_while_the_bot_runs(tmp_path, database, answer_seconds):
    """A panel with an emoji that was deleted is refused once, and then sent without the emoji."""
    # The fixture `box` would fail, as Discord must refuse one request here.
    async with Sandbox(Settings(directory=tmp_path / "own", answer_seconds=answer_seconds)) as box:
        uploaded = await upload(box)
        table, ada, bruno = box.channel("games"), box.person("Ada"), box.person("Bruno")
        async with running(box, database) as bot:
            await small_table(bot, box, 5, 5, expansions=[Expansion.INNS])
            message, mover = await open_table(box, table, [ada, bruno], seats=2)
            box.world.emojis.clear()
            refused = await mover.slash(table, "place", **await a_placement(mover, table))
            assert "Your move counts, but something went wrong" in refused.text
            panel = await mover.click(message, "Play")
            assert "Confirm" in panel.buttons
            assert not uploaded & set(marks(panel.message))


async def a_placement(person, table):
    """Return a cell and turns that /place accepts."""
    cell = (await person.autocomplete(table, "place", focused="cell"))[0]["value"]
    turn = (await person.autocomplete(table, "place", focused="turn", cell=cell))[0]["value"]
    return {"cell": cell, "turn": turn}


@pytest.mark.parametrize("removed", [True, False], ids=["none there", "none heard of"])
async def test_circles_stand_in_for_missing_emojis(box, uploaded, database, table, ada, bruno, removed):
    """Circles stand in for emojis that are gone when the bot starts, or cannot be looked up."""
    if removed:
        box.world.emojis.clear()
    else:
        box.faults.add(Fault(FaultKind.DROPPED, "/emojis", times=20))
    async with running(box, database) as bot:
        await small_table(bot, box, 5, 5)
        message, mover = await open_table(box, table, [ada, bruno], seats=2)
        assert "<:" not in message.text
        assert "🔴" in message.text or "🟦" in message.text
        panel = await mover.click(message, "Play")
        assert not [name for name in marks(panel.message) if name in uploaded]
        await play_by_buttons(mover, message)
