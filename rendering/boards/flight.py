"""The dragon's flight on the board: where it has been, and arrows to where it can go, with their letters."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from game.board.oriented_tile import cell_of
from game.engine.position import Position
from game.expansions.dragon.flight import steps
from game.expansions.dragon.moves import Step
from game.expansions.dragon.state import DRAGON_STATE
from game.values.geometry import Cell, Side, neighbour
from rendering.base.picture import paste_middle
from rendering.base.screen import DISC_PX
from rendering.base.shapes import Line
from rendering.base.theme import RGB, Theme
from rendering.boards.landscape import LETTERS
from rendering.boards.layout import Frame
from rendering.sprites.ready import label_sprite

FINER = 4

ARROW_TILES = 0.46
"""How long an arrow is, in tiles."""

BEYOND = 0.08
"""How far beyond the border that it crosses the middle of an arrow lies, in tiles."""

ARROW: RGB = (255, 176, 32)
TRAIL: RGB = (150, 84, 214)
_VEIL = 118
"""How much of a tile is veiled on which the dragon has been, of 255."""

_OUTLINE: Line = [
    (0.5, 0.0),
    (0.10, 0.46),
    (0.10, 0.30),
    (-0.5, 0.30),
    (-0.5, -0.30),
    (0.10, -0.30),
    (0.10, -0.46),
]
"""An arrow to the east, 1 long, its middle at (0, 0)."""


def visited_cells(position: Position) -> tuple[Cell, ...]:
    """Return where the dragon has been in the flight of this turn, in order; the last is where it is."""
    if not DRAGON_STATE.played(position):
        return ()
    return tuple(cell_of(key) for key in DRAGON_STATE.of(position).visited)


def ways(position: Position) -> tuple[tuple[str, Step, Cell], ...]:
    """Return the steps that are open to the dragon, each with its letter in the picture and the cell it leads to."""
    here = visited_cells(position)
    if not here:
        return ()
    return tuple(
        (letter, step, neighbour(here[-1], step.side))
        for letter, step in zip(LETTERS, steps(position), strict=False)
    )


def draw_trail(canvas: Image.Image, frame: Frame, cells: Sequence[Cell], theme: Theme) -> None:
    """Veil the tiles on which the dragon has been and draw the way that it took, with the numbers of its steps."""
    tile = frame.tile_px
    for cell in cells[:-1]:
        if cell in frame.seen:
            canvas.paste(theme.surround.table, frame.corner(cell), Image.new("L", (tile, tile), _VEIL))
    middles = [frame.middle(cell) for cell in cells]
    draw = ImageDraw.Draw(canvas)
    for colour, width in ((theme.halo, 0.07), (TRAIL, 0.045)):
        for (x0, y0), (x1, y1) in pairwise(middles):
            draw.line((x0, y0, x1, y1), fill=colour, width=max(3, round(tile * width)))
        for x, y in middles[1:-1]:
            radius = max(3, round(tile * width)) / 2
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)
    for number, middle in enumerate(middles[:-1]):
        if cells[number] in frame.seen:
            paste_middle(canvas, label_sprite(str(number), DISC_PX, theme), middle)


def draw_arrows(canvas: Image.Image, frame: Frame, position: Position, theme: Theme) -> None:
    """Draw an arrow for each way that is open to the dragon, with its letter, over the border that it crosses."""
    for letter, step, cell in ways(position):
        x, y = frame.middle(neighbour(cell, step.side.opposite))
        dx, dy = {Side.N: (0, -1), Side.E: (1, 0), Side.S: (0, 1), Side.W: (-1, 0)}[step.side]
        away = frame.tile_px * (0.5 + BEYOND)
        middle = (x + dx * away, y + dy * away)
        paste_middle(canvas, _arrow(step.side, round(frame.tile_px * ARROW_TILES), theme), middle)
        # The letter lies on the shaft, which leaves the head of the arrow to be seen.
        back = frame.tile_px * ARROW_TILES * 0.12
        paste_middle(
            canvas, label_sprite(letter, DISC_PX, theme), (middle[0] - dx * back, middle[1] - dy * back)
        )


@lru_cache(maxsize=16)
def _arrow(side: Side, size_px: int, theme: Theme) -> Image.Image:
    """An arrow to a side, RGBA, its middle in the middle of the square picture."""
    full = round(size_px * 1.2)
    image = Image.new("RGBA", (full * FINER, full * FINER))
    draw = ImageDraw.Draw(image)
    turn = (side - Side.E) * math.pi / 2
    cos, sin = math.cos(turn), math.sin(turn)
    middle, unit = full * FINER / 2, size_px * FINER
    outline = [
        (middle + (x * cos - y * sin) * unit, middle + (x * sin + y * cos) * unit) for x, y in _OUTLINE
    ]
    for colour, grown in ((theme.halo, 0.10), (theme.ink, 0.055)):
        width = round(unit * grown)
        draw.line([*outline, outline[0], outline[1]], fill=colour, width=width, joint="curve")
        for x, y in outline:
            draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=colour)
    draw.polygon(outline, fill=ARROW)
    return image.resize((full, full), Image.Resampling.LANCZOS)
