"""The HTTP API for the page: what one person sees and does. JSON both ways; all routes lie under `/sandbox/`.

Who may ask
    The printed address is `http://127.0.0.1:PORT/?key=KEY`. Opening it sets an HttpOnly cookie for this port and
    redirects to `/`; from then on plain `fetch`, `EventSource` and `<img>` work without doing anything. Scripts may
    send the header `X-Sandbox-Key: KEY` instead. Without either, or from a foreign Host or Origin: 403.
    Which person asks is the parameter `person` (an id) of every call, so each window can be somebody else.
    Keep it in the page's own address (`/?person=ID` or `#...`). Left out, the first person is meant.
    A refusal is `{"error": {"code": 50013, "message": "Missing Permissions"}}` with status 400, 403 or 404;
    code 50035 has `reasons: [{"place", "why"}]` too.

GET /                       `sandbox/web/index.html`; every other file of `sandbox/web/` at `/web/NAME`
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
    Channel  {"id", "type": 0 text | 1 direct | 11 public thread | 12 private thread, "name", "topic", "server_id",
              "parent_id", "position", "archived", "locked", "can_write": bool, "can_use_commands": bool,
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
                   "options": [Option]}]}               those the person may use there
    Option   {"name", "shown", "description", "type": 3 text | 4 whole number | 5 yes/no | 6 person | 7 channel |
              8 role | 10 number, "required": bool, "autocomplete": bool, "choices": [{"name" (localised), "value"}],
              "min_value", "max_value", "min_length", "max_length" (or null)}

POST /sandbox/act           {"person": ID, "kind": ..., ...} answered with an Outcome; waits up to 3 s for the bot
    {"kind": "slash", "channel", "command": path, "options": {name: value}}
    {"kind": "autocomplete", "channel", "command": path, "focused": name, "options": {name: what is typed}}
    {"kind": "click", "channel", "message", "custom_id"}
    {"kind": "select", "channel", "message", "custom_id", "values": [..]}
    {"kind": "modal", "interaction": id from the Outcome that brought the modal,
              "values": {custom_id: text | [values] | value | bool}}
    {"kind": "write", "channel", "text", "reply_to": message id or absent}
    {"kind": "thread", "channel", "name", "message": id or absent, "private": bool or absent}
    {"kind": "archive", "channel": thread, "archived": bool, "locked": bool or absent}
    {"kind": "direct", "with": person id}              opens direct messages (the bot is a person too)
    {"kind": "read", "channel"}                        everything there is read
    {"kind": "dismiss", "channel", "message"}          an ephemeral message goes away
    {"kind": "delete", "channel", "message"}           own message, or with MANAGE_MESSAGES
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
    {"type": "unread", "channel_id", "unread": int, "mentions": int}
    {"type": "interaction", "id", "channel_id", "message_id" or null, "custom_id" or null,
              "state": "pending" | "answered" | "failed"}      the person's own acts; a pressed button may show it
    {"type": "commands"}                               load the commands again
    {"type": "state"}                                  people, servers or permissions changed: load the state again
    {"type": "clock", "now", "offset_seconds"}
    {"type": "bot", "online": bool}
    A comment line comes every 15 s. A page that reads too slowly is cut off and must connect again.

POST /sandbox/people        {"name", "locale": "de", "standing": Standing} -> Person; joins every server
PATCH /sandbox/people/ID    any of {"locale", "takes_direct_messages", "installed_app",
                            "standing": {server_id: Standing}} -> Person
POST /sandbox/servers       {"name", "locale"} -> {"id"}; with channels `general` and `games`, everybody joins
GET /sandbox/clock          Clock
POST /sandbox/clock         {"advance_seconds": 86400} -> Clock
GET /sandbox/faults         {"waiting": [{"kind", "route", "times", "seconds"}], "storm": {...} or null,
                            "dealt": [{"route", "kind"}] (the last 200)}
POST /sandbox/faults        one of, answered with the same as GET
    {"kind": "rate_limited" | "server_error" | "slow" | "dropped" | "lost_answer", "route": "POST /channels" or "",
     "times": 1, "seconds": 0.25}                      the next requests of the bot on routes that contain `route`
    {"kind": "storm", "seed": "any text", "rate": 0.05}
    {"kind": "clear"}                                  nothing more is in store
    {"kind": "gateway_dropped"} {"kind": "gateway_reconnect"} {"kind": "gateway_invalidated"}
    {"kind": "message_deleted", "channel", "message"}
    {"kind": "channel_deleted", "channel"}
    {"kind": "permission_missing", "channel", "permission": "SEND_MESSAGES" | "VIEW_CHANNEL" | "ATTACH_FILES" | ...,
     "missing": bool}                                  of the bot in that channel; false gives it back
    {"kind": "bot_removed", "server"} {"kind": "bot_added", "server"}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import web

if TYPE_CHECKING:
    from sandbox.server import Loopback


class PageApi:
    """The page's routes."""

    def __init__(self, loopback: Loopback) -> None:
        self._loopback = loopback

    def attach(self, app: web.Application) -> None:
        """Serve them."""

    async def index(self, _: web.Request) -> web.StreamResponse:
        """The page."""
        return web.Response(text="page")

    def close(self) -> None:
        """End every stream."""
