"""The tiles left: as many pictures as a phone needs to show each tile, each within the limits."""

from __future__ import annotations

import pytest

from game.values.ruleset import Expansion, Ruleset
from rendering.base.rect import Rect
from rendering.base.screen import STRIP_LOWEST, WIDTH, on_screen
from rendering.gallery.english import english
from rendering.gallery.samples import sample_game
from rendering.panels.tile_grid import (
    LARGEST_PX,
    MARGIN,
    MOST_KINDS,
    TilesLeftView,
    draw_tiles_left,
    grid_shape,
    kinds_in_play,
    pages,
)
from rendering.views.alt_text import LIMIT, describe_tiles_left

EVERYTHING = Ruleset(expansions=frozenset(Expansion))


@pytest.mark.parametrize("ruleset", [Ruleset(), EVERYTHING], ids=["base", "everything"])
def test_every_tile_is_legible_on_a_phone(ruleset: Ruleset) -> None:
    """All kinds are shown once, each 36 pixels of a phone wide at least, in pictures that are not too high."""
    position = sample_game(7, 4, ruleset).with_tiles(20)
    laid = {tile.tile: 1 for tile in position.board.values()}
    view = TilesLeftView(position.unseen, kinds_in_play(position.unseen, laid), english())
    shown = pages(view)
    assert tuple(kind for page in shown for kind in page.kinds) == view.kinds
    assert [page.page for page in shown] == list(range(len(shown)))
    assert len(shown) == (1 if ruleset.expansions == frozenset() else 3)
    for page in shown:
        assert len(page.kinds) <= MOST_KINDS
        room = Rect(MARGIN, 0, WIDTH - 2 * MARGIN, draw_tiles_left(page).height - 2 * MARGIN)
        _, step = grid_shape(room, len(page.kinds), LARGEST_PX)
        assert on_screen(step * 0.84) >= 36
        picture = draw_tiles_left(page)
        assert picture.width == WIDTH
        assert STRIP_LOWEST <= picture.height <= 1125
        assert len(picture.png) < 400_000
        text = describe_tiles_left(page)
        assert len(text) <= LIMIT


def test_an_empty_bag_has_its_picture() -> None:
    """With nothing to show there is the title alone."""
    (page,) = pages(TilesLeftView({}, (), english()))
    assert draw_tiles_left(page).height == STRIP_LOWEST
