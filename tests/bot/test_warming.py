"""Tests of creating sprites after the start, in the pauses between pictures."""

from __future__ import annotations

import asyncio
import os
import threading
from functools import partial
from pathlib import Path

import pytest

from bot.pictures import warming
from bot.pictures.painters import PaintingProcess
from bot.pictures.pool import Pictures
from rendering.base.picture import Picture


async def test_sprites_wait_for_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures that are waited for are drawn before the next step."""
    drawing, steps = threading.Event(), []
    monkeypatch.setattr(warming, "DELAY_SECONDS", 0)
    monkeypatch.setattr(warming, "PAUSE_SECONDS", 0)
    monkeypatch.setattr(warming, "warming_steps", lambda *_: (lambda n=n: steps.append(n) for n in range(3)))

    def draw(view: str) -> Picture:
        drawing.wait(10)
        return Picture(view.encode(), 1, 1)

    pictures = Pictures()
    drawn = asyncio.create_task(pictures.draw(draw, "board", name="board.png", describe=str))
    await asyncio.sleep(0)
    warmed = asyncio.create_task(warming.warm(pictures))
    for _ in range(20):
        await asyncio.sleep(0)
    assert steps == []
    drawing.set()
    await asyncio.gather(drawn, warmed)
    assert steps == [0, 1, 2]


async def test_an_error_ends_the_warming_with_one_log_entry(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A fault ends the warming with one log entry, as sprites are created when needed anyway."""

    def fails() -> None:
        raise OSError("no such tile")

    monkeypatch.setattr(warming, "DELAY_SECONDS", 0)
    monkeypatch.setattr(warming, "warming_steps", lambda *_: iter([fails]))
    await warming.warm(Pictures())
    assert "no such tile" in caplog.text


async def test_a_replaced_process_creates_all_sprites(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """If a drawing process ends, all steps are taken in the one that replaces it. This is no fault."""
    plans = iter([[os.getpid, partial(os._exit, 3)], [partial(os.mkdir, tmp_path / name) for name in "abc"]])
    monkeypatch.setattr(warming, "DELAY_SECONDS", 0)
    monkeypatch.setattr(warming, "warming_steps", lambda *_: iter(next(plans)))
    pictures = Pictures([PaintingProcess()])
    await warming.warm(pictures)
    await pictures.close()
    assert _names_in(tmp_path) == {"a", "b", "c"}
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def _names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}
