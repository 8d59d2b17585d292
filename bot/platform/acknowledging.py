"""The first answer to a command or a press, safe against a connection that breaks before Discord confirms it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot.platform import limits

log = logging.getLogger(__name__)

ATTEMPTS = 3


@dataclass(slots=True)
class _Doubt:
    """Whether a request has failed that Discord may have taken all the same."""

    exists: bool = False


_doubt: ContextVar[_Doubt | None] = ContextVar("doubt", default=None)


def request_failed() -> None:
    """Note that Discord answered a request of this task with an error of its own: discord.py sends it again."""
    if (doubt := _doubt.get()) is not None:
        doubt.exists = True


@contextmanager
def _in_doubt() -> Iterator[_Doubt]:
    """While entered, such requests of this task are noted in what is yielded."""
    before = _doubt.set(doubt := _Doubt())
    try:
        yield doubt
    finally:
        _doubt.reset(before)


async def defer(
    interaction: discord.Interaction[Any], *, ephemeral: bool = False, thinking: bool = False
) -> None:
    """Tell Discord that the answer comes later, unless something has been answered already.

    It is sent again when the connection broke before Discord confirmed it, and by discord.py after an error of
    Discord's; Discord takes it once. Raises what Discord says when another process was first.
    """
    if interaction.response.is_done():
        return
    with _in_doubt() as doubt:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                await interaction.response.defer(ephemeral=ephemeral, thinking=thinking)
            except aiohttp.ClientError as failure:
                log.info("interaction %s: the acknowledgement may be lost: %s", interaction.id, failure)
                if attempt == ATTEMPTS:
                    raise
                doubt.exists = True
            except discord.HTTPException as refusal:
                if refusal.code != limits.ALREADY_ACKNOWLEDGED or not doubt.exists:
                    raise
                return
            else:
                return
