"""Tests of presses on messages that are no longer the newest."""

import pytest
from playing import game_of, open_table, picture_urls, play_by_typing, small_table, unposted

pytestmark = pytest.mark.e2e


async def test_play_on_an_old_message_of_ones_own_turn(box, bot, table, ada, bruno, clara):
    """*Play* on the mover's own turn opens the panel though a seat changed hands and this was not posted yet."""
    await small_table(bot, box, 5, 5)
    people = [ada, bruno, clara]
    message, mover = await open_table(box, table, people, seats=3)
    leaver, other = [person for person in people if person is not mover]
    async with unposted(bot.host, game_of(message)):
        reply = await leaver.slash(table, "resign")
        await leaver.click(reply.message, "Leave seat empty")
        panel = await mover.click(message, "Play")
        assert any(":cell." in part["custom_id"] for part in panel.message.controls), panel.text
        refused = await other.click(message, "Play")
        assert "Play" not in refused.buttons
        assert "moved on" in refused.text


async def test_play_on_the_message_of_an_earlier_turn(box, bot, table, ada, bruno):
    """*Play* on a message whose turn is over, before newer ones are posted, opens the panel of the present board."""
    await small_table(bot, box, 5, 5)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    async with unposted(bot.host, game_of(message)):
        for person in (mover, other):
            await play_by_typing(person, table)
        panel = await mover.click(message, "Play")
        assert any(":cell." in part["custom_id"] for part in panel.message.controls), panel.text
        assert not picture_urls(panel.message) & picture_urls(message)
