"""The page's HTTP API, by which a person sees and acts. JSON both ways; all routes are under `/sandbox/`.

Who may ask
    The printed address is `http://127.0.0.1:PORT/?key=KEY`. Opening it sets an HttpOnly cookie for this port and
    redirects to `/`; after that `fetch`, `EventSource` and `<img>` need nothing more. Scripts may
    send the header `X-Sandbox-Key: KEY` instead. Without either, or from a foreign Host or Origin: 403.
    The parameter `person` (an id) of every call names the person who asks, by default the first one. The page
    keeps it in its own address, `/?as=ID`, so each window can belong to another person.
    A refusal is `{"error": {"code": 50013, "message": "Missing Permissions"}}` with status 400, 403 or 404;
    code 50035 has `reasons: [{"place", "why"}]` too.

GET /                       `sandbox/page/web/index.html`; every other file of `sandbox/page/web/` at `/web/NAME`
GET /attachments/...        uploaded files: take `url` of an attachment or media and cut off `https://cdn.discordapp.com`
GET /emojis/ID.png          application emojis (`<:name:ID>` in texts, `{"emoji": {"id", "name"}}` on controls)

GET /sandbox/state?person=ID
    {"me": Person, "bot": {"id", "name", "online": bool}, "clock": Clock, "people": [Person],
     "servers": [{"id", "name", "locale", "bot": bool (is the bot in it), "standing": Standing, "channels": [Channel],
                  "roles": [{"id", "name"}]}],          the servers that `person` is in
     "direct": [Channel]}
    Person   {"id", "name", "locale", "bot": false, "takes_direct_messages": bool, "installed_app": bool,
              "standing": {server_id: Standing}}
    Standing "member" | "organiser" | "administrator" | "timed_out"
    Channel  {"id", "type": 0 text | 1 direct | 2 voice | 5 announcement | 10 announcement thread |
              11 public thread | 12 private thread | 15 forum, "name", "topic", "server_id", "parent_id",
              "position", "archived", "locked", "can_write": bool, "can_use_commands": bool,
              "with": person id or null (direct messages: the other side), "last_message_id",
              "unread": int, "mentions": int}           threads stand in `channels` too, with `parent_id`
    Clock    {"now": ISO time, "offset_seconds": float}

GET /sandbox/messages?person=ID&channel=ID[&before=MESSAGE_ID][&limit=50]
    {"messages": [Message]}, oldest first, only what the person may see (ephemeral ones only for their person)
    Message  Discord's message object, with `for_me: true` on ephemeral ones, `reply_excerpt` (text or null) and
             `mentions_me: bool`. `flags & 64` is ephemeral, `flags & 128` is "is thinking", `flags & 32768` is
             Components V2. `type` 6 is "pinned a message", 18 "started a thread" (`content` is its name).
             `interaction_metadata.user` is who called the command, `interaction_metadata.name` which.

GET /sandbox/pins?person=ID&channel=ID       {"messages": [Message]}, the latest pin first

GET /sandbox/commands?person=ID&channel=ID
    {"commands": [{"path": "game new", "shown": "partie nouvelle" (in the person's language), "description",
                   "options": [Option]}],               those the person may use there
     "menus": {"person": [Entry], "message": [Entry]}}  commands in the menus of people and messages
    Entry    {"name", "shown" (in the person's language)}
    Option   {"name", "shown", "description", "type": 3 text | 4 whole number | 5 yes/no | 6 person | 7 channel |
              8 role | 10 number | 11 file, "required": bool, "autocomplete": bool,
              "choices": [{"name" (localised), "value"}], "min_value", "max_value", "min_length",
              "max_length" (or null)}

POST /sandbox/act           {"person": ID, "kind": ..., ...} answered with an Outcome; waits up to 3 s for the bot
    {"kind": "slash", "channel", "command": path, "options": {name: value}}
    {"kind": "autocomplete", "channel", "command": path, "focused": name, "options": {name: what is typed}}
    {"kind": "click", "channel", "message", "custom_id"}
    {"kind": "select", "channel", "message", "custom_id", "values": [..]}
    {"kind": "person_menu", "channel", "command": name, "target": person id}
    {"kind": "message_menu", "channel", "command": name, "message"}
    {"kind": "modal", "interaction": id from the Outcome that brought the modal,
              "values": {custom_id: text | [values] | value | bool | [File]}}
    Files go along as a form: the JSON in the field `payload_json`, each file in a field `files[n]`. File, also the
    value of an option of type 11, is {"upload": n}.
    {"kind": "write", "channel", "text", "reply_to": message id or absent}
    {"kind": "thread", "channel", "name", "message": id or absent, "private": bool or absent}
    {"kind": "archive", "channel": thread, "archived": bool, "locked": bool or absent}
    {"kind": "direct", "with": person id}              opens direct messages (the bot is a person too)
    {"kind": "read", "channel"}                        marks everything there as read
    {"kind": "dismiss", "channel", "message"}          deletes an ephemeral message of the person
    {"kind": "delete", "channel", "message"}           deletes the person's message; another's needs MANAGE_MESSAGES
    {"kind": "pin", "channel", "message", "pinned": bool}
    Outcome  {"kind": "message" | "deferred" | "update" | "deferred_update" | "modal" | "choices" | "failed" | "done",
              "interaction": id or null, "modal": Discord's modal (title, custom_id, components) or null,
              "choices": [{"name", "value"}] or null, "message": Message or null, "channel": Channel or null}
             "failed" is "The application did not respond". What the bot posts or changes comes by the event stream.

GET /sandbox/events?person=ID                 server-sent events; each `data:` is {"type": ..., ...}
    {"type": "ready"}                                  once, at the start: load state and messages now
    {"type": "message.created" | "message.edited", "message": Message}
    {"type": "message.deleted", "channel_id", "id"}
    {"type": "channel.created" | "channel.changed", "channel": Channel}
    {"type": "channel.deleted", "id"}
    {"type": "typing", "channel_id", "person_id", "name"}
    {"type": "unread", "channel_id", "unread": int, "mentions": int}   also when read in another window
    {"type": "interaction", "id", "channel_id", "message_id" or null, "custom_id" or null,
              "state": "pending" | "answered" | "failed"}        the person's own; a pressed button may show it
    {"type": "commands"}                               load the commands again
    {"type": "state"}                                  people, servers or permissions changed: load the state again
    {"type": "clock", "now", "offset_seconds"}
    {"type": "bot", "online": bool}
    A comment line comes every 15 s. A page that reads too slowly is disconnected and must connect again.

POST /sandbox/people        {"name", "locale": "de", "standing": Standing} -> Person; joins every server
PATCH /sandbox/people/ID    any of {"locale", "takes_direct_messages", "installed_app",
                            "standing": {server_id: Standing}} -> Person
POST /sandbox/servers       {"name", "locale"} -> {"id"}; with channels `general` and `games`, everybody joins
GET /sandbox/clock          Clock
POST /sandbox/clock         {"advance_seconds": 86400} -> Clock
GET /sandbox/faults         {"pending": [{"kind", "route", "times", "seconds"}], "storm": {...} or null,
                            "injected": [{"route", "kind"}] (the last 200)}
POST /sandbox/faults        one of, answered with the same as GET
    {"kind": "rate_limited" | "server_error" | "slow" | "dropped" | "lost_answer" | "late_error",
     "route": "POST /channels" or "", "times": 1, "seconds": 0.25}     the bot's next requests whose routes contain it
    {"kind": "storm", "seed": "any text", "rate": 0.05}
    {"kind": "clear"}                                  removes pending faults and ends the storm
    {"kind": "gateway_dropped"} {"kind": "gateway_reconnect"} {"kind": "gateway_invalidated"}
    {"kind": "heartbeats_ignored"}                     heartbeats on open connections are not acknowledged
    {"kind": "message_deleted", "channel", "message"}
    {"kind": "channel_deleted", "channel"}
    {"kind": "permission_missing", "channel", "permission": "SEND_MESSAGES" | "VIEW_CHANNEL" | "ATTACH_FILES" | ...,
     "missing": bool}                                  denies the bot this in the channel; false gives it back
    {"kind": "bot_removed", "server"} {"kind": "bot_added", "server"}
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web

from sandbox.faults import Faults
from sandbox.gateway.gateway import Gateway
from sandbox.page.actions import PageActions
from sandbox.page.faults import PageFaults
from sandbox.page.stream import Streams
from sandbox.page.views import Views
from sandbox.people.actions import Actions
from sandbox.rest.http import read_body, respond
from sandbox.rest.routing import Answer
from sandbox.world import channels, messages
from sandbox.world.errors import InvalidForm, Refused
from sandbox.world.permissions import Permission
from sandbox.world.state import World
from sandbox.world.uploads import Upload
from sandbox.world.values import Channel, Person

WEB = Path(__file__).parent / "web"
PAGE_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}
MOST_PEOPLE = 200
MOST_SERVERS = 20
Handler = Callable[[web.Request], Awaitable[Any]]


class PageApi:
    """The page's routes."""

    def __init__(self, world: World, actions: Actions, faults: Faults, gateway: Gateway) -> None:
        self._world = world
        self._views = Views(world)
        self._actions = PageActions(world, actions, self._views)
        self._faults = PageFaults(world, faults, gateway)
        self._streams = Streams(world, self._views)

    def attach(self, app: web.Application) -> None:
        """Serve the page and its routes."""
        served: tuple[tuple[str, str, Handler], ...] = (
            ("GET", "/sandbox/state", self._state),
            ("GET", "/sandbox/messages", self._messages),
            ("GET", "/sandbox/pins", self._pins),
            ("GET", "/sandbox/commands", self._commands),
            ("POST", "/sandbox/act", self._act),
            ("POST", "/sandbox/people", self._add_person),
            ("PATCH", "/sandbox/people/{id}", self._change_person),
            ("POST", "/sandbox/servers", self._add_server),
            ("GET", "/sandbox/clock", self._clock),
            ("POST", "/sandbox/clock", self._advance),
            ("GET", "/sandbox/faults", self._read_faults),
            ("POST", "/sandbox/faults", self._inject_fault),
        )
        for method, path, handler in served:
            app.router.add_route(method, path, _answering(handler))
        app.router.add_get("/sandbox/events", self._events)
        app.router.add_get("/web/{name:[a-zA-Z0-9_./-]+}", self._static)

    async def index(self, _: web.Request) -> web.StreamResponse:
        """Return the page."""
        return _file(WEB / "index.html")

    def close(self) -> None:
        """Close every event stream."""
        self._streams.close()

    async def _static(self, request: web.Request) -> web.StreamResponse:
        path = (WEB / request.match_info["name"]).resolve()
        if not path.is_relative_to(WEB.resolve()):
            raise web.HTTPNotFound
        return _file(path)

    async def _events(self, request: web.Request) -> web.StreamResponse:
        try:
            person = self._person(request.query.get("person"))
        except Refused:
            raise web.HTTPNotFound from None
        return await self._streams.serve(request, person)

    async def _state(self, request: web.Request) -> Any:
        return self._views.state(self._person(request.query.get("person")))

    async def _messages(self, request: web.Request) -> Any:
        person, channel = self._place(request)
        before, limit = _number(request, "before", 2**63), _number(request, "limit", 50)
        older = [
            message
            for message in messages.history(self._world, channel, person.id)
            if int(message.id) < before
        ]
        return {
            "messages": [
                self._views.message(message, person) for message in older[-max(1, min(200, limit)) :]
            ]
        }

    async def _pins(self, request: web.Request) -> Any:
        person, channel = self._place(request)
        return {
            "messages": [
                self._views.message(message, person) for message in messages.pins(self._world, channel)
            ]
        }

    async def _commands(self, request: web.Request) -> Any:
        person, channel = self._place(request)
        return {
            "commands": self._views.commands(person, channel),
            "menus": self._views.menus(person, channel),
        }

    async def _act(self, request: web.Request) -> Any:
        body, files = await _json_and_files(request)
        return await self._actions.act(self._person(body.get("person")), body, files)

    async def _add_person(self, request: web.Request) -> Any:
        body = await _json(request)
        name = str(body.get("name", "")).strip()
        if not 1 <= len(name) <= 32 or len(self._world.people) >= MOST_PEOPLE:
            raise InvalidForm(("name", "Must be between 1 and 32 in length, for at most 200 people."))
        person = self._world.add_person(name, locale=str(body.get("locale", "en-US")))
        for server in self._world.servers.values():
            self._world.join(server, person)
            self._views.set_standing(server, person, str(body.get("standing", "member")))
        return self._views.person(person)

    async def _change_person(self, request: web.Request) -> Any:
        body = await _json(request)
        person = self._person(request.match_info["id"])
        for server_id, standing in (body.get("standing") or {}).items():
            self._views.set_standing(self._world.server(server_id), person, str(standing))
        settings = ("locale", "takes_direct_messages", "installed_app")
        self._world.change_person(person, **{name: body[name] for name in settings if name in body})
        return self._views.person(person)

    async def _add_server(self, request: web.Request) -> Any:
        body = await _json(request)
        if not body.get("name") or len(self._world.servers) >= MOST_SERVERS:
            raise InvalidForm(("name", "Must be between 1 and 100 in length, for at most 20 servers."))
        players = [person for person in self._world.people.values() if not person.bot]
        locale = str(body.get("locale", "en-US"))
        server = channels.add_server(self._world, str(body["name"])[:100], locale=locale)
        for person in players:
            self._world.join(server, person)
        return {"id": server.id}

    async def _clock(self, _: web.Request) -> Any:
        return self._views.clock()

    async def _advance(self, request: web.Request) -> Any:
        seconds = (await _json(request)).get("advance_seconds")
        if not isinstance(seconds, (int, float)) or not 0 <= seconds <= 366 * 86400:
            raise InvalidForm(("advance_seconds", "Must be between 0 and a year."))
        self._world.advance(seconds)
        return self._views.clock()

    async def _read_faults(self, _: web.Request) -> Any:
        return self._faults.state()

    async def _inject_fault(self, request: web.Request) -> Any:
        self._faults.inject(await _json(request))
        return self._faults.state()

    def _person(self, person_id: str | None) -> Person:
        first = next((person.id for person in self._views.people()), "")
        return self._world.person(person_id or first)

    def _place(self, request: web.Request) -> tuple[Person, Channel]:
        """Return the person who asks and the channel; refuses one that the person may not see."""
        person = self._person(request.query.get("person"))
        channel = self._world.channel(request.query.get("channel", ""))
        self._world.require(person.id, channel, Permission.VIEW_CHANNEL)
        return person, channel


