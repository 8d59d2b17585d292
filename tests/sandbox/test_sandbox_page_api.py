"""Tests of the page's HTTP routes: access, what one person sees, and what they can do."""

import asyncio
import json

import aiohttp
import pytest
from little_bot import LittleBot, running
from yarl import URL

from sandbox.script import Sandbox, Settings

pytestmark = pytest.mark.e2e


class Page:
    """A window without a browser: it sends the key along and reads JSON."""

    def __init__(self, box, session):
        self.box = box
        self.session = session
        self.base = f"http://127.0.0.1:{box.loopback.port}"

    async def get(self, path, **query):
        async with self.session.get(self.base + path, params=query) as response:
            return await response.json()

    async def post(self, path, **body):
        async with self.session.post(self.base + path, json=body) as response:
            return await response.json()

    async def act(self, actor, kind, **fields):
        return await self.post("/sandbox/act", person=actor.id, kind=kind, **fields)


class Listener:
    """One person's event stream."""

    def __init__(self, response):
        self.content = response.content

    async def next(self, *kinds):
        """Return the next event of one of these types."""
        async with asyncio.timeout(60):
            while True:
                line = (await self.content.readline()).decode()
                if line.startswith("data: "):
                    event = json.loads(line[6:])
                    if event["type"] in kinds:
                        return event


@pytest.fixture
async def page(box):
    async with aiohttp.ClientSession(headers={"X-Sandbox-Key": box.loopback.key}) as session:
        yield Page(box, session)


@pytest.fixture
async def listen(page):
    """Open a person's stream and skip its first event."""
    opened = []

    async def listen(actor):
        response = await page.session.get(page.base + "/sandbox/events", params={"person": actor.id})
        opened.append(response)
        listener = Listener(response)
        await listener.next("ready")
        return listener

    yield listen
    for response in opened:
        response.close()


@pytest.mark.parametrize(
    ("headers", "path", "status"),
    [
        ({}, "/sandbox/state", 403),
        ({"X-Sandbox-Key": "wrong"}, "/sandbox/state", 403),
        ({"X-Sandbox-Key": "right"}, "/sandbox/state", 200),
        ({"X-Sandbox-Key": "right", "Host": "evil.example"}, "/sandbox/state", 403),
        ({"X-Sandbox-Key": "right", "Origin": "http://evil.example"}, "/sandbox/state", 403),
        ({"X-Sandbox-Key": "right", "Origin": "null"}, "/sandbox/state", 403),
        ({}, "/", 403),
        ({}, "/?key=wrong", 403),
        ({}, "/attachments/1/2/x.png", 403),
        ({}, "/api/v10/users/@me", 401),
        ({"Authorization": "Bot sandbox"}, "/api/v10/users/@me", 401),
        ({"Authorization": "Bot right"}, "/api/v10/users/@me", 200),
        ({"X-Sandbox-Key": "right"}, "/web/%2e%2e/server.py", 404),
        ({"X-Sandbox-Key": "right"}, "/web//etc/passwd", 404),
    ],
)
async def test_only_the_holder_of_the_key_may_ask(box, headers, path, status):
    """A foreign Host or Origin, a wrong key or none: refused before anything is read."""
    box.person("Ada")
    key = box.loopback.key
    keys = {"Authorization": box.loopback.port_token}
    filled = {name: value.replace("right", keys.get(name, key)) for name, value in headers.items()}
    async with aiohttp.ClientSession() as session:
        address = f"http://127.0.0.1:{box.loopback.port}{path}"
        async with session.get(address, headers=filled, allow_redirects=False) as response:
            assert response.status == status


async def test_the_key_in_the_address_becomes_a_cookie(box):
    """The address redirects to the bare page; the cookie is HttpOnly and stays on this site."""
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        async with session.get(box.loopback.page_address, allow_redirects=False) as response:
            assert (response.status, response.headers["Location"]) == (303, "/")
            cookie = response.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        async with session.get(f"http://127.0.0.1:{box.loopback.port}/sandbox/clock") as response:
            assert response.status == 200


async def test_the_other_parameters_of_the_address_stay(box):
    """The redirect removes only the key from the address; other parameters keep their encoding."""
    address = f"{box.loopback.page_address}&as=1%262"
    async with (
        aiohttp.ClientSession() as session,
        session.get(URL(address, encoded=True), allow_redirects=False) as response,
    ):
        assert response.headers["Location"] == "/?as=1%262"


