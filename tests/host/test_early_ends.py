"""Tests of tournaments that an organiser ends early: what counts, what stops, and what nobody can do any more."""

import asyncio
import logging
from collections.abc import Callable

import pytest
from games_played import DAY, HandClock, StartProcess, play_on, refused, turn_from, unposted_news
from teams_entered import begun, decide, hand_in_all
from tournaments_played import (
    ORGANISER,
    PEOPLE,
    announced,
    decide_all,
    play_match,
    play_round,
    threads,
    under_way,
)

from host.errors import HostReason, HostRefusal
from host.host import Host
from host.tournaments.running.team_rounds import captain
from model.ids import ChannelId, PersonId
from model.matches import DecisionKind
from model.outbox import MessageKind
from model.tables import GameStatus
from model.tournaments import Format, Plan, Tournament, TournamentStatus
from storage import decisions
from storage.database import Database
from storage.schema import games

OTHER_ORGANISER = PersonId(901)


async def ended(host: Host, tournament: Tournament, *, called_off: bool = False) -> Tournament:
    """End a tournament early, let the program do what is due then, and return the tournament."""
    await host.early_ends.end(tournament.id, ORGANISER, called_off=called_off)
    await host.director.run_due()
    return await host.tournaments.get(tournament.id)


async def status_of(host: Host, tournament: Tournament, number: int) -> GameStatus:
    """Return the status of the game of a match in the first round."""
    return (await host.games.view(tournament.matches[number].legs[-1].game)).status


async def news(host: Host) -> list[MessageKind]:
    """Return the kinds of the messages that are to be posted, in order."""
    return [delivery.kind for delivery in await unposted_news(host)]


@pytest.mark.parametrize("called_off", [False, True])
async def test_a_tournament_is_ended_in_the_middle_of_a_round(
    host: Host, clock: HandClock, *, called_off: bool
) -> None:
    """What is decided stays; the open match has no result, its game is stopped, and nothing follows."""
    tournament = await under_way(host, clock, 4)
    await play_match(host, tournament.matches[0])
    await host.director.run_due()
    before = await host.tournaments.get(tournament.id)
    ratings = await host.statistics.changes(before.matches[0].legs[0].game, before.header.guild)
    assert ratings
    standings = await host.tournaments.standings(before)
    board = await host.games.view(tournament.matches[1].legs[0].game)
    after = await ended(host, tournament, called_off=called_off)
    assert after.header.status is (TournamentStatus.CANCELLED if called_off else TournamentStatus.OVER)
    assert after.header.ended_by_organiser
    assert after.rounds[0].ended_at == clock.time
    decided, stopped = after.matches
    assert (decided.has_result, stopped.open, stopped.has_result) == (True, False, False)
    assert await host.tournaments.standings(after) == standings
    assert await status_of(host, after, 1) is GameStatus.STOPPED
    assert await refused(turn_from(host, board)) is HostReason.NOT_RUNNING
    assert await host.statistics.changes(stopped.legs[0].game, after.header.guild) == ()
    assert await host.statistics.changes(decided.legs[0].game, after.header.guild) == ratings
    last = MessageKind.CANCELLED if called_off else MessageKind.TOURNAMENT_ENDED
    assert sorted(await news(host), key=lambda kind: kind.value) == sorted(
        (MessageKind.ROUND_OVER, MessageKind.DECIDED, last), key=lambda kind: kind.value
    )
    assert (await news(host))[-1] is last
    clock.forward(30 * DAY)
    assert await host.director.run_due() is None
    assert await host.tournaments.get(tournament.id) == after


async def test_nothing_can_be_done_in_a_tournament_that_was_ended(host: Host, clock: HandClock) -> None:
    """Whatever is done with a tournament that runs is refused, as is another end."""
    tournament = await under_way(host, clock, 4, plan=Plan(byes=1, late=True))
    match_key = (1, 0)
    people = [tournament.entrant(entrant).person for entrant in tournament.matches[0].entrants]
    await host.match_times.propose(tournament.id, match_key, people[0], [clock.time + DAY])
    await ended(host, tournament)
    for action in (
        host.early_ends.end(tournament.id, ORGANISER, called_off=True),
        host.sign_up_ends.cancel(tournament.id, ORGANISER),
        host.director.begin_round(tournament.id),
        host.referee.pause(tournament.id, ORGANISER),
        host.referee.resume(tournament.id, ORGANISER),
        host.referee.extend(tournament.id, ORGANISER, DAY, None),
        host.referee.undo(tournament.id, ORGANISER, match_key),
        host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, match_key),
        host.referee.replace(tournament.id, ORGANISER, people[0], PEOPLE[9]),
        host.match_times.accept(tournament.id, match_key, people[1], clock.time + DAY),
        host.tournaments.join(tournament.id, PEOPLE[9]),
        host.tournaments.drop(tournament.id, people[0], ORGANISER),
        host.tournaments.request_bye(tournament.id, people[0]),
        host.tournaments.check_in(tournament.id, people[0]),
    ):
        assert await refused(action) is HostReason.TOURNAMENT_STATUS


