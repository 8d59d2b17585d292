"""/review: what the turns of a finished game cost."""

import asyncio

import pytest
from playing import open_table, play_by_buttons, play_to_the_end, small_table

pytestmark = pytest.mark.e2e


async def test_a_game_is_reviewed(box, bot, table, ada, bruno):
    """The button at the end opens it, it grows, and the turn that cost most is shown beside a better one."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    end = await play_to_the_end(box, table, [ada, bruno], lambda who, message: play_by_buttons(who, message))
    review = await ada.click(end, "Review")
    assert review.ephemeral
    assert "Look again" in review.message.buttons
    async with asyncio.timeout(120):
        await bot.host.reviews.idle()
    review = await ada.click(review.message, "Look again")
    assert "Look again" not in review.message.buttons
    assert "by play" in review.text
    assert [one.filename for one in review.message.attachments] == ["review.png"]
    assert "Expected lead, turn by turn" in str(review.message.raw.components)
    shown = await bruno.slash(table, "review")
    assert "turns are reviewed" not in shown.text
    pick = next(one for one in shown.message.controls if "options" in one)
    costly = await bruno.choose(shown.message, "The turns that cost most", pick["options"][0]["value"])
    assert "Played:" in costly.text
    assert "Expected lead" in costly.text
    assert costly.message.attachments[0].filename == "played.png"
    back = await bruno.click(costly.message, "All turns")
    assert "by play" in back.text


async def test_a_running_game_is_not_reviewed(box, bot, table, ada, bruno):
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    refused = await ada.slash(table, "review")
    assert refused.ephemeral
    assert "once it is over" in refused.text
