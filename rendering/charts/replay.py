"""The animated replay: the whole game as a GIF, with the scores above the board."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from itertools import chain, pairwise

from PIL import Image, ImageChops, ImageDraw

from game.engine.position import Position
from game.values.geometry import Cell
from game.values.moves import Figure, Place
from rendering.base.encode import palette_image, to_palette
from rendering.base.lettering import Lettering, write
from rendering.base.picture import Picture, fill_panel, new_canvas, paste_middle
from rendering.base.rect import Rect
from rendering.base.theme import DEFAULT_THEME, PLAYER_LOOKS, Theme
from rendering.boards.annotations import mark_cell
from rendering.boards.landscape import draw_rim, lay_tile, paint_beyond_table, stand_figures, table_px
from rendering.boards.layout import Frame, window_round
from rendering.sprites.marks import Mark
from rendering.sprites.sprite_cache import figure_sprite

WIDTH = 600
_STRIP_PX = 64
_PANEL = Rect(0, 0, WIDTH, _STRIP_PX)
_LAND_HEIGHTS = (318, 536)
"""Least and greatest height of the land in pixels."""

_LARGEST_TILE_PX = 64
FRAME_MILLISECONDS = 500
HOLD_MILLISECONDS = 6000

_CLEAR = 255
"""The index of the palette used for transparent pixels; its colour is replaced by the nearest other one."""


@dataclass(frozen=True, slots=True)
class ReplayView:
    """A game to be replayed: `positions` in the order of play, a frame for each; the last one is shown longest."""

    positions: tuple[Position, ...]
    theme: Theme = DEFAULT_THEME


def draw_replay(view: ReplayView) -> Picture:
    """Draw the game as an animated GIF, 600 pixels wide, in the theme's fixed colours.

    Frames are reduced to the palette first: otherwise Pillow would choose new colours for
    every frame, which is much slower and makes a much larger file. Each frame after the
    first holds only what has changed. Frames are drawn when Pillow asks for them, so that
    only its own copies are kept until the end.
    """
    frame = replay_frame(view.positions[-1])
    frames = _frames(view, frame)
    first = next(frames)
    durations = [FRAME_MILLISECONDS] * (len(view.positions) - 1) + [HOLD_MILLISECONDS]
    out = BytesIO()
    first.save(
        out,
        "GIF",
        save_all=True,
        append_images=(_change(before, after) for before, after in pairwise(chain((first,), frames))),
        duration=durations,
        loop=0,
        optimize=False,
        disposal=1,
        transparency=_CLEAR,
    )
    return Picture(out.getvalue(), frame.width, frame.height)


def _change(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return the later frame, transparent wherever it equals the earlier one."""
    same = ImageChops.subtract_modulo(after, before).point([255] + [0] * 255, "1")
    change = after.copy()
    change.paste(_CLEAR, (0, 0), same)
    return change


@lru_cache(maxsize=8)
def _without_clear(theme: Theme) -> tuple[int, ...]:
    """Return the palette's indices, with the transparent one replaced by that of the nearest other colour."""
    palette = palette_image(theme).getpalette() or []
    colours = [tuple(palette[3 * index : 3 * index + 3]) for index in range(256)]
    nearest = min(range(_CLEAR), key=lambda index: math.dist(colours[index], colours[_CLEAR]))
    return (*range(_CLEAR), nearest)


def replay_frame(last: Position) -> Frame:
    """Return the frame of the whole game's land, in the middle of its rectangle, with any whole tile size."""
    box = window_round(last.board)
    margin = 12
    tile_px = min(
        _LARGEST_TILE_PX,
        (WIDTH - 2 * margin) // box.columns,
        (_LAND_HEIGHTS[1] - 2 * margin) // box.rows,
    )
    land_height = max(_LAND_HEIGHTS[0], box.rows * tile_px + 2 * margin)
    land = Rect(0, _STRIP_PX, WIDTH, land_height)
    origin = (
        (WIDTH - box.columns * tile_px) // 2,
        land.top + (land.height - box.rows * tile_px) // 2,
    )
    return Frame(WIDTH, land.bottom, land, box, tile_px, origin, cropped=False)


def _frames(view: ReplayView, frame: Frame) -> Iterator[Image.Image]:
    """Yield the frames in the theme's fixed colours but for the transparent one."""
    land = new_canvas(frame.width, frame.height, view.theme)
    table = table_px(frame, view.positions[-1])
    if table is not None:
        paint_beyond_table(land, table, view.theme)
    fill_panel(land, _PANEL, view.theme)
    most = max(1, *view.positions[-1].points)
    shown: set[Cell] = set()
    for position in view.positions:
        for cell, laid in position.board.items():
            if cell not in shown:
                lay_tile(land, frame, Place(laid.tile, cell, laid.turns), view.theme, laid.number)
                shown.add(cell)
        canvas = land.copy()
        if table is not None:
            draw_rim(canvas, frame, table, view.theme)
            # The rim of a table that reaches beyond the land must not be drawn over the scores.
            canvas.paste(land.crop((0, 0, WIDTH, _STRIP_PX)), (0, 0))
        if position.last is not None:
            mark_cell(canvas, frame, position.last, Mark.LAST, view.theme)
        stand_figures(canvas, frame, position, view.theme)
        _draw_scores(canvas, position, most, view.theme)
        yield to_palette(canvas, view.theme).point(_without_clear(view.theme))


def _draw_scores(canvas: Image.Image, position: Position, most: int, theme: Theme) -> None:
    """Draw a figure, the score and a growing bar for each seat."""
    draw = ImageDraw.Draw(canvas)
    width = _PANEL.width / len(position.seats)
    number = Lettering(28, theme.surround.text, bold=True)
    for index, seat in enumerate(position.seats):
        left = _PANEL.left + index * width
        sprite = figure_sprite(seat, Figure.MEEPLE, 38, theme=theme)
        paste_middle(canvas, sprite, (left + 28, _PANEL.top + 27))
        score = position.scores[seat]
        write(canvas, (left + 52, _PANEL.top + 27), str(score), number)
        room = width - 20
        box = (left + 10, _PANEL.bottom - 11, left + 10 + room, _PANEL.bottom - 5)
        draw.rectangle(box, fill=theme.surround.row_line)
        if score:
            look = PLAYER_LOOKS[seat]
            full = (box[0], box[1], box[0] + room * min(1.0, score / most), box[3])
            draw.rectangle(full, fill=look.fill, outline=theme.halo, width=1)
