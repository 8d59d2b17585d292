"""`python -m sandbox`: a Discord on this machine, the bot beside it, and the address of the page."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

from sandbox.bot_process import BotProcess, RealTokenFound, refuse_real_token
from sandbox.script import Sandbox
from sandbox.server import Settings

DATABASE = "data/sandbox.db"
"""A database of its own, so that the sandbox's games are never mixed with those of real servers."""

PEOPLE = (("Ada", "en-US"), ("Bruno", "fr"), ("Clara", "de"), ("Dino", "it"))


def main(arguments: list[str] | None = None) -> int:
    """Run until Ctrl-C and return 0; return 1 if the bot ends by itself or the sandbox cannot start.

    Return 2 if a real token is set. `arguments` are by default those of the program.
    """
    options = _options(arguments)
    try:
        refuse_real_token(os.environ, Path(".env"))
    except RealTokenFound as found:
        print(
            f"{found}: the sandbox does not run beside a real token. Unset it, or use `make run`.",
            file=sys.stderr,
        )
        return 2
    with contextlib.suppress(KeyboardInterrupt):
        return asyncio.run(_run(options))
    return 0


async def _run(options: argparse.Namespace) -> int:
    settings = Settings(
        port=options.port,
        shards=options.shards,
        max_concurrency=options.max_concurrency,
        recording=options.record,
        description=options.description,
        enforce_rate_limits=options.rate_limits,
    )
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    async with contextlib.AsyncExitStack() as running:
        try:
            box = await running.enter_async_context(Sandbox(settings))
        except (OSError, ValueError) as fault:
            # The port is taken, or a file cannot be read, written or parsed.
            print(f"The sandbox cannot start: {fault}", file=sys.stderr)
            return 1
        for name, locale in PEOPLE:
            box.person(name, locale=locale)
        print(f"The sandbox is at {box.loopback.page_address}", flush=True)
        environment = {"BASTIDE_DATABASE": os.environ.get("BASTIDE_DATABASE") or DATABASE}
        if options.no_bot:
            environment |= box.loopback.environment
            variables = " ".join(f"{name}={value}" for name, value in environment.items())
            print(f"Start the bot with: {variables} python -m bot", flush=True)
            api = f"http://127.0.0.1:{box.loopback.port}/api"
            print(f"Another client library: {api} with the token {box.loopback.port_token}", flush=True)
            await stopped.wait()
            return 0
        bot = BotProcess(box.loopback, environment=environment)
        await bot.start()
        return await supervise(bot, stopped)


async def supervise(bot: BotProcess, stopped: asyncio.Event) -> int:
    """Wait until `stopped` is set or the bot ends by itself, and return the exit status, 0 or 1.

    A killed bot is started again, as by a service manager: the page keeps running, and nothing is lost.
    """
    stop_requested = asyncio.create_task(stopped.wait())
    while True:
        ended = asyncio.create_task(bot.wait())
        await asyncio.wait((ended, stop_requested), return_when=asyncio.FIRST_COMPLETED)
        if stopped.is_set():
            await bot.stop()
            await ended
            return 0
        if ended.result() != -signal.SIGKILL:
            stop_requested.cancel()
            print(f"The bot ended by itself with status {ended.result()}.", file=sys.stderr)
            return 1
        print("The bot was killed and is started again.", file=sys.stderr)
        await bot.start()


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=_port, default=0, help="the page's port; any free one by default")
    parser.add_argument("--shards", type=_count, default=1, help="how many shards this Discord recommends")
    parser.add_argument(
        "--max-concurrency",
        type=_count,
        metavar="N",
        help="refuse more than N shards that start within 5 seconds",
    )
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="append every request and answer, as JSON lines"
    )
    parser.add_argument(
        "--description", type=Path, metavar="FILE", help="Discord's openapi.json, to validate requests"
    )
    parser.add_argument(
        "--rate-limits", action="store_true", help="refuse with 429 what Discord would refuse"
    )
    parser.add_argument("--no-bot", action="store_true", help="only the server; start the bot yourself")
    return parser.parse_args(arguments)


def _port(text: str) -> int:
    """Return a port; refuses what is no number from 0 to 65535 with `ArgumentTypeError`."""
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 0 to 65535")
    return int(text)


def _count(text: str) -> int:
    """Return a number; refuses what is no number from 1 on with `ArgumentTypeError`."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
