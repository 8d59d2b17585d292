"""Paints a tile: the ground first, then shadows, then everything upright from north to south."""

from __future__ import annotations

import math
import random
from functools import partial

from PIL import Image

from game.values.tiles import TileKind
from rendering.base.shapes import Point, ellipse, spaced
from rendering.tiles import ground as paint
from rendering.tiles import landmarks, scenery, textures, walls
from rendering.tiles.brush import MASTER_PX, Brush, softly
from rendering.tiles.churches import draw_cathedral, draw_monastery
from rendering.tiles.countryside import fill_fields
from rendering.tiles.plan import plan_of
from rendering.tiles.scene import Scene, own_chance
from rendering.tiles.signs import draw_sign, draw_tunnel_mouth
from rendering.tiles.town import fill_city, set_village
from rendering.tiles.ways import ROAD_WIDTH, River, RoadEnd, heading_out

PENNANT_PX = 50.0
CATHEDRAL_PX = 128.0
MONASTERY_PX = 118.0
GARDEN_PX = 78.0
INN_PX = 126.0
WELL_PX = 27.0


def paint_tile(kind: TileKind, turns: int, variant: int) -> Image.Image:
    """Return the painted tile as an RGB picture of `MASTER_PX` by `MASTER_PX`."""
    scene = Scene(plan_of(kind, turns))
    picture = textures.meadow().copy()
    # The seed does not depend on the turns, so that a turned tile shows the same things.
    chance = random.Random(f"{kind.key}/{variant}")
    _paint_ground(picture, scene, chance)
    _set_landmarks(picture, scene, chance)
    _set_walls(scene)
    for city in scene.plan.cities:
        fill_city(scene, city.index, chance)
    if scene.plan.plaza:
        set_village(scene, chance)
    fill_fields(scene, chance, variant)

    brush = Brush()
    lines = [wall for city in scene.plan.cities for wall in city.walls]
    walls.shade_walls(picture, lines)
    for wall in lines:
        walls.draw_wall(brush, wall)
    scene.draw(brush)
    brush.onto(picture)
    return picture


def _paint_ground(picture: Image.Image, scene: Scene, chance: random.Random) -> None:
    """Paint all that lies flat, and take the ground of lakes."""
    plan = scene.plan
    paint.paint_meadow(picture, plan, chance)
    for river in plan.rivers:
        paint.paint_river(picture, river, chance)
        if river.source:
            _set_source(scene, river, river.source)
    for inn in plan.inns:
        paint.paint_lake(picture, inn.lake, inn.lake_radius, chance)
        scene.take_turned(inn.lake, inn.lake_radius + 0.02)
    paint.paint_roads(picture, plan, chance)
    for start, end in plan.bridges:
        paint.paint_bridge(picture, start, end)
    paint.paint_city_ground(picture, plan)


def _set_source(scene: Scene, river: River, middle: Point) -> None:
    """Draw the rocks of a spring, or the boat on a lake."""
    x, y = middle
    if river.lake:
        scene.stand((x - 0.02, y - 0.03), landmarks.draw_boat)
        return
    before = river.line[-6]
    back = math.atan2(y - before[1], x - before[0])
    for k in range(7):
        t = back + (k - 3) * 0.52
        rock = (x + 0.135 * math.cos(t), y + 0.12 * math.sin(t))
        scene.stand(rock, partial(landmarks.draw_rock, size=15 + 5 * ((k * 5) % 3)))


