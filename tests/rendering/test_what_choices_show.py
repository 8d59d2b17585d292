"""Tests of what is in the pictures in which a player chooses: cells, areas, the tile, letters and figures."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from PIL import Image, ImageChops
from plain_pictures import KEYS, image_of

from game.board.oriented_tile import oriented
from game.engine.legal import cells, placements
from game.engine.position import Position
from game.values.geometry import Cell
from game.values.moves import Place
from game.values.tiles import TileId
from rendering.base.screen import DISC_PX, FIGURE_PX, LOWEST
from rendering.boards.annotations import AREA_PX, letters_of_areas, letters_towards_areas
from rendering.boards.areas import MOST_CELLS, MOST_LETTERS, in_order
from rendering.boards.layout import Frame, window_round
from rendering.boards.standing import kept_clear, taken_points
from rendering.gallery.samples import SampleGame, sprawling_game
from rendering.views.choices_image import LONG_COLUMNS, ChoicesView, choices_frame, draw_choices


def choosing(position: Position, place: Place | None = None) -> ChoicesView:
    """Return the view of a choice among all open cells, or of a tile on one of them."""
    seat, tile = position.to_move, position.drawn
    assert seat is not None
    assert tile is not None
    listed = () if place else in_order(cells(position), position.board)
    return ChoicesView(position, seat, tile, KEYS, cells=listed, place=place)


def drawn(view: ChoicesView) -> Image.Image:
    """Return the picture of a view."""
    return image_of(draw_choices(view))


def differs(one: ChoicesView, other: ChoicesView, cell: Cell) -> bool:
    """Return whether two views of one frame look different within a cell."""
    frame = choices_frame(one)
    assert choices_frame(other) == frame
    left, top = frame.corner(cell)
    box = (left, top, left + frame.tile_px, top + frame.tile_px)
    return ImageChops.difference(drawn(one).crop(box), drawn(other).crop(box)).getbbox() is not None


def disc(image: Image.Image, frame: Frame, cell: Cell) -> bool:
    """Return whether a pale disc lies in the middle of a cell."""
    x, y = frame.middle(cell)
    return image.convert("L").getpixel((round(x), round(y) - 20)) > 200  # type: ignore[operator]


@pytest.fixture(scope="module")
def sprawling() -> Position:
    """Return a board whose cells are more than one picture shows."""
    return sprawling_game(5, 6).with_tiles(90)


def test_letters_of_other_areas_are_in_the_picture_of_one_area(sprawling: Position) -> None:
    """They are left out if the cells fit one picture, or if there are more areas than letters."""
    view = choosing(sprawling)
    found = view.areas
    assert 2 <= len(found) <= MOST_LETTERS
    assert len(view.cells) > MOST_CELLS
    area_view = replace(view, area=found[0])
    assert area_view.elsewhere == found[1:]
    few = replace(view, cells=(found[0].cells[0], Cell(60, 0)))
    assert len(few.areas) == 2
    assert replace(few, area=few.areas[0]).elsewhere == ()
    crowd = tuple(Cell(40 * x, 0) for x in range(MOST_LETTERS + 1))
    assert len(replace(view, cells=crowd).areas) > MOST_LETTERS
    assert replace(view, cells=crowd, area=replace(view, cells=crowd).areas[0]).elsewhere == ()


def test_areas_to_choose_from_have_letters_and_no_numbers(sprawling: Position) -> None:
    """Before an area is chosen each has a disc with its letter within its outline, and no cell has a number."""
    view = choosing(sprawling)
    frame, image = choices_frame(view), drawn(view).convert("L")
    assert view.numbered == ()
    letters = letters_of_areas(frame, view.areas, kept_clear(frame, view.position))
    for (size, (x, y)), area in zip(letters, view.areas, strict=True):
        box = window_round(area.cells)
        (left, top), (right, low) = (
            frame.corner(Cell(box.west, box.north)),
            frame.corner(Cell(box.east + 1, box.south + 1)),
        )
        assert left <= x <= right
        assert top <= y <= low
        assert image.getpixel((round(x), round(y - size * 0.42))) > 200  # type: ignore[operator]


def test_an_area_has_numbers_on_its_cells_and_letters_of_others(sprawling: Position) -> None:
    """In the picture of an area only its cells have numbers, and a letter shows where each other area is."""
    view = choosing(sprawling)
    area_view = replace(view, area=view.areas[0])
    assert [cell for _, cell in area_view.numbered] == list(view.areas[0].cells)
    frame, image = choices_frame(area_view), drawn(area_view)
    for cell in view.cells:
        if cell in frame.window and cell in view.areas[0].cells:
            assert disc(image, frame, cell)
    far = replace(view, cells=(*view.areas[0].cells, Cell(60, 0), Cell(80, 0)))
    area = next(area for area in far.areas if set(area.cells) == set(view.areas[0].cells))
    pointing, alone = replace(far, area=area), replace(far, area=area, cells=area.cells)
    assert choices_frame(pointing) == choices_frame(alone)
    letters = ImageChops.difference(drawn(pointing), drawn(alone)).convert("L").point([0] + [255] * 255)
    assert letters.histogram()[255] > 1.6 * math.pi * (AREA_PX / 2) ** 2


def test_letters_of_other_areas_hide_no_figures_and_no_numbers(sprawling: Position) -> None:
    """A letter whose nearest place is over a figure stands beside it. Only without room there it hides figures."""
    view = choosing(sprawling)
    for shown in view.areas:
        area_view = replace(view, area=shown)
        frame, others = choices_frame(area_view), area_view.elsewhere
        figures = taken_points(frame, sprawling)
        letters = letters_towards_areas(frame, others, shown.cells, kept_clear(frame, sprawling))
        assert len(letters) == len(others)
        for at in letters:
            assert all(math.dist(at, frame.middle(cell)) >= (AREA_PX + DISC_PX) / 2 for cell in shown.cells)
            assert all(math.dist(at, point) >= (AREA_PX + FIGURE_PX) / 2 for point in figures)
        land, far = frame.land, FIGURE_PX
        columns, rows = range(land.left, land.right, far), range(land.top, land.bottom, far)
        crowd = [(x, y) for x in columns for y in rows]
        nearest = letters_towards_areas(frame, others, shown.cells, [])
        assert letters_towards_areas(frame, others, shown.cells, crowd) == nearest
        # Where only a far corner is free of figures, the letter does not move there.
        corners = [(x, y) for x in (land.left, land.right) for y in (land.top, land.bottom)]
        corner = max(corners, key=lambda at: math.dist(at, nearest[0]))
        crowd = [point for point in crowd if math.dist(point, corner) > 2 * AREA_PX]
        assert letters_towards_areas(frame, others[:1], shown.cells, crowd) == nearest[:1]


def test_the_last_tile_is_marked_while_a_cell_is_chosen(
    base_game: SampleGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the choice of a cell, the last tile has its mark as on boards."""
    position = base_game.with_tiles(12)
    view, last = choosing(position), position.last
    assert last is not None
    frame, marked = choices_frame(view), drawn(view)
    monkeypatch.setattr("rendering.views.choices_image.mark_cell", lambda *_: None)
    left, top = frame.corner(last)
    box = (left - 4, top - 4, left + 12, top + 12)
    assert ImageChops.difference(marked, drawn(view)).crop(box).getbbox() is not None


def test_the_close_up_shows_the_chosen_tile_with_its_letters(base_game: SampleGame) -> None:
    """The tile is drawn before it is laid, with the letters of its buttons."""
    position = base_game.with_tiles(12)
    place = next(place for place in placements(position) if oriented(place.tile)[place.turns].spots)
    view = choosing(position, place)
    other = replace(view, place=Place(TileId("X" if place.tile != "X" else "U"), place.cell, 0))
    assert differs(view, other, place.cell)
    lettered = replace(view, spots=(oriented(place.tile)[place.turns].spots[0],), letters="A")
    assert differs(lettered, replace(lettered, letters="C"), place.cell)


def test_only_long_boards_have_low_pictures_of_choices(base_game: SampleGame) -> None:
    """A choice on a short board has the usual height; on a long one no empty table is added."""
    position = base_game.with_tiles(3)
    for columns in (3, 5, LONG_COLUMNS - 1):
        view = replace(choosing(position), cells=(Cell(0, 0), Cell(columns - 1, 0)))
        assert choices_frame(view).height >= LOWEST
    assert (
        choices_frame(replace(choosing(position), cells=(Cell(0, 0), Cell(LONG_COLUMNS, 0)))).height < LOWEST
    )
