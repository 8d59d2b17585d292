"""Tests that free memory is returned to the system while the bot serves."""

from __future__ import annotations

import asyncio
import ctypes

import pytest

from bot.app import spare_memory
from bot.pictures.painters import PaintingProcess
from bot.pictures.pool import Pictures
from model.spare_memory import give_back


async def test_memory_is_returned_in_this_and_in_drawing_processes(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Memory is returned regularly, in drawing processes as well, also after a failure."""
    returned: list[str] = []
    twice = asyncio.Event()

    class Drawing:
        async def run(self, _step: object) -> None:
            returned.append("drawing")
            if returned.count("drawing") == 1:
                raise OSError("the process is gone")

    def here() -> None:
        returned.append("here")
        if returned.count("here") == 2:
            loop.call_soon_threadsafe(twice.set)

    loop = asyncio.get_running_loop()
    monkeypatch.setattr(spare_memory, "EVERY_SECONDS", 0)
    monkeypatch.setattr(spare_memory, "give_back", here)
    giving = asyncio.create_task(spare_memory.give_back_regularly(Drawing()))  # type: ignore[arg-type]
    await asyncio.wait_for(twice.wait(), 10)
    giving.cancel()
    await asyncio.wait((giving,))
    assert returned[:5] == ["drawing", "drawing", "here", "drawing", "here"]
    assert "the process is gone" in caplog.text


async def test_a_drawing_process_can_return_memory() -> None:
    """The call can be sent to a drawing process."""
    pictures = Pictures([PaintingProcess()])
    await pictures.run(give_back)
    await pictures.close()


def test_nothing_is_called_in_another_c_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a C library that lacks the function, nothing is called."""
    monkeypatch.setattr(ctypes, "CDLL", lambda _: object())
    give_back()
