"""The background loop of ladders: it settles ended games, and moves idle members down."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import partial

from host.background import BackgroundLoop, Cooldown
from host.clocks.clocks import Clock, Span
from host.events import ChallengeChanged, GameEnded, LadderChanged, PersonChanged
from host.ladders.place_changes import GIVEN_UP_AFTER, given_up_before, idle_due, settle_played, store_order
from host.services import Services
from model.ids import ChallengeId, LadderId, PersonId
from model.ladders import Ladder, Member, News, NewsKind
from storage import challenges, downtimes, ladders, people
from storage.database import Connection

LOOK_EVERY = timedelta(seconds=10)
"""The interval of checks of ladders if games may end in other processes, too."""


class LadderClock:
    """Settles games and moves idle members in `run_due`, which `loop` calls in the background."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        changed = services.events.subscribe(GameEnded, ChallengeChanged, LadderChanged, PersonChanged)
        longest = LOOK_EVERY if services.database.shared else None
        self.loop = BackgroundLoop("the clock of ladders", self.run_due, changed, services.now, longest)
        self._cooldown = Cooldown(services.now)

    async def run_due(self) -> datetime | None:
        """Settle ended games and move idle members down; return when to look again (None: nothing waits)."""
        now = self._now()
        async with self._database.read() as connection:
            ended = await challenges.to_settle(connection, await given_up_before(connection, now))
            due = await ladders.due(connection, now)
        for challenge in ended:
            await self._cooldown.attempt("challenge", challenge, partial(self._settle, challenge))
        for ladder in due:
            await self._cooldown.attempt("ladder", ladder, partial(self._let_fall, ladder))
        async with self._database.read() as connection:
            look_at = await ladders.next_look(connection)
            lost_since = await challenges.lost_since(connection)
            stops = await downtimes.all_of(connection)
        given_up = None
        if lost_since is not None:
            given_up = Clock(lost_since, GIVEN_UP_AFTER, stops=stops).after(GIVEN_UP_AFTER)
        return min((moment for moment in (look_at, given_up) if moment is not None), default=None)

    async def _settle(self, challenge_id: ChallengeId) -> None:
        now = self._now()
        async with self._database.begin() as connection:
            # Its game may have begun just now, or another process was first.
            lost = await given_up_before(connection, now)
            if challenge_id not in await challenges.to_settle(connection, lost):
                return
            found = await challenges.find(connection, challenge_id)
            if found is None or found.ladder is None:
                return
            await settle_played(connection, found, now)
        self._events.publish(LadderChanged(found.ladder))

    async def _let_fall(self, ladder_id: LadderId) -> None:
        """Move idle members without a challenge or holiday down one place, from the bottom up."""
        now = self._now()
        async with self._database.begin() as connection:
            ladder = await ladders.find(connection, ladder_id)
            if ladder is None:
                return
            busy = {
                person
                for challenge in await challenges.unsettled_on(connection, ladder_id)
                for person in (challenge.challenger, challenge.challenged)
            }
            stops = await downtimes.all_of(connection)
            moments, idle = [], set()
            for member in ladder.members:
                moment = await _falls_at(connection, ladder, member, stops, now)
                if moment is None:
                    continue
                if moment <= now:
                    await ladders.change_member(connection, ladder_id, member.number, active_at=now)
                    if member.person not in busy:
                        idle.add(member.number)
                    moment = now + timedelta(days=ladder.spec.idle_days)
                moments.append(moment)
            order, news = [member.number for member in ladder.members], list[News]()
            for place in range(len(order) - 1, 0, -1):
                above, below = order[place - 1 : place + 1]
                # An idle member does not fall below another one.
                if above in idle and below not in idle:
                    order[place - 1 : place + 1] = below, above
                    news.append(News(0, NewsKind.IDLE, above, None, place + 1, now))
            await store_order(connection, ladder, order, *news)
            await ladders.change(connection, ladder_id, look_at=min(moments, default=None))
        self._events.publish(LadderChanged(ladder_id))


async def _falls_at(
    connection: Connection, ladder: Ladder, member: Member, stops: tuple[Span, ...], now: datetime
) -> datetime | None:
    """Return when an idle member falls, or an earlier time that is still to come; None if they never fall."""
    due = idle_due(member, ladder)
    if due is None or member.person is None:
        return None
    if due > now:
        # Holidays and downtimes only make it later.
        return due
    settings = await people.find(connection, PersonId(member.person))
    return Clock(
        began_at=member.active_at,
        turn=timedelta(days=ladder.spec.idle_days),
        holidays=settings.holidays,
        allowance=timedelta(days=3 * ladder.spec.idle_days),
        downtimes=stops,
        person=settings,
    ).ends_at
