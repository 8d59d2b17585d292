"""The languages that people have chosen, in memory, so that a first answer does not wait for the database."""

from __future__ import annotations

from datetime import datetime, timedelta

from host.background import BackgroundLoop
from host.events import Signal
from host.services import Services
from model.ids import PersonId
from storage import people

LOOK_EVERY = timedelta(minutes=1)
"""How often what other processes have stored is read."""


class Languages:
    """What this process stores is known at once, what others store within a minute. Few people choose a language."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.clock
        self._chosen: dict[PersonId, str] = {}
        self._changes = 0
        self._watch = BackgroundLoop("languages", self._look, Signal(), services.clock)

    def of(self, person: PersonId) -> str | None:
        """Return the language that a person has chosen; None: what Discord says."""
        return self._chosen.get(person)

    def put(self, person: PersonId, language: str | None) -> None:
        """Remember what a person has chosen, after it was stored."""
        self._changes += 1
        self._chosen.pop(person, None)
        if language is not None:
            self._chosen[person] = language

    async def start(self) -> None:
        """Read all that have been chosen, and again from time to time."""
        await self._look()
        self._watch.start()

    async def stop(self) -> None:
        """Stop reading."""
        await self._watch.stop()

    async def _look(self) -> datetime:
        changes = -1
        while changes != self._changes:
            # What was chosen while we read may not be in what we have read.
            changes = self._changes
            async with self._database.read() as connection:
                found = await people.languages(connection)
        self._chosen = found
        return self._now() + LOOK_EVERY
