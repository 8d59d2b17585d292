"""Commands of `python -m game` that let a computer player look at games."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from game.notation.record import Record
from game.puzzles.puzzle import Puzzle, puzzle_text
from game.puzzles.search import game_of_computers, puzzles
from game.values.errors import GameError

Read = Callable[[str], Record]
"""Returns the record in a file."""


def add_commands(commands: Any, read: Read, refuse: Callable[[str, GameError], None]) -> None:
    """Add the commands to a parser; `read` returns the record in a file, `refuse` says why there is none."""
    command = commands.add_parser(
        "puzzle", help="print positions in which one turn is clearly best, with the answer"
    )
    command.add_argument("file", nargs="?", metavar="FILE", help="a written game to look through")
    command.add_argument("--random", metavar="SEED", help="look through a game that computers play")
    command.add_argument("--seats", nargs="*", default=["red", "blue"], metavar="red", help="its colours")
    command.add_argument("--expansions", nargs="*", default=[], metavar="river", help="its expansions")
    command.add_argument("--most", type=int, default=1, metavar="N", help="how many are looked for")
    command.add_argument("--into", metavar="FOLDER", help="write each into a file of its own there")
    command.set_defaults(run=lambda chosen: _puzzle(chosen, read, refuse))


def _puzzle(chosen: argparse.Namespace, read: Read, refuse: Callable[[str, GameError], None]) -> int:
    source = chosen.file or chosen.random
    if source is None or (chosen.file and chosen.random is not None):
        print("a FILE or --random SEED", file=sys.stderr)
        return 2
    values = {"Seats": " ".join(chosen.seats), "Expansions": " ".join(chosen.expansions)}
    try:
        record = read(chosen.file) if chosen.file else game_of_computers(values, chosen.random)
        found = 0
        for puzzle in islice(_found(record), chosen.most):
            found += 1
            _show(puzzle, source, chosen.into)
    except GameError as refusal:
        refuse(source, refusal)
        return 1
    if not found:
        print(f"{source}: no turn is clearly best", file=sys.stderr)
    return 0 if found else 1


def _found(record: Record) -> Iterator[Puzzle]:
    return (puzzle for puzzle in puzzles(record) if puzzle is not None)


def _show(puzzle: Puzzle, source: str, folder: str | None) -> None:
    """Print a puzzle, or write it into a file that is named after the game and the turn."""
    text = puzzle_text(puzzle)
    if folder is None:
        print(text, flush=True)
        return
    file = Path(folder) / f"{Path(source).stem}-{puzzle.position.turn}.game"
    file.write_text(text, encoding="utf-8")
    print(f"{file}: {puzzle.margin:.1f} points ahead", flush=True)
