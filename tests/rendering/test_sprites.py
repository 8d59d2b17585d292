"""Tests of sprites: sizes, sharing, bounds of memory, and unreadable shipped tiles."""

from __future__ import annotations

import logging
import math
import zipfile
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import combinations, product
from pathlib import Path
from zipfile import ZipFile

import pytest
from PIL import Image, ImageChops, ImageStat
from plain_pictures import KEYS

from game.engine.legal import cells
from game.expansions.traders.state import BUILDER, PIG
from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import BASE, TileId, all_tiles
from rendering.base.archive import Archive, shipped, write
from rendering.base.encode import to_palette
from rendering.base.theme import (
    FLAT_DARK,
    PAINTED_DARK,
    PAINTED_LIGHT,
    PLAYER_LOOKS,
    THEMES,
    Style,
    Theme,
    theme_named,
)
from rendering.boards.layout import SMALL_SIZES, TILE_SIZES
from rendering.gallery.samples import NAMES, sample_game
from rendering.sprites import masters, pieces, sprite_cache, warming
from rendering.sprites.marks import Mark
from rendering.sprites.sprite_cache import (
    SpriteCache,
    drawn_tile,
    figure_sprite,
    glyph_sprite,
    label_sprite,
    mark_sprite,
    neutral_sprite,
    tile_sprite,
)
from rendering.sprites.warming import warming_steps
from rendering.tiles import atlas
from rendering.views.board_image import BoardView, board_frame, draw_board

D = TileId("D")


@pytest.mark.parametrize("size", [48, 96, 160, 300, 400])
def test_a_tile_has_the_requested_size(size: int) -> None:
    """The size of a sprite may be larger than that of the shipped tile."""
    sprite = tile_sprite(D, 1, size, PAINTED_DARK)
    assert (sprite.mode, sprite.size) == ("P", (size, size))


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_a_tile_sprite_has_the_fixed_colours_of_pictures(theme: Theme) -> None:
    """Applying the palette before or after pasting differs in few pixels, by at most six of 256 steps."""
    canvas = Image.new("RGB", (96, 96))
    canvas.paste(tile_sprite(D, 1, 96, theme, 2), (0, 0))
    laid = to_palette(canvas, theme).convert("RGB")
    drawn = to_palette(drawn_tile(D, 1, 96, theme, 2), theme).convert("RGB")
    difference = ImageChops.difference(laid, drawn)
    assert max(most for _, most in difference.getextrema()) <= 6
    assert difference.convert("L").point(lambda step: 255 * (step > 0)).histogram()[255] < 96 * 96 * 0.03


def test_sprites_are_shared() -> None:
    """Copies with the same picture share a sprite; each theme has its own."""
    first = tile_sprite(D, 1, 64, PAINTED_DARK, 1)
    assert tile_sprite(D, 1, 64, PAINTED_DARK, 4) is first
    assert tile_sprite(D, 1, 64, PAINTED_LIGHT, 1) is not first
    assert tile_sprite(D, 1, 64, FLAT_DARK, 1) is not first


def test_large_and_small_sprites_show_the_same() -> None:
    """A large tile reduced to the small size nearly equals the small tile."""
    large = drawn_tile(D, 0, 160, PAINTED_DARK).resize((48, 48), Image.Resampling.LANCZOS)
    difference = ImageChops.difference(large, drawn_tile(D, 0, 48, PAINTED_DARK))
    assert max(ImageStat.Stat(difference).mean) < 14


def test_many_threads_get_the_same_pictures() -> None:
    """Sixty-four threads that request the same new sprites at once get equal pictures."""

    def ask(number: int) -> bytes:
        return tile_sprite(TileId("UVWX"[number % 4]), number % 4, 77, PAINTED_DARK).tobytes()

    with ThreadPoolExecutor(16) as pool:
        found = list(pool.map(ask, range(64)))
    assert all(found[number] == found[number % 4] for number in range(64))


