"""How many games there are to a depth: a count that any slip in the rules changes."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import rules
from game.engine.legal import playable, turns
from game.engine.position import Position
from game.values.phases import Phase
from game.values.tiles import TileId


def perft(position: Position, tiles: Sequence[TileId], depth: int) -> int:
    """The number of ways to play `depth` whole turns with `tiles` in this order; fewer turns if they run out.

    A tile that cannot be laid leaves the game, and the next one is drawn. Hands and the market are not asked.
    Rules: draw, unplayable.
    """
    at = next((index for index, tile in enumerate(tiles) if playable(position, tile)), None)
    if depth == 0 or at is None or position.phase is Phase.OVER:
        return 1
    tile, rest = tiles[at], tiles[at + 1 :]
    if depth == 1:
        return len(turns(position, tile))
    count = 0
    for place, then in turns(position, tile):
        after = position.copy()
        rules.give(after, tile)
        rules.push(after, place)
        rules.push(after, then)
        count += perft(after, rest, depth - 1)
    return count
