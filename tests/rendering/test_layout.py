"""Names of cells and the shape of board pictures."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.geometry import Cell
from rendering.layout import (
    MAX_HEIGHT,
    MAX_WIDTH,
    TILE_SIZES,
    Window,
    cell_name,
    frame_board,
    parse_cell,
    window_round,
)

cells = st.builds(Cell, st.integers(-4000, 4000), st.integers(-4000, 4000))


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        (Cell(0, 0), "M50"),
        (Cell(1, 0), "N50"),
        (Cell(0, -1), "M49"),
        (Cell(-12, 0), "A50"),
        (Cell(13, 0), "Z50"),
        (Cell(14, 0), "AA50"),
        (Cell(-13, 0), "ZZ50"),
        (Cell(-14, 3), "ZY53"),
        (Cell(14 + 337, 0), "MZ50"),
        (Cell(14 + 338, 0), "AAA50"),
        (Cell(0, -51), "M-1"),
    ],
)
def test_cells_have_the_names_on_the_border(cell: Cell, name: str) -> None:
    """The start tile is M50, and names go on with two letters beyond A and Z."""
    assert cell_name(cell) == name


@settings(deadline=None)
@given(cells)
def test_a_name_leads_back_to_its_cell(cell: Cell) -> None:
    """Every cell is found by its own name, in upper and lower case and with blanks round it."""
    assert parse_cell(cell_name(cell)) == cell
    assert parse_cell(f"  {cell_name(cell).lower()} ") == cell


@settings(deadline=None)
@given(st.text(max_size=8))
def test_any_text_is_a_cell_or_none(text: str) -> None:
    """What people type never fails, and whatever is understood has one name."""
    cell = parse_cell(text)
    if cell is not None:
        assert parse_cell(cell_name(cell)) == cell


@pytest.mark.parametrize("text", ["", "50", "M", "M5 0", "50M", "M50x", "Ä50", "MMMMM50"])
def test_what_is_no_name_is_no_cell(text: str) -> None:
    """A text that is not letters and a number names no cell."""
    assert parse_cell(text) is None


windows = st.builds(
    lambda x, y, w, h: Window(x, y, x + w, y + h),
    st.integers(-60, 60),
    st.integers(-60, 60),
    st.integers(2, 90),
    st.integers(2, 90),
)


@settings(deadline=None)
@given(windows, st.data())
def test_every_board_fits_its_picture(box: Window, data: st.DataObject) -> None:
    """No board is larger than the limits, the focus is always in sight, and board and panel do not overlap."""
    focus = Cell(
        data.draw(st.integers(box.west, box.east)),
        data.draw(st.integers(box.north, box.south)),
    )
    frame = frame_board(box, focus)
    assert frame.width <= MAX_WIDTH
    assert frame.height <= MAX_HEIGHT
    assert focus in frame.window
    west, north = frame.corner(Cell(frame.window.west, frame.window.north))
    east, south = frame.corner(Cell(frame.window.east + 1, frame.window.south + 1))
    assert frame.board.left <= west
    assert east <= frame.board.right
    assert frame.board.top <= north
    assert south <= frame.board.bottom
    assert frame.board.width * frame.board.height + frame.panel.width * frame.panel.height == (
        frame.width * frame.height
    )
    inside = (box.west, box.north), (box.east, box.south)
    assert frame.cropped == any(Cell(*corner) not in frame.window for corner in inside)


def test_a_small_board_has_the_largest_tiles_and_the_panel_beside_it() -> None:
    """One tile alone is shown at 160 pixels in a landscape of 11:7."""
    frame = frame_board(window_round([Cell(0, 0)]), Cell(0, 0))
    assert frame.tile_px == TILE_SIZES[0]
    assert frame.width / frame.height == pytest.approx(11 / 7, abs=0.01)
    assert frame.panel.left == frame.board.right
    assert not frame.cropped


def test_a_long_line_has_the_panel_on_top() -> None:
    """Forty tiles in a row are all shown, with the panel above them."""
    frame = frame_board(window_round([Cell(x, 0) for x in range(40)]), Cell(39, 0))
    assert frame.panel.bottom == frame.board.top
    assert frame.window.columns >= 42
    assert not frame.cropped


def test_a_huge_board_is_cropped_round_the_last_move() -> None:
    """Beyond the smallest tile size the picture keeps to the surroundings of the focus."""
    frame = frame_board(window_round([Cell(0, 0), Cell(60, 60)]), Cell(58, 3))
    assert frame.cropped
    assert frame.tile_px == TILE_SIZES[-1]
    assert Cell(58, 3) in frame.window
