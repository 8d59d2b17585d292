"""The tiles that go to the market: each the only one that can complete some feature. Rule: tile-market."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.board.oriented_tile import AROUND_STEP, SIDE_STEP, fits, oriented
from game.engine.position import Position
from game.engine.survey import survey
from game.values.tiles import FeatureKind, TileId


def only_finisher(position: Position) -> bool:
    """Return whether the tile drawn can complete a feature that no other remaining tile can complete.

    The remaining tiles are the unseen ones and those in other hands. False if no other seat has a point to
    offer.
    """
    drawn = position.drawn
    others = [points for seat, points in enumerate(position.points) if seat != position.mover]
    if drawn is None or not any(others):
        return False
    last_cells = _last_cells(position)
    finishable = _finishes(position, drawn, last_cells)
    remaining = {tile for tile, count in position.unseen_tiles.items() if count}
    for seat, hand in enumerate(position.book.drawing.held(position)):
        if seat != position.mover:
            remaining.update(hand)
    for tile in sorted(remaining):
        if not finishable:
            break
        finishable -= _finishes(position, tile, last_cells)
    return bool(finishable)


def _finishes(position: Position, tile: TileId, last_cells: Mapping[int, set[int]]) -> set[int]:
    """Return the features on the board, by their roots, that some legal placement of `tile` completes."""
    found: set[int] = set()
    for key, candidates in last_cells.items():
        mask = fits(tile).get(position.grid.open[key], 0)
        mask = position.book.without_refused(position, tile, key, mask)
        for oriented_tile in oriented(tile):
            if mask >> oriented_tile.turns & 1:
                trial = position.copy()
                trial.grid.lay(key, oriented_tile, position.mover, 0, trial.features)
                found |= {root for root in candidates if survey(trial, root).complete}
    return found


def _last_cells(position: Position) -> dict[int, set[int]]:
    """Map each open cell that alone keeps features open to the roots of these features.

    All open ends of a city or road meet that one cell, or a monastery or garden lacks only that neighbour.
    """
    found: dict[int, set[int]] = {}
    for key in position.grid.open:
        if roots := _open_only_at(position, key) | _surrounded_but_for(position, key):
            found[key] = roots
    return found


def _open_only_at(position: Position, key: int) -> set[int]:
    """Return the roots of the cities and roads whose open ends all meet one cell."""
    features = position.features
    ends: Counter[int] = Counter()
    for side, step in enumerate(SIDE_STEP):
        if other := position.grid.tiles.get(key + step):
            oriented_tile, first = other[0], other[1]
            facing = [index for index in oriented_tile.facing[side] if oriented_tile.ends[index]]
            ends.update(features.root(first + index) for index in facing)
    return {root for root, count in ends.items() if features.ends[root] == count}


def _surrounded_but_for(position: Position, key: int) -> set[int]:
    """Return the roots of the monasteries and gardens that lack only one cell as a neighbour."""
    grid = position.grid
    roots: set[int] = set()
    for step in AROUND_STEP:
        near = grid.tiles.get(key + step)
        if near and near[0].middles and grid.neighbours(key + step) == 7:
            roots.update(
                near[1] + index
                for index in near[0].middles
                if position.book.gardens or near[0].kinds[index] is not FeatureKind.GARDEN
            )
    return roots
