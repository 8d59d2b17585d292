"""The process that reviews a game: `python -m host.reviews.worker` reads a game and writes a line a turn.

It leaves the processor to everything else, and ends with its output, which it does when the bot that started it is
gone.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from game.notation.moves import move_text, parse_move
from game.notation.record import read
from game.review import ReviewedTurn, review, review_record
from game.values.moves import Move
from game.values.ruleset import Colour, Ruleset
from storage.options import ruleset_data, ruleset_from

NICE = 10
"""How far behind other processes it stands."""


def question(ruleset: Ruleset, seats: Sequence[Colour], seed: str, moves: Sequence[Move]) -> bytes:
    """Return the line that asks for the review of a game; `seed` is that of its bag."""
    asked = {
        "ruleset": ruleset_data(ruleset),
        "seats": [colour.value for colour in seats],
        "seed": seed,
        "moves": [move_text(move) for move in moves],
    }
    return json.dumps(asked).encode() + b"\n"


def record_question(text: str) -> bytes:
    """Return the line that asks for the review of a written game."""
    return json.dumps({"record": text}).encode() + b"\n"


def turn_text(turn: ReviewedTurn) -> str:
    """Return a turn as it is written and stored; worths to a hundredth of a point."""
    return json.dumps(
        {
            "number": turn.number,
            "move": turn.move,
            "seat": turn.seat.value,
            "played": [move_text(move) for move in turn.played],
            "better": [move_text(move) for move in turn.better],
            "best": round(turn.best, 2),
            "margin": round(turn.margin, 2),
            "luck": round(turn.luck, 2),
        }
    )


def parse_turn(text: str) -> ReviewedTurn:
    """Return the turn that `turn_text` wrote."""
    said = json.loads(text)
    return ReviewedTurn(
        number=said["number"],
        move=said["move"],
        seat=Colour(said["seat"]),
        played=tuple(parse_move(move) for move in said["played"]),
        better=tuple(parse_move(move) for move in said["better"]),
        best=said["best"],
        margin=said["margin"],
        luck=said["luck"],
    )


def main() -> None:
    """Read one game, and write its turns as they are reviewed."""
    # A bot that is gone reads nothing: end like any program in a pipe, without a word.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    os.nice(NICE)
    asked = json.loads(sys.stdin.readline())
    for turn in _turns(asked):
        sys.stdout.write(turn_text(turn) + "\n")
        sys.stdout.flush()


def _turns(asked: dict[str, Any]) -> Iterator[ReviewedTurn]:
    if "record" in asked:
        return review_record(read(asked["record"]))
    seats = tuple(Colour(colour) for colour in asked["seats"])
    moves = [parse_move(move) for move in asked["moves"]]
    return review(ruleset_from(asked["ruleset"]), seats, asked["seed"], moves)


if __name__ == "__main__":
    main()
