"""Whether games that run still replay to what their logs say, with this program."""

from __future__ import annotations

from host.errors import HostRefusal, LogDamaged
from host.games.repository import Courses
from host.services import Services
from storage import games


class Soundness:
    """Looks at games without keeping them in memory."""

    def __init__(self, services: Services, courses: Courses) -> None:
        self._database = services.database
        self._courses = courses

    async def check(self) -> tuple[int, tuple[LogDamaged, ...]]:
        """How many games run, and which are damaged or would be played differently by this program, oldest first."""
        async with self._database.read() as connection:
            running = await games.running(connection)
        found: list[LogDamaged] = []
        for game in running:
            try:
                await self._courses.prove(game)
            except LogDamaged as damage:
                found.append(damage)
            except HostRefusal:
                # It has ended, or was deleted, since the list was made.
                continue
        return len(running), tuple(found)

    async def set_aside(self) -> None:
        """Set damaged games aside, with a line in the log for each."""
        for damage in (await self.check())[1]:
            self._courses.set_aside(damage)
