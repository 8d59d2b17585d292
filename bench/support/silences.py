"""Silences: how long games posted nothing, and the rows of the messages or clocks that waited meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

import sqlalchemy as sa

from model.errors import StorageTrouble
from model.games import Maker
from model.ids import GameId, TournamentId
from model.outbox import Work
from storage.database import Connection, Database
from storage.leases import LEASE
from storage.schema import deadlines, log
from storage.schema_outbox import outbox

LONG = LEASE + timedelta(seconds=10)
"""The longest silence that is expected; longer ones are counted."""
LOOK_SECONDS = 1.0
LATE = timedelta(seconds=5)
"""Rows that have waited for longer are recorded."""


@dataclass(frozen=True, slots=True)
class Silence:
    """The time from storing a message to posting it, or from a turn to a computer player's move.

    `subject` is the game or tournament; `number` is that of the message, None for a computer player.
    """

    subject: str
    number: int | None
    since: datetime
    lasted: timedelta


class Silences:
    """Records events, and every change of rows that have waited for long; `watch` runs until it is cancelled."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._begun = datetime.now(UTC)
        self._events: list[tuple[datetime, str]] = []
        self._seen: dict[tuple[str, int | None], list[tuple[datetime, str]]] = {}

    def note(self, event: str) -> None:
        """Record an event, such as the kill of a process or a restart of the database."""
        self._events.append((datetime.now(UTC), event))

    async def watch(self) -> None:
        """Look once a second. While the database is away nothing is seen."""
        while True:
            with suppress(StorageTrouble):
                await self._look()
            await asyncio.sleep(LOOK_SECONDS)

    async def _look(self) -> None:
        row, clock, now = outbox.c, deadlines.c, await self._database.time()
        subject = sa.func.coalesce(row.game, row.tournament).label("subject")
        posts = sa.select(subject, row.number, row.leased_by, row.leased_until, row.attempts, row.retry_at)
        clocks = sa.select(
            clock.game.label("subject"), sa.null().label("number"), clock.leased_by, clock.leased_until
        )
        async with self._database.read() as connection:
            found: list[Any] = [
                *await connection.execute(posts.where(row.work == Work.POST, row.made_at < now - LATE)),
                *await connection.execute(clocks.where(clock.look_at < now - LATE)),
            ]
        for entry in found:
            state = f"leased by {(entry.leased_by or 'nobody')[:6]} until {_moment(entry.leased_until)}"
            if entry._mapping.get("attempts"):
                state += f", has failed {entry.attempts} times, again at {_moment(entry.retry_at)}"
            states = self._seen.setdefault((entry.subject, entry.number), [])
            if not states or states[-1][1] != state:
                states.append((now, state))

    async def of(
        self, connection: Connection, games: Collection[GameId], tournament: TournamentId | None
    ) -> tuple[list[Silence], list[Silence]]:
        """Return the silences since the beginning: before messages, and before turns of computers."""
        row = outbox.c
        subject = sa.func.coalesce(row.game, row.tournament).label("subject")
        delivered = sa.select(subject, row.number, row.made_at, row.delivered_at).where(
            row.game.in_(games) | (row.tournament == tournament),
            row.delivered_at.is_not(None),
            row.message.is_not(None),
            row.made_at > self._begun,
        )
        messages = [
            Silence(message.subject, message.number, message.made_at, message.delivered_at - message.made_at)
            for message in await connection.execute(delivered)
        ]
        entries = sa.select(log.c.game, log.c.at, log.c.maker).where(log.c.game.in_(games))
        moves = (await connection.execute(entries.order_by(log.c.game, log.c.seq))).all()
        turns = [
            Silence(after.game, None, before.at, after.at - before.at)
            for before, after in pairwise(moves)
            if before.game == after.game and after.maker is Maker.COMPUTER and before.at > self._begun
        ]
        return messages, turns

    def explained(self, silences: Collection[Silence]) -> str:
        """Return a text with the rows recorded during each silence, and the events of that time."""
        return "".join(map(self._explained, silences))

    def _explained(self, silence: Silence) -> str:
        until = silence.since + silence.lasted
        lines = list(self._events)
        for (subject, number), states in self._seen.items():
            # A message also waits for earlier ones of the same game or tournament.
            if subject == silence.subject:
                lines += [(at, f"{_name(number)} {state}") for at, state in states]
        happened = sorted(line for line in lines if silence.since - LEASE <= line[0] <= until)
        return (
            f"{_name(silence.number)} of {silence.subject} waited {silence.lasted.total_seconds():.0f} s"
            f" from {_moment(silence.since)}:\n"
            + "".join(f"  {_moment(at)} {text}\n" for at, text in happened)
        )


def _name(number: int | None) -> str:
    return "a computer" if number is None else f"message {number}"


def _moment(moment: datetime | None) -> str:
    return "nothing" if moment is None else f"{moment:%H:%M:%S}"
