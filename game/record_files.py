"""Files with written games, as the commands of `python -m game` read and refuse them."""

from __future__ import annotations

import sys
from pathlib import Path

from game.notation.record import LARGEST, Record, read
from game.values.errors import GameError, Reason, RecordError

_BYTES = 4 * LARGEST + 1
"""Bytes to read of a file: enough to find a record too long, whatever characters it has."""


def read_file(file: str) -> Record:
    """Return the record in a file, or on standard input for `-`; refuses with `RecordError`."""
    try:
        if file == "-":
            data = sys.stdin.buffer.read(_BYTES)
        else:
            with Path(file).open("rb") as opened:
                data = opened.read(_BYTES)
        return read(data.decode("utf-8-sig"))
    except OSError as fault:
        raise RecordError(Reason.NOTATION, 1, "", f"cannot be read: {fault.strerror}") from None
    except UnicodeDecodeError as fault:
        if len(data) == _BYTES:
            raise RecordError(Reason.NOTATION, 1, "", "too long, and not in UTF-8") from None
        line = data.count(b"\n", 0, fault.start) + 1
        raise RecordError(Reason.NOTATION, line, "", "not in UTF-8") from None


def print_refusal(file: str, refusal: GameError) -> None:
    """Print on standard error why a file is refused: its name, the line, the move, the rule and a sentence."""
    line, move = (refusal.line, refusal.move) if isinstance(refusal, RecordError) else (1, "")
    print(f"{file}:{line}: {move or '-'}: {refusal.reason.value}: {refusal.detail}", file=sys.stderr)
