"""Equal views are drawn once, and what will be wanted is drawn ahead while nothing else is drawn."""

import asyncio
import threading
from collections import Counter

import pytest

from bot.pictures.painters import PaintingThread
from bot.pictures.pool import KEPT_BYTES, Pictures
from rendering.base.picture import Picture


class Brush:
    """Draws words, counts how often, and waits while it is not `free`."""

    def __init__(self, size: int = 100) -> None:
        self.drawn: Counter[str] = Counter()
        self.free = threading.Event()
        self.free.set()
        self._size = size

    def __call__(self, word: str) -> Picture:
        """A picture of the word; there is none of "nothing"."""
        self.drawn[word] += 1
        assert self.free.wait(10)
        if word == "nothing":
            raise ValueError(word)
        return Picture(word.encode().ljust(self._size), 1, 1)


def threads(count: int) -> list[PaintingThread]:
    """So many threads that draw."""
    return [PaintingThread() for _ in range(count)]


async def wanted(pictures: Pictures, brush: Brush, word: str) -> bytes:
    """The bytes of a word's picture."""
    return (await pictures.draw(brush, word, name="a.png", describe=str)).picture.png


async def test_equal_views_are_drawn_once() -> None:
    """Whoever wants the same picture at the same time, or a little later, gets the one that was drawn."""
    pictures, brush = Pictures(threads(2)), Brush()
    found = await asyncio.gather(*(wanted(pictures, brush, "same") for _ in range(3)))
    assert {*found, await wanted(pictures, brush, "same")} == {b"same".ljust(100)}
    assert await wanted(pictures, brush, "other") == b"other".ljust(100)
    assert brush.drawn == {"same": 1, "other": 1}


async def test_the_same_view_in_another_picture() -> None:
    """What is drawn counts too, not only of what."""
    pictures, small, large = Pictures(threads(2)), Brush(10), Brush(20)
    assert len(await wanted(pictures, small, "same")) == 10
    assert len(await wanted(pictures, large, "same")) == 20


async def test_what_was_prefetched_is_ready() -> None:
    """A picture drawn ahead is not drawn again when it is wanted."""
    pictures, brush = Pictures(threads(2)), Brush()
    pictures.prefetch(brush, ["next"])
    assert await wanted(pictures, brush, "next") == b"next".ljust(100)
    assert brush.drawn == {"next": 1}


async def test_what_is_prefetched_waits_for_room() -> None:
    """Drawing ahead never takes the place of a picture that somebody waits for."""
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
    """Whatever room there is, one picture is drawn ahead; of those that wait the newest is next."""
    pictures, brush = Pictures(threads(4)), Brush()
    brush.free.clear()
    for word in ("one", "two", "three"):
        pictures.prefetch(brush, [word])
    brush.free.set()
    assert await wanted(pictures, brush, "one")
    assert await wanted(pictures, brush, "three")
    assert brush.drawn == {"one": 1, "three": 1}


async def test_who_gives_up_leaves_the_picture_to_others() -> None:
    """A cancelled asker does not cancel the drawing that another waits for."""
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
    """Who asked gets the number of the fault at last; a failure is not kept, and a prefetched one troubles nobody."""
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
    """A fault in the words of a picture is met like one in its drawing: there is a number, and nobody waits."""

    def speechless(word: str) -> str:
        raise ValueError(word)

    drawn = await Pictures(threads(2)).draw(Brush(), "same", name="a.png", describe=speechless)
    assert drawn.files() == []
    assert f"fault {drawn.fault} in drawing a.png" in caplog.text


async def test_old_pictures_are_forgotten() -> None:
    """All that is kept together has no more bytes than the limit; the oldest goes first."""
    pictures, brush = Pictures(threads(2)), Brush(KEPT_BYTES // 3)
    words = ["a", "b", "c", "d"]
    for word in [*words, *reversed(words)]:
        await wanted(pictures, brush, word)
    assert brush.drawn == {"a": 2, "b": 1, "c": 1, "d": 1}
