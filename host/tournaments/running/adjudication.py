"""Deciding matches that were not played out: by a referee, or by the clock as they stand."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from game.engine.queries import projected
from host.errors import HostReason, HostRefusal
from host.events import GameEnded, TournamentChanged
from host.games.acting import acting
from host.games.past_seats import has_moved, moved_by_clock, out_of_time
from host.games.quarantine import give_up
from host.games.repository import GameRepository
from host.games.session import Session
from host.ratings.recording import record, record_stop
from host.ratings.results import ranked, result_of
from host.services import Services
from host.tournaments.running.endings import end_match
from host.tournaments.running.lookups import match_of, remaining, tournament_of
from host.tournaments.running.round_clock import is_late
from host.tournaments.standings.matches import Played, leg_seats, leg_under_way, played
from host.tournaments.standings.model import Table
from model.ids import EntrantId, GameId, TournamentId
from model.matches import Decision, Match, MatchEnding
from model.results import Ending, GameResult
from model.tables import GameStatus
from model.tournaments import Tournament, TournamentStatus
from storage import decisions, results
from storage.database import Connection

UNREADABLE = (HostReason.QUARANTINED, HostReason.NO_SUCH_GAME)
"""Refusals for a game whose points are unknown: it is damaged, or an earlier version has deleted it."""


@dataclass(frozen=True, slots=True)
class _Verdict:
    """How a match is to end: by a ruling for `winners` (empty: all were absent), or (None) as it stands."""

    ending: MatchEnding
    winners: Collection[EntrantId] | None
    decision: Decision | None


@dataclass(frozen=True, slots=True)
class _Outcome:
    """The result of a match: the games that count, who was absent, and whether a ruling has `shared` the win."""

    games: Sequence[Played]
    absent: frozenset[EntrantId]
    shared: bool = False


class Adjudication:
    """Ends matches, and the games that are still going on in them."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        self._repository = repository

    async def stop(self, game: GameId) -> None:
        """Stop a game that runs; it is recorded if somebody has left it."""
        async with self._repository.lock(game):
            session = await self._repository.load(game)
            if session.header.status is not GameStatus.RUNNING:
                return
            async with self._database.begin() as connection:
                await self._repository.stop(connection, session)
        self._events.publish(GameEnded(game))

    async def by_the_clock(self, tournament: TournamentId, match: Match) -> None:
        """Decide a match whose time is over as it stands, or as a tie if its game cannot be read.

        Refuses MATCH_DECIDED.
        """
        try:
            await self.as_it_stands(tournament, match.round, match.number, MatchEnding.DEADLINE)
        except HostRefusal as refusal:
            if refusal.reason not in UNREADABLE:
                raise
            await self.award(tournament, match.round, match.number, match.entrants, MatchEnding.DEADLINE)

    async def as_it_stands(
        self,
        tournament: TournamentId,
        number: int,
        match: int,
        ending: MatchEnding,
        decision: Decision | None = None,
    ) -> None:
        """Decide a match by the points its game would end with now.

        In the first game, a player counts as absent if no move of their seat was made, neither by them nor by
        the person whom they have replaced, although it is or was their turn. Refuses MATCH_DECIDED, and
        QUARANTINED for a game that cannot be read.
        """
        await self._decide(tournament, number, match, _Verdict(ending, None, decision))

    async def award(
        self,
        tournament: TournamentId,
        number: int,
        match: int,
        winners: Collection[EntrantId],
        ending: MatchEnding = MatchEnding.REFEREE,
        decision: Decision | None = None,
    ) -> None:
        """Decide a match by a ruling: `winners` win or share the win; if there are none, all were absent.

        Refuses MATCH_DECIDED, and NOT_IN_MATCH for a winner who does not play in it.
        """
        await self._decide(tournament, number, match, _Verdict(ending, winners, decision))

    async def was_between_games(self, connection: Connection, match: Match) -> bool:
        """Return whether a match was decided after one of its games was recorded and before the next had begun."""
        if match.ending is MatchEnding.PLAYED or not match.counted or match.counted[-1].scores is None:
            return False
        if match.ending is not MatchEnding.WALKOVER:
            return True
        # Either somebody left the last game, which is recorded, or dropped out after it.
        try:
            header, seats = await self._repository.table(connection, match.counted[-1].game)
        except HostRefusal:
            return False
        return header.status is GameStatus.OVER and all(seat.person is not None for seat in seats)

    async def _decide(self, tournament: TournamentId, number: int, match: int, verdict: _Verdict) -> None:
        """End a match, stop its game and store the decision, all in one transaction."""
        while not await self._decide_as_seen(tournament, number, match, verdict):
            # A game of the match has ended, or another one has begun, since we looked.
            pass

    async def _decide_as_seen(
        self, tournament_id: TournamentId, number: int, match: int, verdict: _Verdict
    ) -> bool:
        """Decide a match; return False, without doing so, if its games have changed since they were read."""
        winners = verdict.winners
        async with self._database.read() as connection:
            tournament = await tournament_of(connection, tournament_id, TournamentStatus.RUNNING)
        found = match_of(tournament, number, match)
        if not found.open:
            raise HostRefusal(HostReason.MATCH_DECIDED)
        if winners and not set(winners) <= set(found.entrants):
            raise HostRefusal(HostReason.NOT_IN_MATCH)
        leg = leg_under_way(found)
        running_game = None if leg is None else leg.game
        async with self._repository.lock(running_game) if running_game else contextlib.nullcontext():
            session = await self._load_game(running_game, needed=winners is None) if running_game else None
            async with self._database.begin() as connection:
                tournament = await tournament_of(connection, tournament_id, TournamentStatus.RUNNING)
                current = match_of(tournament, number, match)
                if not current.open:
                    raise HostRefusal(HostReason.MATCH_DECIDED)
                if current.counted != found.counted:
                    return False
                self._check_not_overtaken(tournament, current, verdict, session)
                if session is not None and session.header.status is GameStatus.RUNNING:
                    session = await self._repository.stop(connection, session, recorded=False)
                elif session is None and running_game:
                    await give_up(connection, running_game, self._now())
                await self._end(connection, tournament, current, session, verdict)
                if verdict.decision is not None:
                    await decisions.add(connection, tournament_id, verdict.decision)
        if running_game:
            self._events.publish(GameEnded(running_game))
        self._events.publish(TournamentChanged(tournament_id))
        return True

    def _check_not_overtaken(
        self, tournament: Tournament, match: Match, verdict: _Verdict, session: Session | None
    ) -> None:
        """Refuse MATCH_OPEN if the reason for ending a match has gone meanwhile."""
        overtaken = False
        if verdict.ending is MatchEnding.DEADLINE:
            # A referee has given the match more time, or paused the tournament, since it was found to be late.
            overtaken = not is_late(tournament, match, self._now())
        elif verdict.ending is MatchEnding.WALKOVER:
            # Another person has taken the place of one who had dropped out; or the game ended before that,
            # and its result is about to be recorded.
            is_over = session is not None and session.history.over
            overtaken = is_over or verdict.winners != remaining(tournament, match)
        if overtaken:
            raise HostRefusal(HostReason.MATCH_OPEN)

    async def _load_game(self, game: GameId, *, needed: bool) -> Session | None:
        """Return a game; None if it cannot be read and is not `needed`."""
        try:
            return await self._repository.load(game)
        except HostRefusal as refusal:
            if needed or refusal.reason not in UNREADABLE:
                raise
            return None

    async def _end(
        self,
        connection: Connection,
        tournament: Tournament,
        match: Match,
        session: Session | None,
        verdict: _Verdict,
    ) -> None:
        """Store the end of a match; `session` is its game that was under way, if there is one that can be read."""
        winners = verdict.winners
        order: Sequence[EntrantId] = ()
        no_show = frozenset[EntrantId]()
        if session is not None:
            order = leg_seats(Table(match.round, match.entrants), match.counted[-1].leg)
            if len(match.counted) == 1:
                # A player who has played an earlier game of the match was there.
                no_show = _never_came(order, session)
        if winners is None:
            outcome = _as_it_stands(match, session, order, no_show)
        else:
            outcome = _by_ruling(tournament, match, session, order, winners)
        if session is not None:
            # Whoever loses by a ruling has not left the game for that.
            leavers = [
                entrant.person
                for entrant in map(tournament.entrant, outcome.absent)
                if winners is None or entrant.gone or entrant.number in no_show
            ]
            result = result_of(session, Ending.ADJUDICATED, self._now(), leavers)
            await self._record(connection, session, result, order, outcome.games[-1].scores, outcome.absent)
        await end_match(
            connection,
            tournament,
            match,
            verdict.ending,
            self._now(),
            games=outcome.games,
            absent=outcome.absent,
            shared=outcome.shared,
        )

    async def _record(
        self,
        connection: Connection,
        session: Session,
        result: GameResult,
        order: Sequence[EntrantId],
        scores: Sequence[int],
        absent: Collection[EntrantId],
    ) -> None:
        """Record the game for ratings as decided, unless it is recorded already.

        Those who are `absent` come behind the others. A seat that was passed on to another person counts as left
        only if that person is absent. If all are absent, those who left have lost to those who stayed.
        """
        if not result.rated or await results.find(connection, result.game) is not None:
            return
        if len(absent) == len(order):
            await record_stop(connection, session)
            return
        seats = [
            replace(result_seat, left=result_seat.left and (seat.person is None or entrant in absent))
            for result_seat, seat, entrant in zip(result.seats, session.seats, order, strict=True)
        ]
        if not any(scores):
            seats = [replace(seat, points=0) for seat in seats]
        ties = session.history.position.loses_ties is not None and any(scores)
        behind = [place for place, entrant in enumerate(order) if entrant in absent]
        in_order = ranked(seats, starter_loses_ties=ties, behind=behind)
        await record(connection, replace(result, seats=in_order))


