"""Tests of /hint: the move that a strong computer player would make."""

import pytest
from playing import game_of, open_table, small_table

from model.tables import HelpLevel

pytestmark = pytest.mark.e2e


async def test_a_hint_is_announced_to_the_table(box, bot, table, ada, bruno):
    """A hint makes no move and is announced to the table; a person who is not to move gets none."""
    await small_table(bot, box, help=HelpLevel.FULL)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    reply = await mover.slash(table, "hint")
    assert not reply.ephemeral
    assert f"<@{mover.id}> has asked for a hint." in reply.text
    hint = await box.message_for(mover, table, lambda message: message.text.startswith("I would play "))
    assert hint.ephemeral
    view = await bot.host.games.view(game_of(message))
    assert view.seq == 0
    refused = await other.slash(table, "hint")
    assert refused.ephemeral
    assert "hint" not in refused.text


async def test_tables_below_full_help_give_no_hints(box, bot, table, ada, bruno):
    """Tables below full help give no hints."""
    await small_table(bot, box)
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    assert "Only full help" in (await mover.slash(table, "hint")).text


async def test_rated_games_give_no_hints(box, bot, table, ada, bruno):
    """A hint is refused in a rated game, whatever its help level."""
    await small_table(bot, box, help=HelpLevel.FULL, rated=True)
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    assert "No hints in rated games" in (await mover.slash(table, "hint")).text
