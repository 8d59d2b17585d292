"""The sandbox's server: Discord for the bot on a UNIX socket, and the same with the page on a loopback port."""

from __future__ import annotations

import base64
import secrets
import tempfile
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from aiohttp import web

from sandbox.faults import Faults
from sandbox.gateway.gateway import Gateway
from sandbox.gateway.sessions import Sessions
from sandbox.gateway.starts import SessionStarts
from sandbox.guard import Guard, is_local, is_websocket
from sandbox.page.api import PageApi
from sandbox.people.actions import Actions
from sandbox.recording import Recorder
from sandbox.rest.http import BODY_LIMIT, BOT_TOKEN, Rest, refusal, respond
from sandbox.rest.rate_limits import REQUESTS_A_SECOND, RateLimits
from sandbox.rest.routing import Answer
from sandbox.rest.validation import BodyValidator, description_path
from sandbox.world import channels
from sandbox.world.clock import Clock
from sandbox.world.errors import Refusal, Refused
from sandbox.world.events import Event, EventKind
from sandbox.world.interactions import ANSWER_SECONDS
from sandbox.world.state import World
from sandbox.world.uploads import content_type

TOKEN = "sandbox"
"""The bot's token over the socket; for the port see `Loopback.port_token`."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The server's settings. Port 0 is any free one; without a port there is no page.

    `shards` is the number of shards recommended to a bot. `max_concurrency` shards may IDENTIFY within 5
    seconds, and all together `session_starts` times a day; None is not enforced. `enforce_rate_limits`
    refuses too many requests to one route, and more than `requests_a_second` of one token to all routes.
    Bodies are `validated` against Discord's openapi.json at `description`, by default the path in
    `BASTIDE_OPENAPI`.
    """

    directory: Path | None = None
    port: int | None = None
    shards: int = 1
    answer_seconds: float = ANSWER_SECONDS
    max_concurrency: int | None = None
    session_starts: int | None = None
    enforce_rate_limits: bool = False
    requests_a_second: int = REQUESTS_A_SECOND
    privileged_intents: bool = False
    recording: Path | None = None
    validated: bool = True
    description: Path | None = None


