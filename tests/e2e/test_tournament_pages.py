"""Tests of the pages of rounds: of a knock-out that is too large for one message, and until when matches have time."""

from datetime import timedelta

import pytest
from discord.utils import format_dt
from playing import small_table
from tournaments_run import new_people, seated, start_tournament, tournament_once

from host.games.views import Person
from model.ids import ChannelId, GuildId, PersonId
from model.matches import DecisionKind
from model.tables import TableOptions
from model.tournaments import Format, Plan, TournamentSpec, TournamentStatus

pytestmark = pytest.mark.e2e

ENTRANTS = 40
NAMES = [f"Player {number}" for number in range(1, ENTRANTS)]


async def knock_out(client, box, table, olga, ada):
    """Return a knock-out of forty people in the second of its six rounds; Ada, the lowest seed, has won her match."""
    await small_table(client, box)
    tournaments, organiser = client.host.tournaments, PersonId(int(olga.id))
    closes = client.services.now() + timedelta(days=1)
    tournament = await tournaments.create(
        TournamentSpec(
            GuildId(int(box.server.id)),
            ChannelId(int(table.id)),
            organiser,
            "Autumn Cup",
            Format.ELIMINATION,
            Plan(),
            TableOptions(),
            closes,
        )
    )
    people = [Person(PersonId(int(box.person(name).id)), name) for name in NAMES]
    for person in (*people, Person(PersonId(int(ada.id)), "Ada")):
        await tournaments.join(tournament.id, person)
    await client.host.sign_up_ends.start_now(tournament.id)
    tournament = await seated(client, box, 1)
    for match in tournament.matches_of(1):
        own = [entrant for entrant in match.entrants if tournament.entrant(entrant).name == "Ada"]
        winner = tournament.entrant((own or match.entrants)[0]).person
        await client.host.referee.decide(
            tournament.id, organiser, DecisionKind.WIN, (1, match.number), winner
        )
    await tournament_once(client, box, lambda tournament: tournament.rounds[0].ended_at is not None)
    await client.host.director.begin_round(tournament.id)
    return await seated(client, box, 2)


async def test_each_round_of_a_knock_out_has_pages(box, bot, table, olga, ada):
    """The newest round comes first, at the reader's match; a select leads to other rounds, buttons to other pages."""
    early = await ada.autocomplete(table, "tournament bracket", focused="number")
    assert early == []
    tournament = await knock_out(bot, box, table, olga, ada)
    assert tournament.header.status is TournamentStatus.RUNNING
    own = next(
        match
        for match in tournament.matches_of(2)
        if f"<@{ada.id}>" in str([f"<@{tournament.entrant(e).person}>" for e in match.entrants])
    )

    bracket = await ada.slash(table, "tournament bracket")
    assert bracket.ephemeral
    assert f"{own.number + 1}\\. " in bracket.text
    assert f"<@{ada.id}>" in bracket.text
    overview = bracket.message.picture()
    page = own.number // 8
    assert len([line for line in bracket.text.splitlines() if " – " in line]) == 8
    other = "9–16" if page == 0 else "1–8"
    assert bracket.message.buttons == [other]
    turned = await ada.click(bracket.message, other)
    assert f"<@{ada.id}>" not in turned.text
    assert turned.message.id == bracket.message.id
    assert turned.message.picture() != overview

    first = await ada.choose(turned.message, "Another round…", "Round 1 (knock-out)")
    assert "round 1 (knock-out)" in first.text
    assert first.message.buttons == ["9–16"]
    last = first
    for button in ("9–16", "17–24", "25–32"):
        last = await ada.click(last.message, button)
    assert last.message.buttons == ["17–24"]
    assert "go on without playing" in last.text
    back = await ada.choose(last.message, "Another round…", "Overview")
    assert back.message.picture() == overview

    rounds = await ada.autocomplete(table, "tournament bracket", focused="number")
    assert rounds == [
        {"name": "round 2 (knock-out)", "value": 2},
        {"name": "round 1 (knock-out)", "value": 1},
    ]
    reader = box.person("Greta", locale="de")
    found = await reader.autocomplete(table, "tournament bracket", focused="number", number="runde 1")
    assert [choice["value"] for choice in found] == [1]
    older = await ada.slash(table, "tournament round", number=1)
    assert "round 1" in older.text
    assert not older.message.attachments
    newer = await ada.choose(older.message, "Another round…", "Round 2 (knock-out)")
    assert "round 2" in newer.text
    for command in ("tournament bracket", "tournament round"):
        refused = await ada.slash(table, command, number=3)
        assert "from 1 to 2" in refused.text


async def test_the_link_to_a_thread_of_a_match_does_not_repeat_its_name(box, bot, table, olga, ada):
    """The link to a match's thread has a fixed label, because the thread's name would repeat who plays."""
    tournament = await knock_out(bot, box, table, olga, ada)
    thread = tournament.matches_of(1)[0].channel
    answer = await ada.slash(table, "tournament round", number=1)
    assert f"[thread](https://discord.com/channels/{box.server.id}/{thread})" in answer.text


async def test_a_round_says_until_when_its_matches_have_time(box, bot, table, olga):
    """/tournament round names the end of open matches, and of those with more time; in a pause no time runs."""
    tournament = await start_tournament(bot, box, table, olga, new_people(box, 4))
    ends_at = tournament.matches[0].ends_at
    shown = await olga.slash(table, "tournament round")
    assert f"Open matches have time until {format_dt(ends_at, 'f')}.\n" in shown.text
    await olga.slash(table, "tournament referee", action="extend", match="1.1", hours=48)
    shown = await olga.slash(table, "tournament round")
    later = format_dt(ends_at + timedelta(hours=48), "f")
    assert f"until {format_dt(ends_at, 'f')}, some until {later}.\n" in shown.text
    sign_up = next(message for message in olga.messages(table) if "4 have entered" in message.text)
    for action, paused in (("pause", True), ("resume", False)):
        await olga.slash(table, "tournament referee", action=action)
        shown = await olga.slash(table, "tournament round")
        assert ("**Paused:**" in shown.text, "have time until" in shown.text) == (paused, not paused)
        await box.wait_for(
            lambda paused=paused: ("**Paused:**" in sign_up.text) is paused, "the pause in the sign-up"
        )
    for match in ("1.1", "1.2"):
        await olga.slash(table, "tournament referee", action="tie", match=match)
    shown = await olga.slash(table, "tournament round", number=1)
    assert "have time until" not in shown.text


async def test_a_late_entrant_reads_when_they_play(box, bot, table, olga, ada):
    """The announcement names the command that enters people between rounds, which says that they play from the next.

    Until then, /tournament round says once the time of the open matches is over.
    """
    options = {"late": True, "turn_hours": 720}
    tournament = await start_tournament(bot, box, table, olga, new_people(box, 4), **options)
    sign_up = next(message for message in olga.messages(table) if "4 have entered" in message.text)
    assert "You can also enter between rounds, with `/tournament join`." in sign_up.text
    joined = await ada.slash(table, "tournament join")
    assert joined.text == "You have entered **Cup** and play from the next round on."
    box.advance((tournament.matches[0].ends_at - bot.services.now()).total_seconds() + 60)
    await bot.host.director.run_due()
    shown = await ada.slash(table, "tournament round")
    assert "The time of the open matches is over: an organiser decides." in shown.text