def test_sprites_of_a_large_board_are_warmed(monkeypatch: pytest.MonkeyPatch) -> None:
    """After all warming steps, a late board is drawn without making a sprite."""
    monkeypatch.setattr(sprite_cache, "_cache", SpriteCache(sprite_cache.KEPT_BYTES))
    made_of = SpriteCache(sprite_cache.HALVES_BYTES)
    monkeypatch.setattr(sprite_cache, "_halves", made_of)
    sizes = (*TILE_SIZES[-5:], *SMALL_SIZES[:2])
    steps = list(warming_steps(sizes))
    assert len(steps) > 200
    for step in steps:
        step()
    assert not made_of._kept
    keys: list[object] = []
    get = sprite_cache._cache.get

    def recording(key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        def recorded() -> Image.Image:
            keys.append(key)
            return make()

        return get(key, recorded)

    monkeypatch.setattr(sprite_cache._cache, "get", recording)
    position = sample_game(36).with_tiles(100)
    view = BoardView(position, NAMES, KEYS, numbered=cells(position)[:20])
    assert board_frame(view).tile_px in sizes
    draw_board(view)
    assert keys == []
    overview = replace(view, position=sample_game(9).with_tiles(72), overview=True)
    assert board_frame(overview).tile_px in sizes
    draw_board(overview)
    assert [key for key in keys if isinstance(key, tuple) and key[0] in ("tile", "mark")] == []


def test_in_other_sizes_less_is_warmed(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tiles are warmed in the first sizes, only base tiles in the second, and only marks in the third."""
    monkeypatch.setattr(sprite_cache, "_cache", SpriteCache(sprite_cache.KEPT_BYTES))
    tiles: list[tuple[TileId, int]] = []
    marks: list[tuple[Mark, int]] = []
    monkeypatch.setattr(warming, "tile_sprite", lambda key, _turns, size, *_: tiles.append((key, size)))
    monkeypatch.setattr(warming, "mark_sprite", lambda mark, size, _: marks.append((mark, size)))
    for step in warming_steps((8,), (12,), (16,)):
        step()
    assert set(marks) == set(product(Mark, (8, 12, 16)))
    assert {size for _, size in tiles} == {8, 12}
    assert {key for key, size in tiles if size == 8} == set(all_tiles())
    assert {key for key, size in tiles if size == 12} == {
        key for key, kind in all_tiles().items() if kind.tile_set is BASE
    }


def test_large_tiles_displace_no_small_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many large tiles are drawn, the sprites of large boards stay in the cache."""
    monkeypatch.setattr(sprite_cache, "_cache", SpriteCache(2 * 60 * 60))
    monkeypatch.setattr(sprite_cache, "_large", SpriteCache(2 * 240 * 240))
    small = tile_sprite(D, 0, 60, PAINTED_DARK)
    for turns in range(4):
        large = tile_sprite(D, turns, 240, PAINTED_DARK)
        drawn = to_palette(drawn_tile(D, turns, 240, PAINTED_DARK), PAINTED_DARK)
        assert large.convert("RGB").tobytes() == drawn.convert("RGB").tobytes()
    assert tile_sprite(D, 0, 60, PAINTED_DARK) is small


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_shipped_figures_are_those_the_code_draws(theme: Theme) -> None:
    """The shipped figures equal the drawn ones, pixel by pixel, in every theme; otherwise run `make atlas`."""
    with ZipFile(shipped(f"figures-{theme.style.value}")) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == dict(masters.entries(theme))


@pytest.mark.parametrize("lying", [False, True])
def test_only_very_large_figures_are_drawn(lying: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sprites up to the size of the shipped masters are reduced from them, and equal drawn ones."""
    monkeypatch.setattr(sprite_cache, "_cache", SpriteCache(sprite_cache.KEPT_BYTES))
    drawn: list[int] = []
    draw_master = pieces.draw_master

    def recorded(colour: Colour, figure: Figure, size_px: int, *, lying: bool, theme: Theme) -> Image.Image:
        drawn.append(size_px)
        return draw_master(colour, figure, size_px, lying=lying, theme=theme)

    monkeypatch.setattr(pieces, "draw_master", recorded)
    for size_px in (20, pieces.BOLD_PX, pieces.BOLD_PX + 1, pieces.FROM_MASTER_PX, pieces.FROM_MASTER_PX + 1):
        sprite = figure_sprite(Colour.RED, Figure.ABBOT, size_px, lying=lying, theme=PAINTED_DARK)
        master = draw_master(Colour.RED, Figure.ABBOT, size_px, lying=lying, theme=PAINTED_DARK)
        assert sprite == pieces.reduced(master, Figure.ABBOT, size_px)
    assert drawn == [pieces.FROM_MASTER_PX + 1]


@pytest.mark.parametrize("shipped_as", [b"no pixels", None], ids=["damaged", "missing"])
def test_figures_that_cannot_be_read_are_drawn(
    shipped_as: bytes | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Figures whose archive cannot be read are drawn the same, which is logged once."""
    path = tmp_path / "figures.zip"
    if shipped_as is not None:
        write(path, [(name, shipped_as) for name, _ in masters.entries(PAINTED_DARK)])
    monkeypatch.setattr(masters, "_archive", {Style.PAINTED: Archive(path)}.__getitem__)
    for colour in (Colour.RED, Colour.BLUE):
        master = masters.figure_master(colour, Figure.MEEPLE, 30, lying=False, theme=PAINTED_DARK)
        assert master == pieces.draw_master(colour, Figure.MEEPLE, 30, lying=False, theme=PAINTED_DARK)
    assert len(caplog.records) == 1


def test_the_least_recently_used_sprite_is_dropped_first() -> None:
    """A cache that would exceed its bytes drops the sprite that was requested longest ago."""
    calls: list[str] = []

    def picture(name: str) -> Image.Image:
        calls.append(name)
        return Image.new("RGB", (10, 10))

    cache = SpriteCache(1000)
    for name in ("a", "b", "a", "c", "a", "b"):
        cache.get(name, partial(picture, name))
    assert calls == ["a", "b", "c", "b"]


def test_a_broken_archive_is_reported_once_and_tiles_are_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A picture is drawn although the archive of shipped tiles is broken, which is logged once."""
    broken = tmp_path / "painted.zip"
    broken.write_bytes(b"not an archive")
    with caplog.at_level(logging.WARNING):
        monkeypatch.setattr(atlas, "_archive", {Style.PAINTED: Archive(broken)}.__getitem__)
        for key in (D, TileId("E")):
            assert atlas.tile_master(all_tiles()[key], 0, Style.PAINTED, 0).size == (256, 256)
    assert len(caplog.records) == 1


def test_a_damaged_entry_is_drawn_instead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A tile whose entry in the archive is damaged is drawn, which is logged once."""
    with zipfile.ZipFile(tmp_path / "painted.zip", "w") as archive:
        archive.writestr("D-0-0.webp", b"RIFF this is no picture")
    damaged = Archive(tmp_path / "painted.zip")
    monkeypatch.setattr(atlas, "_archive", {Style.PAINTED: damaged}.__getitem__)
    with caplog.at_level(logging.WARNING):
        for key in (D, TileId("E")):
            assert atlas.tile_master(all_tiles()[key], 0, Style.PAINTED, 0).size == (256, 256)
    assert len(caplog.records) == 1


@pytest.mark.parametrize("colour", Colour)
def test_sprites_of_figures_are_square_and_centred(colour: Colour) -> None:
    """The opaque part of a sprite is complete and lies around its middle."""
    for figure in Figure:
        for lying in (False, True):
            sprite = figure_sprite(colour, figure, 60, lying=lying, theme=PAINTED_DARK)
            assert sprite.mode == "RGBA"
            assert sprite.width == sprite.height
            box = sprite.getchannel("A").point([0] * 200 + [255] * 56).getbbox()
            assert box is not None
            assert min(box[0], box[1], sprite.width - box[2], sprite.height - box[3]) >= 0
            assert abs((box[1] + box[3]) / 2 - sprite.height / 2) < 6


def test_kinds_of_figures_differ() -> None:
    """A large meeple is larger, an abbot wears a mitre, and a farmer lies."""
    standing = figure_sprite(Colour.RED, Figure.MEEPLE, 60, theme=PAINTED_DARK)
    large = figure_sprite(Colour.RED, Figure.LARGE, 60, theme=PAINTED_DARK)
    lying = figure_sprite(Colour.RED, Figure.MEEPLE, 60, lying=True, theme=PAINTED_DARK)
    abbot = figure_sprite(Colour.RED, Figure.ABBOT, 60, theme=PAINTED_DARK)
    solid = [
        s.getchannel("A").point([0] * 200 + [255] * 56).getbbox() for s in (standing, large, lying, abbot)
    ]
    (w, h), (large_w, large_h), (lying_w, lying_h), (_, abbot_h) = (
        (box[2] - box[0], box[3] - box[1]) for box in solid if box is not None
    )
    assert large_w > w * 1.2
    assert large_h > h * 1.2
    assert lying_w > lying_h
    assert h > w
    assert abbot_h > h


def test_a_builder_and_a_pig_differ_from_other_figures() -> None:
    """Reduced to the size of a late board on a phone, shapes of figures of one colour differ by an eighth."""
    shapes = {
        (figure, lying): figure_sprite(Colour.GREEN, figure, 39, lying=lying, theme=PAINTED_DARK)
        .resize((20, 20), Image.Resampling.BOX)
        .getchannel("A")
        .point([0] * 128 + [1] * 128)
        for figure in (Figure.MEEPLE, Figure.ABBOT, BUILDER, PIG)
        for lying in (False, True)
    }
    upright = {figure: shape for (figure, lying), shape in shapes.items() if not lying}
    upright[Figure.LARGE] = shapes[Figure.MEEPLE, True]
    for one, other in combinations(upright.values(), 2):
        differs = sum(a != b for a, b in zip(one.tobytes(), other.tobytes(), strict=True))
        assert differs > 0.12 * sum(one.tobytes())
    # Builders and pigs never lie, not even in fields.
    for figure in (BUILDER, PIG):
        assert shapes[figure, False].tobytes() == shapes[figure, True].tobytes()


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("kind", ["dragon", "fairy"])
def test_neutral_pieces_have_no_colour_of_a_seat(kind: str, theme: Theme) -> None:
    """Neutral pieces are square and complete, and have hardly a pixel of a player's colour."""
    sprite = neutral_sprite(kind, 60, theme)
    assert (sprite.mode, sprite.width) == ("RGBA", sprite.height)
    box = sprite.getchannel("A").point([0] * 200 + [255] * 56).getbbox()
    assert box is not None
    assert min(box[0], box[1], sprite.width - box[2], sprite.height - box[3]) >= 0
    solid = [sprite.getpixel((x, y)) for x in range(sprite.width) for y in range(sprite.height)]
    colours = [pixel[:3] for pixel in solid if isinstance(pixel, tuple) and pixel[3] > 250]
    for colour in (Colour.RED, Colour.BLUE, Colour.GREEN, Colour.YELLOW, Colour.PINK):
        fill = PLAYER_LOOKS[colour].fill
        assert sum(math.dist(pixel, fill) < 40 for pixel in colours) < len(colours) * 0.03, colour


def test_pieces_without_a_picture_are_letters() -> None:
    """A neutral piece without a picture of its own is a letter, so that a new expansion can be played."""
    assert neutral_sprite("wolf", 40, PAINTED_DARK) is label_sprite("W", 40, PAINTED_DARK)


def test_marks_lie_round_the_middle_of_their_cell() -> None:
    """Marks are square and extend beyond the cell by the same on all sides; labels have the requested size."""
    for mark in Mark:
        sprite = mark_sprite(mark, 100, PAINTED_DARK)
        assert sprite.width == sprite.height >= 100
        assert sprite.width % 2 == 0
    assert label_sprite("12", 40, PAINTED_DARK).size == (40, 40)
    assert glyph_sprite(Colour.PINK, 30, FLAT_DARK).size == (30, 30)


def test_unknown_themes_are_replaced_by_the_default(caplog: pytest.LogCaptureFixture) -> None:
    """A name from an older release gives the default theme, and is logged once."""
    for _ in range(3):
        assert theme_named("no such theme") is PAINTED_DARK
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert all(theme_named(name) is theme for name, theme in THEMES.items())
    assert len(caplog.records) == 1
