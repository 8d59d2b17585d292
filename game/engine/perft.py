"""The number of games up to a depth (perft): almost every error in the rules changes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine import rules
from game.engine.legal import kept_aside, moves, playable, turns
from game.engine.position import Position
from game.values.phases import Phase
from game.values.tiles import TileId


def perft(position: Position, tiles: Sequence[TileId], depth: int) -> int:
    """Return the number of ways to play `depth` whole turns with `tiles` in this order; fewer turns if they run out.

    Different outcomes of chance within a turn are different ways. A tile that cannot be laid (yet) is
    removed, and the next one is drawn. Hands and the market are ignored. Rules: draw, unplayable.
    """
    at = next((index for index, tile in enumerate(tiles) if _comes(position, tile)), None)
    if depth == 0 or at is None or position.phase is Phase.OVER:
        return 1
    tile, rest = tiles[at], tiles[at + 1 :]
    if depth == 1 and position.book.plain:
        return len(turns(position, tile))
    count = 0
    for place, then in turns(position, tile):
        after = position.copy()
        rules.give(after, tile)
        rules.push(after, place)
        rules.push(after, then)
        count += sum(perft(over, rest, depth - 1) for over in _played_out(after, position.turn))
    return count


def _comes(position: Position, tile: TileId) -> bool:
    """Return True if a tile can be drawn and laid."""
    return kept_aside(position, tile) is None and playable(position, tile)


def _played_out(position: Position, turn: int) -> Iterator[Position]:
    """Yield every position in which the turn numbered `turn` can end."""
    if position.turn != turn:
        yield position
        return
    outcomes = set(position.book.phases[position.phase].outcomes(position))
    for move in outcomes or moves(position):
        after = position.copy_same_tiles()
        rules.push(after, move)
        yield from _played_out(after, turn)
