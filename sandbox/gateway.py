"""The gateway: sessions of the bot, what they hear by their intents, and how they come back after a break."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

from aiohttp import WSMessage, WSMsgType, web

from sandbox import payloads
from sandbox.dispatches import PRIVILEGED, Intent, translate
from sandbox.events import Event, Happening
from sandbox.guard import is_local
from sandbox.model import Server
from sandbox.recording import Recorder
from sandbox.sessions import ACKNOWLEDGED_AFTER_SECONDS, HEARTBEAT_MS, Close, Connection, Op, Session
from sandbox.world import World

KEPT_SESSIONS = 16


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, recorder: Recorder, *, privileged: bool = False) -> None:
        self._world = world
        self._recorder = recorder
        self._privileged = privileged
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self.unsubscribe = world.subscribe(self._hear)

    @property
    def ready_shards(self) -> set[int]:
        """The shards with a living connection."""
        return {held.shard for held in self._sessions.values() if held.connection is not None}

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One connection of the bot, from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=2**20)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": []})
        try:
            async for message in socket:
                code = self._received(connection, message)
                if code is not None:
                    connection.close(code)
        finally:
            writer.cancel()
            self._connections.discard(connection)
            if connection.session is not None and connection.session.connection is connection:
                connection.session.connection = None
                self._announce()
        return socket

    def reconnect(self) -> None:
        """Ask every connection to come back with RESUME."""
        for connection in self._connections:
            connection.send(Op.RECONNECT)

    def invalidate(self) -> None:
        """Forget every session and tell the bot, which must IDENTIFY again."""
        for connection in self._connections:
            if connection.session is not None:
                self._sessions.pop(connection.session.id, None)
                connection.session = None
            connection.send(Op.INVALID_SESSION, False)
        self._announce()

    def drop(self) -> None:
        """Break every connection without a word, as a bad network does."""
        for connection in self._connections:
            if connection.transport is not None:
                connection.transport.abort()

    def deafen(self) -> None:
        """Acknowledge no heartbeat any more on the connections there are; the bot must notice and come back."""
        for connection in self._connections:
            connection.deaf = True

    async def close(self) -> None:
        """Close every connection in good order and stop listening to the world."""
        self.unsubscribe()
        for connection in tuple(self._connections):
            await connection.socket.close(code=1001)

    # What the bot says

    def _received(self, connection: Connection, message: WSMessage) -> Close | None:
        if message.type is not WSMsgType.TEXT:
            return None
        try:
            frame = json.loads(message.data)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            return Close.DECODE_ERROR
        match op:
            case Op.HEARTBEAT:
                if not connection.deaf:
                    loop = asyncio.get_running_loop()
                    loop.call_later(ACKNOWLEDGED_AFTER_SECONDS, connection.send, Op.HEARTBEAT_ACK)
            case Op.IDENTIFY:
                return self._identify(connection, data)
            case Op.RESUME:
                return self._resume(connection, data)
            case Op.REQUEST_MEMBERS if connection.session is not None:
                self._send_members(connection.session, data)
            case Op.PRESENCE | Op.VOICE_STATE:
                pass
            case _:
                return Close.NOT_AUTHENTICATED if connection.session is None else Close.UNKNOWN_OPCODE
        return None

    def _identify(self, connection: Connection, data: Any) -> Close | None:
        if connection.session is not None:
            return Close.ALREADY_AUTHENTICATED
        if data.get("token", "").removeprefix("Bot ") != connection.token:
            return Close.AUTHENTICATION_FAILED
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            return Close.INVALID_SHARD
        intents = Intent(data.get("intents") or 0)
        if intents & PRIVILEGED and not self._privileged:
            return Close.DISALLOWED_INTENTS
        for old in [
            held for held in self._sessions.values() if held.shard == shard and held.connection is None
        ]:
            del self._sessions[old.id]
        session = Session(secrets.token_hex(16), intents, shard, shards, connection=connection)
        self._sessions[session.id] = session
        while len(self._sessions) > KEPT_SESSIONS:
            del self._sessions[next(iter(self._sessions))]
        connection.session = session
        self._welcome(session, connection.host)
        self._announce()
        return None

    def _resume(self, connection: Connection, data: Any) -> Close | None:
        if data.get("token", "").removeprefix("Bot ") != connection.token:
            return Close.AUTHENTICATION_FAILED
        session = self._sessions.get(data.get("session_id"))
        heard = int(data.get("seq") or 0)
        if session is None or (session.sent and session.sent[0][0] > heard + 1):
            connection.send(Op.INVALID_SESSION, False)
            return None
        connection.session, session.connection = session, connection
        for sequence, frame in session.sent:
            if sequence > heard:
                connection.put(frame)
        self._dispatch(session, "RESUMED", {"_trace": []})
        self._announce()
        return None

    def _welcome(self, session: Session, host: str) -> None:
        world = self._world
        mine = [
            each
            for each in world.servers.values()
            if self._sits(session, each.id) and world.bot_id in each.members
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
        """GUILD_CREATE; only for a server that READY had named it says `unavailable`."""
        data = payloads.server_arrival(
            self._world, server, with_members=Intent.GUILD_MEMBERS in session.intents
        )
        if was_known:
            data["unavailable"] = False
        self._dispatch(session, "GUILD_CREATE", data)

    def _send_members(self, session: Session, data: Any) -> None:
        server = self._world.servers.get(str(data["guild_id"]))
        if server is None or Intent.GUILDS not in session.intents:
            return
        asked = data.get("user_ids")
        wanted = {str(each) for each in (asked if isinstance(asked, list) else [asked])} if asked else None
        query = (data.get("query") or "").lower()
        found = [
            held
            for held in server.members.values()
            if (
                held.person_id in wanted
                if wanted
                else self._world.people[held.person_id].name.lower().startswith(query)
            )
        ]
        chunk = {
            "guild_id": server.id,
            "members": [payloads.member(self._world, server, held) for held in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted((wanted or set()) - server.members.keys()),
            "nonce": data.get("nonce"),
        }
        self._dispatch(session, "GUILD_MEMBERS_CHUNK", chunk)

    # What the bot hears

    def _hear(self, event: Event) -> None:
        for session in tuple(self._sessions.values()):
            if not self._concerns(session, event):
                continue
            if event.kind is Happening.BOT_ADDED:
                if Intent.GUILDS in session.intents:
                    self._arrive(session, event.subject)
                continue
            for name, data in translate(self._world, event, session.intents):
                self._dispatch(session, name, data)

    def _concerns(self, session: Session, event: Event) -> bool:
        """Whether the session's shard serves the event's server; direct messages belong to shard 0."""
        if event.server_id is None:
            return session.shard == 0
        return self._sits(session, event.server_id)

    @staticmethod
    def _sits(session: Session, server_id: str) -> bool:
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
        """Tell the world when the bot came online or went offline."""
        online = bool(self.ready_shards)
        if online != self._world.bot_online:
            self._world.bot_online = online
            self._world.emit(Happening.BOT_ONLINE if online else Happening.BOT_OFFLINE)


def address(host: str) -> str:
    """Where the gateway is, for whoever asked under this host: on loopback in clear, else under Discord's name."""
    return f"ws://{host}" if is_local(host) else "wss://gateway.discord.gg"
