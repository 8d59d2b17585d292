"""Ids of games, tournaments, ladders and challenges: short words that can be said aloud in many languages."""

from __future__ import annotations

from host.services import Secret
from model.ids import GameId
from storage import games
from storage.database import Connection

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


async def unused_game_id(connection: Connection, secret: Secret) -> GameId:
    """Return a random name that is no game's id."""
    while await games.find(connection, name := GameId(random_name(secret))) is not None:
        pass
    return name


def _below(secret: Secret, limit: int, count: int) -> list[int]:
    found: list[int] = []
    while len(found) < count:
        # Bytes beyond the last whole multiple would make some syllables likelier than others.
        found += [byte % limit for byte in secret(count) if byte < 256 - 256 % limit]
    return found[:count]
