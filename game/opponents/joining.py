"""What a tile on an open cell would change by joining features of different owners that meet there.

`SketchProspects` counts the same in sketches.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from game.board.features import Standing
from game.board.oriented_tile import KIND_BIT, SIDE_STEP
from game.engine.position import Position
from game.opponents.chances import Stage
from game.opponents.weights import Weights
from game.scoring.majority import strengths, strongest
from game.values.tiles import FeatureKind

Expected: TypeAlias = tuple[float, float, float, tuple[int, ...]]
"""Of a claimed feature: worth to the seat that looks, when its figures are back (0 to 1), points, owners."""

Meeting: TypeAlias = tuple[int, list[tuple[int, int, int]]]
"""What is shown to an open cell, and what meets it: `4 * slot + side`, root, bit of the kind."""

_FIELD = KIND_BIT[FeatureKind.FIELD]


class Joining:
    """Changes by joins as they are worth to a seat, by the shares of all seats in its score."""

    __slots__ = ("_shares", "_stage", "_weights")

    def __init__(self, stage: Stage, weights: Weights, shares: Sequence[float]) -> None:
        self._stage = stage
        self._weights = weights
        self._shares = shares

    def threat(
        self,
        position: Position,
        meeting: Meeting,
        known: Mapping[int, Expected],
        new: tuple[int, tuple[Standing, ...], Expected] | None = None,
    ) -> float:
        """Return what tiles on a cell would change, each change times its chance.

        `known` are the claimed features; with `new`, one more with its figures, only its own joins are counted.
        """
        constraint, met = meeting
        total = 0.0
        for index, (slot, root, bit) in enumerate(met):
            for other_slot, other, other_bit in met[index + 1 :]:
                if bit != other_bit or root == other or slot & 3 == other_slot & 3:
                    continue
                if new is None:
                    if root in known and other in known:
                        total += self._joined(
                            position, constraint, (slot, other_slot), bit, known, root, other
                        )
                elif new[0] == root and other in known:
                    total += self._joined(
                        position, constraint, (slot, other_slot), bit, known, other, root, new
                    )
                elif new[0] == other and root in known:
                    total += self._joined(
                        position, constraint, (slot, other_slot), bit, known, root, other, new
                    )
        return total

    def _joined(
        self,
        position: Position,
        constraint: int,
        slots: tuple[int, int],
        bit: int,
        known: Mapping[int, Expected],
        root: int,
        other: int,
        new: tuple[int, tuple[Standing, ...], Expected] | None = None,
    ) -> float:
        """Return what joining two features would change, times its chance; the second may be a new one."""
        weight = self._weights.join_fields if bit == _FIELD else self._weights.join
        _, _, points, mine = known[root]
        _, _, other_points, theirs = new[2] if new else known[other]
        if not weight or mine == theirs:
            return 0.0
        chance = self._stage.joined(constraint, *slots)
        if not chance:
            return 0.0
        shares, held = self._shares, position.features.held
        figures = held[root] + (new[1] if new else held[other])
        both = strongest(strengths(figures, position.book.weights))
        change = (
            (points + other_points) * sum([shares[seat] for seat in both])
            - points * sum([shares[seat] for seat in mine])
            - other_points * sum([shares[seat] for seat in theirs])
        )
        return weight * chance * change


def meeting(position: Position, key: int) -> Meeting | None:
    """Return what meets an open cell from two sides or more, None where nothing can be joined."""
    constraint = position.grid.open.get(key, 0)
    if (
        bool(constraint & 7) + bool(constraint >> 3 & 7) + bool(constraint >> 6 & 7) + bool(constraint >> 9)
        < 2
    ):
        return None
    tiles, features = position.grid.tiles, position.features
    found = []
    for side in (0, 1, 2, 3):
        laid = tiles.get(key + SIDE_STEP[side])
        if laid is None:
            continue
        oriented_tile, first = laid[:2]
        for slot, index in enumerate(oriented_tile.facing[side]):
            found.append((4 * slot + side, features.root(first + index), oriented_tile.bits[index]))
    return constraint, found


def meetings(position: Position, key: int | None) -> list[tuple[int, Meeting]]:
    """Return the open cells beside a tile at which something can be joined."""
    if key is None:
        return []
    tiles = position.grid.tiles
    return [
        (beyond, found)
        for step in SIDE_STEP
        if (beyond := key + step) not in tiles and (found := meeting(position, beyond))
    ]
