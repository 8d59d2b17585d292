"""The dragon's flight on the board: where it has been, and arrows to where it can go."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from game.board.oriented_tile import cell_of
from game.engine.position import Position
from game.expansions.dragon.flight import steps
from game.expansions.dragon.moves import Step
from game.expansions.dragon.state import DRAGON_STATE
from game.values.geometry import STEP, Cell, Side, neighbour
from rendering.base.lettering import Lettering, write
from rendering.base.picture import SUPERSAMPLING, paste_middle
from rendering.base.screen import DISC_PX, NAME_PX
from rendering.base.shapes import Line, Point, clearest
from rendering.base.theme import RGB, Theme
from rendering.boards.cell_names import cell_name
from rendering.boards.layout import Frame
from rendering.sprites.sprite_cache import label_sprite

ARROW_TILES = 0.50
"""Length of an arrow, in tiles."""

BEYOND = 0.03
"""Distance of an arrow's middle beyond the edge of the dragon's cell, in tiles."""

ASIDES = (0, 0.27, -0.27, 0.36, -0.36)
"""Shifts of an arrow along that edge, in tiles, away from what stands there; the first clear one is used."""

CLEAR_TILES = 0.36
"""Distance between the middles of a figure and an arrow that is clear of it, in tiles."""

LETTERS_PX = 36
"""Letter size of the name of a cell on an arrow: 12 pixels on the phone's screen."""

NUMBERED_PX = 160
"""The least size of tiles on which the dragon's steps are numbered."""

ARROW: RGB = (255, 176, 32)
TRAIL: RGB = (150, 84, 214)
CLOSED_VEIL = 118
"""Opacity (of 255) of the veil over tiles that the dragon has visited and over others that are closed."""

_OUTLINE: Line = [
    (0.5, 0.0),
    (0.12, 0.50),
    (0.12, 0.34),
    (-0.46, 0.34),
    (-0.46, -0.34),
    (0.12, -0.34),
    (0.12, -0.50),
]
"""An arrow that points east, of length 1, with its middle at (0, 0)."""


def visited_cells(position: Position) -> tuple[Cell, ...]:
    """Return the cells that the dragon visited in this turn's flight, in order; the last is where it is."""
    if not DRAGON_STATE.played(position):
        return ()
    return tuple(cell_of(key) for key in DRAGON_STATE.of(position).visited)


def ways(position: Position) -> tuple[tuple[Step, Cell], ...]:
    """Return the steps that are open to the dragon, each with the cell it leads to."""
    visited = visited_cells(position)
    if not visited:
        return ()
    return tuple((step, neighbour(visited[-1], step.side)) for step in steps(position))


def draw_trail(canvas: Image.Image, frame: Frame, cells: Sequence[Cell], theme: Theme) -> None:
    """Veil the tiles that the dragon has visited, and draw its path with the numbers of its steps."""
    tile = frame.tile_px
    for cell in cells[:-1]:
        if cell in frame.seen:
            canvas.paste(theme.surround.table, frame.corner(cell), Image.new("L", (tile, tile), CLOSED_VEIL))
    middles = [frame.middle(cell) for cell in cells]
    draw = ImageDraw.Draw(canvas)
    for colour, width in ((theme.halo, 0.07), (TRAIL, 0.045)):
        for (x0, y0), (x1, y1) in pairwise(middles):
            draw.line((x0, y0, x1, y1), fill=colour, width=max(3, round(tile * width)))
        for x, y in middles[1:-1]:
            radius = max(3, round(tile * width)) / 2
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)
    if tile < NUMBERED_PX:
        return
    land = frame.land
    for number, middle in enumerate(middles[:-1]):
        # In the border the number would cover the name of a row or column.
        if land.left <= middle[0] <= land.right and land.top <= middle[1] <= land.bottom:
            paste_middle(canvas, label_sprite(str(number), DISC_PX, theme), middle)


def four_ways(position: Position) -> tuple[tuple[Step, Cell], ...]:
    """Return a step to each side with the cell it leads to, whether that is open to the dragon or not."""
    cell = visited_cells(position)[-1]
    return tuple((Step(side), neighbour(cell, side)) for side in Side)


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow for a step of the dragon: the side and the cell it leads to, and its middle in pixels."""

    side: Side
    cell: Cell
    middle: Point


def arrows(frame: Frame, ways: Sequence[tuple[Step, Cell]], obstacles: Sequence[Point]) -> list[Arrow]:
    """Return an arrow for each of the dragon's ways, over the edge of its cell.

    An arrow that would hide one of the points `obstacles` is moved along that edge.
    """
    tile, found = frame.tile_px, list[Arrow]()
    near = [(point, CLEAR_TILES * tile) for point in obstacles]
    for step, cell in ways:
        x, y = frame.middle(neighbour(cell, step.side.opposite))
        dx, dy = STEP[step.side]
        away = tile * (0.5 + BEYOND)
        others = [*near, *((arrow.middle, ARROW_TILES * tile) for arrow in found)]
        places = [(x + dx * away + dy * aside * tile, y + dy * away + dx * aside * tile) for aside in ASIDES]
        found.append(Arrow(step.side, cell, clearest(places, others)))
    return found


def draw_arrows(canvas: Image.Image, frame: Frame, arrows: Sequence[Arrow], theme: Theme) -> None:
    """Draw the arrows."""
    size = round(frame.tile_px * ARROW_TILES)
    for arrow in arrows:
        paste_middle(canvas, arrow_sprite(arrow.side, size, theme), arrow.middle)


def name_arrows(canvas: Image.Image, frame: Frame, arrows: Sequence[Arrow], theme: Theme) -> None:
    """Write the name of its cell on each arrow."""
    size = round(frame.tile_px * ARROW_TILES)
    for arrow in arrows:
        dx, dy = STEP[arrow.side]
        # The name lies on the shaft and on half of the head.
        at = (arrow.middle[0] - dx * size * 0.10, arrow.middle[1] - dy * size * 0.10)
        name = cell_name(arrow.cell)
        letters = Lettering(NAME_PX if len(name) > 3 else LETTERS_PX, theme.ink, bold=True)
        write(canvas, at, name, letters, align="middle")


@lru_cache(maxsize=32)
def arrow_sprite(side: Side, size_px: int, theme: Theme, fill: RGB = ARROW) -> Image.Image:
    """Return an RGBA arrow that points to a side, centred in a square picture."""
    full = round(size_px * 1.2)
    image = Image.new("RGBA", (full * SUPERSAMPLING, full * SUPERSAMPLING))
    draw = ImageDraw.Draw(image)
    turn = (side - Side.E) * math.pi / 2
    cos, sin = math.cos(turn), math.sin(turn)
    middle, unit = full * SUPERSAMPLING / 2, size_px * SUPERSAMPLING
    outline = [
        (middle + (x * cos - y * sin) * unit, middle + (x * sin + y * cos) * unit) for x, y in _OUTLINE
    ]
    for colour, grown in ((theme.halo, 0.10), (theme.ink, 0.055)):
        width = round(unit * grown)
        draw.line([*outline, outline[0], outline[1]], fill=colour, width=width, joint="curve")
        for x, y in outline:
            draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=colour)
    draw.polygon(outline, fill=fill)
    return image.resize((full, full), Image.Resampling.LANCZOS)
