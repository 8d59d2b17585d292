"""People who press what they see until a game is over, whatever happens to the bot and its messages."""

import asyncio
from contextlib import suppress

from playing import is_end, is_turn_of, play_by_buttons

from game.notation.record import read
from game.notation.replay import replay
from sandbox.world.errors import Refused
from sandbox.world.waiting import WaitTimeout

PATIENCE = 200
"""How often people try before they give up on a game."""
ACT_SECONDS = 1.5
"""How long people wait for what they have begun."""
SOON, LONGER, MOST_SECONDS = 8, 1.25, 30.0
"""After so many times in vain they wait so much longer each time: the machine may be busy."""
LOOK = 0.2
"""How often somebody looks at the board while a turn is played."""
UNLUCKY = (Refused, WaitTimeout, AssertionError, LookupError, TimeoutError)
"""What a press may meet."""


class Stubborn:
    """Those at a table, who look at the board when nothing waits for them."""

    def __init__(self, box, table, people, chance):
        self._box = box
        self._table = table
        self._people = people
        self._chance = chance

    def public(self):
        """What all see; a look at the board that one person asked for keeps its buttons."""
        return [one for one in self._people[0].messages(self._table) if not one.ephemeral]

    def end(self):
        """The message of the end, once there is one."""
        return next((one for one in self.public() if is_end(one)), None)

    async def play_to_the_end(self):
        """The message of the end, after whatever it takes."""
        in_vain, played = 0, None
        for _ in range(PATIENCE):
            if (end := self.end()) is not None:
                return end
            newest = self._waiting()
            in_vain = in_vain + 1 if newest is not None and newest.id == played else 0
            played = newest.id if newest is not None else None
            seconds = min(ACT_SECONDS * LONGER ** max(0, in_vain - SOON), MOST_SECONDS)
            with suppress(*UNLUCKY):
                await asyncio.wait_for(self._act(), seconds)
        raise AssertionError("whatever happened was stronger")

    async def controls_disabled(self):
        """Return once no message has a Play button any more."""
        await self._box.wait_for(
            lambda: not [one for one in self.public() if "Play" in one.buttons],
            "the controls of old turns to be disabled",
        )

    async def _act(self):
        """A turn by its newest message, or a look at the board, or both at once; then what comes of it."""
        seen = self._waiting()
        if seen is None:
            await self._look()
        elif self._chance.random() < LOOK:
            await asyncio.gather(self._play(seen), self._look(), self._look(), return_exceptions=True)
        else:
            await self._play(seen)
        await self._box.wait_for(lambda: self.end() or self._newer(seen), "the next turn", 0.5)

    def _waiting(self):
        """The newest message that waits for one of these people."""
        newest_first = reversed(self.public())
        return next(
            (one for one in newest_first if any(is_turn_of(one, each) for each in self._people)), None
        )

    def _newer(self, seen):
        waiting = self._waiting()
        return waiting is not None and (seen is None or waiting.id != seen.id)

    async def _play(self, turn):
        await play_by_buttons(next(each for each in self._people if is_turn_of(turn, each)), turn)

    async def _look(self):
        await self._chance.choice(self._people).slash(self._table, "board")


def turns_of(end):
    """How many turns were played, after checking that the game's file replays to the scores that were told."""
    names = [one.filename for one in end.attachments]
    index = next(number for number, name in enumerate(names) if name.endswith(".game"))
    final = replay(read(end.picture(index).decode())).position
    told = [int(line.split("**")[1]) for line in end.text.splitlines() if line[:1].isdigit()]
    assert sorted(final.scores.values(), reverse=True) == told
    return len(final.board) - 1
