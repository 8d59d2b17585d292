"""Files with written games, as the commands of `python -m game` read, refuse and write them."""

from __future__ import annotations

import sys
import tempfile
from contextlib import suppress
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


def make_folder(folder: Path) -> None:
    """Make a folder if it is missing; raises `OSError` if no file can be made in it."""
    folder.mkdir(parents=True, exist_ok=True)
    tempfile.TemporaryFile(dir=folder).close()


def write_file(file: Path, text: str) -> None:
    """Write a whole file; if it raises `OSError`, the file is as it was before."""
    part = file.with_name(f".{file.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(file)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise


def print_unwritten(name: str, fault: OSError) -> None:
    """Print on standard error that something cannot be written, and why."""
    print(f"{name}: cannot be written: {fault.strerror}", file=sys.stderr)


def print_refusal(file: str, refusal: GameError) -> None:
    """Print on standard error why a file is refused: its name, the line, the move, the rule and a sentence."""
    line, move = (refusal.line, refusal.move) if isinstance(refusal, RecordError) else (1, "")
    print(f"{file}:{line}: {move or '-'}: {refusal.reason.value}: {refusal.detail}", file=sys.stderr)
