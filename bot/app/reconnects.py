"""What discord.py logs when a connection to Discord breaks: one line, since it connects again by itself."""

from __future__ import annotations

import logging

import aiohttp
import discord


def shortened(record: logging.LogRecord) -> bool:
    """Make an error of discord.py about a lost connection a warning without traceback; return whether to log it.

    discord.py logs such an error before each attempt to connect a shard, with the whole traceback.
    """
    failure = record.exc_info[1] if record.exc_info else None
    # Discord's answers with an error, closed connections and GatewayNotFound are DiscordExceptions.
    if isinstance(failure, discord.DiscordException | aiohttp.ClientError | OSError):
        record.msg = f"{record.getMessage()} {type(failure).__name__}: {failure}"
        record.args, record.exc_info = (), None
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
    return logging.getLogger(record.name).isEnabledFor(record.levelno)
