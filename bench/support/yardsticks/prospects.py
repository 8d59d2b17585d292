"""Expectations of a feature: the probability of its completion with the unseen tiles, and its points."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from game.board.features import Standing
from game.board.oriented_tile import SIDE_STEP, OrientedTile, fits, oriented
from game.engine.position import Position
from game.engine.scoring import price
from game.engine.survey import survey
from game.scoring.majority import strengths, strongest
from game.values.tiles import FeatureKind, TileId, all_tiles

RUNS_ON = 0.6
"""The weight of a tile that continues a feature without closing it, against 1 for one that closes it."""

OWN_EFFORT, OTHERS_EFFORT = 0.2, 0.1
"""The share of its tiles that a seat spends on one of its own features, and on one of the others'."""

EACH_MORE = 0.85
"""The factor of the probability of completion for each open end after the first."""

TILES_FOR_END = 0.25
"""Tiles that each open end is counted to add; it takes at least one, but future points count less."""

WAIT, WAIT_FOR_END = 1.0, 3.0
"""Own turns until a feature is complete, and how many more for each of its open ends."""

FIELD_GROWTH = 1.0
"""Points that a field can still hope for from cities that do not yet exist, at the start of the game."""


class Prospects:
    """Expectations in one position; cheap enough to be asked thousands of times a turn.

    `draws` is how many tiles each seat will still draw.
    """

    def __init__(self, position: Position) -> None:
        self._unseen = {tile: count for tile, count in position.unseen_tiles.items() if count}
        self._left = sum(self._unseen.values())
        self._seats = len(position.seats)
        self.draws = self._left / self._seats
        self._growth = FIELD_GROWTH * self._left / max(1, self._left + len(position.grid.tiles))
        self._weights: dict[tuple[int, int], float] = {}
        self._fitting: dict[int, int] = {}

    def expect(
        self, position: Position, root: int, figures: tuple[Standing, ...]
    ) -> tuple[tuple[int, ...], float, float]:
        """Return the seats paid for a feature with `figures` on it, the points, and the part left to these.

        Seats are indexes. The part is that of the remaining game after the figures' return: from 0, never, to
        1, at once, for a complete feature.
        """
        owners = strongest(strengths(figures, position.book.weights))
        key = position.features.keys[root]
        oriented_tile, first = position.grid.tiles[key][:2]
        match oriented_tile.kinds[root - first]:
            case FeatureKind.FIELD:
                return owners, self._field(position, root), 0.0
            case FeatureKind.MONASTERY | FeatureKind.GARDEN:
                return owners, *self._monastery(position, root, key)
            case _:
                return owners, *self._walled(position, root, len(owners))

    def _walled(self, position: Position, root: int, owners: int) -> tuple[float, float]:
        """Return the expected points of a city or a road, and the part of the game left to its figures."""
        feature = survey(position, root)
        if feature.complete:
            return price(position, feature), 1.0
        ends = dict(_open_ends(position, root))
        likely = self._closed(position, ends, owners)
        whole: float = price(position, replace(feature, complete=True))
        whole += TILES_FOR_END * len(ends) * whole / (feature.tiles + feature.pennants)
        open_pay = 0 if position.book.without_final else price(position, feature)
        return likely * whole + (1 - likely) * open_pay, self._back(likely, WAIT + WAIT_FOR_END * len(ends))

    def _monastery(self, position: Position, root: int, key: int) -> tuple[float, float]:
        """Return the same of a monastery or garden, where each expected neighbour adds its own points."""
        feature = survey(position, root)
        if feature.complete:
            return price(position, feature), 1.0
        likely, to_come, missing = 1.0, 0.0, 0
        for cell in _around(key):
            if cell not in position.grid.tiles:
                chance = self._laid(position, cell)
                missing += 1
                likely *= chance
                to_come += chance
        back = self._back(likely, WAIT + missing)
        if position.book.without_final:
            return 9 * likely, back
        return price(position, feature) + to_come, back

    def _back(self, likely: float, turns: float) -> float:
        """Return the expected part of the remaining game for which figures are free again.

        With the probability `likely` they return after `turns` own turns, else never.
        """
        return likely * max(0.0, 1 - turns / self.draws) if self.draws else 0.0

    def _field(self, position: Position, root: int) -> float:
        """Return the points of a field: of complete cities, of those that may be, and of those not yet begun."""
        features, tiles, kinds = position.features, position.grid.tiles, all_tiles()
        expected = self._growth
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
                    expected += 3 * self._closed(position, dict(_open_ends(position, wall)), 1)
        return expected

    def _closed(self, position: Position, ends: dict[int, int], owners: int) -> float:
        """Return how likely it is that all open ends (cells, each with the side that must be met) are closed."""
        if not self._left:
            return 0.0
        efforts = OWN_EFFORT * owners + OTHERS_EFFORT * (self._seats - owners)
        likely = 1.0
        for cell, side in ends.items():
            constraint = position.grid.open.get(cell)
            if constraint is None:
                return 0.0
            weight = self._weight(constraint, side)
            likely *= 1 - math.exp(-weight / self._left * efforts * self.draws)
        return likely * EACH_MORE ** (len(ends) - 1)

    def _laid(self, position: Position, cell: int) -> float:
        """Return how likely it is that some tile is laid on an open or future cell."""
        if not self._left:
            return 0.0
        constraint = position.grid.open.get(cell, 0)
        fitting = self._fitting.get(constraint)
        if fitting is None:
            fitting = sum(count for tile, count in self._unseen.items() if constraint in fits(tile))
            self._fitting[constraint] = fitting
        return 1 - math.exp(-fitting / self._left * OWN_EFFORT * self.draws / 2)

    def _weight(self, constraint: int, side: int) -> float:
        """Return how many unseen tiles close the feature that meets `side` of a cell; those that run on count less."""
        weight = self._weights.get((constraint, side))
        if weight is None:
            unseen = self._unseen
            weight = sum(worth * unseen.get(tile, 0) for tile, worth in _closers(constraint, side))
            self._weights[constraint, side] = weight
        return weight


