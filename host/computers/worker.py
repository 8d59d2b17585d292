"""The process in which computers think: `python -m host.computers.worker` answers each line of input with a line.

It imports the rules and little else, so that it starts quickly and stays small. It ends when its
input ends, as by any end of the bot that started it.
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

    `chance` is the seed of the opponent's chance, `seconds` its time to think.
    """
    asked = game_data(opening, moves) | {
        "opponent": opponent,
        "seat": seat.value,
        "chance": chance,
        "seconds": seconds,
    }
    return json.dumps(asked).encode() + b"\n"


def answered(line: bytes) -> tuple[str, ...]:
    """Return the moves of a whole turn, in written form, from a line of the worker. Raises OpponentFailed."""
    found = json.loads(line)
    if "failed" in found:
        raise OpponentFailed(found["failed"])
    return tuple(found["moves"])


class Pace:
    """Adapts the thinking of computers to the speed of this machine, so that they keep to their time.

    Computers count positions instead of time, so that the same seed gives the same turn. If the machine is slower
    than they assume, or busy, the next ones are told a shorter time.
    """

    LEAST, FASTER = 0.05, 1.1

    def __init__(self) -> None:
        self.part = 1.0

    def note(self, allowed: float, took: float) -> None:
        """Record a turn that was allowed `allowed` seconds and took `took`."""
        if took > allowed > 0:
            self.part = max(self.LEAST, self.part * allowed / took)
        else:
            self.part = min(1.0, self.part * self.FASTER)


def answer(line: str, pace: Pace) -> str:
    """Return the line that answers a question.

    The game is replayed from its moves, which are shorter to send than a position; the opponent gets only what
    its seat sees.
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
        # Whatever error a computer player raises, the next question must be answered.
        return json.dumps({"failed": repr(fault)})


def main() -> None:
    """Answer questions until the input or the output is closed."""
    # The bot may have ended: then end silently, like any program in a broken pipe.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    pace = Pace()
    for line in sys.stdin:
        sys.stdout.write(answer(line, pace) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
