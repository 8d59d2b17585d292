"""Tests of the gateway: which events a session receives, and how it is resumed."""

import asyncio
import json
import socket
from contextlib import AsyncExitStack

import aiohttp
import discord
import pytest
from little_bot import LittleBot, running

from sandbox.script import Sandbox, Settings
from sandbox.server import TOKEN
from sandbox.world import channels
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e


async def test_a_wrong_token_is_refused(box):
    """The client reports a failed login, as it does for a wrong token on Discord."""
    client = LittleBot(box.socket_path)
    with pytest.raises(discord.LoginFailure):
        await client.start("wrong")
    await client.close()


HANDSHAKE = b"\r\n".join(
    (
        b"GET /?v=10&encoding=json&compress=zlib-stream HTTP/1.1",
        b"Host: gateway",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        b"Sec-WebSocket-Version: 13",
        b"\r\n",
    )
)


async def test_a_client_that_is_killed_while_it_connects(box, caplog):
    """A client killed while it connects leaves no error in the log, and the next client is served."""
    with socket.socket(socket.AF_UNIX) as killed:
        killed.connect(str(box.socket_path))
        killed.send(HANDSHAKE)
    async with running(LittleBot(box.socket_path)) as client:
        assert client.guilds
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_privileged_intents_must_be_enabled(box, tmp_path):
    """Asking for members without the switch closes the session with 4014; with it, members arrive."""
    intents = discord.Intents(guilds=True, members=True)
    client = LittleBot(box.socket_path, intents=intents)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(client):
            pass
    async with Sandbox(Settings(directory=tmp_path / "other", privileged_intents=True)) as open_box:
        ada = open_box.person("Ada")
        async with running(LittleBot(open_box.socket_path, intents=intents)) as client:
            assert client.guilds[0].get_member(int(ada.id)).display_name == "Ada"


async def test_messages_need_their_intent(box, games, ada):
    """Without the messages intent the bot receives only events of channels."""
    async with running(LittleBot(box.socket_path, intents=discord.Intents(guilds=True))) as client:
        await ada.write(games, "hello")
        channels.add_channel(box.world, box.server, "new")
        await client.until(lambda: client.events("guild_channel_create"))
        assert not client.events("message")


async def test_the_text_of_others_is_hidden(bot, box, games, ada):
    """Without the message content intent a text is empty, unless it mentions the bot or is a direct message."""
    await ada.write(games, "hello")
    await ada.write(games, f"hello <@{box.world.bot_id}>")
    await ada.write(ada.direct(), "in private")
    await bot.until(lambda: len(bot.events("message")) == 3)
    texts = [message.content for (message,) in bot.events("message")]
    assert texts == ["", f"hello <@{box.world.bot_id}>", "in private"]


async def test_no_events_of_a_hidden_channel_are_received(bot, box, games, ada):
    """The bot receives no events of a channel that it cannot see."""
    channels.deny_bot(box.world, games, Permission.VIEW_CHANNEL)
    await ada.write(games, "unheard")
    await ada.write(box.channel("general"), "heard")
    await bot.until(lambda: bot.events("message"))
    assert [message.channel.name for (message,) in bot.events("message")] == ["general"]


@pytest.mark.parametrize("method", ["reconnect", "drop"])
async def test_a_broken_connection_is_resumed(bot, box, games, ada, method):
    """Events that happened while the connection was broken arrive once, after the RESUME."""
    getattr(box.gateway, method)()
    await ada.write(games, "in the meantime")
    await bot.until(lambda: bot.events("resumed") and bot.events("message"))
    assert len(bot.events("message")) == 1
    assert len(bot.events("ready")) == 1
    assert (await ada.slash(games, "ping")).text == "pong"


@pytest.mark.usefixtures("bot")
async def test_an_invalid_session_starts_anew(box, games, ada, monkeypatch):
    """After an invalid session the bot identifies again and works as before."""
    monkeypatch.setattr("random.uniform", lambda *_: 0.0)
    identify_at_once(monkeypatch)
    box.gateway.invalidate()
    await box.wait_for(lambda: box.world.bot_online)
    assert (await ada.slash(games, "ping")).text == "pong"


