"""Names of games: short words that can be said aloud in many languages."""

from __future__ import annotations

from collections.abc import Callable

from model.ids import GameId
from storage import games
from storage.database import Connection

# Letters that sound alike, or that make words nobody wants to say, are left out.
CONSONANTS = "bdlmnrstvz"
VOWELS = "aeiou"
SYLLABLES = 4


def game_name(secret: Callable[[int], bytes]) -> GameId:
    """Return a random name of four syllables, such as "nolevira": one of some six million."""
    syllables = len(CONSONANTS) * len(VOWELS)
    name = ""
    for byte in _below(secret, syllables, SYLLABLES):
        name += CONSONANTS[byte // len(VOWELS)] + VOWELS[byte % len(VOWELS)]
    return GameId(name)


async def unused_name(connection: Connection, secret: Callable[[int], bytes]) -> GameId:
    """Return a random name that no game has."""
    while await games.find(connection, name := game_name(secret)) is not None:
        pass
    return name


def _below(secret: Callable[[int], bytes], limit: int, count: int) -> list[int]:
    found: list[int] = []
    while len(found) < count:
        # Bytes beyond the last whole multiple would make some syllables likelier than others.
        found += [byte % limit for byte in secret(count) if byte < 256 - 256 % limit]
    return found[:count]
