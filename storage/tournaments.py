"""Tournaments: their plans, who entered, rounds and matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.options import options_data, options_from
from storage.schema import games, seats
from storage.schema_tournaments import byes, entrants, match_games, match_seats, matches, rounds, tournaments
from storage.values import (
    ChannelId,
    EntrantId,
    Format,
    GameId,
    GameStatus,
    GuildId,
    MatchEnding,
    MessageId,
    Occupant,
    PersonId,
    Stage,
    TableOptions,
    TournamentId,
    TournamentStatus,
)

OPEN = (TournamentStatus.SIGN_UP, TournamentStatus.RUNNING)


@dataclass(frozen=True, slots=True)
class Plan:
    """How a tournament goes.

    `rounds` None: as many as its format needs. `knock_out` is how many go on to the knock-out after the
    Swiss rounds; `knock_out_seeds` are those who did, the best first, once it has begun. `championship`
    lays eight into the bracket as 1–5, 2–6, 3–7, 4–8. With `duplicate` all tables of a round draw the same
    tiles; with `late` people may enter between rounds.
    """

    rounds: int | None = None
    table_seats: int = 2
    best_of: int = 1
    knock_out: int = 0
    championship: bool = False
    duplicate: bool = False
    late: bool = False
    round_seconds: int = 14 * 24 * 3600
    check_in_seconds: int = 0
    knock_out_seeds: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """The header of a tournament; `look_at` is when something will happen by itself."""

    id: TournamentId
    guild: GuildId
    channel: ChannelId
    message: MessageId | None
    organiser: PersonId | None
    role: int | None
    name: str
    status: TournamentStatus
    paused_at: datetime | None
    format: Format
    plan: Plan
    options: TableOptions
    sign_up_until: datetime
    look_at: datetime | None
    created_at: datetime
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who entered; `seed` counts from 1 and is given at the start (late entrants follow)."""

    number: EntrantId
    person: PersonId
    name: str
    seed: int | None = None
    checked_in: bool = False
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """One round. `seed` is the secret of a duplicate round, `promise` its hash."""

    number: int
    stage: Stage
    seed: str | None
    promise: str | None
    started_at: datetime
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class MatchSeat:
    """One seat of a match, in the order of play of its first game; points once it is decided."""

    entrant: EntrantId
    points: int | None = None
    half_wins: int | None = None
    absent: bool = False


@dataclass(frozen=True, slots=True)
class Leg:
    """One game of a match; `scores` are by seat of the match, once it is over. One that was undone is not `counted`."""

    game: GameId
    leg: int
    counted: bool
    scores: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Match:
    """One match (or table) of a round."""

    round: int
    number: int
    channel: ChannelId | None
    ends_at: datetime
    reminded: bool = False
    overdue: bool = False
    ending: MatchEnding | None = None
    ended_at: datetime | None = None
    seats: tuple[MatchSeat, ...] = ()
    legs: tuple[Leg, ...] = ()

    @property
    def open(self) -> bool:
        """Whether it has no result yet."""
        return self.ending is None

    @property
    def entrants(self) -> tuple[EntrantId, ...]:
        """Who sits there."""
        return tuple(seat.entrant for seat in self.seats)

    @property
    def counted(self) -> tuple[Leg, ...]:
        """The games that count, in order."""
        return tuple(leg for leg in self.legs if leg.counted)


@dataclass(frozen=True, slots=True)
class Cup:
    """All of one tournament."""

    row: TournamentRow
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    matches: tuple[Match, ...] = ()
    byes: tuple[tuple[int, EntrantId], ...] = field(default=())

    @property
    def id(self) -> TournamentId:
        """The tournament's id."""
        return self.row.id

    @property
    def round(self) -> Round | None:
        """The newest round."""
        return self.rounds[-1] if self.rounds else None

    def matches_of(self, number: int) -> tuple[Match, ...]:
        """The matches of a round."""
        return tuple(match for match in self.matches if match.round == number)

    def match(self, number: int, match: int) -> Match | None:
        """One match of a round."""
        return next((one for one in self.matches_of(number) if one.number == match), None)

    def entrant(self, number: EntrantId) -> Entrant:
        """The entrant of a number."""
        return next(entrant for entrant in self.entrants if entrant.number == number)

    def entered(self, person: PersonId) -> Entrant | None:
        """A person's entry, if they have one."""
        return next((entrant for entrant in self.entrants if entrant.person == person), None)


