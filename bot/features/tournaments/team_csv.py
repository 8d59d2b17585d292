"""Tournaments of teams as comma-separated values."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO

from bot.features.tournaments.csv_export import cell, write_matches
from host.tournaments.running.team_rounds import TeamStanding, board_points, members
from model.tournaments import Tournament


def as_team_csv(tournament: Tournament, table: Sequence[TeamStanding]) -> str:
    """Return the standings of teams, their members, their matches and the boards, with column names for programs."""
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow(["place", "shared", "team", "match points", "board points", "solkoff", "played"])
    for line in table:
        name = cell(tournament.team(line.team).name)
        numbers = (float(line.points), float(line.boards), float(line.solkoff))
        writer.writerow([line.place, int(line.shared), name, *numbers, line.played])
    writer.writerow([])
    writer.writerow(["team", "player", "id"])
    for team in tournament.teams:
        for one in members(tournament, team.number):
            writer.writerow([cell(team.name), cell(one.name), one.person])
    writer.writerow([])
    writer.writerow(["round", "match", "home", "away", "home points", "away points"])
    for made in tournament.team_matches:
        names = [cell(tournament.team(team).name) for team in made.teams]
        points = list(map(float, board_points(tournament, made))) if made.published_at else ["", ""]
        writer.writerow([made.round, made.number + 1, *(names if made.away else [*names, ""]), *points])
    write_matches(writer, tournament)
    return out.getvalue()
