"""Autocomplete choices: named values, narrowed by the typed text."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TypeVar

import discord
from discord import app_commands

from bot.i18n import SOURCE, language
from bot.platform.errors import sentence
from bot.platform.limits import OPTION, OPTIONS, clipped

log = logging.getLogger(__name__)

Value = TypeVar("Value", str, int)


def is_fault(record: logging.LogRecord) -> bool:
    """Return True if the failed autocomplete that discord.py logs is a fault of ours; log one line for any other.

    A failed autocomplete needs no answer: the next letter that the person types asks again.
    """
    failure = record.exc_info[1] if record.exc_info else None
    # NotFound means that the interaction is gone: a person who types fast has already sent the next one.
    if failure is None or not (isinstance(failure, discord.NotFound) or sentence(failure, language(SOURCE))):
        return True
    log.info("offers while somebody typed came to nothing: %r", failure)
    return False


def offered(typed: str, named: Iterable[tuple[str, Value]]) -> list[app_commands.Choice[Value]]:
    """Return the first 25 of these pairs of name and value whose name contains what was typed.

    Names are cut to Discord's length. A repeated name, such as that of last year's tournament, is followed by
    its value, because people and clients distinguish choices by their names.
    """
    wanted = typed.strip().casefold()
    found: dict[str, Value] = {}
    for name, value in named:
        if wanted not in name.casefold():
            continue
        offer = clipped(name, OPTION)
        if offer in found:
            mark = f" · {value}"
            offer = clipped(name, OPTION - len(mark)) + mark
        found.setdefault(offer, value)
        if len(found) == OPTIONS:
            break
    return [app_commands.Choice(name=name, value=value) for name, value in found.items()]
