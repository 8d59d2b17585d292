"""Tests of caches and of words that depend on rotation: nothing is taken for something else."""

from __future__ import annotations

import pytest
from PIL import Image
from plain_pictures import KEYS, KEYS_AND_VALUES

from game.values.geometry import Cell
from game.values.moves import MEEPLE
from game.values.ruleset import Colour
from game.values.tiles import TileId
from rendering.base.labels import DIRECTIONS, Labels
from rendering.base.theme import FLAT_DARK, PAINTED_DARK, PAINTED_LIGHT
from rendering.boards.example import ExampleView, draw_example
from rendering.boards.layout import Window, frame_board
from rendering.gallery.samples import DRAGONS, sample_game
from rendering.sprites.marks import Mark
from rendering.sprites.sprite_cache import (
    SpriteCache,
    drawn_tile,
    figure_sprite,
    forget_halves,
    glyph_sprite,
    label_sprite,
    mark_sprite,
    neutral_sprite,
)


def test_sprites_of_other_themes_and_seats_are_kept_apart() -> None:
    """A figure, a mark, a glyph or a small tile in one theme is never shown in another, nor to another seat."""
    red = figure_sprite(Colour.RED, MEEPLE, 40, theme=PAINTED_DARK).tobytes()
    assert figure_sprite(Colour.RED, MEEPLE, 40, theme=FLAT_DARK).tobytes() != red
    assert figure_sprite(Colour.BLUE, MEEPLE, 40, theme=PAINTED_DARK).tobytes() != red
    assert figure_sprite(Colour.RED, MEEPLE, 40, lying=True, theme=PAINTED_DARK).tobytes() != red
    dark, light = (mark_sprite(Mark.OPEN, 60, theme) for theme in (PAINTED_DARK, PAINTED_LIGHT))
    assert dark.tobytes() != light.tobytes()
    glyphs = [glyph_sprite(Colour.RED, 36, PAINTED_DARK), glyph_sprite(Colour.BLUE, 36, PAINTED_DARK)]
    glyphs.append(glyph_sprite(Colour.RED, 36, FLAT_DARK))
    assert len({glyph.tobytes() for glyph in glyphs}) == 3
    labels = [label_sprite("1", 54, theme).tobytes() for theme in (PAINTED_DARK, PAINTED_LIGHT, FLAT_DARK)]
    dragons = [neutral_sprite("dragon", 40, theme).tobytes() for theme in (PAINTED_DARK, FLAT_DARK)]
    assert len({*labels, *dragons}) == 5


def test_small_tiles_of_both_styles_are_kept_apart() -> None:
    """A small tile is the same whether or not that of the other style was made before."""
    forget_halves()
    alone = drawn_tile(TileId("E"), 0, 60, FLAT_DARK).tobytes()
    forget_halves()
    drawn_tile(TileId("E"), 0, 60, PAINTED_DARK)
    assert drawn_tile(TileId("E"), 0, 60, FLAT_DARK).tobytes() == alone
    assert drawn_tile(TileId("E"), 1, 60, FLAT_DARK).tobytes() != alone


def test_an_emptied_cache_has_all_its_room() -> None:
    """What was dropped at once takes no room from what is kept afterwards."""
    made: list[str] = []

    def sprite(name: str) -> Image.Image:
        made.append(name)
        return Image.new("P", (10, 4))

    cache: SpriteCache[Image.Image] = SpriteCache(100)
    for name in ("a", "b"):
        cache.get(name, lambda name=name: sprite(name))  # type: ignore[misc]
    cache.clear()
    for name in ("c", "d", "c"):
        cache.get(name, lambda name=name: sprite(name))  # type: ignore[misc]
    assert made == ["a", "b", "c", "d"]


@pytest.mark.parametrize("turns", range(4))
def test_a_flying_machine_turns_with_its_tile(turns: int) -> None:
    """A quarter turn of the tile is a quarter turn of the machine's direction in words."""
    labels = Labels(lambda key, /, **values: f"{key} {values['direction']}", ", ".join)
    told = [labels.mark(f"flyer-{direction.upper()}", turns) for direction in DIRECTIONS]
    after = DIRECTIONS[2 * turns :] + DIRECTIONS[: 2 * turns]
    assert told == [f"picture-flyer {direction}" for direction in after]


@pytest.mark.parametrize("column", [0, 30])
def test_a_part_at_the_end_of_a_board_shows_the_board(column: int) -> None:
    """At either end of a long board the room beside a part shows the land, not the table beyond it."""
    whole = Window(0, 0, 30, 30)
    frame = frame_board(Window(column, column, column, column), Cell(column, column), whole=whole)
    assert whole.west <= frame.window.west < frame.window.east <= whole.east


def test_an_example_shows_the_figures_it_is_given() -> None:
    """An example shows the figures that it is about, and the neutral pieces with them."""
    position = next(
        one for one in sample_game(7, 4, DRAGONS).positions if one.pieces and len(one.figures) > 3
    )
    everyone, some = ExampleView(position), ExampleView(position, position.figures[:1])
    assert draw_example(ExampleView(position, position.figures)).data == draw_example(everyone).data
    assert draw_example(some).data != draw_example(everyone).data


def test_words_for_a_tile_turn_with_it() -> None:
    """The sides in the words for a tile are those it has after its rotation."""
    assert [KEYS_AND_VALUES.tile(TileId("E"), turns) for turns in range(4)] == [
        f"picture-segment feature-city side-{side}" for side in "nesw"
    ]


def test_a_name_without_letters_is_the_colour_of_its_seat() -> None:
    """A name of which no font has a letter is told by the colour of the seat, not left empty."""
    assert KEYS.name(Colour.PINK, "\u2800") == "colour-pink"
    assert KEYS.name(Colour.PINK, "Ana") == "Ana"
