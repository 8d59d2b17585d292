"""Storing how matches, rounds and tournaments ended."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime

from game.values.ruleset import Option
from host.tournaments.running.knock_out import best_of
from host.tournaments.running.lookups import match_of
from host.tournaments.running.round_clock import break_of
from host.tournaments.standings.matches import Played, played, result_of
from host.tournaments.standings.model import Table
from model.ids import EntrantId
from model.matches import Match, MatchEnding, MatchSeat
from model.outbox import MessageKind
from model.tournaments import Round, Tournament, TournamentStatus
from storage import matches, outbox, tournaments
from storage.database import Connection


async def end_match(
    connection: Connection,
    tournament: Tournament,
    match: Match,
    ending: MatchEnding,
    at: datetime,
    *,
    games: Sequence[Played] | None = None,
    absent: Collection[EntrantId] = (),
    shared: bool = False,
) -> Tournament:
    """Store the result of a match, and the end of its round if it is the last; return the tournament then.

    `games` are those that count; None: those stored. If a ruling has `shared` the win, no starting player
    loses the tie.
    """
    if games is None:
        games = played(match.counted)
    result = result_of(
        Table(match.round, match.entrants),
        games,
        best_of=best_of(tournament, match),
        absent=absent,
        starter_loses_ties=not shared and tournament.header.options.ruleset.has(Option.STARTER_LOSES_TIES),
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
        await outbox.add_match_message(connection, tournament.id, MessageKind.DECIDED, at, match)
    tournament = replace(
        tournament, matches=tuple(ended if other is match else other for other in tournament.matches)
    )
    return await end_round(connection, tournament, at)


async def begin_matches(
    connection: Connection, tournament: Tournament, found: Sequence[Match], at: datetime
) -> Tournament:
    """Call the players of new matches, and end those with fewer than two left; return the tournament then."""
    gone = {entrant.number for entrant in tournament.entrants if entrant.gone}
    for match in found:
        absent = gone.intersection(match.entrants)
        if len(match.seats) - len(absent) < 2:
            current = match_of(tournament, match.round, match.number)
            tournament = await end_match(
                connection, tournament, current, MatchEnding.WALKOVER, at, absent=absent
            )
        else:
            await outbox.add_match_message(connection, tournament.id, MessageKind.MATCH, at, match)
    return tournament


async def end_round(connection: Connection, tournament: Tournament, at: datetime) -> Tournament:
    """End the newest round if all its matches are decided; return the tournament after that."""
    newest = tournament.round
    if (
        newest is None
        or newest.ended_at is not None
        or any(match.open for match in tournament.matches_of(newest.number))
        or any(team_match.waits for team_match in tournament.team_matches)
    ):
        return tournament
    await store_end_of_round(connection, tournament, newest, at)
    look_at = None if tournament.header.paused_at is not None else at + break_of(tournament.header.plan)
    await tournaments.change(connection, tournament.id, look_at=look_at)
    return replace(
        tournament,
        header=replace(tournament.header, look_at=look_at),
        rounds=(*tournament.rounds[:-1], replace(newest, ended_at=at)),
    )


async def store_end_of_round(
    connection: Connection, tournament: Tournament, ended: Round, at: datetime
) -> None:
    """Store that a round has ended, and queue the message about it."""
    await matches.change_round(connection, tournament.id, ended.number, ended_at=at)
    await outbox.add_tournament_message(connection, tournament.id, MessageKind.ROUND_OVER, at, ended.number)


async def store_end(connection: Connection, tournament: Tournament, at: datetime) -> None:
    """Store that a tournament is over, and queue the message about it."""
    # In a pause an organiser may have asked for the round after the last.
    await tournaments.change(
        connection,
        tournament.id,
        status=TournamentStatus.OVER,
        paused_at=None,
        look_at=None,
        ended_at=at,
    )
    await outbox.add_tournament_message(connection, tournament.id, MessageKind.TOURNAMENT_ENDED, at)
