"""Tests that equal views are drawn once, and that pictures are prefetched while nothing else is drawn."""

import asyncio
import threading
from collections import Counter

import pytest

from bot.pictures.painters import PaintingThread
from bot.pictures.pool import KEPT_BYTES, Pictures
from rendering.base.picture import Picture


class Brush:
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


async def wanted(pictures: Pictures, brush: Brush, word: str) -> bytes:
    """Return the bytes of a word's picture."""
    return (await pictures.draw(brush, word, name="a.png", describe=str)).picture.data


async def test_equal_views_are_drawn_once() -> None:
    """Equal views that are wanted at the same time, or a little later, are drawn once."""
    pictures, brush = Pictures(threads(2)), Brush()
    found = await asyncio.gather(*(wanted(pictures, brush, "same") for _ in range(3)))
    assert {*found, await wanted(pictures, brush, "same")} == {b"same".ljust(100)}
    assert await wanted(pictures, brush, "other") == b"other".ljust(100)
    assert brush.drawn == {"same": 1, "other": 1}


async def test_the_same_view_in_another_picture() -> None:
    """The same view drawn by another function is another picture."""
    pictures, small, large = Pictures(threads(2)), Brush(10), Brush(20)
    assert len(await wanted(pictures, small, "same")) == 10
    assert len(await wanted(pictures, large, "same")) == 20


async def test_what_was_prefetched_is_ready() -> None:
    """A prefetched picture is not drawn again."""
    pictures, brush = Pictures(threads(2)), Brush()
    pictures.prefetch(brush, ["next"])
    assert await wanted(pictures, brush, "next") == b"next".ljust(100)
    assert brush.drawn == {"next": 1}


async def test_what_is_prefetched_waits_for_room() -> None:
    """A picture that is waited for precedes prefetching."""
    pictures, brush = Pictures(), Brush()
    brush.free.clear()
    first = asyncio.create_task(wanted(pictures, brush, "now"))
    await asyncio.sleep(0)
    pictures.prefetch(brush, ["later"])
    second = asyncio.create_task(wanted(pictures, brush, "also"))
    await asyncio.sleep(0)
    brush.free.set()
    await asyncio.gather(first, second)
    assert await wanted(pictures, brush, "later")
    assert list(brush.drawn.items()) == [("now", 1), ("also", 1), ("later", 1)]


async def test_one_picture_at_a_time_is_prefetched() -> None:
    """One picture is prefetched at a time; the newest request is next."""
    pictures, brush = Pictures(threads(4)), Brush()
    brush.free.clear()
    for word in ("one", "two", "three"):
        pictures.prefetch(brush, [word])
    brush.free.set()
    assert await wanted(pictures, brush, "one")
    assert await wanted(pictures, brush, "three")
    assert brush.drawn == {"one": 1, "three": 1}


async def test_who_gives_up_leaves_the_picture_to_others() -> None:
    """A cancelled call does not cancel the drawing that another call waits for."""
    pictures, brush = Pictures(threads(2)), Brush()
    brush.free.clear()
    first = asyncio.create_task(wanted(pictures, brush, "same"))
    second = asyncio.create_task(wanted(pictures, brush, "same"))
    await asyncio.sleep(0)
    first.cancel()
    brush.free.set()
    assert await second == b"same".ljust(100)
    assert brush.drawn == {"same": 1}


async def test_a_failed_drawing_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    """A failed drawing is tried again; its picture has the number of the fault, and failures are not cached."""
    pictures, brush = Pictures(threads(2)), Brush()
    pictures.prefetch(brush, ["nothing"])
    numbers = set()
    for _ in range(2):
        drawn = await pictures.draw(brush, "nothing", name="a.png", describe=str)
        assert drawn.files() == []
        assert drawn.fault in caplog.text
        numbers.add(drawn.fault)
    assert len(numbers) == 2
    assert brush.drawn["nothing"] == 4


async def test_what_cannot_be_described_is_no_picture(caplog: pytest.LogCaptureFixture) -> None:
    """A view that cannot be described gives no picture, but a number, as one that cannot be drawn."""

    def speechless(word: str) -> str:
        raise ValueError(word)

    drawn = await Pictures(threads(2)).draw(Brush(), "same", name="a.png", describe=speechless)
    assert drawn.files() == []
    assert f"fault {drawn.fault} in drawing a.png" in caplog.text


async def test_old_pictures_are_forgotten() -> None:
    """The cache has no more bytes than its limit, and drops the oldest pictures first."""
    pictures, brush = Pictures(threads(2)), Brush(KEPT_BYTES // 3)
    words = ["a", "b", "c", "d"]
    for word in [*words, *reversed(words)]:
        await wanted(pictures, brush, word)
    assert brush.drawn == {"a": 2, "b": 1, "c": 1, "d": 1}
