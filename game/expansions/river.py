"""The River: twelve tiles laid before all others. Rules: river, river-continues, river-no-u-turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.board.oriented_tile import RIVER_BITS, SIDE_STEP, Lying
from game.expansions.hooks import Hooks, Opening
from game.values.errors import Reason
from game.values.tiles import TileId, TileSet

if TYPE_CHECKING:
    from game.engine.position import Position


def _refuses(position: Position, lying: Lying, key: int) -> Reason | None:
    """Why a river tile that matches may not lie there: it must extend the river and leave it room."""
    grid = position.grid
    if not grid.open[key] & RIVER_BITS:
        return Reason.RIVER_CONTINUES
    for side in lying.river_sides:
        beyond = key + SIDE_STEP[side]
        if beyond in grid.tiles:
            continue
        ahead, right = SIDE_STEP[side], SIDE_STEP[(side + 1) % 4]
        for past in (beyond, beyond + ahead):
            if past in grid.tiles or past - right in grid.tiles or past + right in grid.tiles:
                return Reason.RIVER_NO_U_TURN
    return None


SPRING, LAKE = TileId("RA"), TileId("RL")

RIVER = Hooks(tile_set=TileSet.RIVER, opening=Opening(SPRING, LAKE), refuses=_refuses)
