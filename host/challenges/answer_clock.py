"""The clock for the answer to a challenge, and the background loop that ends challenges without an answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial

from host.background import BackgroundLoop, Cooldown
from host.clocks.clocks import Clock, share_of
from host.events import ChallengeChanged, PersonChanged
from host.services import Services
from model.challenges import Challenge
from model.ids import ChallengeId
from storage import challenges, downtimes, people
from storage.database import Connection

LOOK_EVERY = timedelta(seconds=30)
"""The interval of checks for due challenges if other processes make them, too."""

LONGEST_HOLIDAY = timedelta(days=14)
"""The most time by which holidays may delay the end of one challenge."""


async def answer_clock(connection: Connection, challenge: Challenge) -> Clock:
    """Return the clock of the challenged person. Their holidays pause it, and a downtime costs them no time.

    After a downtime the ends of challenges are spread, and none is in quiet hours.
    """
    assert challenge.challenged is not None, "open challenges have both their people"
    settings = await people.find(connection, challenge.challenged)
    return Clock(
        began_at=challenge.made_at,
        turn=timedelta(days=challenge.days),
        holidays=settings.holidays,
        allowance=LONGEST_HOLIDAY,
        downtimes=await downtimes.all_of(connection),
        person=settings,
        share=share_of(challenge.id),
    )


class AnswerClock:
    """Ends challenges whose time is over in `run_due`, which `loop` calls in the background."""

    def __init__(self, services: Services, expire: Callable[[ChallengeId], Awaitable[None]]) -> None:
        self._database = services.database
        self._now = services.now
        self._expire = expire
        changed = services.events.subscribe(ChallengeChanged, PersonChanged)
        longest = LOOK_EVERY if services.database.shared else None
        self.loop = BackgroundLoop("the clock of challenges", self.run_due, changed, services.now, longest)
        self._cooldown = Cooldown(services.now)

    async def run_due(self) -> datetime | None:
        """End the challenges whose time is over; return when to look again (None: none waits for an answer)."""
        async with self._database.read() as connection:
            due = await challenges.due(connection, self._now())
        for challenge in due:
            await self._cooldown.attempt("challenge", challenge, partial(self._expire, challenge))
        async with self._database.read() as connection:
            return await challenges.next_look(connection)
