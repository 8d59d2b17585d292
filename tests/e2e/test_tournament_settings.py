"""Presets of tournaments, and the panel in which an organiser changes single settings."""

from datetime import timedelta

import pytest
from discord.utils import format_dt
from playing import small_table
from tournaments_run import seated, the_tournament

from game.values.ruleset import Option
from model.tournaments import Format, TournamentHeader, TournamentStatus

pytestmark = pytest.mark.e2e


async def _row(bot) -> TournamentHeader:
    """Return the header of the server's only tournament."""
    (found,) = await bot.host.tournaments.of_guild(bot.guilds[0].id)
    return found


async def test_an_organiser_changes_a_tournament(box, bot, table, olga, ada):
    """A preset is chosen by three words and the rest in the panel; the public message shows each change at once."""
    sign_up = await olga.slash(table, "tournament create", name="Worlds", kind="championship")
    assert "knock-out of the best, 8 at most" in sign_up.text
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
    await box.message_for(ada, table, lambda message: "best of 3, the final best of 5" in message.text)
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
    panel = await olga.choose(panel.message, "Format", "round-robin")
    panel = await olga.choose(panel.message, "Groups", "4")
    row = await _row(bot)
    assert (row.plan.groups, row.plan.knock_out, row.plan.table_seats) == (4, 8, 2)
    await box.message_for(
        ada, table, lambda message: "of each the best 2 go on to a knock-out" in message.text
    )


async def test_times_are_shown_as_they_were_chosen(box, bot, table, olga):
    """Times are shown as chosen and never rounded: 36 hours a turn, 100 minutes to check in, 90 minutes a round."""
    sign_up = await olga.slash(
        table, "tournament create", name="Cup", format="swiss", turn_hours=36, check_in_minutes=100
    )
    assert "**Time per turn:** 1 day 12 hours;" in sign_up.text
    assert "open for 1 hour 40 minutes" in sign_up.text
    panel = await olga.click(sign_up.message, "Settings")
    await olga.choose(panel.message, "Time per round", "5400")
    await box.message_for(
        olga, table, lambda message: "**Time per round:** 1 hour 30 minutes" in message.text
    )


async def test_only_organisers_change_the_settings_of_a_tournament(box, bot, table, olga, ada, bruno):
    """Only an organiser can open the settings or use their controls, and only before the start."""
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


async def test_places_reserves_byes_and_seeds(box, bot, table, olga, ada):
    """A late entrant waits for a place and is called; people can be reserves, ask for a bye, and be seeded by hand."""
    await small_table(bot, box)
    sign_up = await olga.slash(table, "tournament create", name="Small", format="swiss", rounds=3)
    panel = await olga.click(sign_up.message, "Settings")
    panel = await olga.choose(panel.message, "Places", "4")
    panel = await olga.choose(panel.message, "Byes on request", "1")
    panel = await olga.choose(panel.message, "More", "reserve", "rated", "direct-encounter")
    people = [box.person(f"P{number}") for number in range(1, 7)]
    for person in people[:4]:
        assert "You have entered" in (await person.click(sign_up.message, "Enter")).text
    assert "waiting list" in (await people[4].click(sign_up.message, "Enter")).text
    assert "in reserve" in (await people[5].click(sign_up.message, "Enter as a reserve")).text
    shown = await box.message_for(
        ada, table, lambda message: f"In reserve (1):** <@{people[5].id}>" in message.text
    )
    assert f"Waiting for a place (1):** <@{people[4].id}>" in shown.text
    assert "matches with each other" in shown.text
    await people[0].click(sign_up.message, "Withdraw")
    call = await box.message_for(ada, table, lambda message: "a place is free" in message.text)
    assert f"<@{people[4].id}>" in call.text
    seeds = await olga.slash(table, "tournament seed", person=people[4], place=1)
    assert seeds.text.splitlines()[1] == f"1\\. <@{people[4].id}>"
    assert "Whoever enters later follows, by rating." in seeds.text
    assert "Only an organiser" in (await ada.slash(table, "tournament seed", person=ada, place=1)).text
    byes = [await people[4].slash(table, "tournament bye") for _ in range(2)]
    assert all("You have a bye in round 1" in reply.text for reply in byes), "asking twice takes nothing back"
    cancelled = [await people[4].click(reply.message, "Play after all") for reply in byes]
    assert all("You play in round 1" in reply.text and not reply.buttons for reply in cancelled)
    assert "not in this tournament" in (await ada.slash(table, "tournament bye")).text


async def test_who_loses_a_place_is_told(box, bot, table, olga):
    """Where places become fewer, whoever entered last is called to read that they wait now, and why."""
    sign_up = await olga.slash(table, "tournament create", name="Small", format="swiss", rounds=3)
    people = [box.person(f"P{number}") for number in range(1, 6)]
    for person in people:
        await person.click(sign_up.message, "Enter")
    panel = await olga.click(sign_up.message, "Settings")
    await olga.choose(panel.message, "Places", "4")
    notice = await box.message_for(
        people[4], table, lambda message: "on the waiting list of **Small**" in message.text
    )
    assert "There are fewer places than before." in notice.text
    assert notice.raw.mentions == (people[4].id,)
    await box.wait_for(
        lambda: f"Waiting for a place (1):** <@{people[4].id}>" in sign_up.message.text, "the waiting list"
    )