def _answering(handler: Handler) -> Handler:
    """Wrap the handler: its answer is encoded as JSON, and refusals as the error object described above."""

    async def answer(request: web.Request) -> web.StreamResponse:
        try:
            return respond(Answer(200, await handler(request)))
        except Refused as refused:
            refusal = refused.refusal
            error: dict[str, Any] = {"code": refusal.code, "message": refusal.message}
            if isinstance(refused, InvalidForm):
                error["reasons"] = [{"place": place, "why": reason} for place, reason in refused.reasons]
            return respond(Answer(refusal.status if refusal.status != 401 else 403, {"error": error}))

    return answer


def _number(request: web.Request, name: str, default: int) -> int:
    text = request.query.get(name, str(default))
    if not text.isdecimal():
        raise InvalidForm((name, "Must be a number."))
    return int(text)


async def _json(request: web.Request) -> dict[str, Any]:
    body, _ = await _json_and_files(request)
    return body


async def _json_and_files(request: web.Request) -> tuple[dict[str, Any], tuple[Upload, ...]]:
    body, files = await read_body(request)
    if not isinstance(body, dict):
        raise InvalidForm(("", "Must be a JSON object."))
    return body, files


def _file(path: Path) -> web.StreamResponse:
    if not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers=PAGE_HEADERS)
