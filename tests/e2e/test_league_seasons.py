"""Tests of seasons of a league with divisions: created, played, and followed by the next with one press."""

import csv
from io import StringIO

import pytest
from playing import small_table
from tournaments_run import seated, the_tournament, tournament_once

from bench.support.in_process import running
from bench.support.scripted import play as play_match
from host.tournaments.running.history import groups
from host.tournaments.running.round_clock import BREAK
from model.tournaments import TournamentStatus

pytestmark = pytest.mark.e2e


async def play_season(bot, box):
    """Play the league of this server to its end and return it."""
    tournament = await the_tournament(bot, box)
    for number in (1, 2, 3):
        tournament = await seated(bot, box, number)
        for match in tournament.matches_of(number):
            if match.open:
                await play_match(bot, match)
        await tournament_once(
            bot, box, lambda tournament, number=number: tournament.rounds[number - 1].ended_at is not None
        )
        box.advance(BREAK.total_seconds() + 60)
    return await tournament_once(
        bot, box, lambda tournament: tournament.header.status is TournamentStatus.OVER
    )


async def first_season(bot, box, table, olga, people):
    """Let the people play the first season of a league with one division to its end."""
    await small_table(bot, box)
    sign_up = await olga.slash(table, "tournament create", name="League", kind="league", division_size=3)
    for person in people:
        await person.click(sign_up.message, "Enter")
    await olga.slash(table, "tournament start")
    await play_season(bot, box)


async def test_two_seasons_of_a_league(box, bot, table, olga, ada):
    """The standings of two divisions mark promotion and relegation; one press opens the next season from them."""
    await small_table(bot, box)
    people = [box.person(f"P{number}") for number in range(1, 7)]
    sign_up = await olga.slash(
        table, "tournament create", name="League", kind="league", division_size=3, promoted=1
    )
    assert "**Divisions** of 3; after the season the first of each goes up" in sign_up.text
    panel = await olga.click(sign_up.message, "Settings")
    panel = await olga.choose(panel.message, "Divisions", "4")
    await box.message_for(ada, table, lambda message: "**Divisions** of 4" in message.text)
    panel = await olga.choose(panel.message, "Divisions", "3")
    panel = await olga.choose(panel.message, "Who goes up and down", "0")
    panel = await olga.choose(panel.message, "Who goes up and down", "1")
    for person in people:
        await person.click(sign_up.message, "Enter")
    await olga.slash(table, "tournament start")
    await seated(bot, box, 1)
    early = await olga.slash(table, "tournament season", tournament="League")
    assert early.text == "The next season can be opened once this one is over."
    standings = await people[3].slash(table, "tournament standings")
    assert "**Division 1**" in standings.text
    assert "▲ goes up" in standings.text
    assert standings.message.picture().startswith(b"\x89PNG")
    last = await play_season(bot, box)
    end = await box.message_for(
        ada, table, lambda message: "🏆" in message.text and "League!" in message.text
    )
    assert "**Division 2**" in end.text
    assert end.picture().startswith(b"\x89PNG")
    export = await ada.slash(table, "tournament export")
    rows = list(csv.DictReader(StringIO(export.message.picture().decode().split("\r\n\r\n")[0])))
    assert [row["division"] for row in rows] == ["1", "1", "1", "2", "2", "2"]
    assert [row["movement"] for row in rows] == ["", "", "relegated", "promoted", "", ""]
    assert "Only an organiser" in (await ada.click(end, "Next season")).text
    opened = await olga.click(end, "Next season")
    assert opened.ephemeral
    assert "The sign-up of **League 2** is open" in opened.text
    assert "open already: “League 2”" in (await olga.click(end, "Next season")).text
    sign_up = await box.message_for(ada, table, lambda message: "**Season 2.**" in message.text)
    assert all(f"<@{person.id}>" in sign_up.text for person in people)
    assert "seasons" in (await ada.click(sign_up, "Rules")).text
    stays = [person for person in people if person is not people[0]]
    for person in stays:
        assert "You have entered" in (await person.click(sign_up, "Enter")).text
    await box.message_for(
        ada,
        table,
        lambda message: (
            message.id == sign_up.id and "5 have entered" in message.text and "play on" not in message.text
        ),
    )
    answers = (await olga.slash(table, "tournament standings", tournament="League 2")).text
    assert f"**Not answered yet (1):** <@{people[0].id}>" in answers
    assert "**Play on (5):**" in answers
    await olga.slash(table, "tournament start", tournament="League 2")
    tournament = await seated(bot, box, 1)
    assert tournament.header.previous == last.id
    before = [[str(last.entrant(entrant).person) for entrant in division] for division in groups(last)]
    now = [
        [str(tournament.entrant(entrant).person) for entrant in division] for division in groups(tournament)
    ]
    assert [len(division) for division in now] == [3, 2]
    assert not any(str(people[0].id) in division for division in now)
    promoted = rows[3]["id"]
    assert promoted in before[1]
    assert promoted in now[0]


async def test_a_season_is_announced_after_a_restart(box, table, olga, tmp_path):
    """The sign-up of a season is posted after a restart when the bot ended before it could post it."""
    people = [box.person(f"P{number}") for number in range(1, 4)]
    database = tmp_path / "league.db"
    async with running(box, database) as bot:
        await first_season(bot, box, table, olga, people)
        await box.message_for(olga, table, lambda message: "🏆" in message.text and "League!" in message.text)
        bot.host.outbox.next_post = _fail
        opened = await olga.slash(table, "tournament season", name="Winter", sign_up_hours=24)
        assert "**Winter** is open" in opened.text
    async with running(box, database) as bot:
        sign_up = await box.message_for(olga, table, lambda message: "**Season 2.**" in message.text)
        assert "You have entered" in (await people[0].click(sign_up, "Enter")).text
        await box.message_for(
            olga, table, lambda message: message.id == sign_up.id and "1 has entered" in message.text
        )
        assert (await the_tournament(bot, box)).header.message == int(sign_up.id)


async def test_only_the_last_message_that_calls_to_a_season_has_the_enter_button(
    box, bot, table, olga, monkeypatch
):
    """If a season needs several messages to mention everyone, the earlier ones have a button that shows the sign-up."""
    monkeypatch.setattr("bot.delivery.sign_up_messages.MOST_CALLED", 2)
    people = [box.person(f"P{number}") for number in range(1, 4)]
    await first_season(bot, box, table, olga, people)
    await olga.slash(table, "tournament season", name="Winter", sign_up_hours=24)
    last = await box.message_for(olga, table, lambda message: "**Season 2.**" in message.text)
    earlier = next(message for message in olga.messages(table) if message.buttons == ["Show the sign-up"])
    assert [person.id in last.text for person in people] == [False, False, True]
    assert [person.id in earlier.text for person in people] == [True, True, False]
    shown = await people[0].click(earlier, "Show the sign-up")
    assert shown.ephemeral
    assert "You have entered" in (await people[0].click(shown.message, "Enter")).text
    for person in people[1:]:
        await person.click(last, "Enter")
    await olga.slash(table, "tournament start", tournament="Winter")
    await box.wait_for(lambda: "Enter" not in last.buttons, "the sign-up to close")
    assert "Enter" not in (await people[0].click(earlier, "Show the sign-up")).buttons


async def _fail():
    """Raise OSError in place of every post."""
    raise OSError("the bot dies now")
