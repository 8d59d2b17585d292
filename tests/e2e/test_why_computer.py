"""Tests of /why computer: what a computer player weighed when it placed a tile."""

import pytest
from playing import live_turn, open_table, play_by_buttons, small_table

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
