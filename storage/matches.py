"""Rounds of tournaments with their matches (or tables), and the games of those."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from typing import Any, TypedDict, Unpack

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import ChannelId, EntrantId, GameId, GuildId, TournamentId
from model.matches import Leg, Match, MatchEnding, MatchSeat, Proposal
from model.tables import GameStatus, Occupant
from model.tournaments import Round
from storage.schema import games, seats
from storage.schema_tournaments import OPEN, byes, match_games, match_seats, matches, rounds, tournaments


async def of_tournament(connection: AsyncConnection, tournament: TournamentId) -> tuple[Match, ...]:
    """Return all matches of a tournament, by round and number."""
    legs: dict[tuple[int, int], list[Leg]] = {}
    for row in await rows_of(connection, tournament, match_games.c.leg):
        scores = None if row.scores is None else tuple(row.scores)
        winners = None if row.winners is None else tuple(row.winners)
        legs.setdefault((row.round, row.match), []).append(
            Leg(row.game, row.leg, row.counted, scores, winners)
        )
    places: dict[tuple[int, int], list[MatchSeat]] = {}
    for row in await rows_of(connection, tournament, match_seats.c.place):
        seat = MatchSeat(row.entrant, row.points, row.half_wins, row.absent)
        places.setdefault((row.round, row.match), []).append(seat)
    return tuple(
        Match(
            round=row.round,
            number=row.number,
            channel=row.channel,
            ends_at=row.ends_at,
            reminded=row.reminded,
            overdue=row.overdue,
            ending=row.ending,
            ended_at=row.ended_at,
            seats=tuple(places.get((row.round, row.number), ())),
            legs=tuple(legs.get((row.round, row.number), ())),
            proposal=_proposal(row),
            agreed_at=row.agreed_at,
            called=row.called,
        )
        for row in await rows_of(connection, tournament, matches.c.round, matches.c.number)
    )


async def decided(connection: AsyncConnection, game: GameId) -> bool:
    """Return whether the match of a game that counts was decided in another way than by play."""
    query = (
        sa.select(match_games.c.game)
        .join(matches)
        .where(match_games.c.game == game, match_games.c.counted, matches.c.ending != MatchEnding.PLAYED)
    )
    return (await connection.execute(query)).first() is not None


async def rounds_of(connection: AsyncConnection, tournament: TournamentId) -> tuple[Round, ...]:
    """Return the rounds of a tournament, in order."""
    return tuple(
        Round(row.number, row.stage, row.seed, row.promise, row.started_at, row.ended_at)
        for row in await rows_of(connection, tournament, rounds.c.number)
    )


async def byes_of(
    connection: AsyncConnection, tournament: TournamentId
) -> tuple[tuple[tuple[int, EntrantId], ...], tuple[tuple[int, EntrantId], ...]]:
    """Return the byes that were given, and those that were asked for, each by round as (round, entrant)."""
    rows = await rows_of(connection, tournament, byes.c.round)
    given_byes, requested_byes = (
        tuple((row.round, EntrantId(row.entrant)) for row in rows if row.asked is asked)
        for asked in (False, True)
    )
    return given_byes, requested_byes


async def rows_of(
    connection: AsyncConnection, tournament: TournamentId, *order: sa.Column[Any]
) -> Sequence[sa.Row[Any]]:
    """Return a tournament's rows in the table of the columns in `order`, sorted by these."""
    found: sa.CursorResult[Any] = await connection.execute(_rows(*order), {"of": tournament})
    return found.all()


@cache
def _rows(*order: sa.Column[Any]) -> sa.Select[Any]:
    """Return the statement of `rows_of`, built once: building takes as long as SQLite takes to execute it."""
    table = order[0].table
    return sa.select(table).where(table.c.tournament == sa.bindparam("of")).order_by(*order)


async def with_games_to_look_at(connection: AsyncConnection) -> tuple[TournamentId, ...]:
    """Return the tournaments with an open match whose game has ended, or was left by a player."""
    ended = games.c.status.in_((GameStatus.OVER, GameStatus.STOPPED))
    left = sa.exists().where(seats.c.game == games.c.id, seats.c.occupant != Occupant.PERSON)
    query = (
        sa.select(match_games.c.tournament)
        .distinct()
        .join(matches)
        .join(games, games.c.id == match_games.c.game)
        .where(
            match_games.c.counted, match_games.c.scores.is_(None), matches.c.ending.is_(None), ended | left
        )
    )
    return tuple(TournamentId(found) for found in (await connection.execute(query)).scalars())


async def unrecorded_games(connection: AsyncConnection, tournament: TournamentId) -> frozenset[GameId]:
    """Return the games of open matches that were played to their end, and are to be recorded as their results."""
    query = (
        sa.select(match_games.c.game)
        .join(matches)
        .join(games, games.c.id == match_games.c.game)
        .where(match_games.c.tournament == tournament, match_games.c.counted, match_games.c.scores.is_(None))
        .where(matches.c.ending.is_(None), games.c.status == GameStatus.OVER)
    )
    return frozenset(GameId(found) for found in (await connection.execute(query)).scalars())


async def of_channel(
    connection: AsyncConnection, channel: ChannelId
) -> tuple[tuple[TournamentId, int, int], ...]:
    """Return the matches, by tournament, round and number, that are played in a thread."""
    rows = await connection.execute(matches.select().where(matches.c.channel == channel))
    return tuple((TournamentId(row.tournament), row.round, row.number) for row in rows)


