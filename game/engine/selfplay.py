"""Whole games of random legal moves, reproducible by their seed."""

from __future__ import annotations

from game.engine.bag import Chance
from game.engine.legal import moves as legal_moves
from game.engine.match import Match, play, start
from game.values.events import Event
from game.values.moves import Move
from game.values.phases import Phase
from game.values.ruleset import Colour, Ruleset


def random_game(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str
) -> tuple[Match, tuple[Move, ...], tuple[Event, ...]]:
    """Return a game of random moves played to its end, its moves, and its events."""
    chance = Chance(seed, "moves")
    match, events = start(ruleset, seats, seed)
    moves: list[Move] = []
    happened = list(events)
    while match.position.phase is not Phase.OVER:
        choices = legal_moves(match.position)
        move = choices[chance.below(len(choices))]
        match, events = play(match, move)
        moves.append(move)
        happened += events
    return match, tuple(moves), tuple(happened)
