"""Tests that validate every request and answer against Discord's official description."""

import importlib.util
import io
import json
import sys
from pathlib import Path

import aiohttp
import discord
import pytest
from little_bot import Card, LittleBot, Panel, picture_file, place, png, running

from sandbox.faults import Fault, FaultKind
from sandbox.rest.validation import BodyValidator
from sandbox.script import Sandbox, Settings
from sandbox.world import channels, command_limits, limits
from sandbox.world.uploads import Upload
from sandbox.world.values import MessageFlag

SHARED = Path(__file__).resolve().parents[3] / "shared" / "discord"
needs_description = pytest.mark.skipif(
    not (SHARED / "openapi.json").is_file(), reason="Discord's openapi.json is not beside the project"
)
pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def checker():
    """Return the module of the independent checker that lies beside the project."""
    spec = importlib.util.spec_from_file_location("check_requests", SHARED / "check_requests.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def recorded(path):
    """Return the exchanges of a recording."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if "method" in line]


async def use_every_route(box, bot):
    """Use each route and feature of the sandbox at least once."""
    ada, bruno, games = box.person("Ada"), box.person("Bruno"), box.channel("games")
    for path in ("ping", "secret", "think", "picture", "card", "post"):
        await ada.slash(games, path)
    await ada.autocomplete(games, "place tile", focused="cell", cell="D")
    await ada.slash(games, "place tile", cell="D7", turns=2)
    await ada.slash(games, "whisper", to=bruno)
    panel = (await ada.slash(games, "panel")).message
    await ada.click(panel, "Update")
    await ada.click(panel, "Later")
    await ada.choose(panel, "cell", "A1")
    await ada.submit(await ada.click(panel, "Ask"), {"name": "Ada", "colour": "red"})
    await ada.click(panel, "Whisper")
    await ada.submit(await ada.slash(games, "bring"), {"files": [Upload(0, "a.game", b"1. D7")]})
    await ada.menu(games, "Challenge", bruno)
    await ada.menu(games, "Analyse", panel)
    await ada.slash(ada.direct(), "anywhere", followups=2)
    (interaction,) = bot.events("interaction")[-1]
    await interaction.edit_original_response(content="edited")
    followup = await interaction.followup.send("one more", file=picture_file(), wait=True)
    await followup.edit(content="changed")
    await interaction.original_response()
    await followup.delete()
    games_channel = place(bot, games)
    message = await games_channel.send("board", file=picture_file(), view=Panel())
    await message.edit(content="board 2", attachments=[picture_file("two.png")])
    await message.reply("a reply", mention_author=False)
    await games_channel.send(view=Card("board.png"), file=picture_file())
    await message.fetch()
    await message.pin()
    assert [pin async for pin in games_channel.pins()]
    await message.unpin()
    thread = await message.create_thread(name="Table 1")
    await thread.send("inside")
    await thread.edit(archived=True)
    await thread.edit(archived=False, name="Table 2")
    await thread.add_user(discord.Object(int(bruno.id)))
    await thread.fetch_members()
    await thread.remove_user(discord.Object(int(bruno.id)))
    channel = bot.get_channel(int(games.id))
    secret = await channel.create_thread(name="Secret")
    await secret.edit(archived=True)
    guild = bot.guilds[0]
    await guild.active_threads()
    assert [thread async for thread in channel.archived_threads()] == []
    assert [message async for message in channel.history(limit=10)]
    async with channel.typing():
        pass
    await bot.fetch_channel(channel.id)
    await bot.fetch_guild(guild.id, with_counts=False)
    await bot.fetch_user(int(ada.id))
    await guild.fetch_member(int(ada.id))
    await guild.fetch_channels()
    await guild.fetch_roles()
    emoji = await bot.create_application_emoji(name="meeple", image=png())
    await emoji.edit(name="farmer")
    await bot.fetch_application_emoji(emoji.id)
    await bot.fetch_application_emojis()
    await emoji.delete()
    await bot.application_info()
    known = await bot.tree.fetch_commands()
    await bot.tree.fetch_command(known[0].id)
    await known[0].edit(description="Another description")
    await known[-1].delete()
    with pytest.raises(discord.NotFound):
        await channel.get_partial_message(1).edit(content="?")
    with pytest.raises(discord.HTTPException, match="50006"):
        await channel.send("")
    channels.delete_channel(box.world, games)


def every_component(emoji_id):
    """Return each kind of message component, with the fewest fields that Discord allows, and with nulls."""
    outside = {"url": "https://example.org/board.png"}
    button = {"type": 2, "style": 2, "custom_id": "a", "label": None, "emoji": {"id": None, "name": "🏰"}}
    options = [
        {"label": "A1", "value": "A1", "emoji": {"id": str(emoji_id), "name": "old"}, "description": None},
        {"label": "B2", "value": "B2", "emoji": {"name": "🏰"}},
    ]
    held = [
        {"type": 10, "content": "Turn 7"},
        {"type": 14},
        {
            "type": 9,
            "components": [{"type": 10, "content": "a"}],
            "accessory": {"type": 11, "media": outside},
        },
        {"type": 9, "components": [{"type": 10, "content": "b"}], "accessory": button},
        {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": None}]},
        {"type": 13, "file": {"url": "attachment://game.txt"}},
        {"type": 1, "components": [{"type": 3, "custom_id": "b", "options": options, "placeholder": None}]},
        *(
            {"type": 1, "components": [{"type": kind, "custom_id": f"select {kind}", "disabled": None}]}
            for kind in (5, 6, 7, 8)
        ),
        {"type": 1, "components": [{"type": 2, "style": 5, "url": "https://example.org", "label": "Rules"}]},
    ]
    return [{"type": 17, "components": held}, {"type": 12, "items": [{"media": outside}]}]


EMBED = {
    "title": "Scores",
    "url": "https://example.org",
    "image": {"url": "attachment://board.png"},
    "thumbnail": {"url": "https://example.org/tile.png"},
    "author": {"name": "Bastide", "icon_url": "attachment://board.png"},
    "footer": {"text": "Turn 7", "icon_url": "https://example.org/icon.png"},
    "fields": [{"name": "Red", "value": "12"}],
}


async def send_unusual_forms(box, bot):
    """Send messages in forms that the bot's library would not write."""
    games = box.channel("games")
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=int(games.id))
    emoji = await bot.create_application_emoji(name="meeple", image=png())

    async def send(body, *files):
        form = [
            {"name": "payload_json", "value": json.dumps(body)},
            *(
                {"name": f"files[{n}]", "value": file.fp, "filename": file.filename}
                for n, file in enumerate(files)
            ),
        ]
        return await bot.http.request(route, form=form, files=files)

    game = discord.File(io.BytesIO(b"a game"), "game.txt")
    message = await send({"flags": 1 << 15, "components": every_component(emoji.id)}, picture_file(), game)
    await send({"embeds": [EMBED], "content": "Here"}, picture_file())
    first = {part["type"]: part for part in message["components"][0]["components"]}
    assert (first[13]["name"], first[13]["size"], first[14]["divider"]) == ("game.txt", 6, True)
    assert first[9]["accessory"]["emoji"] == {"name": "🏰"}
    reply = {"content": "a reply", "message_reference": {"message_id": message["id"]}}
    assert (await bot.http.request(route, json=reply))["referenced_message"]["id"] == message["id"]
    sounds = await bot.http.request(discord.http.Route("GET", "/soundboard-default-sounds"))
    advice = await bot.http.request(discord.http.Route("GET", "/gateway/bot"))
    assert (sounds, advice["shards"]) == ([], 1)


