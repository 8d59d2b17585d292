"""Plays the turn that does best in short playouts of the turns that `greedy` values most."""

from __future__ import annotations

from game.engine.bag import Chance
from game.engine.position import Position
from game.opponents import greedy
from game.opponents.evaluation import Evaluation
from game.opponents.playouts import best_by_playouts
from game.values.moves import Move
from game.values.phases import Phase
from game.values.ruleset import Colour

LEVEL = 3

COMPARES_TURNS = True

TURNS_A_SECOND = 80
"""Playout turns for each second of thinking time, on a slow machine."""

DEPTH = 8
"""Length of each playout in turns."""


def choose(position: Position, seed: str, seconds: float, seat: Colour | None = None) -> tuple[Move, ...]:
    """Return the turn that does best in playouts of some turns with random orders of the tiles left.

    At the market it answers as greedy does.
    """
    return choose_by_playouts(position, seed, seconds, seat, turns=int(seconds * TURNS_A_SECOND), depth=DEPTH)


def choose_by_playouts(
    position: Position, seed: str, seconds: float, seat: Colour | None, *, turns: int, depth: int
) -> tuple[Move, ...]:
    """Return the moves of the turn that does best in `turns` turns of playouts of `depth` each."""
    if position.phase is not Phase.PLACE:
        return greedy.choose(position, seed, seconds, seat)
    chance = Chance(seed, "playouts")
    places = greedy.looked_at(position, chance, seconds)
    ranked = Evaluation(position, position.mover).alternatives(position, places)
    return greedy.moves_of(position, best_by_playouts(position, ranked, chance, turns, depth))
