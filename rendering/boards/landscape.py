"""Laying the landscape on a canvas: shadow, tiles, names of cells, marks and figures, all ready sprites."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from game.board.features import StandingFigure
from game.board.oriented_tile import lying
from game.engine import queries
from game.engine.position import Position
from game.values.geometry import Cell, Side, neighbour
from game.values.moves import Figure, Place, Spot
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId, all_tiles
from rendering.base.lettering import Lettering, write
from rendering.base.picture import paste_middle
from rendering.base.shapes import moved_apart
from rendering.base.theme import FIGURE_TILES, Theme
from rendering.boards.cell_names import column_name, row_name
from rendering.boards.layout import Frame, Window
from rendering.sprites.marks import Mark
from rendering.sprites.ready import figure_sprite, label_sprite, mark_sprite, tile_sprite
from rendering.tiles.spot_points import letter_points, spot_points

_SHADOW = (8, 6, 6)

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LETTERS_APART = 0.25
"""How far letters keep from each other, in tiles: a disc may touch the next one, but not cover its letter."""

NUMBER_SHARE = 0.042
"""Of the picture's height, for the disc of a number: legible when the picture is reduced to a phone."""


def lay_tiles(canvas: Image.Image, frame: Frame, position: Position, theme: Theme) -> None:
    """Paste all tiles in sight, with a shadow under the rim of the land, on a table that ends where it has an edge.

    Land that goes on beyond the window is seen, darkened, under the names of cells.
    """
    board = dict(position.board)
    window = frame.window
    table = _table_px(frame, position)
    if table is not None:
        _end_table(canvas, frame, table, theme)
    ring = Window(window.west - 1, window.north - 1, window.east + 1, window.south + 1)
    shown = [(cell, laid) for cell, laid in board.items() if cell in ring]
    for cell, _ in shown:
        for side in Side:
            if neighbour(cell, side) not in board:
                (left, top), shadow = _shadow(frame.tile_px, side)
                x, y = frame.corner(cell)
                canvas.paste(_SHADOW, (x + left, y + top), shadow)
    for cell, laid in shown:
        sprite = tile_sprite(laid.tile, laid.turns, frame.tile_px, theme, laid.number)
        canvas.paste(sprite, frame.corner(cell))
    if table is not None:
        _draw_rim(canvas, frame, table, theme)
    beyond = [cell for cell, _ in shown if cell not in window]
    if beyond:
        _veil(canvas, frame, beyond, theme)


def _end_table(canvas: Image.Image, frame: Frame, table: tuple[int, int, int, int], theme: Theme) -> None:
    """Take the cloth away beyond the table, a rectangle of pixels."""
    land = frame.board
    left, top, right, bottom = table
    beyond = Image.new("L", (land.width, land.height), 255)
    beyond.paste(0, (left - land.left, top - land.top, right - land.left, bottom - land.top))
    canvas.paste(theme.surround.panel, (land.left, land.top), beyond)


def _draw_rim(canvas: Image.Image, frame: Frame, table: tuple[int, int, int, int], theme: Theme) -> None:
    """Draw the rim of the table round its cells, where it can be seen."""
    land = frame.board
    left, top, right, bottom = table
    width = max(3, round(frame.tile_px * 0.05))
    rim = Image.new("L", (land.width, land.height))
    ImageDraw.Draw(rim).rectangle(
        (
            left - land.left - width,
            top - land.top - width,
            right - land.left + width - 1,
            bottom - land.top + width - 1,
        ),
        outline=255,
        width=width,
    )
    canvas.paste(theme.surround.cell_line, (land.left, land.top), rim)


def _table_px(frame: Frame, position: Position) -> tuple[int, int, int, int] | None:
    """The pixels of a table with an edge: left, top, right, bottom. Rule: table-edge."""
    corners = queries.table_corners(position)
    if corners is None:
        return None
    first, last = corners
    return *frame.corner(first), *frame.corner(Cell(last.x + 1, last.y + 1))


def _veil(canvas: Image.Image, frame: Frame, cells: Iterable[Cell], theme: Theme) -> None:
    """Darken the tiles beyond the window, so that the names of cells can be read on them."""
    tile = frame.tile_px
    mask = Image.new("L", (tile, tile), 225)
    for cell in cells:
        x, y = frame.corner(cell)
        canvas.paste(theme.surround.table, (x, y, x + tile, y + tile), mask)


def lay_tile(
    canvas: Image.Image, frame: Frame, cell: Cell, tile: TileId, turns: int, theme: Theme, number: int = 0
) -> None:
    """Paste one tile; `number` is that of its laying and chooses among its pictures."""
    if cell in frame.window:
        canvas.paste(tile_sprite(tile, turns, frame.tile_px, theme, number), frame.corner(cell))


