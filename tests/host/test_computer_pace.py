"""A computer player keeps to its time limit, also on a slow or busy machine."""

from __future__ import annotations

import json

from game.engine.match import start
from game.values.ruleset import RULES_VERSION, Colour, make_ruleset
from host.computers.pace import LEAST, Pace
from host.computers.worker import answer, parse_answer, question
from host.games.opening import Opening
from model.ids import GameId


def test_a_slow_turn_leaves_less_to_the_next() -> None:
    """A turn that took twice its time halves the time given to the next; quick turns win it back."""
    pace = Pace()
    pace.note(3.0, 6.0)
    assert pace.part == 0.5
    for _ in range(20):
        pace.note(3.0, 1.0)
    assert pace.part == 1.0


def test_a_computer_always_has_time_to_think() -> None:
    """A computer still thinks after the machine stood still for a minute."""
    pace = Pace()
    for _ in range(5):
        pace.note(3.0, 60.0)
    assert pace.part == LEAST


def test_a_computer_with_hardly_any_time_plays_a_whole_turn() -> None:
    """With hardly any time, a level that searches by playing on still answers with a whole turn."""
    seats = (Colour.RED, Colour.BLUE)
    match, _ = start(make_ruleset(), seats, "pace")
    opening = Opening(GameId("tavomi"), make_ruleset(), seats, "pace", RULES_VERSION)
    request = question(opening, [], opponent="expert", seat=Colour.RED, chance="one", seconds=LEAST)
    moves, took = parse_answer(answer(request.decode()).encode())
    assert moves
    assert moves[0].startswith(f"{match.position.drawn}@")
    assert took > 0
    assert "failed" in json.loads(answer("{}"))
