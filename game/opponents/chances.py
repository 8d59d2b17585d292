"""Probabilities that unseen tiles close, join or surround features, and the worth of figures in supply."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache

from game.board.oriented_tile import OrientedTile, fits, oriented
from game.engine.position import Position
from game.opponents.weights import Weights
from game.values.phases import Phase
from game.values.tiles import TileId, all_tiles

LONG_RUN = 36
"""Own turns in which figures in the supply earn what `Weights.figure` says: those of a game of two seats."""

LARGE = 2.0
"""Points by which a large meeple in the supply is worth more than an ordinary one."""


def tiles_to_come(position: Position) -> Mapping[TileId, float]:
    """Return the number of copies of each tile still to be laid: the unseen tiles and those in hands.

    Where a seat is about to lay one tile of its hand, each tile of the hand counts in part.
    """
    held = position.book.drawing.held(position)
    if not any(held):
        return position.unseen_tiles
    found: dict[TileId, float] = dict(position.unseen_tiles)
    for seat, hand in enumerate(held):
        lays = position.phase is Phase.PLACE and seat == position.mover
        part = 1 - 1 / len(hand) if lays and hand else 1.0
        for tile in hand:
            found[tile] = found.get(tile, 0.0) + part
    return found


class Chances:
    """Shares of the tiles left that close, fit or join; a `Stage` has the chances for a number of draws."""

    def __init__(
        self, unseen: Mapping[TileId, float], seats: int, weights: Weights, hazard: float = 0.0
    ) -> None:
        self.unseen = {tile: count for tile, count in unseen.items() if count}
        self.left = sum(self.unseen.values())
        self.seats = seats
        self.weights = weights
        self.hazard = hazard
        self._stages: dict[float, Stage] = {}
        self._closing: dict[int, float] = {}
        self._fitting: dict[int, float] = {}
        self._joining: dict[tuple[int, int, int], float] = {}

    def stage(self, left: float) -> Stage:
        """Return the chances when `left` tiles are still to be drawn."""
        found = self._stages.get(left)
        if found is None:
            found = self._stages[left] = Stage(self, left)
        return found

    def closing(self, open_side: int) -> float:
        """Return the share of the unseen tiles that close the feature at a side of an open cell.

        `open_side` is `4 * constraint + side` of the cell. Tiles that continue the feature without closing it
        count less.
        """
        found = self._closing.get(open_side)
        if found is None:
            runs_on, unseen = self.weights.runs_on, self.unseen
            found = sum(
                (1.0 if closes else runs_on) * unseen.get(tile, 0)
                for tile, closes in _closers(open_side >> 2, open_side & 3)
            ) / max(1, self.left)
            self._closing[open_side] = found
        return found

    def fitting(self, constraint: int) -> float:
        """Return the share of the unseen tiles that fit a cell."""
        found = self._fitting.get(constraint)
        if found is None:
            count = sum(count for tile, count in self.unseen.items() if constraint in fits(tile))
            found = self._fitting[constraint] = count / max(1, self.left)
        return found

    def joining(self, constraint: int, one: int, other: int) -> float:
        """Return the share of the unseen tiles that join the features at two slots (`4 * slot + side`)."""
        asked = (constraint, one, other)
        found = self._joining.get(asked)
        if found is None:
            count = sum(self.unseen.get(tile, 0) for tile in _joiners(*asked))
            found = self._joining[asked] = count / max(1, self.left)
        return found


class Stage:
    """Chances when `left` tiles are still to be drawn, `draws` of them by each seat.

    A supply of n figures is worth `most * (1 - fewer**n)` points: each further one `fewer` times the one before it.
    """

    __slots__ = (
        "_chances",
        "_closed",
        "_efforts",
        "_joined",
        "_laid",
        "draws",
        "fewer",
        "growth",
        "hazard",
        "large",
        "left",
        "most",
        "soon",
    )

    def __init__(self, chances: Chances, left: float) -> None:
        weights, seats = chances.weights, chances.seats
        self._chances = chances
        self.left = left
        self.hazard = chances.hazard
        self.draws = left / seats
        soon = min(1.0, self.draws / LONG_RUN) ** weights.ease
        self.fewer = weights.fewer
        self.most = weights.figure * soon / (1 - weights.fewer)
        self.soon = soon
        self.large = LARGE * soon
        self.growth = weights.field_growth * left / 72
        self._efforts = [
            (weights.own * owners + weights.others * (seats - owners)) * self.draws
            for owners in range(seats + 1)
        ]
        self._closed: list[dict[int, float]] = [{} for _ in range(seats + 1)]
        self._laid: dict[int, float] = {}
        self._joined: dict[tuple[int, int, int], float] = {}

    def supply(self, count: float) -> float:
        """Return the points expected of `count` figures in the supply; one expected back counts in part."""
        worth: float = self.most * (1.0 - self.fewer**count)
        return worth

    def lost(self, turns: float, figures: int) -> float:
        """Return the chance that all `figures` of a feature are returned without pay within `turns` own turns."""
        part = min(1.0, turns / self.draws) if self.draws else 0.0
        found: float = (1.0 - math.exp(-self.hazard * self.left * part)) ** figures
        return found

    def closed(self, open_side: int, owners: int) -> float:
        """Return the chance that an open end of a feature with `owners` owners is closed; see `Chances.closing`."""
        known = self._closed[owners]
        found = known.get(open_side)
        if found is None:
            found = known[open_side] = 1 - math.exp(-self._chances.closing(open_side) * self._efforts[owners])
        return found

    def laid(self, constraint: int) -> float:
        """Return the chance that a tile is laid on a cell beside a monastery."""
        found = self._laid.get(constraint)
        if found is None:
            part = self._chances.fitting(constraint) * self._chances.weights.round_monastery
            found = self._laid[constraint] = 1 - math.exp(-part * self.draws)
        return found

    def joined(self, constraint: int, one: int, other: int) -> float:
        """Return the chance that a tile joins what meets a cell at two slots, if a seat tries to."""
        asked = (constraint, one, other)
        found = self._joined.get(asked)
        if found is None:
            part = self._chances.joining(constraint, one, other) * self._chances.weights.own
            found = self._joined[asked] = 1 - math.exp(-part * self.draws)
        return found


@cache
def _closers(constraint: int, side: int) -> tuple[tuple[TileId, bool], ...]:
    """Return the tiles that fit a cell and continue what meets `side`, each with whether it can close it."""
    found = []
    for tile in all_tiles():
        mask = fits(tile).get(constraint, 0)
        closes = [
            all(constraint >> 3 * other & 7 for other in sides_of(oriented_tile)[slot])
            for turns, oriented_tile in enumerate(oriented(tile))
            if mask >> turns & 1
            for slot in oriented_tile.slots[side]
            if slot in oriented_tile.closable
        ]
        if closes:
            found.append((tile, max(closes)))
    return tuple(found)


@cache
def _joiners(constraint: int, one: int, other: int) -> tuple[TileId, ...]:
    """Return the tiles that fit a cell and join the features at two of its slots."""
    return tuple(
        tile
        for tile in all_tiles()
        if any(
            oriented_tile.slots[one & 3][one >> 2] == oriented_tile.slots[other & 3][other >> 2]
            for turns, oriented_tile in enumerate(oriented(tile))
            if fits(tile).get(constraint, 0) >> turns & 1
        )
    )


@cache
def sides_of(oriented_tile: OrientedTile) -> tuple[tuple[int, ...], ...]:
    """Return the sides that each segment of an oriented tile touches."""
    return tuple(
        tuple(side for side in range(4) if index in oriented_tile.slots[side])
        for index in range(len(oriented_tile.kinds))
    )
