"""Tests of drop-outs, deadlines and referees' decisions in tournaments."""

import asyncio

import pytest
import sqlalchemy as sa
from games_played import DAY, GUILD, HandClock, refused, turn, unposted_news
from tournaments_played import ORGANISER, PEOPLE, SMALL, play_match, play_round, threads, under_way

from bot.delivery.tournament_messages import reopened_message, reopened_round_message
from bot.i18n import codes, language
from game import opponents
from game.values.ruleset import Option, make_ruleset
from host.errors import HostReason, HostRefusal
from host.games.repository import GameRepository
from host.games.session import Session
from host.host import Host
from host.tournaments.running.round_clock import GRACE
from model.ids import GameId, MessageId, PersonId, TournamentId
from model.matches import DecisionKind, MatchEnding
from model.outbox import MessageKind, Posted
from model.results import Ending
from model.tables import GameStatus, TableOptions
from model.tournaments import Format, Plan, Tournament
from storage import decisions, results, tournaments
from storage.database import Database
from storage.schema_community import played


async def decision_kinds(database: Database, tournament: TournamentId) -> list[DecisionKind]:
    """Return the kinds of the referees' decisions, in order."""
    async with database.read() as connection:
        return [decision.kind for decision in await decisions.of_tournament(connection, tournament)]


async def test_a_person_enters_once(host: Host, clock: HandClock) -> None:
    """A second entry is refused, also after dropping out; so is leaving a tournament without an entry."""
    tournament = await under_way(host, clock, 4, plan=Plan(late=True))
    assert await refused(host.tournaments.join(tournament.id, PEOPLE[0])) is HostReason.ALREADY_ENTERED
    await host.tournaments.leave(tournament.id, PEOPLE[0].id)
    assert await refused(host.tournaments.join(tournament.id, PEOPLE[0])) is HostReason.DROPPED_OUT
    assert await refused(host.tournaments.leave(tournament.id, PEOPLE[200].id)) is HostReason.NOT_ENTERED


async def test_a_drop_out_loses_the_open_match(host: Host, clock: HandClock, database: Database) -> None:
    """A drop-out's opponent wins, the game stops and is rated, and the drop-out is not paired again."""
    tournament = await under_way(host, clock, 4)
    match = tournament.matches[0]
    leaver = tournament.entrant(match.entrants[0])
    await host.tournaments.leave(tournament.id, leaver.person)
    tournament = await host.tournaments.get(tournament.id)
    assert tournament.matches[0].ending is MatchEnding.WALKOVER
    assert tournament.matches[0].seats[0].absent
    async with database.read() as connection:
        result = await results.find(connection, match.counted[0].game)
    assert result is not None
    assert result.ending is Ending.ADJUDICATED
    assert [seat.rank for seat in result.seats] == [2, 1]
    tournament = await play_round(host, clock, tournament.id)
    newest = [entrant for match in tournament.matches_of(2) for entrant in match.entrants]
    assert leaver.number not in newest


async def test_resigning_a_game_loses_the_match(host: Host, clock: HandClock) -> None:
    """A person who resigns loses the match by a walkover; the opponent does not play on against a computer."""
    tournament = await under_way(host, clock, 2)
    match = tournament.matches[0]
    game = match.counted[0].game
    await turn(host, game)
    await host.seats.resign(game, tournament.entrant(match.entrants[1]).person, "greedy")
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    assert tournament.matches[0].ending is MatchEnding.WALKOVER
    assert [seat.absent for seat in tournament.matches[0].seats] == [False, True]


async def test_a_deadline_reminds_and_decides(host: Host, clock: HandClock) -> None:
    """Players are reminded in the last quarter, the organiser at the deadline; a day later the match is decided."""
    options = TableOptions(ruleset=SMALL.ruleset, turn_seconds=None)
    tournament = await under_way(host, clock, 2, options=options, plan=Plan(round_seconds=8 * 24 * 3600))
    await turn(host, tournament.matches[0].counted[0].game)
    kinds = []
    for wait in (6 * DAY, 2 * DAY, GRACE):
        clock.forward(wait)
        await host.director.run_due()
        kinds += [delivery.kind for delivery in await unposted_news(host)]
        tournament = await threads(host, tournament.id)
    assert kinds == [
        MessageKind.MATCH_REMINDER,
        MessageKind.OVERDUE,
        MessageKind.DECIDED,
        MessageKind.ROUND_OVER,
    ]
    match = tournament.matches[0]
    assert match.ending is MatchEnding.DEADLINE
    # The second player was to move and never did.
    assert [seat.absent for seat in match.seats] == [False, True]


