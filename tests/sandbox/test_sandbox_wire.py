"""The wire formats of other client libraries, written here without them: py-cord's forms, hikari's gateway."""

import base64
import json
import zlib

import aiohttp
import pytest

pytestmark = pytest.mark.e2e
COMMAND = {"name": "ping", "description": "An answer", "type": 1}


class Wire:
    """A client at the port whose JSON is written and read by hand."""

    def __init__(self, box, session):
        self.token = box.loopback.port_token
        self.session = session
        self.base = f"http://127.0.0.1:{box.loopback.port}/api/v10"
        self.bot_id = box.world.bot_id

    async def ask(self, method, path, **options):
        """Return status and JSON of one request."""
        headers = {"Authorization": f"Bot {self.token}"} | options.pop("headers", {})
        async with self.session.request(method, self.base + path, headers=headers, **options) as response:
            return response.status, await response.json()

    async def gateway(self, **query):
        """Return the gateway's websocket."""
        _, found = await self.ask("GET", "/gateway/bot")
        return await self.session.ws_connect(found["url"], params={"v": "10", "encoding": "json"} | query)


class Inflated:
    """Reads the frames of a connection that is one compressed stream."""

    def __init__(self, socket):
        self._socket = socket
        self._stream = zlib.decompressobj()

    async def next(self):
        """Return the next frame, which ends with a flush marker."""
        data = await self._socket.receive_bytes()
        assert data.endswith(b"\x00\x00\xff\xff")
        return json.loads(self._stream.decompress(data))


@pytest.fixture
async def wire(box):
    async with aiohttp.ClientSession() as session:
        yield Wire(box, session)


def identify(wire, **more):
    """Return an IDENTIFY as it is sent over the wire."""
    data = {"token": wire.token, "intents": 1, "properties": {}, "shard": [0, 1]} | more
    return json.dumps({"op": 2, "d": data})


def test_a_token_contains_the_id_of_its_bot(box):
    """The first of a token's three parts is the bot's id, which libraries read from it."""
    first, *others = box.loopback.port_token.split(".")
    assert base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode() == box.world.bot_id
    assert len(others) == 2


async def test_a_form_without_files(wire, games, ada):
    """A message may come as `payload_json` in a form, URL-encoded without files, multipart with them."""
    path = f"/channels/{games.id}/messages"
    payload = json.dumps({"content": "löwe & + %"}, ensure_ascii=False)
    assert (await wire.ask("POST", path, data={"payload_json": payload}))[0] == 200
    parts = aiohttp.FormData({"payload_json": payload})
    parts.add_field("files[0]", b"board", filename="board.txt")
    assert (await wire.ask("POST", path, data=parts))[0] == 200
    assert [message.text for message in ada.messages(games)] == ["löwe & + %"] * 2
    assert ada.last(games).picture() == b"board"


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("application/x-www-form-urlencoded", b"payload_json=%7B"),
        ("application/x-www-form-urlencoded", b"payload_json=%ff"),
        ("multipart/form-data", b"--x"),
        ("multipart/form-data; boundary=x", b"--x\r\nnonsense"),
        ("application/json", b"[" * 100_000),
        ("application/json", b"\xff"),
    ],
)
async def test_broken_bodies_are_refused(wire, games, kind, body):
    """A broken body is refused with 400 and Discord's code, without an error of the sandbox."""
    headers = {"Content-Type": kind}
    status, error = await wire.ask("POST", f"/channels/{games.id}/messages", data=body, headers=headers)
    assert (status, error["code"]) == (400, 50035)


async def test_the_gateway_as_one_compressed_stream(wire, box, games, ada):
    """With `compress=zlib-stream` all frames are parts of one stream; the client's own frames come as bytes."""
    await wire.ask("PUT", f"/applications/{wire.bot_id}/commands", json=[COMMAND])
    async with await wire.gateway(compress="zlib-stream") as socket:
        frames = Inflated(socket)
        assert (await frames.next())["op"] == 10
        await socket.send_bytes(identify(wire).encode())
        ready, arrived = await frames.next(), await frames.next()
        assert (ready["t"], arrived["t"], arrived["d"]["name"]) == ("READY", "GUILD_CREATE", "Carcassonne")
        interaction = box.actions.slash(ada.person, games, "ping", {})
        frame = await frames.next()
        assert (frame["t"], frame["d"]["token"]) == ("INTERACTION_CREATE", interaction.token)
        answer = {"type": 4, "data": {"content": "pong"}}
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=true"
        assert (await wire.ask("POST", path, json=answer))[0] == 200
        assert ada.last(games).text == "pong"


async def test_every_frame_compressed_by_itself(wire):
    """With `compress` in the IDENTIFY, later frames come as bytes, each compressed by itself."""
    async with await wire.gateway() as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_str(identify(wire, compress=True))
        assert json.loads(zlib.decompress(await socket.receive_bytes()))["t"] == "READY"


@pytest.mark.parametrize("query", [{"compress": "zstd-stream"}, {"encoding": "etf"}])
async def test_unknown_compressions_and_encodings_are_refused(wire, query):
    """Another compression or encoding is refused before the websocket opens."""
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await wire.gateway(**query)
    assert refused.value.status == 400


async def test_unknown_versions_of_the_gateway_are_closed(wire):
    """Another version of the gateway is closed with 4012."""
    async with await wire.gateway(v="5") as socket:
        await socket.receive()
        assert socket.close_code == 4012
