"""The languages chosen by people, kept in memory so that a first response needs no database query."""

from __future__ import annotations

from datetime import datetime, timedelta

from host.background import BackgroundLoop
from host.events import Signal
from host.services import Services
from model.ids import PersonId
from storage import people

LOOK_EVERY = timedelta(minutes=1)
"""The interval at which choices stored by other processes are read."""


class Languages:
    """The languages of the few people who chose one.

    `loop` is needed in a shared database: choices stored by other processes follow in a minute.
    """

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.now
        self._chosen: dict[PersonId, str] = {}
        self._changes = 0
        self.loop = BackgroundLoop("the reading of chosen languages", self.read, Signal(), services.now)

    def of(self, person: PersonId) -> str | None:
        """Return the language that a person has chosen; None if the one that Discord reports applies."""
        return self._chosen.get(person)

    def put(self, person: PersonId, language: str | None) -> None:
        """Keep a person's choice in memory, after it was stored."""
        self._changes += 1
        self._chosen.pop(person, None)
        if language is not None:
            self._chosen[person] = language

    async def read(self) -> datetime:
        """Read all choices; return when to read them again."""
        changes = -1
        while changes != self._changes:
            # A choice made during the query may be missing from its result: repeat it.
            changes = self._changes
            async with self._database.read() as connection:
                found = await people.languages(connection)
        self._chosen = found
        return self._now() + LOOK_EVERY
