"""Access to the loopback port: only from this machine, with the key, and from no page of another site."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Middleware

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
_LOCAL = ("127.0.0.1", "localhost")


class Guard:
    """Checks Host and Origin of every request, and the key except on routes that check the bot's token themselves.

    The latter are the REST API and the gateway's websocket at `/`. They are recognised by the resolved route,
    not by a header or the text of the path.
    """

    def __init__(self, key: str) -> None:
        self._key = key

    def middleware(self) -> Middleware:
        """Return the checks as a middleware of an application."""

        @web.middleware
        async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
            origin = request.headers.get("Origin")
            if not is_local(request.host):
                raise web.HTTPForbidden(text="Only under a loopback name.")
            if origin is not None and urlsplit(origin).netloc != request.host:
                raise web.HTTPForbidden(text="Not from another site.")
            if _checks_own_token(request):
                return await handler(request)
            if "key" in request.query and request.path == "/" and self._right(request.query["key"]):
                return self._store_key(request)
            key = request.headers.get("X-Sandbox-Key") or request.cookies.get(_cookie(request))
            if not self._right(key or ""):
                raise web.HTTPForbidden(text="Open the address that was printed at the start, with its key.")
            return await handler(request)

        return check

    def _right(self, key: str) -> bool:
        return hmac.compare_digest(key.encode(), self._key.encode())

    def _store_key(self, request: web.Request) -> web.StreamResponse:
        """Move the key from the address to a cookie that scripts and other sites cannot read."""
        address = request.rel_url.without_query_params("key")
        response = web.Response(status=303, headers={"Location": str(address)})
        response.set_cookie(_cookie(request), self._key, httponly=True, samesite="Strict")
        return response


def _cookie(request: web.Request) -> str:
    """Return the cookie's name, with the port in it: browsers send cookies to every port of a host."""
    return f"sandbox_{request.host.rsplit(':', 1)[-1]}"


def is_local(host: str) -> bool:
    """Return True if the host, with or without a port, is a loopback name of this machine."""
    return host.rsplit(":", 1)[0] in _LOCAL


def _checks_own_token(request: web.Request) -> bool:
    resource = request.match_info.route.resource
    route = resource.canonical if resource is not None else ""
    return route.startswith("/api/") or (route == "/" and is_websocket(request))


def is_websocket(request: web.Request) -> bool:
    """Return True if the request asks for a websocket."""
    return request.headers.get("Upgrade", "").lower() == "websocket"


def gateway_address(host: str) -> str:
    """Return the gateway's address for a client that asked this host: loopback without TLS, else Discord's name."""
    return f"ws://{host}" if is_local(host) else "wss://gateway.discord.gg"
