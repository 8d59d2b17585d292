"""The gateway: the bot's websockets, the opcodes that it sends over them, and injected connection faults."""

from __future__ import annotations

import asyncio

from aiohttp import WSMessage, WSMsgType, web

from sandbox.gateway import frames
from sandbox.gateway.connection import ZLIB_STREAM, Connection
from sandbox.gateway.dispatches import PRIVILEGED
from sandbox.gateway.frames import BadFrame, Close, Frame, Identify, Op, Resume
from sandbox.gateway.sessions import Sessions
from sandbox.gateway.starts import SessionStarts
from sandbox.guard import gateway_address
from sandbox.rest.routing import Answer, Call, Route

API_VERSION = "10"
HEARTBEAT_MS = 41_250
ACKNOWLEDGED_AFTER_SECONDS = 0.1
"""Seconds before a heartbeat is acknowledged: the delay of a real network. discord.py notes the time of a
heartbeat after sending it. It would measure an earlier acknowledgement from the previous heartbeat, and warn
of a latency of 41 seconds."""


class Gateway:
    """The gateway of one world. `shards` is the number of shards that `/gateway/bot` recommends."""

    def __init__(self, sessions: Sessions, starts: SessionStarts, *, shards: int, privileged: bool) -> None:
        self._sessions = sessions
        self._starts = starts
        self._shards = shards
        self._privileged = privileged
        self._connections: set[Connection] = set()

    @property
    def ready_shards(self) -> set[int]:
        """The shards that are connected now."""
        return self._sessions.connected_shards

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection of the bot, from HELLO to its end."""
        query = request.query
        if query.get("encoding", "json") != "json" or query.get("compress", ZLIB_STREAM) != ZLIB_STREAM:
            raise web.HTTPBadRequest(
                text="The sandbox speaks encoding=json, plainly or with compress=zlib-stream."
            )
        socket = web.WebSocketResponse(max_msg_size=2**20)
        try:
            await socket.prepare(request)
        except ConnectionResetError:
            return web.Response()  # the client disconnected during the handshake, so no response is read
        connection = Connection(socket, request)
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        if query.get("v", API_VERSION) == API_VERSION:
            connection.send(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": []})
        else:
            connection.close(Close.INVALID_VERSION)
        try:
            async for message in socket:
                self._receive(connection, message)
        finally:
            writer.cancel()
            self._connections.discard(connection)
            self._sessions.disconnect(connection)
        return socket

    def routes(self) -> tuple[Route, ...]:
        """Return the REST routes that tell a client the gateway's address; `/gateway/bot` needs the bot's token."""
        return (
            Route("GET", "/gateway", self._address, needs_token=False),
            Route("GET", "/gateway/bot", self._advice),
        )

    def reconnect(self) -> None:
        """Tell every client to connect again and RESUME."""
        for connection in self._connections:
            connection.send(Op.RECONNECT)

    def invalidate(self) -> None:
        """Invalidate every session; clients must IDENTIFY again."""
        for connection in self._connections:
            self._sessions.forget(connection)
            connection.send(Op.INVALID_SESSION, False)

    def drop(self) -> None:
        """Abort every connection without closing it, as a network failure does."""
        for connection in self._connections:
            connection.abort()

    def ignore_heartbeats(self) -> None:
        """Stop acknowledging heartbeats on the present connections; the client must notice and reconnect."""
        for connection in self._connections:
            connection.ignores_heartbeats = True

    async def close(self) -> None:
        """Close every connection properly and unsubscribe from the world."""
        self._sessions.unsubscribe()
        for connection in tuple(self._connections):
            await connection.socket.close(code=1001)

    @staticmethod
    def _address(call: Call) -> Answer:
        return Answer(200, {"url": gateway_address(call.host)})

    def _advice(self, call: Call) -> Answer:
        found = {
            "url": gateway_address(call.host),
            "shards": self._shards,
            "session_start_limit": self._starts.limit(),
        }
        return Answer(200, found)

    def _receive(self, connection: Connection, message: WSMessage) -> None:
        """Handle a frame; a bad one closes the connection with the code of its fault."""
        if connection.closing or message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            return
        try:
            connection.count_frame()
            self._handle(connection, frames.read(message.data))
        except BadFrame as bad:
            connection.close(bad.code)

    def _handle(self, connection: Connection, frame: Frame) -> None:
        session = self._sessions.of(connection)
        match frame.op:
            case Op.HEARTBEAT:
                frames.heartbeat(frame.data)
                if not connection.ignores_heartbeats:
                    loop = asyncio.get_running_loop()
                    loop.call_later(ACKNOWLEDGED_AFTER_SECONDS, connection.send, Op.HEARTBEAT_ACK)
            case Op.IDENTIFY | Op.RESUME if session is not None:
                raise BadFrame(Close.ALREADY_AUTHENTICATED)
            case Op.IDENTIFY:
                self._identify(connection, frames.identify(frame.data))
            case Op.RESUME:
                self._resume(connection, frames.resume(frame.data))
            case _ if session is None:
                raise BadFrame(Close.NOT_AUTHENTICATED)
            case Op.REQUEST_MEMBERS:
                self._sessions.send_members(session, frames.member_request(frame.data))
            case Op.PRESENCE | Op.VOICE_STATE:
                pass
            case _:
                raise BadFrame(Close.UNKNOWN_OPCODE)

    def _identify(self, connection: Connection, identify: Identify) -> None:
        if identify.token != connection.token:
            raise BadFrame(Close.AUTHENTICATION_FAILED)
        if identify.intents & PRIVILEGED and not self._privileged:
            raise BadFrame(Close.DISALLOWED_INTENTS)
        if self._starts.exhausted():
            # Discord ends every session and resets the token of a bot that starts too many.
            for other in self._connections:
                self._sessions.forget(other)
                other.close(Close.AUTHENTICATION_FAILED)
        elif self._starts.count(identify.shard):
            self._sessions.open(connection, identify)
        else:
            connection.send(Op.INVALID_SESSION, False)

    def _resume(self, connection: Connection, resume: Resume) -> None:
        if resume.token != connection.token:
            raise BadFrame(Close.AUTHENTICATION_FAILED)
        if not self._sessions.resume(connection, resume):
            connection.send(Op.INVALID_SESSION, False)
