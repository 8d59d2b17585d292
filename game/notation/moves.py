"""Reads and writes single moves in the written form of `docs/notation.md`: `U@0,1/0`, `+road:N`, `-abbot@4,2`."""

from __future__ import annotations

from collections.abc import Sequence

from game.board.oriented_tile import OrientedTile, oriented
from game.engine.registry import move_kinds, registered
from game.values.errors import Reason, RecordError
from game.values.moves import BeforeTile, Deploy, Move, Place, Spot


def move_text(move: Move) -> str:
    """Return the move as it is written."""
    return str(move)


def parse_move(text: str, *, line: int = 1) -> Move:
    """Return the move that `text` describes; `line` is its line number for a refusal.

    Refuses with `RecordError`: notation, or tiles-base for a tile that is in no set.
    """
    try:
        return _read(text)
    except RecordError as refusal:
        raise RecordError(refusal.reason, line, text, refusal.detail) from None


def parse_word(word: str) -> tuple[Move, ...]:
    """Return the moves that one word of a written game stands for, in their order; refuses as `parse_move` does."""
    for kind in move_kinds():
        texts = kind.split_word(word)
        if texts != (word,):
            return tuple(parse_move(text) for text in texts)
    return (parse_move(word),)


def words_of(moves: Sequence[Move]) -> list[str]:
    """Return the words of the moves; moves that are written as one word are joined."""
    words: list[str] = []
    for move in moves:
        joined = move.join_word(words[-1]) if words else None
        if joined is None:
            words.append(str(move))
        else:
            words[-1] = joined
    return words


def signs() -> dict[str, Reason]:
    """Return the signs of lines with moves made before a tile is laid, each with the rule of its moves."""
    return {kind.sign: kind.rule for kind in move_kinds() if issubclass(kind, BeforeTile)}


def first_side(oriented_tile: OrientedTile, spot: Spot) -> Spot:
    """Return the same segment by its first side clockwise, or `spot` itself where the tile has no such segment.

    Any side of a segment names it in a file; moves know only the first.
    """
    segment = oriented_tile.segment_at.get(spot)
    return spot if segment is None else oriented_tile.spots[segment]


def on_tile(place: Place, move: Move) -> Move:
    """Return the move with its segment named by the first side, if it sets a figure on the tile just laid."""
    if isinstance(move, Deploy) and move.cell is None:
        return Deploy(move.figure, first_side(oriented(place.tile)[place.turns], move.spot))
    return move


def _read(text: str) -> Move:
    for _, hooks in registered():
        for pattern, reason in hooks.unwritable:
            if pattern.fullmatch(text):
                raise RecordError(reason, 1, text, reason.sentence)
    for kind in move_kinds():
        if found := kind.pattern.fullmatch(text):
            return kind.read(found)
    raise RecordError(Reason.NOTATION, 1, text, "neither a tile laid, nor +feature, nor -abbot@x,y")
