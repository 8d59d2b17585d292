"""The close-up for choosing: the cell with the tile lying on it, its four turns, the spots for a meeple."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from game.board.oriented_tile import lying
from game.engine.position import Position
from game.values.geometry import Cell
from game.values.moves import Deploy, Figure, Place, Spot
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId
from rendering.base.labels import Labels
from rendering.base.lettering import Lettering, write
from rendering.base.picture import Picture, fill_panel, finish, new_canvas, paste_middle
from rendering.base.rect import Rect
from rendering.base.theme import DEFAULT_THEME, FIGURE_TILES, Theme
from rendering.boards.cell_names import cell_name
from rendering.boards.landscape import (
    LETTERS,
    lay_tile,
    lay_tiles,
    letter_spots,
    mark_cell,
    name_cells,
    number_cells,
    spot_px,
    stand_figure,
    stand_figures,
)
from rendering.boards.layout import TILE_SIZES, Frame, Window, frame_within, window_round
from rendering.panels.tile_grid import greyed_tile
from rendering.sprites.marks import Mark
from rendering.sprites.ready import figure_sprite, label_sprite, tile_sprite

WIDTH, HEIGHT = 1100, 700
CLOSE_PX = 200
"""Tile size of the close-up: letters leave enough of the tile in sight, and a phone shows 70 pixels of it."""

_SIDE = Rect(864, 0, WIDTH - 864, HEIGHT)
_LAND = Rect(0, 0, _SIDE.left, HEIGHT)
_COLUMNS, _ROWS = 4, 3


@dataclass(frozen=True, slots=True)
class ChoicesView:
    """What a player is choosing; `position` may be from before or after the tile was laid.

    Before a cell is chosen `place` is None and `cells` are numbered from 1. `turns` are
    the legal ones (on the chosen cell, or anywhere). `spots` are lettered from A on the
    tile that lies there, and `deploy` is the meeple chosen so far.
    """

    position: Position
    seat: Colour
    tile: TileId
    labels: Labels
    theme: Theme = DEFAULT_THEME
    cells: tuple[Cell, ...] = ()
    place: Place | None = None
    turns: tuple[int, ...] = ()
    spots: tuple[Spot, ...] = ()
    deploy: Deploy | None = None


def draw_choices(view: ChoicesView) -> Picture:
    """The close-up, 1100 by 700 pixels."""
    canvas = new_canvas(WIDTH, HEIGHT, view.theme, _LAND)
    frame = choices_frame(view)
    lay_tiles(canvas, frame, view.position, view.theme)
    if view.place is not None:
        lay_tile(canvas, frame, view.place.cell, view.place.tile, view.place.turns, view.theme)
    name_cells(canvas, frame, view.theme)
    number_cells(canvas, frame, view.cells, view.theme)
    if view.place is not None:
        mark_cell(canvas, frame, view.place.cell, Mark.LAST, view.theme)
    elif view.position.last is not None:
        mark_cell(canvas, frame, view.position.last, Mark.CHANGED, view.theme)
    stand_figures(canvas, frame, view.position, view.theme)
    if view.place is not None:
        _show_spots(canvas, frame, view, view.place)
    fill_panel(canvas, _SIDE, view.theme)
    _draw_side(canvas, view)
    return finish(canvas, view.theme)


def choices_frame(view: ChoicesView) -> Frame:
    """How the land lies in the close-up: round the chosen cell, or with all cells to choose from."""
    if view.place is not None:
        close = _close_window(view.place.cell, view.position)
        return frame_within(close, view.place.cell, _LAND, _SIDE, (CLOSE_PX,))
    focus = view.cells[0] if view.cells else view.position.last or Cell(0, 0)
    box = window_round((*view.position.board, *view.cells), margin=0)
    return frame_within(box, focus, _LAND, _SIDE, tuple(size for size in TILE_SIZES if size <= 128))


def _close_window(cell: Cell, position: Position) -> Window:
    """The window with the most land in it that keeps a cell free all round the chosen one."""
    corners = [
        (cell[0] - west, cell[1] - north) for west in range(1, _COLUMNS - 1) for north in range(1, _ROWS - 1)
    ]
    windows = [Window(x, y, x + _COLUMNS - 1, y + _ROWS - 1) for x, y in corners]
    land = tuple(position.board)

    def merit(window: Window) -> tuple[int, int]:
        middle = abs(2 * cell[0] - window.west - window.east) + abs(2 * cell[1] - window.north - window.south)
        return sum(near in window for near in land), -middle

    return max(windows, key=merit)


def _show_spots(canvas: Image.Image, frame: Frame, view: ChoicesView, place: Place) -> None:
    deploy = view.deploy
    if deploy is not None:
        segment = lying(place.tile)[place.turns].segment_at[deploy.spot]
        stand_figure(
            canvas,
            spot_px(frame, place.cell, place.tile, place.turns, segment),
            view.seat,
            deploy.figure,
            round(frame.tile_px * FIGURE_TILES),
            lying=deploy.spot.kind is FeatureKind.FIELD,
            theme=view.theme,
        )
    letter_spots(canvas, frame, place, view.spots, view.theme, without=deploy.spot if deploy else None)


def _draw_side(canvas: Image.Image, view: ChoicesView) -> None:
    """The cell's name, the four turns with the illegal ones greyed, and what each letter means."""
    surround = view.theme.surround
    margin = 18
    left, right = _SIDE.left + margin, _SIDE.right - margin
    title = Lettering(36, surround.text, bold=True)
    if view.place is not None:
        name = cell_name(view.place.cell)
        write(canvas, (left, 44), name, title)
        degrees = Lettering(30, surround.text_quiet)
        write(canvas, (right, 44), f"{view.place.turns * 90}°", degrees, align="right")
    else:
        small = figure_sprite(view.seat, _figure_of(view), 44, theme=view.theme)
        paste_middle(canvas, small, ((left + right) / 2, 46))
    size = 84 if view.spots else 114
    columns = 2 if view.spots else 1
    step = size + 42 if view.spots else (HEIGHT - 88) // 4
    for turns in range(4):
        row, column = divmod(turns, columns)
        x = left + column * (right - left - size) if columns > 1 else (left + right - size) // 2
        _draw_turn(canvas, (x, 84 + row * step), turns, size, view)
    top = 84 + 2 * step + 6
    _draw_legend(canvas, Rect(left, top, right - left, HEIGHT - top - 8), view)


