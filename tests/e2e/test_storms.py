"""Tests of storms: whole games while requests fail, answers get lost and connections break, by a seed."""

import os
import random
from datetime import timedelta

import pytest
from disturbances import Disturbances, posted_turns, turn_of
from persistent_players import PersistentPlayers, turns_of
from playing import open_table, small_table

from sandbox.faults import Storm
from sandbox.script import Sandbox, Settings
from sandbox.world import channels

pytestmark = pytest.mark.e2e
RATE = 0.2
SEEDS = [f"seed {number}" for number in range(int(os.environ.get("STORMS", "2")))]
"""The seeds to play. There are two storms by default; `STORMS=20` plays twenty."""


@pytest.fixture
def short_waits(monkeypatch, fast_retries):
    """Shorten all other waits of the bot to fractions of a second."""
    monkeypatch.setattr("host.background.AFTER_FAULT", timedelta(milliseconds=20))
    for most in ("LONGEST_WAIT", "LONGEST_UPDATE_WAIT"):
        monkeypatch.setattr(f"bot.delivery.back_off.{most}", timedelta(milliseconds=200))


@pytest.fixture
async def box(tmp_path, answer_seconds):
    """Yield a sandbox whose recording is not validated: a request repeated after a lost answer is rightly
    refused.

    Once all requests have been answered the recording names each fault.
    """
    settings = Settings(
        directory=tmp_path / "box", recording=tmp_path / "storm.jsonl", answer_seconds=answer_seconds
    )
    async with Sandbox(settings) as box:
        yield box
    recorded = (tmp_path / "storm.jsonl").read_text(encoding="utf-8")
    assert len(box.faults.injected) == recorded.count('"fault":"') > 3


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_game_in_a_storm_ends(box, disk, bot, short_waits, table, ada, bruno, seed):
    """A game in a storm ends, its file replays to the announced scores, and no turn has two messages.

    Meanwhile another game's channel is deleted, turns are deleted, permissions come and go, and sometimes
    nothing can be stored.
    """
    await small_table(bot, box, 4, 3)
    elsewhere = channels.add_channel(box.world, box.server, "elsewhere")
    await open_table(box, elsewhere, [ada, bruno], seats=2)
    posted = posted_turns(box.world, table)
    disturbances = Disturbances(box.world, table, disk, seed)
    await open_table(box, table, [ada, bruno], seats=3, computers=1)
    people = PersistentPlayers(box, table, [ada, bruno], random.Random(seed))
    box.faults.start_storm(Storm(seed, RATE, seconds=0.02))
    channels.delete_channel(box.world, elsewhere)

    end = await people.play_to_the_end()
    box.faults.clear()
    disturbances.stop()
    await people.controls_disabled()
    assert posted == sorted(posted)
    assert set(posted) == set(range(1, turns_of(end) + 1))
    shown = [turn for message in people.public() if (turn := turn_of(message.text)) is not None]
    assert len(shown) == len(set(shown))
