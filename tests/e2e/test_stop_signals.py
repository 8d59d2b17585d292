"""Tests that the bot stops in order on a signal at any step from its start to its end."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from sandbox.bot_process import BotProcess

pytestmark = pytest.mark.e2e

DRIVER = Path(__file__).with_name("stop_at_step.py")
NEVER = 10**9
RUNS = int(os.environ.get("STOP_RUNS", "4"))
"""The number of runs of the bot, each stopped at another step; ten times as many take minutes."""


async def run_until_stopped(box, directory, step=NEVER, number=signal.SIGTERM):
    """Start the bot, stop it at `step` or else once it is ready, and return the number of steps it took."""
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
    text = log.read_text(encoding="utf-8")
    assert "Traceback" not in text, (step, text)
    assert "Error" not in text, (step, text)
    return int(count.read_text())


async def test_a_signal_at_any_step_stops_the_bot_in_order(box, tmp_path):
    """After a signal at any step the status is 0, the log has no error, and the bot starts again."""
    steps = await run_until_stopped(box, tmp_path)
    for run in range(RUNS):
        number = (signal.SIGTERM, signal.SIGINT)[run % 2]
        await run_until_stopped(box, tmp_path, 1 + (steps - 1) * run // (RUNS - 1), number)
    assert await run_until_stopped(box, tmp_path) > steps // 2
