"""Tests of /review, which says what the turns of a finished game cost, and of the pictures of game files."""

from dataclasses import replace
from io import BytesIO

import pytest
import review_tasks
from PIL import Image
from playing import open_table, play_by_buttons, play_to_the_end, small_table

from model.ids import GuildId
from sandbox.world.uploads import Upload

pytestmark = pytest.mark.e2e


async def test_a_game_is_reviewed(box, bot, table, ada, bruno):
    """The button at the end opens a review, which grows; the costliest turn is shown beside a better one."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    end = await play_to_the_end(box, table, [ada, bruno], play_by_buttons)
    review = await ada.click(end, "Review")
    assert review.ephemeral
    assert "Look again" in review.message.buttons
    await review_tasks.finished()
    review = await ada.click(review.message, "Look again")
    assert "Look again" not in review.message.buttons
    assert "by play" in review.text
    assert [attachment.filename for attachment in review.message.attachments] == ["review.png"]
    assert "Expected lead, turn by turn" in str(review.message.raw.components)
    shown = await bruno.slash(table, "review")
    assert "Turns reviewed" not in shown.text
    pick = next(control for control in shown.message.controls if "options" in control)
    costliest = await bruno.choose(shown.message, "The turns that cost most", pick["options"][0]["value"])
    assert "Played:" in costliest.text
    assert "Expected lead" in costliest.text
    assert costliest.message.attachments[0].filename == "played.png"
    back = await bruno.click(costliest.message, "All turns")
    assert "by play" in back.text
    first = await bruno.click(back.message, "▶")
    assert first.text.startswith("### Turn 1:")
    second = await bruno.click(first.message, "▶")
    assert second.text.startswith("### Turn 2:")
    assert "tiles left" not in str(second.message.raw.components)
    assert (await bruno.click(second.message, "⏮")).text == first.text
    assert (await bruno.click(second.message, "View replay")).text.startswith("### Turn ")


async def test_a_running_game_is_not_reviewed(box, bot, table, ada, bruno):
    """`/review` of a running game is refused privately."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    refused = await ada.slash(table, "review")
    assert refused.ephemeral
    assert "once it is over" in refused.text


async def test_a_game_file_is_reviewed(box, bot, table, ada, bruno):
    """A review of a game file carries the file on each page; files that are no games or not over are refused."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    running = await ada.slash(table, "export")
    refused = await bruno.slash(table, "review", file=running.message.attachments[0].id)
    assert "not over" in refused.text or "no turn" in refused.text
    end = await play_to_the_end(box, table, [ada, bruno], play_by_buttons)
    exported = (await ada.slash(table, "export")).message.attachments[0].id
    begun = await bruno.slash(table, "review", file=exported)
    assert begun.ephemeral
    assert "Look again" in begun.message.buttons
    await review_tasks.finished()
    whole = await bruno.click(begun.message, "Look again")
    assert [attachment.filename for attachment in whole.message.attachments] == ["review.png", "written.game"]
    turn = await bruno.click(whole.message, "▶")
    assert turn.text.startswith("### Turn 1:")
    assert turn.message.picture().startswith(b"\x89PNG")
    assert turn.message.attachments[-1].filename == "written.game"
    assert "by play" in (await bruno.click(turn.message, "All turns")).text
    reply = await bruno.slash(table, "import", file=exported)
    assert "by play" in (await bruno.click(reply.message, "Review")).text
    chart = next(attachment.id for attachment in end.attachments if attachment.filename == "chart.png")
    none = await ada.slash(table, "review", file=chart)
    assert "too large" in none.text or "isn’t text" in none.text


async def test_a_failed_review_is_started_again_by_its_button(box, bot, table, ada, bruno, monkeypatch):
    """A failed review is started again by its button only."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    end = await play_to_the_end(box, table, [ada, bruno], play_by_buttons)
    with monkeypatch.context() as failing:
        failing.setattr("host.reviews.reviews.WORKER", ("-c", "raise SystemExit(1)"))
        review = await ada.click(end, "Review")
        await review_tasks.finished(60)
        failed = await ada.click(review.message, "Look again")
    assert "went wrong on our side" in failed.text
    assert "by play" not in failed.text
    assert "went wrong" in (await bruno.slash(table, "review")).text
    second_reply = await ada.click(failed.message, "Try again")
    assert "Turns reviewed" in second_reply.text
    await review_tasks.finished()
    assert "by play" in (await ada.click(second_reply.message, "Look again")).text


async def test_pictures_of_a_game_file_have_the_theme_of_the_server(box, bot, table, ada, bruno):
    """Where the theme is a light one, the board of a game file and the turns of its review have a light surround."""
    await small_table(bot, box)
    guild = GuildId(int(box.server.id))
    await bot.host.guilds.change(guild, lambda settings: replace(settings, theme="flat-light"))
    await open_table(box, table, [ada, bruno], seats=2)
    await play_to_the_end(box, table, [ada, bruno], play_by_buttons)
    exported = (await ada.slash(table, "export")).message.attachments[0].id
    reply = await bruno.slash(table, "import", file=exported)
    pictures = [reply.message.picture()]
    begun = await bruno.click(reply.message, "Review")
    await review_tasks.finished()
    whole = await bruno.click(begun.message, "Look again")
    turn = await bruno.click(whole.message, "▶")
    pictures.append(turn.message.picture())
    for data in pictures:
        with Image.open(BytesIO(data)) as picture:
            assert picture.convert("L").getpixel((2, 2)) > 128


@pytest.mark.parametrize(("tiles", "files"), [(5, ["board.png"]), (30, ["board.png", "whole.png"])])
async def test_a_large_board_of_a_game_file_has_two_pictures(table, ada, bot, tiles, files):
    """The board of a game file is shown as that of a table: what matters, and all of it if it is large."""
    moves = [f"{n}. {('blue', 'red')[n % 2]} U@{n},0/0" for n in range(1, tiles)]
    text = "\n".join(['[Seats "red blue"]', *moves, ""])
    shown = await ada.slash(table, "import", file=Upload(0, "a.game", text.encode()))
    assert [attachment.filename for attachment in shown.message.attachments] == [*files, "written.game"]
    back = await ada.click(shown.message, "⏮")
    assert [attachment.filename for attachment in back.message.attachments] == ["board.png", "written.game"]
