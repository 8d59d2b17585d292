"""Autocomplete choices: named values, narrowed by the typed text."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TypeVar

import discord
from discord import app_commands

from bot.i18n import SOURCE, language
from bot.platform import limits
from bot.platform.errors import sentence

log = logging.getLogger(__name__)

Value = TypeVar("Value", str, int)


def is_fault(record: logging.LogRecord) -> bool:
    """Return True if the failed autocomplete that discord.py logs is a fault of ours; log one line for any other.

    A failed autocomplete needs no answer: the next letter that the person types asks again.
    """
    failure = record.exc_info[1] if record.exc_info else None
    match failure:
        case None:
            return True
        case discord.NotFound() | discord.HTTPException(code=limits.ALREADY_ACKNOWLEDGED):
            # The person has typed on already, or the choices arrived without Discord's confirmation.
            pass
        case _ if sentence(failure, language(SOURCE)) is None:
            return True
    log.info("could not offer choices while a person was typing: %r", failure)
    return False


def matching_choices(typed: str, named: Iterable[tuple[str, Value]]) -> list[app_commands.Choice[Value]]:
    """Return the first 25 of these pairs of name and value whose name contains what was typed.

    Names are cut to Discord's length. A repeated name, such as that of last year's tournament, is followed by
    its value, because people and clients distinguish choices by their names.
    """
    text = typed.strip().casefold()
    found: dict[str, Value] = {}
    for name, value in named:
        if text not in name.casefold():
            continue
        offer = limits.clipped(name, limits.OPTION)
        if offer in found:
            mark = f" · {value}"
            offer = limits.clipped(name, limits.OPTION - len(mark)) + mark
        found.setdefault(offer, value)
        if len(found) == limits.OPTIONS:
            break
    return [app_commands.Choice(name=name, value=value) for name, value in found.items()]
