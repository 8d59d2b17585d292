"""When a tile drawn goes to the market first. Rule: tile-market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.expansions.hooks import Hooks
from game.lying import SIDE_STEP, fits, lying
from game.tiles import FeatureKind, TileId

if TYPE_CHECKING:
    from game.position import Position


def _only_finisher(position: Position) -> bool:
    """Whether the tile drawn can complete a feature that no other remaining tile can complete.

    Remaining are the unseen tiles and those in hands. Nobody sells where nobody else has a point to offer.
    """
    drawn = position.drawn
    others = [points for seat, points in enumerate(position.points) if seat != position.mover]
    if drawn is None or not any(others):
        return False
    finishable = _finishes(position, drawn)
    remaining = {tile for tile, count in position.unseen_tiles.items() if count}
    for seat, hand in enumerate(position.held_hands):
        held = list(hand)
        if seat == position.mover and drawn in held:
            held.remove(drawn)
        remaining.update(held)
    for tile in sorted(remaining):
        if not finishable:
            break
        finishable -= _finishes(position, tile)
    return bool(finishable)


def _finishes(position: Position, tile: TileId) -> set[int]:
    """The features on the board, by their roots, that some legal placement of `tile` completes."""
    grid, features, book = position.grid, position.features, position.book
    table = fits(tile)
    found: set[int] = set()
    for key, constraint in grid.open.items():
        mask = table.get(constraint, 0)
        for turns in range(4):
            if not mask >> turns & 1:
                continue
            lies = lying(tile)[turns]
            if any(refuses(position, lies, key) for refuses in book.refuses.get(tile, ())):
                continue
            before = {features.root(node) for node in _reached(position, key)}
            trial = position.copy()
            trial.grid.lay(key, lies, position.mover, 0, trial.features)
            found |= {root for root in before if trial.features.ends[trial.features.root(root)] <= 0}
            found |= _surrounded(position, key)
    return found


def _reached(position: Position, key: int) -> list[int]:
    """The nodes of cities and roads that open onto a cell."""
    nodes = []
    for side, step in enumerate(SIDE_STEP):
        if other := position.grid.tiles.get(key + step):
            lies, first = other[0], other[1]
            nodes += [first + slot for slot in lies.facing[side] if lies.ends[slot]]
    return nodes


def _surrounded(position: Position, key: int) -> set[int]:
    """The monasteries and gardens for which the open cell is the last of their eight neighbours."""
    found: set[int] = set()
    grid = position.grid
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            near = key + dx * SIDE_STEP[1] + dy * SIDE_STEP[2]
            other = grid.tiles.get(near)
            if other and other[0].middles and grid.neighbours(near) == 7:
                found.update(
                    other[1] + index
                    for index in other[0].middles
                    if position.book.gardens or other[0].kinds[index] is not FeatureKind.GARDEN
                )
    return found


TILE_MARKET = Hooks(sells=_only_finisher)
