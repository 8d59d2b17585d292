"""Expectations of a feature: its chance of completion with the unseen tiles, and its points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.board.features import Standing
from game.board.oriented_tile import SIDE_STEP
from game.engine.position import Position
from game.engine.scoring import price
from game.engine.survey import survey
from game.opponents.chances import Chances, sides_of
from game.scoring.majority import strengths, strongest
from game.values.tiles import FeatureKind, all_tiles


class Prospects:
    """Expectations for the features of one position; fast enough for thousands of calls a turn.

    `SketchProspects` computes the same for a sketch.
    """

    def __init__(self, position: Position, chances: Chances) -> None:
        self._weights = chances.weights
        self._stage = chances.stage(chances.left)

    def expect(
        self, position: Position, root: int, figures: tuple[Standing, ...]
    ) -> tuple[tuple[int, ...], float, float]:
        """Return the owners of a feature with `figures`, their points, and the time share of free figures.

        Owners are indexes of seats. The last is the share of the game for which the figures are free again,
        from 0 (they never return) to 1 (a complete feature).
        """
        owners = strongest(strengths(figures, position.book.weights))
        return owners, *self.pays(position, root, len(owners))

    def pays(self, position: Position, root: int, owners: int) -> tuple[float, float]:
        """Return a feature's points for each of `owners` owners, and the time share of free figures."""
        key = position.features.keys[root]
        oriented_tile, first = position.grid.tiles[key][:2]
        match oriented_tile.kinds[root - first]:
            case FeatureKind.FIELD:
                return self._field(position, root), 0.0
            case FeatureKind.MONASTERY | FeatureKind.GARDEN:
                return self._monastery(position, root, key)
            case _:
                return self._walled(position, root, owners)

    def _walled(self, position: Position, root: int, owners: int) -> tuple[float, float]:
        """Return the points of a city or a road, and how soon its figures are back."""
        feature = survey(position, root)
        if feature.complete:
            return price(position, feature), 1.0
        ends = dict(_open_ends(position, root))
        likely = self._closed(position, ends, owners)
        weights = self._weights
        whole: float = price(position, replace(feature, complete=True))
        whole += weights.tiles_for_end * len(ends) * whole / (feature.tiles + feature.pennants)
        open_pay = 0 if position.book.without_final else price(position, feature)
        back = self._back(likely, weights.wait + weights.wait_for_end * len(ends))
        return likely * whole + (1 - likely) * open_pay, back

    def _monastery(self, position: Position, root: int, key: int) -> tuple[float, float]:
        """Return the same for a monastery or garden; each neighbour still to come pays by its own chance."""
        feature = survey(position, root)
        if feature.complete:
            return price(position, feature), 1.0
        likely, to_come, missing = 1.0, 0.0, 0
        for cell in _around(key):
            if cell not in position.grid.tiles:
                chance = self._stage.laid(position.grid.open.get(cell, 0))
                missing += 1
                likely *= chance
                to_come += chance
        back = self._back(likely, self._weights.wait + missing)
        if position.book.without_final:
            return 9 * likely, back
        return price(position, feature) + to_come, back

    def _back(self, likely: float, turns: float) -> float:
        """Return how soon figures are back (0 to 1), by the part of the game that is left then.

        They are back after `turns` own turns with the chance `likely`, else not before the end.
        """
        draws = self._stage.draws
        return likely * (1 - turns / draws) * self._weights.back if turns < draws else 0.0

    def _field(self, position: Position, root: int) -> float:
        """Return the points of a field: of complete cities, of those that may be, and of those not yet begun."""
        features, tiles, kinds = position.features, position.grid.tiles, all_tiles()
        expected = self._stage.growth
        seen: set[int] = set()
        for member in features.members(root):
            oriented_tile, first = tiles[features.keys[member]][:2]
            for city in kinds[oriented_tile.tile].segments[member - first].cities:
                wall = features.root(first + city)
                if wall in seen:
                    continue
                seen.add(wall)
                if features.ends[wall] <= 0:
                    expected += 3
                else:
                    likely = self._closed(position, dict(_open_ends(position, wall)), 1)
                    expected += 3 * self._weights.field_city * likely
        return expected

    def _closed(self, position: Position, ends: dict[int, int], owners: int) -> float:
        """Return the chance that all open ends (cells, each with the side that must be met) are closed."""
        likely = 1.0
        for cell, side in ends.items():
            constraint = position.grid.open.get(cell)
            if constraint is None:
                return 0.0
            likely *= self._stage.closed(4 * constraint + side, owners)
        return likely * self._weights.each_more ** (len(ends) - 1)


def _open_ends(position: Position, root: int) -> Iterator[tuple[int, int]]:
    """Return the open cells that a city or road runs into, each with the side on which it does."""
    features, tiles, table = position.features, position.grid.tiles, position.grid.table
    for member in features.members(root):
        key = features.keys[member]
        oriented_tile, first = tiles[key][:2]
        for side in sides_of(oriented_tile)[member - first]:
            beyond = key + SIDE_STEP[side]
            if beyond not in tiles and not (table and table.completes and not table.holds(beyond)):
                yield beyond, (side + 2) % 4


def _around(key: int) -> Iterator[int]:
    for down in (SIDE_STEP[0], 0, SIDE_STEP[2]):
        for right in (-1, 0, 1):
            if down or right:
                yield key + down + right
