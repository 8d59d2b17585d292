"""The shape of board pictures."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.values.geometry import Cell
from rendering.boards.layout import MAX_HEIGHT, MAX_WIDTH, TILE_SIZES, Window, frame_board, window_round

windows = st.builds(
    lambda x, y, w, h: Window(x, y, x + w, y + h),
    st.integers(-60, 60),
    st.integers(-60, 60),
    st.integers(2, 90),
    st.integers(2, 90),
)


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
