"""Tests of shards: their events, limits on session starts, and the requests of their token."""

import json
from contextlib import AsyncExitStack, asynccontextmanager

import aiohttp
import discord
import pytest
from little_bot import LittleBot, running

from sandbox.script import Sandbox, Settings
from sandbox.server import TOKEN
from sandbox.world import channels

pytestmark = pytest.mark.e2e
GATEWAY = "ws://gateway.discord.gg/"
GUILDS_AND_DIRECT_MESSAGES = 1 | 1 << 12
SERVERS = 6


@asynccontextmanager
async def sandbox(tmp_path, **settings):
    """Return a sandbox with these settings."""
    async with Sandbox(Settings(directory=tmp_path / "box", answer_seconds=3600, **settings)) as box:
        yield box


@pytest.fixture
async def clients():
    """Yield a function that opens HTTP sessions, each with its own connections, as on separate machines."""
    async with AsyncExitStack() as stack:

        async def session(box):
            connector = aiohttp.UnixConnector(path=box.socket_path)
            return await stack.enter_async_context(aiohttp.ClientSession(connector=connector))

        yield session


class Shard:
    """A shard whose gateway frames are written by hand."""

    def __init__(self, socket):
        self._socket = socket

    @classmethod
    async def connected(cls, session, shard, shards):
        """Return a shard after its IDENTIFY."""
        socket = await session.ws_connect(GATEWAY)
        assert (await socket.receive_json())["op"] == 10
        found = cls(socket)
        await found.identify(shard, shards)
        return found

    async def identify(self, shard, shards):
        """Send an IDENTIFY."""
        data = {"token": TOKEN, "intents": GUILDS_AND_DIRECT_MESSAGES, "shard": [shard, shards]}
        await self._socket.send_str(json.dumps({"op": 2, "d": data}))

    async def next(self):
        """Return the next frame, or the code with which the connection was closed."""
        message = await self._socket.receive()
        return json.loads(message.data) if message.type is aiohttp.WSMsgType.TEXT else self._socket.close_code

    async def until(self, name):
        """Return the frames up to an event of this name."""
        frames = []
        while not frames or frames[-1]["t"] != name:
            frames.append(await self.next())
        return frames


def shard_of(server, shards):
    """Return the shard of an id, by Discord's formula."""
    return (int(server.id) >> 22) % shards


@pytest.mark.parametrize("shards", [2, 3, 16])
async def test_servers_are_spread_over_the_shards(tmp_path, clients, shards):
    """A server is named in its own shard's READY only; servers that come later and their events go there too."""
    async with sandbox(tmp_path, shards=shards) as box:
        servers = [box.server, *(box.world.add_server(f"Server {n}") for n in range(SERVERS))]
        session = await clients(box)
        opened = [await Shard.connected(session, number, shards) for number in range(shards)]
        for number, shard in enumerate(opened):
            ready = (await shard.until("READY"))[-1]["d"]
            own_ids = {server.id for server in servers if shard_of(server, shards) == number}
            assert ready["shard"] == [number, shards]
            assert {guild["id"] for guild in ready["guilds"]} == own_ids
            for _ in own_ids:
                assert (await shard.next())["d"]["id"] in own_ids
        late = box.world.add_server("Late")
        channels.add_channel(box.world, late, "new")
        frames = await opened[shard_of(late, shards)].until("CHANNEL_CREATE")
        assert [frame["d"]["id"] for frame in frames if frame["t"] == "GUILD_CREATE"] == [late.id]
        assert box.gateway.ready_shards == set(range(shards))


async def test_direct_messages_go_to_the_first_shard(tmp_path, clients):
    """Presses in direct messages go to the first shard, presses in a server to that server's shard."""
    async with sandbox(tmp_path, shards=2) as box:
        session = await clients(box)
        first, second = [await Shard.connected(session, number, 2) for number in (0, 1)]
        for shard in (first, second):
            await shard.until("READY")
        second_server = next(
            server
            for server in (box.server, *(box.world.add_server(str(n)) for n in range(2)))
            if shard_of(server, 2) == 1
        )
        ada = box.person("Ada")
        box.world.join(second_server, ada.person)
        await ada.write(ada.direct(), "in private")
        channels.add_channel(box.world, second_server, "new")
        assert [frame["t"] for frame in await first.until("MESSAGE_CREATE")].count("CHANNEL_CREATE") == 0
        assert [frame["t"] for frame in await second.until("CHANNEL_CREATE")].count("MESSAGE_CREATE") == 0