async def test_a_command_without_a_bot_is_not_answered(box, games, ada):
    """A command called while the bot is away gets no answer; after its return the next one works."""
    async with running(LittleBot(box.socket_path)):
        assert (await ada.slash(games, "ping")).text == "pong"
    assert not box.world.bot_online
    missed = box.actions.slash(ada.person, games, "ping", {})
    async with running(LittleBot(box.socket_path)):
        assert (await ada.slash(games, "ping")).text == "pong"
    assert missed.pending


async def test_each_shard_receives_events_of_its_servers(tmp_path):
    """Each of two clients hears its own servers, and shard 0 the direct messages."""
    async with Sandbox(Settings(directory=tmp_path, shards=2, answer_seconds=3600)) as box:
        other = box.world.add_server("Second")
        ada = box.person("Ada")
        box.world.join(other, ada.person)
        away = channels.add_channel(box.world, other, "away")
        pair = [LittleBot(box.socket_path, shard_id=n, shard_count=2) for n in (0, 1)]
        async with running(pair[0]), running(pair[1]):
            names = [{guild.name for guild in client.guilds} for client in pair]
            assert names in ([{"Carcassonne"}, {"Second"}], [{"Second"}, {"Carcassonne"}])
            for place in (box.channel("games"), away, ada.direct()):
                assert (await ada.slash(place, "anywhere")).text.startswith("context")
            counts = [len(client.events("interaction")) for client in pair]
            assert counts == [2, 1]


async def test_the_bot_learns_that_it_was_removed_and_added(bot, box, games, ada):
    """A bot that was removed from a server and added again works there as before."""
    box.world.remove_bot(box.server)
    await bot.until(lambda: bot.events("guild_remove"))
    box.world.add_bot(box.server)
    await bot.until(lambda: bot.events("guild_join"))
    assert (await ada.slash(games, "ping")).text == "pong"


async def test_members_are_found_by_query_and_id(bot, box, ada, bruno):
    """The bot may ask for single members without the members intent."""
    guild = bot.guilds[0]
    assert [member.id for member in await guild.query_members("bru")] == [int(bruno.id)]
    assert [member.id for member in await guild.query_members(user_ids=[int(ada.id)])] == [int(ada.id)]
    assert (await guild.fetch_member(int(ada.id))).display_name == "Ada"
    assert box.world.bot_id == str(guild.me.id)


GATEWAY = "ws://gateway.discord.gg/"


def frame(op, **data):
    """Return a frame as a client sends it."""
    return json.dumps({"op": op, "d": data})


def identify_frame(**more):
    """Return an IDENTIFY with the right token."""
    return frame(2, **({"token": TOKEN, "intents": 0} | more))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", 4002),
        ("[]", 4002),
        ("null", 4002),
        ("[" * 10_000, 4002),
        ('{"d": null}', 4002),
        ('{"op": "2"}', 4002),
        ('{"op": true}', 4002),
        (json.dumps({"op": 1, "d": "x" * 16_000}), 4002),
        ('{"op": 1, "d": "x"}', 4002),
        ('{"op": 99}', 4003),
        ('{"op": 8, "d": {}}', 4003),
        ('{"op": 2}', 4002),
        ('{"op": 2, "d": "x"}', 4002),
        (frame(2, token=7, intents=0), 4002),
        (frame(2, token=TOKEN), 4002),
        (frame(2, token="x", intents=0), 4004),
        (identify_frame(intents="1"), 4002),
        (identify_frame(intents=-1), 4013),
        (identify_frame(intents=1 << 40), 4013),
        (identify_frame(intents=2), 4014),
        (identify_frame(shard=[1, 1]), 4010),
        (identify_frame(shard=[0]), 4010),
        (identify_frame(shard=[0, "1"]), 4010),
        (identify_frame(shard="0"), 4010),
        ('{"op": 6}', 4002),
        (frame(6, token=TOKEN, session_id=7, seq=0), 4002),
        (frame(6, token=TOKEN, session_id="x", seq="0"), 4002),
        (frame(6, token="x", session_id="x", seq=0), 4004),
    ],
)
async def test_malformed_frames_close_the_connection(box, text, code, caplog):
    """A malformed frame closes the connection with Discord's close code, without an error of the sandbox."""
    connector = aiohttp.UnixConnector(path=box.socket_path)
    async with aiohttp.ClientSession(connector=connector) as session, session.ws_connect(GATEWAY) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_str(text)
        await socket.receive()
        assert socket.close_code == code
    assert caplog.records == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (identify_frame(), 4005),
        (frame(99), 4001),
        (frame(8), 4002),
        (frame(8, guild_id="1", query=7), 4002),
        (frame(8, guild_id="1", user_ids=[None]), 4002),
        (frame(8, guild_id="1", query="", nonce=[]), 4002),
    ],
)
async def test_malformed_frames_within_a_session(box, text, code, caplog):
    """Frames after the one that closes the connection are ignored."""
    connector = aiohttp.UnixConnector(path=box.socket_path)
    async with aiohttp.ClientSession(connector=connector) as session, session.ws_connect(GATEWAY) as socket:
        await socket.receive_json()
        await socket.send_str(identify_frame())
        assert (await socket.receive_json())["t"] == "READY"
        await socket.send_str(text)
        await socket.send_str(frame(8, guild_id=box.server.id, query="", nonce="late"))
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == code
    assert caplog.records == []


