"""Hands: the tiles of one to choose from, large and numbered below the board; and those of all seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import TileId
from rendering.base.labels import Labels
from rendering.base.picture import (
    Picture,
    draw_row_box,
    fill_panel,
    finish,
    new_canvas,
    paste_middle,
    taller,
)
from rendering.base.rect import Rect
from rendering.base.screen import DISC_PX, WIDTH
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.sprites.marks import Mark
from rendering.sprites.sprite_cache import figure_sprite, label_sprite, mark_sprite, tile_sprite

HAND_TILE_PX = 102
"""Size of a tile in the picture of all hands: 34 pixels on a phone."""


def hand_px(tiles: int) -> int:
    """Return the height of the strip; if tiles are few, each is so large that a road is seen on a phone."""
    return round(WIDTH / max(tiles, 3.4))


def with_hand(board: Image.Image, tiles: Sequence[TileId], theme: Theme) -> Image.Image:
    """Return the picture of a board with a strip of tiles below it, numbered if they are several."""
    strip = Rect(0, board.height, board.width, hand_px(len(tiles)))
    canvas = taller(board, strip.bottom)
    _lay_hand(canvas, strip, tiles, theme)
    return canvas


@dataclass(frozen=True, slots=True)
class HandView:
    """The tiles of a hand to choose from, and the one that is chosen now."""

    tiles: tuple[TileId, ...]
    chosen: TileId
    labels: Labels
    theme: Theme = DEFAULT_THEME


def draw_hand(view: HandView) -> Picture:
    """Draw the tiles of a hand beside each other, 900 pixels wide, numbered and with a frame round the chosen one."""
    strip = Rect(0, 0, WIDTH, hand_px(len(view.tiles)))
    canvas = new_canvas(strip.width, strip.height, view.theme)
    _lay_hand(canvas, strip, view.tiles, view.theme, view.chosen)
    return finish(canvas, view.theme)


def _lay_hand(
    canvas: Image.Image, strip: Rect, tiles: Sequence[TileId], theme: Theme, chosen: TileId | None = None
) -> None:
    """Lay the tiles in a strip of the picture, numbered if they are several."""
    fill_panel(canvas, strip, theme)
    slot = strip.width / len(tiles)
    size = round(min(strip.height, slot) * 0.88)
    for number, tile in enumerate(tiles, 1):
        x, y = slot * (number - 0.5), strip.top + strip.height / 2
        canvas.paste(tile_sprite(tile, 0, size, theme), (round(x - size / 2), round(y - size / 2)))
        if tile == chosen:
            paste_middle(canvas, mark_sprite(Mark.LAST, size, theme), (x, y))
        if len(tiles) > 1:
            # Half of the disc is beside the tile, so that it hides no end of a road.
            disc = label_sprite(str(number), DISC_PX, theme)
            paste_middle(canvas, disc, (x - size * 0.5, y - size * 0.38))


@dataclass(frozen=True, slots=True)
class HandsView:
    """The hands that can be seen, by seat in the order of play; `mover` is whose turn it is."""

    hands: Mapping[Colour, tuple[TileId, ...]]
    names: Mapping[Colour, str]
    labels: Labels
    mover: Colour | None = None
    theme: Theme = DEFAULT_THEME


def draw_hands(view: HandsView) -> Picture:
    """Draw all hands, two beside each other: a figure and the tiles of each; 900 pixels wide."""
    theme, gap = view.theme, 18
    rows = -(-len(view.hands) // 2)
    width, height = (WIDTH - 3 * gap) // 2, HAND_TILE_PX + 2 * gap
    canvas = new_canvas(WIDTH, gap + rows * (height + gap), theme)
    for number, (seat, hand) in enumerate(view.hands.items()):
        row, column = divmod(number, 2)
        left, top = gap + column * (width + gap), gap + row * (height + gap)
        box = Rect(left, top, width + 1, height + 1)
        draw_row_box(canvas, box, theme, strong=seat is view.mover, radius=15)
        figure = figure_sprite(seat, Figure.MEEPLE, 66, theme=theme)
        paste_middle(canvas, figure, (left + 46, top + height / 2))
        for place, tile in enumerate(hand):
            at = (left + 88 + place * (HAND_TILE_PX + 8), top + gap)
            canvas.paste(tile_sprite(tile, 0, HAND_TILE_PX, theme), at)
    return finish(canvas, theme)