async def test_a_game_that_has_just_ended_counts(host: Host, clock: HandClock) -> None:
    """A game that was played to its end before its tournament was ended counts, even if it is not recorded yet."""
    tournament = await under_way(host, clock, 4)
    await play_match(host, tournament.matches[0])
    after = await ended(host, tournament)
    assert [match.has_result for match in after.matches] == [True, False]


async def test_an_end_between_two_games_of_a_match(host: Host, clock: HandClock) -> None:
    """The next game of a match, which has begun when a game ends, is stopped; the match has no result."""
    tournament = await under_way(host, clock, 2, plan=Plan(best_of=3))
    await play_match(host, tournament.matches[0])
    after = await ended(host, tournament, called_off=True)
    (match,) = after.matches
    assert [leg.counted for leg in match.legs] == [True, False]
    assert await status_of(host, after, 0) is GameStatus.STOPPED
    assert not match.has_result


async def test_the_games_are_stopped_after_a_restart(
    host: Host, clock: HandClock, restart: Callable[[], Host]
) -> None:
    """If the program stops right after the end was stored, the next one stops the games; no clock runs out before."""
    tournament = await under_way(host, clock, 4)
    views = [await host.games.view(match.legs[0].game) for match in tournament.matches]
    await host.early_ends.end(tournament.id, ORGANISER, called_off=False)
    host = restart()
    clock.forward(10 * DAY)
    await host.timekeeper.run_due()
    assert [(await host.games.view(view.id)).seq for view in views] == [view.seq for view in views]
    await host.director.run_due()
    assert [await status_of(host, tournament, number) for number in (0, 1)] == [GameStatus.STOPPED] * 2


async def test_a_thread_that_is_made_too_late(host: Host, clock: HandClock) -> None:
    """No game begins in a thread that was being made when the tournament was ended; the players read it there."""
    tournament_id = await announced(host, clock, 2)
    clock.forward(DAY)
    await host.director.run_due()
    after = await ended(host, await host.tournaments.get(tournament_id), called_off=True)
    assert MessageKind.DECIDED not in await news(host)
    await host.threads.seat(after.id, 1, 0, ChannelId(5))
    assert (await host.tournaments.get(after.id)).matches[0].legs == ()
    assert MessageKind.DECIDED in await news(host)
    await host.threads.lost(ChannelId(5))
    assert MessageKind.THREAD_LOST not in await news(host)


async def test_two_organisers_end_a_tournament_at_once(
    host: Host, clock: HandClock, start_process: StartProcess
) -> None:
    """Of two organisers who end a tournament at once, in two processes, one is refused; it ends once."""
    tournament = await under_way(host, clock, 4)
    other = await start_process()
    answers = await asyncio.gather(
        host.early_ends.end(tournament.id, ORGANISER, called_off=False),
        other.early_ends.end(tournament.id, OTHER_ORGANISER, called_off=True),
        return_exceptions=True,
    )
    (refusal,) = (answer for answer in answers if answer is not None)
    assert isinstance(refusal, HostRefusal)
    assert refusal.reason is HostReason.TOURNAMENT_STATUS
    assert (await news(host)).count(MessageKind.ROUND_OVER) == 1