async def insert(connection: AsyncConnection, row: TournamentRow) -> None:
    """A new tournament; a Conflict says that an open one of this server has its name."""
    await connection.execute(
        tournaments.insert().values(
            id=row.id,
            guild=row.guild,
            channel=row.channel,
            message=row.message,
            organiser=row.organiser,
            role=row.role,
            name=row.name,
            key=row.name.casefold(),
            status=row.status,
            paused=row.paused_at is not None,
            format=row.format,
            plan=asdict(row.plan),
            options=options_data(row.options),
            sign_up_until=row.sign_up_until,
            look_at=row.look_at,
            paused_at=row.paused_at,
            created_at=row.created_at,
            ended_at=row.ended_at,
        )
    )


async def change(connection: AsyncConnection, tournament: TournamentId, **values: Any) -> None:
    """Other values in a tournament's header, by their columns."""
    if isinstance(values.get("plan"), Plan):
        values["plan"] = asdict(values["plan"])
    await connection.execute(tournaments.update().where(tournaments.c.id == tournament).values(**values))


async def load(connection: AsyncConnection, tournament: TournamentId) -> Cup | None:
    """All of a tournament."""
    row = (await connection.execute(tournaments.select().where(tournaments.c.id == tournament))).one_or_none()
    if row is None:
        return None

    async def rows(table: sa.Table, *order: sa.Column[Any]) -> Sequence[sa.Row[Any]]:
        query = table.select().where(table.c.tournament == tournament).order_by(*order)
        return (await connection.execute(query)).all()

    legs: dict[tuple[int, int], list[Leg]] = {}
    for one in await rows(match_games, match_games.c.leg):
        scores = None if one.scores is None else tuple(one.scores)
        legs.setdefault((one.round, one.match), []).append(Leg(one.game, one.leg, one.counted, scores))
    places: dict[tuple[int, int], list[MatchSeat]] = {}
    for one in await rows(match_seats, match_seats.c.place):
        seat = MatchSeat(one.entrant, one.points, one.half_wins, one.absent)
        places.setdefault((one.round, one.match), []).append(seat)
    return Cup(
        row=_row(row),
        entrants=tuple(
            Entrant(one.number, one.person, one.name, one.seed, one.checked_in, one.gone)
            for one in await rows(entrants, entrants.c.number)
        ),
        rounds=tuple(
            Round(one.number, one.stage, one.seed, one.promise, one.started_at, one.ended_at)
            for one in await rows(rounds, rounds.c.number)
        ),
        matches=tuple(
            Match(
                round=one.round,
                number=one.number,
                channel=one.channel,
                ends_at=one.ends_at,
                reminded=one.reminded,
                overdue=one.overdue,
                ending=one.ending,
                ended_at=one.ended_at,
                seats=tuple(places.get((one.round, one.number), ())),
                legs=tuple(legs.get((one.round, one.number), ())),
            )
            for one in await rows(matches, matches.c.round, matches.c.number)
        ),
        byes=tuple((one.round, EntrantId(one.entrant)) for one in await rows(byes, byes.c.round)),
    )


async def of_guild(connection: AsyncConnection, guild: GuildId) -> tuple[TournamentRow, ...]:
    """The tournaments of a server: open ones first, then the newest."""
    query = (
        tournaments.select()
        .where(tournaments.c.guild == guild)
        .order_by(tournaments.c.status.in_(OPEN).desc(), tournaments.c.created_at.desc())
    )
    return tuple(_row(row) for row in await connection.execute(query))