async def test_discord_py_opens_all_shards(tmp_path):
    """discord.py asks how many shards it is to use, opens them, and answers in every server."""

    class Bot(LittleBot, discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id, *, initial=False):
            """Waits for nothing: nothing is enforced."""

    async with sandbox(tmp_path, shards=3) as box:
        ada = box.person("Ada")
        places = [box.channel("games"), ada.direct()]
        for number in range(SERVERS):
            server = box.world.add_server(f"Server {number}")
            box.world.join(server, ada.person)
            places.append(channels.add_channel(box.world, server, "table"))
        async with running(Bot(box.socket_path)) as bot:
            await box.bot_ready()
            assert (bot.shard_count, box.gateway.ready_shards) == (3, {0, 1, 2})
            for place in places:
                assert (await ada.slash(place, "anywhere")).text.startswith("context")


async def session_limits(session):
    """Return what `/gateway/bot` reports about sessions."""
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with session.get("http://discord.com/api/v10/gateway/bot", headers=headers) as response:
        return (await response.json())["session_start_limit"]


async def test_shards_start_one_after_the_other(tmp_path, clients):
    """With `max_concurrency` 2 one even and one odd shard may start every five seconds."""
    async with sandbox(tmp_path, shards=5, max_concurrency=2) as box:
        session = await clients(box)
        assert (await session_limits(session))["max_concurrency"] == 2
        even, odd, late = [await Shard.connected(session, number, 5) for number in (0, 1, 2)]
        assert (await even.next())["t"] == (await odd.next())["t"] == "READY"
        assert await late.next() == {"op": 9, "d": False, "s": None, "t": None}
        box.advance(4.5)
        await late.identify(2, 5)
        assert (await late.next())["op"] == 9
        box.advance(1)
        await late.identify(2, 5)
        assert (await late.next())["t"] == "READY"


async def test_a_resume_is_not_counted_as_a_start(tmp_path, clients):
    """A RESUME is neither counted as a session start nor delayed."""
    async with sandbox(tmp_path, max_concurrency=1) as box:
        session = await clients(box)
        first = await Shard.connected(session, 0, 1)
        held = (await first.next())["d"]["session_id"]
        before = await session_limits(session)
        async with session.ws_connect(GATEWAY) as socket:
            await socket.receive_json()
            await socket.send_json({"op": 6, "d": {"token": TOKEN, "session_id": held, "seq": 2}})
            assert (await socket.receive_json())["t"] == "RESUMED"
        assert (await session_limits(session))["remaining"] == before["remaining"]


async def test_too_many_sessions_in_a_day_are_refused(tmp_path, clients):
    """A bot that starts too many sessions in a day loses them all; a day later the count is full again."""
    async with sandbox(tmp_path, session_starts=2) as box:
        session = await clients(box)
        assert await session_limits(session) == {
            "total": 2,
            "remaining": 2,
            "reset_after": 0,
            "max_concurrency": 16,
        }
        held = [await Shard.connected(session, 0, 1) for _ in range(2)]
        for shard in held:
            assert (await shard.next())["t"] == "READY"
        box.advance(3600)
        limits = await session_limits(session)
        assert limits["remaining"] == 0
        assert 22.9 * 3600_000 < limits["reset_after"] <= 23 * 3600_000
        greedy = await Shard.connected(session, 0, 1)
        assert await greedy.next() == 4004
        for shard in held:
            while isinstance(answer := await shard.next(), dict):
                pass
            assert answer == 4004
        assert not box.world.bot_online
        box.advance(23 * 3600)
        assert (await session_limits(session))["remaining"] == 2
        later = await Shard.connected(session, 0, 1)
        assert (await later.next())["t"] == "READY"


async def test_without_limits_nothing_is_refused(tmp_path, clients):
    """Without limits a bot may start any number of times, and is told Discord's usual numbers."""
    async with sandbox(tmp_path) as box:
        session = await clients(box)
        for _ in range(20):
            shard = await Shard.connected(session, 0, 1)
            assert (await shard.next())["t"] == "READY"
        limits = await session_limits(session)
        assert (limits["total"], limits["remaining"], limits["max_concurrency"]) == (1000, 980, 16)


