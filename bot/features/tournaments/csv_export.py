"""Tournaments as comma-separated values."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Sequence
from io import StringIO
from typing import Any

from host.tournaments.running.seasons import divisions
from host.tournaments.standings.standings import Standing
from model.ids import EntrantId
from model.tournaments import Tournament


def as_csv(tournament: Tournament, table: Sequence[Standing], order: Sequence[tuple[int, EntrantId]]) -> str:
    """Return places, standings and matches as comma-separated values, with column names for programs.

    `order` has everybody's place, after the knock-out if there is one; `table` is that of all other rounds. In a
    league with divisions there are columns for the division and for who goes up or down.
    """
    out = StringIO()
    writer = csv.writer(out)
    divided = bool(tournament.header.plan.division_size)
    head = ["place", "shared", "player", "id", "points", "solkoff", "difference", "scored", "played"]
    writer.writerow([*head, "division", "movement"] if divided else head)
    moves = {
        line.entrant: [division.number, movement.value]
        for division in (divisions(tournament) if divided else ())
        for line, movement in zip(division.lines, division.movements, strict=True)
    }
    lines = {line.entrant: line for line in table}
    places = Counter(place for place, _ in order)
    for place, number in order:
        entrant, line = tournament.entrant(number), lines[number]
        writer.writerow(
            [
                place,
                int(places[place] > 1),
                cell(entrant.name),
                entrant.person,
                float(line.points),
                float(line.solkoff),
                line.difference,
                line.scored,
                line.played,
                *moves.get(number, ()),
            ]
        )
    write_matches(writer, tournament)
    return out.getvalue()


def write_matches(writer: Any, tournament: Tournament) -> None:
    """Write the matches of a tournament, seat by seat, below what stands there."""
    writer.writerow([])
    writer.writerow(["round", "match", "seat", "player", "points", "games won", "absent", "ending", "games"])
    for match in tournament.matches:
        for sits, seat in enumerate(match.seats, start=1):
            won = "" if seat.half_wins is None or len(match.seats) > 2 else seat.half_wins / 2
            ending = "" if match.ending is None else match.ending.value
            games = " ".join(leg.game for leg in match.counted)
            name = cell(tournament.entrant(seat.entrant).name)
            points = "" if seat.points is None else seat.points
            writer.writerow(
                [match.round, match.number + 1, sits, name, points, won, int(seat.absent), ending, games]
            )


def cell(text: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