async def of_person(connection: AsyncConnection, person: PersonId) -> tuple[TournamentRow, ...]:
    """The tournaments that a person has entered, oldest first."""
    query = (
        sa.select(tournaments)
        .join(entrants)
        .where(entrants.c.person == person)
        .order_by(tournaments.c.created_at)
    )
    return tuple(_row(row) for row in await connection.execute(query))


async def due(connection: AsyncConnection, now: datetime) -> tuple[TournamentId, ...]:
    """The tournaments to look at, longest waiting first."""
    query = sa.select(tournaments.c.id).where(tournaments.c.look_at <= now).order_by(tournaments.c.look_at)
    return tuple(TournamentId(found) for found in (await connection.execute(query)).scalars())


async def next_look(connection: AsyncConnection) -> datetime | None:
    """When the next tournament wants to be looked at."""
    moment: datetime | None = (
        await connection.execute(sa.select(sa.func.min(tournaments.c.look_at)))
    ).scalar()
    return moment


async def with_games_to_look_at(connection: AsyncConnection) -> tuple[TournamentId, ...]:
    """The tournaments in which a game of an open match has ended, or has been left by somebody."""
    ended = games.c.status.in_((GameStatus.OVER, GameStatus.STOPPED))
    left = sa.exists().where(seats.c.game == games.c.id, seats.c.occupant != Occupant.PERSON)
    query = (
        sa.select(match_games.c.tournament)
        .distinct()
        .join(matches, _same_match(match_games))
        .join(games, games.c.id == match_games.c.game)
        .where(
            match_games.c.counted, match_games.c.scores.is_(None), matches.c.ending.is_(None), ended | left
        )
    )
    return tuple(TournamentId(found) for found in (await connection.execute(query)).scalars())


async def of_game(connection: AsyncConnection, game: GameId) -> tuple[TournamentId, int, int] | None:
    """The tournament, round and match to which a game belongs."""
    row = (await connection.execute(match_games.select().where(match_games.c.game == game))).one_or_none()
    return None if row is None else (TournamentId(row.tournament), row.round, row.match)


async def of_channel(
    connection: AsyncConnection, channel: ChannelId
) -> tuple[tuple[TournamentId, int, int], ...]:
    """The matches, by tournament, round and number, that are played in a thread."""
    rows = await connection.execute(matches.select().where(matches.c.channel == channel))
    return tuple((TournamentId(row.tournament), row.round, row.number) for row in rows)


async def open_channels(connection: AsyncConnection) -> tuple[ChannelId, ...]:
    """The threads of all matches that have no result yet."""
    query = sa.select(matches.c.channel).where(matches.c.ending.is_(None), matches.c.channel.is_not(None))
    return tuple(ChannelId(channel) for channel in (await connection.execute(query)).scalars())


async def sealed(connection: AsyncConnection, game: GameId) -> bool:
    """Whether the seed of a game must stay secret: others still draw the same tiles."""
    query = (
        sa.select(rounds.c.number)
        .join(
            match_games,
            (match_games.c.tournament == rounds.c.tournament) & (match_games.c.round == rounds.c.number),
        )
        .where(match_games.c.game == game, rounds.c.seed.is_not(None), rounds.c.ended_at.is_(None))
    )
    return (await connection.execute(query)).first() is not None


async def enter(connection: AsyncConnection, tournament: TournamentId, person: PersonId, name: str) -> None:
    """One more entrant, under the next number; a Conflict says that the account is in already."""
    number = sa.select(sa.func.coalesce(sa.func.max(entrants.c.number), 0) + 1).where(
        entrants.c.tournament == tournament
    )
    await connection.execute(
        entrants.insert().values(
            tournament=tournament,
            number=number.scalar_subquery(),
            person=person,
            name=name,
            checked_in=False,
            gone=False,
        )
    )


async def change_entrant(
    connection: AsyncConnection, tournament: TournamentId, number: EntrantId, **values: Any
) -> None:
    """Other values for an entrant, by their columns; a Conflict says that the account is in already."""
    which = (entrants.c.tournament == tournament) & (entrants.c.number == number)
    await connection.execute(entrants.update().where(which).values(**values))


