"""Limits how many long tasks run at a time, and each person to one of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.platform.errors import Refusal
from model.ids import PersonId


class ConcurrencyLimit:
    """A limit of `most` people at a time. Refuses others with `busy`, and a second task of a person with `yours`."""

    def __init__(self, most: int, *, busy: str, yours: str) -> None:
        self._most = most
        self._busy = busy
        self._yours = yours
        self._inside: set[PersonId] = set()

    @contextmanager
    def slot(self, person: PersonId) -> Iterator[None]:
        """Hold a place for a person inside the context. Refuses a second one of theirs, and others if none is free."""
        if person in self._inside:
            raise Refusal(self._yours)
        if len(self._inside) >= self._most:
            raise Refusal(self._busy)
        self._inside.add(person)
        try:
            yield
        finally:
            self._inside.remove(person)