async def test_a_resume_beyond_the_last_event_is_closed(box):
    """A RESUME with a sequence number that was never sent is closed with 4007; the session remains."""
    connector = aiohttp.UnixConnector(path=box.socket_path)
    async with aiohttp.ClientSession(connector=connector) as session:
        async with session.ws_connect(GATEWAY) as socket:
            await socket.receive_json()
            await socket.send_str(identify_frame())
            held = (await socket.receive_json())["d"]["session_id"]
        for sequence, expected in ((99, 4007), (-1, 4007), (1, "RESUMED")):
            async with session.ws_connect(GATEWAY) as socket:
                await socket.receive_json()
                await socket.send_str(frame(6, token=TOKEN, session_id=held, seq=sequence))
                message = await socket.receive()
                answer = socket.close_code or json.loads(message.data)["t"]
                assert answer == expected


async def test_an_unknown_session_cannot_be_resumed(box):
    """A RESUME of an unknown session is answered with INVALID_SESSION; the client may IDENTIFY at once."""
    connector = aiohttp.UnixConnector(path=box.socket_path)
    async with aiohttp.ClientSession(connector=connector) as session, session.ws_connect(GATEWAY) as socket:
        await socket.receive_json()
        await socket.send_str(frame(6, token=TOKEN, session_id="x", seq=0))
        answer = await socket.receive_json()
        assert (answer["op"], answer["d"]) == (9, False)
        await socket.send_str(identify_frame())
        assert (await socket.receive_json())["t"] == "READY"


async def test_events_of_members_need_their_intent(tmp_path):
    """With the intent GUILD_MEMBERS a client hears who joins, gets a role, and leaves."""
    members = 1 << 1
    async with Sandbox(Settings(directory=tmp_path, privileged_intents=True)) as box:
        ada, world = box.person("Ada"), box.world
        connector = aiohttp.UnixConnector(path=box.socket_path)
        async with (
            aiohttp.ClientSession(connector=connector) as session,
            session.ws_connect(GATEWAY) as socket,
        ):
            await socket.receive_json()
            await socket.send_str(identify_frame(intents=members))
            assert (await socket.receive_json())["t"] == "READY"
            bruno = box.person("Bruno")
            box.grant(ada, "Organiser")
            world.leave(box.server, bruno.person)
            events = [await socket.receive_json() for _ in range(3)]
    assert [event["t"] for event in events] == [
        "GUILD_MEMBER_ADD",
        "GUILD_MEMBER_UPDATE",
        "GUILD_MEMBER_REMOVE",
    ]
    assert [event["d"]["user"]["id"] for event in events] == [bruno.id, ada.id, bruno.id]
    assert {event["d"]["guild_id"] for event in events} == {box.server.id}


