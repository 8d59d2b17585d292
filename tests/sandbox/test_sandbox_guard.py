"""Tests of access to the loopback port: every route it serves, requested without a key."""

import re

import aiohttp
import pytest
from yarl import URL

from sandbox.script import Sandbox, Settings

pytestmark = pytest.mark.e2e
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}
OPEN_TO_ALL = {("GET", "/api/v10/gateway")}
"""The one open route: Discord, too, tells everybody where its gateway is."""

WITH_A_TOKEN_OF_ITS_OWN = ("/api/v10/interactions/", "/api/v10/webhooks/")


def served(box):
    """Return method and path of every route at the port, with a value for each parameter."""
    for route in box.loopback.port_app.router.routes():
        template = route.resource.canonical
        yield "GET" if route.method == "*" else route.method, re.sub(r"\{[^}]*\}", "1", template), template


@pytest.mark.parametrize("headers", [{}, UPGRADE], ids=["plainly", "as a websocket"])
async def test_no_route_is_open_to_strangers(box, headers):
    """Without key or token every route refuses, whatever the request claims to be; only the gateway takes a socket."""
    box.person("Ada")
    wrong = []
    async with aiohttp.ClientSession() as session:
        for method, path, template in served(box):
            address = f"http://127.0.0.1:{box.loopback.port}{path}"
            async with session.request(method, address, headers=headers, allow_redirects=False) as response:
                expected = {401, 403}
                if template.startswith(WITH_A_TOKEN_OF_ITS_OWN):
                    expected = {401, 404}
                elif template == "/api/{path}":
                    expected = {404}
                elif (method, template) in OPEN_TO_ALL:
                    expected = {200}
                elif template == "/" and headers and method == "GET":
                    expected = {101}
                if response.status not in expected and method != "HEAD":
                    wrong.append((method, path, response.status))
                response.close()
    assert wrong == []


@pytest.mark.parametrize(
    "path", ["/api/../sandbox/state", "/api/%2e%2e/sandbox/state", "/api%2f..%2fsandbox/state"]
)
async def test_access_does_not_depend_on_how_a_path_is_written(box, path):
    """Access is decided by the route that would answer, not by how its path is written."""
    address = URL(f"http://127.0.0.1:{box.loopback.port}{path}", encoded=True)
    async with aiohttp.ClientSession() as session, session.get(address, headers=UPGRADE) as response:
        assert response.status in (403, 404)
        assert "people" not in await response.text()


async def test_the_gateways_limits_need_the_token(tmp_path):
    """Everybody may ask for the gateway's address; only the bot for the connections that it may open there."""
    async with (
        Sandbox(Settings(directory=tmp_path, port=0, shards=3)) as box,
        aiohttp.ClientSession() as session,
    ):
        address = f"http://127.0.0.1:{box.loopback.port}/api/v10/gateway"
        token = {"Authorization": f"Bot {box.loopback.port_token}"}
        async with session.get(address) as response:
            assert await response.json() == {"url": f"ws://127.0.0.1:{box.loopback.port}"}
        for headers, status in (({}, 401), ({"Authorization": "Bot x"}, 401), (token, 200)):
            async with session.get(f"{address}/bot", headers=headers) as response:
                assert response.status == status
        async with session.get(f"{address}/bot", headers=token) as response:
            assert (await response.json())["shards"] == 3
