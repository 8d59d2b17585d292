"""Simulated players who retry until their game is over, whatever happens to the bot and its messages."""

import asyncio
from contextlib import suppress

from playing import is_end, is_turn_of, play_by_buttons, public_messages, replayed_file

from sandbox.world.errors import Refused
from sandbox.world.waiting import WaitTimeout

ATTEMPTS = 200
"""The number of attempts to act after which a game that is not over fails the test."""
ACT_SECONDS = 1.5
"""Seconds that people wait for one action."""
FAST_ATTEMPTS, GROWTH, MOST_SECONDS = 8, 1.25, 30.0
"""After FAST_ATTEMPTS without a change each wait is GROWTH times the last, as the machine may be busy."""
LOOK_PROBABILITY = 0.2
"""The probability that people call /board while a turn is played."""
POSSIBLE_ERRORS = (Refused, WaitTimeout, AssertionError, LookupError, TimeoutError)
"""The errors that an action can end with when it was disturbed."""


class PersistentPlayers:
    """The people at a table, who call /board while none of them is to move."""

    def __init__(self, box, table, people, chance):
        self._box = box
        self._table = table
        self._people = people
        self._chance = chance

    def public(self):
        """Return the public messages of the channel, the oldest first."""
        return public_messages(self._people[0], self._table)

    def end(self):
        """Return the message that announces the end of the game, None before it is posted."""
        return next((message for message in self.public() if is_end(message)), None)

    async def play_to_the_end(self):
        """Play until the game is over; return the message that announces its end."""
        unchanged, played = 0, None
        for _ in range(ATTEMPTS):
            if (end := self.end()) is not None:
                return end
            newest = self._newest_turn()
            unchanged = unchanged + 1 if newest is not None and newest.id == played else 0
            played = newest.id if newest is not None else None
            seconds = min(ACT_SECONDS * GROWTH ** max(0, unchanged - FAST_ATTEMPTS), MOST_SECONDS)
            with suppress(*POSSIBLE_ERRORS):
                await asyncio.wait_for(self._act(), seconds)
        raise AssertionError(f"the game is not over after {ATTEMPTS} attempts")

    async def controls_disabled(self):
        """Wait until no message has a Play button any more."""
        await self._box.wait_for(
            lambda: not [message for message in self.public() if "Play" in message.buttons],
            "the controls of old turns to be disabled",
        )

    async def _act(self):
        """Play the turn of the newest message, or call /board, or both at once; then wait for the next turn."""
        message = self._newest_turn()
        if message is None:
            await self._call_board()
        elif self._chance.random() < LOOK_PROBABILITY:
            await asyncio.gather(
                self._play(message), self._call_board(), self._call_board(), return_exceptions=True
            )
        else:
            await self._play(message)
        await self._box.wait_for(lambda: self.end() or self._newer_turn(message), "the next turn", 0.5)

    def _newest_turn(self):
        """Return the newest message that asks one of these people to play, None if there is none."""
        newest_first = reversed(self.public())
        return next(
            (
                message
                for message in newest_first
                if any(is_turn_of(message, person) for person in self._people)
            ),
            None,
        )

    def _newer_turn(self, previous):
        newest = self._newest_turn()
        return newest is not None and (previous is None or newest.id != previous.id)

    async def _play(self, turn):
        await play_by_buttons(next(person for person in self._people if is_turn_of(turn, person)), turn)

    async def _call_board(self):
        await self._chance.choice(self._people).slash(self._table, "board")


def turns_of(end):
    """Return the number of turns played; fails unless the attached game file replays to the scores in the message."""
    return len(replayed_file(end).position.board) - 1
