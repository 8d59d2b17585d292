"""Disturbances of a game, chosen by a seed: deleted messages, missing permissions, a disk that refuses writes."""

import asyncio
import random
import re
import sqlite3
from contextlib import closing, contextmanager
from functools import partial
from types import SimpleNamespace

import sqlalchemy as sa
from discord import NotFound

from sandbox.world import channels, messages
from sandbox.world.events import EventKind
from sandbox.world.permissions import Permission

EVENTS_BETWEEN = (15, 60)
"""The least and the most events of the world between two disturbances."""
PERMISSIONS = (
    Permission.SEND_MESSAGES,
    Permission.ATTACH_FILES,
    Permission.VIEW_CHANNEL,
    Permission.READ_MESSAGE_HISTORY,
)
TURN = re.compile(r"^Turn (\d+) ·", re.MULTILINE)
"""The beginning of a line in every turn's message, whether or not the turn is over."""


class Disturbances:
    """Source of disturbances between two events of the world, so that they hit the bot in the middle of its work."""

    def __init__(self, world, channel, disk, seed):
        self._world = world
        self._disk = disk
        self._channel = channel
        self._chance = random.Random(seed)
        self._events = self._chance.randint(*EVENTS_BETWEEN)
        self._undo = None
        self._unsubscribe = world.subscribe(self._on_event)

    def stop(self):
        """Stop, give the bot its permissions back and let it store again."""
        self._unsubscribe()
        self._restore()

    def _on_event(self, event):
        if event.kind in (EventKind.MESSAGE_DELETED, EventKind.CHANNEL_CHANGED):
            return
        self._events -= 1
        if self._events == 0:
            self._events = self._chance.randint(*EVENTS_BETWEEN)
            self._disturb()

    def _disturb(self):
        if self._undo is None:
            self._chance.choice((self._delete_newest, self._deny_permission, self._refuse_writes))()
        else:
            self._restore()

    def _restore(self):
        if self._undo is not None:
            self._undo()
            self._undo = None

    def _deny_permission(self):
        lacking = self._chance.choice(PERMISSIONS)
        channels.deny_bot(self._world, self._channel, lacking)
        self._undo = partial(channels.deny_bot, self._world, self._channel, lacking, denied=False)

    def _refuse_writes(self):
        self._disk.read_only = True
        self._undo = partial(setattr, self._disk, "read_only", False)

    def _delete_newest(self):
        held = self._world.messages[self._channel.id].values()
        turns = [message for message in held if message.only_for is None and turn_of(message.text())]
        if turns:
            messages.delete(self._world, turns[-1])


async def change_rows(database, statement, *values):
    """Change rows of an SQLite file without the program's knowledge; fails if no row was changed.

    This runs in a thread: on the event loop the statement would wait for a transaction of the bot in this process,
    and keep that transaction from ending.
    """

    def change():
        with closing(sqlite3.connect(database)) as connection, connection:
            assert connection.execute(statement, values).rowcount

    await asyncio.to_thread(change)


def nobody_is_found(monkeypatch, bot):
    """Let Discord know none of the people that the bot looks for, so that no direct message can be opened."""

    async def not_found(_person):
        raise NotFound(
            SimpleNamespace(status=404, reason="Not Found"), {"code": 10013, "message": "Unknown User"}
        )

    monkeypatch.setattr(bot, "fetch_user", not_found)


def never_store_deliveries(monkeypatch, client):
    """Let the client post messages without ever storing that they are delivered, as if it ended just before."""

    async def never(*_, **__):
        await asyncio.Event().wait()

    monkeypatch.setattr(client.host.outbox, "delivered", never)


class Disk:
    """The disk of all databases that are opened in this process; while it is `read_only`, SQLite refuses to write."""

    def __init__(self):
        self.read_only = False

    def prepare(self, connection):
        """Set at the beginning of a transaction whether it may write."""
        connection.exec_driver_sql(f"PRAGMA query_only = {int(self.read_only)}")


@contextmanager
def disk():
    """Yield a disk that holds for all databases of the process until the block ends."""
    held = Disk()
    sa.event.listen(sa.Engine, "begin", held.prepare)
    try:
        yield held
    finally:
        sa.event.remove(sa.Engine, "begin", held.prepare)


def posted_turns(world, channel):
    """Return a list that grows by the number of each turn that is posted in the channel from now on."""
    posted = []

    def on_event(event):
        public = event.channel_id == channel.id and event.only_for is None
        if public and event.kind is EventKind.MESSAGE_CREATED and (turn := turn_of(event.subject.text())):
            posted.append(turn)

    world.subscribe(on_event)
    return posted


def turn_of(text):
    """Return the number of the turn that a message is about, None for any other message."""
    found = TURN.search(text)
    return int(found[1]) if found else None
