"""The process that makes puzzles: `python -m host.puzzles.maker` searches a game and writes what it finds.

It uses a fixed share of a core at low priority. An empty line of output says that it is still searching.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Sequence

from game.notation.record import Record, read, write
from game.puzzles.puzzle import puzzle_text
from game.puzzles.search import game_of_computers, puzzles

NICE = 15
"""The niceness of the process."""

SHARE = 0.2
"""The share of a core that it uses."""

SEATS = "red blue"
"""The seats of games that computers play to get puzzles."""


def question(record: Record, numbers: Sequence[int]) -> bytes:
    """Return the line that asks for puzzles of a game, in the turns with these numbers."""
    request = {"record": write(record), "numbers": numbers}
    return json.dumps(request).encode() + b"\n"


def random_question(seed: str) -> bytes:
    """Return the line that asks for puzzles of a game that computers play."""
    return json.dumps({"seed": seed}).encode() + b"\n"


def parse_line(line: str) -> str | None:
    """Return the puzzle in a line of the answer, in written form; None for an empty line."""
    text: str | None = json.loads(line) if line.strip() else None
    return text


def main() -> None:
    """Read one question, and write each puzzle on a line."""
    # When the bot is gone, end silently at the next write, as programs in a pipe do.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    os.nice(NICE)
    request = json.loads(sys.stdin.readline())
    seed = request.get("seed")
    record = read(request["record"]) if seed is None else game_of_computers({"Seats": SEATS}, seed)
    begun = time.process_time()
    for puzzle in puzzles(record, request.get("numbers")):
        sys.stdout.write("\n" if puzzle is None else json.dumps(puzzle_text(puzzle)) + "\n")
        sys.stdout.flush()
        time.sleep((time.process_time() - begun) * (1 / SHARE - 1))
        begun = time.process_time()


if __name__ == "__main__":
    main()
