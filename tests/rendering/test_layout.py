"""Tests of the shape of board pictures, and of the size of their tiles on a phone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.values.geometry import Cell
from rendering.base.lettering import Lettering, width_of
from rendering.base.screen import HIGHEST, LEAST_TILE_PX, LOWEST, NAME_PX, WIDTH, on_screen
from rendering.boards.annotations import names_of_cells
from rendering.boards.areas import MOST_CELLS, areas, in_order
from rendering.boards.layout import (
    SMALL_SIZES,
    TILE_SIZES,
    Window,
    fits_large,
    frame_board,
    window_round,
)

windows = st.builds(
    lambda x, y, w, h: Window(x, y, x + w, y + h),
    st.integers(-60, 60),
    st.integers(-60, 60),
    st.integers(0, 90),
    st.integers(0, 90),
)
boards = st.sets(st.builds(Cell, st.integers(-25, 25), st.integers(-25, 25)), min_size=1, max_size=90)


@given(windows, st.data())
def test_every_board_fits_its_picture(box: Window, data: st.DataObject) -> None:
    """Every picture is 900 pixels wide, between 16:10 and 4:5, and shows the focus and whole cells only."""
    focus = Cell(
        data.draw(st.integers(box.west, box.east)),
        data.draw(st.integers(box.north, box.south)),
    )
    frame = frame_board(box, focus)
    assert frame.width == WIDTH
    assert LOWEST <= frame.height <= HIGHEST
    assert focus in frame.window
    west, north = frame.corner(Cell(frame.window.west, frame.window.north))
    east, south = frame.corner(Cell(frame.window.east + 1, frame.window.south + 1))
    assert frame.land.left <= west < east <= frame.land.right
    assert frame.land.top <= north < south <= frame.land.bottom
    inside = (box.west, box.north), (box.east, box.south)
    assert frame.cropped == any(Cell(*corner) not in frame.window for corner in inside)
    assert fits_large(box) == (frame.tile_px >= LEAST_TILE_PX and not frame.cropped)


@given(windows, windows)
def test_a_part_shows_land_before_empty_table(box: Window, other: Window) -> None:
    """A view that shows a part of the board is filled with the rest of the board before it shows empty table."""
    corners = [(window.west, window.north) for window in (box, other)] + [
        (window.east, window.south) for window in (box, other)
    ]
    whole = window_round(Cell(*corner) for corner in corners)
    frame = frame_board(box, Cell(box.west, box.north), whole=whole)
    if not fits_large(box):
        return
    shown = frame.window
    assert (shown.west <= box.west, shown.north <= box.north) == (True, True)
    assert (shown.east >= box.east, shown.south >= box.south) == (True, True)
    if shown.west < min(whole.west, box.west):
        assert shown.east >= whole.east
    if shown.east > max(whole.east, box.east):
        assert shown.west <= whole.west
    if shown.north < min(whole.north, box.north):
        assert shown.south >= whole.south
    if shown.south > max(whole.south, box.south):
        assert shown.north <= whole.north


@given(windows)
def test_names_at_the_border_do_not_overlap(box: Window) -> None:
    """Names at the border have one size, do not overlap for the smallest tiles, and stay within the border."""
    frame = frame_board(box, Cell(box.west, box.north))
    names, letters = names_of_cells(frame), Lettering(NAME_PX, (0, 0, 0), bold=True)
    assert {name.size_px for name in names} == {NAME_PX}
    for line in ("row", "column"):
        axis = 0 if line == "column" else 1
        border = frame.land.top / 2 if line == "column" else frame.land.left / 2
        found = [name for name in names if name.at[1 - axis] == border and name.text.isalpha() == (axis == 0)]
        assert found
        for one, other in pairwise(found):
            wide = (width_of(one.text, letters) + width_of(other.text, letters)) / 2 + on_screen(NAME_PX) / 2
            assert other.at[axis] - one.at[axis] >= (wide if axis == 0 else NAME_PX)


def test_a_small_board_has_large_tiles() -> None:
    """One tile with its neighbours fills the picture; each is 85 pixels wide on a phone."""
    frame = frame_board(window_round([Cell(0, 0)], margin=1), Cell(0, 0))
    assert frame.tile_px == TILE_SIZES[0]
    assert not frame.cropped


def test_tile_sizes_fit_the_width() -> None:
    """Tile sizes of a whole board go down to 20 pixels on a phone, those of an overview to less."""
    assert on_screen(TILE_SIZES[-1]) == 20
    assert [*TILE_SIZES, *SMALL_SIZES] == sorted((*TILE_SIZES, *SMALL_SIZES), reverse=True)
    assert [frame_board(Window(0, 0, columns, 0), Cell(0, 0)).tile_px for columns in range(2, 14)] == [
        *TILE_SIZES
    ]


@given(boards, st.data())
def test_areas_hold_every_cell_once_with_large_tiles(board: set[Cell], data: st.DataObject) -> None:
    """For any board the areas contain every cell once, numbered without gaps, and each is limited and shown large."""
    cells = (
        data.draw(st.sets(st.builds(Cell, st.integers(-26, 26), st.integers(-26, 26)), max_size=80)) - board
    )
    found = areas(cells, board)
    assert sorted(cell for area in found for cell in area.cells) == sorted(cells)
    assert len({area.letter for area in found}) == len(found)
    number = 1
    for area in found:
        assert area.first == number
        number += len(area.cells)
        assert 1 <= len(area.cells) <= MOST_CELLS
        assert fits_large(area.window)
        assert all(cell in area.window for cell in area.cells)
        assert on_screen(frame_board(area.window, area.cells[0]).tile_px) >= 20
    assert in_order(cells, board) == tuple(cell for area in found for cell in area.cells)
    assert found == areas(sorted(cells), sorted(board))


@pytest.mark.parametrize(("count", "areas_needed"), [(0, 0), (1, 1), (20, 1), (21, 2), (41, 3)])
def test_there_are_as_few_areas_as_possible(count: int, areas_needed: int) -> None:
    """Twenty cells are one area, whose picture is the whole board; more cells are divided into equal areas."""
    cells = [Cell(x, y) for x in range(7) for y in range(6)][:count]
    board = [Cell(-1, 0), Cell(8, 6)]
    found = areas(cells, board)
    assert len(found) == areas_needed
    if areas_needed == 1:
        assert found[0].window == window_round((*board, *cells))
        assert found[0].cells == tuple(sorted(cells, key=lambda cell: (cell.y, cell.x)))


@pytest.mark.parametrize("column", [0, 30])
def test_a_part_at_the_end_of_a_board_shows_the_board(column: int) -> None:
    """At either end of a long board a part shows cells of the board only."""
    whole = Window(0, 0, 30, 30)
    frame = frame_board(Window(column, column, column, column), Cell(column, column), whole=whole)
    assert whole.west <= frame.window.west < frame.window.east <= whole.east
