"""`python -m bot.emojis`: uploads figures and tiles as emojis of the application, with the settings of the bot.

To be run once by whoever runs the bot, and again after a release with new pictures: what is
there already under its name is left alone, so an emoji is renewed by deleting it first.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys

import aiohttp
import discord

from bot import logging as bot_logging
from bot.config import ConfigError, read
from bot.i18n import SOURCE, language
from rendering.emojis import application_emojis

log = logging.getLogger(__name__)


async def upload(client: discord.Client) -> int:
    """How many emojis were missing and are there now; the client is logged in, but need not be connected."""
    there = {emoji.name for emoji in await client.fetch_application_emojis()}
    # Drawing and reading the shipped tiles takes a while, and nobody else wants this loop.
    missing = [(name, data) for name, data in application_emojis() if name not in there]
    for name, data in missing:
        await client.create_application_emoji(name=name, image=data)
        log.info("uploaded the emoji %s", name)
    return len(missing)


def main() -> int:
    """The exit status: 0 once all emojis are there, 1 after one sentence on why they are not."""
    try:
        config = read(os.environ)
    except ConfigError as error:
        sys.stderr.write(language(SOURCE).say(error.key, **error.values) + "\n")
        return 1
    bot_logging.set_up(config.log_level)

    async def run() -> None:
        connector = None if config.sandbox is None else aiohttp.UnixConnector(str(config.sandbox), limit=0)
        async with discord.Client(intents=discord.Intents.none(), connector=connector) as client:
            await client.login(config.token)
            log.info("%d emojis uploaded", await upload(client))

    try:
        asyncio.run(run())
    except discord.LoginFailure:
        sys.stderr.write(language(SOURCE).say("config-wrong-token") + "\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
