"""Drawing the landscape on a canvas from cached sprites: shadow, tiles, edge of the table, figures and pieces."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from game.board.features import StandingFigure
from game.engine import queries
from game.engine.position import Position
from game.values.geometry import STEP, Cell, Side
from game.values.moves import Place
from rendering.base.picture import paste_middle
from rendering.base.shapes import Point
from rendering.base.theme import Theme
from rendering.boards.layout import Frame
from rendering.boards.standing import (
    figure_px,
    lying_height,
    placed_figures,
    placed_pieces,
    standing_point,
)
from rendering.sprites.sprite_cache import figure_sprite, neutral_sprite, tile_sprite

_SHADOW = (8, 6, 6)


def lay_tiles(canvas: Image.Image, frame: Frame, position: Position, theme: Theme) -> None:
    """Paste all tiles in sight, with a shadow round the land, and the edge of the table if it has one."""
    board = dict(position.board)
    seen = frame.seen
    table = table_px(frame, position)
    if table is not None:
        paint_beyond_table(canvas, table, theme)
    shown = [(cell, laid) for cell, laid in board.items() if cell in seen]
    shadows = [(*STEP[side], *_shadow(frame.tile_px, side)) for side in Side]
    for cell, _ in shown:
        for dx, dy, (left, top), shadow in shadows:
            if (cell[0] + dx, cell[1] + dy) not in board:
                x, y = frame.corner(cell)
                canvas.paste(_SHADOW, (x + left, y + top), shadow)
    for cell, laid in shown:
        sprite = tile_sprite(laid.tile, laid.turns, frame.tile_px, theme, laid.number)
        canvas.paste(sprite, frame.corner(cell))
    if table is not None:
        draw_rim(canvas, frame, table, theme)


def lay_tile(canvas: Image.Image, frame: Frame, place: Place, theme: Theme, number: int = 0) -> None:
    """Paste one tile as `place` says, if it is in sight.

    `number` is that of the laid tile, and selects one of the pictures of its kind.
    """
    if place.cell in frame.seen:
        sprite = tile_sprite(place.tile, place.turns, frame.tile_px, theme, number)
        canvas.paste(sprite, frame.corner(place.cell))


def paint_beyond_table(canvas: Image.Image, table: tuple[int, int, int, int], theme: Theme) -> None:
    """Fill the canvas outside `table` (left, top, right, bottom in pixels) with the panel colour."""
    width, height = canvas.size
    left, top, right, bottom = (max(0, edge) for edge in table)
    for beyond in (
        (0, 0, width, top),
        (0, top, left, bottom),
        (right, top, width, bottom),
        (0, bottom, width, height),
    ):
        canvas.paste(theme.surround.panel, beyond)


def draw_rim(canvas: Image.Image, frame: Frame, table: tuple[int, int, int, int], theme: Theme) -> None:
    """Draw the rim of the table round its cells. Little of it reaches into the border with names of cells."""
    left, top, right, bottom = table
    width = max(4, round(frame.tile_px * 0.04))
    out = width // 3
    box = (left - out, top - out, right + out - 1, bottom + out - 1)
    ImageDraw.Draw(canvas).rectangle(box, outline=theme.surround.cell_line, width=width)


def table_px(frame: Frame, position: Position) -> tuple[int, int, int, int] | None:
    """Return left, top, right and bottom of the table in pixels; None without an edge. Rule: table-edge."""
    corners = queries.table_corners(position)
    if corners is None:
        return None
    first, last = corners
    return *frame.corner(first), *frame.corner(Cell(last.x + 1, last.y + 1))


def stand_figures(
    canvas: Image.Image,
    frame: Frame,
    position: Position,
    theme: Theme,
    figures: Iterable[StandingFigure] | None = None,
) -> None:
    """Draw all figures in sight (or only those given) on their spots, those further south in front.

    Figures so near each other that one would hide another are moved apart. Neutral pieces are drawn only
    with all figures.
    """
    for figure, at in placed_figures(frame, position, figures):
        laid = position.board[figure.cell]
        stand_figure(canvas, frame, Place(laid.tile, figure.cell, laid.turns), figure, theme, at=at)
    if figures is None:
        stand_pieces(canvas, frame, position, theme, position.figures)


def stand_figure(
    canvas: Image.Image,
    frame: Frame,
    place: Place,
    figure: StandingFigure,
    theme: Theme,
    *,
    at: Point | None = None,
) -> None:
    """Draw one figure on its segment of the tile that lies as `place` says; a farmer lies within the field.

    Its middle is on the spot of the segment, or at the point `at` of the tile, in tiles.
    """
    x, y = at or standing_point(place.tile, place.turns, figure.segment, figure.figure, frame.tile_px)
    left, top = frame.corner(place.cell)
    farmer, size = lying_height(place.tile, place.turns, figure.segment, frame.tile_px)
    sprite = figure_sprite(figure.seat, figure.figure, size, lying=farmer, theme=theme)
    paste_middle(canvas, sprite, (left + x * frame.tile_px, top + y * frame.tile_px))


def stand_pieces(
    canvas: Image.Image,
    frame: Frame,
    position: Position,
    theme: Theme,
    figures: Iterable[StandingFigure],
) -> None:
    """Draw the neutral pieces in sight: the fairy beside her friend, others in the middle of their cells.

    If one of the `figures` stands in the middle, they are moved aside.
    """
    for piece, (x, y) in placed_pieces(frame, position, tuple(figures)):
        left, top = frame.corner(piece.cell)
        sprite = neutral_sprite(piece.kind, figure_px(frame.tile_px), theme)
        paste_middle(canvas, sprite, (left + x * frame.tile_px, top + y * frame.tile_px))


@lru_cache(maxsize=64)
def _shadow(tile_px: int, side: Side) -> tuple[tuple[int, int], Image.Image]:
    """Return the shadow of a tile beyond one side: its offset from the tile's corner, and its mask."""
    reach = max(2, round(tile_px * 0.1))
    across = tile_px + 2 * reach
    mask = Image.new("L", (across, across))
    near = round(reach * 0.2)
    lit = (reach + near, reach + 2 * near, tile_px + reach + near, tile_px + reach + 2 * near)
    ImageDraw.Draw(mask).rectangle(lit, fill=190)
    mask = mask.filter(ImageFilter.GaussianBlur(reach * 0.32))
    far = tile_px + reach
    left, top, right, bottom = {
        Side.N: (0, 0, across, reach),
        Side.E: (far, reach, across, far),
        Side.S: (0, far, across, across),
        Side.W: (0, reach, reach, far),
    }[side]
    return (left - reach, top - reach), mask.crop((left, top, right, bottom))
