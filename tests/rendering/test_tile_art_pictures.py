"""Tests of drawn tiles: neighbours match, kinds are distinct, variants differ, and the shipped tiles are up to date."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations
from zipfile import ZipFile

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from game.values.geometry import Side
from game.values.tiles import Terrain, TileId, all_tiles
from rendering.base.theme import PAINTED_DARK, Style
from rendering.sprites.sprite_cache import drawn_tile
from rendering.tiles import atlas, draw_tile, variants
from rendering.tiles.atlas import ATLAS_PX, archive_path, tile_master
from rendering.tiles.brush import MASTER_PX

KINDS = tuple(all_tiles().values())
each_style = pytest.mark.parametrize("style", list(Style), ids=[style.value for style in Style])


def _difference(one: Image.Image, other: Image.Image) -> float:
    """Return the mean difference of the channels, 0 to 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def _spot_difference(one: Image.Image, other: Image.Image) -> float:
    """Return the largest mean difference of any spot of about a fifth of the tile, 0 to 255."""
    blurred = ImageChops.difference(one, other).convert("L").filter(ImageFilter.BoxBlur(one.width / 12))
    extrema = blurred.getextrema()
    assert isinstance(extrema[1], int | float)
    return float(extrema[1])


def _rim(tile: Image.Image, side: Side) -> Image.Image:
    """Return the middle half of the outermost strip of a side as a row, from the west or from the north."""
    last, deep, first = tile.width, 3, tile.width // 4
    boxes = {
        Side.N: (first, 0, last - first, deep),
        Side.S: (first, last - deep, last - first, last),
        Side.W: (0, first, deep, last - first),
        Side.E: (last - deep, first, last, last - first),
    }
    strip = tile.crop(boxes[side])
    return strip.resize((64, 1) if side in (Side.N, Side.S) else (1, 64), Image.Resampling.BOX)


@each_style
def test_edges_of_one_terrain_look_alike(style: Style) -> None:
    """Edges of one terrain look alike on all tiles and on opposite sides, so that neighbours match."""
    rims: dict[tuple[Terrain, bool], list[tuple[str, Image.Image]]] = {}
    for kind in KINDS:
        for turns in range(4):
            master = tile_master(kind, turns, style, 0)
            for side in Side:
                across = side in (Side.N, Side.S)
                rims.setdefault((kind.side(side, turns), across), []).append((kind.key, _rim(master, side)))
    assert len(rims) == 8
    for (terrain, _), found in rims.items():
        for key, rim in found:
            if terrain is Terrain.CITY:
                # Shadows of houses reach the rim; on their ground a meadow would differ by 90.
                ground, first = (ImageStat.Stat(picture).median for picture in (rim, found[0][1]))
                assert max(abs(a - b) for a, b in zip(ground, first, strict=True)) < 60, key
            else:
                assert _difference(rim, found[0][1]) < 9, (terrain, key, found[0][0])


@each_style
def test_all_kinds_of_tiles_look_different(style: Style) -> None:
    """In every pair of kinds, in every turn, some spot is clearly different, also on a phone."""
    small = {
        (kind.key, turns): tile_master(kind, turns, style, 0).resize((28, 28), Image.Resampling.BOX)
        for kind in KINDS
        for turns in range(4)
    }
    for one, other in combinations(KINDS, 2):
        least = min(_spot_difference(small[one.key, 0], small[other.key, turns]) for turns in range(4))
        assert least > 14, (one.key, other.key)


@pytest.mark.parametrize(("without", "with_"), [("N", "M"), ("P", "O"), ("R", "Q"), ("T", "S"), ("G", "F")])
@each_style
def test_pennants_are_visible_on_a_phone(style: Style, without: str, with_: str) -> None:
    """A city with a pennant shows blue where the one without shows none."""

    def blue(key: str) -> int:
        tile = tile_master(all_tiles()[TileId(key)], 0, style, 0).resize((28, 28), Image.Resampling.BOX)
        red, _, blue_band = tile.split()
        more = ImageChops.subtract(blue_band, red).point([0] * 30 + [1] * 226)
        return sum(more.tobytes())

    assert blue(with_) >= blue(without) + 6


def test_variants_of_a_kind_differ_in_details() -> None:
    """Variants of a kind differ in details, so that copies on a board are not identical."""
    for kind in KINDS:
        pictures = [tile_master(kind, 0, Style.PAINTED, v) for v in range(variants(kind, Style.PAINTED))]
        assert len(pictures) == max(1, min(3, kind.count))
        for one, other in combinations(pictures, 2):
            assert _difference(one, other) > 1.0, kind.key


def test_buildings_stay_upright() -> None:
    """Buildings stay upright in all turns: a monastery looks the same in each."""
    middle = (176, 150, 336, 350)
    first, *others = (
        draw_tile(all_tiles()[TileId("B")], turns, Style.PAINTED, 0).crop(middle) for turns in range(4)
    )
    for other in others:
        assert _difference(first, other) < 2
    assert _difference(first, first.rotate(90, expand=True).resize(first.size)) > 20


@each_style
def test_the_shipped_tiles_are_those_the_code_draws(style: Style) -> None:
    """All tiles are shipped, and each kind drawn again in one turn is the same; otherwise run `make atlas`."""
    with ZipFile(archive_path(style)) as archive:
        assert set(archive.namelist()) == {
            f"{kind.key}-{turns}-{variant}.webp"
            for kind in KINDS
            for turns in range(4)
            for variant in range(variants(kind, style))
        }
    for number, kind in enumerate(KINDS):
        turns, variant = number % 4, number % variants(kind, style)
        drawn = draw_tile(kind, turns, style, variant)
        assert drawn.size == (MASTER_PX, MASTER_PX)
        reduced = drawn.resize((ATLAS_PX, ATLAS_PX), Image.Resampling.LANCZOS)
        assert _difference(reduced, tile_master(kind, turns, style, variant)) < 5, kind.key


@each_style
def test_tiles_are_shipped_as_make_atlas_writes_them(style: Style) -> None:
    """Every picture of a tile, written again, looks as the shipped one of its name."""
    with ZipFile(archive_path(style)) as archive:
        written = dict(atlas._encoded(TileId("B"), style))
        assert set(written) == {name for name in archive.namelist() if name.startswith("B-")}
        for name, data in written.items():
            pictures = [Image.open(BytesIO(file)).convert("RGB") for file in (data, archive.read(name))]
            assert _difference(*pictures) < 1, name


def test_drawing_is_the_same_every_time() -> None:
    """A picture depends only on the key, the variant and the theme."""
    kind = all_tiles()[TileId("L")]
    assert draw_tile(kind, 1, Style.PAINTED, 2).tobytes() == draw_tile(kind, 1, Style.PAINTED, 2).tobytes()


def test_copies_use_the_shipped_variants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any number of a copy gives one of the shipped variants, so that no tile is drawn."""
    monkeypatch.delattr(atlas, "draw_tile")
    tile = TileId("D")
    copies = (0, variants(all_tiles()[tile], Style.PAINTED))
    first, copy = (drawn_tile(tile, 0, ATLAS_PX, PAINTED_DARK, number) for number in copies)
    assert first.tobytes() == copy.tobytes()
