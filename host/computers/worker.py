"""The process in which computers think: `python -m host.computers.worker` answers each line with a line.

It imports the rules and little else, so that it starts at once and stays small. It ends when its input
ends, and so also when the bot that started it has ended in whatever way.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Iterable

from game import opponents
from game.engine.match import play, start
from game.notation.moves import move_text
from game.values.moves import Move
from game.values.ruleset import Colour
from host.games.opening import Opening
from host.worker_game import game_data, game_from


class OpponentFailed(Exception):  # noqa: N818 - what happened, told by another process
    """A computer player could not choose; the text says why."""


def question(
    opening: Opening,
    moves: Iterable[Move],
    *,
    opponent: str,
    seat: Colour,
    chance: str,
    seconds: float,
) -> bytes:
    """Return the line that asks for the turn of `opponent` on `seat` after `moves`.

    `chance` is the seed of the opponent's random choices. It may think for about `seconds`.
    """
    request = game_data(opening, moves) | {
        "opponent": opponent,
        "seat": seat.value,
        "chance": chance,
        "seconds": seconds,
    }
    return json.dumps(request).encode() + b"\n"


def parse_answer(line: bytes) -> tuple[tuple[str, ...], float]:
    """Return the moves of a whole turn, in written form, and the seconds that they took, from a line of the worker.

    Raises OpponentFailed.
    """
    found = json.loads(line)
    if "failed" in found:
        raise OpponentFailed(found["failed"])
    return tuple(found["moves"]), found["seconds"]


def answer(line: str) -> str:
    """Return the line that answers a question: the moves, and the seconds that it took to choose them.

    The game is replayed from its moves, which are shorter to send than a position; the opponent gets only what
    its seat sees.
    """
    try:
        request = json.loads(line)
        game = game_from(request)
        match, _ = start(game.ruleset, game.seats, game.seed, game.version)
        for move in game.moves:
            match, _ = play(match, move)
        seat = Colour(request["seat"])
        opponent = opponents.load(request["opponent"])
        position = match.position.seen_by(seat)
        begun = time.perf_counter()
        chosen = opponent.choose(position, request["chance"], request["seconds"], seat)
        took = time.perf_counter() - begun
        return json.dumps({"moves": [move_text(move) for move in chosen], "seconds": took})
    except Exception as fault:
        # Whatever error a computer player raises, the next question is answered.
        return json.dumps({"failed": repr(fault)})


def main() -> None:
    """Answer questions until the input ends or nothing reads the output."""
    # When the bot is gone, end silently at the next write, as programs in a pipe do.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for line in sys.stdin:
        sys.stdout.write(answer(line) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
