"""Tests of the signs of expansions on tiles: drawn, visible, oriented, and distinct with every colour vision."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations, product

import pytest
from colour_vision import COLOUR_VISIONS, seen_by
from PIL import Image, ImageStat

from game.board.oriented_tile import oriented
from game.expansions.flyers.rules import flight_direction
from game.values.geometry import AROUND
from game.values.tiles import TileId, TileKind, all_tiles
from rendering.base.theme import Style
from rendering.tiles import draw_tile
from rendering.tiles.brush import MASTER_PX, Brush
from rendering.tiles.plan import Sign, plan_of
from rendering.tiles.signs import MACHINES, SIGNS, draw_sign
from rendering.tiles.spots import tile_spots

MARKED = [
    kind for kind in all_tiles().values() if kind.marks or any(segment.marks for segment in kind.segments)
]
each_marked = pytest.mark.parametrize("kind", MARKED, ids=[kind.key for kind in MARKED])


def _signs(kind: TileKind, turns: int) -> list[Sign]:
    plan = plan_of(kind, turns)
    return [*plan.city_signs.values(), *([plan.sign] if plan.sign else [])]


def test_every_mark_has_a_picture() -> None:
    """The marks of all tiles are those for which there are pictures, and no others."""
    printed = {mark for kind in MARKED for part in (kind, *kind.segments) for mark in part.marks}
    assert printed == {*SIGNS, *MACHINES}


def test_a_mark_without_a_picture_changes_nothing() -> None:
    """A new expansion can be played before it has its pictures: its tiles look as without the mark."""
    for key in ("D", "C", "E"):
        kind = all_tiles()[TileId(key)]
        lit = tuple(replace(segment, marks=frozenset({"lamp"})) for segment in kind.segments)
        new = replace(kind, marks=frozenset({"lantern"}), segments=lit)
        assert plan_of(new, 1).emblems == plan_of(kind, 1).emblems
        assert plan_of(new, 1).sign is None
        assert draw_tile(new, 1, Style.FLAT, 0).tobytes() == draw_tile(kind, 1, Style.FLAT, 0).tobytes()


@each_marked
def test_signs_lie_within_their_tile_and_in_their_city(kind: TileKind) -> None:
    """Each mark of a tile has one sign, clear of the rim; goods and princesses are inside their own city."""
    marks = [*kind.marks, *(mark for segment in kind.segments for mark in segment.marks)]
    for turns in range(4):
        signs = _signs(kind, turns)
        assert sorted(sign.mark for sign in signs) == sorted(marks)
        for sign in signs:
            assert sign.reach >= 0.10
            assert all(sign.reach * 0.85 <= part <= 1 - sign.reach * 0.85 for part in sign.middle)
    plan = plan_of(kind, 0)
    for index, sign in plan.city_signs.items():
        assert plan.regions.label(sign.middle) == index


@each_marked
def test_figures_leave_signs_visible(kind: TileKind) -> None:
    """No figure stands in the middle of a portal, of a machine or of a dragon's sign."""
    for turns in range(4):
        for sign in _signs(kind, turns):
            spots = tile_spots(kind, turns).values()
            assert min(math.dist(spot, sign.middle) for spot in spots) > 0.15, (turns, sign)


@pytest.mark.parametrize("style", list(Style))
@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("key", ["FL02", "FL03"])
def test_machines_point_in_their_flight_direction(key: str, turns: int, style: Style) -> None:
    """The red arrow is ahead of a straight and of a diagonal machine in all turns. Rule: flyer-direction."""
    kind = next(kind for kind in MARKED if kind.key == key)
    sign = plan_of(kind, turns).sign
    assert sign is not None
    x, y, reach = (part * MASTER_PX for part in (*sign.middle, sign.reach * 1.25))
    tile = draw_tile(kind, turns, style, 0).crop((x - reach, y - reach, x + reach, y + reach))
    red, green, blue = (band.tobytes() for band in tile.split())
    arrow = [
        k for k, (r, g, b) in enumerate(zip(red, green, blue, strict=True)) if r > 200 and max(g, b) < 60
    ]
    ahead = (
        sum(k % tile.width for k in arrow) / len(arrow) - tile.width / 2,
        sum(k // tile.width for k in arrow) / len(arrow) - tile.height / 2,
    )
    flies = flight_direction(oriented(kind.key)[turns])
    assert flies is not None
    dx, dy = AROUND[flies]
    cosine = (ahead[0] * dx + ahead[1] * dy) / math.hypot(*ahead) / math.hypot(dx, dy)
    assert cosine > 0.98


def _picture(mark: str, size_px: int) -> Image.Image:
    """Return the sign on green, reduced to `size_px`."""
    brush = Brush()
    draw_sign(brush, MASTER_PX / 2, MASTER_PX / 2, mark, MASTER_PX * 0.45)
    ground = Image.new("RGB", (MASTER_PX, MASTER_PX), (126, 160, 72))
    brush.onto(ground)
    return ground.resize((size_px, size_px), Image.Resampling.BOX)


@pytest.mark.parametrize("vision", COLOUR_VISIONS)
def test_signs_differ_with_every_colour_vision(vision: str) -> None:
    """Signs differ clearly in every kind of colour vision, even at six pixels on a tile of 20."""
    small = {mark: _picture(mark, 6) for mark in (*SIGNS, "flyer-NW")}
    for one, other in combinations(small, 2):
        apart = sorted(
            math.dist(seen_by(small[one].getpixel(at), vision), seen_by(small[other].getpixel(at), vision))
            for at in product(range(6), repeat=2)
        )
        assert apart[-5] > 20, (one, other)


@pytest.mark.parametrize("vision", COLOUR_VISIONS)
def test_goods_have_different_grounds(vision: str) -> None:
    """The plates of wine, grain and cloth differ in colour, not only in the picture on them."""
    grounds = []
    for mark in ("wine", "grain", "cloth"):
        plate = _picture(mark, 60)
        left, right = plate.crop((9, 26, 13, 34)), plate.crop((47, 26, 51, 34))
        medians = [ImageStat.Stat(part).median for part in (left, right)]
        grounds.append(tuple(int(sum(pair) / 2) for pair in zip(*medians, strict=True)))
    for one, other in combinations(grounds, 2):
        assert math.dist(seen_by(one, vision), seen_by(other, vision)) > 20
