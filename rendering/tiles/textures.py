"""Grounds: meadow, paving, water, road, each a picture of one tile that wraps round at its edges.

A texture is never turned with its tile, so any two neighbours match.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import cache

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from rendering.base.colours import blend, shaded, sunlit
from rendering.base.shapes import Point
from rendering.base.theme import RGB
from rendering.tiles.brush import MASTER_PX

MEADOW: RGB = (126, 160, 72)
MEADOW_DARK: RGB = (96, 134, 56)
MEADOW_LIGHT: RGB = (166, 188, 96)
PAVING: RGB = (218, 172, 116)
PAVING_DARK: RGB = (190, 140, 90)
PAVING_LIGHT: RGB = (238, 202, 152)
WATER: RGB = (86, 156, 200)
WATER_DARK: RGB = (48, 112, 164)
WATER_LIGHT: RGB = (158, 212, 232)
ROAD: RGB = (242, 228, 192)
ROAD_DARK: RGB = (204, 178, 130)


def noise(cells: int, seed: int) -> Image.Image:
    """Return soft random spots, `cells` along a side, that wrap round at the edges."""
    grid = Image.frombytes("L", (cells, cells), random.Random(seed).randbytes(cells * cells))
    pad = 3
    wide = Image.new("L", (cells + 2 * pad, cells + 2 * pad))
    for dx in (-cells, 0, cells):
        for dy in (-cells, 0, cells):
            wide.paste(grid, (pad + dx, pad + dy))
    box = (pad, pad, pad + cells, pad + cells)
    return wide.resize((MASTER_PX, MASTER_PX), Image.Resampling.BICUBIC, box=box)


@cache
def layered_noise(octaves: tuple[tuple[int, float], ...], seed: int) -> Image.Image:
    """Return noise of several sizes laid over each other: (cells, weight) each."""
    total = 0.0
    image = Image.new("L", (MASTER_PX, MASTER_PX), 128)
    for number, (cells, weight) in enumerate(octaves):
        total += weight
        image = Image.blend(image, noise(cells, seed * 31 + number), weight / total)
    return ImageOps.autocontrast(image, cutoff=1)


def _copies(x: float, y: float, reach: float) -> Iterator[Point]:
    """Yield the point and its copies a tile away: what reaches over an edge continues at the other."""
    for dx in (-MASTER_PX, 0, MASTER_PX):
        for dy in (-MASTER_PX, 0, MASTER_PX):
            if -reach <= x + dx <= MASTER_PX + reach and -reach <= y + dy <= MASTER_PX + reach:
                yield x + dx, y + dy


def _colour_at(image: Image.Image, x: float, y: float) -> RGB:
    pixel = image.getpixel((int(x) % MASTER_PX, int(y) % MASTER_PX))
    assert isinstance(pixel, tuple)
    return int(pixel[0]), int(pixel[1]), int(pixel[2])


def _tinted(grain: Image.Image, dark: RGB, middle: RGB, light: RGB, strength: float) -> Image.Image:
    coloured = ImageOps.colorize(grain, dark, light, middle)
    return Image.blend(Image.new("RGB", (MASTER_PX, MASTER_PX), middle), coloured, strength)


@cache
def meadow() -> Image.Image:
    """Return the texture of grass: broad warm and cool patches, short strokes, a few flowers."""
    image = _tinted(
        layered_noise(((4, 3), (9, 2.2), (22, 1.4), (64, 0.8)), 7), MEADOW_DARK, MEADOW, MEADOW_LIGHT, 0.5
    )
    image.paste((176, 184, 86), (0, 0), _over(layered_noise(((3, 2), (8, 1)), 41), 135, 0.6))
    image.paste((92, 146, 76), (0, 0), _over(layered_noise(((3, 2), (7, 1)), 43), 140, 0.55))
    draw = ImageDraw.Draw(image)
    chance = random.Random(3)
    for _ in range(1900):
        x, y = chance.uniform(0, MASTER_PX), chance.uniform(0, MASTER_PX)
        reach, angle = chance.uniform(5, 13), chance.gauss(-1.25, 0.35)
        target = chance.choice([MEADOW_LIGHT, MEADOW_DARK, (190, 204, 110), (100, 146, 66)])
        colour = blend(_colour_at(image, x, y), target, chance.uniform(0.12, 0.4))
        width = chance.choice((2, 3, 3, 4))
        dx, dy = reach * math.cos(angle), reach * math.sin(angle)
        for px, py in _copies(x, y, 16):
            draw.line([(px, py), (px + dx, py + dy)], fill=colour, width=width)
    for _ in range(13):
        x, y = chance.uniform(0, MASTER_PX), chance.uniform(0, MASTER_PX)
        colour = chance.choice([(250, 244, 214), (244, 214, 104), (232, 150, 130)])
        for _ in range(chance.choice((1, 2, 3))):
            for px, py in _copies(x + chance.gauss(0, 8), y + chance.gauss(0, 6), 6):
                draw.ellipse((px - 2.5, py - 2.5, px + 2.5, py + 2.5), fill=colour)
    return image.filter(ImageFilter.GaussianBlur(0.8))


def _over(grain: Image.Image, threshold: int, strength: float) -> Image.Image:
    return grain.point([round(max(0, v - threshold) * strength) for v in range(256)])


@cache
def paving() -> Image.Image:
    """Return the ground of a city: warm earth with cobbles."""
    image = _tinted(layered_noise(((5, 2), (12, 1.5), (40, 1)), 17), PAVING_DARK, PAVING, PAVING_LIGHT, 0.45)
    draw = ImageDraw.Draw(image)
    chance = random.Random(5)
    rows = 30
    step = MASTER_PX / rows
    for row in range(rows):
        for column in range(rows):
            if chance.random() < 0.4:
                continue
            x = (column + 0.5 + (0.5 if row % 2 else 0) + chance.uniform(-0.2, 0.2)) * step
            y = (row + 0.5 + chance.uniform(-0.15, 0.15)) * step
            rx, ry = step * chance.uniform(0.3, 0.48), step * chance.uniform(0.24, 0.38)
            tone, base = chance.uniform(-0.09, 0.14), _colour_at(image, x, y)
            colour = sunlit(base, tone) if tone > 0 else shaded(base, -tone)
            for px, py in _copies(x, y, step):
                draw.ellipse((px - rx, py - ry, px + rx, py + ry), fill=colour)
    return image.filter(ImageFilter.GaussianBlur(1.0))


@cache
def water() -> Image.Image:
    """Return the texture of rivers and lakes."""
    return _tinted(layered_noise(((4, 2), (10, 1.5), (30, 0.6)), 23), WATER_DARK, WATER, WATER_LIGHT, 0.42)


@cache
def road() -> Image.Image:
    """Return the texture of trodden pale earth."""
    return _tinted(layered_noise(((8, 1.5), (24, 1.2), (80, 1)), 29), ROAD_DARK, ROAD, (252, 244, 220), 0.5)
