"""Figures and tiles as small pictures for texts: what an operator uploads as the application's emojis."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO

from PIL import Image

from game.expansions.traders.state import BUILDER, GOODS, PIG
from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import TileId, all_tiles
from rendering.base.theme import FLAT_DARK, PAINTED_DARK
from rendering.sprites import neutral
from rendering.sprites.sprite_cache import drawn_tile, figure_sprite, neutral_sprite
from rendering.tiles.brush import MASTER_PX, Brush
from rendering.tiles.signs import draw_sign

EMOJI_PX = 128
"""Side in pixels of an emoji as Discord stores it; it shows them at 22 or 48."""

_STANDING_PX = {Figure.MEEPLE: 96, Figure.LARGE: 80, Figure.ABBOT: 94, BUILDER: 94, PIG: 82}
"""For each kind of figure, the height of an ordinary meeple at which that kind fills the picture."""

_NEUTRAL_PX = 86
"""Height of a neutral piece in its emoji, which its wings and its halo fill."""


def emoji_name(colour: Colour, figure: Figure, *, lying: bool = False) -> str:
    """Return the name of a figure's emoji, such as `red_meeple` or `red_farmer`."""
    return f"{colour.value}_{'farmer' if lying else figure.value}"


def tile_emoji_name(tile: TileId) -> str:
    """Return the name of a tile's emoji, such as `tile_D`."""
    return f"tile_{tile}"


def application_emojis() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Yield the name of every emoji, and a function that draws it and returns a PNG.

    They are all figures in six colours, goods, dragon and fairy, and all tiles.
    """
    for colour in Colour:
        for figure in Figure:
            yield emoji_name(colour, figure), partial(_figure, colour, figure, lying=False)
        lying = partial(_figure, colour, Figure.MEEPLE, lying=True)
        yield emoji_name(colour, Figure.MEEPLE, lying=True), lying
    for kind in GOODS:
        yield kind, partial(_goods, kind)
    for kind in neutral.NEUTRAL_HEIGHTS:
        yield kind, partial(_neutral, kind)
    for key in all_tiles():
        yield tile_emoji_name(key), partial(_tile, key)


def _figure(colour: Colour, figure: Figure, *, lying: bool) -> bytes:
    """Return the PNG of a figure in the middle of a transparent picture; only its shadow may be cut off."""
    sprite = figure_sprite(
        colour, figure, _STANDING_PX.get(figure, _STANDING_PX[Figure.MEEPLE]), lying=lying, theme=FLAT_DARK
    )
    return _middled(sprite)


def _neutral(kind: str) -> bytes:
    return _middled(neutral_sprite(kind, round(_NEUTRAL_PX / neutral.NEUTRAL_HEIGHTS[kind]), FLAT_DARK))


def _tile(key: TileId) -> bytes:
    return _png(drawn_tile(key, 0, EMOJI_PX, PAINTED_DARK))


def _middled(sprite: Image.Image) -> bytes:
    """Return the PNG of a sprite in the middle of a transparent picture."""
    image = Image.new("RGBA", (EMOJI_PX, EMOJI_PX))
    middle = (EMOJI_PX - sprite.width) // 2
    image.paste(sprite, (middle, middle))
    return _png(image)


def _goods(kind: str) -> bytes:
    """Return the plate of a kind of goods, as it is printed on tiles."""
    brush = Brush()
    draw_sign(brush, MASTER_PX / 2, MASTER_PX / 2, kind, MASTER_PX * 0.46)
    return _png(brush.layer.resize((EMOJI_PX, EMOJI_PX), Image.Resampling.LANCZOS))


def _png(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