def _draw_turn(canvas: Image.Image, at: tuple[int, int], turns: int, size: int, view: ChoicesView) -> None:
    surround = view.theme.surround
    chosen = view.place is not None and view.place.turns == turns
    legal = turns in view.turns
    x, y = at
    sprite = tile_sprite(view.tile, turns, size, view.theme)
    if chosen:
        ImageDraw.Draw(canvas).rounded_rectangle(
            (x - 6, y - 6, x + size + 5, y + size + 5), 8, fill=surround.gold
        )
    canvas.paste(sprite if legal or chosen else greyed_tile(view.tile, turns, size, view.theme), at)
    colour = surround.text if legal or chosen else surround.row_line
    lettering = Lettering(23, colour, bold=chosen)
    write(canvas, (x + size / 2, y + size + 21), f"{turns * 90}°", lettering, align="middle")


def _draw_legend(canvas: Image.Image, rect: Rect, view: ChoicesView) -> None:
    rows = max(6, len(view.spots))
    step = min(56, rect.height // rows)
    disc = round(step * 0.72)
    for number, (letter, spot) in enumerate(zip(LETTERS, view.spots, strict=False)):
        y = rect.top + step * (number + 0.5)
        chosen = view.deploy is not None and view.deploy.spot == spot
        if chosen:
            box = (rect.left - 8, round(y - step * 0.47), rect.right + 8, round(y + step * 0.47))
            ImageDraw.Draw(canvas).rounded_rectangle(
                box, 8, fill=view.theme.surround.row_active, outline=view.theme.surround.gold, width=3
            )
        paste_middle(canvas, label_sprite(letter, disc, view.theme), (rect.left + disc / 2, y))
        lettering = Lettering(round(step * 0.44), view.theme.surround.text, bold=chosen)
        left = rect.left + disc + 12
        write(canvas, (left, y), view.labels.spot(spot), lettering, room_px=rect.right - left)


def _figure_of(view: ChoicesView) -> Figure:
    return view.deploy.figure if view.deploy else Figure.MEEPLE
