"""Counts the requests to Discord, how they ended, and how soon people get their first answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from http import HTTPStatus
from types import SimpleNamespace

import aiohttp
import discord

from bot.metrics import FIRST_ANSWER, RATE_LIMITED, REQUESTS, REQUESTS_LEFT

_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


def request_watch(now: Callable[[], datetime]) -> aiohttp.TraceConfig:
    """Return what `aiohttp` tells of every request."""
    watch = aiohttp.TraceConfig()

    async def ended(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        answer = end.response
        REQUESTS.labels(str(answer.status)).inc()
        if answer.status == HTTPStatus.TOO_MANY_REQUESTS:
            RATE_LIMITED.labels(answer.headers.get("X-RateLimit-Scope", "unknown")).inc()
        left, bucket = answer.headers.get("X-RateLimit-Remaining"), answer.headers.get("X-RateLimit-Bucket")
        if left is not None and bucket is not None:
            REQUESTS_LEFT.labels(bucket).set(float(left))
        if (pressed := _CALLBACK.search(end.url.path)) is not None:
            # The id says when Discord was asked; its clock may be a little ahead of ours.
            waited = now() - discord.utils.snowflake_time(int(pressed[1]))
            FIRST_ANSWER.observe(max(0.0, waited.total_seconds()))

    watch.on_request_end.append(ended)
    return watch
