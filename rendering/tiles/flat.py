"""Draws a tile flat: few strong colours, thick black lines, no texture, no shadow; for weak eyes and small screens."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image, ImageChops

from game.values.tiles import TileKind
from rendering.base.shapes import Line, Point, ellipse, turned
from rendering.base.theme import RGB
from rendering.tiles import landmarks, walls
from rendering.tiles.brush import MASTER_PX, Brush
from rendering.tiles.churches import draw_cathedral, draw_monastery
from rendering.tiles.ground import filled, strips
from rendering.tiles.plan import PLAZA_RADIUS, Plan, plan_of
from rendering.tiles.regions import grid_point
from rendering.tiles.signs import draw_sign, draw_tunnel_mouth
from rendering.tiles.ways import RIVER_WIDTH, ROAD_WIDTH, River, RoadEnd, heading_out

BLACK: RGB = (16, 14, 16)
FIELD: RGB = (148, 206, 104)
CITY: RGB = (206, 122, 56)
ROOF: RGB = (146, 34, 24)
HOUSE_WALL: RGB = (255, 244, 222)
ROAD: RGB = (255, 255, 255)
RIVER: RGB = (38, 118, 224)
WALL: RGB = (84, 72, 66)
OVERPASS: RGB = (112, 100, 94)
TREE: RGB = (40, 116, 48)
LINE = 0.018

LARGER_SIGNS = 1.1
"""Size of marks, as a multiple of that on painted tiles."""


def paint_flat(kind: TileKind, turns: int) -> Image.Image:
    """Return the flat tile as an RGB picture of `MASTER_PX` by `MASTER_PX`."""
    plan = plan_of(kind, turns)
    picture = Image.new("RGB", (MASTER_PX, MASTER_PX), FIELD)
    for river in plan.rivers:
        _outlined(picture, partial(_wet, river), RIVER)
    for inn in plan.inns:
        _outlined(picture, partial(_round, inn.lake, inn.lake_radius), RIVER)
    lines = [road.line for road in plan.roads]
    _outlined(picture, partial(_strip, lines, ROAD_WIDTH), ROAD)
    for bridge in plan.bridges:
        _outlined(
            picture, partial(_strip, [list(bridge)], 0.17), (200, 190, 176) if plan.rivers else OVERPASS
        )
        picture.paste(ROAD, (0, 0), strips([list(bridge)], 0.10))
    if plan.plaza:
        _outlined(picture, partial(_round, plan.plaza, PLAZA_RADIUS), (224, 196, 150))
    for city in plan.cities:
        picture.paste(CITY, (0, 0), filled(city.outline))
    edges = [wall for city in plan.cities for wall in city.walls]
    picture.paste(BLACK, (0, 0), strips(edges, 0.066, round_ends=True))
    picture.paste(WALL, (0, 0), strips(edges, 0.038, round_ends=True))
    brush = Brush()
    _draw_upright(brush, plan)
    picture.paste(brush.layer, (0, 0), brush.layer)
    return picture


def _outlined(picture: Image.Image, mask: Callable[[float], Image.Image], colour: RGB) -> None:
    """Paste black through a mask, then the colour through a narrower one; `mask` takes growth in tiles."""
    picture.paste(BLACK, (0, 0), mask(LINE))
    picture.paste(colour, (0, 0), mask(-LINE))


def _strip(lines: Sequence[Line], width: float, growth: float) -> Image.Image:
    return strips(lines, width + growth)


def _round(middle: Point, radius: float, growth: float) -> Image.Image:
    return filled(ellipse(*middle, radius + growth / 2))


def _wet(river: River, growth: float) -> Image.Image:
    mask = strips([river.line], RIVER_WIDTH + growth)
    if river.source:
        mask = ImageChops.lighter(mask, _round(river.source, river.source_radius, growth))
    return mask


def _draw_upright(brush: Brush, plan: Plan) -> None:
    """Draw all that stands on the tile: houses and trees first, what has a meaning in the rules last."""
    obstacles = [*plan.emblems.values()]
    obstacles += [thing for thing in (plan.monastery, plan.sign.middle if plan.sign else None) if thing]
    for city in plan.cities:
        _houses(brush, plan, city.index, obstacles)
    _trees(brush, plan)
    for road in plan.roads:
        if road.end is RoadEnd.GATE:
            _gate(brush, road.line[-1])
    for river in plan.rivers:
        if river.source:
            _source(brush, river.source, lake=river.lake)
    if plan.keep:
        walls.draw_keep(brush, *_px(plan.keep))
    if plan.plaza and (plan.sign is None or plan.sign.middle != plan.plaza):
        landmarks.draw_well(brush, *_px(plan.plaza), 30)
    for road in plan.roads:
        if road.end is RoadEnd.TUNNEL:
            draw_tunnel_mouth(brush, *_px(road.line[-1]), heading_out(road))
    _draw_counted(brush, plan)


def _gate(brush: Brush, end: Point) -> None:
    x, y = _px(end)
    brush.box(x - 30, y - 30, x + 30, y + 24, (232, 224, 206), BLACK, 7)
    brush.box(x - 12, y - 8, x + 12, y + 24, BLACK)


def _source(brush: Brush, middle: Point, *, lake: bool) -> None:
    """Draw the boat on a lake, or the rocks of a spring."""
    if lake:
        landmarks.draw_boat(brush, *_px(middle))
        return
    x, y = _px(middle)
    for k in range(3):
        landmarks.draw_rock(brush, x + (k - 1) * 34, y - 6 + 12 * (k % 2), 20)


def _draw_counted(brush: Brush, plan: Plan) -> None:
    """Draw what the rules count: pennants, marks of expansions, cathedral, monastery, garden and inns."""
    for place in plan.pennants.values():
        landmarks.draw_pennant(brush, *_px(place), 62)
    for sign in (*plan.city_signs.values(), *([plan.sign] if plan.sign else [])):
        draw_sign(brush, *_px(sign.middle), sign.mark, sign.reach * MASTER_PX * LARGER_SIGNS, plan.turns)
    if plan.cathedral:
        draw_cathedral(brush, *_px(plan.cathedral), 140)
    if plan.monastery:
        x, y = _px(plan.monastery)
        draw_monastery(brush, x - 8, y, 124 * plan.monastery_scale)
    if plan.garden:
        x, y = _px(plan.garden)
        _flower(brush, x, y)
    for inn in plan.inns:
        x, y = _px(inn.house)
        landmarks.draw_inn(brush, x - 10, y, 134)


def _px(point: Point) -> Point:
    return point[0] * MASTER_PX, point[1] * MASTER_PX


def _houses(brush: Brush, plan: Plan, index: int, obstacles: list[Point]) -> None:
    """Draw a few plain houses in a grid that turns with the tile."""
    spots: list[Point] = []
    for k, label in enumerate(plan.regions.labels):
        x, y = grid_point(k)
        if label == index and plan.clearance[k] >= 0.085 and 0.085 < x < 0.915 and 0.085 < y < 0.915:
            point = turned((x, y), plan.turns)
            far = all(math.dist(point, other) >= 0.205 for other in spots)
            if (
                far
                and all(math.dist(point, other) >= 0.25 for other in obstacles)
                and not _near(plan.cathedral, point, 0.36)
            ):
                spots.append(point)
    for x, y in sorted((_px(p) for p in spots), key=lambda p: p[1]):
        brush.box(x - 20, y - 4, x + 20, y + 26, HOUSE_WALL, BLACK, 5)
        brush.shape([(x - 30, y), (x, y - 32), (x + 30, y)], ROOF, BLACK, 5)


def _near(place: Point | None, point: Point, reach: float) -> bool:
    return place is not None and math.dist(place, point) < reach


def _trees(brush: Brush, plan: Plan) -> None:
    """Draw one or two plain trees in each wide field, so that empty ground is not mistaken for an empty cell."""
    fields = {c.index for c in plan.cities} | {r.index for r in plan.roads}
    landmarks_here = (
        [p for p in (plan.monastery, plan.garden, plan.plaza, plan.sign.middle if plan.sign else None) if p]
        + [i.house for i in plan.inns]
        + [i.lake for i in plan.inns]
    )
    spots: list[Point] = []
    order = sorted(range(len(plan.regions.labels)), key=lambda k: (k * 7919) % 2311)
    for k in order:
        if plan.regions.labels[k] >= 200 or plan.regions.labels[k] in fields or plan.clearance[k] < 0.07:
            continue
        x, y = grid_point(k)
        point = turned((x, y), plan.turns)
        if not (0.10 < x < 0.90 and 0.10 < y < 0.90):
            continue
        if all(math.dist(point, o) > 0.44 for o in spots) and all(
            math.dist(point, o) > 0.30 for o in landmarks_here
        ):
            spots.append(point)
    for x, y in (_px(p) for p in spots):
        brush.disc(x, y, 19, 19, TREE, BLACK, 5)


def _flower(brush: Brush, x: float, y: float) -> None:
    brush.disc(x, y, 74, 74, (250, 226, 240), BLACK, 8)
    for k in range(8):
        t = math.tau * k / 8
        brush.disc(
            x + 48 * math.cos(t),
            y + 48 * math.sin(t),
            23,
            23,
            (206, 30, 120) if k % 2 else (130, 30, 170),
            BLACK,
            4,
        )
    brush.disc(x, y, 22, 22, (255, 210, 40), BLACK, 4)