def _as_it_stands(
    match: Match, session: Session | None, order: Sequence[EntrantId], no_show: frozenset[EntrantId]
) -> _Outcome:
    """Return the result of a match if its game ended now; who has left that game was absent, as were `no_show`."""
    games = played(match.counted)
    if session is None:
        return _Outcome(games, no_show)
    by_entrant = dict(zip(order, session.seats, strict=True))
    # In a match of two, a player whose time has run out was there, and loses only this game.
    out = {
        entrant
        for entrant, seat in by_entrant.items()
        if len(order) == 2 and out_of_time(session.history, seat.colour)
    }
    left = {entrant for entrant, seat in by_entrant.items() if seat.person is None} - out
    in_time = [entrant for entrant in match.entrants if entrant not in out]
    game = game_of(session, order, match.entrants, final=False, in_time=in_time)
    return _Outcome([*games, game], no_show | left)


def _by_ruling(
    tournament: Tournament,
    match: Match,
    session: Session | None,
    order: Sequence[EntrantId],
    winners: Collection[EntrantId],
) -> _Outcome:
    """Return the result of a match that `winners` win or share; all others were absent."""
    shared = len(winners) > 1
    present = {entrant for entrant in winners if not (shared and tournament.entrant(entrant).gone)}
    games = played(match.counted)
    if shared:
        # Points on the board must not separate those who share the win.
        games = [Played(tuple(0 for _ in match.entrants))]
    elif session is not None:
        games.append(game_of(session, order, match.entrants, final=False, in_time=match.entrants))
    return _Outcome(games, frozenset(match.entrants) - present, shared)


