"""Draws any tile from its segments, in any turn, painted or flat."""

from __future__ import annotations

from PIL import Image

from game.values.tiles import TileKind
from rendering.base.theme import Style
from rendering.tiles.flat import paint_flat
from rendering.tiles.painted import paint_tile

MOST_VARIANTS = 3


def variants(kind: TileKind, style: Style) -> int:
    """Return how many pictures a kind of tile has: one a copy in its set, at most three; one if flat."""
    if style is Style.FLAT:
        return 1
    return max(1, min(MOST_VARIANTS, kind.count))


def draw_tile(kind: TileKind, turns: int, style: Style, variant: int) -> Image.Image:
    """Draw the tile as an RGB picture of `MASTER_PX` by `MASTER_PX`, after `turns` quarter turns clockwise."""
    match style:
        case Style.PAINTED:
            return paint_tile(kind, turns, variant)
        case Style.FLAT:
            return paint_flat(kind, turns)
