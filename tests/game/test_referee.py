"""Tests that random games agree in every turn with an independent implementation of docs/rules.md."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import rulesets
from referee import Referee, Standing

from game.engine import rules
from game.engine.legal import moves
from game.engine.match import new_position, play, start
from game.engine.position import Position
from game.expansions.dragon.moves import FLIGHT
from game.values.geometry import AROUND
from game.values.moves import Deploy, Move, Place, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour, Ruleset

TURNS = 70
"""Number of turns after which a game is ended: long games are slow, since each tile recomputes all features."""

SEATS = (Colour.BLUE, Colour.RED, Colour.GREEN, Colour.PINK, Colour.BLACK, Colour.YELLOW)


@settings(max_examples=10)
@given(rulesets(), st.integers(1, len(SEATS)), st.integers(0, 2**32))
def test_a_random_game_agrees_with_the_referee(ruleset: Ruleset, seats: int, seed: int) -> None:
    """Points, figures, extra turns and the legal moves after each placement are those of the referee."""
    match, events = start(ruleset, SEATS[:seats], str(seed))
    referee, chance = Referee(new_position(ruleset, SEATS[:seats])), random.Random(seed)
    for event in events:
        referee.see(event)
    while match.position.phase is not Phase.OVER:
        if match.position.phase is Phase.PLACE and match.position.turn == TURNS:
            _, events = rules.finish(match.position)
            for event in events:
                referee.see(event)
            break
        found = moves(match.position)
        if (legal := referee.legal(match.position.phase)) is not None:
            assert {referee.named(move) for move in found} == legal
        match, events = play(match, _choice(match.position, found, chance))
        for event in events:
            referee.see(event)
        if match.position.phase is FLIGHT:
            continue  # with dragon-after the referee scores the turn with the first step
        assert match.position.scores == referee.points
        figures = [
            Standing(figure.seat, figure.figure.value, figure.cell, figure.segment)
            for figure in match.position.figures
        ]
        assert sorted(referee.figures, key=str) == sorted(figures, key=str)


def _choice(position: Position, found: tuple[Move, ...], chance: random.Random) -> Move:
    """Return a random move: mostly a placement with many neighbours, else each kind of action about as often."""
    if isinstance(found[0], Place):
        board = position.board
        some = chance.choices(found, k=4)
        return max(some, key=lambda move: sum((move.cell.x + x, move.cell.y + y) in board for x, y in AROUND))
    groups: dict[object, list[Move]] = {}
    for move in found:
        groups.setdefault(move.figure if isinstance(move, Deploy) else type(move), []).append(move)
    if len(groups) > 1 and chance.random() < 0.8:
        groups.pop(Skip, None)
    return chance.choice(groups[chance.choice(sorted(groups, key=str))])
