"""Server-sent events: what one person may learn of, as it happens. The shapes are described in `page_api`."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

from aiohttp import web

from sandbox.events import Event, Happening
from sandbox.model import Json, Person
from sandbox.page_views import Views
from sandbox.world import World

BEAT_SECONDS = 15.0
BACKLOG = 2000
INTERACTION_STATES = {
    Happening.INTERACTION_BEGUN: "pending",
    Happening.INTERACTION_ANSWERED: "answered",
    Happening.INTERACTION_FAILED: "failed",
}
MESSAGE_TYPES = {Happening.MESSAGE_CREATED: "message.created", Happening.MESSAGE_EDITED: "message.edited"}
CHANNEL_TYPES = {Happening.CHANNEL_CREATED: "channel.created", Happening.CHANNEL_CHANGED: "channel.changed"}
RELOADS = {
    Happening.SERVER_CREATED,
    Happening.SERVER_CHANGED,
    Happening.BOT_ADDED,
    Happening.BOT_REMOVED,
    Happening.MEMBER_JOINED,
    Happening.MEMBER_CHANGED,
    Happening.MEMBER_LEFT,
    Happening.PERSON_CHANGED,
}


class Stream:
    """One open window of one person."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.lines: asyncio.Queue[str | None] = asyncio.Queue(BACKLOG)

    def put(self, data: Json) -> None:
        """Queue an event; a window that reads too slowly is cut off, and starts anew."""
        try:
            self.lines.put_nowait(f"data: {json.dumps(data, separators=(',', ':'))}\n\n")
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """Let the window go."""
        while not self.lines.empty():
            self.lines.get_nowait()
        self.lines.put_nowait(None)


class Streams:
    """All open windows."""

    def __init__(self, world: World, views: Views) -> None:
        self._world = world
        self._views = views
        self._open: set[Stream] = set()
        self._unsubscribe = world.subscribe(self._hear)

    async def serve(self, request: web.Request, person: Person) -> web.StreamResponse:
        """One window's events, until it goes away."""
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
                    line = await asyncio.wait_for(stream.lines.get(), BEAT_SECONDS)
                except TimeoutError:
                    line = ": still here\n\n"
                if line is None:
                    return response
                await response.write(line.encode())
        except ConnectionError:
            return response
        finally:
            self._open.discard(stream)

    def close(self) -> None:
        """Let every window go and stop listening."""
        self._unsubscribe()
        for stream in self._open:
            stream.end()

    def _hear(self, event: Event) -> None:
        for stream in tuple(self._open):
            if self._world.hears(stream.person.id, event):
                for told in self._told(event, stream.person):
                    stream.put(told)

    def _told(self, event: Event, me: Person) -> Iterator[Json]:
        kind, views = event.kind, self._views
        if kind in MESSAGE_TYPES:
            yield {"type": MESSAGE_TYPES[kind], "message": views.message(event.subject, me)}
        if kind is Happening.MESSAGE_DELETED:
            yield {"type": "message.deleted", "channel_id": event.channel_id, "id": event.subject.id}
        if kind in (Happening.MESSAGE_CREATED, Happening.MESSAGE_DELETED, Happening.READ):
            channel = self._world.channels[event.channel_id or ""]
            yield {"type": "unread", "channel_id": channel.id, **views.unread(channel, me)}
        if kind in CHANNEL_TYPES:
            yield {"type": CHANNEL_TYPES[kind], "channel": views.channel(event.subject, me)}
        if kind is Happening.CHANNEL_DELETED:
            yield {"type": "channel.deleted", "id": event.channel_id}
        if kind is Happening.TYPING:
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
        if kind is Happening.COMMANDS_CHANGED:
            yield {"type": "commands"}
        if kind in RELOADS:
            yield {"type": "state"}
        if kind is Happening.CLOCK_MOVED:
            yield {"type": "clock", **views.clock()}
        if kind in (Happening.BOT_ONLINE, Happening.BOT_OFFLINE):
            yield {"type": "bot", "online": self._world.bot_online}
