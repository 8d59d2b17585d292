"""Tournaments: their headers and entrants, and when to look at them again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any, TypedDict, Unpack

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import ChannelId, EntrantId, GameId, GuildId, MessageId, PersonId, TeamId, TournamentId
from model.tables import TableOptions
from model.tournaments import (
    OPEN,
    Entrant,
    Format,
    Plan,
    Seeding,
    Tournament,
    TournamentHeader,
    TournamentStatus,
)
from storage import matches, teams
from storage.columns import name_key, next_number
from storage.options import options_data, options_from
from storage.schema_tournaments import FOLLOWS, entrants, match_games, rounds, tournaments
from storage.schema_tournaments import matches as match_rows
from storage.unreadable import first_readable, readable


class HeaderChanges(TypedDict, total=False):
    """Keyword arguments of `change`: the values of a tournament's header that can change."""

    channel: ChannelId
    message: MessageId | None
    role: int | None
    status: TournamentStatus
    paused_at: datetime | None
    format: Format
    plan: Plan
    options: TableOptions
    sign_up_until: datetime
    look_at: datetime | None
    ended_at: datetime | None


class EntrantChanges(TypedDict, total=False):
    """Keyword arguments of `change_entrant`: the values of an entrant that can change."""

    person: PersonId
    name: str
    checked_in: bool
    gone: bool
    bye_round: int | None
    team: TeamId | None
    confirmed: bool


async def insert(connection: AsyncConnection, row: TournamentHeader) -> None:
    """Store a new tournament.

    A Conflict says that an open one of this server has its name, or that its `previous` season has another
    one after it.
    """
    await connection.execute(
        tournaments.insert().values(
            id=row.id,
            guild=row.guild,
            channel=row.channel,
            message=row.message,
            organiser=row.organiser,
            role=row.role,
            name=row.name,
            key=name_key(row.name),
            status=row.status,
            paused=row.paused_at is not None,
            format=row.format,
            plan=_plan_data(row.plan),
            options=options_data(row.options),
            sign_up_until=row.sign_up_until,
            look_at=row.look_at,
            paused_at=row.paused_at,
            created_at=row.created_at,
            ended_at=row.ended_at,
            previous=row.previous,
            season=row.season,
        )
    )


async def change(
    connection: AsyncConnection, tournament: TournamentId, **changes: Unpack[HeaderChanges]
) -> None:
    """Store other values in the header of a tournament."""
    values: dict[str, Any] = {**changes}
    if "paused_at" in changes:
        values["paused"] = changes["paused_at"] is not None
    if "plan" in changes:
        values["plan"] = _plan_data(changes["plan"])
    if "options" in changes:
        values["options"] = options_data(changes["options"])
    await connection.execute(tournaments.update().where(tournaments.c.id == tournament).values(values))


async def load(connection: AsyncConnection, tournament: TournamentId) -> Tournament | None:
    """Return a tournament with its entrants, rounds and matches; None without one."""
    row = (await connection.execute(tournaments.select().where(tournaments.c.id == tournament))).one_or_none()
    if row is None:
        return None
    begun = await matches.rounds_of(connection, tournament)
    # Without rounds there are no matches and byes to read.
    byes, requested_byes = await matches.byes_of(connection, tournament) if begun else ((), ())
    entered_teams = await teams.of_tournament(connection, tournament)
    return Tournament(
        header=_header(row),
        entrants=tuple(
            Entrant(
                number=row.number,
                person=row.person,
                name=row.name,
                seed=row.seed,
                checked_in=row.checked_in,
                gone=row.gone,
                reserve=row.reserve,
                bye_round=row.rests,
                team=row.team,
                confirmed=row.confirmed,
            )
            for row in await matches.rows_of(connection, tournament, entrants.c.number)
        ),
        rounds=begun,
        matches=await matches.of_tournament(connection, tournament) if begun else (),
        byes=byes,
        requested_byes=requested_byes,
        teams=entered_teams,
        team_matches=await teams.matches_of(connection, tournament) if begun and entered_teams else (),
        returning=await _returning(connection, row),
    )


async def _returning(connection: AsyncConnection, row: sa.Row[Any]) -> frozenset[EntrantId]:
    """Return the entrants of a season who were in the one before it; none once the sign-up is over."""
    if row.previous is None or row.status is not TournamentStatus.SIGN_UP:
        return frozenset()
    before = entrants.alias()
    query = (
        sa.select(entrants.c.number)
        .join(before, before.c.person == entrants.c.person)
        .where(entrants.c.tournament == row.id, before.c.tournament == row.previous)
    )
    return frozenset(EntrantId(number) for number in (await connection.execute(query)).scalars())


async def of_guild(connection: AsyncConnection, guild: GuildId) -> tuple[TournamentHeader, ...]:
    """Return the tournaments of a server: open ones first, then the newest."""
    query = (
        tournaments.select()
        .where(tournaments.c.guild == guild)
        .order_by(tournaments.c.status.in_(OPEN).desc(), tournaments.c.created_at.desc())
    )
    return await readable(connection, query, tournaments.c.id, _header)


