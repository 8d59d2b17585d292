"""Tests that marks of cells differ in shape and are thick enough for a phone."""

from __future__ import annotations

import pytest
from PIL import Image

from rendering.base.screen import SCALE
from rendering.base.theme import THEMES, Theme
from rendering.boards.layout import SMALL_SIZES, TILE_SIZES
from rendering.sprites.marks import Mark, draw_mark

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
sizes = pytest.mark.parametrize("size_px", [*TILE_SIZES[::3], *SMALL_SIZES[:3]])


@each_theme
@sizes
def test_changed_tiles_have_corners_and_the_last_tile_a_frame(size_px: int, theme: Theme) -> None:
    """The last tile has a frame and changed tiles have corners, since gold and white look alike to some people."""
    for mark, whole in ((Mark.LAST, True), (Mark.CHANGED, False)):
        alpha = draw_mark(mark, size_px, theme).getchannel("A")
        strip = alpha.crop((alpha.width // 2 - 1, 0, alpha.width // 2 + 1, alpha.height // 2))
        corner = alpha.crop((0, 0, alpha.width // 3, alpha.height // 3))
        assert (strip.getextrema()[1] == 255) is whole
        assert corner.getextrema()[1] == 255


@each_theme
@sizes
def test_dashes_of_open_cells_are_visible_on_a_phone(size_px: int, theme: Theme) -> None:
    """The dashes of open cells are at least a pixel thick on a phone, so that an overview shows them."""
    image = draw_mark(Mark.OPEN, size_px, theme)
    line = Image.new("RGB", image.size, theme.surround.cell_line)
    column = round(size_px * 0.05) + 1
    rows = range(size_px)
    widths = []
    for row in rows:
        matches = [
            max(
                abs(a - b) for a, b in zip(image.getpixel((x, row))[:3], line.getpixel((x, row)), strict=True)
            )
            < 90
            for x in range(column + 2 * SCALE)
        ]
        widths.append(sum(matches))
    assert max(widths[size_px // 4 : -size_px // 4]) >= SCALE - 1
