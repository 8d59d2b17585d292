"""Puzzles that come with the program, for servers that have no reviewed games.

Each file was written by `python -m game puzzle --random NAME --into host/puzzles/stock`, from a game that computers
played; its name gives the seed and the turn.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from functools import cache
from pathlib import Path

from model.ids import GuildId

_FOLDER = Path(__file__).with_name("stock")


@cache
def names() -> tuple[str, ...]:
    """Return the names of all puzzles of the stock, sorted."""
    return tuple(sorted(file.stem for file in _FOLDER.glob("*.game")))


def text(name: str) -> str:
    """Return the text of a puzzle of the stock."""
    return (_FOLDER / f"{name}.game").read_text(encoding="utf-8")


def source(name: str) -> str:
    """Return the source that is stored with a server's puzzle from the stock."""
    return f"stock {name}"


def next_of(guild: GuildId, used: Collection[str]) -> str | None:
    """Return the next puzzle for a server that used these sources, in its own order; None after the last."""
    left = [name for name in names() if source(name) not in used]
    return min(left, key=lambda name: hashlib.sha256(f"{guild} {name}".encode()).digest(), default=None)