async def test_the_gateway_is_closed_to_other_sites(box):
    """A web page of another site cannot open the websocket, nor can anybody without the key speak there."""
    async with aiohttp.ClientSession() as session:
        address = f"ws://127.0.0.1:{box.loopback.port}/"
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(address, headers={"Origin": "http://evil.example"})
        async with session.ws_connect(address) as socket:
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": {"token": box.loopback.key, "intents": 1}})
            await socket.receive()
            assert socket.close_code == 4004


async def test_commands_and_controls_by_http(bot, page, ada, bruno, games, listen):
    """Command, button, select and modal work over HTTP; the other person's window shows the public messages."""
    del bot
    ada_events, bruno_events = await listen(ada), await listen(bruno)
    outcome = await page.act(ada, "slash", channel=games.id, command="panel", options={})
    assert outcome["kind"] == "message"
    message = (await bruno_events.next("message.created"))["message"]
    assert (await ada_events.next("interaction"))["state"] == "pending"
    location = {"channel": games.id, "message": message["id"]}
    assert (await page.act(bruno, "click", **location, custom_id="update"))["kind"] == "update"
    assert (await ada_events.next("message.edited"))["message"]["content"] == "updated by Bruno"
    await page.act(ada, "select", **location, custom_id="cell", values=["A1"])
    assert (await ada_events.next("message.edited"))["message"]["content"] == "chose A1"
    opened = await page.act(ada, "click", **location, custom_id="ask")
    assert opened["modal"]["title"] == "A question"
    values = {"name": "Ada", "colour": ["red"]}
    reply = await page.act(ada, "modal", interaction=opened["interaction"], values=values)
    assert (reply["message"]["content"], reply["message"]["for_me"]) == ("Ada likes red", True)
    history = await page.get("/sandbox/messages", person=bruno.id, channel=games.id)
    assert [message["content"] for message in history["messages"]] == ["chose A1"]
    await page.act(ada, "dismiss", channel=games.id, message=reply["message"]["id"])
    assert (await ada_events.next("message.deleted"))["id"] == reply["message"]["id"]


@pytest.mark.usefixtures("bot")
async def test_commands_are_shown_in_the_persons_language(page, bruno, games):
    """Names, descriptions, choices and autocomplete are in the person's language."""
    commands = (await page.get("/sandbox/commands", person=bruno.id, channel=games.id))["commands"]
    tile = next(command for command in commands if command["path"] == "place tile")
    assert (tile["shown"], tile["description"]) == ("place-de tile-de", "Ein subcommand with options-de")
    assert [(option["name"], option["autocomplete"]) for option in tile["options"]] == [
        ("cell", True),
        ("turns", False),
    ]
    assert tile["options"][1]["choices"][1] == {"name": "90 degrees-de", "value": 1}
    typed = {"command": "place tile", "focused": "cell", "options": {"cell": "E"}}
    outcome = await page.act(bruno, "autocomplete", channel=games.id, **typed)
    assert [choice["value"] for choice in outcome["choices"]] == ["E1"]


@pytest.mark.usefixtures("bot")
async def test_menus_are_listed_and_called(page, ada, bruno, games):
    """Menu commands of people and messages are listed and called, each with its target."""
    menus = (await page.get("/sandbox/commands", person=bruno.id, channel=games.id))["menus"]
    assert menus == {
        "person": [{"name": "Challenge", "shown": "Challenge-de"}],
        "message": [{"name": "Analyse", "shown": "Analyse-de"}],
    }
    fields = {"channel": games.id, "command": "Challenge", "target": ada.id}
    reply = await page.act(bruno, "person_menu", **fields)
    assert reply["message"]["content"] == "Ada in Carcassonne"
    fields = {"channel": games.id, "command": "Analyse", "message": reply["message"]["id"]}
    reply = await page.act(ada, "message_menu", **fields)
    assert reply["message"]["content"] == "bastide: Ada in Carcassonne"
    assert "error" in await page.act(ada, "person_menu", **fields)


@pytest.mark.usefixtures("bot")
async def test_files_are_sent_as_a_form(page, ada, games):
    """Files are sent as a form whose JSON says which value is which file; a missing file is refused."""

    async def act(kind, **fields):
        form = aiohttp.FormData()
        body = {"person": ada.id, "kind": kind, "channel": games.id} | fields
        form.add_field("payload_json", json.dumps(body))
        for slot, name in enumerate(("one.game", "two.game")):
            form.add_field(f"files[{slot}]", name.encode(), filename=name)
        async with page.session.post(page.base + "/sandbox/act", data=form) as response:
            return await response.json()

    reply = await act("slash", command="bring", options={"file": {"upload": 1}})
    assert reply["message"]["content"] == "two.game: two.game"
    opened = await act("slash", command="bring", options={})
    values = {"files": [{"upload": 0}, {"upload": 1}]}
    reply = await act("modal", interaction=opened["interaction"], values=values)
    assert reply["message"]["content"] == "one.game: one.game, two.game: two.game, me, False"
    for wrong in ({"upload": 2}, {"upload": "0"}, {"upload": 0, "more": 1}, 0):
        assert "error" in await act("slash", command="bring", options={"file": wrong})


