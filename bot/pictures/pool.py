"""Draws pictures off the event loop, a few at a time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, TypeVar

import discord

from bot.pictures.painters import Painter, PaintingThread
from rendering.base.picture import Picture

View = TypeVar("View")

log = logging.getLogger(__name__)

ATTEMPTS = 2
"""How often drawing is tried before a message does without its picture."""
KEPT_BYTES = 10_000_000
"""Of pictures drawn last, some seventy of late boards.

With five turns a second that is four seconds: who looks at a preview for so long still gets the picture that was drawn
ahead, and who looks at the board after a turn gets the channel's.
"""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture ready to be sent: its bytes, the name under which a message refers to it, and a description.

    One that Discord has already has an `address` in place of bytes. Without either it could not be drawn or
    described; `fault` is the number under which the log says why.
    """

    picture: Picture | None
    name: str
    alt: str
    fault: str = ""
    address: str = ""

    @property
    def url(self) -> str:
        """What a message shows it by: its address, or that of the upload; empty if there is no picture."""
        if self.picture is not None:
            return f"attachment://{self.name}"
        return self.address

    def files(self) -> list[discord.File]:
        """Return the picture as an upload, if there is one; a new one each time, since sending uses it up."""
        if self.picture is None:
            return []
        return [discord.File(BytesIO(self.picture.png), filename=self.name)]


class Pictures:
    """Draws off the event loop, as many pictures at once as there are painters: one thread, if none are given.

    The same view gives the same picture. One that is being drawn, or was drawn not long ago, is drawn once.
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
        """Return what `function` draws of `view`, described by `describe`, or what Discord has at an `address`.

        The picture has no bytes if either fails: no message waits for a picture.
        """
        fault = ""
        for _ in range(ATTEMPTS):
            try:
                alt = describe(view)
                if address:
                    return Drawn(None, name, alt, address=address)
                # Who waits may give up; others may wait for the same picture.
                return Drawn(await asyncio.shield(self._work(function, view).picture), name, alt)
            except Exception:
                fault = fault or secrets.token_hex(3)
                log.exception("fault %s in drawing %s", fault, name)
        return Drawn(None, name, "", fault)

    def prefetch(self, function: Callable[[View], Picture], views: Sequence[View]) -> None:
        """Begin to draw what may be wanted soon, one such picture at a time, when there is room.

        What waits for room is forgotten when something else is prefetched.
        """
        self._wanted_next = [(function, view) for view in views]
        self._look_ahead()

    async def run(self, step: Callable[[], None]) -> None:
        """Do something of which pictures are made, wherever they are drawn."""
        await asyncio.gather(*(painter.run(step) for painter in self._painters))

    async def close(self) -> None:
        """End the processes or the thread; nothing is drawn afterwards."""
        await asyncio.gather(*(painter.close() for painter in self._painters))

    async def idle(self) -> None:
        """Wait until nothing is being drawn."""
        while drawing := [work.picture for work in self._recent if not work.picture.done()]:
            await asyncio.wait(drawing)

    def _look_ahead(self) -> None:
        """Begin to prefetch, unless another picture is being prefetched or there is no room beside the others."""
        drawing = sum(not work.picture.done() for work in self._recent)
        if (
            not self._wanted_next
            or drawing >= len(self._painters)
            or (self._ahead and not self._ahead.done())
        ):
            return
        self._ahead = self._work(*self._wanted_next.pop(0)).picture

    def _work(self, function: Callable[[View], Picture], view: View) -> _Work:
        """Return the drawing of that picture; begin it if there is none."""
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
        """Keep a picture; forget it if it failed, and the oldest ones when all together are too large."""
        if work.picture.cancelled() or work.picture.exception() is not None:
            self._recent.remove(work)
        else:
            self._kept.append(work)
            self._kept_bytes += len(work.picture.result().png)
        while self._kept_bytes > KEPT_BYTES:
            oldest = self._kept.popleft()
            self._recent.remove(oldest)
            self._kept_bytes -= len(oldest.picture.result().png)
        self._look_ahead()


def described(describe: Callable[[View], str], view: View, *, name: str) -> str | None:
    """Return the description of a picture that is posted already; None if it fails, for no message waits for it."""
    try:
        return describe(view)
    except Exception:
        log.exception("what %s shows could not be said", name)
        return None


@dataclass(frozen=True, slots=True, eq=False)
class _Work:
    """A picture that is drawn, or being drawn, and its view."""

    function: Callable[[Any], Picture]
    view: object
    picture: asyncio.Task[Picture]
