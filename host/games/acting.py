"""Whose choice a position waits for."""

from __future__ import annotations

from game.engine.position import Position
from game.values.moves import Move, Offer, Pass
from game.values.ruleset import Colour


def acting(position: Position) -> Colour | None:
    """The seat that is waited for: at the market the first that has not answered, then the drawer.

    Rule: tile-market.
    """
    actors = position.actors
    if not actors:
        return None
    return actors[1] if len(actors) > 1 else actors[0]


def chooser(to_move: Colour | None, move: Move) -> Colour | None:
    """The seat that would make `move` where it is the turn of `to_move`; None when nobody can. Rule: tile-market."""
    return move.seat if isinstance(move, Offer | Pass) else to_move
