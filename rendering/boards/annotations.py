"""Labels and marks drawn over the land: names of cells, numbers, areas, letters of spots, open cells."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from string import ascii_uppercase

from PIL import Image, ImageDraw

from game.board.oriented_tile import oriented
from game.values.geometry import Cell
from game.values.moves import Place, Spot
from rendering.base.lettering import Lettering, write
from rendering.base.picture import paste_middle
from rendering.base.screen import DISC_PX, FIGURE_PX, LEAST_TILE_PX, NAME_PX
from rendering.base.shapes import Point, clearest, moved_apart
from rendering.base.theme import Theme
from rendering.boards.areas import Area
from rendering.boards.cell_names import column_name, row_name
from rendering.boards.layout import EDGE_PX, Frame, window_round
from rendering.sprites.marks import Mark, label_letters_px
from rendering.sprites.sprite_cache import label_sprite, mark_sprite
from rendering.tiles.spot_points import letter_points

LETTERS = ascii_uppercase
"""The letters of spots, in order."""

AREA_PX = 84
"""Diameter of the disc with the letter of an area."""

BORDER_VEIL = 0.78
"""Opacity (0 to 1) of the table's colour over land that continues beneath the names of cells."""

AWAY_PX = 2 * AREA_PX
"""The distance by which the letter of an area may move further from its cells, to hide no figure."""