async def test_a_session_has_one_connection(box):
    """A RESUME of a session that is still connected takes it over and closes the earlier connection."""
    connector = aiohttp.UnixConnector(path=box.socket_path)
    async with aiohttp.ClientSession(connector=connector) as session, session.ws_connect(GATEWAY) as first:
        await first.receive_json()
        await first.send_str(identify_frame())
        held = (await first.receive_json())["d"]["session_id"]
        async with session.ws_connect(GATEWAY) as second:
            await second.receive_json()
            await second.send_str(frame(6, token=TOKEN, session_id=held, seq=1))
            assert (await second.receive_json())["t"] == "RESUMED"
            assert (await first.receive()).type in (aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.ERROR)
            assert box.world.bot_online


async def test_too_many_frames_close_the_connection(box):
    """Discord takes 120 frames a minute; the next one closes the connection with 4008."""
    connector = aiohttp.UnixConnector(path=box.socket_path)
    async with aiohttp.ClientSession(connector=connector) as session, session.ws_connect(GATEWAY) as socket:
        await socket.receive_json()
        await socket.send_str(identify_frame())
        for _ in range(120):
            await socket.send_str(frame(3, since=None, activities=[], status="online", afk=False))
        async for _ in socket:
            pass
        assert socket.close_code == 4008


@pytest.mark.parametrize("deaf", [False, True])
async def test_a_deaf_gateway_acknowledges_no_heartbeat(box, deaf):
    """A heartbeat is acknowledged, unless the connection was made deaf; a later connection hears again."""
    connector = aiohttp.UnixConnector(path=box.socket_path)
    address = "ws://gateway.discord.gg/"
    async with aiohttp.ClientSession(connector=connector) as session, session.ws_connect(address) as socket:
        await socket.receive_json()
        if deaf:
            box.gateway.ignore_heartbeats()
        async with session.ws_connect(address) as later:
            await later.receive_json()
            for socket_ in (socket, later):
                await socket_.send_json({"op": 1, "d": None})
            assert (await later.receive_json())["op"] == 11
        await socket.send_json({"op": 99, "d": None})
        opcodes = [json.loads(message.data)["op"] async for message in socket]
        assert opcodes == ([] if deaf else [11])
        assert socket.close_code == 4003


async def test_a_heartbeat_is_acknowledged_after_the_next_frame(box):
    """The frame after a heartbeat is answered first: the bot must have noted when it sent the heartbeat."""
    connector = aiohttp.UnixConnector(path=box.socket_path)
    address = "ws://gateway.discord.gg/"
    identify = {"op": 2, "d": {"token": TOKEN, "intents": 0, "properties": {}}}
    async with aiohttp.ClientSession(connector=connector) as session, session.ws_connect(address) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 1, "d": None})
        await socket.send_json(identify)
        opcodes = []
        while 11 not in opcodes:
            opcodes.append((await socket.receive_json())["op"])
        assert opcodes.index(0) < opcodes.index(11)


def identify_at_once(monkeypatch):
    """Remove discord.py's delay of a few seconds before it identifies again."""
    real = asyncio.sleep
    monkeypatch.setattr(
        "discord.gateway.asyncio.sleep", lambda seconds, *rest: real(min(seconds, 0.01), *rest)
    )


async def test_clients_are_refused_at_shutdown(tmp_path):
    """At shutdown a client that reconnects is refused at once, without a wait for an answer."""
    address = "ws://gateway.discord.gg/"
    async with asyncio.timeout(60), AsyncExitStack() as ending:
        await ending.enter_async_context(Sandbox(Settings(directory=tmp_path)))
        connector = aiohttp.UnixConnector(path=tmp_path / "discord.sock")
        async with aiohttp.ClientSession(connector=connector) as session:
            socket = await session.ws_connect(address)
            closing = asyncio.create_task(ending.aclose())
            await asyncio.sleep(0)
            with pytest.raises(aiohttp.ClientConnectorError):
                await session.ws_connect(address)
            await socket.close()
            await closing
