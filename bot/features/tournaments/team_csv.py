"""Tournaments of teams as comma-separated values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.features.tournaments.csv_export import match_rows
from bot.text.csv_table import csv_table
from host.tournaments.running.team_rounds import TeamStanding, board_points, members
from model.tournaments import Tournament


def as_team_csv(tournament: Tournament, table: Sequence[TeamStanding]) -> str:
    """Return the standings of teams, their members, their matches and the boards, with column names for programs."""
    return csv_table(_rows(tournament, table))


def _rows(tournament: Tournament, table: Sequence[TeamStanding]) -> Iterator[Sequence[object]]:
    yield ["place", "shared", "team", "match points", "board points", "solkoff", "played"]
    for line in table:
        numbers = (float(line.points), float(line.boards), float(line.solkoff))
        yield [line.place, int(line.shared), tournament.team(line.team).name, *numbers, line.played]
    yield []
    yield ["team", "player", "id"]
    for team in tournament.teams:
        for one in members(tournament, team.number):
            yield [team.name, one.name, one.person]
    yield []
    yield ["round", "match", "home", "away", "home points", "away points"]
    for made in tournament.team_matches:
        names = [tournament.team(team).name for team in made.teams]
        points = list(map(float, board_points(tournament, made))) if made.published_at else ["", ""]
        yield [made.round, made.number + 1, *(names if made.away else [*names, ""]), *points]
    yield []
    yield from match_rows(tournament)