async def test_unread_marks_are_cleared_by_reading(page, ada, bruno, games, listen):
    """Mentions are counted apart; reading clears both counts; a person's own messages are never unread."""
    hears = await listen(bruno)
    await page.act(ada, "write", channel=games.id, text=f"hello <@{bruno.id}>")
    marks = await hears.next("unread")
    assert (marks["unread"], marks["mentions"]) == (1, 1)
    await page.act(bruno, "read", channel=games.id)
    state = await page.get("/sandbox/state", person=bruno.id)
    assert {(channel["unread"], channel["mentions"]) for channel in state["servers"][0]["channels"]} == {
        (0, 0)
    }
    state = await page.get("/sandbox/state", person=ada.id)
    assert {channel["unread"] for channel in state["servers"][0]["channels"]} == {0}


async def test_reading_in_one_window_clears_the_mark_in_the_others(page, ada, bruno, games, listen):
    """Reading in one window clears the mark in all windows of that person; other people's marks stay."""
    left, right, other = await listen(bruno), await listen(bruno), await listen(ada)
    await page.act(ada, "write", channel=games.id, text=f"hello <@{bruno.id}>")
    for window in (left, right):
        assert (await window.next("unread"))["mentions"] == 1
    await other.next("unread")
    await page.act(bruno, "read", channel=games.id)
    for window in (left, right):
        marks = await window.next("unread")
        assert (marks["channel_id"], marks["unread"], marks["mentions"]) == (games.id, 0, 0)
    await page.act(bruno, "write", channel=games.id, text="hello")
    assert (await other.next("unread"))["unread"] == 1


async def test_people_change_language_and_standing(page, box, ada, listen):
    """A new person joins every server; a new standing changes permissions; windows receive both changes."""
    hears = await listen(ada)
    person = await page.post("/sandbox/people", name="Nora", locale="it", standing="organiser")
    assert (person["locale"], person["standing"]) == ("it", {box.server.id: "organiser"})
    await hears.next("state")
    async with page.session.patch(
        f"{page.base}/sandbox/people/{ada.id}",
        json={"locale": "de", "standing": {box.server.id: "timed_out"}},
    ) as response:
        changed = await response.json()
    assert (changed["locale"], changed["standing"]) == ("de", {box.server.id: "timed_out"})
    refused = await page.act(ada, "write", channel=box.channel("games").id, text="?")
    assert refused == {"error": {"code": 50013, "message": "Missing Permissions"}}


async def test_threads_and_direct_messages_are_opened(page, ada, bruno, games):
    """A person can open a thread on a message, an archived thread, and direct messages with another person."""
    written = await page.act(ada, "write", channel=games.id, text="start")
    on = {"channel": games.id, "message": written["message"]["id"]}
    thread = (await page.act(ada, "thread", **on, name="Table"))["channel"]
    assert (thread["parent_id"], thread["type"]) == (games.id, 11)
    shut = (await page.act(ada, "archive", channel=thread["id"], archived=True))["channel"]
    assert shut["archived"]
    direct = (await page.act(ada, "direct", **{"with": bruno.id}))["channel"]
    assert (direct["type"], direct["name"], direct["with"]) == (1, "Bruno", bruno.id)
    state = await page.get("/sandbox/state", person=bruno.id)
    assert [channel["name"] for channel in state["direct"]] == ["Ada"]


