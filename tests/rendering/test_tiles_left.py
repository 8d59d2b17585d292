"""Tests of pictures of the tiles left: enough pages that each tile is legible on a phone, within the limits."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from game.engine.legal import cells
from game.values.ruleset import Expansion, Ruleset
from rendering.base.rect import Rect
from rendering.base.screen import SMALL_LETTERS, STRIP_LOWEST, WIDTH, on_screen
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.boards.cell_names import cell_name
from rendering.boards.overlays import fitting_tiles
from rendering.gallery.english import english
from rendering.gallery.samples import NAMES, sample_game
from rendering.panels import tile_grid
from rendering.panels.panel_lists import MOST_BELOW, fitting_pages, overlay_list
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
from rendering.sprites.marks import label_letters_px
from rendering.sprites.sprite_cache import label_sprite
from rendering.views.alt_text import LIMIT, describe_tiles_left
from rendering.views.board_image import BoardView, draw_board

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
        assert len(picture.data) < 400_000
        text = describe_tiles_left(page)
        assert len(text) <= LIMIT


def test_an_empty_bag_is_drawn() -> None:
    """Without any tile left, the picture has only its title."""
    (page,) = pages(TilesLeftView({}, (), english()))
    assert draw_tiles_left(page).height == STRIP_LOWEST


def test_many_tiles_that_fit_a_cell_have_pictures_of_their_own() -> None:
    """Many fitting tiles have pictures of their own, since below the board their numbers would be too small."""
    position = sample_game(7, 4, EVERYTHING).with_tiles(5)
    overlay = max(
        (fitting_tiles(position, cell) for cell in cells(position)), key=lambda overlay: len(overlay.tiles)
    )
    many = fitting_pages(overlay, english(), DEFAULT_THEME)
    assert len(overlay.tiles) > MOST_BELOW
    assert [entry for page in many for entry in page.entries] == list(overlay.tiles)
    assert not overlay_list(overlay, NAMES, english()).tiles
    assert describe_tiles_left(many[0]).startswith(f"Cell {cell_name(overlay.cell)}. ")
    few = replace(overlay, tiles=overlay.tiles[:MOST_BELOW])
    assert fitting_pages(few, english(), DEFAULT_THEME) == ()
    assert overlay_list(few, NAMES, english()).tiles == few.tiles


@pytest.mark.parametrize("count", [1, 9, MOST_BELOW])
def test_numbers_of_tiles_are_legible_on_a_phone(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Digits in a disc are at least as high as the smallest letters in tables, however many tiles there are."""
    discs: list[int] = []

    def recorded(text: str, size_px: int, theme: Theme) -> Image.Image:
        discs.append(size_px)
        return label_sprite(text, size_px, theme)

    monkeypatch.setattr(tile_grid, "label_sprite", recorded)
    position = sample_game(7, 4, EVERYTHING).with_tiles(5)
    overlay = fitting_tiles(position, cells(position)[0])
    draw_board(BoardView(position, NAMES, english(), overlay=replace(overlay, tiles=overlay.tiles[:count])))
    assert len(discs) == count
    assert on_screen(label_letters_px(min(discs))) >= SMALL_LETTERS
