"""A whole game in the written form: read and printed. See `docs/notation.md`."""

from __future__ import annotations

from dataclasses import dataclass

from game.notation.header import HeaderError, Setup, setup
from game.notation.lines import End, Entry, Key, Line, line_text, parse_line, shown
from game.values.errors import Reason, RecordError

LARGEST = 200_000
"""The most characters of a record: more than any game has, and few enough to read quickly."""


@dataclass(frozen=True, slots=True)
class Record:
    """A written game: its lines as in the file, and the setup of its header."""

    lines: tuple[Line, ...]
    setup: Setup

    @property
    def keys(self) -> dict[str, str]:
        """The header, by key."""
        return {line.content.key: line.content.value for line in self.lines if isinstance(line.content, Key)}

    @property
    def entries(self) -> tuple[tuple[int, Entry], ...]:
        """The entries of what was played, each with its line number."""
        return tuple(
            (number, line.content)
            for number, line in enumerate(self.lines, 1)
            if line.content is not None and not isinstance(line.content, Key)
        )


def read(text: str) -> Record:
    """Return the record in `text`, not yet played.

    Refuses malformed text with `RecordError`. Replaying finds out whether the moves are legal.
    """
    if len(text) > LARGEST:
        raise RecordError(Reason.NOTATION, 1, "", f"longer than {LARGEST} characters")
    lines: list[Line] = []
    line_numbers: dict[str, int] = {}
    begun = ended = False
    for number, written in enumerate(text.removesuffix("\n").split("\n"), 1):
        line = parse_line(written, number)
        content = line.content
        if isinstance(content, Key):
            if begun:
                raise RecordError(
                    Reason.NOTATION, number, shown(written), "the header stands before the moves"
                )
            if content.key in line_numbers:
                raise RecordError(Reason.NOTATION, number, shown(written), "the key stands twice")
            line_numbers[content.key] = number
        elif content is not None:
            if ended:
                raise RecordError(Reason.END, number, shown(written), "the game is over")
            begun, ended = True, isinstance(content, End)
        lines.append(line)
    values = {line.content.key: line.content.value for line in lines if isinstance(line.content, Key)}
    try:
        return Record(tuple(lines), setup(values))
    except HeaderError as refusal:
        at = line_numbers.get(refusal.key, 1)
        key = f'[{refusal.key} "{values.get(refusal.key, "")}"]'
        raise RecordError(refusal.reason, at, shown(key), refusal.detail) from None


def write(record: Record) -> str:
    """Return the text of a record, in the layout of the documentation."""
    return "".join(line_text(line) + "\n" for line in record.lines)
