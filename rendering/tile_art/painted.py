"""Paints a tile: the ground first, then shadows, then everything upright from north to south."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from PIL import Image

from game.tiles import TileKind
from rendering.shapes import Line, Point, spaced, turned
from rendering.tile_art import ground as paint
from rendering.tile_art import houses, landmarks, scenery, textures, walls
from rendering.tile_art.brush import MASTER_PX, Brush, ellipse, softly
from rendering.tile_art.plan import Plan, edge_distance, grid_point, plan_of
from rendering.tile_art.regions import GRID
from rendering.tile_art.ways import ROAD_WIDTH, River, RoadEnd

PENNANT_PX = 50.0
CATHEDRAL_PX = 128.0
MONASTERY_PX = 112.0
GARDEN_PX = 78.0
INN_PX = 126.0


@dataclass(slots=True)
class _Scene:
    """What has been set up on one tile so far: taken ground (unturned), and upright things still to be drawn."""

    plan: Plan
    taken: list[tuple[Point, float]] = field(default_factory=list)
    things: list[tuple[float, Callable[[Brush], None]]] = field(default_factory=list)

    def free(self, point: Point, radius: float) -> bool:
        """Whether a round thing has room there (unturned), on its own segment and among what is taken."""
        if edge_distance(point) < radius:
            return False
        square = min(GRID - 1, int(point[1] * GRID)) * GRID + min(GRID - 1, int(point[0] * GRID))
        if self.plan.clearance[square] < radius:
            return False
        return all(math.dist(point, other) >= radius + reach for other, reach in self.taken)

    def stand(self, at: Point, draw: Callable[[Brush, float, float], None], *, nearer: float = 0.0) -> None:
        """Draw the thing later, its middle at that point of the turned tile, behind what is further south."""
        x, y = at[0] * MASTER_PX, at[1] * MASTER_PX
        self.things.append((y + nearer, lambda brush: draw(brush, x, y)))


def paint_tile(kind: TileKind, turns: int, variant: int) -> Image.Image:
    """The painted tile as an RGB picture of `MASTER_PX` by `MASTER_PX`."""
    plan = plan_of(kind, turns)
    picture = textures.meadow().copy()
    # The same chance in every turn, so that a turned tile shows the same things.
    chance = random.Random(f"{kind.key}/{variant}")
    scene = _Scene(plan)
    paint.paint_meadow(picture, plan, chance)
    for river in plan.rivers:
        paint.paint_river(picture, river, chance)
        if river.source:
            _source(scene, river, river.source)
    _lakes(picture, scene, chance)
    paint.paint_roads(picture, plan, chance)
    for start, end in plan.bridges:
        paint.paint_bridge(picture, start, end)
    paint.paint_city_ground(picture, plan)
    _landmarks(picture, scene, chance)
    for city in plan.cities:
        _town(scene, city.index, chance)
    _village(scene, chance)
    _fields(scene, chance, variant)

    brush = Brush()
    lines = [wall for city in plan.cities for wall in city.walls]
    walls.shade_walls(picture, lines)
    for wall in lines:
        walls.draw_wall(brush, wall)
    for _, draw in sorted(scene.things, key=lambda thing: thing[0]):
        draw(brush)
    brush.onto(picture)
    return picture


def _source(scene: _Scene, river: River, middle: Point) -> None:
    """A spring wells up between rocks; a lake carries a boat."""
    x, y = middle
    if river.lake:
        scene.stand((x - 0.02, y - 0.03), landmarks.draw_boat)
        return
    before = river.line[-6]
    back = math.atan2(y - before[1], x - before[0])
    for k in range(7):
        t = back + (k - 3) * 0.52
        rock = (x + 0.135 * math.cos(t), y + 0.12 * math.sin(t))
        scene.stand(rock, lambda b, px, py, r=15 + 5 * ((k * 5) % 3): landmarks.draw_rock(b, px, py, r))  # type: ignore[misc]


def _lakes(picture: Image.Image, scene: _Scene, chance: random.Random) -> None:
    for inn in scene.plan.inns:
        paint.paint_lake(picture, inn.lake, inn.lake_radius, chance)
        scene.taken.append((scene.plan.unturned(inn.lake), inn.lake_radius + 0.02))


def _landmarks(picture: Image.Image, scene: _Scene, chance: random.Random) -> None:
    """Set up everything that the rules know, and keep its ground free."""
    plan = scene.plan
    for place in plan.pennants.values():
        scene.stand(place, lambda b, x, y: landmarks.draw_pennant(b, x, y, PENNANT_PX), nearer=30)
        scene.taken.append((plan.unturned(place), 0.105))
    if plan.cathedral:
        square = ellipse(plan.cathedral[0], plan.cathedral[1] + 0.03, 0.315, 0.275)
        softly(picture, paint.filled(square), (250, 232, 196), 0.75, 8)
        scene.stand(
            plan.cathedral, lambda b, x, y: landmarks.draw_cathedral(b, x, y, CATHEDRAL_PX), nearer=90
        )
        scene.taken.append((plan.cathedral, 0.30))
    if plan.monastery:
        _precinct(picture, scene, plan.monastery, plan.monastery_scale)
    if plan.garden:
        seed = chance.random()
        scene.stand(
            plan.garden, lambda b, x, y: landmarks.draw_garden(b, x, y, GARDEN_PX, random.Random(seed))
        )
        scene.taken.append((plan.unturned(plan.garden), 0.17))
    for inn in plan.inns:
        scene.stand(inn.house, lambda b, x, y: landmarks.draw_inn(b, x - 8, y, INN_PX), nearer=20)
        scene.taken.append((plan.unturned(inn.house), 0.165))
    if plan.plaza:
        scene.stand(plan.plaza, lambda b, x, y: landmarks.draw_well(b, x, y, 27))
        scene.taken.append((plan.unturned(plan.plaza), 0.16))
    if plan.keep:
        scene.stand(plan.keep, walls.draw_keep, nearer=40)
        scene.taken.append((plan.unturned(plan.keep), 0.13))
    for city in plan.cities:
        for wall in city.walls:
            for tower in walls.tower_points(wall):
                scene.stand(tower, lambda b, x, y: walls.draw_tower(b, x, y), nearer=16)
                scene.taken.append((plan.unturned(tower), 0.035))
    for road in plan.roads:
        if road.end is RoadEnd.GATE:
            before, gate = road.line[-2], road.line[-1]
            size = math.dist(before, gate) or 1.0
            toward = ((before[0] - gate[0]) / size, (before[1] - gate[1]) / size)
            scene.stand(gate, lambda b, x, y, d=toward: walls.draw_gate(b, x, y, d), nearer=18)  # type: ignore[misc]
            scene.taken.append((plan.unturned(gate), 0.085))


def _precinct(picture: Image.Image, scene: _Scene, middle: Point, scale: float) -> None:
    """The monastery in its own round of mown grass, path and hedge; open to the south."""
    x, y = middle
    plan = scene.plan
    round_path = ellipse(x, y + 0.035 * scale, 0.285 * scale, 0.228 * scale)
    softly(
        picture,
        paint.filled(ellipse(x, y + 0.04 * scale, 0.296 * scale, 0.240 * scale)),
        (40, 40, 20),
        0.35,
        4,
    )
    picture.paste((222, 204, 158), (0, 0), paint.filled(round_path))
    picture.paste(
        (152, 184, 92), (0, 0), paint.filled(ellipse(x, y + 0.032 * scale, 0.255 * scale, 0.198 * scale))
    )
    lines = [road.line for road in plan.roads]
    for k in range(30):
        t = math.tau * k / 30
        bush = (x + 0.287 * scale * math.cos(t), y + (0.035 + 0.228 * math.sin(t)) * scale)
        if any(min(math.dist(bush, p) for p in spaced(line, 0.02)) < ROAD_WIDTH * 0.75 for line in lines):
            continue
        scene.stand(bush, lambda b, bx, by: scenery.draw_bush(b, bx, by, 9 * scale))
    scene.stand(
        middle,
        lambda b, mx, my: landmarks.draw_monastery(b, mx - 8 * scale, my, MONASTERY_PX * scale),
        nearer=60 * scale,
    )
    scene.taken.append((plan.unturned(middle), 0.30 * scale))


def _town(scene: _Scene, index: int, chance: random.Random) -> None:
    """Fill a city with houses, large ones first, and a few trees between them."""
    squares = scene.plan.regions.points(index)
    chapel = len(squares) > GRID * GRID * 0.4 and scene.plan.cathedral is None
    tries = 1900
    for attempt in range(tries):
        x, y = chance.choice(squares)
        point = (x + chance.uniform(-0.01, 0.01), y + chance.uniform(-0.01, 0.01))
        size = 0.077 - 0.026 * attempt / tries
        pick, tone = chance.random(), chance.randrange(1 << 30)
        radius = 0.098 if chapel else size
        if not _roomy(scene, point, radius):
            continue
        scene.taken.append((point, radius * 0.80))
        place = turned(point, scene.plan.turns)
        own = random.Random(tone)
        if chapel:
            chapel = False
            scene.stand(place, lambda b, px, py: houses.draw_chapel(b, px, py + 6, 84), nearer=10)
        elif attempt > tries * 0.35 and pick < 0.26:
            scene.stand(
                place, lambda b, px, py, s=size, c=own: scenery.draw_tree(b, px, py, s * MASTER_PX * 0.60, c)
            )  # type: ignore[misc]
        else:
            roof = houses.roof_colour(own)
            scene.stand(
                place,
                lambda b, px, py, s=size, r=roof, c=own: houses.draw_house(
                    b, px, py, s * MASTER_PX * 1.74, s * MASTER_PX * 1.42, r, c
                ),  # type: ignore[misc]
            )


def _roomy(scene: _Scene, point: Point, radius: float) -> bool:
    """Like `free`, for houses, which may stand close to each other and to the edge of the tile."""
    if edge_distance(point) < radius * 0.86:
        return False
    square = int(point[1] * GRID) * GRID + int(point[0] * GRID)
    if scene.plan.clearance[square] < radius * 0.76 + 0.026:
        return False
    return all(math.dist(point, other) >= radius * 0.80 + reach for other, reach in scene.taken)


def _village(scene: _Scene, chance: random.Random) -> None:
    """Houses round the plaza in which roads end."""
    plan = scene.plan
    if not plan.plaza:
        return
    for k in range(4):
        angle = math.tau * (k + 0.5) / 4 + chance.uniform(-0.1, 0.1)
        reach = chance.uniform(0.285, 0.32)
        point = (0.5 + reach * math.cos(angle), 0.5 + reach * math.sin(angle))
        tone = chance.randrange(1 << 30)
        if scene.free(point, 0.085):
            scene.taken.append((point, 0.085))
            own = random.Random(tone)
            roof = own.choice(houses.THATCHES) if own.random() < 0.6 else houses.roof_colour(own)
            scene.stand(
                turned(point, plan.turns),
                lambda b, x, y, r=roof, c=own: houses.draw_house(b, x, y, 76, 62, r, c),
            )  # type: ignore[misc]


def _fields(scene: _Scene, chance: random.Random, variant: int) -> None:
    """One small thing or two, then clumps of trees; which ones differs by variant."""
    plan = scene.plan
    cities = {city.index for city in plan.cities}
    roads = {road.index for road in plan.roads}
    squares = [
        grid_point(k)
        for k, label in enumerate(plan.regions.labels)
        if label < 200 and label not in cities | roads
    ]
    if not squares:
        return
    kinds = list(scenery.SMALL_THINGS)
    chance.shuffle(kinds)
    wanted = 1 if variant % 2 == 0 else 2
    for draw, radius in kinds[: wanted + 2]:
        if wanted == 0:
            break
        for _ in range(60):
            point = chance.choice(squares)
            if scene.free(point, radius + 0.012):
                own = random.Random(chance.randrange(1 << 30))
                scene.taken.append((point, radius))
                scene.stand(
                    turned(point, plan.turns), lambda b, x, y, d=draw, c=own: d(b, x, y, c), nearer=12
                )  # type: ignore[misc]
                wanted -= 1
                break
    _trees(scene, chance, squares)


def _trees(scene: _Scene, chance: random.Random, squares: Line) -> None:
    """A few clumps, well apart, and single bushes."""
    clumps: list[Point] = []
    for attempt in range(320):
        middle = chance.choice(squares)
        count = chance.choice((3, 4, 5, 6, 7, 8)) if attempt < 200 else chance.choice((1, 2, 2))
        offsets = [
            (
                chance.gauss(0, 0.050),
                chance.gauss(0, 0.034),
                chance.uniform(0.030, 0.042),
                chance.randrange(1 << 30),
            )
            for _ in range(count)
        ]
        fir = chance.random() < 0.16
        if len(clumps) >= (4 if attempt < 200 else 6) or any(
            math.dist(middle, other) < 0.25 for other in clumps
        ):
            continue
        trees = [((middle[0] + dx, middle[1] + dy), radius, seed) for dx, dy, radius, seed in offsets]
        here = scene.plan.regions.label(middle)
        if not all(
            scene.plan.regions.label(point) == here and scene.free(point, radius * 1.35)
            for point, radius, _ in trees
        ):
            continue
        clumps.append(middle)
        for point, radius, seed in trees:
            own = random.Random(seed)
            place = turned(point, scene.plan.turns)
            if fir:
                scene.stand(place, lambda b, x, y, r=radius: scenery.draw_fir(b, x, y, r * MASTER_PX))  # type: ignore[misc]
            else:
                scene.stand(
                    place, lambda b, x, y, r=radius, c=own: scenery.draw_tree(b, x, y, r * MASTER_PX, c)
                )  # type: ignore[misc]
        scene.taken += [(point, radius) for point, radius, _ in trees]
