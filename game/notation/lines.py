"""The lines of a written game: their values, reading and writing. See `docs/notation.md`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from game.notation.moves import move_text, on_tile, parse_move, parse_word, signs, words_of
from game.values.errors import Reason, RecordError
from game.values.moves import BeforeTile, Move, Place, parse_seat, parse_tile
from game.values.phases import Phase
from game.values.ruleset import Colour
from game.values.tiles import TileId

LONGEST = 2_000
"""The most characters of a line."""

_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9_-]{0,39})\s+"((?:[^"\\]|\\["\\])*)"\]\s*(?:;(.*))?')
_NUMBER = re.compile(r"(0|[1-9][0-9]{0,5})\.")


@dataclass(frozen=True, slots=True)
class Key:
    """A header line; unknown keys are kept."""

    key: str
    value: str


@dataclass(frozen=True, slots=True)
class Turn:
    """A tile laid, and the moves after it, whichever seat made them; `number` counts the tiles laid, from 1.

    `drawn` went into the seat's hand at the end of the turn. Rules: hand-early-draw, hand-three.
    """

    number: int
    seat: Colour
    place: Place
    after: tuple[Move, ...] = ()
    drawn: tuple[TileId, ...] = ()


@dataclass(frozen=True, slots=True)
class Unplaced:
    """A tile drawn that had no legal place; `number` is that of the turn. Rule: unplayable.

    `drawn` replaced it in the seat's hand.
    """

    number: int
    seat: Colour
    tile: TileId
    drawn: tuple[TileId, ...] = ()


@dataclass(frozen=True, slots=True)
class Dealt:
    """Tiles drawn into a seat's hand other than at the end of its own turn; `number` is 0 before the first turn.

    Rules: hand-early-draw, hand-three.
    """

    number: int
    seat: Colour
    drawn: tuple[TileId, ...]


@dataclass(frozen=True, slots=True)
class Prelude:
    """The moves about a tile that `seat` drew, made before it was laid; `sign` stands for the rule.

    House rules: tile-market.
    """

    number: int
    seat: Colour
    sign: str
    tile: TileId
    moves: tuple[BeforeTile, ...]


@dataclass(frozen=True, slots=True)
class End:
    """The game is over; final scoring follows. Rule: end."""


Entry: TypeAlias = Turn | Unplaced | Dealt | Prelude | End


@dataclass(frozen=True, slots=True)
class Line:
    """One line: a header line or an entry, None for an empty one, and the comment after it, without the `;`."""

    content: Key | Entry | None = None
    comment: str | None = None


def parse_line(text: str, number: int) -> Line:
    """Return line `number` of a file as a value. Refuses a malformed line with `RecordError`."""
    text = text.strip(" \t\r")
    if len(text) > LONGEST:
        raise RecordError(Reason.NOTATION, number, shown(text), f"longer than {LONGEST} characters")
    if text.startswith("["):
        found = _HEADER.fullmatch(text)
        if found is None:
            raise RecordError(Reason.NOTATION, number, shown(text), 'a header line is [Key "value"]')
        return Line(Key(found[1], re.sub(r"\\(.)", r"\1", found[2])), found[3])
    before, semicolon, comment = text.partition(";")
    words = before.split()
    try:
        entry = _entry(words) if words else None
    except RecordError as refusal:
        raise RecordError(refusal.reason, number, shown(" ".join(words)), refusal.detail) from None
    return Line(entry, comment if semicolon else None)


def line_text(line: Line) -> str:
    """Return the line as it is written."""
    match line.content:
        case None:
            text = ""
        case Key(key, value):
            escaped = value.replace("\\", "\\\\").replace('"', '\\"')
            text = f'[{key} "{escaped}"]'
        case entry:
            text = entry_text(entry)
    if line.comment is None:
        return text
    return f"{text} ;{line.comment}" if text else f";{line.comment}"


def entry_text(entry: Entry) -> str:
    """Return the text of an entry's line, without a comment."""
    match entry:
        case Turn():
            words = words_of((entry.place, *entry.after))
            return _words(entry.number, entry.seat, *words, *_drawn_words(entry.drawn))
        case Unplaced():
            return _words(entry.number, entry.seat, f"!{entry.tile}", *_drawn_words(entry.drawn))
        case Dealt():
            return _words(entry.number, entry.seat, *_drawn_words(entry.drawn))
        case Prelude():
            return _words(entry.number, entry.seat, f"{entry.sign}{entry.tile}", *map(move_text, entry.moves))
        case End():
            return "end"
        case _:
            assert_never(entry)