async def test_the_program_finds_a_tournament_ended(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """If a tournament is ended while the program does what is due in it, nothing fails, and its games stop at once."""
    tournament = await under_way(host, clock, 2)
    publish_due = host.line_ups.publish_due

    async def ended_meanwhile(found: object) -> bool:
        await host.early_ends.end(tournament.id, ORGANISER, called_off=False)
        return await publish_due(tournament.id)

    monkeypatch.setattr(host.line_ups, "publish_due", ended_meanwhile)
    clock.forward(12 * DAY)
    with caplog.at_level(logging.WARNING):
        assert await host.director.run_due() is None
    assert not caplog.records
    assert await status_of(host, tournament, 0) is GameStatus.STOPPED


async def test_a_paused_tournament_is_ended_between_two_rounds(host: Host, clock: HandClock) -> None:
    """A tournament can be ended in a pause and between rounds; the round that is over is not announced again."""
    tournament = await under_way(host, clock, 4)
    await decide_all(host, tournament)
    await host.referee.pause(tournament.id, ORGANISER)
    assert MessageKind.ROUND_OVER in await news(host)
    await threads(host, tournament.id)
    after = await ended(host, tournament)
    assert await news(host) == [MessageKind.TOURNAMENT_ENDED]
    assert after.header.ended_by_organiser
    assert all(match.has_result for match in after.matches)


@pytest.mark.parametrize("paused", [False, True])
async def test_who_ended_a_tournament_is_stored(
    host: Host, clock: HandClock, database: Database, *, paused: bool
) -> None:
    """The decision to end a tournament is stored with its organiser, also in a pause, which goes on for its games."""
    tournament = await under_way(host, clock, 2)
    begins = clock.time
    if paused:
        await host.referee.pause(tournament.id, OTHER_ORGANISER)
        clock.forward(DAY)
    await host.early_ends.end(tournament.id, ORGANISER, called_off=False)
    async with database.read() as connection:
        stored = await decisions.of_tournament(connection, tournament.id)
        pauses = await decisions.pauses(connection, tournament.matches[0].legs[0].game)
    assert (stored[-1].kind, stored[-1].referee, stored[-1].at) == (DecisionKind.PAUSE, ORGANISER, clock.time)
    assert await host.early_ends.ended_by(tournament.id) == ORGANISER
    await host.people.delete(ORGANISER)
    assert await host.early_ends.ended_by(tournament.id) is None
    assert pauses == ((begins, None),)


async def test_a_tournament_that_ends_in_a_pause_has_not_ended_early(host: Host, clock: HandClock) -> None:
    """An organiser who asks for a round after the last, in a pause, has not ended the tournament early."""
    tournament = await under_way(host, clock, 2, plan=Plan(rounds=1))
    await decide_all(host, tournament)
    await host.referee.pause(tournament.id, ORGANISER)
    assert not await host.director.begin_round(tournament.id)
    after = await host.tournaments.get(tournament.id)
    assert (after.header.status, after.header.ended_by_organiser) == (TournamentStatus.OVER, False)


async def test_a_bye_of_a_round_that_is_not_finished_does_not_count(host: Host, clock: HandClock) -> None:
    """If a match of its round ends without a result, a bye is worth nothing either; byes of earlier rounds count."""
    tournament = await under_way(host, clock, 5)
    ((_, rested),) = tournament.byes
    await play_round(host, clock, tournament.id)
    tournament = await host.tournaments.get(tournament.id)
    ((_, first), (_, resting)) = tournament.byes
    await play_match(host, tournament.matches_of(2)[0])
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    before = {line.entrant: line.points for line in await host.tournaments.standings(tournament)}
    after = await ended(host, tournament)
    points = {line.entrant: line.points for line in await host.tournaments.standings(after)}
    assert (first, points[rested]) == (rested, before[rested])
    assert points[resting] == before[resting] - 1


async def test_a_bye_counts_if_its_round_is_finished(host: Host, clock: HandClock) -> None:
    """A tournament that is ended between two rounds keeps the points of byes."""
    tournament = await under_way(host, clock, 3)
    await decide_all(host, tournament)
    before = await host.tournaments.get(tournament.id)
    after = await ended(host, before)
    assert await host.tournaments.standings(after) == await host.tournaments.standings(before)
    assert [line.points for line in await host.tournaments.standings(after)] == [1, 1, 0]


@pytest.mark.parametrize("format_", [Format.SWISS, Format.ELIMINATION])
@pytest.mark.parametrize("paused", [False, True])
async def test_a_tournament_whose_rounds_are_all_played_does_not_end_early(
    host: Host, clock: HandClock, format_: Format, *, paused: bool
) -> None:
    """An organiser who ends it after the last round only shortens the break before its end, and it has a winner."""
    tournament = await under_way(host, clock, 2, format=format_)
    await decide_all(host, tournament)
    if paused:
        await host.referee.pause(tournament.id, ORGANISER)
    after = await ended(host, tournament)
    assert (after.header.status, after.header.ended_by_organiser) == (TournamentStatus.OVER, False)
    assert (await news(host))[-1] is MessageKind.TOURNAMENT_ENDED
    assert await refused(host.early_ends.end(after.id, ORGANISER, called_off=False)) is (
        HostReason.TOURNAMENT_STATUS
    )


async def test_a_tournament_whose_last_game_has_just_ended_does_not_end_early(
    host: Host, clock: HandClock
) -> None:
    """If only the last game is not recorded yet, the tournament ends as if it was."""
    tournament = await under_way(host, clock, 2, plan=Plan(rounds=1))
    await play_match(host, tournament.matches[0])
    after = await ended(host, tournament)
    assert after.matches[0].has_result
    assert (after.header.status, after.header.ended_by_organiser) == (TournamentStatus.OVER, False)
    assert await news(host) == [MessageKind.ROUND_OVER, MessageKind.TOURNAMENT_ENDED]


async def test_an_open_semi_final_leads_nowhere(host: Host, clock: HandClock) -> None:
    """In a knock-out those who are still in it are first, and whoever was beaten comes behind them."""
    tournament = await under_way(host, clock, 4, format=Format.ELIMINATION)
    await play_match(host, tournament.matches[0])
    after = await ended(host, tournament)
    order = await host.tournaments.final_order(after)
    assert [place for place, _ in order] == [1, 2, 2, 4]
    assert {order[0][1], order[3][1]} == set(after.matches[0].entrants)


async def test_the_seed_of_a_duplicate_round_is_published(host: Host, clock: HandClock) -> None:
    """Once its tournament is ended, nobody draws the tiles of the round any more: their seed is no secret."""
    tournament = await under_way(host, clock, 4, plan=Plan(duplicate=True))
    await play_match(host, tournament.matches[0])
    game = tournament.matches[0].legs[0].game
    assert (await host.games.view(game)).seed is None
    after = await ended(host, tournament)
    assert (await host.games.view(game)).seed == f"{after.rounds[0].seed}-1"
    assert await host.public_results.of(after) == after


async def test_line_ups_that_are_missing_are_not_waited_for(host: Host, clock: HandClock) -> None:
    """A match of teams whose line-ups are not published has no result, and no captain can hand one in."""
    tournament = await begun(host, clock, 4)
    first = tournament.team_matches[0]
    leaders = [captain(tournament, team) for team in first.teams]
    for leader in leaders:
        assert leader is not None
        await host.line_ups.hand_in(tournament.id, leader.person)
    await host.director.run_due()
    await decide(host, await threads(host, tournament.id))
    before = await host.tournaments.get(tournament.id)
    after = await ended(host, before)
    assert after.rounds[0].ended_at == clock.time
    assert await host.teams.standings(after) == await host.teams.standings(before)
    waiting = captain(after, after.team_matches[1].home)
    assert waiting is not None
    refusal = await refused(host.line_ups.hand_in(after.id, waiting.person))
    assert refusal is HostReason.TOURNAMENT_STATUS


async def test_a_match_of_teams_with_an_open_board_has_no_result(host: Host, clock: HandClock) -> None:
    """A match of teams counts only if all its boards have a result."""
    tournament = await hand_in_all(host, await begun(host, clock, 2))
    await play_match(host, tournament.matches[0])
    after = await ended(host, tournament)
    assert [match.has_result for match in after.matches] == [True, False]
    assert [line.played for line in await host.teams.standings(after)] == [0, 0]


@pytest.mark.parametrize("decided", [False, True])
async def test_a_bye_of_a_team_counts_if_its_round_is_finished(
    host: Host, clock: HandClock, *, decided: bool
) -> None:
    """A team with a bye gets nothing for it if the other match, whose line-ups were missing, has no result."""
    tournament = await begun(host, clock, 3)
    if decided:
        await decide(host, await hand_in_all(host, tournament))
    after = await ended(host, tournament)
    (resting,) = (match.home for match in after.team_matches if match.away is None)
    points = {line.team: line.points for line in await host.teams.standings(after)}
    assert points[resting] == (2 if decided else 0)


async def test_a_damaged_game_does_not_hold_up_the_end(
    host: Host, clock: HandClock, database: Database
) -> None:
    """A game that cannot be read is given up, also if it was played to its end."""
    tournament = await under_way(host, clock, 6)
    broken, finished = (tournament.matches[number].legs[0].game for number in (0, 1))
    await play_on(host, finished)
    async with database.begin() as connection:
        await connection.execute(
            games.update().where(games.c.id.in_((broken, finished))).values(ruleset="no ruleset")
        )
    for game in (broken, finished):
        assert await refused(host.games.view(game)) is HostReason.QUARANTINED
    after = await ended(host, tournament)
    assert [match.has_result for match in after.matches] == [False] * 3
    async with database.read() as connection:
        rows = (await connection.execute(games.select().where(games.c.id.in_((broken, finished))))).all()
    assert {row.status for row in rows} == {GameStatus.STOPPED}
    assert await status_of(host, after, 2) is GameStatus.STOPPED


async def test_seasons_after_an_early_end(host: Host, clock: HandClock) -> None:
    """A season follows one that was ended early; in place of one that was called off another can follow."""
    first = await under_way(host, clock, 4, format=Format.ROUND_ROBIN)
    await play_round(host, clock, first.id)
    await ended(host, await host.tournaments.get(first.id))
    second = await host.seasons.open(first.id, ORGANISER, clock.time + DAY)
    for person in PEOPLE[:4]:
        await host.tournaments.join(second.id, person)
    await host.sign_up_ends.start_now(second.id)
    await host.director.run_due()
    await ended(host, second, called_off=True)
    assert await refused(host.seasons.open(second.id, ORGANISER, clock.time + DAY)) is (
        HostReason.TOURNAMENT_STATUS
    )
    assert (await host.seasons.open(first.id, ORGANISER, clock.time + DAY)).header.season == 2
