"""Tests of a flying machine's line, which shows the result of each throw of the die. Rules: flyer-*."""

from __future__ import annotations

import random

import pytest

from game.engine.legal import moves
from game.engine.match import play, start
from game.engine.position import Position
from game.engine.rules import apply
from game.expansions.dragon.rules import DRAGON
from game.expansions.flyers.moves import LAND, Fly, Throw
from game.expansions.flyers.rules import DIE, FLYERS, flight_targets, targets_in_line
from game.values.geometry import Cell
from game.values.moves import MEEPLE, Place
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, make_ruleset
from game.values.tiles import TileId

RULES = make_ruleset(expansions=[Expansion.ABBOT, Expansion.INNS, DRAGON, FLYERS])


def with_machines(seed: int) -> list[Position]:
    """Yield the positions of a random game in which a figure can take off."""
    chance = random.Random(seed)
    match, _ = start(RULES, (Colour.RED, Colour.BLUE), str(seed))
    found = []
    while match.position.phase is not Phase.OVER:
        legal = moves(match.position)
        if any(isinstance(move, Fly) for move in legal):
            found.append(match.position)
        match, _ = play(match, chance.choice(legal))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_the_line_agrees_with_the_flight(seed: int) -> None:
    """For every figure and throw, the line has the cell and the landings, or the crash, that the flight has."""
    for position in with_machines(seed):
        for fly in [move for move in moves(position) if isinstance(move, Fly)]:
            flying, _ = apply(position, fly)
            found = flight_targets(position, fly.figure)
            assert [target.distance for target in found] == sorted(set(DIE))
            for target in found:
                after, events = apply(flying, Throw(target.distance))
                assert getattr(events[0], "cell") == target.cell  # noqa: B009 - events are of many kinds
                assert (after.phase is LAND) is bool(target.landings)
                if target.landings:
                    assert moves(after) == target.landings


def test_a_line_turns_with_its_tile() -> None:
    """FL02 points to the west, or to the north after a quarter turn. Rule: flyer-direction."""
    assert [target.cell for target in targets_in_line(Place(TileId("FL02"), Cell(0, 0), 0))] == [
        Cell(-1, 0),
        Cell(-2, 0),
        Cell(-3, 0),
    ]
    assert [target.cell for target in targets_in_line(Place(TileId("FL02"), Cell(5, 5), 1))][2] == Cell(5, 2)
    assert targets_in_line(Place(TileId("U"), Cell(0, 0), 0)) == ()


def test_there_are_no_targets_without_a_machine_just_laid() -> None:
    """No figure can fly before a tile is laid, nor from a tile without a machine."""
    match, _ = start(RULES, (Colour.RED, Colour.BLUE), "a seed")
    assert flight_targets(match.position, MEEPLE) == ()