async def open_channels(connection: AsyncConnection) -> tuple[tuple[GuildId, ChannelId], ...]:
    """Return the server and the thread of each match without a result in a tournament that is not over."""
    going_on = sa.select(tournaments.c.id, tournaments.c.guild).where(sa.text(OPEN)).subquery()
    query = (
        sa.select(going_on.c.guild, matches.c.channel)
        .join(matches, matches.c.tournament == going_on.c.id)
        .where(matches.c.ending.is_(None), matches.c.channel.is_not(None))
    )
    return tuple((GuildId(guild), ChannelId(channel)) for guild, channel in await connection.execute(query))


async def add_round(
    connection: AsyncConnection,
    tournament: TournamentId,
    new_round: Round,
    new_matches: Sequence[Match],
    given_byes: Sequence[EntrantId],
    requested_byes: Sequence[EntrantId] = (),
) -> None:
    """Store a round with its matches and its byes: those that the pairing gave, and those that were asked for.

    A Conflict says that it has begun already.
    """
    await connection.execute(
        rounds.insert().values(
            tournament=tournament,
            number=new_round.number,
            stage=new_round.stage,
            seed=new_round.seed,
            promise=new_round.commitment,
            started_at=new_round.started_at,
        )
    )
    values = [
        {"tournament": tournament, "round": new_round.number, "entrant": entrant, "asked": asked}
        for asked, entrants in ((False, given_byes), (True, requested_byes))
        for entrant in entrants
    ]
    if values:
        await connection.execute(byes.insert(), values)
    await add(connection, tournament, new_matches)


async def add(connection: AsyncConnection, tournament: TournamentId, new_matches: Sequence[Match]) -> None:
    """Store matches of a round that has begun. A Conflict says that they are there already."""
    if not new_matches:
        return
    begins = {"tournament": tournament, "reminded": False, "overdue": False}
    rows = [
        {**begins, "round": match.round, "number": match.number, "ends_at": match.ends_at}
        for match in new_matches
    ]
    await connection.execute(matches.insert(), rows)
    present = {"tournament": tournament, "absent": False}
    places = [
        {**present, "round": match.round, "match": match.number, "place": place, "entrant": seat.entrant}
        for match in new_matches
        for place, seat in enumerate(match.seats)
    ]
    await connection.execute(match_seats.insert(), places)


async def change_round(
    connection: AsyncConnection, tournament: TournamentId, number: int, *, ended_at: datetime | None
) -> None:
    """Store when a round ended (None: it goes on)."""
    condition = (rounds.c.tournament == tournament) & (rounds.c.number == number)
    await connection.execute(rounds.update().where(condition).values(ended_at=ended_at))


class MatchChanges(TypedDict, total=False):
    """Keyword arguments of `change_match`: the values of a match that can change."""

    channel: ChannelId | None
    ends_at: datetime
    reminded: bool
    overdue: bool
    ending: MatchEnding | None
    ended_at: datetime | None
    agreed_at: datetime | None
    called: bool


class LegChanges(TypedDict, total=False):
    """Keyword arguments of `change_leg`: the values of a game of a match that can change."""

    counted: bool
    scores: list[int]
    winners: list[int] | None


async def change_match(
    connection: AsyncConnection, tournament: TournamentId, match: Match, **changes: Unpack[MatchChanges]
) -> Match:
    """Store other values of a match, and return the match with them."""
    await _store(connection, tournament, match, {**changes})
    return replace(match, **changes)


async def set_proposal(
    connection: AsyncConnection, tournament: TournamentId, match: Match, proposal: Proposal | None
) -> Match:
    """Store the times that a player proposes (None: they were answered), and return the match with them."""
    values = {
        "proposed_by": None if proposal is None else proposal.by,
        "proposed": None if proposal is None else [int(time.timestamp()) for time in proposal.times],
    }
    await _store(connection, tournament, match, values)
    return replace(match, proposal=proposal)


async def _store(
    connection: AsyncConnection, tournament: TournamentId, match: Match, values: dict[str, Any]
) -> None:
    """Store other values of a match, by their columns."""
    condition = (matches.c.tournament == tournament) & (matches.c.round == match.round)
    await connection.execute(
        matches.update().where(condition, matches.c.number == match.number).values(values)
    )


def _proposal(row: sa.Row[Any]) -> Proposal | None:
    if row.proposed_by is None:
        return None
    return Proposal(
        row.proposed_by, tuple(datetime.fromtimestamp(timestamp, UTC) for timestamp in row.proposed)
    )


async def set_seats(
    connection: AsyncConnection, tournament: TournamentId, match: Match, results: Sequence[MatchSeat]
) -> None:
    """Store the results of a match, seat by seat."""
    this = (
        (match_seats.c.tournament == tournament)
        & (match_seats.c.round == match.round)
        & (match_seats.c.match == match.number)
        & (match_seats.c.place == sa.bindparam("of_place"))
    )
    rows = [
        {"of_place": place, "points": seat.points, "half_wins": seat.half_wins, "absent": seat.absent}
        for place, seat in enumerate(results)
    ]
    await connection.execute(match_seats.update().where(this), rows)


async def add_leg(
    connection: AsyncConnection, tournament: TournamentId, match: Match, game: GameId, leg: int
) -> None:
    """Store one more game of a match. A Conflict says that it has begun already."""
    values = {"game": game, "tournament": tournament, "round": match.round, "match": match.number, "leg": leg}
    await connection.execute(match_games.insert().values(**values, counted=True))


async def change_leg(connection: AsyncConnection, game: GameId, **changes: Unpack[LegChanges]) -> None:
    """Store other values of a game of a match."""
    await connection.execute(match_games.update().where(match_games.c.game == game).values({**changes}))
