"""Laying the landscape on a canvas: shadow, tiles and figures, all ready sprites."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from game.board.features import StandingFigure
from game.engine import queries
from game.engine.position import Position
from game.values.geometry import STEP, Cell, Side
from game.values.moves import Figure, Place
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId, all_tiles
from rendering.base.picture import paste_middle
from rendering.base.screen import FIGURE_PX, LEAST_TILE_PX
from rendering.base.theme import FIGURE_TILES, Theme
from rendering.boards.layout import Frame
from rendering.sprites.pieces import scale
from rendering.sprites.sprite_cache import (
    figure_sprite,
    neutral_sprite,
    tile_sprite,
)
from rendering.tiles.spot_points import farmer_size, spot_points

_SHADOW = (8, 6, 6)

FIGURE_REACH = 0.5
"""How far a figure reaches from its middle to any side, as a share of its height."""
CROWD_TILES = 0.22
"""How far figures on one segment stand apart, in tiles."""
BESIDE_FRIEND = 0.40
"""How far the fairy stands beside her friend, in tiles."""
ROOM = ((0.5, 0.5), (0.2, 0.5), (0.8, 0.5), (0.5, 0.2), (0.5, 0.8))
"""Where a neutral piece may be on its tile, in tiles; the first that is clear of figures."""
ROOMY = 0.35
"""So far from a figure, in tiles, a piece is clear of it."""
OVERHANG = 0.1
"""How far it may hang over the edge of its tile, in tiles."""


def lay_tiles(canvas: Image.Image, frame: Frame, position: Position, theme: Theme) -> None:
    """Paste all tiles in sight, with a shadow under the rim of the land, on a table that ends where it has an edge."""
    board = dict(position.board)
    seen = frame.seen
    table = table_px(frame, position)
    if table is not None:
        end_table(canvas, table, theme)
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


def end_table(canvas: Image.Image, table: tuple[int, int, int, int], theme: Theme) -> None:
    """Take the cloth away beyond the table, which is a rectangle of pixels."""
    beyond = Image.new("L", canvas.size, 255)
    beyond.paste(0, table)
    canvas.paste(theme.surround.panel, (0, 0), beyond)


def draw_rim(canvas: Image.Image, frame: Frame, table: tuple[int, int, int, int], theme: Theme) -> None:
    """Draw the rim of the table along its cells, where it can be seen; little of it lies where cells are named."""
    left, top, right, bottom = table
    width = max(4, round(frame.tile_px * 0.04))
    out = width // 3
    box = (left - out, top - out, right + out - 1, bottom + out - 1)
    ImageDraw.Draw(canvas).rectangle(box, outline=theme.surround.cell_line, width=width)


def table_px(frame: Frame, position: Position) -> tuple[int, int, int, int] | None:
    """Return the pixels of a table with an edge: left, top, right, bottom. Rule: table-edge."""
    corners = queries.table_corners(position)
    if corners is None:
        return None
    first, last = corners
    return *frame.corner(first), *frame.corner(Cell(last.x + 1, last.y + 1))


def lay_tile(
    canvas: Image.Image, frame: Frame, cell: Cell, tile: TileId, turns: int, theme: Theme, number: int = 0
) -> None:
    """Paste one tile; `number` is that of its laying and chooses among its pictures."""
    if cell in frame.seen:
        canvas.paste(tile_sprite(tile, turns, frame.tile_px, theme, number), frame.corner(cell))


def stand_figures(
    canvas: Image.Image,
    frame: Frame,
    position: Position,
    theme: Theme,
    figures: Iterable[StandingFigure] | None = None,
) -> None:
    """Set all figures in sight (or only those given) on their spots, those further south in front.

    Of several on one segment, which a flight can bring about, each stands a little aside. Neutral pieces come
    with all figures.
    """
    shown = [one for one in (position.figures if figures is None else figures) if one.cell in frame.seen]
    shown.sort(key=lambda one: (one.cell.y, one.cell.x))
    crowds = Counter((one.cell, one.segment) for one in shown)
    stood: Counter[tuple[Cell, int]] = Counter()
    for standing in shown:
        laid, where = position.board[standing.cell], (standing.cell, standing.segment)
        place = Place(laid.tile, standing.cell, laid.turns)
        aside = (stood[where] - (crowds[where] - 1) / 2) * CROWD_TILES
        stood[where] += 1
        stand_figure(
            canvas, frame, place, standing.segment, standing.seat, standing.figure, theme, aside=aside
        )
    if figures is None:
        stand_pieces(canvas, frame, position, theme, shown)


def stand_pieces(
    canvas: Image.Image,
    frame: Frame,
    position: Position,
    theme: Theme,
    figures: Iterable[StandingFigure],
) -> None:
    """Set the neutral pieces that are in sight: the fairy beside her friend, others in the middle of their cells.

    Where one of the `figures` stands in the middle they make room.
    """
    figures = tuple(figures)
    for piece in position.pieces:
        if piece.cell in frame.seen:
            left, top = frame.corner(piece.cell)
            laid = position.board[piece.cell]
            place = Place(laid.tile, piece.cell, laid.turns)
            points = spot_points(laid.tile, laid.turns)
            stood = [points[one.segment] for one in figures if one.cell == piece.cell]
            x, y = max(ROOM, key=lambda at: min([ROOMY, *(math.dist(at, spot) for spot in stood)]))
            if piece.segment is not None:
                friends = (one for one in figures if (one.cell, one.segment) == (piece.cell, piece.segment))
                friend = next((one.figure for one in friends), Figure.MEEPLE)
                x, y = _standing(frame, place, piece.segment, friend)
                x += BESIDE_FRIEND if x < 0.5 else -BESIDE_FRIEND
                y = min(max(y, 0.2), 0.8)
            sprite = neutral_sprite(piece.kind, figure_px(frame.tile_px), theme)
            paste_middle(canvas, sprite, (left + x * frame.tile_px, top + y * frame.tile_px))


def stand_figure(
    canvas: Image.Image,
    frame: Frame,
    place: Place,
    segment: int,
    seat: Colour,
    figure: Figure,
    theme: Theme,
    *,
    aside: float = 0.0,
) -> None:
    """Set one figure on a segment of the tile that lies as `place` says; a farmer lies, within the field.

    It stands so many tiles to the east of the spot (`aside`).
    """
    x, y = _standing(frame, place, segment, figure, aside)
    left, top = frame.corner(place.cell)
    farmer, size = _lying(frame, place, segment)
    sprite = figure_sprite(seat, figure, size, lying=farmer, theme=theme)
    paste_middle(canvas, sprite, (left + x * frame.tile_px, top + y * frame.tile_px))


def _lying(frame: Frame, place: Place, segment: int) -> tuple[bool, int]:
    """Return whether figures lie on a segment, and the height of a meeple there."""
    size = figure_px(frame.tile_px)
    if all_tiles()[place.tile].segments[segment].kind is not FeatureKind.FIELD:
        return False, size
    room = farmer_size(place.tile, place.turns)[segment]
    return True, max(least_figure_px(frame.tile_px), min(size, round(room * frame.tile_px)))


def _standing(
    frame: Frame, place: Place, segment: int, figure: Figure, aside: float = 0.0
) -> tuple[float, float]:
    """Return the middle of a figure on its tile, in tiles: on its spot, but moved in where it would hang over."""
    x, y = spot_points(place.tile, place.turns)[segment]
    size = _lying(frame, place, segment)[1]
    reach = min(0.5, size * scale(figure) * FIGURE_REACH / frame.tile_px - OVERHANG)
    return min(max(x + aside, reach), 1 - reach), min(max(y, reach), 1 - reach)


def figure_px(tile_px: int) -> int:
    """Return the height of a standing meeple."""
    return max(least_figure_px(tile_px), round(tile_px * FIGURE_TILES))


def least_figure_px(tile_px: int) -> int:
    """Return the least height of a figure: on small tiles it takes more of them, to be told apart on a phone."""
    return FIGURE_PX if tile_px >= LEAST_TILE_PX else round(tile_px * FIGURE_PX / LEAST_TILE_PX)


@lru_cache(maxsize=64)
def _shadow(tile_px: int, side: Side) -> tuple[tuple[int, int], Image.Image]:
    """Return what a tile's shadow darkens beyond one side: where that begins from the tile's corner, and how much."""
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
