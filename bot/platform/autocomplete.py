"""Choices offered while somebody types: named values, narrowed by what is typed already."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from itertools import islice
from typing import TypeVar

import discord
from discord import app_commands

from bot.i18n import SOURCE, language
from bot.platform.errors import sentence
from bot.platform.limits import OPTION, OPTIONS, clipped

log = logging.getLogger(__name__)

Value = TypeVar("Value", str, int)


def is_fault(record: logging.LogRecord) -> bool:
    """Return True if the failed autocomplete that discord.py logs is a fault of ours; log a line about any other.

    Nobody is answered: the person types on, and is offered choices anew.
    """
    failure = record.exc_info[1] if record.exc_info else None
    # Not found is the interaction itself: whoever types fast has sent the next one.
    if failure is None or not (isinstance(failure, discord.NotFound) or sentence(failure, language(SOURCE))):
        return True
    log.info("offers while somebody typed came to nothing: %r", failure)
    return False


def offered(typed: str, named: Iterable[tuple[str, Value]]) -> list[app_commands.Choice[Value]]:
    """Return the first 25 of these pairs of name and value whose name contains what was typed.

    Names are cut to Discord's length.
    """
    wanted = typed.strip().casefold()
    found = ((name, value) for name, value in named if wanted in name.casefold())
    return [
        app_commands.Choice(name=clipped(name, OPTION), value=value) for name, value in islice(found, OPTIONS)
    ]
