"""What is stored of one game and makes no sense; the other games know nothing of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from storage.values import GameId


class Unreadable(Exception):  # noqa: N818 - a fact about the rows
    """The rows of `game` cannot be made into values."""

    def __init__(self, game: GameId, detail: str) -> None:
        super().__init__(f"game {game}: {detail}")
        self.game = game
        self.detail = detail


@contextmanager
def rows_of(game: GameId) -> Iterator[None]:
    """Within it rows of this game are read: texts, numbers and moments that are none raise Unreadable.

    SQLite takes anything into any column, and a column of JSON is checked by nobody.
    """
    try:
        yield
    except (ValueError, LookupError, TypeError, AttributeError) as problem:
        raise Unreadable(game, f"{type(problem).__name__}: {problem}") from problem
