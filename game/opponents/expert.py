"""Plays as `hard` does, with more playouts."""

from __future__ import annotations

from game.engine.position import Position
from game.opponents.hard import choose_by_playouts
from game.values.moves import Move
from game.values.ruleset import Colour

LEVEL = 4

COMPARES_TURNS = True

TURNS_A_SECOND = 450
"""Playout turns that a slow machine plays in a second."""

DEPTH = 8
"""Length of each playout in turns."""


def choose(position: Position, seed: str, seconds: float, seat: Colour | None = None) -> tuple[Move, ...]:
    """Return the turn that does best in many playouts; at the market it answers as greedy does."""
    return choose_by_playouts(position, seed, seconds, seat, turns=int(seconds * TURNS_A_SECOND), depth=DEPTH)
