"""A picture that cannot be drawn: people still get the text and the buttons, and the game goes on."""

import pytest
from playing import is_end, live_turn, open_table, play_by_buttons, play_to_the_end, small_table

from bench.support.in_process import running

pytestmark = pytest.mark.e2e

UNDRAWN = "The picture could not be drawn"


def broken(_view, **_words):
    """Raise an error in place of drawing."""
    raise ValueError("no such colour")


@pytest.fixture
def no_boards(monkeypatch):
    """Make every drawing of a board or a close-up fail."""
    monkeypatch.setattr("bot.pictures.boards.draw_board", broken)
    monkeypatch.setattr("bot.pictures.boards.draw_choices", broken)


async def test_turns_without_pictures(box, table, database, ada, bruno, no_boards, caplog):
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
        assert [one.filename[:5] for one in panel.message.attachments] == small
        looked = await mover.click(message, "Board")
        assert UNDRAWN in looked.text
    async with running(box, database):
        await play_by_buttons(mover, message)
        await box.wait_for(lambda: not message.buttons, "the second turn to end")
        assert f"<@{mover.id}>" in message.text


DESCRIBED = (
    "bot.pictures.boards.describe_board",
    "bot.pictures.boards.describe_choices",
    "bot.pictures.boards.describe_tile",
    "bot.delivery.turn_pictures.describe_board",
)


async def test_turns_that_cannot_be_described(box, table, database, ada, bruno, monkeypatch, caplog):
    """A failing description of a picture delays neither the turn nor a change of an older message."""
    async with running(box, database) as client:
        await small_table(client, box)
        sound, mover = await open_table(box, table, [ada, bruno], seats=2)
        assert sound.attachments
        for function in DESCRIBED:
            monkeypatch.setattr(function, broken)
        await play_by_buttons(mover, sound)
        await box.wait_for(lambda: not sound.buttons, "the first turn to end")
        message, mover = await live_turn(box, table, [bruno if mover is ada else ada])
        number = message.text.split(UNDRAWN)[1].split("**")[1]
        assert f"fault {number} in drawing board.png" in caplog.text
        assert message.attachments == []
        panel = await mover.click(message, "Play")
        assert UNDRAWN in panel.text
        await play_by_buttons(mover, message)
        await box.wait_for(lambda: not message.buttons, "the second turn to end")


async def test_ends_and_lessons_that_cannot_be_described(box, bot, table, ada, bruno, monkeypatch):
    """The end, the lesson and the rules are shown with a fault number in place of pictures that cannot be described."""
    await small_table(bot, box)
    for function in (
        "bot.pictures.endings.describe_poster",
        "bot.features.learning.lesson_panel.describe_example",
        "bot.features.learning.example_pictures.describe_example",
        "bot.features.learning.example_pictures.describe_choices",
        "bot.features.learning.example_pictures.describe_board",
        "bot.pictures.boards.describe_choices",
    ):
        monkeypatch.setattr(function, broken)
    assert UNDRAWN in (await ada.slash(table, "rules")).text
    assert UNDRAWN in (await ada.slash(table, "learn")).text
    await open_table(box, table, [ada, bruno], seats=2)
    end = await play_to_the_end(box, table, [ada, bruno], play_by_buttons)
    assert UNDRAWN in end.text
    assert end.attachments[0].filename == "chart.png"


async def test_a_holiday_in_a_turn_without_picture(box, bot, table, ada, bruno, no_boards):
    """The clock in a turn message without a picture follows a holiday like that of any other."""
    await small_table(bot, box, turn_seconds=7200)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    before = message.text
    await mover.slash(table, "me holiday", days=3)
    await box.wait_for(lambda: message.text != before, "the clock to stand still")
    assert "Play" in message.buttons


async def test_an_end_without_one_of_its_pictures(box, bot, table, ada, bruno, monkeypatch):
    """If one picture of the end cannot be drawn, the others are shown and the record can still be downloaded."""
    await small_table(bot, box)
    monkeypatch.setattr("bot.pictures.endings.draw_score_chart", broken)
    await open_table(box, table, [ada, bruno], seats=2)
    end = await play_to_the_end(box, table, [ada, bruno], play_by_buttons)
    assert is_end(end)
    assert UNDRAWN in end.text
    names = [one.filename for one in end.attachments]
    assert names[:2] == ["poster.png", "replay.gif"]
    assert names[2].endswith(".game")
