"""Tests of pictures or alt texts that cannot be made: people get the text and the buttons, and play on."""

import pytest
from playing import is_end, live_turn, open_table, play_by_buttons, play_to_the_end, small_table

from bench.support.in_process import running

pytestmark = pytest.mark.e2e

UNDRAWN = "The picture could not be drawn"


def fails(_view, **_words):
    """Raise an error in place of drawing."""
    raise ValueError("no such colour")


@pytest.fixture
def boards_fail(monkeypatch):
    """Make every drawing of a board or a close-up fail."""
    monkeypatch.setattr("bot.pictures.boards.draw_board", fails)
    monkeypatch.setattr("bot.pictures.boards.draw_choices", fails)


async def test_turns_are_played_when_boards_cannot_be_drawn(
    box, table, database, ada, bruno, boards_fail, caplog
):
    """Every turn is posted and can be played without pictures, after a restart too; the log has the fault numbers."""
    async with running(box, database) as client:
        await small_table(client, box)
        message, mover = await open_table(box, table, [ada, bruno], seats=2)
        assert UNDRAWN in message.text
        assert message.attachments == []
        number = message.text.split(UNDRAWN)[1].split("**")[1]
        assert f"fault {number} in drawing board.png" in caplog.text
        panel, _ = await play_by_buttons(mover, message)
        assert UNDRAWN not in panel.text
        await box.wait_for(lambda: not message.buttons, "the first turn to end")
        message, mover = await live_turn(box, table, [bruno if mover is ada else ada])
        panel = await mover.click(message, "Play")
        assert UNDRAWN in panel.text
        # A tile that fits in one place and rotation is drawn on the board already, and not beside it.
        small = [] if "Confirm" in panel.buttons else ["tile-"]
        assert [attachment.filename[:5] for attachment in panel.message.attachments] == small
        looked = await mover.click(message, "Board")
        assert UNDRAWN in looked.text
    async with running(box, database):
        await play_by_buttons(mover, message)
        await box.wait_for(lambda: not message.buttons, "the second turn to end")
        assert f"<@{mover.id}>" in message.text


ALT_TEXTS = (
    "bot.pictures.boards.describe_board",
    "bot.pictures.boards.describe_choices",
    "bot.pictures.boards.describe_tile",
    "bot.delivery.turn_pictures.describe_board",
)


async def test_turns_are_played_when_alt_texts_cannot_be_made(
    box, table, database, ada, bruno, monkeypatch, caplog
):
    """A picture whose alt text fails is left out; the turn and the update of the older message are not delayed."""
    async with running(box, database) as client:
        await small_table(client, box)
        older, mover = await open_table(box, table, [ada, bruno], seats=2)
        assert older.attachments
        for function in ALT_TEXTS:
            monkeypatch.setattr(function, fails)
        await play_by_buttons(mover, older)
        await box.wait_for(lambda: not older.buttons, "the first turn to end")
        message, mover = await live_turn(box, table, [bruno if mover is ada else ada])
        number = message.text.split(UNDRAWN)[1].split("**")[1]
        assert f"fault {number} in drawing board.png" in caplog.text
        assert message.attachments == []
        panel = await mover.click(message, "Play")
        assert UNDRAWN in panel.text
        await play_by_buttons(mover, message)
        await box.wait_for(lambda: not message.buttons, "the second turn to end")


async def test_ends_and_lessons_are_shown_when_alt_texts_cannot_be_made(
    box, bot, table, ada, bruno, monkeypatch
):
    """The end, the lesson and the rules have a fault number in place of pictures whose alt texts fail."""
    await small_table(bot, box)
    for function in (
        "bot.pictures.endings.describe_poster",
        "bot.features.learning.lesson_panel.describe_example",
        "bot.features.learning.example_pictures.describe_example",
        "bot.features.learning.example_pictures.describe_choices",
        "bot.features.learning.example_pictures.describe_board",
        "bot.pictures.boards.describe_choices",
    ):
        monkeypatch.setattr(function, fails)
    assert UNDRAWN in (await ada.slash(table, "rules")).text
    assert UNDRAWN in (await ada.slash(table, "learn")).text
    await open_table(box, table, [ada, bruno], seats=2)
    end = await play_to_the_end(box, table, [ada, bruno], play_by_buttons)
    assert UNDRAWN in end.text
    assert end.attachments[0].filename == "chart.png"


async def test_a_holiday_pauses_the_clock_of_a_turn_without_a_picture(
    box, bot, table, ada, bruno, boards_fail
):
    """The clock in a turn message without a picture is paused by a holiday like that of any other."""
    await small_table(bot, box, turn_seconds=7200)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    before = message.text
    await mover.slash(table, "me holiday", days=3)
    await box.wait_for(lambda: message.text != before, "the clock to pause")
    assert "Play" in message.buttons


async def test_the_end_is_posted_without_a_picture_that_cannot_be_drawn(
    box, bot, table, ada, bruno, monkeypatch
):
    """If one picture of the end cannot be drawn, the others are shown and the record can still be downloaded."""
    await small_table(bot, box)
    monkeypatch.setattr("bot.pictures.endings.draw_score_chart", fails)
    await open_table(box, table, [ada, bruno], seats=2)
    end = await play_to_the_end(box, table, [ada, bruno], play_by_buttons)
    assert is_end(end)
    assert UNDRAWN in end.text
    names = [attachment.filename for attachment in end.attachments]
    assert names[:2] == ["poster.png", "replay.gif"]
    assert names[2].endswith(".game")
