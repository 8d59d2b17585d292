"""The process that explains a turn of a computer: `python -m host.computers.explainer`, one question and its answer."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence

from game.comparison import ComparedTurn
from game.explanation import Explanation, explain
from game.notation.moves import move_text, parse_move
from game.values.moves import Move
from host.games.opening import Opening
from host.worker_game import game_data, game_from

NICE = 5
"""The niceness of the process: it yields to computers that move, and reviews yield to it."""


def question(opening: Opening, moves: Sequence[Move], opponent: str) -> bytes:
    """Return the line that asks a worker why `opponent` laid the last tile of `moves`."""
    request = game_data(opening, moves) | {"opponent": opponent}
    return json.dumps(request).encode() + b"\n"


def explanation_text(found: Explanation) -> str:
    """Return the line of an explanation; leads are rounded to a hundredth of a point."""
    return json.dumps(
        {
            "turns": [
                {"moves": [move_text(move) for move in turn.moves], "lead": round(turn.lead, 2)}
                for turn in (found.played, *found.others)
            ],
            "ways": found.ways,
            "depth": found.depth,
            "compared": found.compared,
        }
    )


def parse_explanation(text: str) -> Explanation:
    """Return the explanation that `explanation_text` wrote."""
    data = json.loads(text)
    played, *others = (
        ComparedTurn(tuple(parse_move(move) for move in turn["moves"]), turn["lead"])
        for turn in data["turns"]
    )
    return Explanation(played, tuple(others), data["ways"], data["depth"], data["compared"])


def main() -> None:
    """Answer one question."""
    os.nice(NICE)
    request = json.loads(sys.stdin.readline())
    found = explain(*game_from(request), request["opponent"])
    sys.stdout.write(explanation_text(found) + "\n")


if __name__ == "__main__":
    main()
