"""Evaluates the position after every whole turn, and plays the turn of most worth.

It looks one turn ahead, and uses only what its seat can see.
"""

from __future__ import annotations

from game.engine import rules
from game.engine.bag import Chance
from game.engine.legal import has_choice, moves, placements
from game.engine.position import Position
from game.opponents.evaluation import EvaluatedTurn, Evaluation
from game.values.moves import Move, Place
from game.values.phases import Phase
from game.values.ruleset import Colour

LEVEL = 2

COMPARES_TURNS = True

DEPTH = 0
"""It plays no playouts."""

PLACEMENTS_A_SECOND = 400
"""Placements that a slow machine evaluates in a second; without time for all only a part is evaluated.

That part begins with a random placement, and has at least 20.
"""


def choose(position: Position, seed: str, seconds: float, seat: Colour | None = None) -> tuple[Move, ...]:
    """Return the whole turn of most worth; chance only decides between equals."""
    chance = Chance(seed, "greedy")
    if position.phase is Phase.PLACE:
        return moves_of(position, ranked(position, chance, seconds)[0])
    if position.phase is Phase.DEPLOY:
        return (Evaluation(position, position.mover).best_follow_up(position)[1],)
    if not position.actors:
        return ()
    seat = seat or position.actors[-1]
    index = position.seats.index(seat)
    if computer_move := position.book.phases[position.phase].computer_move:
        # A move may need the gain of two seats.
        return (computer_move(position, index, lambda laying: _gain(laying, chance, seconds / 3)),)
    evaluation = Evaluation(position, index)
    return (evaluation.best_of(position, moves(position, seat)),)


def moves_of(position: Position, turn: EvaluatedTurn) -> tuple[Move, ...]:
    """Return the moves of a whole turn: only the placement if there is no choice after it."""
    after, _ = rules.apply(position, turn.place)
    return (turn.place, turn.then) if has_choice(after) else (turn.place,)


def ranked(position: Position, chance: Chance, seconds: float) -> list[EvaluatedTurn]:
    """Return the turns for which there is time, sorted by falling worth."""
    return Evaluation(position, position.mover).turns(position, looked_at(position, chance, seconds))


def looked_at(position: Position, chance: Chance, seconds: float) -> tuple[Place, ...]:
    """Return the placements for which there is time, from a random one on."""
    places = placements(position)
    start = chance.below(len(places))
    enough = max(20, int(seconds * PLACEMENTS_A_SECOND))
    return (places[start:] + places[:start])[:enough]


def _gain(position: Position, chance: Chance, seconds: float) -> float:
    """Return by how many points the seat to move is better off for laying the tile that is drawn."""
    best = ranked(position, chance, seconds)[0]
    return best.worth - Evaluation(position, position.mover).worth(position)
