"""The seat whose choice a position waits for."""

from __future__ import annotations

from game.engine.position import Position
from game.values.ruleset import Colour


def acting(position: Position) -> Colour | None:
    """Return the seat that a position waits for; None after the end.

    If several may choose, as at the market, it is the first one after the seat whose turn it is, which
    chooses last. Rule: tile-market.
    """
    actors = position.actors
    if not actors:
        return None
    return actors[1] if len(actors) > 1 else actors[0]
