"""The gateway: opens and resumes the bot's sessions and sends them events."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

from aiohttp import WSMessage, WSMsgType, web

from sandbox.gateway import frames
from sandbox.gateway.dispatches import PRIVILEGED, Intent, translate
from sandbox.gateway.frames import BadFrame, Close, Frame, Identify, MemberRequest, Op, Resume
from sandbox.gateway.sessions import (
    ACKNOWLEDGED_AFTER_SECONDS,
    HEARTBEAT_MS,
    ZLIB_STREAM,
    Connection,
    Session,
)
from sandbox.guard import is_local
from sandbox.recording import Recorder
from sandbox.rest.routing import Answer, Call, Route
from sandbox.wire import payloads
from sandbox.world.events import Event, EventKind
from sandbox.world.state import World
from sandbox.world.values import Server

KEPT_SESSIONS = 16
API_VERSION = "10"


class Gateway:
    """The gateway of one world, with all sessions of the bot."""

    def __init__(
        self, world: World, recorder: Recorder, *, shards: int = 1, privileged: bool = False
    ) -> None:
        self._world = world
        self._recorder = recorder
        self._shards = shards
        self._privileged = privileged
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self.unsubscribe = world.subscribe(self._hear)

    @property
    def ready_shards(self) -> set[int]:
        """The shards that are connected now."""
        return {held.shard for held in self._sessions.values() if held.connection is not None}

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection of the bot, from HELLO to its end."""
        asked = request.query
        if asked.get("encoding", "json") != "json" or asked.get("compress", ZLIB_STREAM) != ZLIB_STREAM:
            raise web.HTTPBadRequest(
                text="The sandbox speaks encoding=json, plainly or with compress=zlib-stream."
            )
        socket = web.WebSocketResponse(max_msg_size=2**20)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        if asked.get("v", API_VERSION) == API_VERSION:
            connection.send(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": []})
        else:
            connection.close(Close.INVALID_VERSION)
        try:
            async for message in socket:
                self._receive(connection, message)
        finally:
            writer.cancel()
            self._connections.discard(connection)
            if connection.session is not None and connection.session.connection is connection:
                connection.session.connection = None
                self._announce()
        return socket

    def routes(self) -> tuple[Route, ...]:
        """Return the REST routes that tell a client the gateway's address; `/gateway/bot` needs the bot's token."""
        return (
            Route(
                "GET", "/gateway", lambda call: Answer(200, {"url": address(call.host)}), needs_token=False
            ),
            Route("GET", "/gateway/bot", self._advice),
        )

    def reconnect(self) -> None:
        """Tell every client to connect again and RESUME."""
        for connection in self._connections:
            connection.send(Op.RECONNECT)

    def invalidate(self) -> None:
        """Invalidate every session; clients must IDENTIFY again."""
        for connection in self._connections:
            if connection.session is not None:
                self._sessions.pop(connection.session.id, None)
                connection.session = None
            connection.send(Op.INVALID_SESSION, False)
        self._announce()

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
        self.unsubscribe()
        for connection in tuple(self._connections):
            await connection.socket.close(code=1001)

    def _advice(self, call: Call) -> Answer:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 16}
        found = {"url": address(call.host), "shards": self._shards, "session_start_limit": limit}
        return Answer(200, found)

    # What the bot says

    def _receive(self, connection: Connection, message: WSMessage) -> None:
        """Handle a frame; close the connection with the code of what is wrong with it."""
        if connection.closing or message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            return
        try:
            connection.count_frame()
            self._do(connection, frames.read(message.data))
        except BadFrame as bad:
            connection.close(bad.code)

    def _do(self, connection: Connection, frame: Frame) -> None:
        match frame.op:
            case Op.HEARTBEAT:
                frames.heartbeat(frame.data)
                if not connection.ignores_heartbeats:
                    loop = asyncio.get_running_loop()
                    loop.call_later(ACKNOWLEDGED_AFTER_SECONDS, connection.send, Op.HEARTBEAT_ACK)
            case Op.IDENTIFY:
                if connection.session is not None:
                    raise BadFrame(Close.ALREADY_AUTHENTICATED)
                self._identify(connection, frames.identify(frame.data))
            case Op.RESUME:
                if connection.session is not None:
                    raise BadFrame(Close.ALREADY_AUTHENTICATED)
                self._resume(connection, frames.resume(frame.data))
            case _ if connection.session is None:
                raise BadFrame(Close.NOT_AUTHENTICATED)
            case Op.REQUEST_MEMBERS:
                self._send_members(connection.session, frames.member_request(frame.data))
            case Op.PRESENCE | Op.VOICE_STATE:
                pass
            case _:
                raise BadFrame(Close.UNKNOWN_OPCODE)

    def _identify(self, connection: Connection, asked: Identify) -> None:
        if asked.token != connection.token:
            raise BadFrame(Close.AUTHENTICATION_FAILED)
        if asked.intents & PRIVILEGED and not self._privileged:
            raise BadFrame(Close.DISALLOWED_INTENTS)
        for old in [
            held for held in self._sessions.values() if held.shard == asked.shard and held.connection is None
        ]:
            del self._sessions[old.id]
        session = Session(
            secrets.token_hex(16), asked.intents, asked.shard, asked.shards, connection=connection
        )
        self._sessions[session.id] = session
        while len(self._sessions) > KEPT_SESSIONS:
            del self._sessions[next(iter(self._sessions))]
        connection.session, connection.compressed = session, asked.compressed
        self._welcome(session, connection.host)
        self._announce()

    def _resume(self, connection: Connection, asked: Resume) -> None:
        if asked.token != connection.token:
            raise BadFrame(Close.AUTHENTICATION_FAILED)
        session = self._sessions.get(asked.session_id)
        if session is not None and not 0 <= asked.sequence <= session.sequence:
            raise BadFrame(Close.INVALID_SEQUENCE)
        if session is None or (session.sent and session.sent[0][0] > asked.sequence + 1):
            connection.send(Op.INVALID_SESSION, False)
            return
        if session.connection is not None:
            session.connection.replace()
        connection.session, session.connection = session, connection
        for sequence, frame in session.sent:
            if sequence > asked.sequence:
                connection.put(frame)
        self._dispatch(session, "RESUMED", {"_trace": []})
        self._announce()

    def _welcome(self, session: Session, host: str) -> None:
        world = self._world
        mine = [
            each
            for each in world.servers.values()
            if self._serves(session, each.id) and world.bot_id in each.members
        ]
        self._dispatch(
            session,
            "READY",
            {
                "v": 10,
                "user": payloads.own_user(world.people[world.bot_id]),
                "guilds": [{"id": each.id, "unavailable": True} for each in mine],
                "session_id": session.id,
                "resume_gateway_url": address(host),
                "shard": [session.shard, session.shards],
                "application": {"id": world.bot_id, "flags": 0},
                "private_channels": [],
                "session_type": "normal",
            },
        )
        if Intent.GUILDS in session.intents:
            for each in mine:
                self._arrive(session, each, was_known=True)

    def _arrive(self, session: Session, server: Server, *, was_known: bool = False) -> None:
        """Send GUILD_CREATE, with `unavailable` only for a server that READY has named."""
        data = payloads.server_arrival(
            self._world, server, with_members=Intent.GUILD_MEMBERS in session.intents
        )
        if was_known:
            data["unavailable"] = False
        self._dispatch(session, "GUILD_CREATE", data)

    def _send_members(self, session: Session, asked: MemberRequest) -> None:
        server = self._world.servers.get(asked.server_id)
        if server is None or Intent.GUILDS not in session.intents:
            return
        query = asked.query.lower()
        found = [
            held
            for held in server.members.values()
            if (
                held.person_id in asked.person_ids
                if asked.person_ids
                else self._world.people[held.person_id].name.lower().startswith(query)
            )
        ]
        chunk = {
            "guild_id": server.id,
            "members": [payloads.member(self._world, server, held) for held in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted((asked.person_ids or frozenset()) - server.members.keys()),
            "nonce": asked.nonce,
        }
        self._dispatch(session, "GUILD_MEMBERS_CHUNK", chunk)

    # What the bot hears

    def _hear(self, event: Event) -> None:
        for session in tuple(self._sessions.values()):
            if not self._concerns(session, event):
                continue
            if event.kind is EventKind.BOT_ADDED:
                if Intent.GUILDS in session.intents:
                    self._arrive(session, event.subject)
                continue
            for name, data in translate(self._world, event, session.intents):
                self._dispatch(session, name, data)

    def _concerns(self, session: Session, event: Event) -> bool:
        """Return True if the session's shard serves the event's server; direct messages belong to shard 0."""
        if event.server_id is None:
            return session.shard == 0
        return self._serves(session, event.server_id)

    @staticmethod
    def _serves(session: Session, server_id: str) -> bool:
        return (int(server_id) >> 22) % session.shards == session.shard

    def _dispatch(self, session: Session, name: str, data: Any) -> None:
        session.sequence += 1
        frame = json.dumps(
            {"op": Op.DISPATCH, "t": name, "s": session.sequence, "d": data}, separators=(",", ":")
        )
        session.sent.append((session.sequence, frame))
        if session.connection is not None:
            session.connection.put(frame)
        self._recorder.dispatch(payloads.moment(self._world.clock.now()), name, session.shard)

    def _announce(self) -> None:
        """Announce in the world when the bot came online or went offline."""
        online = bool(self.ready_shards)
        if online != self._world.bot_online:
            self._world.bot_online = online
            self._world.emit(EventKind.BOT_ONLINE if online else EventKind.BOT_OFFLINE)


def address(host: str) -> str:
    """Return the gateway's address for a client that asked this host: loopback without TLS, else Discord's name."""
    return f"ws://{host}" if is_local(host) else "wss://gateway.discord.gg"
