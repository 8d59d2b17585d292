"""The process that reviews a game: `python -m host.reviews.worker` reads a game and writes one line per turn.

It has a low priority. It ends when nothing reads its output any more: the bot that started it is gone then.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from game.notation.record import read
from game.review import ReviewedTurn, review, review_record
from game.values.moves import Move
from host.games.opening import Opening
from host.reviews.turn_format import turn_text
from host.worker_game import game_data, game_from

NICE = 10
"""The niceness of the process."""


def question(opening: Opening, moves: Sequence[Move]) -> bytes:
    """Return the line that asks for the review of a game."""
    return json.dumps(game_data(opening, moves)).encode() + b"\n"


def record_question(text: str) -> bytes:
    """Return the line that asks for the review of a file."""
    return json.dumps({"record": text}).encode() + b"\n"


def main() -> None:
    """Read one game, and write its turns as they are reviewed."""
    # When the bot is gone, end silently at the next write, as programs in a pipe do.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    os.nice(NICE)
    request = json.loads(sys.stdin.readline())
    for turn in _turns(request):
        sys.stdout.write(turn_text(turn) + "\n")
        sys.stdout.flush()


def _turns(request: dict[str, Any]) -> Iterator[ReviewedTurn]:
    if "record" in request:
        return review_record(read(request["record"]))
    return review(*game_from(request))


if __name__ == "__main__":
    main()
