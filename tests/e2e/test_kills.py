"""Tests of a bot that is killed at moments chosen by a seed: nothing is lost and nothing is posted twice."""

import asyncio
import os
import random
import signal

import pytest
from disturbances import posted_turns
from persistent_players import PersistentPlayers, turns_of
from playing import open_table, small_table

from bench.support.in_process import running
from sandbox.bot_process import BotProcess
from sandbox.faults import Fault, FaultKind

pytestmark = pytest.mark.e2e
SEEDS = [f"seed {number}" for number in range(int(os.environ.get("KILLS", "1")))]
"""The seeds to play, one game each. There is one by default; `KILLS=20` plays twenty games."""
KILLS_PER_GAME = 4
STARTING, PLAYING = 8, 40
"""The process is killed within this many requests: during its start, or well before the end of a game."""


class RestartedBot:
    """A bot that is killed at requests that the seed has chosen, and started again at once.

    The request is dropped, or it has been carried out and the bot does not receive the answer.
    """

    def __init__(self, box, bot, seed):
        self._bot = bot
        self._chance = random.Random(seed)
        self._take = box.faults.take
        self._requests = None
        self._marked = False
        self.kills = 0
        box.faults.take = self._on_request
        box.world.subscribe(self._on_event)

    async def run(self):
        """Start the process again after each kill, until it has been killed KILLS_PER_GAME times."""
        while self.kills < KILLS_PER_GAME:
            most = self._chance.choice((STARTING, PLAYING))
            self._requests = self._chance.randint(1, most)
            await self._bot.start()
            await self._bot.wait()
        await self._bot.start()

    def stop_killing(self):
        """Let the process run without further kills."""
        self._requests, self._marked = None, False

    def _on_request(self, method, template):
        if self._requests is not None:
            self._requests -= 1
            if self._requests == 0:
                self._requests = None
                if self._chance.random() < 0.5:
                    self._kill()
                    return Fault(FaultKind.DROPPED, template)
                self._marked = True
        return self._take(method, template)

    def _on_event(self, _event):
        if self._marked:
            self._marked = False
            self._kill()

    def _kill(self):
        self.kills += 1
        self._bot.send(signal.SIGKILL)


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_game_of_a_bot_that_is_killed(box, database, tmp_path, table, ada, bruno, seed):
    """Despite kills every turn is posted once and in order, and the file replays to the announced scores."""
    posted = posted_turns(box.world, table)
    async with running(box, database) as client:
        await small_table(client, box)
        await open_table(box, table, [ada, bruno], seats=3, computers=1)
    bot = BotProcess(box.loopback, environment={"BASTIDE_DATABASE": str(database)}, log=tmp_path / "bot.log")
    restarted = RestartedBot(box, bot, seed)
    running_bot = asyncio.create_task(restarted.run())
    try:
        people = PersistentPlayers(box, table, [ada, bruno], random.Random(seed))
        end = await people.play_to_the_end()
        await people.controls_disabled()
        assert restarted.kills > 0
        assert posted == list(range(1, turns_of(end) + 1))
    finally:
        restarted.stop_killing()
        running_bot.cancel()
        await asyncio.gather(running_bot, return_exceptions=True)
        # After the end of the game the bot may have been killed once more, or may have been starting when it
        # was stopped.
        assert await bot.stop() in (0, -signal.SIGKILL, -signal.SIGTERM)
    assert "Traceback" not in (tmp_path / "bot.log").read_text(encoding="utf-8")
