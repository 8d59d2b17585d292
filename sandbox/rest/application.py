"""The application: its user, its commands and its emojis."""

from __future__ import annotations

import base64
import binascii

from sandbox.rest.routing import NO_CONTENT, Answer, Call, Routes
from sandbox.wire import payloads
from sandbox.world import commands
from sandbox.world.errors import InvalidForm, Refusal, Refused
from sandbox.world.values import Json

routes = Routes()
GLOBAL_COMMANDS = "/applications/{application_id}/commands"
SERVER_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
EMOJIS = "/applications/{application_id}/emojis"
EMOJI_BYTES = 256 * 1024
EMOJI_COUNT = 2000


@routes("GET", "/users/@me")
def own_user(call: Call) -> Answer:
    """Return the bot's own user."""
    return Answer(200, payloads.own_user(call.world.people[call.world.bot_id]))


@routes("GET", "/oauth2/applications/@me")
@routes("GET", "/applications/@me")
def own_application(call: Call) -> Answer:
    """Return the application with its owner."""
    return Answer(200, application(call))


@routes("GET", "/soundboard-default-sounds")
def read_sounds(_: Call) -> Answer:
    """Return Discord's own sounds: none. py-cord asks for them when it connects."""
    return Answer(200, [])


@routes("GET", GLOBAL_COMMANDS)
@routes("GET", SERVER_COMMANDS)
def read_commands(call: Call) -> Answer:
    """Return the registered commands."""
    return Answer(200, commands.registered(call.world, _scope(call)))


@routes("PUT", GLOBAL_COMMANDS)
@routes("PUT", SERVER_COMMANDS)
def replace_commands(call: Call) -> Answer:
    """Replace all commands and return them."""
    return Answer(200, commands.register(call.world, call.body or [], _scope(call)))


@routes("POST", GLOBAL_COMMANDS)
@routes("POST", SERVER_COMMANDS)
def add_command(call: Call) -> Answer:
    """Add a command and return it."""
    return Answer(201, commands.put(call.world, call.body, _scope(call)))


@routes("GET", GLOBAL_COMMANDS + "/{command_id}")
@routes("GET", SERVER_COMMANDS + "/{command_id}")
def read_command(call: Call) -> Answer:
    """Return one command."""
    return Answer(200, commands.find(call.world, call.params["command_id"], _scope(call)))


@routes("PATCH", GLOBAL_COMMANDS + "/{command_id}")
@routes("PATCH", SERVER_COMMANDS + "/{command_id}")
def change_command(call: Call) -> Answer:
    """Replace the named fields of a command and return it."""
    old = commands.find(call.world, call.params["command_id"], _scope(call))
    return Answer(200, commands.put(call.world, old | (call.body or {}), _scope(call)))


@routes("DELETE", GLOBAL_COMMANDS + "/{command_id}")
@routes("DELETE", SERVER_COMMANDS + "/{command_id}")
def delete_command(call: Call) -> Answer:
    """Delete a command."""
    commands.remove(call.world, call.params["command_id"], _scope(call))
    return NO_CONTENT


@routes("GET", EMOJIS)
def read_emojis(call: Call) -> Answer:
    """Return the application's emojis."""
    return Answer(200, {"items": list(call.world.emojis.values())})


@routes("GET", EMOJIS + "/{emoji_id}")
def read_emoji(call: Call) -> Answer:
    """Return one emoji."""
    return Answer(200, _emoji(call))


@routes("POST", EMOJIS)
def add_emoji(call: Call) -> Answer:
    """Add an emoji and return it; its picture is served at `/emojis/<id>.png`."""
    world = call.world
    try:
        picture = base64.b64decode(call.body["image"].split(",", 1)[1], validate=True)
    except (IndexError, binascii.Error):
        raise InvalidForm(("image", "Invalid image data")) from None
    if len(picture) > EMOJI_BYTES:
        raise Refused(Refusal.EMOJI_TOO_LARGE)
    if len(world.emojis) >= EMOJI_COUNT:
        raise Refused(Refusal.TOO_MANY_EMOJIS)
    emoji: Json = {
        "id": world.ids.next(),
        "name": call.body["name"],
        "roles": [],
        "user": payloads.user(world.people[world.bot_id]),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    world.emojis[emoji["id"]] = emoji
    world.emoji_pictures.put(emoji["id"], picture)
    return Answer(201, emoji)


@routes("PATCH", EMOJIS + "/{emoji_id}")
def rename_emoji(call: Call) -> Answer:
    """Rename an emoji and return it."""
    emoji = _emoji(call)
    emoji["name"] = call.body["name"]
    return Answer(200, emoji)


@routes("DELETE", EMOJIS + "/{emoji_id}")
def delete_emoji(call: Call) -> Answer:
    """Delete an emoji."""
    emoji_id = _emoji(call)["id"]
    del call.world.emojis[emoji_id]
    call.world.emoji_pictures.drop(emoji_id)
    return NO_CONTENT


def application(call: Call) -> Json:
    """Return the application object; its owner is not among the people of the world."""
    world = call.world
    bot = world.people[world.bot_id]
    owner = {
        **payloads.user(bot),
        "id": str(int(bot.id) + 1),
        "username": "sandbox",
        "bot": False,
        "discriminator": "0",
    }
    return {
        "id": world.bot_id,
        "name": bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": payloads.user(bot),
        "owner": owner,
        "team": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "rpc_origins": [],
        "tags": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "event_webhooks_status": 1,
        "integration_types_config": {"0": {}, "1": {}},
        "approximate_guild_count": len(world.servers),
        "approximate_user_install_count": sum(person.installed_app for person in world.people.values()),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }


def _scope(call: Call) -> str | None:
    """Return the id of the server in the path, None for the global commands."""
    return call.server.id if "guild_id" in call.params else None


def _emoji(call: Call) -> Json:
    try:
        return call.world.emojis[call.params["emoji_id"]]
    except KeyError:
        raise Refused(Refusal.UNKNOWN_EMOJI) from None
