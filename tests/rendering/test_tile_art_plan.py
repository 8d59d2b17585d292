"""Tests that the drawn geometry of every tile agrees with its segments."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest

from game.board.oriented_tile import oriented
from game.values.geometry import HalfSide, turned_side
from game.values.tiles import FeatureKind, TileId, TileKind, all_tiles
from rendering.base.shapes import distance_to, moved_apart, turned
from rendering.base.theme import FIGURE_TILES
from rendering.boards.annotations import LETTERS_APART
from rendering.tiles.cities import CORNERS
from rendering.tiles.farmers import REACH
from rendering.tiles.plan import Plan, plan_of
from rendering.tiles.regions import GRID, grid_point, half_side_point
from rendering.tiles.spots import farmers, tile_letters, tile_spots
from rendering.tiles.ways import ROAD_WIDTH, RoadEnd

KINDS = tuple(all_tiles().values())


def every_tile(test: Callable[..., None]) -> Callable[[], None]:
    """Run the test for every tile, and for each turn if it takes one; report all tiles that fail."""
    turned = "turns" in inspect.signature(test).parameters

    def test_all() -> None:
        failures = []
        for kind in KINDS:
            for turns in range(4) if turned else (None,):
                try:
                    test(kind) if turns is None else test(kind, turns)
                except AssertionError as failure:
                    failure.add_note(f"tile {kind.key}, turns {turns}")
                    failures.append(failure)
        if failures:
            raise ExceptionGroup(f"{len(failures)} of {len(KINDS)} tiles", failures)

    test_all.__name__, test_all.__doc__ = test.__name__, test.__doc__
    return test_all


def _plan(key: str) -> Plan:
    return plan_of(all_tiles()[TileId(key)], 0)


@every_tile
def test_every_half_side_lies_in_its_own_field(kind: TileKind) -> None:
    """Fields that the rules separate are separate in the picture, and those that are one are joined."""
    regions = plan_of(kind, 0).regions
    owners = {half: i for i, segment in enumerate(kind.segments) for half in segment.half_sides}
    assert {half: regions.label(half_side_point(half)) for half in owners} == owners
    assert all(regions.points(i) for i, s in enumerate(kind.segments) if s.kind is FeatureKind.FIELD)


@every_tile
def test_every_point_belongs_to_a_region(kind: TileKind) -> None:
    """Every point of a tile belongs to a segment, water or a building."""
    labels = set(plan_of(kind, 0).regions.labels)
    assert labels <= {*range(len(kind.segments)), 253, 254}


@every_tile
def test_fields_touch_the_walls_of_their_cities(kind: TileKind) -> None:
    """A farmer's field meets the wall of each city that it borders, and of no other."""
    labels = plan_of(kind, 0).regions.labels
    touching: dict[int, set[int]] = {}
    for square, label in enumerate(labels):
        for step in (1, GRID):
            if square + step < len(labels) and (step != 1 or square % GRID != GRID - 1):
                for one, other in ((label, labels[square + step]), (labels[square + step], label)):
                    touching.setdefault(one, set()).add(other)
    cities = {i for i, s in enumerate(kind.segments) if s.kind is FeatureKind.CITY}
    for index, segment in enumerate(kind.segments):
        if segment.kind is FeatureKind.FIELD:
            assert touching[index] & cities == set(segment.cities), index


@every_tile
def test_walls_run_from_corner_to_corner(kind: TileKind) -> None:
    """Walls run from corner to corner, so that those of neighbouring tiles meet."""
    for city in plan_of(kind, 0).cities:
        for wall in city.walls:
            for end in (wall[0], wall[-1]):
                assert min(math.dist(end, corner) for corner in CORNERS) < 1e-9


@every_tile
def test_roads_and_rivers_meet_the_edge_in_its_middle(kind: TileKind) -> None:
    """Roads and rivers reach the edge in its middle, so that those of neighbouring tiles meet."""
    plan = plan_of(kind, 0)
    ways = [
        ([road.line for road in plan.roads if road.index == index], segment.sides)
        for index, segment in enumerate(kind.segments)
        if segment.kind is FeatureKind.ROAD
    ]
    ways += [([river.line], sides) for river, sides in zip(plan.rivers, kind.rivers, strict=True)]
    for lines, sides in ways:
        for side in sides:
            middle = turned((0.5, 0.0), side)
            assert min(math.dist(end, middle) for line in lines for end in (line[0], line[-1])) < 1e-9


