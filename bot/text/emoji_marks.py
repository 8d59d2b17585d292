"""Figures and tiles as small pictures in messages: the emojis of the application, where its operator has uploaded them.

One process serves one application, so what it has is kept here for all languages and servers. Without the
emojis a seat is a coloured circle, and controls have words alone.
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
    """These are the emojis of the application from now on."""
    _uploaded.clear()
    for emoji in emojis:
        _uploaded[emoji.name] = discord.PartialEmoji(name=emoji.name, id=emoji.id, animated=emoji.animated)


def seat_mark(colour: Colour) -> str:
    """A seat's colour in a text or on a control: its meeple, else a circle."""
    return str(_uploaded.get(emoji_name(colour, Figure.MEEPLE), CIRCLES[colour]))


def figure_mark(colour: Colour, finish: Deploy | Recall) -> discord.PartialEmoji | None:
    """The figure that would be set or taken back, as it would stand or lie there."""
    if isinstance(finish, Recall):
        return _uploaded.get(emoji_name(colour, Figure.ABBOT))
    lying = finish.figure is Figure.MEEPLE and finish.spot.kind is FeatureKind.FIELD
    return _uploaded.get(emoji_name(colour, finish.figure, lying=lying))


def tile_mark(tile: TileId) -> discord.PartialEmoji | None:
    """The tile, unturned."""
    return _uploaded.get(tile_emoji_name(tile))
