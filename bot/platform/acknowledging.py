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
"""Seconds after which a handler that has not answered yet is acknowledged.

Discord waits three seconds for the first answer, transmission included.
"""


@dataclass(slots=True)
class _Attempts:
    """The attempts at one request; `possibly_sent` is True once one has failed that Discord may have processed."""

    possibly_sent: bool = False


NOBODY = discord.AllowedMentions.none()

_current: ContextVar[_Attempts | None] = ContextVar("attempts", default=None)


def request_failed() -> None:
    """Record that a request of this task got a server error from Discord; discord.py will repeat the request."""
    if (attempts := _current.get()) is not None:
        attempts.possibly_sent = True


@contextmanager
def _watched_attempts() -> Iterator[_Attempts]:
    """Yield the attempts in which server errors of this task are recorded inside the context."""
    token = _current.set(attempts := _Attempts())
    try:
        yield attempts
    finally:
        _current.reset(token)


class FirstAnswer:
    """The first answer to one interaction: the answer itself, or an acknowledgement that it comes later.

    It is sent again if the connection broke before Discord confirmed it, and by discord.py after a server error;
    Discord accepts it once. If another process has answered first, Discord's error is raised.
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
        """Acknowledge now: with `edits`, an edit of the pressed control's message follows, else a private message."""
        self._edits = edits
        if not await self.settle():
            await self._acknowledge()

    def acknowledge_if_slow(self, *, edits: bool) -> None:
        """Acknowledge after SOON_SECONDS unless there is an answer or an error by then, which saves a round trip.

        For handlers that change nothing. A change is acknowledged before it is made: if two processes receive the
        same press, only one of them makes it, and none is made for a press that can no longer be answered.
        """
        self._edits = edits
        if self._timer is None and not self._interaction.response.is_done():
            self._timer = asyncio.get_running_loop().call_later(SOON_SECONDS, self._acknowledge_late)

    async def settle(self) -> bool:
        """Cancel the scheduled acknowledgement, or wait for the one being sent.

        Return whether an acknowledgement or an answer was sent.
        """
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
        """Send parts and files as the answer, without pinging anyone."""
        begun = self._sent or self._late is not None or self._interaction.response.is_done()
        if not begun and await self._given_at_once(parts, files):
            return
        await self.settle()
        await self._interaction.edit_original_response(
            view=parts, attachments=[rewound(file) for file in files], allowed_mentions=NOBODY
        )

    async def _given_at_once(self, parts: ui.LayoutView, files: Sequence[discord.File]) -> bool:
        """Send parts and files as the first answer; return whether Discord has accepted it.

        On a slow connection the upload may take so long that an acknowledgement is sent too, and arrives first.
        """
        response = self._interaction.response

        async def at_once() -> None:
            rewound_files = [rewound(file) for file in files]
            if self._edits:
                await response.edit_message(view=parts, attachments=rewound_files, allowed_mentions=NOBODY)
            else:
                await response.send_message(
                    view=parts, files=rewound_files, ephemeral=True, allowed_mentions=NOBODY
                )

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
        """Repeat the request of a first answer until Discord has accepted it.

        Return False if Discord may have accepted an earlier attempt whose confirmation was lost.
        """
        with _watched_attempts() as attempts:
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    await request()
                except aiohttp.ClientError as failure:
                    log.info(
                        "could not send the first answer to interaction %s (attempt %d of %d): %s",
                        self._interaction.id,
                        attempt,
                        ATTEMPTS,
                        failure,
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
    """Return a new upload of the same file, since one that was sent has been read to its end."""
    file.fp.seek(0)
    return discord.File(file.fp, file.filename, description=file.description)
