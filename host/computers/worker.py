"""The process in which computers think: `python -m host.computers.worker` reads a question a line and answers a line.

It imports the rules and little else, so that it starts at once and stays small. It ends when its
input ends, which it does when the bot that started it is gone, however it went.
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
    """Return the line that asks what `opponent` would do on `seat` after `moves`.

    `chance` is the seed of the opponent's own chance. It may think for some `seconds`.
    """
    asked = game_data(opening, moves) | {
        "opponent": opponent,
        "seat": seat.value,
        "chance": chance,
        "seconds": seconds,
    }
    return json.dumps(asked).encode() + b"\n"


def answered(line: bytes) -> tuple[str, ...]:
    """Return the moves of a whole turn from a line of the worker, as they are written. Raises OpponentFailed."""
    found = json.loads(line)
    if "failed" in found:
        raise OpponentFailed(found["failed"])
    return tuple(found["moves"])


class Pace:
    """How much computers are told to think on this machine, so that none takes longer than it may.

    They count positions and know no clock, for the same turn must come of the same seed. Where the machine is
    slower than they believe, or busy, the next ones are given less time than they have.
    """

    LEAST, FASTER = 0.05, 1.1

    def __init__(self) -> None:
        self.part = 1.0

    def note(self, allowed: float, took: float) -> None:
        """Take note of a turn that was allowed `allowed` seconds, and took `took`."""
        if took > allowed > 0:
            self.part = max(self.LEAST, self.part * allowed / took)
        else:
            self.part = min(1.0, self.part * self.FASTER)


def answer(line: str, pace: Pace) -> str:
    """Return the line that answers a question.

    The game is replayed from its moves, which is less to send than a position; the opponent is
    given what its seat sees.
    """
    try:
        asked = json.loads(line)
        sent = game_from(asked)
        match, _ = start(sent.ruleset, sent.seats, sent.seed, sent.version)
        for move in sent.moves:
            match, _ = play(match, move)
        seat = Colour(asked["seat"])
        opponent = opponents.load(asked["opponent"])
        seconds, seen = asked["seconds"], match.position.seen_by(seat)
        begun = time.perf_counter()
        chosen = opponent.choose(seen, asked["chance"], seconds * pace.part, seat)
        pace.note(seconds, time.perf_counter() - begun)
        return json.dumps({"moves": [move_text(move) for move in chosen]})
    except Exception as fault:
        # A computer player is a guest: whatever is wrong with it, the next question is answered.
        return json.dumps({"failed": repr(fault)})


def main() -> None:
    """Answer until there are no more questions, or nobody to answer."""
    # A bot that is gone hears no answer: end like any program in a pipe, without a word.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    pace = Pace()
    for line in sys.stdin:
        sys.stdout.write(answer(line, pace) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
