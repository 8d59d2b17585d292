"""Values about the tile laid last that the evaluation of a position keeps while only figures move."""

from __future__ import annotations

from typing import TypeAlias

from game.board.features import Standing
from game.board.oriented_tile import AROUND_STEP, SIDE_STEP
from game.engine.position import Position
from game.opponents.joining import Expected, meetings

Loss: TypeAlias = tuple[tuple[int, Standing], float, float, int]
"""What the loss of a figure, with its root, would change: the lead by points of its feature; and the supply of
its seat, by how much that counts in the lead, and the seat, or -1 where an abbot is missing there."""

Claimed: TypeAlias = tuple[float, list[float], dict[int, Expected], float]
"""All claimed features: their worth, figures that come back to each seat, each by root, worth of joins."""


class LastTile:
    """Values that depend only on the tiles of a position, and stay valid as long as only figures move.

    `near` are the features that the tile laid last may have changed; `meetings` tells what meets the open
    cells beside it and beside its features; `completes` says whether it completes a city or a road, so that
    fields may be worth more.

    Caches: `features` holds what is expected of claimed features, and `losses` what the loss of each of their figures
    would change, by root and figures; `free` holds what other features would pay a single owner. `claimed` holds the
    sums over all claimed features, with the `Features.derived` for which they are valid, which is another object once
    a figure has moved.
    """

    __slots__ = ("claimed", "completes", "features", "free", "losses", "meetings", "near")

    def __init__(self, position: Position) -> None:
        self.near = _near(position)
        self.completes = _completes(position)
        self.meetings = meetings(position, position.last_key)
        self.features: dict[tuple[int, tuple[Standing, ...]], Expected] = {}
        self.free: dict[int, tuple[float, float]] = {}
        self.losses: dict[tuple[int, tuple[Standing, ...]], list[Loss]] = {}
        self.claimed: tuple[object, Claimed] | None = None


def _near(position: Position) -> set[int]:
    """Return the features on the tile laid last, on those around it, and beyond its open neighbours."""
    key = position.last_key
    if key is None:
        return set()
    tiles, features = position.grid.tiles, position.features
    beyond = [key + 2 * step for step in SIDE_STEP if key + step not in tiles]
    found: set[int] = set()
    for cell in (key, *(key + step for step in AROUND_STEP), *beyond):
        if laid := tiles.get(cell):
            found.update(features.roots(laid[1], len(laid[0].kinds)))
    return found


def _completes(position: Position) -> bool:
    """Return whether the tile laid last completes a city or a road."""
    if position.last_key is None:
        return False
    oriented_tile, first = position.grid.tiles[position.last_key][:2]
    features = position.features
    return any(features.ends[features.root(first + index)] <= 0 for index in oriented_tile.closable)
