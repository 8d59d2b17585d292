"""Storms: whole games while requests fail, answers get lost and connections break, by a seed."""

import asyncio
import os
import random
from contextlib import suppress
from datetime import timedelta

import pytest
from mischief import Mischief, turn_of
from playing import is_end, is_turn_of, open_table, play_by_buttons, small_table

from game.record import read
from game.replay import replay
from sandbox import channels
from sandbox.errors import Refused
from sandbox.faults import Storm
from sandbox.script import Sandbox, Settings
from sandbox.waiting import NothingCame

pytestmark = pytest.mark.e2e
RATE = 0.12
PATIENCE = 200
"""How often people try before they give up on a game."""
LOOK = 0.2
"""How often somebody looks at the board while a turn is played."""
UNLUCKY = (Refused, NothingCame, AssertionError, LookupError, TimeoutError)
"""What a press may meet in a storm."""
SEEDS = [f"seed {number}" for number in range(int(os.environ.get("STORMS", "3")))]
"""Three storms each time; `STORMS=20` for a long look."""


@pytest.fixture
def hurried(monkeypatch):
    """The client and the bot try again at once rather than after seconds."""
    real = asyncio.sleep
    monkeypatch.setattr("discord.http.asyncio.sleep", lambda seconds, *rest: real(min(seconds, 0.02), *rest))
    for wait in ("AFTER_FAULT", "AFTER_REFUSAL", "AFTER_LOSS"):
        monkeypatch.setattr(f"bot.channel.{wait}", timedelta(milliseconds=20))
    monkeypatch.setattr("bot.retiring.AFTER_FAULT", timedelta(milliseconds=20))
    for room in ("channel", "retiring"):
        monkeypatch.setattr(f"bot.{room}.LONGEST_WAIT", timedelta(milliseconds=200))


@pytest.fixture
async def box(tmp_path):
    """A sandbox whose recording is not judged: a request repeated after a lost answer is rightly refused.

    Once all requests have been answered the recording tells each fault.
    """
    async with Sandbox(Settings(directory=tmp_path / "box", recording=tmp_path / "storm.jsonl")) as box:
        yield box
    recorded = (tmp_path / "storm.jsonl").read_text(encoding="utf-8")
    assert len(box.faults.dealt) == recorded.count('"fault":"') > 3


class People:
    """Those at a table, who press what they see and look at the board when nothing waits for them."""

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
        for _ in range(PATIENCE):
            if (end := self.end()) is not None:
                return end
            with suppress(*UNLUCKY):
                await asyncio.wait_for(self._act(), 1.5)
        raise AssertionError("the storm was stronger")

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
        turns = [one for one in self.public() if any(is_turn_of(one, each) for each in self._people)]
        return turns[-1] if turns else None

    def _newer(self, seen):
        waiting = self._waiting()
        return waiting is not None and (seen is None or waiting.id != seen.id)

    async def _play(self, turn):
        await play_by_buttons(next(each for each in self._people if is_turn_of(turn, each)), turn)

    async def _look(self):
        await self._chance.choice(self._people).slash(self._table, "board")


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_game_in_a_storm_ends(box, bot, hurried, table, ada, bruno, seed):
    """The game ends, its file replays to the scores that were told, and every turn was told, none twice.

    Meanwhile another game's channel is deleted, turns are deleted, and permissions come and go.
    """
    await small_table(bot, box, 4, 3)
    elsewhere = channels.add_channel(box.world, box.server, "elsewhere")
    await open_table(box, elsewhere, [ada, bruno], seats=2)
    chance = random.Random(seed)
    mischief = Mischief(box.world, table, seed)
    await open_table(box, table, [ada, bruno], seats=3, computers=1)
    people = People(box, table, [ada, bruno], chance)
    box.faults.start_storm(Storm(seed, RATE, seconds=0.02))
    channels.delete_channel(box.world, elsewhere)

    end = await people.play_to_the_end()
    box.faults.clear()
    mischief.stop()
    await box.wait_for(
        lambda: not [one for one in people.public() if "Play" in one.buttons], "old turns to retire"
    )
    names = [one.filename for one in end.attachments]
    index = next(number for number, name in enumerate(names) if name.endswith(".game"))
    final = replay(read(end.picture(index).decode())).position
    told = [int(line.split("**")[1]) for line in end.text.splitlines() if line[:1].isdigit()]
    assert sorted(final.scores.values(), reverse=True) == told
    assert mischief.told == sorted(mischief.told)
    assert set(mischief.told) == set(range(1, len(final.board)))
    standing = [turn for one in people.public() if (turn := turn_of(one.text)) is not None]
    assert len(standing) == len(set(standing))
