"""Tests of the picture of a flying machine's line: a die on each cell, dark with a cross where no meeple can land."""

from __future__ import annotations

import pytest
from PIL import ImageChops
from plain_pictures import KEYS, image_of

from bot.i18n.language import codes, language
from bot.text.words import labels as labels_in
from game.engine.legal import moves
from game.engine.position import Position
from game.expansions.flyers.moves import Fly
from game.expansions.flyers.rules import flight_targets
from game.values.moves import MEEPLE, Place
from rendering.base.screen import WIDTH, on_screen
from rendering.base.theme import THEMES, Theme
from rendering.boards.cell_names import cell_name
from rendering.boards.landings import DIE_PX, Target
from rendering.gallery.samples import DRAGONS, sample_game
from rendering.views.alt_text import LIMIT, describe_landings
from rendering.views.landings_image import LandingsView, draw_landings, landings_frame


def view_of(position: Position, theme: Theme = THEMES["painted-dark"]) -> LandingsView:
    """Return the view of the line of the tile just laid, for a flight of a meeple."""
    assert position.last is not None
    laid = position.board[position.last]
    targets = tuple(
        Target(target.distance, target.cell, lands=bool(target.landings))
        for target in flight_targets(position, MEEPLE)
    )
    return LandingsView(position, Place(laid.tile, position.last, laid.turns), targets, KEYS, theme)


TAKING_OFF = [
    view_of(position)
    for seed in (7, 8)
    for position in sample_game(seed, 4, DRAGONS).positions
    if Fly(MEEPLE) in moves(position)
]
MIXED = next(view for view in TAKING_OFF if {target.lands for target in view.targets} == {True, False})


@pytest.mark.parametrize("view", TAKING_OFF)
def test_the_whole_line_is_visible(view: LandingsView) -> None:
    """The line from the machine to the third cell is visible, with tiles and dice large enough for a phone."""
    frame, picture = landings_frame(view), draw_landings(view)
    assert (picture.width, picture.height) == (WIDTH, frame.height)
    assert all(cell in frame.window for cell in (view.place.cell, *(target.cell for target in view.targets)))
    assert on_screen(frame.tile_px) >= 47
    assert on_screen(DIE_PX) >= 20


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_a_crash_is_visible_without_colours(theme: Theme) -> None:
    """A die on which no meeple can land is dark and has a cross, so that it differs in grey as well."""
    frame = landings_frame(MIXED)
    for target in MIXED.targets:
        shown = []
        for lands in (True, False):
            alone = LandingsView(
                MIXED.position, MIXED.place, (Target(target.distance, target.cell, lands),), KEYS, theme
            )
            # The frame is the same: only this cell is compared.
            drawn = image_of(draw_landings(alone)).convert("L")
            x, y = landings_frame(alone).middle(target.cell)
            shown.append(drawn.crop((round(x) - 90, round(y) - 90, round(x) + 90, round(y) + 90)))
        difference = ImageChops.difference(*shown).point([0] * 100 + [255] * 156)
        assert difference.histogram()[255] > 1200
    assert frame.tile_px >= DIE_PX


def test_after_the_throw_only_its_cell_has_a_die() -> None:
    """After the throw only the cell that it gave has a die."""
    target = MIXED.targets[1]
    thrown = LandingsView(
        MIXED.position, MIXED.place, MIXED.targets, KEYS, MIXED.theme, thrown=target.distance
    )
    assert thrown.shown == (target,)
    assert landings_frame(thrown) == landings_frame(MIXED)
    assert draw_landings(thrown).data != draw_landings(MIXED).data


@pytest.mark.parametrize("code", codes())
def test_alt_text_of_a_line_names_its_cells(code: str) -> None:
    """The alt text names the cell of each side of the die, and if the help level allows whether a meeple can land."""
    words = labels_in(language(code))
    view = LandingsView(MIXED.position, MIXED.place, MIXED.targets, words)
    text = describe_landings(view)
    assert len(text) <= LIMIT
    assert all(cell_name(target.cell) in text for target in MIXED.targets)
    lands = words.say("alt-landing", distance=1, cell="X", lands="yes").split("X")[1]
    assert lands in text
    silent = tuple(Target(target.distance, target.cell) for target in MIXED.targets)
    assert lands not in describe_landings(LandingsView(MIXED.position, MIXED.place, silent, words))
