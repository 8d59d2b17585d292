"""Everything people can do, in one object."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.host.endings import Endings
from bot.host.files import Files
from bot.host.guilds import Guilds
from bot.host.history import History
from bot.host.lobby import Lobby
from bot.host.notices import Notices
from bot.host.opponents import Opponents
from bot.host.people import People
from bot.host.seats import Seats
from bot.host.table import Table
from bot.host.timekeeper import Timekeeper
from bot.host.undo import Undo
from storage.database import Database


class Host:
    """The subjects as attributes. `now` answers the time (aware, UTC); `secret` answers fresh random bytes of a length."""

    lobby: Lobby
    table: Table
    undo: Undo
    seats: Seats
    endings: Endings
    history: History
    notices: Notices
    opponents: Opponents
    timekeeper: Timekeeper
    files: Files
    people: People
    guilds: Guilds

    def __init__(
        self, database: Database, now: Callable[[], datetime], secret: Callable[[int], bytes]
    ) -> None:
        raise NotImplementedError

    async def start(self) -> None:
        """Begin to look at clocks and to let computers play."""
        raise NotImplementedError

    async def close(self) -> None:
        """Stop both, wait for what is being stored, end the worker process. The database stays open."""
        raise NotImplementedError