def shown(text: str) -> str:
    """Return the text as a refusal shows it: one short line of printable characters."""
    return "".join(c if c.isprintable() else "?" for c in text.strip()[:80])


def _words(number: int, seat: Colour, *words: str) -> str:
    return " ".join((f"{number}.", seat.value, *words))


def _drawn_words(tiles: Sequence[TileId]) -> list[str]:
    return [f"?{tile}" for tile in tiles]


def _entry(words: list[str]) -> Entry:
    if words == ["end"]:
        return End()
    found = _NUMBER.fullmatch(words[0])
    if found is None or len(words) < 3:
        raise _refused("a move is its number, the seat, and the tile laid")
    number, seat = int(found[1]), parse_seat(words[1])
    rest, drawn = _without_drawn(words[2:])
    if not rest:
        return Dealt(number, seat, drawn)
    if number == 0:
        raise _refused("number 0 is for the hands dealt")
    match rest:
        case [tile] if tile.startswith("!"):
            return Unplaced(number, seat, parse_tile(tile[1:]), drawn)
        case [tile, *words] if tile[0] in signs():
            if drawn:
                raise _refused("nobody draws while a tile waits to be laid")
            return _prelude(number, seat, tile[0], parse_tile(tile[1:]), words)
        case [tile, *afters]:
            return _turn(number, seat, parse_move(tile), afters, drawn)
    raise AssertionError("something follows the seat")


def _without_drawn(words: list[str]) -> tuple[list[str], tuple[TileId, ...]]:
    """Return the words without the tiles drawn into the hand, which come last, and these tiles."""
    drawn = tuple(parse_tile(word[1:]) for word in words if word.startswith("?"))
    if any(not word.startswith("?") for word in words[len(words) - len(drawn) :]):
        raise _refused("tiles drawn into the hand stand last")
    return words[: len(words) - len(drawn)], drawn


def _turn(number: int, seat: Colour, place: object, afters: list[str], drawn: tuple[TileId, ...]) -> Turn:
    if not isinstance(place, Place):
        raise _refused("a turn begins with the tile laid")
    moves = tuple(on_tile(place, move) for word in afters for move in parse_word(word))
    if not all(move.after_tile for move in moves):
        raise _refused("after a tile a figure is deployed, or another action taken")
    if sum(move.phase is Phase.DEPLOY for move in moves) > 1:
        raise RecordError(Reason.DEPLOY_ONE, 1, "", Reason.DEPLOY_ONE.sentence)
    return Turn(number, seat, place, moves, drawn)


def _prelude(number: int, seat: Colour, sign: str, tile: TileId, words: list[str]) -> Prelude:
    moves: list[BeforeTile] = []
    for word in words:
        move = parse_move(word)
        if not isinstance(move, BeforeTile) or move.sign != sign:
            raise _refused(f"{move_text(move)} is not written after {sign}{tile}")
        if moves and moves[-1].closes:
            raise _refused(f"nothing follows {move_text(moves[-1])}")
        moves.append(move)
    return Prelude(number, seat, sign, tile, tuple(moves))


def _refused(sentence: str) -> RecordError:
    """Return a refusal whose line and text `parse_line` fills in."""
    return RecordError(Reason.NOTATION, 1, "", sentence)
