"""The gateway's words, a session of the bot, and the websocket it speaks through."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from aiohttp import web

from sandbox.dispatches import Intent
from sandbox.http import BOT_TOKEN

HEARTBEAT_MS = 41_250
ACKNOWLEDGED_AFTER_SECONDS = 0.1
"""As on a real network. discord.py takes down that it sent a heartbeat only after sending it: an answer that is
there before is counted from the heartbeat before, and it warns that the connection is 41 seconds behind."""
REPLAYED = 500


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    """Close codes that tell the bot what it did wrong."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SHARD = 4010
    DISALLOWED_INTENTS = 4014


@dataclass(slots=True)
class Session:
    """What the bot's IDENTIFY opened; it outlives its connection for a RESUME."""

    id: str
    intents: Intent
    shard: int
    shards: int
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAYED))
    connection: Connection | None = None


class Connection:
    """One websocket. Frames go out in order through a queue, so that telling is never waiting."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.host = request.host
        self.token = request.app[BOT_TOKEN]
        self.transport = request.transport
        self.session: Session | None = None
        self.deaf = False
        self._frames: asyncio.Queue[str | Close] = asyncio.Queue()

    def send(self, op: Op, data: Any = None) -> None:
        """Queue a frame that is no dispatch."""
        self.put(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def put(self, frame: str) -> None:
        """Queue a finished frame."""
        self._frames.put_nowait(frame)

    def close(self, code: Close) -> None:
        """Close the connection with this code, after everything that is queued."""
        self._frames.put_nowait(code)

    async def write(self) -> None:
        """Write frames as they come, until the connection is gone."""
        while True:
            frame = await self._frames.get()
            try:
                if isinstance(frame, Close):
                    await self.socket.close(code=frame, message=frame.name.encode())
                    return
                await self.socket.send_str(frame)
            except ConnectionError:
                return
