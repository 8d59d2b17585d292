"""Tests of the number of game files that are replayed at a time, for each person and for all together."""

import asyncio
import threading

import pytest
from playing import open_table, small_table

from bot.features.board import written_game

pytestmark = pytest.mark.e2e


async def test_at_most_two_game_files_are_replayed_at_a_time(box, bot, table, ada, bruno, clara, monkeypatch):
    """At most two files are replayed at a time and one for each person; others are refused until one is done."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    written = (await ada.slash(table, "export")).message.attachments[0].id
    finish, replayed = threading.Event(), written_game.replayed
    entered = threading.Semaphore(0)

    def slowly(text, turn):
        entered.release()
        assert finish.wait(60)
        return replayed(text, turn)

    monkeypatch.setattr(written_game, "replayed", slowly)

    async def send(person):
        return (await person.slash(person.direct(), "import", file=written)).text

    first = [asyncio.create_task(send(person)) for person in (ada, bruno)]
    for _ in first:
        assert await asyncio.to_thread(entered.acquire, timeout=60)
    assert "your last game file" in await send(ada)
    assert "two game files" in await send(clara)
    finish.set()
    assert all("### Turn" in text for text in await asyncio.gather(*first))
    assert "### Turn" in await send(clara)
    assert "### Turn" in await send(ada)
