"""Storing how matches and rounds ended."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from game.values.ruleset import Option
from host.tournaments.running.knock_out import best_of
from host.tournaments.running.lookups import match_of
from host.tournaments.standings.matches import Played, played, result_of
from host.tournaments.standings.model import Table
from model.ids import EntrantId
from model.outbox import MessageKind
from model.teams import TeamMatch
from model.tournaments import Match, MatchEnding, MatchSeat, Plan, Tournament
from storage import matches, outbox, tournaments
from storage.database import Connection

BREAK = timedelta(minutes=30)
"""Between the last result of a round and the next one: time for a referee to undo a mistake."""

GRACE = timedelta(days=1)
"""How long after its deadline a match waits for a referee, before it is decided as it stands."""

LIVE_GRACE, LEAST_GRACE = 1 / 10, timedelta(minutes=2)
"""How long it does where a round is played in one sitting: this part of the round, or this if that is more."""


def break_of(plan: Plan) -> timedelta:
    """Return how long after the last result of a round the next one begins."""
    return timedelta(0) if plan.at_once else BREAK


def grace_of(plan: Plan) -> timedelta:
    """Return how long after its deadline a match waits for a referee."""
    return max(timedelta(seconds=plan.round_seconds) * LIVE_GRACE, LEAST_GRACE) if plan.live else GRACE


async def end_match(
    connection: Connection,
    tournament: Tournament,
    match: Match,
    ending: MatchEnding,
    at: datetime,
    *,
    games: Sequence[Played] | None = None,
    absent: Collection[EntrantId] = (),
) -> Tournament:
    """Decide a match, and its round if that ends with it; return the tournament with that.

    `games` are those that count (those stored without them).
    """
    if games is None:
        games = played(match.counted)
    result = result_of(
        Table(match.round, match.entrants),
        games,
        best_of=best_of(tournament, match),
        absent=absent,
        starter_loses_ties=tournament.header.options.ruleset.has(Option.STARTER_LOSES_TIES),
    )
    seats = tuple(
        MatchSeat(
            entrant=entrant,
            points=result.scores[place],
            half_wins=None if result.wins is None else int(2 * result.wins[place]),
            absent=entrant in absent,
        )
        for place, entrant in enumerate(match.entrants)
    )
    await matches.set_seats(connection, tournament.id, match, seats)
    ended = await matches.change_match(connection, tournament.id, match, ending=ending, ended_at=at)
    ended = replace(ended, seats=seats)
    if ending is not MatchEnding.PLAYED and match.channel is not None:
        await outbox.add_tournament_message(
            connection, tournament.id, MessageKind.DECIDED, at, match.round, match.number
        )
    tournament = replace(
        tournament, matches=tuple(ended if one is match else one for one in tournament.matches)
    )
    return await end_round(connection, tournament, at)


async def begin_matches(
    connection: Connection, tournament: Tournament, found: Sequence[Match], at: datetime
) -> Tournament:
    """Call the players of new matches, and end those in which fewer than two are left; return the tournament so."""
    gone = {one.number for one in tournament.entrants if one.gone}
    for match in found:
        absent = gone.intersection(match.entrants)
        if len(match.seats) - len(absent) < 2:
            current = match_of(tournament, match.round, match.number)
            tournament = await end_match(
                connection, tournament, current, MatchEnding.WALKOVER, at, absent=absent
            )
        else:
            await outbox.add_tournament_message(
                connection, tournament.id, MessageKind.MATCH, at, match.round, match.number
            )
    return tournament


async def end_round(connection: Connection, tournament: Tournament, at: datetime) -> Tournament:
    """End the newest round if all its matches are decided; return the tournament with that."""
    newest = tournament.round
    if (
        newest is None
        or newest.ended_at is not None
        or any(one.open for one in tournament.matches_of(newest.number))
        or any(one.waits for one in tournament.team_matches)
    ):
        return tournament
    await matches.change_round(connection, tournament.id, newest.number, ended_at=at)
    await outbox.add_tournament_message(connection, tournament.id, MessageKind.ROUND_OVER, at, newest.number)
    look_at = None if tournament.header.paused_at is not None else at + break_of(tournament.header.plan)
    await tournaments.change(connection, tournament.id, look_at=look_at)
    return replace(
        tournament,
        header=replace(tournament.header, look_at=look_at),
        rounds=(*tournament.rounds[:-1], replace(newest, ended_at=at)),
    )


def reminder_at(tournament: Tournament, match: Match) -> datetime:
    """Return when a match that is not over is reminded: when a quarter of the round's time is left."""
    return match.ends_at - timedelta(seconds=tournament.header.plan.round_seconds) / 4


def line_up_reminder_at(tournament: Tournament, made: TeamMatch) -> datetime:
    """Return when captains are reminded of line-ups that are not in: when a quarter of their time is left."""
    return made.line_ups_until - timedelta(seconds=tournament.header.plan.line_up_seconds) / 4


CALLED_BEFORE = timedelta(minutes=30)
"""How long before the time that they have agreed on the players of a match are called."""


def call_at(match: Match) -> datetime | None:
    """Return when the players of a match are called to the time on which they have agreed; None if they are not."""
    if match.agreed_at is None or match.called or not match.open:
        return None
    return match.agreed_at - CALLED_BEFORE


def next_look(tournament: Tournament) -> datetime | None:
    """Return when something is due next in an open round; None if nothing is."""
    newest = tournament.round
    if newest is None or tournament.header.paused_at is not None:
        return None
    if newest.ended_at is not None:
        return newest.ended_at + break_of(tournament.header.plan)
    moments = [
        newest.started_at if one.complete else one.line_ups_until
        for one in tournament.team_matches
        if one.waits
    ]
    moments += [
        line_up_reminder_at(tournament, one)
        for one in tournament.team_matches
        if one.waited_for and not one.reminded
    ]
    for match in tournament.matches_of(newest.number):
        if not match.open:
            continue
        if not match.reminded:
            moments.append(reminder_at(tournament, match))
        if (call := call_at(match)) is not None:
            moments.append(call)
        moments.append(match.ends_at + grace_of(tournament.header.plan) if match.overdue else match.ends_at)
    return min(moments, default=None)
