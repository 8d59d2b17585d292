"""`python -m game`: replays, lists moves, counts, plays and analyses games in the written form."""

from __future__ import annotations

import argparse
import errno
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import replace

from game.analysis_commands import add_commands
from game.arguments import count, listed, seats
from game.engine import rules
from game.engine.legal import kept_aside, playable, turns
from game.engine.perft import perft
from game.engine.queries import waits_after_tile
from game.engine.selfplay import random_game
from game.notation.header import setup
from game.notation.lines import Turn, Unplaced
from game.notation.moves import move_text
from game.notation.record import write
from game.notation.recording import recorded
from game.notation.replay import opening, replay
from game.notation.report import report
from game.record_files import print_refusal, print_unwritten, read_file
from game.values.errors import GameError, RecordError
from game.values.moves import Skip, parse_tile
from game.values.phases import Phase
from game.values.ruleset import Expansion, Option

_NOT_COUNTED = frozenset({Option.HAND_EARLY_DRAW, Option.HAND_THREE, Option.TILE_MARKET})
"""Rules that change who sees which tile, but not where it may lie."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Return the exit status: 0, 1 when something was refused, 2 for a wrong command line."""
    chosen = _parser().parse_args(arguments)
    if sys.stdout is None:  # standard output was closed before the start
        print_unwritten("standard output", OSError(errno.EBADF, os.strerror(errno.EBADF)))
        return 1
    try:
        status: int = chosen.run(chosen)
        sys.stdout.flush()
    except BrokenPipeError:
        _discard_output()
        return 0
    except OSError as fault:
        if fault.filename is not None:
            raise  # a file, not standard output
        _discard_output()
        print_unwritten("standard output", fault)
        return 1
    return status


def _discard_output() -> None:
    """Discard what Python would still flush when it exits, to a closed pipe or a full disk."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser("replay", help="play files again and print their scores")
    command.add_argument("files", nargs="+", metavar="FILE", help="a written game, or - for standard input")
    command.add_argument("--json", action="store_true", help="one JSON object a line for each file")
    command.add_argument("--trace", action="store_true", help="also what each turn allowed; implies --json")
    command.add_argument("--strict", action="store_true", help="check what is in the bag")
    command.set_defaults(run=_replay)

    command = commands.add_parser("moves", help="print every legal whole turn")
    command.add_argument("file", metavar="FILE", help="a written game that stops before the turn")
    command.add_argument("--tile", required=True, metavar="K", help="the tile that is drawn")
    command.set_defaults(run=_moves)

    command = commands.add_parser("new", help="print the header of a game, or a whole game")
    command.add_argument("--edition", default="2014")
    expansions = " ".join(expansion.value for expansion in Expansion)
    command.add_argument("--expansions", nargs="*", default=[], metavar="river", help=expansions)
    command.add_argument("--options", nargs="*", default=[], metavar="city-small", help="ids of rules")
    command.add_argument(
        "--seats", nargs="*", default=["2"], metavar="red", help="colours, or how many seats"
    )
    command.add_argument("--table", metavar="WxH", help="with the option table-edge (usually 12x9)")
    command.add_argument("--hands", choices=["open", "hidden"], help="with the option hand-three")
    command.add_argument("--random", metavar="SEED", help="play random legal moves to the end")
    command.set_defaults(run=_new)

    command = commands.add_parser("perft", help="count whole turns over the tiles of a file, from its start")
    command.add_argument("file", metavar="FILE", help="a written game; the order of its tiles counts")
    command.add_argument("--depth", required=True, type=count, metavar="N", help="turns to look ahead")
    command.set_defaults(run=_perft)

    add_commands(commands)
    return parser


def _replay(chosen: argparse.Namespace) -> int:
    status = 0
    for file in chosen.files:
        try:
            played = replay(read_file(file), trace=chosen.trace, strict=chosen.strict)
        except RecordError as refusal:
            print_refusal(file, refusal)
            status = 1
            continue
        if chosen.json or chosen.trace:
            print(json.dumps(report(file, played, trace=chosen.trace)))
        else:
            scores = " ".join(f"{seat.value}:{points}" for seat, points in played.position.scores.items())
            print(f"{file}: {scores}{'' if played.finished else ' so far'}")
    return status


def _moves(chosen: argparse.Namespace) -> int:
    try:
        record = read_file(chosen.file)
        tile = parse_tile(chosen.tile)
        position = replay(record).position
        while position.phase is Phase.DRAW and position.book.drawing.hand_size:
            if position.book.drawing.for_turn(position) and not playable(position, tile):
                return 0  # held, it would leave the hand again, and another tile would be drawn
            position, _ = rules.draw(position, tile)
        if reason := kept_aside(position, tile):
            raise RecordError(reason, 1, tile, reason.sentence)
    except GameError as refusal:
        print_refusal(chosen.file, refusal)
        return 1
    lasting = position.book.phases[position.phase].lasting
    if position.phase is Phase.OVER or lasting or waits_after_tile(position):
        return 0  # no tile is laid any more, or something else comes first, as the rest of a flight
    for place, then in turns(position, tile):
        print(move_text(place) if isinstance(then, Skip) else f"{move_text(place)} {move_text(then)}")
    return 0


def _new(chosen: argparse.Namespace) -> int:
    values = {
        "Edition": chosen.edition,
        "Expansions": listed(chosen.expansions),
        "Options": listed(chosen.options),
        "Seats": seats(chosen.seats),
        "Table": chosen.table,
        "Hands": chosen.hands,
    }
    try:
        begun = setup({key: value for key, value in values.items() if value is not None})
        events = (
            random_game(begun.ruleset, begun.seats, chosen.random)[2] if chosen.random is not None else ()
        )
    except GameError as refusal:
        print(f"{refusal.reason.value}: {refusal.detail}", file=sys.stderr)
        return 1
    sys.stdout.write(write(recorded(begun, events)))
    return 0


def _perft(chosen: argparse.Namespace) -> int:
    try:
        record = read_file(chosen.file)
        replay(record)
    except RecordError as refusal:
        print_refusal(chosen.file, refusal)
        return 1
    played = [entry for _, entry in record.entries if isinstance(entry, Turn | Unplaced)]
    tiles = [entry.place.tile if isinstance(entry, Turn) else entry.tile for entry in played]
    ruleset = record.setup.ruleset
    plain = replace(ruleset, options=ruleset.options - _NOT_COUNTED, hidden_hands=False)
    position = opening(replace(record.setup, ruleset=plain))
    for depth in range(1, chosen.depth + 1):
        print(depth, perft(position, tiles, depth))
    return 0


if __name__ == "__main__":
    sys.exit(main())
