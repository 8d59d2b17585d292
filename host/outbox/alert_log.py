"""A log of recent alerts, so that people get each alert once, whichever process detects its cause."""

from __future__ import annotations

from datetime import timedelta

from host.services import Services
from storage import alerts

AGAIN_AFTER = timedelta(days=7)
"""The time after which an alert is repeated if its cause is detected again."""

UNCONFIRMED_FOR = timedelta(minutes=2)
"""The time after which an unconfirmed claim lapses: the process that made it may have been killed."""


class AlertLog:
    """The stored alerts, by their subject (the id of a game, tournament, …) and what they say."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.now

    async def claim(self, subject: str, what: str) -> bool:
        """Claim an alert and return True; return False if any process has claimed or made it recently.

        A claim that is not confirmed lapses after `UNCONFIRMED_FOR`.
        """
        now = self._now()
        async with self._database.begin(subject) as connection:
            await alerts.forget_before(connection, now - AGAIN_AFTER)
            if await alerts.made(connection, subject, what):
                return False
            # Backdated, so that `forget_before` deletes it after UNCONFIRMED_FOR unless it is confirmed.
            await alerts.add(connection, subject, what, now - AGAIN_AFTER + UNCONFIRMED_FOR)
        return True

    async def confirm(self, subject: str, what: str) -> None:
        """Store that a claimed alert was made: it is not made again for `AGAIN_AFTER`."""
        async with self._database.begin(subject) as connection:
            await alerts.set_made(connection, subject, what, self._now())

    async def release(self, subject: str, what: str) -> None:
        """Give up a claim: the alert was not made."""
        async with self._database.begin(subject) as connection:
            await alerts.remove(connection, subject, what)
