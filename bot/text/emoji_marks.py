"""Emojis of the application that mark figures and tiles in messages.

A process serves one application, so the emojis are kept here for all languages and servers. If the operator
has not uploaded any, a seat is marked with a coloured shape and controls have only words.
"""

from __future__ import annotations

from collections.abc import Iterable

import discord

from game.expansions.abbot.moves import Recall
from game.expansions.flyers.moves import Fly
from game.expansions.traders.state import BUILDER, PIG
from game.values.moves import Deploy, Figure, Move
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId
from rendering.sprites.emojis import emoji_name, tile_emoji_name

SHAPES: dict[Colour, str] = {
    Colour.RED: "🔴",
    Colour.BLUE: "🟦",
    Colour.GREEN: "🌲",
    Colour.YELLOW: "⭐",
    Colour.BLACK: "◆",
    Colour.PINK: "🌸",
}
"""The mark of a seat without uploaded emojis, or where many marks would take too many characters.

Each is similar to the symbol on the figures of its colour, for people who cannot tell colours apart.
"""

ICONS: dict[Figure, str] = {
    Figure.MEEPLE: "♟",
    Figure.LARGE: "♚",
    Figure.ABBOT: "♝",
    BUILDER: "👷",
    PIG: "🐖",
}
"""The marks of kinds of figures without uploaded emojis."""

COUNTED = {"wine": "🍷", "grain": "🌾", "cloth": "🧵"}
"""The marks before the numbers of goods, without uploaded emojis."""

PIECES = {"dragon": "🐉", "fairy": "🧚"}
"""The marks of neutral pieces without uploaded emojis."""

OFFER = "🤝"
"""The mark before the points that a seat offers for a tile."""

_uploaded: dict[str, discord.PartialEmoji] = {}


def set_uploaded_emojis(emojis: Iterable[discord.Emoji]) -> None:
    """Use these emojis of the application from now on."""
    _uploaded.clear()
    for emoji in emojis:
        _uploaded[emoji.name] = discord.PartialEmoji(name=emoji.name, id=emoji.id, animated=emoji.animated)


def seat_mark(colour: Colour) -> str:
    """Return the mark of a seat's colour: its meeple, else a shape."""
    return str(_uploaded.get(emoji_name(colour, Figure.MEEPLE), SHAPES[colour]))


def figure_icon(colour: Colour, figure: Figure) -> str:
    """Return the mark of a kind of figure, for the number of a seat's figures."""
    return str(_uploaded.get(emoji_name(colour, figure), ICONS.get(figure, "▪")))


def counted_icon(name: str) -> str | None:
    """Return the mark before the number of `name`, a kind of goods for example; None if it has no picture."""
    return str(_uploaded[name]) if name in COUNTED and name in _uploaded else COUNTED.get(name)


def piece_icon(kind: str) -> str:
    """Return the mark of a neutral piece, or its name if it has no picture."""
    return str(_uploaded[kind]) if kind in PIECES and kind in _uploaded else PIECES.get(kind, kind)


def figure_mark(colour: Colour, finish: Move) -> discord.PartialEmoji | None:
    """Return the figure that a move would set or take back, standing or lying; None if there is no emoji."""
    if isinstance(finish, Recall):
        return _uploaded.get(emoji_name(colour, Figure.ABBOT))
    if isinstance(finish, Fly):
        return _uploaded.get(emoji_name(colour, finish.figure))
    if not isinstance(finish, Deploy):
        return None
    lying = finish.figure is Figure.MEEPLE and finish.spot.kind is FeatureKind.FIELD
    return _uploaded.get(emoji_name(colour, finish.figure, lying=lying))


def tile_mark(tile: TileId) -> discord.PartialEmoji | None:
    """Return the emoji of a tile, unturned; None if it was not uploaded."""
    return _uploaded.get(tile_emoji_name(tile))
