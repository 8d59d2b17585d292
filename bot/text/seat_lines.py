"""The seats of a game in few short lines: points, name, and what each has left."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

import discord

from bot.i18n import Language
from bot.text.emoji_marks import OFFER, figure_icon, seat_mark
from bot.text.words import seat_name
from game.engine.position import Position
from game.expansions.market.state import market
from game.values.ruleset import Colour
from host.games.views import GameView

ALONE = 3
"""Up to so many seats have a line each; more stand two in a line."""

NAME_COLUMNS, SHORT_COLUMNS = 18, 8
"""How much of a name fits on a phone, in letters of ordinary width: alone in a line, and two in a line."""

_ISOLATE, _END = "\u2068", "\u2069"
"""What stands between them keeps its own direction: a name in Hebrew moves no number beside it."""


def seat_lines(language: Language, view: GameView) -> str:
    """Return all seats of a game in the order of play, with all that an onlooker sees of them but their hands."""
    names = {seat.colour: seat_name(language, seat) for seat in view.seats}
    return position_lines(view.position, names)


def position_lines(position: Position, names: Mapping[Colour, str]) -> str:
    """Return all seats of a position; `names` are the players' by seat."""
    alone = len(position.seats) <= ALONE
    columns = NAME_COLUMNS if alone else SHORT_COLUMNS
    shown = [_seat(position, colour, shortened(names[colour], columns)) for colour in position.seats]
    in_line = 1 if alone else 2
    return "\n".join(" · ".join(shown[first : first + in_line]) for first in range(0, len(shown), in_line))


def _seat(position: Position, colour: Colour, name: str) -> str:
    escaped = discord.utils.escape_markdown(discord.utils.escape_mentions(name))
    has = "".join(counters(position, colour))
    return f"{seat_mark(colour)} **{position.scores[colour]}** {isolated(escaped)} {has}".rstrip()


def counters(position: Position, colour: Colour) -> list[str]:
    """Return what a seat has beside its points, each with its number: figures of each kind, and its offer."""
    found = [f"{figure_icon(colour, figure)}{count}" for figure, count in position.supply[colour].items()]
    found += [f"{name} {count}" for name, count in position.counters[colour].items() if count]
    if offer := market(position).get(colour):
        found.append(f"{OFFER}{offer}")
    return found


def shortened(name: str, columns: int) -> str:
    """Return as much of a name as is so many letters wide on a screen, with an ellipsis if that is not all."""
    width = 0
    for place, character in enumerate(name):
        width += _columns(character)
        if width > columns:
            kept = name[:place].rstrip()
            while kept and (not _columns(name[len(kept)]) or kept[-1] == "\u200d"):
                kept = kept[:-1]  # no mark or joined emoji is parted from what it belongs to
            return f"{kept.rstrip()}…"
    return name


def isolated(text: str) -> str:
    """Return a text that keeps its direction to itself."""
    return f"{_ISOLATE}{text}{_END}"


def _columns(character: str) -> int:
    if unicodedata.category(character) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