@every_tile
def test_letters_on_narrow_ground_do_not_overlap(kind: TileKind) -> None:
    """Letters on narrow ground move apart, but stay on their segments."""
    for turns in range(4):
        spots = list(tile_letters(kind, turns).values())
        letters = moved_apart(spots, LETTERS_APART)
        assert min([math.dist(a, b) for a, b in combinations(letters, 2)], default=1) > LETTERS_APART * 0.9
        assert max(map(math.dist, spots, letters)) < 0.08


@every_tile
def test_spots_stand_on_their_own_ground(kind: TileKind, turns: int) -> None:
    """The spot of each segment is on its own ground."""
    plan, spots = plan_of(kind, 0), tile_spots(kind, turns)
    assert set(spots) == set(range(len(kind.segments)))
    for index, segment in enumerate(kind.segments):
        spot = turned(spots[index], -turns)
        match segment.kind:
            case FeatureKind.CITY | FeatureKind.FIELD:
                assert plan.regions.label(spot) == index
            case FeatureKind.ROAD:
                lines = [road.line for road in plan.roads if road.index == index]
                assert min(distance_to(line, spot) for line in lines) < ROAD_WIDTH / 2
            case FeatureKind.MONASTERY:
                church = plan_of(kind, turns).monastery
                assert church is not None
                assert math.dist(spots[index], church) < 0.3
            case FeatureKind.GARDEN:
                assert plan.garden is not None
                assert math.dist(spot, plan.garden) < 0.2


@every_tile
def test_letters_stand_at_the_side_that_names_their_segment(kind: TileKind) -> None:
    """A road or city called after its eastern end has its letter there, and not at another of its ends."""
    for turns in range(4):
        spots = tile_letters(kind, turns)
        for index, segment in enumerate(kind.segments):
            if segment.sides:
                ends = sorted(turned_side(side, turns) for side in segment.sides)
                away = [math.dist(spots[index], turned((0.5, 0.0), end)) for end in ends]
                assert away[0] < min(away) + 0.02, (turns, index)


