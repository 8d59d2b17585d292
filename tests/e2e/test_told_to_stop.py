"""A signal at any time from the first line of the program to its last is an orderly end."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from sandbox.bot_process import BotProcess

pytestmark = pytest.mark.e2e

DRIVER = Path(__file__).with_name("told_to_stop.py")
NEVER = 10**9
LIVES = int(os.environ.get("LIVES", "4"))
"""In how many moments of a life the signal comes; ten times as many take minutes."""


async def life(box, directory, step=NEVER, number=signal.SIGTERM):
    """How many steps a bot had that was told to stop at one of them, or else once it was ready."""
    count, log = directory / f"steps to {step}", directory / f"log to {step}"
    bot = BotProcess(
        box.loopback,
        command=(sys.executable, str(DRIVER), str(step), str(int(number)), str(count)),
        environment={"BASTIDE_DATABASE": str(directory / "bastide.db")},
        log=log,
    )
    async with bot:
        ended = asyncio.create_task(bot.wait())
        ready = asyncio.create_task(box.bot_ready())
        await asyncio.wait((ended, ready), return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        assert await bot.stop() == 0, (step, log.read_text(encoding="utf-8"))
        await ended
    await box.wait_for(lambda: not box.world.bot_online, "the bot to be gone")
    said = log.read_text(encoding="utf-8")
    assert "Traceback" not in said, (step, said)
    assert "Error" not in said, (step, said)
    return int(count.read_text())


async def test_a_signal_at_any_time(box, tmp_path):
    """The status is 0, nothing is complained of, and the next start finds everything as it should be."""
    steps = await life(box, tmp_path)
    for one in range(LIVES):
        number = (signal.SIGTERM, signal.SIGINT)[one % 2]
        await life(box, tmp_path, 1 + (steps - 1) * one // (LIVES - 1), number)
    assert await life(box, tmp_path) > steps // 2
