"""A limit on work that takes long: how many people have some done at a time, and one piece for each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.platform.errors import Refusal
from model.ids import PersonId


class ConcurrencyLimit:
    """Refuse with the sentence `busy` when `most` people are inside, and with `yours` whoever is inside already."""

    def __init__(self, most: int, *, busy: str, yours: str) -> None:
        self._most = most
        self._busy = busy
        self._yours = yours
        self._inside: set[PersonId] = set()

    @contextmanager
    def slot(self, person: PersonId) -> Iterator[None]:
        """Take a place for a person while entered; refuses a second one of theirs, and everybody once all are taken."""
        if person in self._inside:
            raise Refusal(self._yours)
        if len(self._inside) >= self._most:
            raise Refusal(self._busy)
        self._inside.add(person)
        try:
            yield
        finally:
            self._inside.remove(person)
