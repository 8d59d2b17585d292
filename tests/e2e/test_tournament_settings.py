"""Presets of tournaments, and the panel in which an organiser changes what follows from them."""

import pytest
from playing import small_table

from game.values.ruleset import Option
from model.tournaments import Format, TournamentRow

pytestmark = pytest.mark.e2e


async def _row(bot) -> TournamentRow:
    """The only tournament of the server."""
    (found,) = await bot.host.tournaments.of_guild(bot.guilds[0].id)
    return found


async def test_an_organiser_changes_a_tournament(box, bot, table, olga, ada):
    """A preset with three words, the rest in the panel; what everybody reads follows at once."""
    sign_up = await olga.slash(table, "tournament create", name="Worlds", kind="championship")
    assert "knock-out of the best 8" in sign_up.text
    assert "a tie goes to whoever did not start" in sign_up.text
    assert "**Time per player:** 3 days" in sign_up.text
    panel = await olga.click(sign_up.message, "Settings")
    assert panel.ephemeral
    for select, value in (
        ("Rounds", "6"),
        ("Time per round", str(7 * 86400)),
        ("Time per player for a game", str(2 * 86400)),
        ("Games per match of the knock-out", "3"),
        ("Games of the final", "5"),
        ("Check-in", "3600"),
        ("Ties", "everywhere"),
    ):
        panel = await olga.choose(panel.message, select, value)
    row = await _row(bot)
    plan = row.plan
    assert (plan.rounds, plan.round_seconds, plan.check_in_seconds) == (6, 7 * 86400, 3600)
    assert (plan.best_of, plan.knock_out_best_of, plan.final_best_of) == (1, 3, 5)
    assert row.options.budget_seconds == 2 * 86400
    assert row.options.ruleset.has(Option.STARTER_LOSES_TIES)
    assert "best of 3, the final best of 5" in ada.last(table).text
    panel = await olga.choose(panel.message, "More", "late", "rated", "duplicate")
    panel = await olga.choose(panel.message, "Format", "tables")
    row = await _row(bot)
    assert (row.format, row.plan.table_seats, row.plan.duplicate, row.plan.late) == (
        Format.TABLES,
        4,
        True,
        True,
    )
    panel = await olga.choose(panel.message, "Seats per table", "5")
    assert (await _row(bot)).plan.table_seats == 5


async def test_settings_of_a_tournament_are_the_organisers(box, bot, table, olga, ada, bruno):
    """Nobody else opens or uses them, and after the start nobody does."""
    await small_table(bot, box)
    sign_up = await olga.slash(table, "tournament create", name="Evening", kind="live")
    refused = await ada.click(sign_up.message, "Settings")
    assert "Only an organiser" in refused.text
    for person in (ada, bruno):
        await person.click(sign_up.message, "Enter")
    panel = await olga.click(sign_up.message, "Settings")
    await olga.choose(panel.message, "Check-in", "0")
    await olga.slash(table, "tournament start")
    late = await olga.choose(panel.message, "Rounds", "3")
    assert "Too late" in late.text