async def remove_entrant(connection: AsyncConnection, tournament: TournamentId, number: EntrantId) -> None:
    """The entrant has not entered, before the start."""
    which = (entrants.c.tournament == tournament) & (entrants.c.number == number)
    await connection.execute(entrants.delete().where(which))


async def add_round(
    connection: AsyncConnection,
    tournament: TournamentId,
    made: Round,
    found: Sequence[Match],
    resting: Sequence[EntrantId],
) -> None:
    """A round with its matches and byes; a Conflict says that it has begun already."""
    await connection.execute(
        rounds.insert().values(
            tournament=tournament,
            number=made.number,
            stage=made.stage,
            seed=made.seed,
            promise=made.promise,
            started_at=made.started_at,
        )
    )
    if resting:
        values = [{"tournament": tournament, "round": made.number, "entrant": one} for one in resting]
        await connection.execute(byes.insert(), values)
    for match in found:
        which = {"tournament": tournament, "round": match.round}
        await connection.execute(
            matches.insert().values(
                **which, number=match.number, ends_at=match.ends_at, reminded=False, overdue=False
            )
        )
        await connection.execute(
            match_seats.insert(),
            [
                {**which, "match": match.number, "place": place, "entrant": seat.entrant, "absent": False}
                for place, seat in enumerate(match.seats)
            ],
        )


async def change_round(
    connection: AsyncConnection, tournament: TournamentId, number: int, *, ended_at: datetime | None
) -> None:
    """When a round ended (None: it goes on)."""
    which = (rounds.c.tournament == tournament) & (rounds.c.number == number)
    await connection.execute(rounds.update().where(which).values(ended_at=ended_at))


async def change_match(
    connection: AsyncConnection, tournament: TournamentId, match: Match, **values: Any
) -> Match:
    """The match with other values, by their columns."""
    which = (matches.c.tournament == tournament) & (matches.c.round == match.round)
    await connection.execute(matches.update().where(which, matches.c.number == match.number).values(**values))
    return replace(match, **values)


async def set_seats(
    connection: AsyncConnection, tournament: TournamentId, match: Match, results: Sequence[MatchSeat]
) -> None:
    """What a match gave its seats."""
    for place, seat in enumerate(results):
        which = (
            (match_seats.c.tournament == tournament)
            & (match_seats.c.round == match.round)
            & (match_seats.c.match == match.number)
            & (match_seats.c.place == place)
        )
        values = {"points": seat.points, "half_wins": seat.half_wins, "absent": seat.absent}
        await connection.execute(match_seats.update().where(which).values(**values))


async def add_leg(
    connection: AsyncConnection, tournament: TournamentId, match: Match, game: GameId, leg: int
) -> None:
    """One more game of a match; a Conflict says that it has begun already."""
    values = {"game": game, "tournament": tournament, "round": match.round, "match": match.number, "leg": leg}
    await connection.execute(match_games.insert().values(**values, counted=True))


async def change_leg(connection: AsyncConnection, game: GameId, **values: Any) -> None:
    """Other values for a game of a match, by their columns."""
    await connection.execute(match_games.update().where(match_games.c.game == game).values(**values))


def _same_match(table: sa.Table) -> sa.ColumnElement[bool]:
    return (
        (table.c.tournament == matches.c.tournament)
        & (table.c.round == matches.c.round)
        & (table.c.match == matches.c.number)
    )


def _row(row: sa.Row[Any]) -> TournamentRow:
    plan = {**row.plan, "knock_out_seeds": tuple(row.plan["knock_out_seeds"])}
    return TournamentRow(
        id=row.id,
        guild=row.guild,
        channel=row.channel,
        message=row.message,
        organiser=row.organiser,
        role=row.role,
        name=row.name,
        status=row.status,
        paused_at=row.paused_at,
        format=row.format,
        plan=Plan(**plan),
        options=options_from(row.options),
        sign_up_until=row.sign_up_until,
        look_at=row.look_at,
        created_at=row.created_at,
        ended_at=row.ended_at,
    )
