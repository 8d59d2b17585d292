"""Tests of caches of sprites: no sprite is returned for another, and clearing frees all room."""

from __future__ import annotations

from PIL import Image

from game.values.moves import MEEPLE
from game.values.ruleset import Colour
from game.values.tiles import TileId
from rendering.base.theme import FLAT_DARK, PAINTED_DARK, PAINTED_LIGHT
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


def test_sprites_of_each_theme_and_seat_are_cached_separately() -> None:
    """Figures, marks, glyphs and labels differ between themes, and figures and glyphs between seats."""
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


def test_small_tiles_of_both_styles_are_cached_separately() -> None:
    """A small tile is the same whether or not the tile of the other style was made before."""
    forget_halves()
    alone = drawn_tile(TileId("E"), 0, 60, FLAT_DARK).tobytes()
    forget_halves()
    drawn_tile(TileId("E"), 0, 60, PAINTED_DARK)
    assert drawn_tile(TileId("E"), 0, 60, FLAT_DARK).tobytes() == alone
    assert drawn_tile(TileId("E"), 1, 60, FLAT_DARK).tobytes() != alone


def test_a_cleared_cache_has_all_its_room() -> None:
    """Cleared sprites take no room from those that are cached afterwards."""
    calls: list[str] = []

    def sprite(name: str) -> Image.Image:
        calls.append(name)
        return Image.new("P", (10, 4))

    cache: SpriteCache[Image.Image] = SpriteCache(100)
    for name in ("a", "b"):
        cache.get(name, lambda name=name: sprite(name))  # type: ignore[misc]
    cache.clear()
    for name in ("c", "d", "c"):
        cache.get(name, lambda name=name: sprite(name))  # type: ignore[misc]
    assert calls == ["a", "b", "c", "d"]
