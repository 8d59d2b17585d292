"""What can be expected of claimed features in a sketch, and of tiles to come that would join some of them.

`Prospects` and `Joining` compute the same for positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.board.oriented_tile import AROUND_STEP
from game.opponents.chances import Chances
from game.opponents.outlines import (
    CELL,
    CITIES,
    ENDS,
    FIELD,
    KIND,
    PENNANTS,
    ROAD,
    TILES,
    Figures,
    SketchFeature,
)
from game.opponents.sketch import Sketch

Met: TypeAlias = tuple[int, int, int, Figures, float]
"""A claimed feature where it meets an open cell: slot, root, kind, figures, points to be expected."""


class SketchProspects:
    """Prospects of features in a sketch, valued for one seat.

    `_moved` has the cities that a turn under trial changes, by their roots: the name that each has after it,
    and its chance of completion times `Weights.field_city`.
    """

    __slots__ = ("_cities", "_field_cities", "_moved", "_shares", "_sketch", "_stage", "_weights", "seat")

    def __init__(self, sketch: Sketch, seat: int, chances: Chances) -> None:
        self._sketch = sketch
        self.seat = seat
        self._stage = chances.stage(sketch.left)
        self._weights = chances.weights
        self._shares = [-1.0 / max(1, sketch.seats - 1)] * sketch.seats
        self._shares[seat] = 1.0
        self._cities: dict[int, float] = {}
        self._moved: dict[int, tuple[int, float]] = {}
        self._field_cities: dict[int, frozenset[int]] = {}

    def _expect(self, feature: SketchFeature, figures: Figures, root: int) -> tuple[float, float, float]:
        """Return the worth of a feature, what it pays each owner, and how soon its figures are back.

        The worth is by the shares of the seats. The last value goes from 0 (never) to 1 (at once).
        """
        sketch, stage, weights = self._sketch, self._stage, self._weights
        owners = sketch.owners(figures)
        kind = feature[KIND]
        back, turns = 0.0, stage.draws
        if kind <= ROAD:
            ends = feature[ENDS]
            if not ends:
                points: float = sketch.price(feature, True)
                back = 1.0
            else:
                likely = self._closed(ends, len(owners))
                whole = sketch.price(feature, True)
                more = whole + weights.tiles_for_end * len(ends) * whole / (
                    feature[TILES].bit_count() + feature[PENNANTS]
                )
                points = likely * more
                if likely < 1.0 and not sketch.book.without_final:
                    points += (1.0 - likely) * sketch.price(feature, False)
                turns = weights.wait + weights.wait_for_end * len(ends)
                if turns < stage.draws:
                    back = likely * (1.0 - turns / stage.draws)
        elif kind == FIELD:
            points = self._field(feature, root)
        else:
            points, back, turns = self._middle(feature)
        if back < 1.0:
            back *= weights.back
            if stage.hazard:
                lost = stage.lost(turns, len(figures))
                points *= 1.0 - lost
                back += lost * (1.0 - back)
        shares = self._shares
        share = shares[owners[0]] if len(owners) == 1 else sum([shares[owner] for owner in owners])
        return points * share, points, back

    def _closed(self, ends: tuple[int, ...], owners: int) -> float:
        """Return the chance that all open ends are closed."""
        constraint_of, closed = self._sketch.open, self._stage.closed
        if len(ends) == 1:
            end = ends[0]
            return closed(4 * constraint_of[end >> 4] + (end >> 2 & 3), owners)
        likely = 1.0
        seen: list[int] = []
        for end in ends:
            key = end >> 4
            if key not in seen:
                if seen:
                    likely *= self._weights.each_more
                seen.append(key)
                likely *= closed(4 * constraint_of[key] + (end >> 2 & 3), owners)
        return likely

    def _middle(self, feature: SketchFeature) -> tuple[float, float, float]:
        """Return the points of a monastery, how soon its figure is back, and in how many turns at best."""
        sketch, stage = self._sketch, self._stage
        tiles, open_cells = sketch.tiles, sketch.open
        likely, to_come, missing, key = 1.0, 0.0, 0, feature[CELL]
        for step in AROUND_STEP:
            if key + step not in tiles:
                chance = stage.laid(open_cells.get(key + step, 0))
                missing += 1
                likely *= chance
                to_come += chance
        if not missing:
            return sketch.price(feature, True), 1.0, 0.0
        turns = self._weights.wait + missing
        back = likely * (1.0 - turns / stage.draws) if turns < stage.draws else 0.0
        if sketch.book.without_final:
            return 9 * likely, back, turns
        return 9 - missing + to_come, back, turns

    def _city(self, root: int) -> float:
        """Return the chance that a city is complete at the end, for the fields beside it."""
        found = self._cities.get(root)
        if found is None:
            ends = self._sketch.feature_of(root)[ENDS]
            found = self._cities[root] = self._closed(ends, 1) * self._weights.field_city if ends else 1.0
        return found

    def _field(self, feature: SketchFeature, root: int) -> float:
        """Return the points of a field: of complete cities, of those that may be, and of those not yet begun."""
        moved = self._moved
        cities = feature[CITIES] if root < 0 else self._field_cities[root]
        if not moved or moved.keys().isdisjoint(cities):
            likely = 0.0
            for city in cities:
                likely += self._city(city)
        else:
            by_name = {}
            for city in cities:
                name, chance = moved.get(city) or (city, self._city(city))
                by_name[name] = chance
            likely = sum(by_name.values())
        return self._stage.growth + 3.0 * likely

    def _threat(self, constraint: int, met: Sequence[Met], others: Sequence[Met] | None = None) -> float:
        """Return the change expected from tiles on a cell that join features of different owners there.

        With `others`, each of `met` is joined with each of `others`, else the features in `met` with each
        other.
        """
        total = 0.0
        for index, one in enumerate(met):
            for other in met[index + 1 :] if others is None else others:
                if one[2] == other[2] and one[1] != other[1]:  # of one kind, and not joined yet
                    total += self._joined(constraint, one, other)
        return total

    def _joined(self, constraint: int, one: Met, other: Met) -> float:
        """Return what joining two features would change, times its chance."""
        slot, _, kind, figures, points = one
        other_slot, _, _, other_figures, other_points = other
        weight = self._weights.join_fields if kind == FIELD else self._weights.join
        if not weight or slot >> 2 == other_slot >> 2:
            return 0.0
        owners_of = self._sketch.owners
        mine, theirs = owners_of(figures), owners_of(other_figures)
        if mine == theirs:
            return 0.0
        chance = self._stage.joined(constraint, _slot(slot), _slot(other_slot))
        if not chance:
            return 0.0
        shares = self._shares
        both = owners_of(figures + other_figures)
        change = (
            (points + other_points) * sum([shares[seat] for seat in both])
            - points * sum([shares[seat] for seat in mine])
            - other_points * sum([shares[seat] for seat in theirs])
        )
        return weight * chance * change


def _slot(end: int) -> int:
    """Return `4 * slot + side` of an end, the form that `Stage.joined` takes."""
    return 4 * (end & 3) + (end >> 2 & 3)
