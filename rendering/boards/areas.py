"""Cells to choose from, split into areas that a picture shows large enough to choose in."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from string import ascii_uppercase

from game.values.geometry import Cell, distance
from rendering.base.screen import HIGHEST
from rendering.boards.layout import Window, fits_large, window_round

MOST_CELLS = 20
"""The most cells with a numbered button under a picture; more are split into areas."""

MOST_PICTURES = 2
"""The most areas shown one below the other, all cells with a button. Of more, one is shown at a time."""

MOST_LETTERS = 5
"""The most areas with a letter each in a row below the numbers. Of more, one is chosen before a cell."""

LEAST_COLUMNS = 5
"""The fewest columns of a part of the board, so that it shows some of what lies beside its cells."""

_WEST, _NORTH, _EAST, _SOUTH = (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)

_MOST_COLUMNS, _MOST_ROWS = 13, 17
"""Columns and rows that fit with tiles of `screen.LEAST_TILE_PX`, however long the names of rows are."""


@dataclass(frozen=True, slots=True)
class Area:
    """Some of the cells to choose from, in one picture.

    `cells` are numbered from `first` on, by rows from the north. `window` is the part of the board that shows
    them. A picture of the whole window has tiles of at least `screen.LEAST_TILE_PX`.
    """

    letter: str
    first: int
    cells: tuple[Cell, ...]
    window: Window

    @property
    def numbers(self) -> str:
        """The range of the numbers of its cells, e.g. "5–9"."""
        last = self.first + len(self.cells) - 1
        return str(last) if last == self.first else f"{self.first}–{last}"


def areas(cells: Iterable[Cell], board: Collection[Cell]) -> tuple[Area, ...]:
    """Return all `cells` in few areas that show at most `MOST_CELLS` each, large enough; the fullest first.

    `board` is the cells with tiles. If everything fits one picture, the only area shows the whole board.
    Otherwise each shows its cells with what lies round them. Without cells there is no area.
    """
    sorted_cells = tuple(sorted(set(cells), key=_by_rows))
    return _areas(sorted_cells, window_round((*board, *sorted_cells))) if sorted_cells else ()


@lru_cache(maxsize=512)
def _areas(cells: tuple[Cell, ...], whole: Window) -> tuple[Area, ...]:
    """Return the areas. Cached for many games, as each picture and its words need them several times."""
    groups = sorted(_split(cells), key=len, reverse=True)
    found: list[Area] = []
    number = 1
    for letter, group in zip(_letters(len(groups)), groups, strict=True):
        alone = len(groups) == 1 and fits_large(whole)
        window = whole if alone else part_window([group], whole)
        found.append(Area(letter, number, tuple(group), window))
        number += len(group)
    return tuple(found)


def one_by_one(found: Sequence[Area]) -> bool:
    """Return whether one area is shown at a time, and the others are reached by their letters."""
    return len(found) > MOST_PICTURES or sum(len(area.cells) for area in found) > MOST_CELLS


def nearest(found: Iterable[Area], cell: Cell) -> Area | None:
    """Return the area with the cell nearest to `cell`, or None if there are no areas.

    The first picture of a board too large for a phone shows the area nearest to the last placed tile.
    """
    return min(
        found, key=lambda area: min(distance(area_cell, cell) for area_cell in area.cells), default=None
    )


def in_order(cells: Iterable[Cell], board: Collection[Cell]) -> tuple[Cell, ...]:
    """Return the cells in the order in which pictures and buttons number them, from 1: area by area."""
    return tuple(cell for area in areas(cells, board) for cell in area.cells)


def part_window(
    groups: Sequence[Collection[Cell]], whole: Window, *, margin: int = 1, highest: int = HIGHEST
) -> Window:
    """Return the part of `whole` that shows as many of the groups as possible with large tiles.

    The first group is always shown and is expected to fit. Each other one is shown with all its cells or not
    at all, earlier groups first. Up to `margin` more cells on each side show what is round them, where a
    picture `highest` pixels high has room; more at the sides if there would be fewer than `LEAST_COLUMNS`.
    """
    shown = window_round(groups[0])
    for group in groups[1:]:
        if group:
            both = _both(shown, window_round(group))
            shown = both if fits_large(both, highest) else shown
    for side in (_WEST, _NORTH, _EAST, _SOUTH) * margin:
        shown = _grown(shown, side, whole, highest)
    for side in (_WEST, _EAST) * LEAST_COLUMNS:
        if shown.columns < LEAST_COLUMNS:
            shown = _grown(shown, side, whole, highest)
    return shown


def _grown(shown: Window, side: tuple[int, int, int, int], whole: Window, highest: int) -> Window:
    """Return the window with one more column or row on a side, or as it is if that does not fit."""
    wider = shown.grown(*side)
    return wider if _both(wider, whole) == whole and fits_large(wider, highest) else shown


def _both(one: Window, other: Window) -> Window:
    """Return the smallest window that contains both."""
    return Window(
        min(one.west, other.west),
        min(one.north, other.north),
        max(one.east, other.east),
        max(one.south, other.south),
    )


def _split(cells: Sequence[Cell]) -> list[Sequence[Cell]]:
    """Return the cells in few groups, cut along straight lines so that one group has most of the cells.

    A panel opens with that group, so that few turns need another.
    """
    if _areas_needed(cells) == 1:
        return [cells]
    # The best cut leads to the fewest areas, then to one with the most cells, then is in the widest gap.
    cuts = []
    for axis in (0, 1):
        for before, after in pairwise(sorted({cell[axis] for cell in cells})):
            near, far = _split_at(cells, axis, after)
            needed = _areas_needed(near), _areas_needed(far)
            whole = max(
                (len(part) for part, need in ((near, needed[0]), (far, needed[1])) if need == 1), default=0
            )
            cuts.append((sum(needed), -whole, before - after, near, far))
    *_, near, far = min(cuts, key=lambda cut: cut[:3])
    return [*_split(near), *_split(far)]


def _areas_needed(cells: Sequence[Cell]) -> int:
    """Return a lower bound of the number of areas for these cells; 1 if one shows them all large."""
    box = window_round(cells)
    by_count = -(-len(cells) // MOST_CELLS)
    if fits_large(box):
        return by_count
    return max(2, by_count, -(-box.columns // _MOST_COLUMNS), -(-box.rows // _MOST_ROWS))


def _split_at(cells: Sequence[Cell], axis: int, at: int) -> tuple[Sequence[Cell], Sequence[Cell]]:
    """Return the cells whose coordinate on an axis (0 for x, 1 for y) is less than `at`, and the others."""
    return [cell for cell in cells if cell[axis] < at], [cell for cell in cells if cell[axis] >= at]


def _by_rows(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


def _letters(count: int) -> list[str]:
    """Return that many different letters, then pairs of letters."""
    letters = list(ascii_uppercase)
    while len(letters) < count:
        letters += [first + second for first in ascii_uppercase for second in ascii_uppercase]
    return letters[:count]
