"""Ids of games, tournaments, ladders and challenges: short words that can be said aloud in many languages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from host.services import Secret

Id = TypeVar("Id", bound=str)

# Letters that sound alike, or that would make offensive words, are left out.
CONSONANTS = "bdlmnrstvz"
VOWELS = "aeiou"
SYLLABLES = 4


def random_name(secret: Secret) -> str:
    """Return a random name of four syllables, such as "nolevira": one of some six million."""
    syllables = len(CONSONANTS) * len(VOWELS)
    name = ""
    for byte in _below(secret, syllables, SYLLABLES):
        name += CONSONANTS[byte // len(VOWELS)] + VOWELS[byte % len(VOWELS)]
    return name


async def unused_id(
    secret: Secret, make: Callable[[str], Id], find: Callable[[Id], Awaitable[object | None]]
) -> Id:
    """Return a random name as an id for which `find` returns None, since nothing has it yet."""
    while await find(name := make(random_name(secret))) is not None:
        pass
    return name


def _below(secret: Secret, limit: int, count: int) -> list[int]:
    found: list[int] = []
    while len(found) < count:
        # Bytes beyond the last whole multiple would make some syllables likelier than others.
        found += [byte % limit for byte in secret(count) if byte < 256 - 256 % limit]
    return found[:count]
