"""Tests of drawing in a worker process: equal pictures, and failures of the process."""

from __future__ import annotations

import asyncio
import os
import time
from pickle import PicklingError
from types import MappingProxyType

import pytest

from bot.i18n import codes, language
from bot.pictures import painters
from bot.pictures.painters import DrawingFailed, PaintingProcess
from bot.pictures.pool import Pictures
from bot.text.words import labels
from rendering.gallery.samples import NAMES, sample_game
from rendering.views.board_image import BoardView, draw_board
from rendering.views.board_words import describe_board


@pytest.fixture
async def painter():
    """Return a drawing process."""
    painter = PaintingProcess()
    yield painter
    await painter.close()


async def test_the_same_picture_as_in_this_process(painter):
    """A drawing process gives the same bytes in every language."""
    position = sample_game(7).with_tiles(12)
    for code in codes():
        view = BoardView(position, NAMES, labels(language(code)))
        assert await painter.run(draw_board, view) == draw_board(view)


async def test_read_only_mappings_are_sent(painter):
    """Views with read-only mappings, which the rules return, can be sent and stay read-only."""
    mapping = MappingProxyType({1: MappingProxyType({"a": 2})})
    assert await painter.run(repr, mapping) == repr(mapping)


async def test_a_drawing_process_imports_neither_discord_nor_databases(painter):
    """A drawing process imports nothing of Discord and databases, so that it starts quickly and stays small."""
    view = BoardView(sample_game(7).with_tiles(12), NAMES, labels(language("de")))
    await painter.run(draw_board, view)
    imported = set(await painter.run(eval, "[*__import__('sys').modules]"))
    assert "rendering.views.board_image" in imported
    assert {"discord", "aiohttp", "sqlalchemy", "host", "storage"} & imported == set()


async def test_an_error_of_a_drawing_has_its_traceback(painter):
    """An error of a drawing is raised with its traceback; the process goes on, also after values that cannot
    be sent.
    """
    first = await painter.run(os.getpid)
    with pytest.raises(DrawingFailed, match="invalid literal"):
        await painter.run(int, "no number")
    with pytest.raises((PicklingError, AttributeError)):
        await painter.run(lambda: None)
    assert await painter.run(os.getpid) == first != os.getpid()


async def test_a_process_that_dies_is_started_again(painter):
    """A process that dies is started again, and the picture is drawn by the new one."""
    first = await painter.run(os.getpid)
    with pytest.raises(DrawingFailed, match="ended"):
        await painter.run(os._exit, 3)
    assert await painter.run(os.getpid) != first

    pictures = Pictures([painter])
    view = BoardView(sample_game(7).with_tiles(12), NAMES, labels(language("en")))
    os.kill(await painter.run(os.getpid), 9)
    drawn = await pictures.draw(draw_board, view, name="board.png", describe=describe_board)
    assert drawn.picture == draw_board(view)


async def test_a_picture_that_always_ends_its_process_is_missing(painter, caplog):
    """A picture whose process ends at each attempt is missing, which is an error without traceback."""
    drawn = await Pictures([painter]).draw(os._exit, 3, name="a.png", describe=str)
    assert drawn.files() == []
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING", "ERROR"]
    assert caplog.text.count(drawn.fault) == 3
    assert "Traceback" not in caplog.text


async def test_a_process_that_hangs_is_ended(painter, monkeypatch):
    """A process that hangs is ended after its time, and another one draws."""
    monkeypatch.setattr(painters, "TIMEOUT_SECONDS", 2.0)
    with pytest.raises(DrawingFailed):
        await painter.run(time.sleep, 60)
    monkeypatch.undo()
    assert await painter.run(os.getpid)


async def test_the_answer_to_a_cancelled_call_is_dropped(painter):
    """The answer to a cancelled call is not taken for that to the next one."""
    await painter.run(os.getpid)
    given_up = asyncio.create_task(painter.run(time.sleep, 60))
    for _ in range(10):
        await asyncio.sleep(0)
    given_up.cancel()
    assert await asyncio.gather(painter.run(int, "7"), painter.run(int, "8")) == [7, 8]


async def test_two_processes_share_the_drawing():
    """With two processes, each picture goes to the one for which fewer wait."""
    both = PaintingProcess(), PaintingProcess()
    pictures = Pictures(both)
    slow = asyncio.create_task(both[0].run(time.sleep, 0.5))
    await asyncio.sleep(0)
    view = BoardView(sample_game(7).with_tiles(12), NAMES, labels(language("en")))
    await pictures.draw(draw_board, view, name="board.png", describe=describe_board)
    assert await both[1].run(eval, "'rendering.views.board_image' in __import__('sys').modules")
    await slow
    assert not await both[0].run(eval, "'rendering.views.board_image' in __import__('sys').modules")
    await pictures.close()
