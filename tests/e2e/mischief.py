"""Mischief in a channel, by a seed: turns are deleted, and the bot loses permissions and gets them back."""

import random
import re

from sandbox import channels, messages
from sandbox.events import Happening
from sandbox.permissions import Permission

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

    def __init__(self, world, channel, seed):
        self._world = world
        self._channel = channel
        self._chance = random.Random(seed)
        self._events = self._chance.randint(*LULL)
        self._lacking = None
        self._stop = world.subscribe(self._hear)

    def stop(self):
        """Nothing happens any more, and the bot has its permissions."""
        self._stop()
        self._give_back()

    def _hear(self, event):
        if event.kind in (Happening.MESSAGE_DELETED, Happening.CHANNEL_CHANGED):
            return
        self._events -= 1
        if self._events == 0:
            self._events = self._chance.randint(*LULL)
            self._strike()

    def _strike(self):
        if self._lacking is not None:
            self._give_back()
        elif self._chance.random() < 0.5:
            self._delete_newest()
        else:
            self._lacking = self._chance.choice(PERMISSIONS)
            channels.deny_bot(self._world, self._channel, self._lacking)

    def _give_back(self):
        if self._lacking is not None:
            channels.deny_bot(self._world, self._channel, self._lacking, missing=False)
            self._lacking = None

    def _delete_newest(self):
        held = self._world.messages[self._channel.id].values()
        turns = [one for one in held if one.only_for is None and turn_of(one.text())]
        if turns:
            messages.delete(self._world, turns[-1])


def told_in(world, channel):
    """The numbers of the turns that all are told of in a channel from now on, as they are posted."""
    told = []

    def hear(event):
        here = event.channel_id == channel.id and event.only_for is None
        if here and event.kind is Happening.MESSAGE_CREATED and (turn := turn_of(event.subject.text())):
            told.append(turn)

    world.subscribe(hear)
    return told


def turn_of(text):
    """The number of the turn that a message is about; None of any other message."""
    found = TURN.search(text)
    return int(found[1]) if found else None
