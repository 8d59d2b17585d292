"""Tests of the processes that review games and explain turns: what they read and write, and their priority."""

import json
import signal

import pytest
from worker_mains import run_main

from game.comparison import ComparedTurn
from game.engine.bag import start_tile
from game.explanation import Explanation
from game.notation.header import Setup
from game.notation.moves import parse_move
from game.notation.record import write
from game.notation.recording import recorded
from game.review import ReviewedTurn
from game.values.ruleset import Colour, Ruleset
from host.computers import explainer
from host.games.opening import Opening
from host.reviews import worker
from host.reviews.turn_format import parse_turn, turn_text
from model.ids import GameId

BASE, SEATS = Ruleset(), (Colour.RED, Colour.BLUE)
OPENING = Opening(GameId("tavomi"), BASE, SEATS, "a seed", 1)
PLACE, FIGURE = parse_move("U@0,1/0"), parse_move("+road:N")
TURN = ReviewedTurn(3, 5, Colour.BLUE, (PLACE, FIGURE), (PLACE,), 2.468, -1.357, 0.126)


def test_a_reviewed_turn_is_stored_to_a_hundredth() -> None:
    """A reviewed turn is stored in this form, which later releases read."""
    stored = {
        "number": 3,
        "move": 5,
        "seat": "blue",
        "played": ["U@0,1/0", "+road:N"],
        "better": ["U@0,1/0"],
        "best": 2.47,
        "margin": -1.36,
        "luck": 0.13,
    }
    assert json.loads(turn_text(TURN)) == stored
    found = parse_turn(json.dumps(stored))
    assert found == ReviewedTurn(3, 5, Colour.BLUE, (PLACE, FIGURE), (PLACE,), 2.47, -1.36, 0.13)


@pytest.mark.parametrize("written", [False, True])
def test_the_reviewer_writes_each_turn_at_once(written: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """It reviews a game or a file at low priority, and ends silently with the bot."""
    record = recorded(Setup(BASE, SEATS, start_tile(BASE)), ())
    reviewed: list[object] = []

    def review(*game: object) -> list[ReviewedTurn]:
        reviewed.extend(game)
        return [TURN, TURN]

    monkeypatch.setattr(worker, "review_record" if written else "review", review)
    asked = worker.record_question(write(record)) if written else worker.question(OPENING, [PLACE])
    run = run_main(worker, asked)
    assert reviewed == ([record] if written else [BASE, SEATS, "a seed", 1, [PLACE]])
    assert run.written == [turn_text(TURN) + "\n"] * 2
    assert run.niceness == [worker.NICE]
    assert run.signals == [(signal.SIGPIPE, signal.SIG_DFL)]


def test_the_explainer_writes_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """It explains a turn at a lower priority than computers that move; reviews yield to it."""
    played, other = ComparedTurn((PLACE, FIGURE), 1.234), ComparedTurn((PLACE,), -0.987)
    explained: list[object] = []

    def explain(*game: object) -> Explanation:
        explained.extend(game)
        return Explanation(played, (other,), 7, 4, True)

    monkeypatch.setattr(explainer, "explain", explain)
    run = run_main(explainer, explainer.question(OPENING, [PLACE], "hard"))
    assert explained == [BASE, SEATS, "a seed", 1, [PLACE], "hard"]
    (line,) = run.written
    assert line.endswith("\n")
    assert explainer.parse_explanation(line) == Explanation(
        ComparedTurn(played.moves, 1.23), (ComparedTurn(other.moves, -0.99),), 7, 4, True
    )
    assert run.niceness == [explainer.NICE]
    assert 0 < explainer.NICE < worker.NICE
