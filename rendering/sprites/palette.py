"""Chooses the fixed colours of a theme: `python -m rendering.sprites.palette` writes `assets/palettes/*.bin` again.

The colours are found once, on a sheet with everything that pictures show, and shipped as
data, so that pictures are the same on every machine and no time is spent choosing.
"""

from __future__ import annotations

from dataclasses import astuple
from pathlib import Path

from PIL import Image

from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import TileId, all_tiles
from rendering.base.colours import blend
from rendering.base.encode import palette_path
from rendering.base.theme import NEAR_VEIL, PLAYER_LOOKS, RGB, THEMES, VEIL, WASH, Theme
from rendering.sprites.neutral import NEUTRAL_HEIGHTS
from rendering.sprites.sprite_cache import drawn_tile, figure_sprite, neutral_sprite
from rendering.tiles import atlas

COLOURS = 256
SAMPLE_PX = 64
COLUMNS = 24
MEANS = 4
"""Rounds of k-means, which finds colours that are closer, and make smaller files, than those of an octree."""
NEUTRAL_SAMPLES = 4
"""Number of samples of each neutral piece."""
MEADOWS = (TileId("B"), TileId("E"), TileId("U"), TileId("V"))
"""Tiles with much field, over which the owners' colours are laid."""
DIMMED_SAMPLES = 8
"""One in this many kinds of tiles is sampled as overlays dim it."""


def exact_colours(theme: Theme) -> list[RGB]:
    """Return the colours that must not be altered: of texts, grounds and players, and the soft edges of texts."""
    around = theme.surround
    found: list[RGB] = [theme.ink, theme.halo, *astuple(around)]
    for look in PLAYER_LOOKS.values():
        found += [look.fill, look.on_fill]
    grounds = (around.table, around.panel, around.row, around.row_active)
    found += [blend(ground, around.text, k / 4) for ground in grounds for k in (1, 2, 3)]
    found += [blend(around.row, around.text_quiet, k / 4) for k in (1, 2, 3)]
    found += [blend(around.disc, around.disc_text, k / 4) for k in (1, 2, 3)]
    return list(dict.fromkeys(found))


def sample_sheet(theme: Theme) -> Image.Image:
    """Return a sheet of samples of what pictures show.

    These are every tile, figures on meadow and on paving, players' colours laid thinly over tiles, dimmed
    tiles, and the surround.
    """
    cells: list[Image.Image] = []
    for number, key in enumerate(all_tiles()):
        turns = (number % 4, (number + 1) % 4)
        cells += [drawn_tile(key, turn, SAMPLE_PX, theme, number) for turn in turns]
    for number, colour in enumerate(Colour):
        for figure in Figure:
            for lying in (False, True):
                sprite = figure_sprite(colour, figure, 40, lying=lying, theme=theme)
                cells.append(_standing(sprite, cells[(number * 7 + lying) % len(cells)]))
        veil = _plain(PLAYER_LOOKS[colour].fill)
        for key in MEADOWS:
            meadow = drawn_tile(key, number % 4, SAMPLE_PX, theme, number)
            cells.append(Image.blend(meadow, veil, WASH[theme.style]))
    for kind in NEUTRAL_HEIGHTS:
        sprite = neutral_sprite(kind, 40, theme)
        cells += [_standing(sprite, cells[number * 13]) for number in range(NEUTRAL_SAMPLES)]
    cells += _surround_samples(theme)
    rows = -(-len(cells) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * SAMPLE_PX, rows * SAMPLE_PX), theme.surround.table)
    for number, cell in enumerate(cells):
        sheet.paste(cell, (number % COLUMNS * SAMPLE_PX, number // COLUMNS * SAMPLE_PX))
    return sheet


def _plain(colour: RGB) -> Image.Image:
    """Return a sample of one colour."""
    return Image.new("RGB", (SAMPLE_PX, SAMPLE_PX), colour)


def _standing(sprite: Image.Image, ground: Image.Image) -> Image.Image:
    """Return a copy of a tile with a figure in its middle."""
    cell = ground.copy()
    middle = (SAMPLE_PX - sprite.width) // 2
    cell.paste(sprite, (middle, middle), sprite)
    return cell


def _surround_samples(theme: Theme) -> list[Image.Image]:
    """Return tiles as overlays dim them, and the grounds round the board, each plain and half covered by gold."""
    around = theme.surround
    table, gold = _plain(around.table), _plain(around.gold)
    cells: list[Image.Image] = []
    for number, key in enumerate(all_tiles()):
        if number % DIMMED_SAMPLES == 0:
            land = drawn_tile(key, number % 4, SAMPLE_PX, theme, number)
            cells += [Image.blend(land, table, veil / 255) for veil in (VEIL, NEAR_VEIL)]
    for colour in (around.table, around.table_grain, around.panel, around.row, around.row_active):
        ground = _plain(colour)
        cells += [ground, Image.blend(ground, gold, 0.5)]
    return cells


def choose_palette(theme: Theme) -> bytes:
    """Return 768 bytes: the exact colours, then those that serve the sheet best."""
    exact = exact_colours(theme)
    free = COLOURS - len(exact)
    reduced = sample_sheet(theme).quantize(free, Image.Quantize.MAXCOVERAGE, kmeans=MEANS)
    chosen = reduced.getpalette() or []
    flat = [channel for colour in exact for channel in colour] + chosen[: free * 3]
    return bytes(flat).ljust(COLOURS * 3, b"\0")


def build(theme: Theme) -> Path:
    """Write the palette of a theme and return its path."""
    path = palette_path(theme)
    path.write_bytes(choose_palette(theme))
    return path


if __name__ == "__main__":
    assert all(atlas.archive_path(theme.style).exists() for theme in THEMES.values()), "draw the tiles first"
    for each in THEMES.values():
        build(each)
