"""Tests of the processes that review games, explain turns and make puzzles, and of the stored form of a turn."""

import json
import os
import subprocess
import sys
import time
from types import ModuleType

import pytest

from game.notation.moves import parse_move
from game.review import ReviewedTurn
from game.values.ruleset import Colour
from host.computers import explainer
from host.puzzles import maker
from host.reviews import worker as reviewer
from host.reviews.turn_format import parse_turn, turn_text

PATIENCE_SECONDS = 60.0


def test_a_reviewed_turn_is_stored_to_a_hundredth() -> None:
    """A reviewed turn is stored in this form, which later releases read."""
    place, figure = parse_move("U@0,1/0"), parse_move("+road:N")
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
    reviewed = ReviewedTurn(3, 5, Colour.BLUE, (place, figure), (place,), 2.468, -1.357, 0.126)
    assert json.loads(turn_text(reviewed)) == stored
    found = parse_turn(json.dumps(stored))
    assert found == ReviewedTurn(3, 5, Colour.BLUE, (place, figure), (place,), 2.47, -1.36, 0.13)


@pytest.mark.parametrize("worker", [maker, reviewer, explainer])
def test_a_process_that_analyses_lowers_its_priority(worker: ModuleType) -> None:
    """It does so before it reads its question, and ends when nothing asks it any more."""
    own = os.getpriority(os.PRIO_PROCESS, 0)
    with subprocess.Popen(
        [sys.executable, "-m", worker.__name__],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        until = time.monotonic() + PATIENCE_SECONDS
        while (found := os.getpriority(os.PRIO_PROCESS, process.pid)) == own and time.monotonic() < until:
            time.sleep(0.01)
        assert found == min(19, own + worker.NICE)
        process.communicate(b"", timeout=PATIENCE_SECONDS)