LETTERS_APART = 0.24
"""Least distance between letters, in tiles: the discs of a close-up do not touch."""


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a column or row in the border: its middle, and how large it is written."""

    text: str
    at: tuple[float, float]
    size_px: int


def names_of_cells(frame: Frame) -> list[Name]:
    """Return the names of columns and rows on those sides of the land that have room for them.

    Where tiles are smaller than names, only every second, third … is named.
    """
    window, land, tile = frame.window, frame.land, frame.tile_px
    xs = _named_borders((0, land.left), (land.right, frame.width))
    ys = _named_borders((0, land.top), (land.bottom, frame.height))
    longest = max(len(column_name(window.west)), len(column_name(window.east)))
    names: list[Name] = []
    for x in range(window.west, window.east + 1, math.ceil((longest * 0.8 + 0.2) * NAME_PX / tile)):
        middle = frame.middle(Cell(x, window.north))[0]
        names += [Name(column_name(x), (middle, y), NAME_PX) for y in ys]
    for y in range(window.north, window.south + 1, math.ceil(NAME_PX / tile)):
        middle = frame.middle(Cell(window.west, y))[1]
        names += [Name(row_name(y), (x, middle), NAME_PX) for x in xs]
    return names


def _named_borders(*borders: tuple[int, int]) -> list[float]:
    """Return the middles of those borders, given as first pixel and end, that have room for names."""
    return [(begin + end) / 2 for begin, end in borders if end - begin > EDGE_PX]


def name_cells(canvas: Image.Image, frame: Frame, theme: Theme) -> None:
    """Write the names of columns and rows round the land; land that continues beneath them is veiled."""
    if frame.cropped:
        land = frame.land
        borders = (
            (0, 0, frame.width, land.top),
            (0, land.top, land.left, land.bottom),
            (land.right, land.top, frame.width, land.bottom),
            (0, land.bottom, frame.width, frame.height),
        )
        for left, top, right, bottom in borders:
            if right - left > EDGE_PX and bottom - top > EDGE_PX:
                border = canvas.crop((left, top, right, bottom))
                veil = Image.new("RGB", border.size, theme.surround.table)
                canvas.paste(Image.blend(border, veil, BORDER_VEIL), (left, top))
    # On veiled land the quiet colour would have less contrast than text has elsewhere.
    colour = theme.surround.text if frame.cropped else theme.surround.text_quiet
    for name in names_of_cells(frame):
        lettering = Lettering(name.size_px, colour, bold=True)
        write(canvas, name.at, name.text, lettering, align="middle")


@dataclass(frozen=True, slots=True)
class Number:
    """The disc of a numbered cell: its cell, and how large disc and number are drawn."""

    text: str
    cell: Cell
    disc_px: int
    letters_px: int


def numbers_of_cells(frame: Frame, cells: Iterable[tuple[int, Cell]]) -> list[Number]:
    """Return the discs of the cells in sight, or none if tiles are too small for a legible disc."""
    if frame.tile_px < LEAST_TILE_PX:
        return []
    letters = label_letters_px(DISC_PX)
    return [Number(str(number), cell, DISC_PX, letters) for number, cell in cells if cell in frame.window]


def mark_open(canvas: Image.Image, frame: Frame, cells: Iterable[Cell], theme: Theme) -> None:
    """Mark the cells in sight as open."""
    for cell in cells:
        if cell in frame.window:
            mark_cell(canvas, frame, cell, Mark.OPEN, theme)


def number_cells(canvas: Image.Image, frame: Frame, cells: Iterable[tuple[int, Cell]], theme: Theme) -> None:
    """Draw the numbered discs of the cells."""
    for number in numbers_of_cells(frame, cells):
        paste_middle(canvas, label_sprite(number.text, number.disc_px, theme), frame.middle(number.cell))


def outline_areas(canvas: Image.Image, frame: Frame, areas: Sequence[Area], theme: Theme) -> None:
    """Draw a line round the cells of each area, in another colour than the frame of the last tile."""
    draw = ImageDraw.Draw(canvas)
    for area in areas:
        left, top, right, low = _box(frame, area)
        for width, colour in ((12, theme.ink), (6, theme.halo)):
            inset = (12 - width) // 2
            edges = (left + inset, top + inset, right - inset - 1, low - inset - 1)
            draw.rounded_rectangle(edges, 18, outline=colour, width=width)


def letter_areas(
    canvas: Image.Image, frame: Frame, areas: Sequence[Area], obstacles: Iterable[Point], theme: Theme
) -> None:
    """Draw the letter of each area in its outline, as near to the middle as hides no point of `obstacles`."""
    for area, (size, at) in zip(areas, letters_of_areas(frame, areas, obstacles), strict=True):
        paste_middle(canvas, label_sprite(area.letter, size, theme), at)


def letters_of_areas(
    frame: Frame, areas: Sequence[Area], obstacles: Iterable[Point]
) -> list[tuple[int, Point]]:
    """Return the diameter and the middle of the letter's disc of each area, in pixels."""
    boxes = [_box(frame, area) for area in areas]
    middles = [((left + right) / 2, (top + low) / 2) for left, top, right, low in boxes]
    nearest = min((math.dist(a, b) for a, b in combinations(middles, 2)), default=AREA_PX)
    size = AREA_PX if nearest >= AREA_PX else DISC_PX
    near = [(point, (size + FIGURE_PX) / 2) for point in obstacles]
    found: list[Point] = []
    for (left, top, right, low), middle in zip(boxes, middles, strict=True):
        half, step = size // 2, DISC_PX // 3
        points = [
            middle,
            *(
                (x, y)
                for x in range(left + half, right - half, step)
                for y in range(top + half, low - half, step)
            ),
        ]
        points.sort(key=partial(math.dist, middle))
        others = [*near, *((point, size) for point in found)]
        found.append(clearest(points, others))
    land, rim = frame.land, size / 2
    for _ in range(3):
        # The disc of an area at the edge may be wider than the area.
        found = [
            (min(max(x, land.left + rim), land.right - rim), min(max(y, land.top + rim), land.bottom - rim))
            for x, y in moved_apart(found, size)
        ]
    return [(size, at) for at in found]


def _box(frame: Frame, area: Area) -> tuple[int, int, int, int]:
    """Return the bounding box of an area in pixels: left, top, right, bottom."""
    box = window_round(area.cells)
    return *frame.corner(Cell(box.west, box.north)), *frame.corner(Cell(box.east + 1, box.south + 1))


