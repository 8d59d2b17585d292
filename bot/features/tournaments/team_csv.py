"""Tournaments of teams as comma-separated values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.features.tournaments.csv_export import match_rows
from bot.text.csv_table import csv_table
from host.tournaments.running.team_rounds import (
    TeamStanding,
    all_boards,
    members,
    points_at,
    teams_by_entrant,
)
from model.tournaments import Tournament


def as_team_csv(tournament: Tournament, table: Sequence[TeamStanding]) -> str:
    """Return the standings of teams, their members, their matches and the boards, with column names for programs."""
    return csv_table(_rows(tournament, table))


def _rows(tournament: Tournament, table: Sequence[TeamStanding]) -> Iterator[Sequence[object]]:
    """Yield the rows of the file: standings, members, matches of teams, and the boards."""
    yield ["place", "shared", "team", "match points", "board points", "solkoff", "played"]
    for line in table:
        numbers = (float(line.points), float(line.boards), float(line.solkoff))
        yield [line.place, int(line.shared), tournament.team(line.team).name, *numbers, line.played]
    yield []
    yield ["team", "player", "id"]
    for team in tournament.teams:
        for member in members(tournament, team.number):
            yield [team.name, member.name, member.person]
    yield []
    yield ["round", "match", "home", "away", "home points", "away points"]
    boards, team_of = all_boards(tournament), teams_by_entrant(tournament)
    for team_match in tournament.team_matches:
        own = boards.get((team_match.round, team_match.number), [])
        names = [tournament.team(team).name for team in team_match.teams]
        points = (
            list(map(float, points_at(team_match, own, team_of))) if team_match.published_at else ["", ""]
        )
        yield [
            team_match.round,
            team_match.number + 1,
            *(names if team_match.away else [*names, ""]),
            *points,
        ]
    yield []
    yield from match_rows(tournament)
