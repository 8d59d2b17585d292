"""Traces requests to Discord: applies the rate limit, counts results, and measures the time to the first answer.

Server errors are reported to `bot.platform.acknowledging`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta
from http import HTTPStatus
from types import SimpleNamespace

import aiohttp
import discord

from bot.metrics import FIRST_ANSWER, RATE_LIMITED, REQUESTS, REQUESTS_LEFT
from bot.platform import acknowledging
from host.rate_limits import RateLimit

_EXEMPT = re.compile(r"/interactions/\d+/|/webhooks/\d+/")
"""Requests with the token of an interaction do not count towards the limit."""
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


def request_tracing(now: Callable[[], datetime], rate_limit: RateLimit) -> aiohttp.TraceConfig:
    """Return the trace configuration for `aiohttp`; requests that count wait for the `rate_limit`."""
    watch = aiohttp.TraceConfig()

    async def begun(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, start: aiohttp.TraceRequestStartParams
    ) -> None:
        path = start.url.path
        if path.startswith("/api/") and not _EXEMPT.search(path):
            await rate_limit.take()

    async def ended(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        """Measure a request that was answered, and hold further ones after a global rate limit."""
        answer = end.response
        REQUESTS.labels(str(answer.status)).inc()
        if answer.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            acknowledging.request_failed()
        if answer.status == HTTPStatus.TOO_MANY_REQUESTS:
            RATE_LIMITED.labels(answer.headers.get("X-RateLimit-Scope", "unknown")).inc()
            if "X-RateLimit-Global" in answer.headers:
                await rate_limit.hold(_retry_after(answer))
        left, bucket = answer.headers.get("X-RateLimit-Remaining"), answer.headers.get("X-RateLimit-Bucket")
        if left is not None and bucket is not None:
            REQUESTS_LEFT.labels(bucket).set(float(left))
        if (pressed := _CALLBACK.search(end.url.path)) is not None:
            # The id has the time of the interaction; Discord's clock may be a little ahead.
            waited = now() - discord.utils.snowflake_time(int(pressed[1]))
            FIRST_ANSWER.observe(max(0.0, waited.total_seconds()))

    watch.on_request_start.append(begun)
    watch.on_request_end.append(ended)
    return watch


def _retry_after(answer: aiohttp.ClientResponse) -> timedelta:
    try:
        return timedelta(seconds=float(answer.headers.get("Retry-After", "1")))
    except (ValueError, OverflowError):
        return timedelta(seconds=1)