async def test_a_start_when_nobody_has_checked_in(box, bot, table, olga):
    """Once the check-in counts, a start without anybody checked in is refused and removes nobody."""
    await olga.slash(table, "tournament create", name="Cup", format="swiss", check_in_minutes=60)
    for number in range(3):
        await box.person(f"Player {number}").slash(table, "tournament join")
    box.advance(71.5 * 3600)
    await box.message_for(olga, table, lambda message: "check in now" in message.text)
    refused = await olga.slash(table, "tournament start")
    assert refused.ephemeral
    assert "at least 2" in refused.text
    after = await the_tournament(bot, box)
    assert after.header.status is TournamentStatus.SIGN_UP
    assert len(after.entrants) == 3


@pytest.mark.parametrize("called", [False, True])
async def test_an_organiser_gives_people_more_time_to_enter(box, bot, table, olga, ada, *, called):
    """The sign-up stays open for longer, also once the call to the check-in is posted, which then shows the new end."""
    sign_up = await olga.slash(
        table, "tournament create", name="Cup", format="swiss", sign_up_hours=24, check_in_minutes=60
    )
    await ada.slash(table, "tournament join")
    before = (await the_tournament(bot, box)).header.sign_up_until
    if called:
        box.advance(23.5 * 3600)
        call = await box.message_for(ada, table, lambda message: "check in now" in message.text)
    reply = await olga.slash(table, "tournament referee", action="extend", hours=48)
    until = format_dt(before + timedelta(hours=48), "f")
    assert reply.text == f"People can enter until {until} now."
    assert until in sign_up.message.text
    if called:
        await box.wait_for(lambda: until[:-2] in call.text, "the new end of the check-in")
    box.advance(12 * 3600)
    await bot.host.director.run_due()
    after = await the_tournament(bot, box)
    assert after.header.status is TournamentStatus.SIGN_UP
    assert after.header.look_at == before + timedelta(hours=48 if called else 47)


async def test_a_start_in_a_pause_says_what_it_waits_for(box, bot, table, ada, bruno, olga):
    """A tournament that is started while it is paused begins when it is resumed, and its organiser is told so."""
    await olga.slash(table, "tournament create", name="Cup", format="swiss")
    await olga.slash(table, "tournament referee", action="pause")
    await box.message_for(
        olga, table, lambda message: "is paused" in message.text and "You can still enter" in message.text
    )
    for person in (ada, bruno):
        await person.slash(table, "tournament join")
    started = await olga.slash(table, "tournament start")
    assert "it starts once you resume it" in started.text
    await olga.slash(table, "tournament referee", action="resume")
    await seated(bot, box, 1)


async def test_an_organiser_cancels_a_tournament(box, bot, table, ada, bruno, olga):
    """Only organisers are asked whether to cancel; then the channel reads it, and the name is free again."""
    sign_up = await olga.slash(table, "tournament create", name="Cup", format="swiss")
    await ada.slash(table, "tournament join")
    refused = await bruno.slash(table, "tournament referee", action="cancel")
    assert "organiser" in refused.text
    reply = await olga.slash(table, "tournament referee", action="cancel")
    assert reply.ephemeral
    assert "Cancel Cup?" in reply.text
    assert "One person has entered" in reply.text
    assert (await the_tournament(bot, box)).header.status is TournamentStatus.SIGN_UP
    reply = await olga.click(reply.message, "Cancel the tournament")
    assert "was cancelled" in reply.text
    notice = await box.message_for(
        ada, table, lambda message: f"Cup** is cancelled by <@{olga.id}>" in message.text
    )
    shown = await ada.click(notice, "Show the sign-up")
    assert "The tournament was cancelled" in shown.text
    assert not shown.message.buttons
    await box.wait_for(lambda: not sign_up.message.buttons, "the end of the sign-up")
    assert "The tournament was cancelled" in sign_up.message.text
    second_reply = await olga.slash(table, "tournament referee", action="cancel")
    assert "This tournament was cancelled" in second_reply.text
    assert "already" not in (await olga.slash(table, "tournament create", name="Cup", format="swiss")).text


async def test_a_question_from_before_the_start_ends_no_running_tournament(box, bot, table, ada, bruno, olga):
    """A tournament that has started meanwhile goes on, and the organiser reads how it could be ended early."""
    await olga.slash(table, "tournament create", name="Cup", format="swiss")
    for person in (ada, bruno):
        await person.slash(table, "tournament join")
    reply = await olga.slash(table, "tournament referee", action="cancel")
    await olga.slash(table, "tournament start")
    await seated(bot, box, 1)
    late = await olga.click(reply.message, "Cancel the tournament")
    assert late.ephemeral
    assert "Too late to cancel" in late.text
    assert (await the_tournament(bot, box)).header.status is TournamentStatus.RUNNING
