"""Teams, their matches, and the line-ups that are secret until they are published."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TypedDict, Unpack

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import EntrantId, TeamId, TournamentId
from model.teams import Team, TeamMatch
from storage.columns import name_key, next_number
from storage.matches import rows_of
from storage.schema_tournaments import entrants, line_ups, team_matches, teams


async def of_tournament(connection: AsyncConnection, tournament: TournamentId) -> tuple[Team, ...]:
    """Return the teams of a tournament, in the order in which they entered."""
    return tuple(Team(row.number, row.name) for row in await rows_of(connection, tournament, teams.c.number))


async def matches_of(connection: AsyncConnection, tournament: TournamentId) -> tuple[TeamMatch, ...]:
    """Return the matches between teams of a tournament, by round and number."""
    rows = await rows_of(connection, tournament, team_matches.c.round, team_matches.c.number)
    return tuple(
        TeamMatch(
            row.round,
            row.number,
            row.home,
            row.away,
            row.line_ups_until,
            frozenset(team for team, handed in ((row.home, row.home_in), (row.away, row.away_in)) if handed),
            row.published_at,
            row.reminded,
        )
        for row in rows
    )


async def add(connection: AsyncConnection, tournament: TournamentId, name: str) -> TeamId:
    """Store a team and return its number. A Conflict says that another one has its name."""
    number = next_number(teams.c.number, teams.c.tournament == tournament)
    query = teams.insert().values(tournament=tournament, number=number, name=name, key=name_key(name))
    return TeamId((await connection.execute(query.returning(teams.c.number))).scalar_one())


async def remove_empty(connection: AsyncConnection, tournament: TournamentId) -> None:
    """Delete the teams without entrants; used only before the start."""
    team_numbers = sa.select(entrants.c.team).where(
        entrants.c.tournament == tournament, entrants.c.team.is_not(None)
    )
    await connection.execute(
        teams.delete().where(teams.c.tournament == tournament, teams.c.number.not_in(team_numbers))
    )


async def add_matches(
    connection: AsyncConnection, tournament: TournamentId, new_matches: Sequence[TeamMatch]
) -> None:
    """Store which teams meet in a round, and which have a bye."""
    rows = [
        {
            "tournament": tournament,
            "round": match.round,
            "number": match.number,
            "home": match.home,
            "away": match.away,
            "line_ups_until": match.line_ups_until,
            "home_in": False,
            "away_in": False,
        }
        for match in new_matches
    ]
    await connection.execute(team_matches.insert(), rows)


class TeamMatchChanges(TypedDict, total=False):
    """Keyword arguments of `change_match`: the values of a match of teams that can change."""

    line_ups_until: datetime
    home_in: bool
    away_in: bool
    published_at: datetime
    reminded: bool


async def change_match(
    connection: AsyncConnection,
    tournament: TournamentId,
    match: TeamMatch,
    **changes: Unpack[TeamMatchChanges],
) -> bool:
    """Store other values of a match of teams that waits for line-ups; return False if it was published already."""
    condition = (team_matches.c.tournament == tournament) & (team_matches.c.round == match.round)
    unpublished = (team_matches.c.number == match.number) & team_matches.c.published_at.is_(None)
    result = await connection.execute(team_matches.update().where(condition, unpublished).values({**changes}))
    return result.rowcount > 0


async def line_up_of(
    connection: AsyncConnection, tournament: TournamentId, round_number: int, team: TeamId
) -> dict[int, EntrantId]:
    """Return the entrants whom a captain wants to play, by board (from 0); secret until it is published."""
    query = sa.select(line_ups.c.board, line_ups.c.entrant).where(_line_up(tournament, round_number, team))
    return {row.board: EntrantId(row.entrant) for row in await connection.execute(query)}


async def set_line_up(
    connection: AsyncConnection,
    tournament: TournamentId,
    round_number: int,
    team: TeamId,
    line_up: Mapping[int, EntrantId],
) -> None:
    """Store the line-up of a captain in place of the one before; an empty one deletes it."""
    await connection.execute(line_ups.delete().where(_line_up(tournament, round_number, team)))
    key = {"tournament": tournament, "round": round_number, "team": team}
    rows = [{**key, "board": board, "entrant": entrant} for board, entrant in line_up.items()]
    if rows:
        await connection.execute(line_ups.insert(), rows)


def _line_up(tournament: TournamentId, round_number: int, team: TeamId) -> sa.ColumnElement[bool]:
    condition = (line_ups.c.tournament == tournament) & (line_ups.c.round == round_number)
    return condition & (line_ups.c.team == team)
