"""Mischief in a channel, by a seed: turns are deleted, permissions come and go, for a while nothing can be stored."""

import asyncio
import random
import re
import sqlite3
from contextlib import closing, contextmanager
from functools import partial

import sqlalchemy as sa

from sandbox.world import channels, messages
from sandbox.world.events import EventKind
from sandbox.world.permissions import Permission

LULL = (15, 60)
"""How many events of the whole world pass between two pieces of mischief."""
PERMISSIONS = (
    Permission.SEND_MESSAGES,
    Permission.ATTACH_FILES,
    Permission.VIEW_CHANNEL,
    Permission.READ_MESSAGE_HISTORY,
)
TURN = re.compile(r"^Turn (\d+) ·", re.MULTILINE)
"""Begins a line of every turn's message, also when the turn is over."""


class Mischief:
    """Strikes between two events, so that it meets the bot in the middle of whatever it does."""

    def __init__(self, world, channel, disk, seed):
        self._world = world
        self._disk = disk
        self._channel = channel
        self._chance = random.Random(seed)
        self._events = self._chance.randint(*LULL)
        self._undo = None
        self._stop = world.subscribe(self._hear)

    def stop(self):
        """Nothing happens any more, the bot has its permissions and can store."""
        self._stop()
        self._undone()

    def _hear(self, event):
        if event.kind in (EventKind.MESSAGE_DELETED, EventKind.CHANNEL_CHANGED):
            return
        self._events -= 1
        if self._events == 0:
            self._events = self._chance.randint(*LULL)
            self._strike()

    def _strike(self):
        if self._undo is None:
            self._chance.choice((self._delete_newest, self._take_permission, self._take_storage))()
        else:
            self._undone()

    def _undone(self):
        if self._undo is not None:
            self._undo()
            self._undo = None

    def _take_permission(self):
        lacking = self._chance.choice(PERMISSIONS)
        channels.deny_bot(self._world, self._channel, lacking)
        self._undo = partial(channels.deny_bot, self._world, self._channel, lacking, denied=False)

    def _take_storage(self):
        self._disk.takes_nothing = True
        self._undo = partial(setattr, self._disk, "takes_nothing", False)

    def _delete_newest(self):
        held = self._world.messages[self._channel.id].values()
        turns = [one for one in held if one.only_for is None and turn_of(one.text())]
        if turns:
            messages.delete(self._world, turns[-1])


async def change_rows(database, statement, *values):
    """Change rows of an SQLite file behind the program's back.

    In a thread: a statement that waited on the event loop for a transaction of the bot in this process would keep
    that transaction from its end.
    """

    def change():
        with closing(sqlite3.connect(database)) as connection, connection:
            assert connection.execute(statement, values).rowcount

    await asyncio.to_thread(change)


class Disk:
    """What the databases of this process stand on; while it takes nothing, SQLite itself refuses to write."""

    def __init__(self):
        self.takes_nothing = False

    def prepare(self, connection):
        """Let a transaction that begins write or not."""
        connection.exec_driver_sql(f"PRAGMA query_only = {int(self.takes_nothing)}")


@contextmanager
def disk():
    """A disk under everything that is opened meanwhile."""
    held = Disk()
    sa.event.listen(sa.Engine, "begin", held.prepare)
    try:
        yield held
    finally:
        sa.event.remove(sa.Engine, "begin", held.prepare)


def told_in(world, channel):
    """The numbers of the turns that all are told of in a channel from now on, as they are posted."""
    told = []

    def hear(event):
        here = event.channel_id == channel.id and event.only_for is None
        if here and event.kind is EventKind.MESSAGE_CREATED and (turn := turn_of(event.subject.text())):
            told.append(turn)

    world.subscribe(hear)
    return told


def turn_of(text):
    """The number of the turn that a message is about; None of any other message."""
    found = TURN.search(text)
    return int(found[1]) if found else None
