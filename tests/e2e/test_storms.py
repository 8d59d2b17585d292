"""Storms: whole games while requests fail, answers get lost and connections break, by a seed."""

import asyncio
import os
import random
import re
from contextlib import suppress
from datetime import timedelta

import pytest
from playing import is_end, is_turn_of, open_table, play_by_buttons, small_table

from game.record import read
from game.replay import replay
from sandbox import channels
from sandbox.errors import Refused
from sandbox.faults import Storm
from sandbox.permissions import Permission
from sandbox.script import Sandbox, Settings
from sandbox.waiting import NothingCame

pytestmark = pytest.mark.e2e
RATE = 0.12
ATTEMPTS = 60
MISHAP = 0.25
"""How often the bot lacks a permission while a turn is made."""
UNLUCKY = (Refused, NothingCame, AssertionError, LookupError, TimeoutError)
"""What a press may meet in a storm."""
PERMISSIONS = (Permission.SEND_MESSAGES, Permission.ATTACH_FILES, Permission.VIEW_CHANNEL)
SEEDS = [f"seed {number}" for number in range(int(os.environ.get("STORMS", "3")))]
"""Three storms each time; `STORMS=20` for a long look."""
TURN = re.compile(r"^Turn \d+ ·", re.MULTILINE)


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


async def insist(act, true):
    """Do it again until it holds: what a person does whose press was not answered."""
    for _ in range(ATTEMPTS):
        if true():
            return
        with suppress(*UNLUCKY):
            await asyncio.wait_for(act(), 1.5)
    assert true(), "the storm was stronger"


@pytest.fixture
async def box(tmp_path):
    """A sandbox whose recording is not judged: a request repeated after a lost answer is rightly refused.

    Once all requests have been answered the recording tells each fault.
    """
    async with Sandbox(Settings(directory=tmp_path / "box", recording=tmp_path / "storm.jsonl")) as box:
        yield box
    recorded = (tmp_path / "storm.jsonl").read_text(encoding="utf-8")
    assert len(box.faults.dealt) == recorded.count('"fault":"') > 0


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_game_in_a_storm_ends(box, bot, hurried, table, ada, bruno, seed):
    """The game ends, its file replays to the scores that were told, and no turn was told twice.

    Meanwhile another game's channel is deleted, and permissions come and go.
    """
    await small_table(bot, box)
    people = [ada, bruno]
    elsewhere = channels.add_channel(box.world, box.server, "elsewhere")
    await open_table(box, elsewhere, people, seats=2)
    message, person = await open_table(box, table, people, seats=2)
    chance = random.Random(seed)
    box.faults.start_storm(Storm(seed, RATE, seconds=0.02))
    channels.delete_channel(box.world, elsewhere)

    def waits():
        """The messages that wait for somebody, and the end."""
        public = [one for one in ada.messages(table) if not one.ephemeral]
        return [one for one in public if is_end(one) or any(is_turn_of(one, each) for each in people)]

    while not is_end(message):
        person = next(each for each in people if is_turn_of(message, each))
        if chance.random() < MISHAP:
            lacking = chance.choice(PERMISSIONS)
            channels.deny_bot(box.world, table, lacking)
            with suppress(*UNLUCKY):
                await asyncio.wait_for(play_by_buttons(person, message), 1.5)
            channels.deny_bot(box.world, table, lacking, missing=False)
        await insist(
            lambda one=person, turn=message: play_by_buttons(one, turn),
            lambda turn=message: "Play" not in turn.buttons or waits()[-1].id != turn.id,
        )
        await box.wait_for(lambda turn=message: waits() and waits()[-1].id != turn.id, "the next turn")
        message = waits()[-1]
    box.faults.clear()
    await box.wait_for(
        lambda: not [one for one in ada.messages(table) if "Play" in one.buttons], "old turns to retire"
    )
    names = [one.filename for one in message.attachments]
    index = next(number for number, name in enumerate(names) if name.endswith(".game"))
    scores = replay(read(message.picture(index).decode())).position.scores
    told = [int(line.split("**")[1]) for line in message.text.splitlines() if line[:1].isdigit()]
    assert sorted(scores.values(), reverse=True) == told
    turns = [TURN.search(one.text)[0] for one in ada.messages(table) if TURN.search(one.text)]
    assert len(turns) == len(set(turns)) >= 4
