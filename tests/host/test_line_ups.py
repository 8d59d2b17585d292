"""Tests of line-ups: secret until both are handed in, published at the deadline, completed for missing members."""

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from games_played import DAY, HOUR, HandClock, refused, unposted_news
from teams_entered import TWO, begun, decide, hand_in_all
from tournaments_played import ORGANISER, PEOPLE, threads

from bot.delivery.team_messages import line_up_reminders
from bot.i18n import language
from host.errors import HostReason
from host.host import Host
from host.tournaments.running.round_clock import BREAK
from host.tournaments.running.team_rounds import (
    board_points,
    boards_of,
    captain,
    members,
)
from model.matches import MatchEnding
from model.outbox import MessageKind
from model.tournaments import Format, TournamentStatus


async def test_line_ups_are_secret_until_both_are_in(
    host: Host, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    """A line-up is visible to its captain only, and in no message, until both are published together."""
    caplog.set_level(logging.DEBUG)
    tournament = await begun(host, clock, 2)
    (team_match,) = tournament.team_matches
    first, second = PEOPLE[0], PEOPLE[10]
    line_up = await host.line_ups.of(tournament.id, first.id)
    last = members(tournament, line_up.team.number)[-1]
    line_up = await host.line_ups.choose(tournament.id, first.id, 0, last.number)
    assert line_up.boards[0] == last.number
    await host.line_ups.hand_in(tournament.id, first.id)
    await host.director.run_due()
    now = await host.tournaments.get(tournament.id)
    assert now.team_matches[0].handed_in == {line_up.team.number}
    assert now.matches == ()
    assert [delivery.kind for delivery in await unposted_news(host)].count(MessageKind.LINE_UPS) == 0
    # The only trace is the row of the captain's own team; a member who asks for all that is stored does not get it.
    assert "line_up" not in str(await host.people.export(PEOPLE[2].id))
    assert [record for record in caplog.records if record.levelno >= logging.INFO] == []
    for stranger in (PEOPLE[1], PEOPLE[11], PEOPLE[99]):
        assert await refused(host.line_ups.of(tournament.id, stranger.id)) is HostReason.NOT_CAPTAIN
    other_line_up = await host.line_ups.of(tournament.id, second.id)
    assert last.number not in other_line_up.boards
    await host.line_ups.hand_in(tournament.id, second.id)
    await host.director.run_due()
    after = await threads(host, tournament.id)
    assert after.team_matches[0].published_at == clock.time
    boards = boards_of(after, after.team_matches[0])
    round_time = timedelta(seconds=after.header.plan.round_seconds)
    assert [match.ends_at for match in boards] == [after.rounds[0].started_at + round_time] * 2
    assert last.number in boards[0].entrants
    sides = [after.entrant(match.entrants[0]).team for match in boards]
    assert sides == [team_match.home, team_match.away], "the teams alternate in beginning the boards"
    assert all(match.counted for match in boards)
    assert await refused(host.line_ups.of(tournament.id, first.id)) is HostReason.NO_LINE_UP


async def test_line_ups_are_published_at_their_deadline(
    restart: Callable[[], Host], clock: HandClock, empty_database
) -> None:
    """At the deadline a missing line-up is the team's last one, or its order of entry; no secret row is left."""
    host = restart()
    tournament = await begun(host, clock, 2)
    await host.line_ups.choose(tournament.id, PEOPLE[0].id, 1, members(tournament, 1)[2].number)
    host = restart()
    clock.forward(DAY)
    await host.director.run_due()
    after = await threads(host, tournament.id)
    players = [
        entrant for match in after.matches for entrant in match.entrants if after.entrant(entrant).team == 1
    ]
    assert sorted(players) == sorted([members(after, 1)[0].number, members(after, 1)[2].number])


async def test_captains_are_reminded_once_of_missing_line_ups(host: Host, clock: HandClock) -> None:
    """Captains without a line-up are reminded once, in one message, when a quarter of the time is left."""
    tournament = await begun(host, clock, 4)
    in_time, *late = [
        captain(tournament, team) for team_match in tournament.team_matches for team in team_match.teams
    ]
    assert in_time is not None
    await host.line_ups.hand_in(tournament.id, in_time.person)
    await host.director.run_due()
    clock.forward(DAY * 3 / 4 - timedelta(minutes=1))
    await host.director.run_due()
    reminders = [
        delivery for delivery in await unposted_news(host) if delivery.kind is MessageKind.LINE_UP_REMINDER
    ]
    assert reminders == []
    clock.forward(timedelta(minutes=1))
    for _ in range(2):
        await host.director.run_due()
        clock.forward(timedelta(hours=1))
    (reminder,) = [
        delivery for delivery in await unposted_news(host) if delivery.kind is MessageKind.LINE_UP_REMINDER
    ]
    assert reminder.round == 1
    after = await host.tournaments.get(tournament.id)
    (message,) = line_up_reminders(language("en"), after, 1)
    assert sorted(message.mentions) == sorted(person.person for person in late if person is not None)
    assert "your line-ups are due" in message.texts[0]
    for person in late:
        assert person is not None
        await host.line_ups.hand_in(tournament.id, person.person)
    await host.director.run_due()
    assert line_up_reminders(language("en"), await host.tournaments.get(tournament.id), 1) == []


async def test_a_member_who_dropped_out_is_replaced_or_their_board_is_lost(
    host: Host, clock: HandClock
) -> None:
    """A member who dropped out is replaced by a substitute; without one, the board is lost without a game."""
    tournament = await begun(host, clock, 2)
    for person in (PEOPLE[0], PEOPLE[1]):
        await host.tournaments.leave(tournament.id, person.id)
    now = await host.tournaments.get(tournament.id)
    leader = captain(now, now.entrants[0].team or now.teams[0].number)
    assert leader is not None
    assert leader.person == PEOPLE[2].id
    after = await hand_in_all(host, now)
    boards = boards_of(after, after.team_matches[0])
    assert [match.ending for match in boards].count(MatchEnding.WALKOVER) == 1
    await decide(host, after)
    ended = await host.tournaments.get(tournament.id)
    assert not any(match.open for match in boards_of(ended, ended.team_matches[0]))
    assert sum(board_points(ended, ended.team_matches[0])) == 2


async def test_a_round_is_not_over_while_line_ups_are_missing(host: Host, clock: HandClock) -> None:
    """A round goes on while a match of teams waits for line-ups, even if all boards of the other one are decided."""
    tournament = await begun(host, clock, 4)
    for team in tournament.team_matches[0].teams:
        leader = captain(tournament, team)
        assert leader is not None
        await host.line_ups.hand_in(tournament.id, leader.person)
    await host.director.run_due()
    await decide(host, await threads(host, tournament.id))
    now = await host.tournaments.get(tournament.id)
    assert [match.open for match in now.matches] == [False, False]
    assert now.rounds[0].ended_at is None
    assert MessageKind.ROUND_OVER not in [delivery.kind for delivery in await unposted_news(host)]
    await decide(host, await hand_in_all(host, now))
    assert (await host.tournaments.get(tournament.id)).rounds[0].ended_at == clock.time


async def test_a_line_up_stays_until_its_captain_changes_it(host: Host, clock: HandClock) -> None:
    """In the next match the same members sit at the same boards, unless the captain chooses others."""
    tournament = await begun(host, clock, 2, replace(TWO, rounds=2))
    last = members(tournament, tournament.teams[0].number)[-1].number
    chosen = await host.line_ups.choose(tournament.id, PEOPLE[0].id, 0, last)
    await decide(host, await hand_in_all(host, tournament))
    clock.forward(BREAK)
    await host.director.run_due()
    second = await host.line_ups.of(tournament.id, PEOPLE[0].id)
    assert (second.team_match.round, second.boards) == (2, chosen.boards)


async def test_a_team_without_members_loses_its_boards_at_once(host: Host, clock: HandClock) -> None:
    """The boards of a team without members are lost at once, in this round and in later ones."""
    tournament = await begun(host, clock, 3, format=Format.ROUND_ROBIN)
    for _ in range(3):
        await hand_in_all(host, tournament)
        if len(tournament.rounds) == 1:
            for person in PEOPLE[:3]:
                await host.tournaments.leave(tournament.id, person.id)
        await decide(host, await host.tournaments.get(tournament.id))
        after = await host.tournaments.get(tournament.id)
        assert after.rounds[-1].ended_at == clock.time
        assert not any(match.open for match in after.matches)
        clock.forward(BREAK)
        await host.director.run_due()
        tournament = await host.tournaments.get(tournament.id)
    assert tournament.header.status is TournamentStatus.OVER


async def test_a_pause_moves_the_deadline_of_line_ups(host: Host, clock: HandClock) -> None:
    """A pause moves the deadline of line-ups by its length."""
    tournament = await begun(host, clock, 2)
    await host.referee.pause(tournament.id, ORGANISER)
    clock.forward(3 * DAY)
    await host.director.run_due()
    for leader in (PEOPLE[0], PEOPLE[10]):
        await host.line_ups.hand_in(tournament.id, leader.id)
    await host.director.run_due()
    assert (await host.tournaments.get(tournament.id)).matches == ()
    await host.referee.resume(tournament.id, ORGANISER)
    await host.director.run_due()
    assert len((await threads(host, tournament.id)).matches) == 2


async def test_no_line_up_is_published_in_a_pause_that_has_just_begun(host: Host, clock: HandClock) -> None:
    """Line-ups stay secret if the tournament was paused when the end of their time was noticed."""
    tournament = await begun(host, clock, 2)
    clock.forward(DAY)
    await host.referee.pause(tournament.id, ORGANISER)
    assert not await host.line_ups.publish_due(tournament.id)
    assert (await host.tournaments.get(tournament.id)).team_matches[0].waits


async def test_a_pause_before_the_line_ups_takes_no_time_from_the_boards(
    host: Host, clock: HandClock
) -> None:
    """Boards whose line-ups are late because of a pause have as much time as after line-ups at the deadline."""
    tournament = await begun(host, clock, 2)
    await host.referee.pause(tournament.id, ORGANISER)
    clock.forward(3 * DAY)
    await host.referee.resume(tournament.id, ORGANISER)
    after = await hand_in_all(host, tournament)
    assert [match.ends_at - clock.time for match in after.matches] == [4 * DAY] * 2


async def test_a_round_that_begins_in_a_pause_has_its_own_time_for_line_ups(
    host: Host, clock: HandClock
) -> None:
    """Captains of a round that begins in a pause have the usual time after it, not the pause before it as well."""
    tournament = await hand_in_all(host, await begun(host, clock, 4))
    await decide(host, tournament)
    await host.referee.pause(tournament.id, ORGANISER)
    clock.forward(10 * DAY)
    await host.director.begin_round(tournament.id)
    clock.forward(DAY / 2)
    await host.referee.resume(tournament.id, ORGANISER)
    waiting = [match for match in (await host.tournaments.get(tournament.id)).team_matches if match.waits]
    assert [team_match.line_ups_until - clock.time for team_match in waiting] == [DAY, DAY]


async def test_a_downtime_takes_no_time_for_line_ups(host, restart, clock):
    """If the time for line-ups ends while the program is down, captains have as long after it as it was down."""
    tournament = await begun(host, clock, 2)
    clock.forward(20 * HOUR)
    await host.downtimes.heartbeat()
    clock.forward(10 * HOUR)
    back = restart()
    await back.downtimes.record_downtime()
    assert await back.director.run_due() == clock.time + 4 * HOUR, "captains are reminded then"
    assert (await back.tournaments.get(tournament.id)).matches == ()
    clock.forward(10 * HOUR - timedelta(seconds=1))
    await back.director.run_due()
    last = members(tournament, (await back.line_ups.of(tournament.id, PEOPLE[0].id)).team.number)[-1]
    await back.line_ups.choose(tournament.id, PEOPLE[0].id, 0, last.number)
    clock.forward(timedelta(seconds=1))
    await back.director.run_due()
    after = await back.tournaments.get(tournament.id)
    assert last.number in boards_of(after, after.team_matches[0])[0].entrants
