"""Tests of the measurement of waiting times while people play at a given rate."""

import asyncio
import os
from io import BytesIO
from types import SimpleNamespace

from PIL import Image

from bench import load
from sandbox.world.waiting import WaitTimeout


def test_waiting_times_and_costs_are_measured_at_a_given_rate() -> None:
    """At one turn a second waiting times are measured, and the bot's processor time apart from Discord's."""
    figures = asyncio.run(load.measure(tables=3, rate=1.0, seconds=4.0, waits=False))
    assert 0 < figures["turns"] <= 4
    assert figures["confirm_to_message_p99_ms"] >= figures["confirm_to_message_p50_ms"] > 0
    assert figures["bot_cpu_ms_per_turn"] > 0
    assert figures["cpu_ratio"] == figures["bot_cpu_ms_per_turn"] / figures["encode_cpu_ms"]
    assert 0 < figures["sandbox_cpu_share"] < 1
    assert figures["rss_mb"] - 20 > figures["rss_drawing_mb"] > 20
    expected_names = {
        "knee_turns_per_second",
        "knee_per_core",
        "loop_delay_p99_ms",
        "loop_delay_max_ms",
        "collection_cpu_ms",
    }
    assert expected_names <= set(figures)


class _StubTable:
    """A stub of a table at which presses are answered at once, or never."""

    def __init__(self, *, answers: bool) -> None:
        canvas = BytesIO()
        Image.new("RGB", (8, 8)).save(canvas, "PNG")
        self.message = SimpleNamespace(picture=canvas.getvalue)
        self.mover = SimpleNamespace(click=lambda *_: asyncio.sleep(0))
        self._answers = answers

    async def open_panel(self) -> None:
        if not self._answers:
            raise WaitTimeout("nobody answers")

    async def choose(self, _: object) -> SimpleNamespace:
        return SimpleNamespace(message=None)

    async def next_turn(self) -> None:
        await asyncio.sleep(0)


def test_a_rate_at_which_a_press_gets_no_answer_is_not_carried() -> None:
    """A rate at which a press gets no answer is not carried, however quickly the others are answered."""
    bot = SimpleNamespace(pid=os.getpid())
    for answers in (True, False):
        crowd = load._Crowd([_StubTable(answers=True), _StubTable(answers=answers)], bot)
        result = asyncio.run(crowd.played(rate=20.0, seconds=0.1))
        assert result.waits
        assert result.carried is answers
        assert bool(crowd.carried) is answers