@needs_description
async def test_all_answers_are_as_discord_describes_them(tmp_path, checker):
    """Every answer could have come from Discord, and no valid request is reported as invalid."""
    recording = tmp_path / "recording.jsonl"
    settings = Settings(
        directory=tmp_path / "box", recording=recording, validated=True, description=SHARED / "openapi.json"
    )
    async with Sandbox(settings) as box, running(LittleBot(box.socket_path)) as bot:
        await send_unusual_forms(box, bot)
        await use_every_route(box, bot)
    reference = checker.Checker(str(SHARED / "openapi.json"))
    faults = []
    exchanges = recorded(recording)
    for exchange in exchanges:
        if exchange["body"] is not None and exchange["status"] < 400:
            names = [file["name"] for file in exchange["files"]]
            faults += [
                (exchange["path"], "asked", fault)
                for fault in reference.check(exchange["method"], exchange["path"], exchange["body"], names)
            ]
        wrong = reference.check_response(
            exchange["method"], exchange["path"], exchange["status"], exchange["answer"]
        )
        faults += [(exchange["method"], exchange["template"], exchange["status"], fault) for fault in wrong]
    assert not faults, "\n".join(sorted(set(map(str, faults))))
    assert len({(exchange["method"], exchange["template"]) for exchange in exchanges}) > 40


@needs_description
def test_our_validator_agrees_with_the_reference(checker):
    """Our validator agrees with the reference on all its valid and invalid bodies, limits in prose included."""
    validator = BodyValidator.load(SHARED / "openapi.json")
    other = checker.Checker(str(SHARED / "openapi.json"))
    compared = 0
    for name, method, path, body, valid in checker.selftest_cases():
        template = other.find(method, path)
        if template is None:
            continue
        compared += 1
        reasons = validator.faults(method, template, body)
        data = body if "callback" not in path else (body.get("data") or {})
        if template.endswith("/commands"):
            reasons += command_limits.commands(body)
        elif isinstance(data, dict) and (not path.endswith("callback") or body.get("type") in (4, 7)):
            reasons += limits.message(data, MessageFlag(data.get("flags") or 0))
        beyond_a_body = name in ("unknown attachment", "empty message")
        assert beyond_a_body or (not reasons) == valid, (name, reasons)
    assert compared > 40