async def test_the_clock_and_faults_are_moved_from_the_page(page, box, bot, ada, games, listen):
    """The page can set the clock a day forward, store a fault, and remove and invite the bot."""
    hears = await listen(ada)
    assert (await page.post("/sandbox/clock", advance_seconds=86400))["offset_seconds"] == 86400
    await hears.next("clock")
    assert (await page.post("/sandbox/clock", advance_seconds=-1))["error"]["code"] == 50035
    faults = await page.post("/sandbox/faults", kind="slow", route="/callback", seconds=0.01)
    assert faults["pending"] == [{"kind": "slow", "route": "/callback", "times": 1, "seconds": 0.01}]
    await page.act(ada, "slash", channel=games.id, command="ping")
    injected = (await page.get("/sandbox/faults"))["injected"]
    assert injected == [
        {"route": "POST /interactions/{interaction_id}/{interaction_token}/callback", "kind": "slow"}
    ]
    await page.post(
        "/sandbox/faults", kind="permission_missing", channel=games.id, permission="SEND_MESSAGES"
    )
    assert (await ada.slash(games, "post")).text == "403 50013"
    await page.post("/sandbox/faults", kind="bot_removed", server=box.server.id)
    await bot.until(lambda: bot.events("guild_remove"))
    await page.post("/sandbox/faults", kind="bot_added", server=box.server.id)
    await page.post("/sandbox/faults", kind="storm", seed="x", rate=0.5)
    assert (await page.get("/sandbox/faults"))["storm"]["seed"] == "x"
    assert (await page.post("/sandbox/faults", kind="clear"))["storm"] is None


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": "nonsense"},
        {"kind": "slash"},
        {"kind": "click", "channel": "1", "message": "2", "custom_id": "x"},
        {},
    ],
)
async def test_malformed_acts_are_refused(page, ada, fields):
    """A malformed act is refused with a reason, without an error of the sandbox."""
    assert "error" in await page.post("/sandbox/act", person=ada.id, **fields)


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": "nonsense"},
        {"kind": "slow", "times": "often"},
        {"kind": "slow", "times": float("inf")},
        {"kind": "storm"},
        {"kind": "message_deleted"},
        {"kind": "permission_missing", "permission": "NONSENSE"},
        {"kind": "bot_removed", "server": "1"},
    ],
)
async def test_malformed_faults_are_refused(page, box, fields):
    """A malformed fault is refused with a reason, without an error of the sandbox, and nothing is injected."""
    assert "error" in await page.post("/sandbox/faults", **fields)
    assert (await page.get("/sandbox/faults"))["pending"] == []
    assert box.faults.storm is None


async def test_a_message_is_deleted_by_its_author_or_a_moderator(page, box, ada, bruno, games, listen):
    """Other people's messages need MANAGE_MESSAGES; a fault deletes any message, as a moderator would."""
    hears = await listen(ada)
    first, second = await bruno.write(games, "one"), await bruno.write(games, "two")
    reply = await page.act(ada, "delete", channel=games.id, message=first.id)
    assert reply["error"]["code"] == 50013
    box.grant(ada, "Administrator")
    await page.act(ada, "delete", channel=games.id, message=first.id)
    assert (await hears.next("message.deleted"))["id"] == first.id
    await page.post("/sandbox/faults", kind="message_deleted", channel=games.id, message=second.id)
    assert (await hears.next("message.deleted"))["id"] == second.id


async def test_people_and_servers_have_names(page, box):
    """A person's name has 1 to 32 characters and a server has a name; a standing is one of those that exist."""
    for name in ("", " ", "x" * 33):
        assert (await page.post("/sandbox/people", name=name))["error"]["code"] == 50035
    assert (await page.post("/sandbox/servers", name=""))["error"]["code"] == 50035
    person = await page.post("/sandbox/people", name=" Emil ")
    assert person["name"] == "Emil"
    address = f"{page.base}/sandbox/people/{person['id']}"
    async with page.session.patch(address, json={"standing": {box.server.id: "king"}}) as response:
        assert (await response.json())["error"]["code"] == 50035


@pytest.mark.parametrize("query", [{"before": "x"}, {"limit": "-1"}, {"channel": "1"}, {"person": "1"}])
async def test_malformed_queries_are_refused(page, ada, games, query):
    """Every malformed query is refused with an error object."""
    parameters = {"person": ada.id, "channel": games.id} | query
    assert "error" in await page.get("/sandbox/messages", **parameters)


async def test_another_client_may_come_over_the_port(tmp_path):
    """A client that is pointed at the port, with the key as its token, gets the gateway's address there."""
    async with Sandbox(Settings(directory=tmp_path, port=0)) as box, running(LittleBot(box.socket_path)):
        headers = {"Authorization": f"Bot {box.loopback.port_token}"}
        async with aiohttp.ClientSession(headers=headers) as session:
            base = f"http://127.0.0.1:{box.loopback.port}/api/v10"
            async with session.get(f"{base}/gateway/bot") as response:
                url = (await response.json())["url"]
            async with session.ws_connect(url) as socket:
                await socket.receive_json()
                await socket.send_json({"op": 2, "d": {"token": box.loopback.port_token, "intents": 1}})
                assert (await socket.receive_json())["t"] == "READY"
