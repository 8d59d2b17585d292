"""The bot's sessions at the gateway, each for one shard, and the events that they receive."""

from __future__ import annotations

import json
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from sandbox.gateway.connection import Connection
from sandbox.gateway.dispatches import Intent, translate
from sandbox.gateway.frames import BadFrame, Close, Identify, MemberRequest, Op, Resume
from sandbox.guard import gateway_address
from sandbox.recording import Recorder
from sandbox.wire import payloads
from sandbox.world.events import Event, EventKind
from sandbox.world.state import World
from sandbox.world.values import Json, Server

KEPT_SESSIONS = 64
"""The most sessions kept without a connection; the oldest are forgotten."""

REPLAYED_EVENTS = 500
"""Events that a session keeps for a RESUME."""


@dataclass(slots=True)
class Session:
    """A session, opened by IDENTIFY for one shard; it survives its connection and can be resumed."""

    id: str
    intents: Intent
    shard: int
    shards: int
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAYED_EVENTS))
    connection: Connection | None = None

    def serves(self, server_id: str | None) -> bool:
        """Return True if this shard receives the server's events; those of no server (None) go to shard 0."""
        return self.shard == (0 if server_id is None else (int(server_id) >> 22) % self.shards)


class Sessions:
    """All sessions of the bot; each receives the events of its shard's servers."""

    def __init__(self, world: World, recorder: Recorder) -> None:
        self._world = world
        self._recorder = recorder
        self._held: dict[str, Session] = {}
        self._connected: set[int] = set()
        self.unsubscribe = world.subscribe(self._on_event)

    @property
    def connected_shards(self) -> set[int]:
        """The shards that are connected now."""
        return {held.shard for held in self._held.values() if held.connection is not None}

    def of(self, connection: Connection) -> Session | None:
        """Return the connection's session, None before IDENTIFY and RESUME."""
        return self._held.get(connection.session_id or "")

    def open(self, connection: Connection, identify: Identify) -> None:
        """Open a session for the connection and send READY and the shard's servers."""
        session = Session(secrets.token_hex(16), identify.intents, identify.shard, identify.shards)
        self._forget_old(session)
        self._held[session.id] = session
        session.connection, connection.session_id = connection, session.id
        connection.compressed = identify.compressed
        self._send_ready(session, connection.host)
        self._announce()

    def resume(self, connection: Connection, resume: Resume) -> bool:
        """Resume a session and send the events it missed; return False if any of these is no longer kept."""
        session = self._held.get(resume.session_id)
        if session is None:
            return False
        if not 0 <= resume.sequence <= session.sequence:
            raise BadFrame(Close.INVALID_SEQUENCE)
        if session.sent and session.sent[0][0] > resume.sequence + 1:
            return False
        if session.connection is not None:
            session.connection.replace()
        session.connection, connection.session_id = connection, session.id
        for sequence, frame in session.sent:
            if sequence > resume.sequence:
                connection.put(frame)
        self._dispatch(session, "RESUMED", {"_trace": []})
        self._announce()
        return True

    def disconnect(self, connection: Connection) -> None:
        """Keep the session of a connection that has ended."""
        session = self.of(connection)
        if session is not None and session.connection is connection:
            session.connection = None
            self._announce()

    def forget(self, connection: Connection) -> None:
        """Forget the connection's session: it cannot be resumed."""
        self._held.pop(connection.session_id or "", None)
        connection.session_id = None
        self._announce()

    def send_members(self, session: Session, request: MemberRequest) -> None:
        """Send the members that a client asks for."""
        server = self._world.servers.get(request.server_id)
        if server is None or Intent.GUILDS not in session.intents:
            return
        query = request.query.lower()
        found = [
            held
            for held in server.members.values()
            if (
                held.person_id in request.person_ids
                if request.person_ids
                else self._world.people[held.person_id].name.lower().startswith(query)
            )
        ]
        chunk = {
            "guild_id": server.id,
            "members": [payloads.member(self._world, server, held) for held in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted((request.person_ids or frozenset()) - server.members.keys()),
            "nonce": request.nonce,
        }
        self._dispatch(session, "GUILD_MEMBERS_CHUNK", chunk)

    def _forget_old(self, fresh: Session) -> None:
        """Forget sessions without a connection: those of the same shard, and the oldest beyond KEPT_SESSIONS."""
        idle = [held for held in self._held.values() if held.connection is None]
        replaced = [held for held in idle if (held.shard, held.shards) == (fresh.shard, fresh.shards)]
        for old in (*replaced, *idle[: max(0, len(idle) - KEPT_SESSIONS)]):
            self._held.pop(old.id, None)

    def _send_ready(self, session: Session, host: str) -> None:
        world = self._world
        servers = [
            server
            for server in world.servers.values()
            if session.serves(server.id) and world.bot_id in server.members
        ]
        ready: Json = {
            "v": 10,
            "user": payloads.own_user(world.people[world.bot_id]),
            "guilds": [{"id": server.id, "unavailable": True} for server in servers],
            "session_id": session.id,
            "resume_gateway_url": gateway_address(host),
            "shard": [session.shard, session.shards],
            "application": {"id": world.bot_id, "flags": 0},
            "private_channels": [],
            "session_type": "normal",
        }
        self._dispatch(session, "READY", ready)
        if Intent.GUILDS in session.intents:
            for server in servers:
                self._send_server(session, server, was_known=True)

    def _send_server(self, session: Session, server: Server, *, was_known: bool = False) -> None:
        """Send GUILD_CREATE, with `unavailable` only if `was_known`: READY has listed the server."""
        data = payloads.server_arrival(
            self._world, server, with_members=Intent.GUILD_MEMBERS in session.intents
        )
        if was_known:
            data["unavailable"] = False
        self._dispatch(session, "GUILD_CREATE", data)

    def _on_event(self, event: Event) -> None:
        for session in tuple(self._held.values()):
            if not session.serves(event.server_id):
                continue
            if event.kind is EventKind.BOT_ADDED:
                if Intent.GUILDS in session.intents:
                    self._send_server(session, event.subject)
                continue
            for name, data in translate(self._world, event, session.intents):
                self._dispatch(session, name, data)

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
        """Announce in the world which shards are connected, and when the bot came online or went offline."""
        connected, self._connected = self._connected, self.connected_shards
        if connected == self._connected:
            return
        self._world.emit(EventKind.SHARDS_CHANGED, frozenset(self._connected))
        online = bool(self._connected)
        if online != self._world.bot_online:
            self._world.bot_online = online
            self._world.emit(EventKind.BOT_ONLINE if online else EventKind.BOT_OFFLINE)
