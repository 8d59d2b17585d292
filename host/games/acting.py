"""Whose choice a position waits for."""

from __future__ import annotations

from game.engine.position import Position
from game.values.ruleset import Colour


def acting(position: Position) -> Colour | None:
    """Return the seat that is waited for: of several the first that is not the one whose turn it is.

    Rule: tile-market.
    """
    actors = position.actors
    if not actors:
        return None
    return actors[1] if len(actors) > 1 else actors[0]