@needs_description
async def test_a_bad_body_is_answered_like_discord_does(tmp_path):
    """A bad body is answered 400 with 50035, and with the reason at its place."""
    settings = Settings(directory=tmp_path, description=SHARED / "openapi.json")
    async with Sandbox(settings) as box, running(LittleBot(box.socket_path)) as bot:
        games = box.channel("games")
        route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=int(games.id))
        bad = {
            "components": [
                {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "x", "label": "y" * 81}]}
            ]
        }
        with pytest.raises(discord.HTTPException) as caught:
            await bot.http.request(route, json=bad)
        assert (caught.value.status, caught.value.code) == (400, 50035)
        assert "components.0.components.0.label" in str(caught.value)
        assert "80 or fewer" in str(caught.value)


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({"content": "x" * 2001}, "content"),
        ({"content": "x", "flags": 1 << 15, "components": [{"type": 10, "content": "y"}]}, "content"),
        ({"flags": 1 << 15, "components": [{"type": 10, "content": "y" * 4001}]}, "components"),
        ({"flags": 1 << 15, "components": [{"type": 10, "content": "y"}] * 41}, "components"),
        ({"components": [{"type": 10, "content": "y"}]}, "components"),
        (
            {"flags": 1 << 15, "components": [{"type": 12, "items": [{"media": {"url": "attachment://x"}}]}]},
            "attachment",
        ),
        (
            {
                "components": [
                    {"type": 1, "components": [{"type": 2, "style": 1, "label": "a", "custom_id": "b"}] * 2}
                ]
            },
            "dup",
        ),
        (
            {"flags": 1 << 15, "components": [{"type": 10, "content": text, "id": 5} for text in "ab"]},
            "duplicated",
        ),
        (
            {
                "components": [
                    {"type": 1, "components": [{"type": 2, "style": 5, "label": "a", "url": "file://x"}]}
                ]
            },
            "Scheme",
        ),
        (
            {"flags": 1 << 15, "components": [{"type": 12, "items": [{"media": {"url": "ftp://x"}}]}]},
            "Scheme",
        ),
        ({"flags": 1 << 15, "components": [{"type": 13, "file": {"url": "https://x/y"}}]}, "Scheme"),
        (
            {
                "components": [
                    {
                        "type": 1,
                        "components": [
                            {
                                "type": 5,
                                "custom_id": "who",
                                "default_values": [{"id": str(n), "type": "user"} for n in (1, 2)],
                            }
                        ],
                    }
                ]
            },
            "default_values",
        ),
        ({"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "mutually exclusive"),
        ({"embeds": [{"fields": [{"name": "a", "value": ""}]}]}, "fields"),
    ],
)
async def test_limits_hold_without_the_description(tmp_path, body, place):
    """Limits that Discord states only in prose hold in a sandbox without the description."""
    async with (
        Sandbox(Settings(directory=tmp_path, validated=False)) as box,
        running(LittleBot(box.socket_path)) as bot,
    ):
        route = discord.http.Route(
            "POST", "/channels/{channel_id}/messages", channel_id=int(box.channel("games").id)
        )
        with pytest.raises(discord.HTTPException, match=place) as caught:
            await bot.http.request(route, json=body)
        assert caught.value.code == 50035


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/channels/{channel_id}/threads", {}),
        ("POST", "/channels/{channel_id}/messages", {"components": "x"}),
        ("POST", "/channels/{channel_id}/messages", ["x"]),
        ("GET", "/channels/{channel_id}/messages?limit=x", None),
        ("GET", "/channels/{channel_id}/messages?limit=101", None),
    ],
)
async def test_malformed_requests_are_answered_with_400(tmp_path, method, path, body):
    """A request of the wrong shape is answered 400, without the description too."""
    async with (
        Sandbox(Settings(directory=tmp_path, validated=False)) as box,
        running(LittleBot(box.socket_path)) as bot,
    ):
        route = discord.http.Route(method, path, channel_id=int(box.channel("games").id))
        with pytest.raises(discord.HTTPException) as caught:
            await bot.http.request(route, json=body)
        assert (caught.value.status, caught.value.code) == (400, 50035)


async def test_a_recording_has_requests_answers_and_dispatches(tmp_path):
    """A recording holds requests, answers, times, broken connections (status 0) and dispatches by name."""
    recording = tmp_path / "recording.jsonl"
    settings = Settings(directory=tmp_path / "box", recording=recording, answer_seconds=3600)
    async with Sandbox(settings) as box, running(LittleBot(box.socket_path)) as bot:
        ada, games = box.person("Ada"), box.channel("games")
        await ada.slash(games, "picture")
        box.faults.add(Fault(FaultKind.LOST_ANSWER))
        with pytest.raises((aiohttp.ClientError, OSError)):
            await place(bot, games).send("lost")
    lines = [json.loads(line) for line in recording.read_text(encoding="utf-8").splitlines()]
    callback = next(line for line in lines if line.get("template", "").endswith("/callback"))
    assert (callback["status"], callback["files"]) == (200, [{"name": "board.png", "size": len(png())}])
    assert [line["status"] for line in lines if line.get("fault")] == [0]
    assert {"READY", "GUILD_CREATE", "INTERACTION_CREATE"} <= {line.get("dispatch") for line in lines}
