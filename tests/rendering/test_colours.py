"""Tests that all players can be told apart with any colour vision, and that texts are readable on their grounds."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from colour_vision import COLOUR_VISIONS, linear, seen_by

from game.values.ruleset import Colour
from rendering.base.colours import blend
from rendering.base.theme import PLAYER_LOOKS, RGB, THEMES, WASH, Glyph, Style, Theme
from rendering.tiles.flat import CITY, FIELD


def _contrast(one: RGB, other: RGB) -> float:
    """Return the contrast ratio by WCAG, 1 to 21."""
    light, dark = sorted(
        (sum(k * v for k, v in zip((0.2126, 0.7152, 0.0722), linear(c), strict=True)) for c in (one, other)),
        reverse=True,
    )
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("vision", COLOUR_VISIONS)
def test_players_differ_in_glyph_and_colour(vision: str) -> None:
    """All pairs of players differ in glyph, and with every colour vision but monochromacy in colour."""
    for one, other in combinations(Colour, 2):
        a, b = PLAYER_LOOKS[one], PLAYER_LOOKS[other]
        assert a.glyph is not b.glyph
        distance = (
            sum((p - q) ** 2 for p, q in zip(seen_by(a.fill, vision), seen_by(b.fill, vision), strict=True))
            ** 0.5
        )
        assert distance > 25, (one, other)


def test_every_glyph_is_unique_and_readable() -> None:
    """Glyphs stand out on their colour."""
    assert {look.glyph for look in PLAYER_LOOKS.values()} == set(Glyph)
    assert all(_contrast(look.fill, look.on_fill) > 6 for look in PLAYER_LOOKS.values())


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_texts_are_readable(theme: Theme) -> None:
    """Every text reaches 7 : 1 on the ground that it stands on."""
    around = theme.surround
    for text, grounds in (
        (around.text, (around.table, around.panel, around.row)),
        (around.text_quiet, (around.table, around.panel, around.row)),
        (around.text_active, (around.row_active,)),
        (around.disc_text, (around.disc,)),
        (around.gold_text, (around.panel,)),
    ):
        assert all(_contrast(text, ground) >= 7 for ground in grounds)


@pytest.mark.parametrize("seat", Colour)
@pytest.mark.parametrize("vision", COLOUR_VISIONS)
def test_an_owned_field_does_not_look_like_a_city(seat: Colour, vision: str) -> None:
    """In flat drawings, where fields and cities are each of one colour, an owner's wash resembles neither."""
    share = WASH[Style.FLAT]
    washed = blend(FIELD, PLAYER_LOOKS[seat].fill, share)
    for ground in (CITY, FIELD):
        assert math.dist(seen_by(washed, vision), seen_by(ground, vision)) > 15
