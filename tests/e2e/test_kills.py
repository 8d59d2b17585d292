"""The bot's process is killed at any moment, by a seed: nothing is lost and nothing is told twice."""

import asyncio
import os
import random
import signal

import pytest
from mischief import told_in
from playing import open_table, small_table
from stubborn import Stubborn, turns_of

from bench.support.in_process import running
from sandbox.bot_process import BotProcess
from sandbox.faults import Fault, FaultKind

pytestmark = pytest.mark.e2e
SEEDS = [f"seed {number}" for number in range(int(os.environ.get("KILLS", "1")))]
"""One game each time; `KILLS=20` for a long look."""
DEATHS = 4
"""How often the process dies in one game."""
STARTING, PLAYING = 8, 40
"""Requests with which the process starts, and fewer than a whole game takes: in each game it dies at least once."""


class Mortal:
    """A bot that is killed when it makes a request that the seed has chosen, and started again at once.

    The request comes to nothing, or something has just been carried out and the bot does not hear of it.
    """

    def __init__(self, box, bot, seed):
        self._bot = bot
        self._chance = random.Random(seed)
        self._take = box.faults.take
        self._requests = None
        self._marked = False
        self.deaths = 0
        box.faults.take = self._met
        box.world.subscribe(self._heard)

    async def live(self):
        """Live, die and live again, until it dies no more."""
        while self.deaths < DEATHS:
            most = self._chance.choice((STARTING, PLAYING))
            self._requests = self._chance.randint(1, most)
            await self._bot.start()
            await self._bot.wait()
        await self._bot.start()

    def spare(self):
        """Kill it no more."""
        self._requests, self._marked = None, False

    def _met(self, method, template):
        if self._requests is not None:
            self._requests -= 1
            if self._requests == 0:
                self._requests = None
                if self._chance.random() < 0.5:
                    self._die()
                    return Fault(FaultKind.DROPPED, template)
                self._marked = True
        return self._take(method, template)

    def _heard(self, _event):
        if self._marked:
            self._marked = False
            self._die()

    def _die(self):
        self.deaths += 1
        self._bot.send(signal.SIGKILL)


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_game_of_a_bot_that_dies(box, database, tmp_path, table, ada, bruno, seed):
    """Every turn is told once and in order, the game ends, and its file replays to the scores that were told."""
    told = told_in(box.world, table)
    async with running(box, database) as client:
        await small_table(client, box)
        await open_table(box, table, [ada, bruno], seats=3, computers=1)
    bot = BotProcess(box.loopback, environment={"BASTIDE_DATABASE": str(database)}, log=tmp_path / "bot.log")
    mortal = Mortal(box, bot, seed)
    living = asyncio.create_task(mortal.live())
    try:
        people = Stubborn(box, table, [ada, bruno], random.Random(seed))
        end = await people.play_to_the_end()
        await people.controls_disabled()
        assert mortal.deaths > 0
        assert told == list(range(1, turns_of(end) + 1))
    finally:
        mortal.spare()
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
        # After the end of the game it may have been killed once more, or may have been starting when it was stopped.
        assert await bot.stop() in (0, -signal.SIGKILL, -signal.SIGTERM)
    assert "Traceback" not in (tmp_path / "bot.log").read_text(encoding="utf-8")