async def test_a_player_who_waits_for_an_offer_is_not_absent(host: Host, clock: HandClock) -> None:
    """A player who waits for the other's offer at the tile market is not absent at the deadline."""
    rules = TableOptions(ruleset=make_ruleset(on=[Option.TILE_MARKET]), turn_seconds=None)
    tournament = await under_way(host, clock, 8, options=rules, plan=Plan(round_seconds=24 * 3600))
    number, drawer = await play_to_an_offer(host, tournament)
    await host.referee.replace(tournament.id, ORGANISER, drawer, PEOPLE[50])
    for wait in (DAY, GRACE):
        clock.forward(wait)
        await host.director.run_due()
        tournament = await threads(host, tournament.id)
    assert tournament.matches[number].ending is MatchEnding.DEADLINE
    assert [seat.absent for seat in tournament.matches[number].seats] == [False, False]


async def play_to_an_offer(host: Host, tournament: Tournament) -> tuple[int, PersonId]:
    """Play until the other player of a match is asked for an offer; return its number and who drew the tile."""
    opponent = opponents.load("greedy")
    for number, match in enumerate(tournament.matches):
        view = await host.games.view(match.counted[0].game)
        while view.to_move is not None:
            person = view.to_move.person
            assert person is not None
            if len(view.position.actors) == 2:
                drawer = view.seat_of(view.position.actors[0]).person
                assert drawer is not None
                assert drawer != person
                return number, drawer
            moves = opponent.choose(view.position, str(view.seq), 1.0, view.to_move.colour)
            view = (await host.games.move(view.id, person, view.seq, moves)).view
    raise AssertionError("no tile came to the market")


async def test_a_referee_extends_a_match_decides_it_and_undoes_that(
    host: Host, clock: HandClock, database: Database
) -> None:
    """After the undo another game is played, which counts; the first one is void."""
    tournament = await under_way(host, clock, 4)
    first, second = tournament.matches
    ends_at = first.ends_at
    (extended,) = await host.referee.extend(tournament.id, ORGANISER, 3 * DAY, (1, first.number))
    (delivery,) = await unposted_news(host)
    assert (delivery.kind, delivery.match) == (MessageKind.EXTENDED, first.number)
    tournament = await host.tournaments.get(tournament.id)
    assert tournament.matches[0].ends_at == extended.ends_at == ends_at + 3 * DAY
    winner = tournament.entrant(first.entrants[1]).person
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.WIN, (1, 0), winner)
    assert await refused(host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 0))) is (
        HostReason.MATCH_DECIDED
    )
    for by, number, reason in (
        (DAY, 0, HostReason.MATCH_DECIDED),
        (0 * DAY, 1, HostReason.EXTENSION_RANGE),
        (61 * DAY, 1, HostReason.EXTENSION_RANGE),
    ):
        assert await refused(host.referee.extend(tournament.id, ORGANISER, by, (1, number))) is reason
    assert await refused(host.director.begin_round(tournament.id)) is HostReason.OPEN_MATCHES
    assert (
        await refused(host.referee.undo(tournament.id, ORGANISER, (1, second.number)))
        is HostReason.MATCH_OPEN
    )
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    tournament = await host.tournaments.get(tournament.id)
    assert tournament.matches[0].open
    assert tournament.matches[0].counted[0].game != first.counted[0].game
    async with database.read() as connection:
        void = (await connection.execute(sa.select(played.c.void))).scalars().all()
    assert void == [True]
    await host.recounts.rerate_due()
    assert await host.statistics.changes(first.counted[0].game, GUILD) == ()
    tournament = await play_round(host, clock, tournament.id)
    assert len(tournament.rounds) == 2
    assert await refused(host.referee.undo(tournament.id, ORGANISER, (1, 0))) is HostReason.ROUND_PAST
    assert await decision_kinds(database, tournament.id) == [
        DecisionKind.EXTEND,
        DecisionKind.WIN,
        DecisionKind.UNDO,
    ]


async def test_a_second_decision_has_its_own_news(host: Host, clock: HandClock) -> None:
    """An undone decision that was never delivered does not suppress the news of the decision after it."""
    tournament = await under_way(host, clock, 2)
    winner = tournament.entrant(tournament.matches[0].entrants[0]).person
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.WIN, (1, 0), winner)
    decided, round_over = await unposted_news(host)
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    for reopened in await unposted_news(host):
        assert reopened.kind is MessageKind.REOPENED
        await host.outbox.delivered(reopened, None)
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.AS_IT_STANDS, (1, 0))
    pending = await unposted_news(host)
    assert [delivery.kind for delivery in pending] == [MessageKind.DECIDED, MessageKind.ROUND_OVER]
    assert {delivery.nonce for delivery in pending}.isdisjoint({decided.nonce, round_over.nonce})
    await host.outbox.delivered(decided, None)
    assert await unposted_news(host) == pending