@every_tile
def test_letters_of_fields_are_on_their_own_field(kind: TileKind) -> None:
    """The letter lies on its own field, on no other, and near the half side that names the field."""
    plan = plan_of(kind, 0)
    fields = {i for i, segment in enumerate(kind.segments) if segment.kind is FeatureKind.FIELD}
    owners = {half: i for i in fields for half in kind.segments[i].half_sides}
    for turns in range(4):
        called = oriented(kind.key)[turns].spots
        points = tile_letters(kind, turns)
        letters = dict(zip(points, moved_apart(list(points.values()), LETTERS_APART), strict=True))
        for index in fields:
            letter = turned(letters[index], -turns)
            assert plan.regions.label(letter) == index
            others = [
                plan.regions.label(p) for p in map(grid_point, range(GRID**2)) if math.dist(p, letter) < 0.12
            ]
            assert not fields.intersection(others) - {index}, (turns, index)
            away = {half: math.dist(letter, turned((0.25 + half % 2 / 2, 0), half // 2)) for half in owners}
            at = called[index].at
            if isinstance(at, HalfSide):
                name = HalfSide((at - 2 * turns) % 8)
                assert owners[min(away, key=lambda half: away[half])] == index, (turns, index)
                own = min(away[half] for half in kind.segments[index].half_sides)
                assert away[name] < own + 0.13, (turns, index)


@every_tile
def test_letters_on_spots_do_not_cover_each_other(kind: TileKind) -> None:
    """Discs of 0.2 tiles on all spots do not overlap in any turn, and lie within the tile."""
    for turns in range(4):
        spots = tile_letters(kind, turns)
        assert all(0.05 < x < 0.95 and 0.05 < y < 0.95 for x, y in spots.values())
        assert all(math.dist(a, b) > 0.17 for a, b in combinations(spots.values(), 2)), turns


@every_tile
def test_figures_leave_pennants_and_cathedrals_visible(kind: TileKind) -> None:
    """A figure in a city leaves pennants, cathedrals, goods and a princess visible."""
    for turns in range(4):
        plan, spots = plan_of(kind, turns), tile_spots(kind, turns)
        for index, emblem in plan.emblems.items():
            assert max(abs(spots[index][k] - emblem[k]) for k in (0, 1)) > 0.26, turns
        if plan.cathedral:
            assert math.dist(spots[0], plan.cathedral) > 0.35


@every_tile
def test_an_added_pennant_leaves_room_for_a_figure(kind: TileKind) -> None:
    """In every city a further pennant would leave room for a figure, in every turn."""
    segments = [replace(s, pennants=1) if s.kind is FeatureKind.CITY else s for s in kind.segments]
    new = replace(kind, segments=tuple(segments))
    for turns in range(4):
        pennants, spots = plan_of(new, turns).pennants, tile_spots(new, turns)
        for index, pennant in pennants.items():
            assert max(abs(spots[index][k] - pennant[k]) for k in (0, 1)) > 0.26, turns


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("key", ["A", "B", "IC17"])
def test_a_figure_stands_beside_its_church(key: str, turns: int) -> None:
    """The figure hides little of the church and is within the tile, in every turn."""
    kind = all_tiles()[TileId(key)]
    church = plan_of(kind, turns).monastery
    monastery = next(n for n, segment in enumerate(kind.segments) if segment.kind is FeatureKind.MONASTERY)
    spot = tile_spots(kind, turns)[monastery]
    half = FIGURE_TILES * 0.45
    assert church is not None
    assert spot[0] - church[0] > half
    assert max(spot) + half < 1.01


@pytest.mark.parametrize(
    ("key", "ends"),
    [
        ("A", {RoadEnd.MONASTERY}),
        ("D", {None}),
        ("L", {RoadEnd.PLAZA}),
        ("S", {RoadEnd.GATE}),
        ("W", {RoadEnd.PLAZA}),
        ("X", {RoadEnd.PLAZA}),
        ("IC03", {None}),
        ("IC04", {RoadEnd.GATE}),
        ("IC11", {RoadEnd.GATE}),
        ("IC12", {RoadEnd.GATE}),
        ("IC15", {RoadEnd.GATE}),
        ("IC16", {RoadEnd.KEEP}),
        ("IC17", {RoadEnd.MONASTERY}),
        ("IC18", {RoadEnd.PLAZA}),
        ("RB", {RoadEnd.GATE}),
        ("RH", {RoadEnd.MONASTERY}),
        ("TB07", {RoadEnd.GATE}),
        ("TB16", {RoadEnd.GATE}),
        ("TB19", {RoadEnd.GATE}),
        ("TB20", {RoadEnd.MONASTERY}),
        ("TB23", {RoadEnd.VILLAGE}),
        ("TB24", {None}),
        ("PD03", {RoadEnd.VOLCANO}),
        ("PD06", {RoadEnd.MONASTERY}),
        ("PD08", {RoadEnd.PLAZA}),
        ("PD26", {RoadEnd.TUNNEL}),
    ],
)
def test_roads_end_visibly(key: str, ends: set[RoadEnd | None]) -> None:
    """A road that ends on a tile has a picture of what ends it."""
    assert {road.end for road in _plan(key).roads} == ends


def test_roads_cross_on_bridges_only() -> None:
    """Bridges stand where a road meets a river or another road that goes on, and nowhere else."""
    assert {kind.key for kind in KINDS if plan_of(kind, 0).bridges} == {"RB", "RH", "RK", "TB24"}


@every_tile
def test_inns_stand_at_their_own_road(kind: TileKind) -> None:
    """An inn is nearer to the road that it changes than to any other."""
    plan = plan_of(kind, 0)
    assert {inn.road for inn in plan.inns} == {i for i, segment in enumerate(kind.segments) if segment.inn}
    for inn in plan.inns:
        near = {road.index: distance_to(road.line, inn.house) for road in plan.roads}
        assert min(near, key=lambda index: near[index]) == inn.road


def test_half_sides_are_ordered_clockwise() -> None:
    """The first half of the north side is its western half."""
    assert half_side_point(HalfSide.NNW)[0] < 0.5 < half_side_point(HalfSide.NNE)[0]
    assert half_side_point(HalfSide.ENE)[1] < 0.5 < half_side_point(HalfSide.ESE)[1]


@every_tile
def test_farmers_lie_within_their_field(kind: TileKind, turns: int) -> None:
    """A farmer lies completely within its field, off edges, walls and roads, at a size that a close-up shows well."""
    plan = plan_of(kind, 0)
    for index, (x, y, size) in farmers(kind, turns).items():
        assert 0.15 <= size <= FIGURE_TILES
        wide, high = (reach * size for reach in REACH)
        assert wide - 0.011 <= x <= 1.011 - wide
        assert high - 0.011 <= y <= 1.011 - high
        for across in range(-4, 5):
            for along in range(-4, 5):
                point = turned((x + across / 4.5 * wide, y + along / 4.5 * high), -turns)
                assert plan.regions.label(point) == index, (turns, index)
