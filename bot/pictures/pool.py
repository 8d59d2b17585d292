"""Draws pictures off the event loop, a few at a time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, TypeVar

import discord

from bot.pictures.painters import DrawingProcessEnded, Painter, PaintingThread
from rendering.base.picture import Picture

View = TypeVar("View")

log = logging.getLogger(__name__)

ATTEMPTS = 2
"""The most attempts to draw a picture before its message is sent without it."""
KEPT_BYTES = 10_000_000
"""Size of the cache of recent pictures, in bytes: some seventy of late boards.

At five turns a second they are kept for four seconds: long enough for a picture that was drawn ahead during a preview,
and for `/board` after a turn to reuse the channel's.
"""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture ready to be sent: its bytes, its file name in the message, and its alt text.

    A picture that Discord has already has an `address` instead of bytes. With neither, it could not be drawn or
    described; `fault` is the number of the log entry that says why.
    """

    picture: Picture | None
    name: str
    alt: str
    fault: str = ""
    address: str = ""

    @property
    def url(self) -> str:
        """The URL for the message: the address, or that of the attachment; empty if there is no picture."""
        if self.picture is not None:
            return f"attachment://{self.name}"
        return self.address

    def files(self) -> list[discord.File]:
        """Return the picture as a new upload, if there is one; an upload can be sent only once."""
        if self.picture is None:
            return []
        return [discord.File(BytesIO(self.picture.data), filename=self.name)]


class Pictures:
    """Draws pictures off the event loop, one at a time for each painter. Without painters, a single thread draws.

    Equal views share a picture that is being drawn or is still in the cache.
    """

    def __init__(self, painters: Sequence[Painter] = ()) -> None:
        self._painters = tuple(painters) or (PaintingThread(),)
        self._recent: list[_Work] = []
        self._kept: deque[_Work] = deque()
        self._kept_bytes = 0
        self._ahead: asyncio.Task[Picture] | None = None
        self._wanted_next: list[tuple[Callable[[Any], Picture], object]] = []

    async def draw(
        self,
        function: Callable[[View], Picture],
        view: View,
        *,
        name: str,
        describe: Callable[[View], str],
        address: str = "",
    ) -> Drawn:
        """Return the picture that `function` draws of `view`, with the alt text of `describe`.

        With an `address` nothing is drawn. If either function fails, the picture is empty: a message is sent anyway.
        """
        fault = ""
        for _ in range(ATTEMPTS):
            try:
                alt = describe(view)
                if address:
                    return Drawn(None, name, alt, address=address)
                # A caller may be cancelled while others wait for the same picture.
                return Drawn(await asyncio.shield(self._work(function, view).picture), name, alt)
            except DrawingProcessEnded as ended:
                fault = fault or secrets.token_hex(3)
                log.warning("fault %s in drawing %s: %s", fault, name, ended)
            except Exception:
                fault = fault or secrets.token_hex(3)
                log.exception("fault %s in drawing %s", fault, name)
        log.error("fault %s: after %d attempts the message is sent without %s", fault, ATTEMPTS, name)
        return Drawn(None, name, "", fault)

    def prefetch(self, function: Callable[[View], Picture], views: Sequence[View]) -> None:
        """Draw pictures that may be wanted soon, one at a time, while a painter is free.

        Views that still wait are dropped by the next call.
        """
        self._wanted_next = [(function, view) for view in views]
        self._start_prefetch()

    async def run(self, function: Callable[[], None]) -> None:
        """Call a function, such as one that fills caches, in every painter."""
        await asyncio.gather(*(painter.run(function) for painter in self._painters))

    async def close(self) -> None:
        """End the processes or the thread; nothing is drawn afterwards."""
        await asyncio.gather(*(painter.close() for painter in self._painters))

    async def idle(self) -> None:
        """Wait until nothing is being drawn."""
        while drawing := [work.picture for work in self._recent if not work.picture.done()]:
            await asyncio.wait(drawing)

    def _start_prefetch(self) -> None:
        """Start to prefetch, unless another picture is being prefetched or no painter is free."""
        drawing = sum(not work.picture.done() for work in self._recent)
        if (
            not self._wanted_next
            or drawing >= len(self._painters)
            or (self._ahead and not self._ahead.done())
        ):
            return
        self._ahead = self._work(*self._wanted_next.pop(0)).picture

    def _work(self, function: Callable[[View], Picture], view: View) -> _Work:
        """Return the cached or running work on a picture, or start it."""
        for work in self._recent:
            if work.function == function and work.view == view:
                return work
        work = _Work(function, view, asyncio.create_task(self._drawn(function, view)))
        self._recent.append(work)
        work.picture.add_done_callback(lambda _: self._finished(work))
        return work

    async def _drawn(self, function: Callable[[View], Picture], view: View) -> Picture:
        free = min(self._painters, key=lambda painter: painter.waiting)
        return await free.run(function, view)

    def _finished(self, work: _Work) -> None:
        """Cache a picture unless it failed, and drop the oldest ones if the cache is too large."""
        if work.picture.cancelled() or work.picture.exception() is not None:
            self._recent.remove(work)
        else:
            self._kept.append(work)
            self._kept_bytes += len(work.picture.result().data)
        while self._kept_bytes > KEPT_BYTES:
            oldest = self._kept.popleft()
            self._recent.remove(oldest)
            self._kept_bytes -= len(oldest.picture.result().data)
        self._start_prefetch()


def files_of(drawn: Iterable[Drawn]) -> list[discord.File]:
    """Return the uploads of these pictures, without those that were not drawn or have an address."""
    return [file for picture in drawn for file in picture.files()]


def alt_text(describe: Callable[[View], str], view: View, *, name: str) -> str | None:
    """Return the alt text of a picture that is posted already; None if `describe` fails."""
    try:
        return describe(view)
    except Exception:
        log.exception("could not make the alt text of %s, its message is sent without it", name)
        return None


@dataclass(frozen=True, slots=True, eq=False)
class _Work:
    """A view, and its picture, finished or in progress."""

    function: Callable[[Any], Picture]
    view: object
    picture: asyncio.Task[Picture]
