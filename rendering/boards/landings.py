"""The line of a flying machine on the board: a die on each cell that it may lead to, crossed out where it crashes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from game.engine.position import Position
from game.values.geometry import Cell
from rendering.base.picture import SUPERSAMPLING, paste_middle
from rendering.base.shapes import Point, clearest
from rendering.base.theme import RGB, Theme
from rendering.boards.flight import ARROW, CLOSED_VEIL
from rendering.boards.layout import Frame
from rendering.tiles.spot_points import spot_points

DIE_PX = 66
"""Width of a die on a cell: 22 pixels on the phone's screen, where three spots can be told apart."""

CROSS: RGB = (196, 30, 18)
WHITE: RGB = (255, 255, 255)

_SPOTS = {
    1: ((0.0, 0.0),),
    2: ((-0.21, 0.21), (0.21, -0.21)),
    3: ((-0.24, 0.24), (0.0, 0.0), (0.24, -0.24)),
}
"""The spots on each side of the die: offsets from its middle, as shares of its width."""

_DIE_PLACES = ((0.5, 0.5), (0.5, 0.75), (0.5, 0.25), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75))
"""Places of a die on its tile, in tiles; the first that is clear of figures is used."""

_DIE_CLEAR = 0.44
"""The distance from a figure or another die, in tiles, at which a die is clear of it."""


@dataclass(frozen=True, slots=True)
class Target:
    """A cell on the line of a flying machine, and the number on the die that leads there.

    `lands` says whether a figure can land on it; None if that is not revealed.
    """

    distance: int
    cell: Cell
    lands: bool | None = None


def draw_line(
    canvas: Image.Image, frame: Frame, start: Cell, targets: Sequence[Target], theme: Theme
) -> None:
    """Veil the cells on which no figure can land, and draw the machine's path to the last of its cells."""
    if not targets:
        return
    tile = frame.tile_px
    for target in targets:
        if target.lands is False and target.cell in frame.seen:
            canvas.paste(
                theme.surround.table, frame.corner(target.cell), Image.new("L", (tile, tile), CLOSED_VEIL)
            )
    (x0, y0), (x1, y1) = frame.middle(start), frame.middle(targets[-1].cell)
    length = math.dist((x0, y0), (x1, y1))
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    draw = ImageDraw.Draw(canvas)
    dash, gap = tile * 0.11, tile * 0.09
    for colour, width in ((theme.ink, 0.075), (ARROW, 0.045)):
        at = tile * 0.36
        broad = max(3, round(tile * width))
        while at < length:
            end = min(at + dash, length)
            draw.line((x0 + dx * at, y0 + dy * at, x0 + dx * end, y0 + dy * end), fill=colour, width=broad)
            at += dash + gap


def draw_dice(
    canvas: Image.Image, frame: Frame, position: Position, targets: Sequence[Target], theme: Theme
) -> None:
    """Lay a die on each cell of the line, beside the figures that stand there."""
    stood: dict[Cell, list[Point]] = {}
    for figure in position.figures:
        laid = position.board[figure.cell]
        stood.setdefault(figure.cell, []).append(spot_points(laid.tile, laid.turns)[figure.segment])
    dice: list[Point] = []
    for target in targets:
        if target.cell in frame.seen:
            near = [*stood.get(target.cell, []), *((x - target.cell.x, y - target.cell.y) for x, y in dice)]
            x, y = clearest(_DIE_PLACES, [(other, _DIE_CLEAR) for other in near])
            dice.append((target.cell.x + x, target.cell.y + y))
            left, top = frame.corner(target.cell)
            die = _die(target.distance, target.lands is False, theme)
            paste_middle(canvas, die, (left + x * frame.tile_px, top + y * frame.tile_px))


@lru_cache(maxsize=32)
def _die(side: int, crossed: bool, theme: Theme) -> Image.Image:
    """Return a side of the die, RGBA, crossed out if the figure could not land."""
    full = round(DIE_PX * 1.5)
    image = Image.new("RGBA", (full * SUPERSAMPLING, full * SUPERSAMPLING))
    draw = ImageDraw.Draw(image)
    unit, middle = DIE_PX * SUPERSAMPLING, full * SUPERSAMPLING / 2
    ground, spots = (theme.ink, WHITE) if crossed else (WHITE, theme.ink)
    for half, colour in ((0.56, theme.halo), (0.50, theme.ink), (0.455, ground)):
        reach = unit * half
        box = (middle - reach, middle - reach, middle + reach, middle + reach)
        draw.rounded_rectangle(box, reach * 0.36, fill=colour)
    radius = unit * 0.098
    for x, y in _SPOTS[side]:
        x, y = middle + x * unit, middle + y * unit
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=spots)
    if crossed:
        _cross(draw, middle + unit * 0.42, unit * 0.22, theme)
    return image.resize((full, full), Image.Resampling.LANCZOS)


@lru_cache(maxsize=8)
def crossed_disc(size_px: int, theme: Theme) -> Image.Image:
    """Return an RGBA disc with a cross, the sign of a closed way."""
    image = Image.new("RGBA", (size_px * SUPERSAMPLING, size_px * SUPERSAMPLING))
    _cross(ImageDraw.Draw(image), size_px * SUPERSAMPLING / 2, size_px * SUPERSAMPLING * 0.38, theme)
    return image.resize((size_px, size_px), Image.Resampling.LANCZOS)


def _cross(draw: ImageDraw.ImageDraw, middle: float, reach: float, theme: Theme) -> None:
    """Draw a disc with a cross: what is crossed out differs in shape as well as in colour."""
    for radius, colour in ((reach * 1.28, theme.halo), (reach * 1.12, CROSS)):
        draw.ellipse((middle - radius, middle - radius, middle + radius, middle + radius), fill=colour)
    arm, broad = reach * 0.55, round(reach * 0.38)
    for way in (1, -1):
        draw.line(
            (middle - arm, middle - arm * way, middle + arm, middle + arm * way), fill=WHITE, width=broad
        )
