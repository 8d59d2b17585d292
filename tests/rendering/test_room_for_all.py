"""Nothing of a list or a line is lost at the edge of its room."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import TileId
from rendering.base.rect import Rect
from rendering.base.theme import DEFAULT_THEME
from rendering.panels.panel import PanelView, SeatCard, draw_head, draw_panel
from rendering.panels.tile_grid import grid_shape

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


SUPPLY = ((Figure.MEEPLE, 7), (Figure.LARGE, 1), (Figure.ABBOT, 1))
HAND = (TileId("A"), TileId("B"), TileId("C"))


def panel(seats: int, *, score: int = 38, supply: object = SUPPLY, hand: object = HAND) -> Image.Image:
    """The panel of that many seats, each with the same on its card."""
    canvas = Image.new("RGB", (600, 1240))
    cards = tuple(SeatCard(seat, "Zoë", score, supply, hand=hand) for seat in list(Colour)[:seats])  # type: ignore[arg-type]
    draw_panel(canvas, Rect(0, 0, *canvas.size), PanelView(None, "", (), cards), DEFAULT_THEME)
    return canvas


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("score", [8, 38, 138])
def test_figures_hand_and_score_stand_clear_of_each_other(seats: int, score: int) -> None:
    """All kinds of figures, a hand of three and a score of three digits have room on every card."""
    shown = panel(seats, score=score)
    fewer_abbots = panel(seats, score=score, supply=(*SUPPLY[:2], (Figure.ABBOT, 0)))
    other_tile = panel(seats, score=score, hand=(*HAND[:2], TileId("D")))
    other_score = panel(seats, score=score + 1)
    changed = [ImageChops.difference(shown, other) for other in (fewer_abbots, other_tile, other_score)]
    for one in range(3):
        assert changed[one].getbbox() is not None
        for other in range(one):
            both = ImageChops.multiply(changed[one].convert("L"), changed[other].convert("L"))
            assert both.getbbox() is None


def test_a_kind_of_which_none_is_left_is_only_a_trace() -> None:
    """The figure itself says it too, not the nought beside it alone."""

    def red_shown(left: int) -> float:
        canvas = Image.new("RGB", (600, 400))
        cards = (SeatCard(Colour.RED, "Zoë", 0, ((Figure.LARGE, left),)),)
        draw_panel(canvas, Rect(0, 0, *canvas.size), PanelView(None, "", (), cards), DEFAULT_THEME)
        red, green, _ = canvas.split()
        return ImageStat.Stat(ImageChops.subtract(red, green)).sum[0]

    none, one, two = (red_shown(left) for left in (0, 1, 2))
    assert one - none > 10 * abs(two - one)
