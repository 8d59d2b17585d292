"""Frames from a client: parsed, checked, and refused with Discord's close codes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import IntEnum
from functools import reduce
from operator import or_
from typing import Any

from sandbox.gateway.dispatches import Intent

LONGEST_FRAME = 15 * 1024
"""Bytes of one frame from a client; a longer one is refused unread."""

KNOWN_INTENTS = reduce(or_, (1 << bit for bit in (*range(17), 20, 21, 24, 25)))
"""All intent bits that Discord defines."""


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
    """Close codes that tell the client what it did wrong."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQUENCE = 4007
    RATE_LIMITED = 4008
    INVALID_SHARD = 4010
    INVALID_VERSION = 4012
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


class BadFrame(Exception):  # noqa: N818 - named after what was sent
    """A frame that Discord answers by closing the connection with `code`."""

    def __init__(self, code: Close) -> None:
        super().__init__(code.name)
        self.code = code


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame from a client: the opcode and its data."""

    op: int
    data: Any


@dataclass(frozen=True, slots=True)
class Identify:
    """A client's request for a new session."""

    token: str
    intents: Intent
    shard: int
    shards: int
    compressed: bool


@dataclass(frozen=True, slots=True)
class Resume:
    """A client's request to go on with a session after the event number `sequence`."""

    token: str
    session_id: str
    sequence: int


@dataclass(frozen=True, slots=True)
class MemberRequest:
    """A client's request for members of a server, by ids or by a prefix of their names, `query`."""

    server_id: str
    person_ids: frozenset[str] | None
    query: str
    nonce: str | None


def read(raw: str | bytes) -> Frame:
    """Parse a frame; its JSON is text or, from some libraries, bytes. Refuses one that is too long."""
    if len(raw) > LONGEST_FRAME:
        raise BadFrame(Close.DECODE_ERROR)
    try:
        frame = _object(json.loads(raw))
    except (ValueError, RecursionError):
        raise BadFrame(Close.DECODE_ERROR) from None
    return Frame(_integer(frame.get("op")), frame.get("d"))


def heartbeat(data: Any) -> None:
    """Refuse a heartbeat whose data is neither an integer, the last sequence number, nor None."""
    _integer(data or 0)


def identify(data: Any) -> Identify:
    """Parse an IDENTIFY; refuses intents and shards that do not exist."""
    found = _object(data)
    token, intents = _token(found), _integer(found.get("intents"))
    if intents < 0 or intents & ~KNOWN_INTENTS:
        raise BadFrame(Close.INVALID_INTENTS)
    shard, shards = _shard(found.get("shard"))
    return Identify(token, Intent(intents), shard, shards, compressed=found.get("compress") is True)


def resume(data: Any) -> Resume:
    """Parse a RESUME."""
    found = _object(data)
    return Resume(_token(found), _text(found.get("session_id")), _integer(found.get("seq") or 0))


def member_request(data: Any) -> MemberRequest:
    """Parse a REQUEST_GUILD_MEMBERS."""
    found = _object(data)
    user_ids = found.get("user_ids")
    ids = user_ids if isinstance(user_ids, list) else [] if user_ids is None else [user_ids]
    nonce = found.get("nonce")
    return MemberRequest(
        _id(found.get("guild_id")),
        frozenset(map(_id, ids)) or None,
        _text(found.get("query") or ""),
        None if nonce is None else _text(nonce),
    )


def _object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadFrame(Close.DECODE_ERROR)
    return value


def _integer(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadFrame(Close.DECODE_ERROR)
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise BadFrame(Close.DECODE_ERROR)
    return value


def _id(value: Any) -> str:
    return value if isinstance(value, str) else str(_integer(value))


def _token(found: dict[str, Any]) -> str:
    return _text(found.get("token")).removeprefix("Bot ")


def _shard(value: Any) -> tuple[int, int]:
    """Return the shard's number and the number of shards, `(0, 1)` for None."""
    match value:
        case None:
            return 0, 1
        case [int(shard), int(shards)] if 0 <= shard < shards:
            return shard, shards
        case _:
            raise BadFrame(Close.INVALID_SHARD)
