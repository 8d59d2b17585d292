"""Whose choice a position waits for."""

from __future__ import annotations

from game.engine.position import Position
from game.values.moves import Move
from game.values.ruleset import Colour


def acting(position: Position) -> Colour | None:
    """Return the seat that is waited for: of several the first that is not the one whose turn it is.

    Rule: tile-market.
    """
    actors = position.actors
    if not actors:
        return None
    return actors[1] if len(actors) > 1 else actors[0]


def chooser(to_move: Colour | None, awaited: Colour | None, move: Move) -> Colour | None:
    """Return the seat that would make `move` where it is the turn of `to_move` and `awaited` is waited for.

    None when nobody can.
    """
    return move.chosen_by(to_move, awaited)