@cache
def _closers(constraint: int, side: int) -> tuple[tuple[TileId, float], ...]:
    """Return the tiles that fit a cell: 1 for those that close what meets `side`, less for those that run on."""
    found = []
    for tile in all_tiles():
        mask = fits(tile).get(constraint, 0)
        worths = [
            1.0 if all(constraint >> 3 * other & 7 for other in _sides(oriented_tile)[slot]) else RUNS_ON
            for turns, oriented_tile in enumerate(oriented(tile))
            if mask >> turns & 1
            for slot in oriented_tile.slots[side]
            if slot in oriented_tile.closable
        ]
        if worths:
            found.append((tile, max(worths)))
    return tuple(found)


@cache
def _sides(oriented_tile: OrientedTile) -> tuple[tuple[int, ...], ...]:
    """Return the sides that each segment of an oriented tile touches."""
    return tuple(
        tuple(side for side in range(4) if index in oriented_tile.slots[side])
        for index in range(len(oriented_tile.kinds))
    )


def _open_ends(position: Position, root: int) -> Iterator[tuple[int, int]]:
    """Yield the empty cells into which a city or road runs, each with the side of the cell that it meets."""
    features, tiles, table = position.features, position.grid.tiles, position.grid.table
    for member in features.members(root):
        key = features.keys[member]
        oriented_tile, first = tiles[key][:2]
        for side in _sides(oriented_tile)[member - first]:
            beyond = key + SIDE_STEP[side]
            if beyond not in tiles and not (table and table.completes and not table.holds(beyond)):
                yield beyond, (side + 2) % 4


def _around(key: int) -> Iterator[int]:
    for down in (SIDE_STEP[0], 0, SIDE_STEP[2]):
        for right in (-1, 0, 1):
            if down or right:
                yield key + down + right
