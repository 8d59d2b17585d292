"""The HTTP port for operators: `/metrics`, `/healthz` and `/readyz`."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Protocol

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.app.config import Address
from bot.metrics import LOOP_LAG, OUTBOX_AGE, OUTBOX_WAITING, REPLAYS, SHARDS
from bot.platform.unfinished import cancel_all
from host.host import Host
from model.errors import StorageTrouble

log = logging.getLogger(__name__)

LOOK_SECONDS = 0.25
"""Seconds between two measurements of the event loop's delay."""
DATABASE_SECONDS = 2.0
"""Seconds that the database may take to answer a readiness check."""


class Connected(Protocol):
    """The part of the client that the health checks use."""

    def shards_connected(self) -> tuple[int, int]:
        """Return the number of connected shards, and of all shards of this process."""


class Health:
    """Answers the three paths. A live process answers `/healthz`; a ready one can serve people now."""

    def __init__(self, host: Host, client: Connected, now: Callable[[], datetime]) -> None:
        self._host = host
        self._client = client
        self._now = now

    def app(self) -> web.Application:
        """Return the web application with these paths."""
        app = web.Application()
        app.router.add_get("/healthz", self._alive)
        app.router.add_get("/readyz", self._ready)
        app.router.add_get("/metrics", self._metrics)
        return app

    async def watch_loop(self) -> None:
        """Measure the delay of the event loop, until cancelled."""
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(LOOK_SECONDS)
            LOOP_LAG.observe(max(0.0, time.perf_counter() - begun - LOOK_SECONDS))

    async def _alive(self, _request: web.Request) -> web.Response:
        return web.json_response({"alive": True})

    async def _ready(self, _request: web.Request) -> web.Response:
        connected, shards = self._client.shards_connected()
        database = await self._look_at_outbox() and self._host.downtimes.can_store()
        ready = database and 0 < connected == shards
        body = {"ready": ready, "database": database, "shards": shards, "connected": connected}
        return web.json_response(body, status=200 if ready else 503)

    async def _metrics(self, _request: web.Request) -> web.Response:
        await self._look_at_outbox()
        SHARDS.set(self._client.shards_connected()[0])
        REPLAYS.set(self._host.replays)
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _look_at_outbox(self) -> bool:
        """Measure the pending messages; return whether the database answered in time."""
        try:
            async with asyncio.timeout(DATABASE_SECONDS):
                count, oldest = await self._host.outbox.backlog()
        except (StorageTrouble, TimeoutError):
            return False
        OUTBOX_WAITING.set(count)
        OUTBOX_AGE.set(0 if oldest is None else max(0.0, (self._now() - oldest).total_seconds()))
        return True


@asynccontextmanager
async def serving(address: Address | None, health: Health) -> AsyncIterator[None]:
    """Serve at an address inside the context; serve nothing without one, or if it is in use."""
    if address is None:
        yield
        return
    runner = web.AppRunner(health.app(), access_log=None)
    await runner.setup()
    watching = asyncio.create_task(health.watch_loop(), name="loop lag")
    try:
        try:
            await web.TCPSite(runner, address.host, address.port).start()
        except OSError as problem:
            log.error(
                "could not serve /metrics, /healthz and /readyz at %s:%d: %s; people can play all the same",
                address.host,
                address.port,
                problem,
            )
        yield
    finally:
        await cancel_all((watching,))
        await runner.cleanup()