def game_of(
    session: Session,
    order: Sequence[EntrantId],
    entrants: Sequence[EntrantId],
    *,
    final: bool,
    in_time: Collection[EntrantId],
) -> Played:
    """Return a game with its points by seat of the match (`entrants`); `order` is its own order of play.

    Unless `final`, the points include what the board would pay now. In a match of two, if only one player is
    `in_time`, that one has won; and a tie is won by the second player if the starting player loses ties.
    """
    points = _points_by_seat(session, final=final)
    scores = tuple(points[order.index(entrant)] for entrant in entrants)
    won: list[EntrantId] = []
    if len(order) == 2:
        if len(in_time) == 1:
            won = list(in_time)
        elif session.history.position.loses_ties is not None and len(set(scores)) == 1:
            won = [order[1]]
    winners = tuple(seat for seat, entrant in enumerate(entrants) if entrant in won)
    return Played(scores, winners or None)


def _points_by_seat(session: Session, *, final: bool) -> tuple[int, ...]:
    """Return the points of a game by seat, in the order of play; unless `final` with what the board would pay now."""
    position = session.history.position
    over = final or session.history.over
    points = position.scores if over else projected(position)
    return tuple(points[seat.colour] for seat in session.seats)


def _never_came(order: Sequence[EntrantId], session: Session) -> frozenset[EntrantId]:
    """Return the entrants whose turn it is, or was until its time ran out, if no person has moved for them."""
    waited_for, history = acting(session.history.position), session.history
    return frozenset(
        entrant
        for entrant, seat in zip(order, session.seats, strict=True)
        if (seat.colour is waited_for or moved_by_clock(history, seat.colour))
        and not has_moved(history, seat.colour)
    )