def _set_landmarks(picture: Image.Image, scene: Scene, chance: random.Random) -> None:
    """Set up everything that has a meaning in the rules, and keep its ground free."""
    plan = scene.plan
    for place in plan.pennants.values():
        scene.stand(place, partial(landmarks.draw_pennant, size=PENNANT_PX), nearer=30)
        scene.take_turned(place, 0.105)
    if plan.cathedral:
        x, y = plan.cathedral
        softly(picture, paint.filled(ellipse(x, y + 0.03, 0.315, 0.275)), (250, 232, 196), 0.75, 8)
        scene.stand(plan.cathedral, partial(draw_cathedral, size=CATHEDRAL_PX), nearer=90)
        scene.take_turned(plan.cathedral, 0.30)
    if plan.monastery:
        _set_monastery(picture, scene, plan.monastery, plan.monastery_scale)
    if plan.garden:
        scene.stand(plan.garden, partial(landmarks.draw_garden, size=GARDEN_PX, chance=own_chance(chance)))
        scene.take_turned(plan.garden, 0.17)
    for inn in plan.inns:
        scene.stand(
            (inn.house[0] - 0.016, inn.house[1]), partial(landmarks.draw_inn, width=INN_PX), nearer=20
        )
        scene.take_turned(inn.house, 0.165)
    if plan.plaza:
        if plan.sign is None or plan.sign.middle != plan.plaza:
            scene.stand(plan.plaza, partial(landmarks.draw_well, radius=WELL_PX))
        scene.take_turned(plan.plaza, 0.16)
    _set_signs(scene)
    for road in plan.roads:
        if road.end is RoadEnd.TUNNEL:
            scene.stand(road.line[-1], partial(draw_tunnel_mouth, toward=heading_out(road)))
            scene.take_turned(road.line[-1], 0.10)


def _set_signs(scene: Scene) -> None:
    """Set up the pictures of marks of expansions."""
    plan = scene.plan
    for sign in (*plan.city_signs.values(), *([plan.sign] if plan.sign else [])):
        scene.stand(
            sign.middle,
            partial(draw_sign, mark=sign.mark, size=sign.reach * MASTER_PX, turns=plan.turns),
            nearer=30,
        )
        scene.take_turned(sign.middle, sign.reach + 0.01)


def _set_monastery(picture: Image.Image, scene: Scene, middle: Point, scale: float) -> None:
    """Draw the monastery in its own round of mown grass, path and hedge, with gaps where roads come in."""
    x, y = middle
    edge = ellipse(x, y + 0.04 * scale, 0.296 * scale, 0.240 * scale)
    softly(picture, paint.filled(edge), (40, 40, 20), 0.35, 4)
    path = ellipse(x, y + 0.035 * scale, 0.285 * scale, 0.228 * scale)
    picture.paste((222, 204, 158), (0, 0), paint.filled(path))
    lawn = ellipse(x, y + 0.032 * scale, 0.255 * scale, 0.198 * scale)
    picture.paste((152, 184, 92), (0, 0), paint.filled(lawn))
    roads = [spaced(road.line, 0.02) for road in scene.plan.roads]
    for bush in ellipse(x, y + 0.035 * scale, 0.287 * scale, 0.228 * scale, 30):
        if all(min(math.dist(bush, point) for point in road) >= ROAD_WIDTH * 0.75 for road in roads):
            scene.stand(bush, partial(scenery.draw_bush, radius=9 * scale))
    scene.stand((x - 0.016 * scale, y), partial(draw_monastery, size=MONASTERY_PX * scale), nearer=60 * scale)
    scene.take_turned(middle, 0.30 * scale)


def _set_walls(scene: Scene) -> None:
    """Draw towers, gates and the keep between two cities; the walls themselves are drawn before them."""
    plan = scene.plan
    for city in plan.cities:
        for wall in city.walls:
            for tower in walls.tower_points(wall):
                scene.stand(tower, walls.draw_tower, nearer=16)
                scene.take_turned(tower, 0.035)
    for road in plan.roads:
        if road.end is RoadEnd.GATE:
            gate = road.line[-1]
            scene.stand(gate, partial(walls.draw_gate, toward=heading_out(road)), nearer=18)
            scene.take_turned(gate, 0.085)
    if plan.keep:
        scene.stand(plan.keep, walls.draw_keep, nearer=40)
        scene.take_turned(plan.keep, 0.13)
