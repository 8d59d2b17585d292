"""The tiles of a hand to choose from, large and numbered, in a strip below the board."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from game.values.tiles import TileId
from rendering.base.picture import fill_panel, paste_middle
from rendering.base.rect import Rect
from rendering.base.theme import Theme
from rendering.sprites.ready import label_sprite, tile_sprite

STRIP_HEIGHT = 0.29
"""How high the strip is, as a share of its width: three tiles beside each other are told apart on a phone."""


def with_hand(board: Image.Image, tiles: Sequence[TileId], theme: Theme) -> Image.Image:
    """The picture of a board, taller by the strip with the tiles, which are numbered from 1."""
    strip = Rect(0, board.height, board.width, round(board.width * STRIP_HEIGHT))
    canvas = Image.new("RGB", (board.width, strip.bottom))
    canvas.paste(board, (0, 0))
    fill_panel(canvas, strip, theme)
    slot = strip.width / len(tiles)
    size = round(min(strip.height, slot) * 0.88)
    for number, tile in enumerate(tiles, 1):
        x, y = slot * (number - 0.5), strip.top + strip.height / 2
        canvas.paste(tile_sprite(tile, 0, size, theme), (round(x - size / 2), round(y - size / 2)))
        disc = label_sprite(str(number), round(size * 0.24), theme)
        # Half of it beside the tile, so that no end of a road is hidden.
        paste_middle(canvas, disc, (x - size * 0.5, y - size * 0.38))
    return canvas
