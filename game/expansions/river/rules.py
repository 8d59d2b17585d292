"""Where river tiles may lie, and when they are drawn. Rules: river, river-continues, river-no-u-turn."""

from __future__ import annotations

import re

from game.board.oriented_tile import RIVER_BITS, SIDE_STEP, OrientedTile
from game.engine.hooks import Hooks, Opening
from game.engine.position import Position
from game.engine.registry import register
from game.values.errors import Reason
from game.values.ruleset import Expansion
from game.values.tiles import TileId, TileSet

Reason.add("river", "the river is laid before any other tile, and its lake last")
_CONTINUES = Reason.add("river-continues", "a river tile must extend the open end of the river")
_NO_U_TURN = Reason.add("river-no-u-turn", "the river would turn back on itself")
_NO_MEEPLE = Reason.add("river-no-meeple", "nobody stands on water")

SPRING, LAKE = TileId("RA"), TileId("RL")


def _refuses(position: Position, oriented_tile: OrientedTile, key: int) -> Reason | None:
    """Return why a river tile that matches may not lie there: it must extend the river and leave it room."""
    tiles = position.grid.tiles
    if not position.grid.open[key] & RIVER_BITS:
        return _CONTINUES
    for side in oriented_tile.river_sides:
        ahead, right = SIDE_STEP[side], SIDE_STEP[(side + 1) % 4]
        beyond = key + ahead
        if beyond in tiles:
            continue
        for past in (beyond, beyond + ahead):
            if past in tiles or past - right in tiles or past + right in tiles:
                return _NO_U_TURN
    return None


RIVER = Expansion.add("river", order=1)
register(
    RIVER,
    Hooks[Position](
        tile_set=TileSet.add("river", "game.expansions.river", order=1),
        opening=Opening(SPRING, LAKE, meets=RIVER_BITS),
        refuses=_refuses,
        unwritable=((re.compile(r"\+(large:)?river.*"), _NO_MEEPLE),),
    ),
)
