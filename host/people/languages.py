"""The languages that people have chosen, in memory, so that a first answer does not wait for the database."""

from __future__ import annotations

from datetime import datetime, timedelta

from host.background import BackgroundLoop
from host.events import Signal
from host.services import Services
from model.ids import PersonId
from storage import people

LOOK_EVERY = timedelta(minutes=1)
"""How often choices stored by other processes are read."""


class Languages:
    """The languages that people have chosen: those stored by this process at once, others within a minute."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.clock
        self._chosen: dict[PersonId, str] = {}
        self._changes = 0
        self._watch = BackgroundLoop("languages", self._look, Signal(), services.clock)

    def of(self, person: PersonId) -> str | None:
        """Return the language that a person has chosen; None to use Discord's."""
        return self._chosen.get(person)

    def put(self, person: PersonId, language: str | None) -> None:
        """Set a person's choice, after it was stored."""
        self._changes += 1
        self._chosen.pop(person, None)
        if language is not None:
            self._chosen[person] = language

    async def start(self) -> None:
        """Read all choices, and begin to read them again regularly."""
        await self._look()
        self._watch.start()

    async def stop(self) -> None:
        """Stop reading."""
        await self._watch.stop()

    async def _look(self) -> datetime:
        changes = -1
        while changes != self._changes:
            # The result may lack choices that were made while it was read.
            changes = self._changes
            async with self._database.read() as connection:
                found = await people.languages(connection)
        self._chosen = found
        return self._now() + LOOK_EVERY
