"""The languages that people have chosen, in memory: nobody waits for the database before they are answered at all."""

from __future__ import annotations

from datetime import datetime, timedelta

from host.clocks.background import Watch
from host.events import Signal
from host.services import Services
from model.ids import PersonId
from storage import people

LOOK_EVERY = timedelta(minutes=1)
"""How often what other processes have stored is read."""


class Languages:
    """Few people choose one other than Discord's; those of this process are known at once, others within a minute."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.clock
        self._chosen: dict[PersonId, str] = {}
        self._changes = 0
        self._watch = Watch("languages", self._look, Signal(), services.clock)

    def of(self, person: PersonId) -> str | None:
        """The language that a person has chosen; None: what Discord says."""
        return self._chosen.get(person)

    def put(self, person: PersonId, language: str | None) -> None:
        """A person has chosen, and it has been stored."""
        self._changes += 1
        self._chosen.pop(person, None)
        if language is not None:
            self._chosen[person] = language

    async def start(self) -> None:
        """Read all that have been chosen, and again from time to time."""
        await self._look()
        self._watch.start()

    async def stop(self) -> None:
        """Read no more."""
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
