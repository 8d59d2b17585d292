"""Long lists and lines fit their room without losing an entry."""

from __future__ import annotations

import pytest

from rendering.base.rect import Rect
from rendering.panels.tile_grid import grid_shape

ROOM = Rect(36, 112, 1578, 920)


@pytest.mark.parametrize("entries", range(1, 120))
def test_every_row_of_tiles_fits(entries: int) -> None:
    """The grid of any number of kinds of tiles fits the width and height of its room."""
    columns, step = grid_shape(ROOM, entries, largest_px=176)
    rows = -(-entries // columns)
    assert columns * step <= ROOM.width + 0.01
    assert rows * step <= ROOM.height + 0.01
    assert 0 < step <= 176
