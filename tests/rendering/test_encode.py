"""Tests of encoding: fixed colours, small files, and equal results from every thread."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from game.values.tiles import all_tiles
from rendering.base import encode
from rendering.base.encode import encode_png, palette_image, to_palette
from rendering.base.theme import DEFAULT_THEME, NEAR_VEIL, THEMES, VEIL, Theme
from rendering.sprites.palette import exact_colours, sample_sheet
from rendering.sprites.sprite_cache import drawn_tile

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def _mosaic(theme: Theme) -> Image.Image:
    image = Image.new("RGB", (10 * 96, 7 * 96), theme.surround.table)
    for number, key in enumerate(all_tiles()):
        image.paste(drawn_tile(key, number % 4, 96, theme, number), (number % 10 * 96, number // 10 * 96))
    return image


@each_theme
def test_the_fixed_colours_are_close_to_the_drawn_ones(theme: Theme) -> None:
    """All tiles in the theme's 256 colours lose little, and the file is small."""
    image = _mosaic(theme)
    data = encode_png(image, theme)
    with Image.open(BytesIO(data)) as stored:
        assert stored.mode == "P"
        difference = ImageStat.Stat(ImageChops.difference(image, stored.convert("RGB")))
    error = sum(difference.sum2) / (image.width * image.height * 3)
    assert 10 * math.log10(255**2 / error) > 34
    assert len(data) < image.width * image.height * 0.62


@each_theme
@pytest.mark.parametrize("veil", [VEIL, NEAR_VEIL])
def test_the_fixed_colours_suit_dimmed_land(theme: Theme, veil: int) -> None:
    """The fixed colours also suit land dimmed by an overlay, on which too few colours would leave spots."""
    image = _mosaic(theme)
    dimmed = Image.blend(image, Image.new("RGB", image.size, theme.surround.table), veil / 255)
    shown = to_palette(dimmed, theme).convert("RGB")
    difference = ImageStat.Stat(ImageChops.difference(dimmed, shown))
    error = sum(difference.sum2) / (image.width * image.height * 3)
    assert 10 * math.log10(255**2 / error) > 33.3


@each_theme
def test_the_fixed_colours_suit_figures_fields_and_surround(theme: Theme) -> None:
    """Figures and pieces on their tiles, players' colours over meadows and the surround lose little too.

    Otherwise run `make atlas`.
    """
    sheet = sample_sheet(theme)
    assert len(sheet.getcolors(sheet.width * sheet.height) or ()) > 256
    difference = ImageStat.Stat(ImageChops.difference(sheet, to_palette(sheet, theme).convert("RGB")))
    error = sum(difference.sum2) / (sheet.width * sheet.height * 3)
    assert 10 * math.log10(255**2 / error) > 34


@each_theme
def test_colours_of_texts_and_players_are_exact(theme: Theme) -> None:
    """Colours that tell players and texts apart are kept exactly."""
    palette = palette_image(theme).getpalette()
    assert palette is not None
    colours = {tuple(palette[n : n + 3]) for n in range(0, 768, 3)}
    assert set(exact_colours(theme)) <= colours


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (900, 563)])
def test_the_file_is_a_valid_png(size: tuple[int, int]) -> None:
    """The checksums of the PNG are right, and it holds each pixel in the theme's colours."""
    image = _mosaic(THEMES["painted-light"]).resize(size)
    data = encode_png(image, THEMES["painted-light"])
    with Image.open(BytesIO(data)) as checked:
        checked.verify()
    with Image.open(BytesIO(data)) as stored:
        assert (stored.format, stored.mode, stored.size) == ("PNG", "P", size)
        assert stored.tobytes() == to_palette(image, THEMES["painted-light"]).tobytes()
        assert stored.getpalette() == palette_image(THEMES["painted-light"]).getpalette()


def test_threads_can_encode_the_same_picture() -> None:
    """Several threads can encode the same picture at once."""
    image = _mosaic(THEMES["painted-dark"])
    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(encode_png, [image] * 16, [DEFAULT_THEME] * 16))) == 1
    assert image.mode == "RGB"


def test_a_theme_without_palette_still_gives_pictures(caplog: pytest.LogCaptureFixture) -> None:
    """Without its palette a theme gives coarser pictures, and the fault is logged once."""
    broken = replace(THEMES["flat-dark"], name="no-such-theme")
    image = _mosaic(broken)
    for _ in range(2):
        with Image.open(BytesIO(encode_png(image, broken))) as stored:
            assert stored.size == image.size
    assert len(caplog.records) == 1


@pytest.mark.parametrize("size", [0, 100, 2000])
def test_a_damaged_palette_still_gives_pictures(
    size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A palette file that was cut short or overwritten is treated as missing."""
    file = tmp_path / "damaged.bin"
    file.write_bytes(bytes(size))
    monkeypatch.setattr(encode, "palette_path", lambda _: file)
    broken = replace(THEMES["flat-dark"], name=f"damaged-{size}")
    red = Image.new("RGB", (8, 8), (255, 0, 0))
    for _ in range(2):
        with Image.open(BytesIO(encode_png(red, broken))) as stored:
            assert stored.convert("RGB").getpixel((4, 4)) == (255, 0, 0)
    assert len(caplog.records) == 1
