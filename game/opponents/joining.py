"""Changes of worth by tiles that may come to an open cell and join features of different owners there.

`SketchProspects` computes the same for sketches.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from game.board.features import Standing
from game.board.oriented_tile import KIND_BIT, SIDE_STEP
from game.engine.position import Position
from game.opponents.chances import Stage
from game.opponents.weights import Weights
from game.scoring.majority import strengths, strongest
from game.values.tiles import FeatureKind

Expected: TypeAlias = tuple[float, float, float, tuple[int, ...]]
"""What is expected of a claimed feature: worth to the evaluating seat, `back`, points for each owner, owners.

`back` is how soon its figures are back, from 0 (never) to 1 (at once).
"""

OWNERS: Final = 3
"""The index of the owners in it."""

Claim: TypeAlias = tuple[tuple[Standing, ...], Expected]
"""The figures on a claimed feature, and what is expected of it."""

EXPECTED: Final = 1
"""The index of what is expected in it."""

Meeting: TypeAlias = tuple[int, list[tuple[int, int, int]]]
"""The constraint of an open cell, and the segments that meet it: `4 * slot + side`, root, bit of the kind."""

_FIELD = KIND_BIT[FeatureKind.FIELD]


class Joining:
    """Changes by joins, valued for one seat by the shares of all seats in its score."""

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
        """Return the change expected from tiles on a cell that join features there.

        `known` are the claimed features; with `new`, one more with its figures, only joins with that count.
        """
        constraint, met = meeting
        held = position.features.figures
        total = 0.0
        for index, (slot, root, bit) in enumerate(met):
            weight = self._weights.join_fields if bit == _FIELD else self._weights.join
            for other_slot, other, other_bit in met[index + 1 :]:
                if not weight or bit != other_bit or root == other or slot & 3 == other_slot & 3:
                    continue
                if new is None:
                    if root not in known or other not in known:
                        continue
                    one, two = (held[root], known[root]), (held[other], known[other])
                elif new[0] == root and other in known:
                    one, two = (held[other], known[other]), new[1:]
                elif new[0] == other and root in known:
                    one, two = (held[root], known[root]), new[1:]
                else:
                    continue
                if one[EXPECTED][OWNERS] != two[EXPECTED][OWNERS] and (
                    chance := self._stage.joined(constraint, slot, other_slot)
                ):
                    total += weight * chance * self._change(one, two, position.book.weights)
        return total

    def _change(self, one: Claim, other: Claim, weights: Sequence[int]) -> float:
        """Return what joining two claimed features would change; `weights` are those of the kinds of figures."""
        shares = self._shares
        figures, (_, _, points, mine) = one
        other_figures, (_, _, other_points, theirs) = other
        both = strongest(strengths(figures + other_figures, weights))
        return (
            (points + other_points) * sum([shares[seat] for seat in both])
            - points * sum([shares[seat] for seat in mine])
            - other_points * sum([shares[seat] for seat in theirs])
        )


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
    """Return the open cells at which something can be joined and that the tile at `key` may have changed.

    They are those beside the tile, and all others that a feature of the tile meets.
    """
    if key is None:
        return []
    oriented_tile, first = position.grid.tiles[key][:2]
    own = set(position.features.roots(first, len(oriented_tile.kinds)))
    beside = [key + step for step in SIDE_STEP]
    return [
        (cell, found)
        for cell in position.grid.open
        if (found := meeting(position, cell))
        and (cell in beside or any(root in own for _, root, _ in found[1]))
    ]
