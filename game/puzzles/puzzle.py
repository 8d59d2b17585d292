"""A puzzle as a value, in the written form of games, and what an answer to it is worth.

It is the record of a game that stops before a turn, with the tile of that turn (`Tile`) and the turns that were
compared, the best first (`Best`, `Second`, …), each with the lead in points that can be expected after it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.board.looks import look_alike
from game.comparison import ComparedTurn
from game.engine import rules
from game.engine.legal import turns
from game.engine.position import Position
from game.notation.lines import Key, Line
from game.notation.moves import move_text, parse_move
from game.notation.record import Record, read, write
from game.notation.replay import replay
from game.values.errors import Reason, RecordError
from game.values.moves import Move, Place, parse_tile
from game.values.phases import Phase

TILE = "Tile"
RANKS = ("Best", "Second", "Third", "Fourth", "Fifth", "Sixth")
"""The header keys of the turns that were compared, the best first."""


class Verdict(Enum):
    """The verdict on an answer."""

    BEST = "best"
    PLACED = "placed"
    """The tile lies as in the best turn, but with another figure or none."""
    OTHER = "other"


POINTS = {Verdict.BEST: 3, Verdict.PLACED: 1, Verdict.OTHER: 0}
"""The points for an answer."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which a tile is to be laid, and the turns that were compared, the best first.

    `record` is what was played before.
    """

    record: Record
    position: Position
    turns: tuple[ComparedTurn, ...]

    @property
    def best(self) -> ComparedTurn:
        """The answer."""
        return self.turns[0]

    @property
    def margin(self) -> float:
        """The points by which the answer is ahead of every other turn."""
        return self.turns[0].lead - self.turns[1].lead


def judged(puzzle: Puzzle, place: Place, then: Move) -> Verdict:
    """Return the verdict on a whole turn as an answer. Rotations that look the same count as equal."""
    best, after = puzzle.best.whole
    if not look_alike(best, place):
        return Verdict.OTHER
    return Verdict.BEST if after == then else Verdict.PLACED


def puzzle_text(puzzle: Puzzle) -> str:
    """Return the text of a puzzle; leads are rounded to a hundredth of a point."""
    assert puzzle.position.drawn is not None, "a tile is to be laid"
    keys = [Key(TILE, puzzle.position.drawn)]
    for rank, turn in zip(RANKS, puzzle.turns, strict=False):
        moves = " ".join(move_text(move) for move in turn.moves)
        keys.append(Key(rank, f"{moves} {turn.lead:+.2f}"))
    lines = puzzle.record.lines
    moves_begin = next(number for number, line in enumerate(lines) if not isinstance(line.content, Key))
    added = (*lines[:moves_begin], *(Line(key) for key in keys), *lines[moves_begin:])
    return write(Record(added, puzzle.record.setup))


def parse_puzzle(text: str) -> Puzzle:
    """Return the puzzle that `puzzle_text` wrote.

    Raises `RecordError` if the text is no written game, and `GameError` if the tile or a turn is not legal there.
    """
    record = read(text)
    keys = record.keys
    if not {TILE, *RANKS[:2]} <= keys.keys():
        raise RecordError(Reason.NOTATION, 1, "", "the header of a puzzle names its tile and its turns")
    found = tuple(_compared_turn(keys[rank]) for rank in RANKS if rank in keys)
    plain = tuple(
        line
        for line in record.lines
        if not (isinstance(line.content, Key) and line.content.key in (TILE, *RANKS))
    )
    puzzle = Puzzle(Record(plain, record.setup), before(record, keys[TILE]), found)
    legal = set(turns(puzzle.position))
    for turn in found:
        if turn.whole not in legal:
            raise RecordError(Reason.NOTATION, 1, move_text(turn.moves[0]), "no legal turn in this position")
    return puzzle


def before(record: Record, tile: str) -> Position:
    """Return the position after a record, with `tile` drawn. Refuses with `GameError`."""
    position = replay(record).position
    position, _ = rules.draw(position, parse_tile(tile))
    if position.phase is not Phase.PLACE:
        raise RecordError(Reason.NOTATION, 1, tile, "the tile cannot be laid in this position")
    return position


def _compared_turn(written: str) -> ComparedTurn:
    *texts, lead = written.split(" ")
    moves = tuple(parse_move(text) for text in texts)
    try:
        turn = ComparedTurn(moves, float(lead))
    except ValueError:
        turn = None
    if turn is None or not moves or not isinstance(moves[0], Place):
        raise RecordError(Reason.NOTATION, 1, written, "a turn and its lead")
    return turn
