"""Paints what lies flat: meadows, water with its banks, roads, plazas, bridges, the ground of cities."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering.base.colours import blend, shaded
from rendering.base.shapes import Line, Point, ellipse, point_along, ribbon, scaled, spaced, turned
from rendering.base.theme import RGB
from rendering.tiles import textures
from rendering.tiles.brush import INK, MASTER_PX, new_mask, softly
from rendering.tiles.plan import PLAZA_RADIUS, Plan
from rendering.tiles.ways import RIVER_WIDTH, ROAD_WIDTH, River

BANK: RGB = (206, 186, 132)
ROAD_RIM: RGB = (132, 98, 62)


def strips(lines: Iterable[Line], width: float, *, round_ends: bool = False) -> Image.Image:
    """Return a mask of the lines, `width` tiles wide."""
    mask, draw = new_mask()
    for line in lines:
        points = scaled(spaced(line, 0.012), MASTER_PX)
        draw.polygon(ribbon(points, width * MASTER_PX), fill=255)
        if round_ends:
            radius = width * MASTER_PX / 2
            for x, y in (points[0], points[-1]):
                draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return mask


def blob(middle: Point, radius: float, chance: random.Random, *, flat: float = 0.82) -> Line:
    """Return the shore of a pond: an uneven round outline, in tiles."""
    phase, wave = chance.uniform(0, math.tau), chance.uniform(0, math.tau)
    points: Line = []
    for k in range(44):
        t = math.tau * k / 44
        reach = radius * (1 + 0.10 * math.sin(3 * t + phase) + 0.06 * math.sin(5 * t + wave))
        points.append((middle[0] + reach * math.cos(t), middle[1] + reach * flat * math.sin(t)))
    return points


def grown(outline: Sequence[Point], factor: float) -> Line:
    """Return the outline enlarged round its middle."""
    x = sum(p[0] for p in outline) / len(outline)
    y = sum(p[1] for p in outline) / len(outline)
    return [(x + (px - x) * factor, y + (py - y) * factor) for px, py in outline]


def filled(outline: Sequence[Point]) -> Image.Image:
    """Return a mask of the outline, given in tiles."""
    mask, draw = new_mask()
    draw.polygon(scaled(outline, MASTER_PX), fill=255)
    return mask


def paint_meadow(ground: Image.Image, plan: Plan, chance: random.Random) -> None:
    """Draw patches of longer and drier grass, away from the rim so that neighbours match."""
    grain = textures.layered_noise(((6, 1.0), (20, 1.0)), 77)
    for _ in range(3):
        x, y = turned((chance.uniform(0.24, 0.76), chance.uniform(0.24, 0.76)), plan.turns)
        mask = filled(ellipse(x, y, chance.uniform(0.11, 0.18), chance.uniform(0.08, 0.13)))
        mask = ImageChops.multiply(mask.filter(ImageFilter.GaussianBlur(18)), grain)
        softly(ground, mask, chance.choice([(190, 190, 92), (96, 142, 66), (170, 190, 92)]), 0.7)


def paint_river(ground: Image.Image, river: River, chance: random.Random) -> None:
    """Draw a river between sandy banks; one that touches a single side comes from, or ends in, a pool."""
    lines = [river.line]
    pools: list[Line] = []
    if river.source:
        pools.append(blob(river.source, river.source_radius, chance, flat=0.92))

    def wet(width: float) -> Image.Image:
        mask = strips(lines, width)
        for pool in pools:
            mask = ImageChops.lighter(
                mask, filled(grown(pool, 1 + (width - 0.172) * 0.5 / river.source_radius))
            )
        return mask

    _paint_water(ground, wet, deep=strips([river.line], 0.09))
    draw = ImageDraw.Draw(ground)
    for k in range(7):
        x, y = point_along(river.line, (k + 0.5 + chance.uniform(-0.25, 0.25)) / 7)
        _ripple(
            draw,
            x + chance.uniform(-0.045, 0.045),
            y + chance.uniform(-0.045, 0.045),
            chance.uniform(0.02, 0.04),
        )
    if river.source:
        for _ in range(4):
            x, y = river.source
            _ripple(
                draw,
                x + chance.uniform(-0.1, 0.1),
                y + chance.uniform(-0.08, 0.08),
                chance.uniform(0.02, 0.04),
            )


def _ripple(draw: ImageDraw.ImageDraw, x: float, y: float, reach: float) -> None:
    cx, cy, r = x * MASTER_PX, y * MASTER_PX, reach * MASTER_PX
    draw.arc((cx - r, cy - 7, cx + r, cy + 7), 205, 335, fill=(226, 243, 246), width=3)


def _paint_water(ground: Image.Image, wet: Callable[[float], Image.Image], *, deep: Image.Image) -> None:
    """Draw water with its bank: `wet` returns its mask for a width in tiles, `deep` is the mask of its middle."""
    softly(ground, wet(RIVER_WIDTH + 0.022), INK, 0.32, 6)
    ground.paste(blend(BANK, INK, 0.35), (0, 0), wet(RIVER_WIDTH + 0.006))
    ground.paste(BANK, (0, 0), wet(RIVER_WIDTH - 0.006))
    ground.paste(blend(textures.WATER_DARK, INK, 0.4), (0, 0), wet(0.184))
    inner = wet(0.170)
    ground.paste(textures.water(), (0, 0), inner)
    # The north-western bank shades the water; the middle is deeper.
    rim = ImageChops.subtract(inner, _moved(inner, 9, 11))
    softly(
        ground, ImageChops.multiply(rim.filter(ImageFilter.GaussianBlur(4)), inner), textures.WATER_DARK, 0.75
    )
    light = ImageChops.subtract(inner, _moved(inner, -8, -9))
    softly(
        ground,
        ImageChops.multiply(light.filter(ImageFilter.GaussianBlur(3)), inner),
        textures.WATER_LIGHT,
        0.6,
    )
    softly(ground, deep, textures.WATER_DARK, 0.25, 14)


def _moved(mask: Image.Image, dx: int, dy: int) -> Image.Image:
    moved = Image.new("L", mask.size, 255)
    moved.paste(mask, (dx, dy))
    return moved


def paint_lake(ground: Image.Image, middle: Point, radius: float, chance: random.Random) -> None:
    """Draw the small lake beside an inn."""
    shore = blob(middle, radius, chance)

    def wet(width: float) -> Image.Image:
        return filled(grown(shore, 1 + (width - 0.225) * 0.5 / radius))

    _paint_water(ground, wet, deep=filled(grown(shore, 0.5)))
    draw = ImageDraw.Draw(ground)
    for _ in range(4):
        _ripple(
            draw,
            middle[0] + chance.uniform(-0.45, 0.45) * radius,
            middle[1] + chance.uniform(-0.4, 0.4) * radius,
            chance.uniform(0.14, 0.24) * radius,
        )


def paint_roads(ground: Image.Image, plan: Plan, chance: random.Random) -> None:
    """Draw all roads and the plaza in which they end."""
    lines = [road.line for road in plan.roads]
    if not lines:
        return
    softly(ground, strips(lines, 0.142), INK, 0.34, 6, (3, 4))
    if plan.plaza:
        softly(ground, filled(ellipse(*plan.plaza, PLAZA_RADIUS + 0.01)), INK, 0.36, 5, (3, 4))
    ground.paste(ROAD_RIM, (0, 0), strips(lines, ROAD_WIDTH))
    ground.paste(textures.road(), (0, 0), strips(lines, ROAD_WIDTH - 0.022))
    _wear(ground, lines, chance)
    if plan.plaza:
        ground.paste(INK, (0, 0), filled(ellipse(*plan.plaza, PLAZA_RADIUS)))
        edge = filled(ellipse(*plan.plaza, PLAZA_RADIUS - 0.011))
        ground.paste(shaded(textures.PAVING, 0.12), (0, 0), edge)
        ground.paste(textures.paving(), (0, 0), filled(ellipse(*plan.plaza, PLAZA_RADIUS - 0.026)))
        softly(ground, filled(ellipse(*plan.plaza, 0.09)), (250, 236, 206), 0.45, 9)


def _wear(ground: Image.Image, lines: Sequence[Line], chance: random.Random) -> None:
    """Draw pebbles and blades of grass along the verge, the middle paler."""
    softly(ground, strips(lines, 0.05), (255, 250, 232), 0.5, 7)
    draw = ImageDraw.Draw(ground)
    for line in lines:
        for x, y in spaced(line, 0.03):
            if chance.random() < 0.5:
                angle, reach = chance.uniform(0, math.tau), chance.uniform(0.027, 0.043)
                px, py = (x + reach * math.cos(angle)) * MASTER_PX, (y + reach * math.sin(angle)) * MASTER_PX
                size = chance.uniform(2, 4)
                colour = blend(textures.ROAD, ROAD_RIM, chance.uniform(0.2, 0.45))
                draw.ellipse((px - size, py - size * 0.7, px + size, py + size * 0.7), fill=colour)


def paint_bridge(ground: Image.Image, start: Point, end: Point) -> None:
    """Draw a stone bridge with parapets, over the water and the roads."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    size = math.hypot(dx, dy)
    nx, ny = -dy / size, dx / size
    deck = [start, end]
    softly(ground, strips([deck], 0.18), INK, 0.5, 6, (6, 8))
    ground.paste(INK, (0, 0), strips([deck], 0.158))
    ground.paste(blend(textures.ROAD, (196, 184, 164), 0.45), (0, 0), strips([deck], 0.146))
    draw = ImageDraw.Draw(ground)
    stones = 9
    for k in range(1, stones):
        x, y = start[0] + dx * k / stones, start[1] + dy * k / stones
        a, b = (x + nx * 0.05, y + ny * 0.05), (x - nx * 0.05, y - ny * 0.05)
        draw.line(scaled([a, b], MASTER_PX), fill=(186, 168, 138), width=3)
    for sign in (-1, 1):
        rail = [(x + nx * 0.066 * sign, y + ny * 0.066 * sign) for x, y in deck]
        ground.paste(INK, (0, 0), strips([rail], 0.036, round_ends=True))
        ground.paste((158, 144, 124), (0, 0), strips([rail], 0.025, round_ends=True))
        lit = [(x - 0.003, y - 0.005) for x, y in rail]
        ground.paste((226, 216, 196), (0, 0), strips([lit], 0.012, round_ends=True))


def paint_city_ground(ground: Image.Image, plan: Plan) -> None:
    """Draw paving inside the walls, darker under them."""
    for city in plan.cities:
        inner = filled(city.outline)
        ground.paste(textures.paving(), (0, 0), inner)
        under = strips(city.walls, 0.13).filter(ImageFilter.GaussianBlur(10))
        softly(ground, ImageChops.multiply(under, inner), (78, 42, 26), 0.5)
