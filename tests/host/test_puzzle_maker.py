"""Tests of the process that makes puzzles."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Collection, Iterator, Mapping

import pytest
from worker_mains import run_main

from game.notation.lines import Line, Turn
from game.notation.record import Record, write
from game.puzzles.puzzle import Puzzle, parse_puzzle, puzzle_text
from host.puzzles import maker, stock

FOUND = parse_puzzle(stock.text("tile-8-8"))


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


@pytest.mark.parametrize("seed", ["abc", None])
def test_what_the_maker_does(seed: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """It writes each answer at once, and pauses for four fifths of the time, at low priority."""
    searched: list[tuple[str, Collection[int] | None]] = []
    used, slept = iter((10.0, 12.0, 12.5, 13.5, 13.5)), list[float]()

    def puzzles(record: Record, numbers: Collection[int] | None) -> Iterator[Puzzle | None]:
        searched.append((write(record), numbers))
        yield from (None, FOUND)

    def game_of_computers(values: Mapping[str, str], seed: str) -> Record:
        assert (values, seed) == ({"Seats": "red blue"}, "abc")
        return FOUND.record

    monkeypatch.setattr(maker, "puzzles", puzzles)
    monkeypatch.setattr(maker, "game_of_computers", game_of_computers)
    monkeypatch.setattr(time, "process_time", lambda: next(used))
    monkeypatch.setattr(time, "sleep", slept.append)
    run = run_main(maker, maker.question(FOUND.record, [8]) if seed is None else maker.random_question(seed))
    assert searched == [(write(FOUND.record), None if seed else [8])]
    assert run.written == ["\n", json.dumps(puzzle_text(FOUND)) + "\n"]
    assert [maker.parse_line(line) for line in run.written] == [None, puzzle_text(FOUND)]
    assert slept == pytest.approx([8.0, 4.0])
    assert run.niceness == [maker.NICE]
    assert run.signals == [(signal.SIGPIPE, signal.SIG_DFL)], "it ends silently with the bot"
