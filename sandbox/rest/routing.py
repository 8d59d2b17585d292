"""Routes: plain functions from a call to an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sandbox.world.drafts import Draft
from sandbox.world.errors import Refusal, Refused
from sandbox.world.state import World
from sandbox.world.uploads import Upload
from sandbox.world.values import Channel, Message, Server


@dataclass(frozen=True, slots=True)
class Call:
    """A request, parsed and checked. Its sender is the bot or holds an interaction's token."""

    world: World
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    files: tuple[Upload, ...] = ()
    host: str = ""

    @property
    def channel(self) -> Channel:
        """The channel in the path."""
        return self.world.channel(self.params["channel_id"])

    @property
    def server(self) -> Server:
        """The server in the path; refuses one that the bot is not in."""
        server = self.world.server(self.params["guild_id"])
        if self.world.bot_id not in server.members:
            raise Refused(Refusal.MISSING_ACCESS)
        return server

    @property
    def message(self) -> Message:
        """The message in the path; refuses an ephemeral one, which does not exist outside its interaction."""
        message = self.world.message(self.params["channel_id"], self.params["message_id"])
        if message.only_for is not None:
            raise Refused(Refusal.UNKNOWN_MESSAGE)
        return message

    @property
    def draft(self) -> Draft:
        """The body as a message."""
        return Draft(self.body or {}, self.files)


@dataclass(frozen=True, slots=True)
class Answer:
    """The status and the JSON of an answer; None is an empty body."""

    status: int
    body: Any = None


NO_CONTENT = Answer(204)
Handler = Callable[[Call], Answer]


@dataclass(frozen=True, slots=True)
class Route:
    """A method, a path template as in Discord's OpenAPI description, and the handler.

    Without `needs_token` the route is public, or its path contains an interaction's token.
    """

    method: str
    template: str
    handler: Handler
    needs_token: bool = True


class Routes:
    """The routes of one module, collected by a decorator."""

    def __init__(self, *, need_token: bool = True) -> None:
        self.held: list[Route] = []
        self._need_token = need_token

    def __call__(self, method: str, template: str) -> Callable[[Handler], Handler]:
        """Return a decorator that registers the function for the template."""

        def note(handler: Handler) -> Handler:
            self.held.append(Route(method, template, handler, self._need_token))
            return handler

        return note
