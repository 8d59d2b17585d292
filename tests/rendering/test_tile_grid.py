"""Tests of the grid of tiles."""

from __future__ import annotations

import pytest

from rendering.base.rect import Rect
from rendering.panels.tile_grid import grid_shape

ROOM = Rect(36, 112, 1578, 920)


@pytest.mark.parametrize("entries", range(1, 120))
def test_a_grid_of_any_number_of_tiles_fits_its_room(entries: int) -> None:
    """Columns and rows fit the width and height of the room, and no tile is larger than requested."""
    columns, step = grid_shape(ROOM, entries, largest_px=176)
    rows = -(-entries // columns)
    assert columns * step <= ROOM.width + 0.01
    assert rows * step <= ROOM.height + 0.01
    assert 0 < step <= 176