async def test_an_undo_keeps_the_pending_news_of_other_matches(host: Host, clock: HandClock) -> None:
    """Undoing one of two pending decisions leaves the news of the other match to be delivered."""
    tournament = await under_way(host, clock, 6)
    for number in (0, 1):
        await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, number))
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    assert [(delivery.kind, delivery.match) for delivery in await unposted_news(host)] == [
        (MessageKind.DECIDED, 1),
        (MessageKind.REOPENED, 0),
    ]


async def test_an_undo_is_posted_in_the_thread_and_after_a_round_in_the_channel(
    host: Host, clock: HandClock
) -> None:
    """An undo is posted in the thread of the match, and in the channel if the round was over.

    Once the match is decided again the news has no message.
    """
    tournament = await under_way(host, clock, 4)
    for number in (0, 1):
        await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, number))
    for delivery in await unposted_news(host):
        await host.outbox.delivered(delivery, Posted(delivery.channel, MessageId(7)))
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    await host.referee.undo(tournament.id, ORGANISER, (1, 1))
    news = [(delivery.kind, delivery.match) for delivery in await unposted_news(host)]
    assert news == [(MessageKind.REOPENED, number) for number in (0, None, 1)]
    after = await host.tournaments.get(tournament.id)
    for code in codes():
        message = reopened_message(language(code), after, after.matches[0])
        assert message is not None
        assert message.mentions == [after.entrant(entrant).person for entrant in after.matches[0].entrants]
        assert reopened_round_message(language(code), after, after.rounds[0]) is not None
    for number in (0, 1):
        await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, number))
    await host.referee.undo(tournament.id, ORGANISER, (1, 1))
    kinds = [delivery.kind for delivery in await unposted_news(host) if delivery.match == 1]
    assert kinds == [MessageKind.REOPENED], "the news before it is still pending"
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 1))
    after = await host.tournaments.get(tournament.id)
    assert reopened_message(language("en"), after, after.matches[0]) is None
    assert reopened_round_message(language("en"), after, after.rounds[0]) is None


async def test_a_decision_stops_the_game_that_has_begun_meanwhile(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the match's next game begins while a referee decides, that game is stopped and the first one counts."""
    tournament = await under_way(host, clock, 2, plan=Plan(best_of=3))
    await play_match(host, tournament.matches[0])
    load, loads = GameRepository.load, 0

    async def load_late(repository: GameRepository, game: GameId) -> Session:
        nonlocal loads
        loads += 1
        session = await load(repository, game)
        if loads == 1:
            await host.director.run_due()
        return session

    monkeypatch.setattr(GameRepository, "load", load_late)
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.AS_IT_STANDS, (1, 0))
    match = (await host.tournaments.get(tournament.id)).matches[0]
    assert match.ending is MatchEnding.REFEREE
    assert [leg.leg for leg in match.counted] == [1, 2]
    games = [(await host.games.view(leg.game)).status for leg in match.counted]
    assert games == [GameStatus.OVER, GameStatus.STOPPED]
    assert tuple(seat.points for seat in match.seats) == match.counted[0].scores
    assert not any(seat.absent for seat in match.seats), "the second game has just begun"


async def test_a_substitute_takes_over_the_entry_and_the_seat(host: Host, clock: HandClock) -> None:
    """A substitute takes over the entry and the seat in the open game, and a second replacement is refused."""
    tournament = await under_way(host, clock, 2)
    match = tournament.matches[0]
    old = tournament.entrant(match.entrants[0])
    await host.referee.replace(tournament.id, ORGANISER, old.person, PEOPLE[50])
    assert await refused(host.referee.replace(tournament.id, ORGANISER, old.person, PEOPLE[51])) is (
        HostReason.NOT_ENTERED
    )
    view = await host.games.view(match.counted[0].game)
    assert PEOPLE[50].id in {seat.person for seat in view.seats}
    await play_match(host, match)
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    assert tournament.matches[0].ending is MatchEnding.PLAYED


async def test_dropping_out_twice_is_refused(host: Host, clock: HandClock, database: Database) -> None:
    """Dropping out a second time is refused and recorded only once."""
    tournament = await under_way(host, clock, 4)
    await host.tournaments.drop(tournament.id, PEOPLE[0].id, ORGANISER)
    after = await host.tournaments.get(tournament.id)
    assert await refused(host.tournaments.leave(tournament.id, PEOPLE[0].id)) is HostReason.NOT_ENTERED
    assert (
        await refused(host.tournaments.drop(tournament.id, PEOPLE[0].id, ORGANISER)) is HostReason.NOT_ENTERED
    )
    assert await host.tournaments.get(tournament.id) == after
    assert await decision_kinds(database, tournament.id) == [DecisionKind.DROP]


