"""The first answer to a command or a press, safe against a connection that breaks before Discord confirms it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Self

import aiohttp
import discord
from discord import ui

from bot.platform import limits

log = logging.getLogger(__name__)

ATTEMPTS = 3
SOON_SECONDS = 1.0
"""An answer that is ready within this time is sent without an acknowledgement before it.

Discord waits three seconds for the first answer, the time on the way included.
"""


@dataclass(slots=True)
class _Attempts:
    """The attempts at one request; `possibly_sent` if one has failed that Discord may have carried out."""

    possibly_sent: bool = False


NOBODY = discord.AllowedMentions.none()

_current: ContextVar[_Attempts | None] = ContextVar("attempts", default=None)


def request_failed() -> None:
    """Note that Discord answered a request of this task with a server error; discord.py sends the request again."""
    if (attempts := _current.get()) is not None:
        attempts.possibly_sent = True


@contextmanager
def _watched_attempts() -> Iterator[_Attempts]:
    """Yield the attempts in which server errors of this task are noted while the context is entered."""
    token = _current.set(attempts := _Attempts())
    try:
        yield attempts
    finally:
        _current.reset(token)


class FirstAnswer:
    """The first answer to one interaction: what is asked for, or the acknowledgement that it comes later.

    It is sent again when the connection broke before Discord confirmed it, and by discord.py after an error of
    Discord's; Discord takes it once. What Discord says when another process was first is raised.
    """

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction
        self._edits = False
        self._sent = False
        self._timer: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_failure: object) -> None:
        """Cancel an acknowledgement that is still scheduled."""
        await self.settle()

    async def acknowledge(self, *, edits: bool) -> None:
        """Acknowledge now. The message whose control was pressed is edited later, or a private one is posted."""
        self._edits = edits
        if not await self.settle():
            await self._acknowledge()

    def acknowledge_if_slow(self, *, edits: bool) -> None:
        """Acknowledge only if `give` or an error is not there soon: a request less, and one way to Discord and back.

        For handlers that change nothing. A change is acknowledged before it is made: where two processes receive the
        same press only one of them makes it, and none is made for a press that can no longer be answered.
        """
        self._edits = edits
        if self._timer is None and not self._interaction.response.is_done():
            self._timer = asyncio.get_running_loop().call_later(SOON_SECONDS, self._acknowledge_late)

    async def settle(self) -> bool:
        """Cancel the acknowledgement that waits, or wait for the one under way; return whether it has an answer."""
        if self._timer is not None:
            self._timer.cancel()
        if (late := self._late) is not None:
            self._late = None
            try:
                await late
            except discord.HTTPException as refusal:
                # The answer itself arrived before the acknowledgement.
                if refusal.code != limits.ALREADY_ACKNOWLEDGED or not self._sent:
                    raise
        return self._sent or self._interaction.response.is_done()

    async def give(self, parts: ui.LayoutView, files: Sequence[discord.File]) -> None:
        """Put parts and files into the answer; nobody who is named there is called."""
        begun = self._sent or self._late is not None or self._interaction.response.is_done()
        if not begun and await self._given_at_once(parts, files):
            return
        await self.settle()
        await self._interaction.edit_original_response(
            view=parts, attachments=[rewound(file) for file in files], allowed_mentions=NOBODY
        )

    async def _given_at_once(self, parts: ui.LayoutView, files: Sequence[discord.File]) -> bool:
        """Send parts and files as the first answer; return whether Discord has taken that.

        On a slow line pictures may take so long that an acknowledgement follows, and overtakes them.
        """
        response = self._interaction.response

        async def at_once() -> None:
            again = [rewound(file) for file in files]
            if self._edits:
                await response.edit_message(view=parts, attachments=again, allowed_mentions=NOBODY)
            else:
                await response.send_message(view=parts, files=again, ephemeral=True, allowed_mentions=NOBODY)

        try:
            known = await self.send(at_once)
        except discord.InteractionResponded:
            return False
        except discord.HTTPException as refusal:
            if refusal.code != limits.ALREADY_ACKNOWLEDGED or self._late is None:
                raise
            return False
        return known or self._late is None

    def _acknowledge_late(self) -> None:
        self._late = asyncio.create_task(self._acknowledge())

    async def _acknowledge(self) -> None:
        response, private = self._interaction.response, not self._edits

        async def defer() -> None:
            if not response.is_done():
                await response.defer(ephemeral=private, thinking=private)

        await self.send(defer)

    async def send(self, request: Callable[[], Awaitable[object]]) -> bool:
        """Make the request of a first answer until Discord has taken it.

        Returns False where Discord may have taken an earlier attempt, whose confirmation was lost.
        """
        with _watched_attempts() as attempts:
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    await request()
                except aiohttp.ClientError as failure:
                    log.info(
                        "interaction %s: the first answer may be lost: %s", self._interaction.id, failure
                    )
                    if attempt == ATTEMPTS:
                        raise
                    attempts.possibly_sent = True
                except discord.HTTPException as refusal:
                    if refusal.code != limits.ALREADY_ACKNOWLEDGED or not attempts.possibly_sent:
                        raise
                    self._sent = True
                    return False
                else:
                    break
        self._sent = True
        return True


def rewound(file: discord.File) -> discord.File:
    """Return a new upload of the same file, from its beginning: one that was sent has been read to its end."""
    file.fp.seek(0)
    return discord.File(file.fp, file.filename, description=file.description)
