"""Tests of /why computer: what a computer player weighed when it placed a tile."""

from dataclasses import replace

import pytest
from playing import live_turn, open_table, play_by_buttons, small_table

from bot.features.board import why_computer
from game.comparison import ComparedTurn
from game.values.geometry import Cell
from game.values.moves import Place
from model.tables import HelpLevel

pytestmark = pytest.mark.e2e


async def test_a_computer_says_why(box, bot, table, ada, bruno):
    """/why explains a computer's last or a chosen turn privately, to onlookers too, in points and with a picture."""
    await small_table(bot, box, columns=5, rows=5)
    message, mover = await open_table(box, table, [ada], computers=1)
    assert mover is ada
    await play_by_buttons(ada, message)
    await box.message_for(ada, table, lambda posted: posted.id != message.id and "Play" in posted.buttons)
    turns = await ada.autocomplete(table, "why", focused="computer")
    assert turns[0]["name"] == "The last turn of a computer"
    assert turns[1]["name"].startswith("Turn ")
    last = await ada.slash(table, "why", computer=turns[0]["value"])
    assert last.ephemeral
    assert "Expected lead" in last.text
    assert "ways to place the tile" in last.text
    assert [attachment.filename for attachment in last.message.attachments] == ["board.png"]
    chosen = await bruno.slash(table, "why", computer=turns[1]["value"])
    assert chosen.text == last.text
    both = await ada.slash(table, "why", computer="last", feature="0")
    assert both.text == "Choose a `feature` or a `computer`, not both."
    for typed in ("why not", "999"):
        unknown = await ada.slash(table, "why", computer=typed)
        assert "No computer has played such a turn" in unknown.text


async def test_a_computer_that_plays_by_chance_says_so(box, bot, table, ada):
    """Of a level that weighs nothing /why says that, and names no turn as better or worse."""
    await small_table(bot, box, columns=5, rows=5)
    assert await ada.autocomplete(table, "why", focused="computer") == []
    assert await ada.autocomplete(table, "why", focused="feature") == []
    lobby = await ada.slash(table, "game new", seats=2)
    panel = await ada.click(lobby.message, "Settings")
    await ada.choose(panel.message, "Add a computer…", "random")
    await box.wait_for(lambda: "⚪" not in lobby.message.text, "the computer at the table")
    await ada.click(lobby.message, "Start")
    message, _ = await live_turn(box, table, [ada])
    await play_by_buttons(ada, message)
    await box.message_for(ada, table, lambda posted: posted.id != message.id and "Play" in posted.buttons)
    reply = await ada.slash(table, "why", computer="last")
    assert "This level weighs nothing" in reply.text
    assert "Expected lead" not in reply.text
    assert [attachment.filename for attachment in reply.message.attachments] == ["board.png"]


async def test_at_purist_tables_computers_explain_nothing_before_the_end(box, bot, table, ada):
    """At a table without help /why computer is refused until the game is over."""
    await small_table(bot, box, help=HelpLevel.PURIST)
    await open_table(box, table, [ada], computers=1)
    assert "once the game is over" in (await ada.slash(table, "why", computer="last")).text


async def test_where_no_computer_has_played_none_is_explained(box, bot, table, ada, bruno):
    """At a table of people /why computer does not refer to a list of turns, which would be empty."""
    await small_table(bot, box, columns=5, rows=5)
    await open_table(box, table, [ada, bruno], seats=2)
    for typed in ("last", "why not"):
        assert "No computer has played in this game" in (await ada.slash(table, "why", computer=typed)).text


async def test_alternatives_are_numbered_as_in_the_picture(box, bot, table, ada, monkeypatch):
    """Each other cell has one number, the played one none; only a clearly better turn is called better."""
    await small_table(bot, box, columns=5, rows=5)
    message, _ = await open_table(box, table, [ada], computers=1)
    await play_by_buttons(ada, message)
    await box.message_for(ada, table, lambda posted: posted.id != message.id and "Play" in posted.buttons)
    explain, drawn = bot.host.explanations.explain, []
    explained, picture = None, why_computer.turn_picture

    async def chosen(game, seq):
        turn, found = await explain(game, seq)
        return turn, replace(found, **explained(found))

    def noted(*arguments):
        drawn.append(arguments[-1])
        return picture(*arguments)

    monkeypatch.setattr(bot.host.explanations, "explain", chosen)
    monkeypatch.setattr(why_computer, "turn_picture", noted)

    async def lines(found):
        nonlocal explained
        explained = found
        return (await ada.slash(table, "why", computer="last")).text.splitlines()

    def several(found, best):
        """Return four alternatives on two other cells and on the played one, the first with this lead."""
        place = found.played.moves[0]
        cells = (Cell(7, 7), place.cell, Cell(7, 7), Cell(8, 7))
        return {
            "played": replace(found.played, lead=1.0),
            "others": tuple(
                ComparedTurn((Place(place.tile, cell, place.turns),), lead)
                for cell, lead in zip(cells, (best, 0.5, 0.25, -1.0), strict=True)
            ),
            "ways": 9,
            "depth": 1,
        }

    title, played, ways, *others, note = await lines(lambda found: several(found, 1.05))
    assert title.startswith("### Turn 2: why ")
    assert played.startswith("Played: ")
    assert played.endswith("Expected lead: **+1**")
    assert ways == "The best alternatives among 9 ways to place the tile:"
    assert [line.split(" ")[0] for line in others] == ["**1**", "•", "**1**", "**2**"]
    assert [line.split(" ")[-1] for line in others] == ["**+1**", "**+0.5**", "**+0.2**", "**−1**"]
    assert "by playing on for one turn from each" in note
    assert drawn == [(Cell(7, 7), Cell(8, 7))]
    *_, better, note = await lines(lambda found: several(found, 1.06))
    assert better.startswith("Looking again, I like another turn better")
    only = await lines(lambda _: {"others": ()})
    assert only[2:] == ["There was no other way to place the tile."]
    chance = await lines(lambda found: several(found, 9.0) | {"compared": False})
    assert drawn[-1] == ()
    assert len(chance) == 3
