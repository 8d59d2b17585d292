"""Tournaments as comma-separated values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.text.csv_table import csv_table
from host.tournaments.running.seasons import Division
from host.tournaments.standings.matches import played, wins
from host.tournaments.standings.standings import Standing
from model.ids import EntrantId
from model.matches import Match
from model.tournaments import Tournament


def as_csv(
    tournament: Tournament,
    table: Sequence[Standing],
    order: Sequence[tuple[int, EntrantId]],
    divided: Sequence[Division],
) -> str:
    """Return places, standings and matches as comma-separated values, with column names for programs.

    `order` has everybody's final place, knock-out included. `table` has the standings of all other rounds. A
    league that is `divided` has columns for the division and for promotion or relegation.
    """
    head = ["place", "shared", "player", "id", "points", "solkoff", "difference", "scored", "played"]
    rows: list[Sequence[object]] = [[*head, "division", "movement"] if divided else head]
    moves = {
        line.entrant: [division.number, movement.value]
        for division in divided
        for line, movement in zip(division.lines, division.movements, strict=True)
    }
    lines = {line.entrant: line for line in table}
    places = Counter(place for place, _ in order)
    for place, number in order:
        entrant, line = tournament.entrant(number), lines[number]
        rows.append(
            [
                place,
                int(places[place] > 1),
                entrant.name,
                entrant.person,
                float(line.points),
                float(line.solkoff),
                line.difference,
                line.scored,
                line.played,
                *moves.get(number, ()),
            ]
        )
    return csv_table([*rows, [], *match_rows(tournament)])


def match_rows(tournament: Tournament) -> Iterator[Sequence[object]]:
    """Yield a row of column names, then one row for each seat of each match."""
    yield ["round", "match", "seat", "player", "points", "games won", "absent", "ending", "games"]
    for match in tournament.matches:
        for sits, seat in enumerate(match.seats, start=1):
            won = "" if seat.half_wins is None or len(match.seats) > 2 else _games_won(match, sits - 1)
            ending = "" if match.ending is None else match.ending.value
            games = " ".join(leg.game for leg in match.counted)
            name = tournament.entrant(seat.entrant).name
            points = "" if seat.points is None else seat.points
            yield [match.round, match.number + 1, sits, name, points, won, int(seat.absent), ending, games]


def _games_won(match: Match, seat: int) -> float:
    """Return the games that a seat of a match of two has won."""
    if all(match_seat.absent for match_seat in match.seats):
        # Nobody has won the match, nor the game in which it was decided.
        return float(wins(played(match.counted), len(match.seats))[seat])
    return (match.seats[seat].half_wins or 0) / 2
