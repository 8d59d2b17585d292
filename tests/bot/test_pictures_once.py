"""Tests that equal views are drawn once, and that pictures are prefetched while nothing else is drawn."""

import asyncio
import threading
from collections import Counter

import pytest

from bot.pictures.painters import PaintingThread
from bot.pictures.pool import KEPT_BYTES, Pictures
from rendering.base.picture import Picture


class CountingPainter:
    """A function that draws words, counts the calls, and waits while it is not `free`."""

    def __init__(self, size: int = 100) -> None:
        self.drawn: Counter[str] = Counter()
        self.free = threading.Event()
        self.free.set()
        self._size = size

    def __call__(self, word: str) -> Picture:
        """Return a picture of the word; fail for "nothing"."""
        self.drawn[word] += 1
        assert self.free.wait(10)
        if word == "nothing":
            raise ValueError(word)
        return Picture(word.encode().ljust(self._size), 1, 1)


def threads(count: int) -> list[PaintingThread]:
    """Return so many drawing threads."""
    return [PaintingThread() for _ in range(count)]


async def drawn_bytes(pictures: Pictures, painter: CountingPainter, word: str) -> bytes:
    """Return the bytes of a word's picture."""
    return (await pictures.draw(painter, word, name="a.png", describe=str)).picture.data


async def test_equal_views_are_drawn_once() -> None:
    """Equal views that are wanted at the same time, or a little later, are drawn once."""
    pictures, painter = Pictures(threads(2)), CountingPainter()
    found = await asyncio.gather(*(drawn_bytes(pictures, painter, "same") for _ in range(3)))
    assert {*found, await drawn_bytes(pictures, painter, "same")} == {b"same".ljust(100)}
    assert await drawn_bytes(pictures, painter, "other") == b"other".ljust(100)
    assert painter.drawn == {"same": 1, "other": 1}


async def test_the_same_view_in_another_picture() -> None:
    """The same view drawn by another function is another picture."""
    pictures, small, large = Pictures(threads(2)), CountingPainter(10), CountingPainter(20)
    assert len(await drawn_bytes(pictures, small, "same")) == 10
    assert len(await drawn_bytes(pictures, large, "same")) == 20


async def test_a_prefetched_picture_is_not_drawn_again() -> None:
    """A prefetched picture is not drawn again."""
    pictures, painter = Pictures(threads(2)), CountingPainter()
    pictures.prefetch(painter, ["next"])
    assert await drawn_bytes(pictures, painter, "next") == b"next".ljust(100)
    assert painter.drawn == {"next": 1}


async def test_prefetching_waits_for_pictures_that_are_needed() -> None:
    """A picture that is waited for precedes prefetching."""
    pictures, painter = Pictures(), CountingPainter()
    painter.free.clear()
    first = asyncio.create_task(drawn_bytes(pictures, painter, "now"))
    await asyncio.sleep(0)
    pictures.prefetch(painter, ["later"])
    second = asyncio.create_task(drawn_bytes(pictures, painter, "also"))
    await asyncio.sleep(0)
    painter.free.set()
    await asyncio.gather(first, second)
    assert await drawn_bytes(pictures, painter, "later")
    assert list(painter.drawn.items()) == [("now", 1), ("also", 1), ("later", 1)]


async def test_one_picture_at_a_time_is_prefetched() -> None:
    """One picture is prefetched at a time; the newest request is next."""
    pictures, painter = Pictures(threads(4)), CountingPainter()
    painter.free.clear()
    for word in ("one", "two", "three"):
        pictures.prefetch(painter, [word])
    painter.free.set()
    assert await drawn_bytes(pictures, painter, "one")
    assert await drawn_bytes(pictures, painter, "three")
    assert painter.drawn == {"one": 1, "three": 1}


async def test_a_cancelled_call_does_not_cancel_a_drawing_that_others_wait_for() -> None:
    """A cancelled call does not cancel the drawing that another call waits for."""
    pictures, painter = Pictures(threads(2)), CountingPainter()
    painter.free.clear()
    first = asyncio.create_task(drawn_bytes(pictures, painter, "same"))
    second = asyncio.create_task(drawn_bytes(pictures, painter, "same"))
    await asyncio.sleep(0)
    first.cancel()
    painter.free.set()
    assert await second == b"same".ljust(100)
    assert painter.drawn == {"same": 1}


async def test_a_failed_drawing_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    """A failed drawing is tried again; its picture has the number of the fault, and failures are not cached."""
    pictures, painter = Pictures(threads(2)), CountingPainter()
    pictures.prefetch(painter, ["nothing"])
    numbers = set()
    for _ in range(2):
        drawn = await pictures.draw(painter, "nothing", name="a.png", describe=str)
        assert drawn.files() == []
        assert drawn.fault in caplog.text
        numbers.add(drawn.fault)
    assert len(numbers) == 2
    assert painter.drawn["nothing"] == 4


async def test_a_view_that_cannot_be_described_gives_no_picture(caplog: pytest.LogCaptureFixture) -> None:
    """A view that cannot be described gives no picture, but a number, as one that cannot be drawn."""

    def failing_description(word: str) -> str:
        raise ValueError(word)

    drawn = await Pictures(threads(2)).draw(
        CountingPainter(), "same", name="a.png", describe=failing_description
    )
    assert drawn.files() == []
    assert f"fault {drawn.fault} in drawing a.png" in caplog.text


async def test_the_oldest_pictures_are_dropped_first() -> None:
    """The cache has no more bytes than its limit, and drops the oldest pictures first."""
    pictures, painter = Pictures(threads(2)), CountingPainter(KEPT_BYTES // 3)
    words = ["a", "b", "c", "d"]
    for word in [*words, *reversed(words)]:
        await drawn_bytes(pictures, painter, word)
    assert painter.drawn == {"a": 2, "b": 1, "c": 1, "d": 1}
