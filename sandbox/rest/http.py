"""HTTP for the REST routes: reads requests, injects faults, applies rate limits, writes answers as Discord does."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import parse_qs

from aiohttp import BodyPartReader, web
from aiohttp.http import HttpProcessingError

from sandbox.faults import SERVED_KINDS, Fault, FaultKind, Faults
from sandbox.recording import Recorder
from sandbox.rest import routes
from sandbox.rest.rate_limits import WEBHOOK_TOKEN, RateLimits, refusal_headers
from sandbox.rest.routing import Answer, Call, Route
from sandbox.rest.validation import BodyValidator
from sandbox.wire import payloads
from sandbox.world.errors import InvalidForm, Refusal, Refused
from sandbox.world.state import World
from sandbox.world.uploads import Upload

LOG = logging.getLogger(__name__)
API = "/api/v10"
FORM = "application/x-www-form-urlencoded"
FILE_SLOT = re.compile(r"files\[(\d+)\]")
BOT_TOKEN = web.AppKey("bot_token", str)
"""The token with which the bot of an application must authenticate."""

BODY_LIMIT = 26 * 2**20
"""The greatest length of a body, in bytes; a longer one is refused."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """A request as it was read, and its answer."""

    answer: Answer
    headers: dict[str, str]
    body: Any = None
    files: tuple[Upload, ...] = ()


class Rest:
    """Discord's REST API for one world."""

    def __init__(
        self,
        world: World,
        faults: Faults,
        rate_limits: RateLimits,
        validator: BodyValidator | None,
        recorder: Recorder,
        break_gateway: Callable[[], None],
        more_routes: Iterable[Route],
    ) -> None:
        self._world = world
        self._faults = faults
        self._rate_limits = rate_limits
        self._validator = validator
        self._recorder = recorder
        self._break_gateway = break_gateway
        self._routes = (*routes(), *more_routes)

    def attach(self, app: web.Application) -> None:
        """Serve every route under `/api/v10`, and Discord's 404 for other paths of the API."""
        for route in self._routes:
            app.router.add_route(route.method, API + route.template, self._serve(route))
        app.router.add_route("*", "/api/{path:.*}", self._unknown_path)

    def _serve(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            started = time.perf_counter()
            fault = self._faults.take(route.method, route.template)
            kind = fault.kind if fault else None
            try:
                exchange = await self._exchange(request, route, fault)
            except ConnectionResetError:
                # The client disconnected before its whole request had arrived, so this answer is not read.
                return web.Response(status=400)
            if fault is not None and kind is FaultKind.SLOW:
                await asyncio.sleep(fault.seconds)
            if kind is FaultKind.GATEWAY_DROPPED:
                self._break_gateway()
            if kind is FaultKind.LATE_ERROR:
                exchange = replace(exchange, answer=refusal(Refused(Refusal.SERVER_ERROR)))
            broken = kind in (FaultKind.DROPPED, FaultKind.LOST_ANSWER)
            self._recorder.exchange(
                payloads.moment(self._world.clock.now()),
                route.method,
                request.path,
                0 if broken else exchange.answer.status,
                template=route.template,
                body=exchange.body,
                files=exchange.files,
                answer=exchange.answer.body,
                seconds=time.perf_counter() - started,
                fault=kind.value if kind else None,
            )
            if broken and request.transport is not None:
                request.transport.abort()
            return respond(exchange.answer, exchange.headers)

        return serve

    async def _exchange(self, request: web.Request, route: Route, fault: Fault | None) -> Exchange:
        """Read, check and carry out the request, unless an injected fault prevents it."""
        try:
            body, files = await read_body(request)
        except Refused as refused:
            return Exchange(refusal(refused), {})
        if fault is not None and fault.kind not in SERVED_KINDS:
            return Exchange(*_fault_answer(fault), body, files)
        params = dict(request.match_info)
        headers: dict[str, str] = {}
        try:
            token = request.app[BOT_TOKEN]
            if route.needs_token and request.headers.get("Authorization") != f"Bot {token}":
                raise Refused(Refusal.UNAUTHORIZED)
            if route.needs_token or WEBHOOK_TOKEN in params:
                status = self._rate_limits.count(token, route.method, route.template, params)
                headers = status.headers
                if status.retry_after_seconds is not None:
                    limited = rate_limited(status.retry_after_seconds, is_global=status.is_global)
                    return Exchange(limited, headers, body, files)
            self._validate(route, body)
            answer = route.handler(Call(self._world, params, request.query, body, files, request.host))
        except Refused as refused:
            answer = refusal(refused)
        except (KeyError, TypeError, ValueError, AttributeError) as malformed:
            # Without Discord's description the shape of the body and the query has not been validated.
            LOG.warning("refused a malformed request: %s %s", route.method, request.path, exc_info=True)
            answer = refusal(InvalidForm(("", f"Malformed: {malformed!r}")))
        return Exchange(answer, headers, body, files)

    def _validate(self, route: Route, body: Any) -> None:
        if self._validator is not None and body is not None:
            reasons = self._validator.faults(route.method, route.template, body)
            if reasons:
                raise InvalidForm(*reasons)

    async def _unknown_path(self, request: web.Request) -> web.StreamResponse:
        at = payloads.moment(self._world.clock.now())
        self._recorder.exchange(at, request.method, request.path, 404)
        return respond(refusal(Refused(Refusal.NOT_FOUND)))


async def read_body(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    """Return the JSON and the files of a request; refuses a body that is too large or malformed."""
    if not request.can_read_body:
        return None, ()
    if (request.content_length or 0) > BODY_LIMIT:
        raise Refused(Refusal.TOO_LARGE)
    try:
        if request.content_type.startswith("multipart/"):
            return await _read_parts(request)
        raw = await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise Refused(Refusal.TOO_LARGE) from None
    except (ValueError, HttpProcessingError):
        raise InvalidForm(("", "The body is not a valid form")) from None
    if request.content_type == FORM:
        # py-cord sends every message as a form, which is one of this type when it has no files.
        raw = parse_qs(raw.decode(errors="replace")).get("payload_json", [""])[0].encode()
    return _parsed(raw), ()


async def _read_parts(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    body: Any = None
    files = []
    read = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        read += len(data)
        if read > BODY_LIMIT:
            raise Refused(Refusal.TOO_LARGE)
        if part.name == "payload_json":
            body = _parsed(data)
        elif slot := FILE_SLOT.fullmatch(part.name or ""):
            files.append(Upload(int(slot[1]), part.filename or "file", data))
    return body, tuple(files)


def respond(answer: Answer, headers: dict[str, str] | None = None) -> web.Response:
    """Return the answer as a response, without a charset: discord.py parses JSON only then."""
    response = web.Response(status=answer.status, headers=headers)
    if answer.body is not None:
        response.body = json.dumps(answer.body, separators=(",", ":")).encode()
        response.headers["Content-Type"] = "application/json"
    return response


def refusal(refused: Refused) -> Answer:
    """Return the answer with Discord's error object."""
    reason = refused.refusal
    body: dict[str, Any] = {"message": reason.message, "code": reason.code}
    if isinstance(refused, InvalidForm):
        body["errors"] = refused.tree()
    return Answer(reason.status, body)


def rate_limited(seconds: float, *, is_global: bool = False) -> Answer:
    """Return Discord's answer 429."""
    body = {
        "message": "You are being rate limited.",
        "retry_after": round(seconds, 3),
        "global": is_global,
        "code": 0,
    }
    return Answer(429, body)


def _fault_answer(fault: Fault) -> tuple[Answer, dict[str, str]]:
    if fault.kind is FaultKind.RATE_LIMITED:
        return rate_limited(fault.seconds), refusal_headers(fault.seconds)
    return refusal(Refused(Refusal.SERVER_ERROR)), {}


def _parsed(raw: bytes) -> Any:
    if not raw:
        return None
    try:
        return json.loads(raw)
    except (ValueError, RecursionError):
        raise InvalidForm(("", "The body is not valid JSON")) from None