def stand_figures(
    canvas: Image.Image,
    frame: Frame,
    position: Position,
    theme: Theme,
    figures: Iterable[StandingFigure] | None = None,
) -> None:
    """Set all figures in sight (or only those given) on their spots, those further south in front."""
    placed = []
    for standing in position.figures if figures is None else figures:
        if standing.cell in frame.window:
            laid = position.board[standing.cell]
            field = all_tiles()[laid.tile].segments[standing.segment].kind is FeatureKind.FIELD
            x, y = spot_px(frame, standing.cell, laid.tile, laid.turns, standing.segment)
            placed.append((y, x, standing.seat, standing.figure, field))
    size = round(frame.tile_px * FIGURE_TILES)
    for y, x, seat, figure, field in sorted(placed, key=lambda entry: entry[:2]):
        stand_figure(canvas, (x, y), seat, figure, size, lying=field, theme=theme)


def stand_figure(
    canvas: Image.Image,
    at: tuple[float, float],
    seat: Colour,
    figure: Figure,
    size_px: int,
    *,
    lying: bool,
    theme: Theme,
) -> None:
    """Set one figure with its middle on a pixel; farmers lie."""
    paste_middle(canvas, figure_sprite(seat, figure, size_px, lying=lying, theme=theme), at)


def spot_px(frame: Frame, cell: Cell, tile: TileId, turns: int, segment: int) -> tuple[float, float]:
    """The pixel on which a figure stands on a segment."""
    left, top = frame.corner(cell)
    x, y = spot_points(tile, turns)[segment]
    return left + x * frame.tile_px, top + y * frame.tile_px


def name_cells(canvas: Image.Image, frame: Frame, theme: Theme) -> None:
    """Write the letters of columns and numbers of rows on all four borders of the land."""
    size = round(min(frame.gutter_px * 0.68, frame.tile_px * 0.5))
    lettering = Lettering(size, theme.surround.text_quiet, bold=True)
    window, tile, land = frame.window, frame.tile_px, frame.board
    left, top = frame.origin
    middle = frame.gutter_px * 0.5
    for x in range(window.west, window.east + 1):
        at = left + (x - window.west + 0.5) * tile
        for y_px in (land.top + middle, land.bottom - middle):
            write(canvas, (at, y_px), column_name(x), lettering, align="middle")
    for y in range(window.north, window.south + 1):
        at = top + (y - window.north + 0.5) * tile
        for x_px in (land.left + middle, land.right - middle):
            write(canvas, (x_px, at), row_name(y), lettering, align="middle", room_px=frame.gutter_px - 4)


def number_cells(canvas: Image.Image, frame: Frame, cells: Sequence[Cell], theme: Theme) -> None:
    """Mark open cells with their numbers, counted from 1 in the order given.

    An open cell has nothing to hide: where tiles are small the number takes more of it, to be read on a phone.
    """
    tile = frame.tile_px
    size = round(max(tile * 0.58, min(tile * 0.74, frame.height * NUMBER_SHARE)))
    for number, cell in enumerate(cells, 1):
        if cell in frame.window:
            mark_cell(canvas, frame, cell, Mark.OPEN, theme)
            x, y = frame.corner(cell)
            disc = label_sprite(str(number), size, theme)
            paste_middle(canvas, disc, (x + tile / 2, y + tile / 2))


def letter_spots(
    canvas: Image.Image,
    frame: Frame,
    place: Place,
    spots: Sequence[Spot],
    theme: Theme,
    *,
    without: Spot | None = None,
) -> None:
    """Letter the spots of the tile that lies as `place` says, from A in the order given, but for one.

    On narrow ground spots are so near each other that letters step aside to stay readable.
    """
    tile = frame.tile_px
    size = round(tile * (0.26 if len(spots) <= 5 else 0.22))
    segments = lying(place.tile)[place.turns].segment_at
    points = letter_points(place.tile, place.turns)
    middles = moved_apart([points[segments[spot]] for spot in spots], LETTERS_APART)
    left, top = frame.corner(place.cell)
    for letter, spot, (x, y) in zip(LETTERS, spots, middles, strict=False):
        if spot != without:
            paste_middle(canvas, label_sprite(letter, size, theme), (left + x * tile, top + y * tile))


def mark_cell(canvas: Image.Image, frame: Frame, cell: Cell, mark: Mark, theme: Theme) -> None:
    """Lay a mark over one cell."""
    if cell in frame.window:
        x, y = frame.corner(cell)
        half = frame.tile_px / 2
        paste_middle(canvas, mark_sprite(mark, frame.tile_px, theme), (x + half, y + half))


@lru_cache(maxsize=64)
def _shadow(tile_px: int, side: Side) -> tuple[tuple[int, int], Image.Image]:
    """What a tile's shadow darkens beyond one side: where that begins from the tile's corner, and how much."""
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