class Loopback:
    """A sandbox server; it runs while it is used as an asynchronous context manager."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self._own_directory: tempfile.TemporaryDirectory[str] | None = None
        if self.settings.directory is None:
            self._own_directory = tempfile.TemporaryDirectory(prefix="bastide-")
            self.directory = Path(self._own_directory.name)
        else:
            self.directory = self.settings.directory
            self.directory.mkdir(parents=True, exist_ok=True)
        self.socket_path = self.directory / "discord.sock"
        self.clock_file = self.directory / "clock"
        self.world = World(Clock(self.clock_file))
        self.world.subscribe(self._archive_threads)
        self.actions = Actions(self.world, self.settings.answer_seconds)
        self.faults = Faults()
        self.recorder = Recorder(self.settings.recording)
        starts = SessionStarts(
            self.world.clock,
            max_concurrency=self.settings.max_concurrency,
            total=self.settings.session_starts,
        )
        self.gateway = Gateway(
            Sessions(self.world, self.recorder),
            starts,
            shards=self.settings.shards,
            privileged=self.settings.privileged_intents,
        )
        self.key = secrets.token_urlsafe(16)
        self.port = 0
        self.port_app: web.Application | None = None
        self._runners: list[web.AppRunner] = []
        self.page: PageApi | None = None

    @property
    def environment(self) -> dict[str, str]:
        """The environment variables that connect a bot in another process."""
        return {
            "BASTIDE_SANDBOX": str(self.socket_path),
            "BASTIDE_CLOCK_FILE": str(self.clock_file),
            "DISCORD_TOKEN": TOKEN,
        }

    @property
    def port_token(self) -> str:
        """The bot's token over the port, in Discord's format: some libraries read the bot's id from it."""
        bot_id = base64.urlsafe_b64encode(self.world.bot_id.encode()).decode().rstrip("=")
        return f"{bot_id}.sandbox.{self.key}"

    @property
    def page_address(self) -> str:
        """The page's address with its key."""
        return f"http://127.0.0.1:{self.port}/?key={self.key}"

    async def __aenter__(self) -> Loopback:
        try:
            await self._start()
        except BaseException:
            # The socket is open before the port, which may be taken.
            await self._stop()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stop()

    async def _start(self) -> None:
        description = self.settings.description or description_path()
        validator = BodyValidator.load(description) if self.settings.validated and description else None
        limits = RateLimits(
            self.world.clock.timestamp,
            enforced=self.settings.enforce_rate_limits,
            requests_a_second=self.settings.requests_a_second,
        )
        rest = Rest(
            self.world,
            self.faults,
            limits,
            validator,
            self.recorder,
            self.gateway.drop,
            self.gateway.routes(),
        )
        await self._start_socket(rest)
        if self.settings.port is not None:
            await self._start_port(rest, self.settings.port)

    async def _stop(self) -> None:
        if self.page is not None:
            self.page.close()
        # Stop listening first: a disconnected bot reconnects at once, and would wait for an answer.
        for site in [site for runner in self._runners for site in runner.sites]:
            await site.stop()
        await self.gateway.close()
        for runner in self._runners:
            await runner.cleanup()
        self.actions.close()
        self.recorder.close()
        if self._own_directory is not None:
            self._own_directory.cleanup()

    def _archive_threads(self, event: Event) -> None:
        """Archive idle threads once the clock was moved; hours that pass by themselves archive none."""
        if event.kind is EventKind.CLOCK_MOVED:
            channels.archive_idle_threads(self.world)

    async def _start_socket(self, rest: Rest) -> None:
        app = web.Application(client_max_size=BODY_LIMIT)
        app[BOT_TOKEN] = TOKEN
        self._add_discord(app, rest)
        app.router.add_get("/sandbox/clock", self._clock)
        runner = await self._run(app)
        self.socket_path.unlink(missing_ok=True)
        await web.UnixSite(runner, str(self.socket_path)).start()
        self.socket_path.chmod(0o600)

    async def _start_port(self, rest: Rest, port: int) -> None:
        guard = Guard(self.key)
        app = web.Application(client_max_size=BODY_LIMIT, middlewares=[guard.middleware()])
        app[BOT_TOKEN] = self.port_token
        self._add_discord(app, rest)
        self.page = PageApi(self.world, self.actions, self.faults, self.gateway)
        self.page.attach(app)
        self.port_app = app
        runner = await self._run(app)
        await web.TCPSite(runner, "127.0.0.1", port).start()
        self.port = runner.addresses[0][1]

    async def _run(self, app: web.Application) -> web.AppRunner:
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await runner.setup()
        self._runners.append(runner)
        return runner

    def _add_discord(self, app: web.Application, rest: Rest) -> None:
        app.router.add_get("/attachments/{channel_id}/{file_id}/{filename}", self._file)
        app.router.add_get("/emojis/{filename}", self._emoji)
        app.router.add_get("/", self._root)
        rest.attach(app)

    async def _root(self, request: web.Request) -> web.StreamResponse:
        """Serve the gateway, which discord.py expects at the root of its host, and on the port the page."""
        if is_websocket(request):
            return await self.gateway.serve(request)
        if self.page is not None and is_local(request.host):
            return await self.page.index(request)
        return web.Response(text="The sandbox of Bastide.")

    async def _clock(self, _: web.Request) -> web.StreamResponse:
        clock = self.world.clock
        return respond(Answer(200, {"now": clock.now().isoformat(), "offset_seconds": clock.offset_seconds}))

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return self._bytes(
            self.world.uploads.get(request.match_info["file_id"]), request.match_info["filename"]
        )

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        emoji_id = request.match_info["filename"].split(".")[0]
        return self._bytes(self.world.emoji_pictures.get(emoji_id), "emoji.png")

    @staticmethod
    def _bytes(data: bytes | None, filename: str) -> web.StreamResponse:
        if data is None:
            return respond(refusal(Refused(Refusal.NOT_FOUND)))
        kind = content_type(filename)
        headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=3600"}
        if not kind.startswith("image/") or kind.startswith("image/svg"):
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=data, content_type=kind, headers=headers)
