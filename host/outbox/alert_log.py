"""Which alerts were made lately, so that people get each once, whichever process meets its cause."""

from __future__ import annotations

from datetime import timedelta

from host.services import Services
from storage import alerts
from storage.database import Conflict

AGAIN_AFTER = timedelta(days=7)
"""How long after an alert the same one is made again, if its cause is met again."""

UNCONFIRMED_FOR = timedelta(minutes=2)
"""How long an alert is left to whoever has claimed it and has not confirmed it: that process may have been killed."""


class AlertLog:
    """Remembers alerts by their subject (the id of a game, tournament, …) and what they say."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.clock

    async def claim(self, subject: str, what: str) -> bool:
        """Store that an alert is being made, and return True; False where it was made lately, by any process.

        Unless it is confirmed, it can soon be claimed again.
        """
        now = self._now()
        try:
            async with self._database.begin(subject) as connection:
                await alerts.forget_before(connection, now - AGAIN_AFTER)
                if await alerts.made(connection, subject, what):
                    return False
                # As if it had been made so long ago that it is forgotten unless it is confirmed.
                await alerts.add(connection, subject, what, now - AGAIN_AFTER + UNCONFIRMED_FOR)
        except Conflict:
            return False
        return True

    async def confirm(self, subject: str, what: str) -> None:
        """Store that an alert that was claimed is made: nobody makes it again for long."""
        async with self._database.begin(subject) as connection:
            await alerts.set_made(connection, subject, what, self._now())

    async def release(self, subject: str, what: str) -> None:
        """Store that an alert was not made after all."""
        async with self._database.begin(subject) as connection:
            await alerts.remove(connection, subject, what)