async def test_a_round_begins_once_and_without_drop_outs(host: Host, clock: HandClock) -> None:
    """Of two concurrent starts of a round one is refused; who drops out meanwhile has no open match in it."""
    tournament = await under_way(host, clock, 8)
    for match in tournament.matches:
        await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, match.number))
    assert await refused(host.referee.extend(tournament.id, ORGANISER, DAY, None)) is HostReason.NO_OPEN_MATCH
    begun = await asyncio.gather(
        host.director.begin_round(tournament.id),
        host.director.begin_round(tournament.id),
        host.tournaments.drop(tournament.id, PEOPLE[0].id, ORGANISER),
        return_exceptions=True,
    )
    refusals = [game for game in begun if isinstance(game, HostRefusal)]
    assert [refusal.reason for refusal in refusals] == [HostReason.OPEN_MATCHES]
    tournament = await host.tournaments.get(tournament.id)
    assert len(tournament.rounds) == 2
    leaver = tournament.entered(PEOPLE[0].id)
    assert leaver is not None
    assert not any(match.open and leaver.number in match.entrants for match in tournament.matches)


async def test_an_interrupted_drop_out_is_finished(host: Host, clock: HandClock, database: Database) -> None:
    """If only the entrants were changed when the program stopped, their games follow when it runs again."""
    tournament = await under_way(host, clock, 4)
    first, second = tournament.matches
    async with database.begin() as connection:
        await tournaments.change_entrant(connection, tournament.id, first.entrants[0], gone=True)
        await tournaments.change_entrant(
            connection, tournament.id, second.entrants[0], person=PEOPLE[70].id, name=PEOPLE[70].name
        )
        await tournaments.change(connection, tournament.id, look_at=clock.time)
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    assert [match.ending for match in tournament.matches] == [MatchEnding.WALKOVER, None]
    seats = (await host.games.view(second.counted[0].game)).seats
    assert PEOPLE[70].id in {seat.person for seat in seats}


async def test_a_stopped_game_of_a_match_is_played_again(host: Host, clock: HandClock) -> None:
    """After a manager stops a match's game, another begins in its thread, and that one counts."""
    tournament = await under_way(host, clock, 2, plan=Plan(best_of=3))
    await play_match(host, tournament.matches[0])
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    first, second = tournament.matches[0].counted
    await turn(host, second.game)
    assert await host.endings.stop(second.game, ORGANISER, manager=True)
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    assert [leg.counted for leg in tournament.matches[0].legs].count(False) == 1
    replayed = tournament.matches[0].counted[1]
    assert tournament.matches[0].counted[0] == first
    assert (replayed.leg, replayed.scores) == (2, None)
    begun = await host.games.view(replayed.game)
    assert (begun.status, begun.channel) == (GameStatus.RUNNING, tournament.matches[0].channel)
    assert [seat.person for seat in begun.seats] == [
        seat.person for seat in (await host.games.view(second.game)).seats
    ]
    assert [delivery.kind for delivery in await unposted_news(host)] == [MessageKind.REPLAYED]
    while (await host.tournaments.get(tournament.id)).matches[0].open:
        await play_match(host, (await host.tournaments.get(tournament.id)).matches[0])
        await host.director.run_due()
    assert (await host.tournaments.get(tournament.id)).matches[0].ending is MatchEnding.PLAYED


async def test_only_the_game_that_a_decision_ended_is_marked_as_decided(host: Host, clock: HandClock) -> None:
    """A game of the match that was stopped earlier is not shown as ended by the decision."""
    tournament = await under_way(host, clock, 2)
    (stopped,) = tournament.matches[0].counted
    assert await host.endings.stop(stopped.game, ORGANISER, manager=True)
    await host.director.run_due()
    (replayed,) = (await host.tournaments.get(tournament.id)).matches[0].counted
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 0))
    assert [(await host.games.view(match_game.game)).decided for match_game in (stopped, replayed)] == [
        False,
        True,
    ]


async def test_a_table_of_three_plays_on_after_a_drop_out(host: Host, clock: HandClock) -> None:
    """A drop-out's seat is closed, and takes no points."""
    tournament = await under_way(host, clock, 3, format=Format.TABLES, plan=Plan(table_seats=3, rounds=2))
    match = tournament.matches[0]
    leaver = tournament.entrant(match.entrants[1])
    await host.tournaments.leave(tournament.id, leaver.person)
    game = match.counted[0].game
    while (view := await host.games.view(game)).status is GameStatus.RUNNING:
        assert view.to_move is not None
        if view.to_move.person is None:
            await host.computers.play(game)
        else:
            await turn(host, game)
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    assert tournament.matches[0].ending is MatchEnding.PLAYED
    assert [seat.absent for seat in tournament.matches[0].seats] == [False, True, False]
    points = {line.entrant: line.points for line in await host.tournaments.standings(tournament)}
    assert points[leaver.number] == 0
    assert sum(points.values()) == 8
