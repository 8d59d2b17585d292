"""Server-sent events of what one person may see. The JSON is described in `api`."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

from aiohttp import web

from sandbox.page.views import Views
from sandbox.world.events import Event, EventKind
from sandbox.world.state import World
from sandbox.world.values import Json, Person

KEEPALIVE_SECONDS = 15.0
KEEPALIVE = ": keep-alive\n\n"
"""A comment of server-sent events, which the browser ignores."""
BACKLOG = 2000
INTERACTION_STATES = {
    EventKind.INTERACTION_BEGUN: "pending",
    EventKind.INTERACTION_ANSWERED: "answered",
    EventKind.INTERACTION_FAILED: "failed",
}
MESSAGE_TYPES = {EventKind.MESSAGE_CREATED: "message.created", EventKind.MESSAGE_EDITED: "message.edited"}
CHANNEL_TYPES = {EventKind.CHANNEL_CREATED: "channel.created", EventKind.CHANNEL_CHANGED: "channel.changed"}
RELOADS = {
    EventKind.SERVER_CREATED,
    EventKind.SERVER_CHANGED,
    EventKind.BOT_ADDED,
    EventKind.BOT_REMOVED,
    EventKind.MEMBER_JOINED,
    EventKind.MEMBER_CHANGED,
    EventKind.MEMBER_LEFT,
    EventKind.PERSON_CHANGED,
}


class Stream:
    """The event stream of one browser window."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.lines: asyncio.Queue[str | None] = asyncio.Queue(BACKLOG)

    def put(self, data: Json) -> None:
        """Queue an event; a stream that is read too slowly is closed, and the window must connect again."""
        try:
            self.lines.put_nowait(f"data: {json.dumps(data, separators=(',', ':'))}\n\n")
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """Close the stream."""
        while not self.lines.empty():
            self.lines.get_nowait()
        self.lines.put_nowait(None)


class Streams:
    """The event streams of all browser windows."""

    def __init__(self, world: World, views: Views) -> None:
        self._world = world
        self._views = views
        self._open: set[Stream] = set()
        self._unsubscribe = world.subscribe(self._on_event)

    async def serve(self, request: web.Request, person: Person) -> web.StreamResponse:
        """Send the events of one window until it disconnects."""
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        await response.prepare(request)
        stream = Stream(person)
        stream.put({"type": "ready"})
        self._open.add(stream)
        try:
            while True:
                try:
                    line = await asyncio.wait_for(stream.lines.get(), KEEPALIVE_SECONDS)
                except TimeoutError:
                    line = KEEPALIVE
                if line is None:
                    return response
                await response.write(line.encode())
        except ConnectionError:
            return response
        finally:
            self._open.discard(stream)

    def close(self) -> None:
        """Close every stream and unsubscribe from the world."""
        self._unsubscribe()
        for stream in self._open:
            stream.end()

    def _on_event(self, event: Event) -> None:
        for stream in tuple(self._open):
            if self._world.sees_event(stream.person.id, event):
                for update in self._updates(event, stream.person):
                    stream.put(update)

    def _updates(self, event: Event, me: Person) -> Iterator[Json]:
        kind, views = event.kind, self._views
        if kind in MESSAGE_TYPES:
            yield {"type": MESSAGE_TYPES[kind], "message": views.message(event.subject, me)}
        if kind is EventKind.MESSAGE_DELETED:
            yield {"type": "message.deleted", "channel_id": event.channel_id, "id": event.subject.id}
        if kind in (EventKind.MESSAGE_CREATED, EventKind.MESSAGE_DELETED, EventKind.READ):
            channel = self._world.channels[event.channel_id or ""]
            yield {"type": "unread", "channel_id": channel.id, **views.unread(channel, me)}
        if kind in CHANNEL_TYPES:
            yield {"type": CHANNEL_TYPES[kind], "channel": views.channel(event.subject, me)}
        if kind is EventKind.CHANNEL_DELETED:
            yield {"type": "channel.deleted", "id": event.channel_id}
        if kind is EventKind.TYPING:
            typist: Person = event.subject
            yield {
                "type": "typing",
                "channel_id": event.channel_id,
                "person_id": typist.id,
                "name": typist.name,
            }
        if kind in INTERACTION_STATES:
            yield {
                "type": "interaction",
                "id": event.subject.id,
                "channel_id": event.subject.channel_id,
                "message_id": event.subject.message_id,
                "custom_id": event.subject.data.get("custom_id"),
                "state": INTERACTION_STATES[kind],
            }
        if kind is EventKind.COMMANDS_CHANGED:
            yield {"type": "commands"}
        if kind in RELOADS:
            yield {"type": "state"}
        if kind is EventKind.CLOCK_MOVED:
            yield {"type": "clock", **views.clock()}
        if kind in (EventKind.BOT_ONLINE, EventKind.BOT_OFFLINE):
            yield {"type": "bot", "online": self._world.bot_online}
