"""Players are told apart by every eye, and texts can be read on their grounds."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from game.values.ruleset import Colour
from rendering.base.colours import blend
from rendering.base.theme import PLAYER_LOOKS, RGB, THEMES, WASH, Glyph, Style, Theme
from rendering.tiles.flat import CITY, FIELD

SIGHTS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Full loss of one kind of cones, on linear light (Machado, Oliveira and Fernandes, 2009)."""


def _linear(colour: RGB) -> tuple[float, ...]:
    return tuple(v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour)


def _seen(colour: RGB, sight: str) -> tuple[float, float, float]:
    """The colour as that eye sees it, in CIE Lab."""
    light = _linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(k * v for k, v in zip(row, light, strict=True)))) for row in SIGHTS[sight]
    )
    x, y, z = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _contrast(one: RGB, other: RGB) -> float:
    """Contrast after WCAG, 1 to 21."""
    light, dark = sorted(
        (sum(k * v for k, v in zip((0.2126, 0.7152, 0.0722), _linear(c), strict=True)) for c in (one, other)),
        reverse=True,
    )
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("sight", SIGHTS)
def test_players_are_told_apart_by_colour_or_glyph(sight: str) -> None:
    """All pairs differ in glyph, and for every eye with colours in colour as well."""
    for one, other in combinations(Colour, 2):
        a, b = PLAYER_LOOKS[one], PLAYER_LOOKS[other]
        assert a.glyph is not b.glyph
        distance = (
            sum((p - q) ** 2 for p, q in zip(_seen(a.fill, sight), _seen(b.fill, sight), strict=True)) ** 0.5
        )
        assert distance > 25, (one, other)


def test_every_glyph_is_used_once_and_readable() -> None:
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
@pytest.mark.parametrize("sight", SIGHTS)
def test_a_field_of_somebody_is_no_city(seat: Colour, sight: str) -> None:
    """In flat drawings, where a field and a city are each of one colour, an owner's wash leads to neither."""
    share = WASH[Style.FLAT]
    washed = blend(FIELD, PLAYER_LOOKS[seat].fill, share)
    for ground in (CITY, FIELD):
        assert math.dist(_seen(washed, sight), _seen(ground, sight)) > 15
