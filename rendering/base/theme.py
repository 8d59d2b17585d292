"""What pictures look like: painted or flat tiles, dark or light surrounds, the colours of players, and sizes.

Colours are `(red, green, blue)`, 0 to 255. Every text has a contrast of at least 7 : 1 with its background.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias

from game.values.ruleset import Colour

_log = logging.getLogger(__name__)

RGB: TypeAlias = tuple[int, int, int]

FIGURE_TILES = 0.4
"""Height of a standing meeple as a share of the tile it stands on."""

VEIL, NEAR_VEIL = 178, 104
"""Opacity (of 255) of the veil over the land, and of that over the tiles of the one feature that is shown.

The feature itself is not veiled and stands out from both.
"""


class Style(Enum):
    """How the land is drawn."""

    PAINTED = "painted"
    FLAT = "flat"


WASH: Mapping[Style, float] = MappingProxyType({Style.PAINTED: 0.6, Style.FLAT: 0.8})
"""Opacity (0 to 1) of an owner's colour over a field.

Flat drawings have little detail to see through it, and thin red on their meadows looks like their cities.
"""


class Glyph(Enum):
    """The shape that identifies a player where the colour does not."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    STAR = "star"
    DIAMOND = "diamond"
    CROSS = "cross"


@dataclass(frozen=True, slots=True)
class PlayerLook:
    """The fill of a player's figures, and the glyph drawn on them in the colour `on_fill`."""

    fill: RGB
    on_fill: RGB
    glyph: Glyph


PLAYER_LOOKS: Mapping[Colour, PlayerLook] = MappingProxyType(
    {
        Colour.RED: PlayerLook((187, 20, 12), (255, 255, 255), Glyph.CIRCLE),
        Colour.BLUE: PlayerLook((16, 76, 175), (255, 255, 255), Glyph.SQUARE),
        Colour.GREEN: PlayerLook((30, 192, 132), (16, 40, 28), Glyph.TRIANGLE),
        Colour.YELLOW: PlayerLook((255, 232, 50), (40, 30, 20), Glyph.STAR),
        Colour.BLACK: PlayerLook((34, 32, 36), (255, 255, 255), Glyph.DIAMOND),
        Colour.PINK: PlayerLook((255, 126, 226), (60, 10, 50), Glyph.CROSS),
    }
)


@dataclass(frozen=True, slots=True)
class Surround:
    """Colours of everything round the tiles: table, panel, texts, marks."""

    table: RGB
    table_grain: RGB
    panel: RGB
    row: RGB
    row_line: RGB
    row_active: RGB
    gold: RGB
    gold_text: RGB
    text: RGB
    text_quiet: RGB
    text_active: RGB
    cell: RGB
    cell_line: RGB
    disc: RGB
    disc_text: RGB
    chart_grid: RGB


DARK = Surround(
    table=(43, 37, 34),
    table_grain=(54, 47, 42),
    panel=(30, 26, 24),
    row=(46, 40, 37),
    row_line=(66, 58, 53),
    row_active=(84, 68, 28),
    gold=(255, 214, 64),
    gold_text=(255, 214, 64),
    text=(250, 242, 224),
    text_quiet=(210, 198, 178),
    text_active=(255, 250, 236),
    cell=(58, 51, 46),
    cell_line=(226, 214, 190),
    disc=(255, 248, 228),
    disc_text=(30, 24, 20),
    chart_grid=(84, 75, 68),
)
LIGHT = Surround(
    table=(226, 214, 190),
    table_grain=(214, 200, 174),
    panel=(244, 237, 222),
    row=(252, 248, 238),
    row_line=(206, 192, 166),
    row_active=(255, 236, 164),
    gold=(190, 132, 0),
    gold_text=(104, 70, 0),
    text=(38, 30, 24),
    text_quiet=(62, 51, 41),
    text_active=(30, 22, 14),
    cell=(240, 232, 214),
    cell_line=(96, 80, 62),
    disc=(255, 252, 242),
    disc_text=(30, 24, 20),
    chart_grid=(206, 194, 172),
)


@dataclass(frozen=True, slots=True)
class Theme:
    """One look: a style of tiles in a surround. `name` is what a server chooses and stores."""

    name: str
    style: Style
    surround: Surround
    ink: RGB = (38, 28, 22)
    halo: RGB = (255, 252, 244)


PAINTED_DARK = Theme("painted-dark", Style.PAINTED, DARK)
PAINTED_LIGHT = Theme("painted-light", Style.PAINTED, LIGHT)
FLAT_DARK = Theme("flat-dark", Style.FLAT, DARK, ink=(0, 0, 0), halo=(255, 255, 255))
FLAT_LIGHT = Theme("flat-light", Style.FLAT, LIGHT, ink=(0, 0, 0), halo=(255, 255, 255))

DEFAULT_THEME = PAINTED_DARK
THEMES: Mapping[str, Theme] = MappingProxyType(
    {theme.name: theme for theme in (PAINTED_DARK, PAINTED_LIGHT, FLAT_DARK, FLAT_LIGHT)}
)


def theme_named(name: str) -> Theme:
    """Return the theme of that name, or the default one, since a stored name may be of an older release.

    An unknown name is logged once.
    """
    return THEMES[name] if name in THEMES else _missing(name)


@lru_cache(maxsize=64)
def _missing(name: str) -> Theme:
    """Log the name, once for each, and return the default theme."""
    _log.warning(
        "theme %r does not exist, its pictures are drawn in theme %s instead", name, DEFAULT_THEME.name
    )
    return DEFAULT_THEME
