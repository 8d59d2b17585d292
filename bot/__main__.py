"""`python -m bot`: play on Discord, with the settings of the environment and `.env`.

`python -m bot recount` works all results and ratings out anew from the logs, and ends.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence

import aiohttp
import discord

from bot import logging, wiring
from bot.config import Config, ConfigError, read
from bot.host import LogDamaged
from bot.i18n import SOURCE, language
from bot.i18n.language import Value
from storage.database import DatabaseUnusable

RECOUNT = "recount"
CHECK = "check"


def main() -> int:
    """The exit status: 0 after being told to stop, 1 after one sentence on why it cannot run."""
    wanted = sys.argv[1:]
    if wanted not in ([], [RECOUNT], [CHECK]):
        return _refuse("config-unknown-command", typed=" ".join(wanted))
    try:
        config = read(os.environ)
    except ConfigError as error:
        return _refuse(error.key, **error.values)
    logging.set_up(config.log_level)
    try:
        if wanted == [CHECK]:
            return _report(*asyncio.run(wiring.check(config)))
        if wanted:
            games = asyncio.run(wiring.recount(config))
            print(language(SOURCE).say("recounted", games=games))
        else:
            asyncio.run(_serve(config))
    except DatabaseUnusable as error:
        return _refuse(error.problem.value, database=error.url, problem=error.detail)
    except discord.LoginFailure:
        return _refuse("config-wrong-token")
    except aiohttp.ClientConnectorError:
        if config.sandbox is not None:
            return _refuse("config-no-sandbox", path=str(config.sandbox))
        return _refuse("config-no-discord")
    except asyncio.CancelledError:
        pass
    return 0


async def _serve(config: Config) -> None:
    """Serve until the first signal to stop; further ones change nothing, so that closing is never cut short."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    serving = asyncio.create_task(wiring.run(config))
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait((serving, stopping), return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    serving.cancel()
    await serving


def _report(games: int, damaged: Sequence[LogDamaged]) -> int:
    words = language(SOURCE)
    for one in damaged:
        said = words.say("checked-damaged", game=one.game, entry=str(one.seq), problem=one.detail)
        print(said, file=sys.stderr)
    if not damaged:
        print(words.say("checked-sound", games=games))
    return 1 if damaged else 0


def _refuse(key: str, **values: Value) -> int:
    print(language(SOURCE).say(key, **values), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
