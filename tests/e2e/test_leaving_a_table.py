"""Tests of people who left a match of three or more: they are not mentioned, while the others play on."""

import pytest
from tournaments_run import seated

from model.ids import GuildId

pytestmark = pytest.mark.e2e


async def test_the_reminder_of_a_match_mentions_only_those_who_still_play(
    box, bot, table, olga, ada, bruno, clara
):
    """The reminder of a match's end mentions only those who neither dropped out nor had their data deleted."""
    dora = box.person("Dora")
    await olga.slash(
        table, "tournament create", name="Cup", format="tables", table_seats=4, rounds=1, round_days=2
    )
    for person in (ada, bruno, clara, dora):
        await person.slash(table, "tournament join")
    await olga.slash(table, "tournament start")
    match = (await seated(bot, box, 1)).matches[0]
    thread = box.world.channels[str(match.channel)]
    reply = await ada.slash(table, "tournament leave")
    await ada.click(reply.message, reply.buttons[0])
    shown = await bruno.slash(table, "privacy")
    reply = await bruno.click(shown.message, "Delete")
    assert "deleted" in (await bruno.click(reply.message, reply.buttons[0])).text
    box.advance(1.6 * 86400)
    reminder = await box.message_for(clara, thread, lambda message: "your match ends" in message.text)
    assert set(reminder.raw.mentions) == {clara.id, dora.id}
    for stranger in (f"<@{ada.id}>", f"<@{bruno.id}>", "<@-"):
        assert stranger not in reminder.text
    tournament = (await bot.host.tournaments.of_guild(GuildId(int(box.server.id))))[0]
    assert (await bot.host.tournaments.get(tournament.id)).matches[0].open
