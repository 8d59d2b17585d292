"""A whole game in the written form: read, print, and build from what happened. See `docs/notation.md`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from game.errors import Reason, RecordError
from game.events import Deployed, Event, GameEnded, Placed, Recalled, Unplayable
from game.header import HeaderError, Setup, header, setup
from game.moves import Deploy, Place, Recall
from game.notation import first_side, move_text, parse_move, parse_tile
from game.ruleset import Colour
from game.tiles import TileId, all_tiles

LARGEST = 1_000_000
"""Characters that a record may hold: more than any game, little enough to be refused at once."""

LONGEST_LINE = 2_000

_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9_-]{0,39})\s+"((?:[^"\\]|\\["\\])*)"\]\s*(?:;(.*))?')
_NUMBER = re.compile(r"([1-9][0-9]{0,5})\.")


@dataclass(frozen=True, slots=True)
class Key:
    """A header line; keys that nobody knows are kept."""

    key: str
    value: str


@dataclass(frozen=True, slots=True)
class Turn:
    """A tile laid, and what was done after it; `number` counts the tiles laid, from 1."""

    number: int
    seat: Colour
    place: Place
    after: Deploy | Recall | None = None


@dataclass(frozen=True, slots=True)
class Unplaced:
    """A tile drawn that had no legal place; `number` is that of the turn. Rule: unplayable."""

    number: int
    seat: Colour
    tile: TileId


@dataclass(frozen=True, slots=True)
class End:
    """The game is over; final scoring follows. Rule: end."""


Entry: TypeAlias = Turn | Unplaced | End


@dataclass(frozen=True, slots=True)
class Line:
    """One line: what it says, if anything, and the comment behind it, without its `;`."""

    says: Key | Entry | None = None
    comment: str | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A written game, line by line as in its file, and what its header says."""

    lines: tuple[Line, ...]
    setup: Setup

    @property
    def keys(self) -> dict[str, str]:
        """The header, by key."""
        return {line.says.key: line.says.value for line in self.lines if isinstance(line.says, Key)}

    @property
    def entries(self) -> tuple[tuple[int, Entry], ...]:
        """What was played, each with the number of its line."""
        return tuple(
            (number, line.says)
            for number, line in enumerate(self.lines, 1)
            if line.says is not None and not isinstance(line.says, Key)
        )


def read(text: str) -> Record:
    """The record that `text` writes, not yet played.

    Refuses with `RecordError` what cannot be read; whether the moves are legal is found by replaying.
    """
    if len(text) > LARGEST:
        raise RecordError(Reason.NOTATION, 1, "", f"longer than {LARGEST} characters")
    lines: list[Line] = []
    keys: dict[str, int] = {}
    begun = ended = False
    for number, written in enumerate(text.removesuffix("\n").split("\n"), 1):
        line = _line(written.strip(" \t\r"), number)
        says = line.says
        if isinstance(says, Key):
            if begun:
                raise RecordError(
                    Reason.NOTATION, number, _shown(written), "the header stands before the moves"
                )
            if says.key in keys:
                raise RecordError(Reason.NOTATION, number, _shown(written), "the key stands twice")
            keys[says.key] = number
        elif says is not None:
            if ended:
                raise RecordError(Reason.END, number, _shown(written), "the game is over")
            begun, ended = True, isinstance(says, End)
        lines.append(line)
    values = {line.says.key: line.says.value for line in lines if isinstance(line.says, Key)}
    try:
        return Record(tuple(lines), setup(values))
    except HeaderError as refusal:
        at = keys.get(refusal.key, 1)
        shown = f'[{refusal.key} "{values.get(refusal.key, "")}"]'
        raise RecordError(refusal.reason, at, _shown(shown), refusal.detail) from None


def write(record: Record) -> str:
    """The text of a record; what `read` took prints back, in the layout of the documentation."""
    return "".join(_line_text(line) + "\n" for line in record.lines)


