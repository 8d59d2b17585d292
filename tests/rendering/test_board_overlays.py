"""Tests of overlays on boards: features, fields and fitting tiles are shown with large tiles and in their own shape."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat
from plain_pictures import image_of

from game.engine.legal import cells
from game.values.events import Scored
from game.values.geometry import Side, turned_side
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId, TileKind, all_tiles
from rendering.base.encode import encode_png
from rendering.base.labels import Labels
from rendering.base.picture import new_canvas
from rendering.base.screen import on_screen
from rendering.boards.layout import window_round
from rendering.boards.overlays import fitting_tiles, grown, one_feature, paid_feature, segment_mask
from rendering.gallery.samples import SampleGame
from rendering.views.board_image import BoardView, Idle, board_frame, draw_board, draw_land


def test_an_overlay_shows_its_feature_with_large_tiles(
    big_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """The lines below an overlay take some of the height; the board is cropped before its tiles become too small."""
    position = big_game.with_tiles(85)
    plain = BoardView(position, names, labels)
    assert on_screen(board_frame(plain).tile_px) >= 20
    figure = min(
        position.figures,
        key=lambda figure: len(one_feature(position, figure.cell, figure.segment).feature.cells),
    )
    feature = one_feature(position, figure.cell, figure.segment)
    fits = fitting_tiles(position, cells(position)[0])
    for overlay in (feature, fits):
        frame = board_frame(replace(plain, overlay=overlay))
        assert frame.cropped
        assert on_screen(frame.tile_px) >= 20
    assert all(cell in board_frame(replace(plain, overlay=feature)).window for cell in feature.feature.cells)
    assert fits.cell in board_frame(replace(plain, overlay=fits)).window


@pytest.mark.parametrize("kind", all_tiles().values(), ids=lambda kind: kind.key)
def test_masks_of_segments_cover_the_sides_they_touch(kind: TileKind) -> None:
    """A segment's mask covers the middle of each side it touches, in every turn, and of no other's."""
    size = 96
    for turns in range(4):
        for index, segment in enumerate(kind.segments):
            if segment.kind not in (FeatureKind.CITY, FeatureKind.ROAD):
                continue
            mask = segment_mask(kind.key, turns, index, size)
            ends = {turned_side(side, turns) for side in segment.sides}
            for side in Side:
                point = {
                    Side.N: (size // 2, 3),
                    Side.E: (size - 4, size // 2),
                    Side.S: (size // 2, size - 4),
                    Side.W: (3, size // 2),
                }[side]
                assert (mask.getpixel(point) == 255) is (side in ends), (turns, segment, side)


def test_a_highlighted_feature_keeps_its_colours(
    big_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """Highlighting a feature darkens the land elsewhere and leaves the feature as bright as it was."""
    position = big_game.with_tiles(60)
    city = next(
        one_feature(position, cell, index)
        for cell, laid in position.board.items()
        for index, segment in enumerate(all_tiles()[laid.tile].segments)
        if segment.kind is FeatureKind.CITY and len(segment.sides) == 1
    )
    marked = BoardView(position, names, labels, overlay=city)
    plain, shown = (
        without_overlay(marked).convert("L"),
        image_of(draw_board(marked)).convert("L"),
    )
    frame = board_frame(marked)
    cells = {cell for cell, _ in city.feature.segments}
    far = next(cell for cell in position.board if cell not in cells and cell != position.last)
    x, y = frame.corner(far)
    box = (x, y, x + frame.tile_px, y + frame.tile_px)
    assert sum(shown.crop(box).tobytes()) < 0.7 * sum(plain.crop(box).tobytes())


def without_overlay(view: BoardView) -> Image.Image:
    """Return the land of a view without what its overlay adds."""
    frame = board_frame(view)
    canvas = new_canvas(frame.width, frame.height, view.theme)
    draw_land(canvas, frame, replace(view, overlay=None, idle=Idle.ENDED_EARLY))
    return Image.open(BytesIO(encode_png(canvas, view.theme))).convert("RGB")


def test_a_road_is_highlighted_in_its_own_shape(
    big_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """The road stays as bright as it was, with a line along its sides; what lies off it on its tiles is darkened."""
    position = big_game.with_tiles(60)
    roads = [
        one_feature(position, cell, index)
        for cell, laid in position.board.items()
        for index, segment in enumerate(all_tiles()[laid.tile].segments)
        if segment.kind is FeatureKind.ROAD and len(segment.sides) == 2
    ]
    road = max(roads, key=lambda road: len(road.feature.cells))
    view = BoardView(position, names, labels, area=window_round(road.feature.cells, 2), overlay=road)
    frame = board_frame(view)
    plain, shown = without_overlay(view), image_of(draw_board(view))
    assert len(road.feature.segments) > 2
    for cell, segment in road.feature.segments:
        laid = position.board[cell]
        x, y = frame.corner(cell)
        box = (x, y, x + frame.tile_px, y + frame.tile_px)
        mask = segment_mask(laid.tile, laid.turns, segment, frame.tile_px)
        beside = mask.filter(ImageFilter.MaxFilter(5)).point([255 * (v == 0) for v in range(256)])
        far = mask.filter(ImageFilter.MaxFilter(41)).point([255 * (v == 0) for v in range(256)])
        along = ImageChops.subtract(ImageChops.invert(beside), mask)
        before, after = plain.crop(box), shown.crop(box)

        def mean(image: Image.Image, region: Image.Image) -> list[float]:
            return ImageStat.Stat(image, region).mean

        assert sum(mean(after, mask)) > 0.9 * sum(mean(before, mask))
        assert sum(mean(after, far)) < 0.85 * sum(mean(before, far))
        red, green, blue = mean(after, along)
        assert red > 170
        assert green > 150
        assert blue < 130


def test_a_paid_feature_is_found_on_the_board(big_game: SampleGame) -> None:
    """The feature that a scoring names is found on the board by its cells, also after it was paid."""
    found = 0
    for position, events in zip(big_game.positions, big_game.events, strict=True):
        for event in events:
            if isinstance(event, Scored) and event.complete:
                overlay = paid_feature(position, event)
                assert overlay.feature.kind is event.kind
                assert set(event.cells) <= set(overlay.feature.cells)
                found += 1
    assert found > 5


@pytest.mark.parametrize("reach", [1, 2, 3, 5, 8])
def test_an_outline_equals_that_of_pillows_filter(reach: int) -> None:
    """The mask of an outline equals that of Pillow's own filter, which takes too long for boards."""
    segment = segment_mask(TileId("U"), 1, 1, 96)
    mask = Image.new("L", (96 + 2 * reach, 96 + 2 * reach))
    mask.paste(segment, (reach, reach))
    assert grown(mask, reach).tobytes() == mask.filter(ImageFilter.MaxFilter(2 * reach + 1)).tobytes()
