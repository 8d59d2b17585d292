"""Tests of /why computer: what a computer player weighed when it placed a tile."""

import pytest
from playing import open_table, play_by_buttons, small_table

from model.tables import HelpLevel

pytestmark = pytest.mark.e2e


async def test_a_computer_says_why(box, bot, table, ada, bruno):
    """/why explains a computer's last or a chosen turn privately, to onlookers too, in points and with a picture."""
    await small_table(bot, box, columns=5, rows=5)
    message, mover = await open_table(box, table, [ada], computers=1)
    assert mover is ada
    await play_by_buttons(ada, message)
    await box.message_for(ada, table, lambda one: one.id != message.id and "Play" in one.buttons)
    turns = await ada.autocomplete(table, "why", focused="computer")
    assert turns[0]["name"] == "The last turn of a computer"
    assert turns[1]["name"].startswith("Turn ")
    last = await ada.slash(table, "why", computer=turns[0]["value"])
    assert last.ephemeral
    assert "Expected lead" in last.text
    assert "ways to place the tile" in last.text
    assert [one.filename for one in last.message.attachments] == ["board.png"]
    chosen = await bruno.slash(table, "why", computer=turns[1]["value"])
    assert chosen.text == last.text
    both = await ada.slash(table, "why", computer="last", feature="0")
    assert both.text == "Choose a `feature` or a `computer`, not both."
    assert "find that turn" in (await ada.slash(table, "why", computer="why not")).text
    assert "No computer has played such a turn" in (await ada.slash(table, "why", computer="999")).text


async def test_where_computers_say_nothing_yet(box, bot, table, ada):
    await small_table(bot, box, help=HelpLevel.PURIST)
    await open_table(box, table, [ada], computers=1)
    assert "once the game is over" in (await ada.slash(table, "why", computer="last")).text
