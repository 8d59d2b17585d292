"""A whole game in the written form: read, print, and build from what happened. See `docs/notation.md`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.errors import Reason, RecordError
from game.events import Deployed, Event, GameEnded, Placed, Recalled, Unplayable
from game.header import HeaderError, Setup, header, setup
from game.lines import End, Entry, Key, Line, Turn, Unplaced, line_text, parse_line, shown
from game.moves import Deploy, Place, Recall
from game.ruleset import Colour

LARGEST = 200_000
"""Characters that a record may hold: more than any game, little enough to be refused at once."""


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
        line = parse_line(written, number)
        says = line.says
        if isinstance(says, Key):
            if begun:
                raise RecordError(
                    Reason.NOTATION, number, shown(written), "the header stands before the moves"
                )
            if says.key in keys:
                raise RecordError(Reason.NOTATION, number, shown(written), "the key stands twice")
            keys[says.key] = number
        elif says is not None:
            if ended:
                raise RecordError(Reason.END, number, shown(written), "the game is over")
            begun, ended = True, isinstance(says, End)
        lines.append(line)
    values = {line.says.key: line.says.value for line in lines if isinstance(line.says, Key)}
    try:
        return Record(tuple(lines), setup(values))
    except HeaderError as refusal:
        at = keys.get(refusal.key, 1)
        key = f'[{refusal.key} "{values.get(refusal.key, "")}"]'
        raise RecordError(refusal.reason, at, shown(key), refusal.detail) from None


def write(record: Record) -> str:
    """The text of a record; what `read` took prints back, in the layout of the documentation."""
    return "".join(line_text(line) + "\n" for line in record.lines)


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
