"""Tests of the process that makes puzzles."""

import subprocess
import sys

from game.notation.lines import Line, Turn
from game.notation.record import Record
from game.puzzles.puzzle import parse_puzzle
from host.puzzles import maker, stock


def test_the_maker_answers_in_a_process_of_its_own() -> None:
    """The process writes a line for each turn that it is asked to examine, and ends with its input."""
    unclear = parse_puzzle(stock.text("tile-42-28"))
    seat, place = unclear.position.to_move, unclear.best.whole[0]
    assert seat is not None
    turn = Line(Turn(unclear.position.turn, seat, place, ()))
    record = Record((*unclear.record.lines, turn), unclear.record.setup)

    def answers(*numbers: int) -> list[str | None]:
        worker = subprocess.run(
            [sys.executable, "-m", "host.puzzles.maker"],
            input=maker.question(record, numbers),
            stdout=subprocess.PIPE,
            check=True,
            timeout=120,
        )
        return [maker.parse_line(line) for line in worker.stdout.decode().splitlines(keepends=True)]

    assert answers() == []
    assert answers(unclear.position.turn) == [None], "two placements look about as good"