async def season_after(connection: AsyncConnection, tournament: TournamentId) -> TournamentHeader | None:
    """Return the season that follows a tournament; None without one, or if it was cancelled."""
    following_it = (tournaments.c.previous == tournament) & sa.text(FOLLOWS)
    row = (await connection.execute(tournaments.select().where(following_it))).one_or_none()
    return None if row is None else _header(row)


async def with_open_matches(connection: AsyncConnection) -> tuple[TournamentHeader, ...]:
    """Return the tournaments in which a match is open."""
    playing = sa.select(match_rows.c.tournament).where(match_rows.c.ending.is_(None))
    query = tournaments.select().where(tournaments.c.id.in_(playing))
    return await readable(connection, query, tournaments.c.id, _header)


async def of_person(connection: AsyncConnection, person: PersonId) -> tuple[TournamentHeader, ...]:
    """Return the tournaments that a person has entered, oldest first."""
    query = (
        sa.select(tournaments)
        .join(entrants)
        .where(entrants.c.person == person)
        .order_by(tournaments.c.created_at)
    )
    return await readable(connection, query, tournaments.c.id, _header)


async def due(connection: AsyncConnection, now: datetime) -> tuple[TournamentId, ...]:
    """Return the tournaments whose `look_at` has come, longest overdue first."""
    query = sa.select(tournaments.c.id).where(tournaments.c.look_at <= now).order_by(tournaments.c.look_at)
    return tuple(TournamentId(found) for found in (await connection.execute(query)).scalars())


async def next_look(connection: AsyncConnection) -> datetime | None:
    """Return the earliest `look_at` of all tournaments; None without any."""
    look_at = tournaments.c.look_at
    query = sa.select(look_at).where(look_at.is_not(None)).order_by(look_at)
    return await first_readable(connection, query, tournaments.c.id, lambda row: row.look_at)


async def of_game(connection: AsyncConnection, game: GameId) -> tuple[TournamentId, int, int] | None:
    """Return the tournament, round and match to which a game belongs; None if it belongs to none."""
    row = (await connection.execute(match_games.select().where(match_games.c.game == game))).one_or_none()
    return None if row is None else (TournamentId(row.tournament), row.round, row.match)


async def sealed(connection: AsyncConnection, game: GameId) -> bool:
    """Return whether the seed of a game must stay secret, since others still draw the same tiles."""
    query = (
        sa.select(rounds.c.number)
        .join(
            match_games,
            (match_games.c.tournament == rounds.c.tournament) & (match_games.c.round == rounds.c.number),
        )
        .where(match_games.c.game == game, rounds.c.seed.is_not(None), rounds.c.ended_at.is_(None))
    )
    return (await connection.execute(query)).first() is not None


async def enter(
    connection: AsyncConnection,
    tournament: TournamentId,
    person: PersonId,
    name: str,
    *,
    reserve: bool = False,
    team: TeamId | None = None,
    confirmed: bool = True,
    checked_in: bool = False,
) -> None:
    """Add an entrant under the next number. A Conflict says that the person has entered already."""
    await connection.execute(
        entrants.insert().values(
            tournament=tournament,
            number=next_number(entrants.c.number, entrants.c.tournament == tournament),
            person=person,
            name=name,
            checked_in=checked_in,
            gone=False,
            reserve=reserve,
            team=team,
            confirmed=confirmed,
        )
    )


async def change_entrant(
    connection: AsyncConnection,
    tournament: TournamentId,
    number: EntrantId,
    **changes: Unpack[EntrantChanges],
) -> None:
    """Store other values of an entrant."""
    values: dict[str, Any] = {**changes}
    if "bye_round" in changes:
        values["rests"] = values.pop("bye_round")
    condition = (entrants.c.tournament == tournament) & (entrants.c.number == number)
    await connection.execute(entrants.update().where(condition).values(values))


async def set_seeds(
    connection: AsyncConnection, tournament: TournamentId, order: Sequence[EntrantId]
) -> None:
    """Store the seeds of these entrants, the first of whom has seed 1."""
    this = (entrants.c.tournament == tournament) & (entrants.c.number == sa.bindparam("of_number"))
    seeds = [{"of_number": number, "seed": seed} for seed, number in enumerate(order, start=1)]
    await connection.execute(entrants.update().where(this), seeds)


async def remove_entrants(
    connection: AsyncConnection, tournament: TournamentId, numbers: Collection[EntrantId]
) -> None:
    """Delete entrants who have not played."""
    condition = (entrants.c.tournament == tournament) & entrants.c.number.in_(numbers)
    await connection.execute(entrants.delete().where(condition))


def _plan_data(plan: Plan) -> dict[str, Any]:
    return {**asdict(plan), "seeding": plan.seeding.value}


def _header(row: sa.Row[Any]) -> TournamentHeader:
    plan = {
        **row.plan,
        "knock_out_seeds": tuple(row.plan["knock_out_seeds"]),
        "seeding": Seeding(row.plan.get("seeding", Seeding.RATING.value)),
    }
    return TournamentHeader(
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
        previous=row.previous,
        season=row.season,
    )
