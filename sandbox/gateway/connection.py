"""A connection of the bot to the gateway: frames go out in order, and those that come in are counted."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections import deque
from typing import Any

from aiohttp import web

from sandbox.gateway.frames import BadFrame, Close, Op
from sandbox.rest.http import BOT_TOKEN

FRAMES_A_MINUTE = 120
ZLIB_STREAM = "zlib-stream"


class Connection:
    """One websocket. Frames are queued, so that sending never waits, and written in order.

    With `compress=zlib-stream` in its address all frames are one compressed stream; after an IDENTIFY with
    `compress` each frame is compressed by itself.
    """

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.host = request.host
        self.token = request.app[BOT_TOKEN]
        self.transport = request.transport
        self.session_id: str | None = None
        self.closing = False
        self.ignores_heartbeats = False
        self.compressed = False
        self._stream = zlib.compressobj() if request.query.get("compress") == ZLIB_STREAM else None
        self._frames: asyncio.Queue[str | Close] = asyncio.Queue()
        self._received: deque[float] = deque(maxlen=FRAMES_A_MINUTE)

    def send(self, op: Op, data: Any = None) -> None:
        """Queue a frame other than a dispatch."""
        self.put(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def put(self, frame: str) -> None:
        """Queue a frame that is already encoded."""
        self._frames.put_nowait(frame)

    def close(self, code: Close) -> None:
        """Close the connection with this code, after all queued frames are written."""
        self.closing = True
        self._frames.put_nowait(code)

    def abort(self) -> None:
        """Abort the connection without closing it."""
        if self.transport is not None:
            self.transport.abort()

    def replace(self) -> None:
        """Abort the connection because another one has resumed its session."""
        self.session_id = None
        self.abort()

    def count_frame(self) -> None:
        """Count a frame from the client; refuses the 121st within a minute."""
        now = time.monotonic()
        if len(self._received) == FRAMES_A_MINUTE and now - self._received[0] < 60:
            raise BadFrame(Close.RATE_LIMITED)
        self._received.append(now)

    async def write(self) -> None:
        """Write queued frames until the connection is closed or lost."""
        while True:
            frame = await self._frames.get()
            try:
                if isinstance(frame, Close):
                    await self.socket.close(code=frame, message=frame.name.encode())
                    return
                await self._write(frame)
            except ConnectionError:
                return

    async def _write(self, frame: str) -> None:
        if self._stream is not None:
            packed = self._stream.compress(frame.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)
            await self.socket.send_bytes(packed)
        elif self.compressed:
            await self.socket.send_bytes(zlib.compress(frame.encode()))
        else:
            await self.socket.send_str(frame)
