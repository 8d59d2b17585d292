"""Playouts by a sketch, in which each seat plays its best turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from game.opponents.chances import Chances
from game.opponents.sketch import Sketch
from game.opponents.sketch_evaluation import SketchEvaluation, Turn
from game.values.tiles import TileId


def best(sketch: Sketch, tile: TileId, chances: Chances) -> Turn | None:
    """Return the turn of most worth; None if the tile fits nowhere."""
    return max(SketchEvaluation(sketch, sketch.mover, chances).turns(tile), key=_worth, default=None)


def sketch_playout(sketch: Sketch, order: Sequence[TileId], depth: int, seat: int, chances: Chances) -> float:
    """Play at most `depth` turns with these tiles, in place, and return what the position is worth to `seat` then.

    Every seat plays the turn of most worth. If the tiles run out before, the final points count.
    """
    for tile in order[:depth]:
        sketch.left -= 1
        turn = best(sketch, tile, chances)
        if turn is not None:
            sketch.play(*turn[1:])
    if depth < len(order):
        return SketchEvaluation(sketch, seat, chances).total
    return lead(sketch.finish(), seat)


def sketch_playout_with_hands(
    sketch: Sketch,
    hands: Sequence[list[TileId]],
    order: Sequence[TileId],
    depth: int,
    seat: int,
    chances: Chances,
) -> float:
    """Do as `sketch_playout` where each seat lays a tile of its hand, and then draws the next of `order`.

    The hands are changed. A hand of which no tile fits is replaced by a new tile.
    """
    draws = iter(order)
    for _ in range(depth):
        if not any(hands):
            break
        while not hands[sketch.mover]:
            sketch.mover = (sketch.mover + 1) % sketch.seats
        hand = hands[sketch.mover]
        sketch.left = max(0, sketch.left - 1)
        evaluation = SketchEvaluation(sketch, sketch.mover, chances)
        found = [(turn, tile) for tile in dict.fromkeys(hand) for turn in evaluation.turns(tile)]
        if found:
            turn, tile = max(found, key=lambda one: _worth(one[0]))
            sketch.play(*turn[1:])
            hand.remove(tile)
        else:
            hand.clear()
        hand += islice(draws, 1)
    if any(hands):
        return SketchEvaluation(sketch, seat, chances).total
    return lead(sketch.finish(), seat)


def lead(points: Sequence[int], seat: int) -> float:
    """Return by how many points a seat is ahead of the others on average."""
    return points[seat] - (sum(points) - points[seat]) / max(1, len(points) - 1)


def _worth(turn: Turn) -> float:
    return turn[0]
