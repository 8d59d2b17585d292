"""Whose choice a position waits for."""

from __future__ import annotations

from game.moves import Accept, Decline, Move, Offer, Pass
from game.position import Position
from game.ruleset import Colour


def acting(position: Position) -> Colour | None:
    """The seat that is waited for: at the market the first that has not answered, then the drawer.

    Rule: tile-market.
    """
    actors = position.actors
    if not actors:
        return None
    return actors[1] if len(actors) > 1 else actors[0]


def chooser(position: Position, move: Move) -> Colour | None:
    """The seat that would make `move`; None when nobody can."""
    match move:
        case Offer() | Pass():
            return move.seat
        case Accept() | Decline():
            return position.actors[0] if position.actors else None
        case _:
            return position.to_move