def point_to_areas(
    canvas: Image.Image,
    frame: Frame,
    areas: Sequence[Area],
    numbered: Iterable[Cell],
    figures: Sequence[Point],
    theme: Theme,
) -> None:
    """Draw the letters of areas that other pictures show, each towards its cells."""
    for area, at in zip(areas, letters_towards_areas(frame, areas, numbered, figures), strict=False):
        paste_middle(canvas, label_sprite(area.letter, AREA_PX, theme), at)


def letters_towards_areas(
    frame: Frame, areas: Sequence[Area], numbered: Iterable[Cell], figures: Iterable[Point]
) -> list[Point]:
    """Return the middle of the letter of each area: as near to its cells as hides no number.

    It is a little further away if it hides no figure there. Once numbers leave no room, there are no more letters.
    """
    land, half = frame.land, AREA_PX // 2
    points: list[Point] = [
        (x, y)
        for x in range(land.left + half, land.right - half + 1, DISC_PX // 2)
        for y in range(land.top + half, land.bottom - half + 1, DISC_PX // 2)
    ]
    kept = [(frame.middle(cell), (AREA_PX + DISC_PX) / 2) for cell in numbered]
    avoided = [(point, (AREA_PX + FIGURE_PX) / 2) for point in figures]
    found: list[Point] = []
    for area in areas:
        box = window_round(area.cells)
        ends = frame.middle(Cell(box.west, box.north)), frame.middle(Cell(box.east, box.south))
        distances = {point: math.dist(point, ends[0]) + math.dist(point, ends[1]) for point in points}
        # The nearest points come first, so that few have to be checked for room.
        nearest = sorted(points, key=distances.__getitem__)
        at = _first_clear(nearest, kept)
        if at is None:
            break
        most = distances[at] + 2 * AWAY_PX
        near = (point for point in nearest if distances[point] <= most)
        at = _first_clear(near, [*kept, *avoided]) or at
        found.append(at)
        kept.append((at, AREA_PX))
    return found


def _first_clear(points: Iterable[Point], others: Iterable[tuple[Point, float]]) -> Point | None:
    """Return the first point as far from each of the others as is given with it, or None."""
    return next((at for at in points if all(math.dist(at, other) >= far for other, far in others)), None)


def letters_of_spots(
    frame: Frame, place: Place, spots: Sequence[Spot]
) -> list[tuple[Spot, tuple[float, float]]]:
    """Return the spots of the tile that lies as `place` says, each with the middle of its letter.

    Letters of spots that are near each other, as on narrow ground, are moved apart to stay readable.
    """
    tile = frame.tile_px
    segments = oriented(place.tile)[place.turns].segment_at
    points = letter_points(place.tile, place.turns)
    middles = [points[segments[spot]] for spot in spots]
    rim = min(0.5, DISC_PX / tile / 2)
    for _ in range(3):
        apart = moved_apart(middles, LETTERS_APART)
        middles = [(min(max(x, rim), 1 - rim), min(max(y, rim), 1 - rim)) for x, y in apart]
    left, top = frame.corner(place.cell)
    placed = [(left + x * tile, top + y * tile) for x, y in middles]
    return list(zip(spots, placed, strict=True))


def letter_spots(
    canvas: Image.Image,
    frame: Frame,
    place: Place,
    spots: Sequence[Spot],
    theme: Theme,
    *,
    letters: str,
    without: Spot | None,
) -> None:
    """Draw the letters of the spots of the tile that lies as `place` says, in order; `without` gets none."""
    for letter, (spot, middle) in zip(letters, letters_of_spots(frame, place, spots), strict=False):
        if spot != without:
            paste_middle(canvas, label_sprite(letter, DISC_PX, theme), middle)


def mark_cell(canvas: Image.Image, frame: Frame, cell: Cell, mark: Mark, theme: Theme) -> None:
    """Lay a mark over one cell."""
    if cell in frame.seen:
        paste_middle(canvas, mark_sprite(mark, frame.tile_px, theme), frame.middle(cell))
