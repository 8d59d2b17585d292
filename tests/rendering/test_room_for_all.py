"""Nothing of a list or a line is lost at the edge of its room."""

from __future__ import annotations

import pytest
from PIL import Image

from game.ruleset import Colour
from rendering.layout import Rect
from rendering.panel import draw_head
from rendering.theme import DEFAULT_THEME
from rendering.tile_grid import grid_shape

ROOM = Rect(36, 112, 1578, 920)


@pytest.mark.parametrize("entries", range(1, 120))
def test_every_row_of_tiles_fits(entries: int) -> None:
    """However many kinds there are, the grid is neither too wide nor too high for its room."""
    columns, step = grid_shape(ROOM, entries, largest_px=176)
    rows = -(-entries // columns)
    assert columns * step <= ROOM.width + 0.01
    assert rows * step <= ROOM.height + 0.01
    assert 0 < step <= 176


def test_the_end_of_a_long_line_beside_the_tile_is_read() -> None:
    """A line too long for the panel's head goes on below, so that its last word shows."""

    def head(line: str) -> bytes:
        canvas = Image.new("RGB", (540, 240))
        draw_head(canvas, Rect(0, 0, 540, 240), Colour.RED, "Bruno", ("doit poser", line), DEFAULT_THEME)
        return canvas.tobytes()

    assert head("tour 15 · 68 tuiles restantes") != head("tour 15 · 68 tuiles retournées")
