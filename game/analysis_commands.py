"""Commands of `python -m game` that let a computer player look at games."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from game.arguments import count, listed, seats
from game.notation.moves import move_text
from game.notation.record import Record
from game.puzzles.puzzle import Puzzle, puzzle_text
from game.puzzles.search import game_of_computers, puzzles
from game.record_files import make_folder, print_refusal, print_unwritten, read_file, write_file
from game.review import ReviewedTurn, review_record
from game.values.errors import GameError
from game.values.moves import Move


def add_commands(commands: Any) -> None:
    """Add the commands to the subparsers of `python -m game`."""
    command = commands.add_parser(
        "puzzle", help="print positions in which one turn is clearly best, with the answer"
    )
    command.add_argument("file", nargs="?", metavar="FILE", help="a written game to look through")
    command.add_argument("--random", metavar="SEED", help="look through a game that computers play")
    command.add_argument(
        "--seats", nargs="*", default=["2"], metavar="red", help="its colours, or how many seats"
    )
    command.add_argument("--expansions", nargs="*", default=[], metavar="river", help="its expansions")
    command.add_argument("--most", type=count, default=1, metavar="N", help="how many are looked for")
    command.add_argument("--into", metavar="FOLDER", help="write each into a file there; made if missing")
    command.set_defaults(run=_puzzle)

    command = commands.add_parser("review", help="print what each turn of a game was worth, and the best one")
    command.add_argument("file", metavar="FILE", help="a written game, or - for standard input")
    command.add_argument("--json", action="store_true", help="one JSON object a line for each turn")
    command.set_defaults(run=_review)


def _puzzle(chosen: argparse.Namespace) -> int:
    source = chosen.file or chosen.random
    if source is None or (chosen.file and chosen.random is not None):
        print("a FILE or --random SEED", file=sys.stderr)
        return 2
    try:
        if chosen.into is not None:
            # Checked before the search, which takes long.
            make_folder(Path(chosen.into))
    except OSError as fault:
        print_unwritten(chosen.into, fault)
        return 1
    values = {"Seats": seats(chosen.seats), "Expansions": listed(chosen.expansions)}
    try:
        record = read_file(chosen.file) if chosen.file else game_of_computers(values, chosen.random)
        found = 0
        for puzzle in islice(_found(record), chosen.most):
            found += 1
            if chosen.into is None:
                print(puzzle_text(puzzle), flush=True)
                continue
            file = Path(chosen.into) / f"{Path(source).stem}-{puzzle.position.turn}.game"
            try:
                write_file(file, puzzle_text(puzzle))
            except OSError as fault:
                print_unwritten(str(file), fault)
                return 1
            print(f"{file}: {puzzle.margin:.1f} points ahead", flush=True)
    except GameError as refusal:
        print_refusal(source, refusal)
        return 1
    if not found:
        print(f"{source}: no turn is clearly best", file=sys.stderr)
    return 0 if found else 1


def _review(chosen: argparse.Namespace) -> int:
    play: dict[str, float] = {}
    luck: dict[str, float] = {}
    try:
        for turn in review_record(read_file(chosen.file)):
            print(_json(turn) if chosen.json else _line(turn), flush=True)
            seat = turn.seat.value
            play[seat] = play.get(seat, 0.0) - turn.cost
            luck[seat] = luck.get(seat, 0.0) + turn.luck
    except GameError as refusal:
        print_refusal(chosen.file, refusal)
        return 1
    if not chosen.json:
        for seat in play:
            print(f"{seat}: {play[seat]:+.1f} by play, {luck[seat]:+.1f} by the tiles drawn")
    return 0


def _line(turn: ReviewedTurn) -> str:
    """Return a line with a turn, the expected lead in points after it, and the better turn if there is one."""
    text = f"{turn.number}. {turn.seat.value} {_moves(turn.played)}: {turn.lead:+.1f}, tile {turn.luck:+.1f}"
    return (
        text if turn.better == turn.played else f"{text}; better {_moves(turn.better)}: {turn.best_lead:+.1f}"
    )


def _json(turn: ReviewedTurn) -> str:
    return json.dumps(
        {
            "turn": turn.number,
            "seat": turn.seat.value,
            "played": _moves(turn.played),
            "lead": round(turn.lead, 2),
            "better": _moves(turn.better),
            "best": round(turn.best_lead, 2),
            "luck": round(turn.luck, 2),
        }
    )


def _moves(moves: tuple[Move, ...]) -> str:
    return " ".join(move_text(move) for move in moves)


def _found(record: Record) -> Iterator[Puzzle]:
    return (puzzle for puzzle in puzzles(record) if puzzle is not None)