def entry_text(entry: Entry) -> str:
    """A move as its line writes it, without comment."""
    match entry:
        case Turn():
            after = f" {move_text(entry.after)}" if entry.after else ""
            return f"{entry.number}. {entry.seat.value} {move_text(entry.place)}{after}"
        case Unplaced():
            return f"{entry.number}. {entry.seat.value} !{entry.tile}"
        case End():
            return "end"
        case _:
            assert_never(entry)


def recorded(setup: Setup, events: Iterable[Event], names: Mapping[Colour, str], title: str = "") -> Record:
    """The record of a game from all that happened in it, in order; `names` are those of the people."""
    entries: list[Entry] = []
    laid = 0
    for event in events:
        match event:
            case Placed():
                laid += 1
                place = Place(event.tile, event.cell, event.turns)
                entries.append(Turn(laid, event.seat, place))
            case Unplayable():
                entries.append(Unplaced(laid + 1, event.seat, event.tile))
            case Deployed():
                entries[-1] = _then(entries[-1], Deploy(event.figure, event.spot))
            case Recalled():
                entries[-1] = _then(entries[-1], Recall(event.cell))
            case GameEnded():
                entries.append(End())
            case _:
                pass
    head = tuple(Line(Key(key, value)) for key, value in header(setup, names, title))
    return Record((*head, Line(), *(Line(entry) for entry in entries)), setup)


def _then(entry: Entry, after: Deploy | Recall) -> Turn:
    assert isinstance(entry, Turn), "nothing follows but a tile laid"
    return Turn(entry.number, entry.seat, entry.place, after)


def _line(text: str, number: int) -> Line:
    if len(text) > LONGEST_LINE:
        raise RecordError(
            Reason.NOTATION, number, _shown(text), f"a line longer than {LONGEST_LINE} characters"
        )
    if text.startswith("["):
        found = _HEADER.fullmatch(text)
        if found is None:
            raise RecordError(Reason.NOTATION, number, _shown(text), 'a header line is [Key "value"]')
        return Line(Key(found[1], re.sub(r"\\(.)", r"\1", found[2])), found[3])
    said, semicolon, comment = text.partition(";")
    return Line(_entry(said.split(), number), comment if semicolon else None)


def _entry(words: list[str], line: int) -> Entry | None:
    if not words:
        return None
    shown = _shown(" ".join(words))
    if words == ["end"]:
        return End()
    number = _NUMBER.fullmatch(words[0])
    if number is None or not 3 <= len(words) <= 4:
        raise RecordError(Reason.NOTATION, line, shown, "a move is its number, the seat, and the tile laid")
    seat = next((colour for colour in Colour if colour.value == words[1]), None)
    if seat is None:
        raise RecordError(Reason.SEATS, line, shown, "there is no seat of that colour")
    try:
        if words[2].startswith("!") and len(words) == 3:
            return Unplaced(int(number[1]), seat, parse_tile(words[2][1:]))
        place = parse_move(words[2])
        after = parse_move(words[3]) if len(words) == 4 else None
    except RecordError as refusal:
        raise RecordError(refusal.reason, line, shown, refusal.detail) from None
    if not isinstance(place, Place) or not (after is None or isinstance(after, Deploy | Recall)):
        raise RecordError(Reason.NOTATION, line, shown, "a tile is laid first, then at most one figure moves")
    if isinstance(after, Deploy):
        after = Deploy(after.figure, first_side(all_tiles()[place.tile], place.turns, after.spot))
    return Turn(int(number[1]), seat, place, after)


def _line_text(line: Line) -> str:
    match line.says:
        case None:
            said = ""
        case Key(key, value):
            escaped = value.replace("\\", "\\\\").replace('"', '\\"')
            said = f'[{key} "{escaped}"]'
        case entry:
            said = entry_text(entry)
    if line.comment is None:
        return said
    return f"{said} ;{line.comment}" if said else f";{line.comment}"


def _shown(text: str) -> str:
    """The text as a refusal shows it: one short line of printable characters."""
    short = text.strip()[:80]
    return "".join(c if c.isprintable() else "?" for c in short)
