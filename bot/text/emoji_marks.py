"""Emojis of the application that mark figures and tiles in messages.

A process serves one application, so the emojis are kept here for all languages and servers. Where their
operator has not uploaded any, a seat is marked with a coloured circle and controls have words alone.
"""

from __future__ import annotations

from collections.abc import Iterable

import discord

from game.values.moves import Deploy, Figure, Recall
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId
from rendering.sprites.emojis import emoji_name, tile_emoji_name

CIRCLES: dict[Colour, str] = {
    Colour.RED: "🔴",
    Colour.BLUE: "🔵",
    Colour.GREEN: "🟢",
    Colour.YELLOW: "🟡",
    Colour.BLACK: "⚫",
    Colour.PINK: "🌸",
}
"""The mark of a seat's colour where there are no emojis of ours, or where many would take too much of a message."""

_uploaded: dict[str, discord.PartialEmoji] = {}


def know(emojis: Iterable[discord.Emoji]) -> None:
    """Use these emojis of the application from now on."""
    _uploaded.clear()
    for emoji in emojis:
        _uploaded[emoji.name] = discord.PartialEmoji(name=emoji.name, id=emoji.id, animated=emoji.animated)


def seat_mark(colour: Colour) -> str:
    """Return the mark of a seat's colour: its meeple, else a circle."""
    return str(_uploaded.get(emoji_name(colour, Figure.MEEPLE), CIRCLES[colour]))


def figure_mark(colour: Colour, finish: Deploy | Recall) -> discord.PartialEmoji | None:
    """Return the figure that would be set or taken back, as it would stand or lie there."""
    if isinstance(finish, Recall):
        return _uploaded.get(emoji_name(colour, Figure.ABBOT))
    lying = finish.figure is Figure.MEEPLE and finish.spot.kind is FeatureKind.FIELD
    return _uploaded.get(emoji_name(colour, finish.figure, lying=lying))


def tile_mark(tile: TileId) -> discord.PartialEmoji | None:
    """Return the picture of a tile, unturned."""
    return _uploaded.get(tile_emoji_name(tile))