async def ask(session, path, method="GET", **options):
    """Return status, headers and JSON of a request of the bot."""
    headers = {"Authorization": f"Bot {TOKEN}"}
    address = f"http://discord.com/api/v10{path}"
    async with session.request(method, address, headers=headers, **options) as response:
        return response.status, response.headers, await response.json()


async def test_a_tokens_requests_are_counted_over_all_connections(tmp_path, clients):
    """The 51st within a second is refused for every route and every connection, until the second is over."""
    async with sandbox(tmp_path, enforce_rate_limits=True) as box:
        sessions = [await clients(box) for _ in range(5)]
        places = [channels.add_channel(box.world, box.server, f"table-{n}") for n in range(10)]
        for place in places:
            for session in sessions:
                assert (await ask(session, f"/channels/{place.id}"))[0] == 200
        for session, path in ((sessions[0], "/users/@me"), (sessions[1], f"/channels/{places[0].id}")):
            status, headers, error = await ask(session, path)
            assert status == 429
            assert headers["X-RateLimit-Global"] == "true"
            assert headers["X-RateLimit-Scope"] == "global"
            assert error["global"] is True
            assert 0 < error["retry_after"] <= 1
            assert float(headers["Retry-After"]) == pytest.approx(error["retry_after"], abs=0.001)
        box.advance(1)
        assert (await ask(sessions[0], "/users/@me"))[0] == 200


async def test_the_bucket_of_a_route_refuses_that_route_only(tmp_path, clients):
    """A route's own bucket refuses that route only, and says so."""
    async with sandbox(tmp_path, enforce_rate_limits=True) as box:
        session = await clients(box)
        answers = [await ask(session, "/users/@me") for _ in range(11)]
        assert [status for status, _, _ in answers] == [200] * 10 + [429]
        _, headers, error = answers[-1]
        assert "X-RateLimit-Global" not in headers
        assert (headers["X-RateLimit-Scope"], error["global"]) == ("user", False)
        assert (await ask(session, f"/channels/{box.channel('games').id}"))[0] == 200


async def test_answers_to_interactions_are_not_counted(tmp_path, clients):
    """Answers to interactions do not count against the token's second; each has five requests in two seconds."""
    async with sandbox(tmp_path, enforce_rate_limits=True, requests_a_second=2) as box:
        session = await clients(box)
        ada, games = box.person("Ada"), box.channel("games")
        body = [{"name": "ping", "description": "An answer"}]
        await ask(session, f"/applications/{box.world.bot_id}/commands", "PUT", json=body)
        await ask(session, "/users/@me")
        assert (await ask(session, "/users/@me"))[0] == 429
        interaction = box.actions.slash(ada.person, games, "ping", {})
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=true"
        answer = {"type": 4, "data": {"content": "pong"}}
        assert (await ask(session, path, "POST", json=answer))[0] == 200
        for number in range(5):
            webhook = f"/webhooks/{box.world.bot_id}/{interaction.token}"
            assert (await ask(session, webhook, "POST", json={"content": str(number)}))[0] == 200
        status, headers, error = await ask(session, webhook, "POST", json={"content": "one too many"})
        assert (status, headers["X-RateLimit-Scope"], error["global"]) == (429, "user", False)
        assert len(ada.messages(games)) == 6
        box.advance(2)
        assert (await ask(session, webhook, "POST", json={"content": "later"}))[0] == 200


async def test_discord_py_waits_as_long_as_the_429_says(tmp_path):
    """discord.py waits for as long as the 429 says, and no request is lost."""
    async with (
        sandbox(tmp_path, enforce_rate_limits=True, requests_a_second=4) as box,
        running(LittleBot(box.socket_path)) as bot,
    ):
        places = [channels.add_channel(box.world, box.server, f"table-{n}") for n in range(6)]
        box.advance(1)
        for place in places:
            await bot.get_partial_messageable(int(place.id)).send("turn 1")
        ada = box.person("Ada")
        assert [ada.last(place).text for place in places] == ["turn 1"] * 6
