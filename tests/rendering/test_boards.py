"""Tests of pictures of boards: sizes, contents, close-ups, and drawing from several threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import combinations
from math import dist

import pytest
from PIL import Image, ImageChops, ImageStat
from plain_pictures import KEYS, image_of

from game.board.oriented_tile import oriented
from game.engine.legal import cells, placements
from game.notation.record import read
from game.notation.replay import replay
from game.values.geometry import Cell
from game.values.moves import Place
from game.values.ruleset import Colour, Option, Ruleset
from game.values.tiles import TileKind, all_tiles
from rendering.base.labels import Labels
from rendering.base.screen import DISC_PX, FIGURE_PX, HIGHEST, LOWEST, STRIP_LOWEST, WIDTH, on_screen
from rendering.base.theme import THEMES, Theme
from rendering.boards import annotations
from rendering.boards.annotations import letters_of_areas, letters_of_spots
from rendering.boards.areas import areas, in_order
from rendering.boards.close_up import close_frame
from rendering.boards.layout import Frame, Window, window_round
from rendering.boards.standing import kept_clear, taken_points
from rendering.gallery.samples import SampleGame, sample_game, sprawling_game
from rendering.views.board_image import BoardView, board_frame, draw_board, phone_views
from rendering.views.board_words import describe_board, describe_state
from rendering.views.choices_image import ChoicesView, choices_frame, draw_choices


def line(tiles: int, labels: Labels, names: dict[Colour, str]) -> BoardView:
    """Return a view of a road of that many tiles."""
    moves = [f"{x}. {('blue', 'red')[x % 2]} U@{x},0/0" for x in range(1, tiles)]
    return BoardView(replay(read("\n".join(['[Seats "red blue"]', *moves, ""]))).position, names, labels)


@pytest.mark.parametrize("tiles", [1, 12, 60, 102])
def test_boards_fit_the_limits(
    tiles: int, big_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """At any number of tiles the picture has a palette, the stated size, and a shape between 16:10 and 4:5."""
    view = BoardView(big_game.with_tiles(tiles), names, labels)
    assert phone_views(view) == (view,)
    picture = draw_board(view)
    image = Image.open(BytesIO(picture.data))
    assert image.mode == "P"
    assert image.size == (picture.width, picture.height)
    assert picture.width == WIDTH
    assert LOWEST <= picture.height <= HIGHEST
    assert len(picture.data) < 350 * 1024


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_each_theme_draws_its_own_picture(
    theme: Theme, base_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """Each theme gives its own picture of the same board."""
    view = BoardView(base_game.with_tiles(12), names, labels, theme)
    plain = BoardView(base_game.with_tiles(12), names, labels)
    same = theme == plain.theme
    assert (draw_board(view).data == draw_board(plain).data) is same


def test_a_board_too_large_for_a_phone_is_two_pictures(labels: Labels, names: dict[Colour, str]) -> None:
    """A board too large for a phone has two pictures: the part with the last tile, and the whole in a low strip."""
    board = line(40, labels, names)
    board = replace(board, numbered=numbered_cells(board))
    part, whole = phone_views(board)
    near, far = board_frame(part), board_frame(whole)
    assert near.cropped
    assert board.position.last is not None
    assert board.position.last in near.window
    assert on_screen(near.tile_px) >= 20 > on_screen(far.tile_px)
    assert not far.cropped
    assert STRIP_LOWEST <= draw_board(whole).height < LOWEST <= draw_board(part).height
    assert describe_board(part).startswith("Part ")
    assert "Part" not in describe_board(whole)


def numbered_cells(view: BoardView) -> tuple[Cell, ...]:
    """Return the open cells in the order of their numbers."""
    return in_order(cells(view.position), view.position.board)


def test_a_board_beyond_all_sizes_is_cropped_round_the_last_tile(
    labels: Labels, names: dict[Colour, str]
) -> None:
    """A board larger than any bag allows keeps the width of its picture and is cropped round the last tile."""
    frame = board_frame(replace(line(120, labels, names), overview=True))
    assert frame.cropped
    assert frame.width == WIDTH
    assert Cell(119, 0) in frame.window


def test_every_cell_to_choose_from_is_in_the_first_picture_or_an_area(
    labels: Labels, names: dict[Colour, str]
) -> None:
    """Of a board with several areas the first picture shows one of them whole, the second outlines them all."""
    board = line(40, labels, names)
    board = replace(board, numbered=numbered_cells(board))
    found = areas(board.numbered, board.position.board)
    part, whole = (board_frame(view) for view in phone_views(board))
    assert len(found) > 1
    assert [area for area in found if all(cell in part.window for cell in area.cells)] == [found[-1]]
    assert all(cell in whole.window for area in found for cell in area.cells)
    plain = image_of(draw_board(replace(board, numbered=(), overview=True)))
    outlined = image_of(draw_board(replace(board, overview=True)))
    assert ImageChops.difference(plain, outlined).getbbox() is not None


def test_without_numbered_cells_the_first_picture_shows_four_cells_around_the_last_tile(
    labels: Labels, names: dict[Colour, str]
) -> None:
    """With the purist help level, and after the end, the land within four cells of the last tile is shown."""
    view = line(40, labels, names)
    first, second = phone_views(view)
    assert second.overview
    assert view.position.last is not None
    assert Cell(view.position.last.x - 4, 0) in board_frame(first).window


@pytest.mark.parametrize("tiles", [90, 100, 130])
def test_the_letter_of_an_area_hides_no_figure(tiles: int, names: dict[Colour, str], labels: Labels) -> None:
    """The letter of an area is within its outline, clear of figures and of the last tile if there is room."""
    position = sprawling_game(5, 6).with_tiles(tiles)
    view = BoardView(
        position, names, labels, numbered=in_order(cells(position), position.board), overview=True
    )
    found, frame = areas(view.numbered, position.board), board_frame(view)
    obstacles = taken_points(frame, position)
    letters = letters_of_areas(frame, found, obstacles)
    for (size, middle), area in zip(letters, found, strict=True):
        box = window_round(area.cells)
        left, top = frame.corner(Cell(box.west, box.north))
        right, low = frame.corner(Cell(box.east + 1, box.south + 1))
        assert left <= middle[0] <= right
        assert top <= middle[1] <= low
        clear = min(dist(middle, point) for point in obstacles)
        assert clear >= (size + FIGURE_PX) / 2 - 1 or right - left < 3 * size or low - top < 3 * size


@pytest.mark.parametrize("tiles", [40, 70])
def test_letters_of_areas_at_the_end_of_a_road_are_whole(
    tiles: int, names: dict[Colour, str], labels: Labels
) -> None:
    """On a long road the disc of an area at its end, though wider than the area, is not cut, nor hides another."""
    view = replace(line(tiles, labels, names), overview=True)
    cells_beside = [Cell(x, y) for x in range(tiles) for y in (-1, 1)] + [Cell(tiles, 0), Cell(-1, 0)]
    view = replace(view, numbered=in_order(cells_beside, view.position.board))
    found, frame = areas(view.numbered, view.position.board), board_frame(view)
    letters = letters_of_areas(frame, found, kept_clear(frame, view.position))
    assert len(letters) >= 4
    for size, (x, y) in letters:
        assert frame.land.left + size / 2 <= x <= frame.land.right - size / 2
        assert frame.land.top + size / 2 <= y <= frame.land.bottom - size / 2
    assert all(dist(a, b) >= size - 1 for (size, a), (_, b) in combinations(letters, 2))


def test_the_letter_of_a_crowded_area_is_in_the_widest_gap(names: dict[Colour, str], labels: Labels) -> None:
    """In an area full of figures the letter is where the figures leave most space."""
    position = sprawling_game(5, 6).with_tiles(90)
    view = BoardView(
        position, names, labels, numbered=in_order(cells(position), position.board), overview=True
    )
    area, frame = areas(view.numbered, position.board)[0], board_frame(view)
    box = window_round(area.cells)
    (left, top), (right, low) = (
        frame.corner(Cell(box.west, box.north)),
        frame.corner(Cell(box.east + 1, box.south + 1)),
    )
    gap = left + (right - left) / 4, top + (low - top) / 3
    crowd = [(x, y) for x in range(0, frame.width, 20) for y in range(0, frame.height, 20)]
    ((_, middle),) = letters_of_areas(frame, [area], [point for point in crowd if dist(point, gap) > 40])
    assert dist(middle, gap) < 20


@pytest.mark.parametrize("cropped", [False, True])
def test_cell_names_over_land_have_full_contrast(
    cropped: bool, base_game: SampleGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names of cells have the colour of texts over land, and a quieter one over the plain table."""
    colours = set()
    monkeypatch.setattr(annotations, "write", lambda *written, **_: colours.add(written[3].colour))
    frame = replace(close_frame(Cell(0, 0), base_game.with_tiles(12).board), cropped=cropped)
    surround = THEMES["painted-dark"].surround
    annotations.name_cells(Image.new("RGB", (frame.width, frame.height)), frame, THEMES["painted-dark"])
    assert colours == {surround.text if cropped else surround.text_quiet}


@pytest.mark.parametrize("count", [2, 3])
def test_tiles_to_choose_from_are_large_on_a_phone(
    count: int, names: dict[Colour, str], labels: Labels
) -> None:
    """Tiles to choose from, below the board, take a quarter of the width each, so that a road is visible."""
    position = sample_game(5, 2, Ruleset()).with_tiles(20)
    board = BoardView(position, names, labels)
    hand = tuple(all_tiles())[:count]
    plain, choosing = draw_board(board), draw_board(replace(board, choosing=hand))
    assert choosing.width == plain.width
    land = board_frame(replace(board, choosing=hand)).height
    assert choosing.height - land > 0.25 * plain.width
    assert choosing.height <= HIGHEST
    strip = image_of(choosing).crop((0, land, WIDTH, choosing.height))
    fewer = image_of(draw_board(replace(board, choosing=hand[:1])))
    assert strip.tobytes() != fewer.crop((0, land, WIDTH, choosing.height)).tobytes()


def test_a_table_ends_at_its_edge(names: dict[Colour, str], labels: Labels) -> None:
    """A rim separates the table from the panel's colour beyond; the alt text names its corner cells.

    Rule: table-edge.
    """
    ruleset = Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(5, 4))
    position = sample_game(7, 2, ruleset).with_tiles(12)
    view = BoardView(position, names, labels, area=Window(-4, -4, 4, 4))
    frame, image = board_frame(view), image_of(draw_board(view))
    tile = frame.tile_px
    surround = view.theme.surround

    def seen(cell: Cell) -> tuple[int, int, int]:
        x, y = frame.corner(cell)
        middle = ImageStat.Stat(image.crop((x + tile // 3, y + tile // 3, x + tile // 2, y + tile // 2))).mean
        return tuple(round(value) for value in middle)  # type: ignore[return-value]

    held = {Cell(x, y) for x in range(-2, 3) for y in range(-1, 3)}
    bare = [Cell(x, y) for x in range(-3, 4) for y in range(-3, 4) if Cell(x, y) not in position.board]
    assert {cell in held for cell in bare} == {True, False}
    for cell in bare:
        beyond = max(abs(a - b) for a, b in zip(seen(cell), surround.panel, strict=True)) <= 3
        assert beyond is (cell not in held), cell
    left, top = frame.corner(Cell(-2, -1))
    right, bottom = frame.corner(Cell(3, 3))
    for at in ((left, top + 9), (left + 9, top), (right - 1, bottom - 9), (right - 9, bottom - 1)):
        pixel = image.getpixel(at)
        assert all(abs(a - b) <= 24 for a, b in zip(pixel, surround.cell_line, strict=True)), (at, pixel)
    texts = describe_board(replace(view, area=None)), describe_state(view)
    assert all("K49" in words and "O52" in words for words in texts), texts
    endless = sample_game(7, 2, Ruleset()).with_tiles(12)
    assert "edge" not in describe_board(BoardView(endless, names, labels))


def test_changed_tiles_are_marked(base_game: SampleGame, names: dict[Colour, str], labels: Labels) -> None:
    """Marking changed tiles alters the picture at the tiles laid since, and not elsewhere."""
    position = base_game.with_tiles(20)
    plain = BoardView(position, names, labels)
    marked = BoardView(position, names, labels, changed_since=16)
    frame = board_frame(plain)
    before, after = (
        image_of(draw_board(plain)),
        image_of(draw_board(marked)),
    )
    changed = [cell for cell, laid in position.board.items() if laid.number > 16 and cell != position.last]
    assert len(changed) == 2
    for cell, laid in position.board.items():
        x, y = frame.corner(cell)
        edge = (x + 1, y + 20, x + 4, y + frame.tile_px - 20)
        differs = before.crop(edge).tobytes() != after.crop(edge).tobytes()
        near = any(abs(cell[0] - other[0]) + abs(cell[1] - other[1]) <= 1 for other in changed)
        if cell in changed:
            assert differs, laid
        elif not near:
            assert not differs, laid


def test_a_board_without_a_tile_is_drawn(labels: Labels, names: dict[Colour, str]) -> None:
    """When the start tile is in the bag the first picture is an empty table. Rule: start-in-bag."""
    position = sample_game(2, 2, Ruleset(options=frozenset({Option.START_IN_BAG}))).positions[0]
    assert len(position.board) == 0
    assert position.to_move is not None
    assert position.drawn is not None
    assert draw_board(BoardView(position, names, labels, numbered=(Cell(0, 0),))).width == WIDTH
    view = ChoicesView(position, position.to_move, position.drawn, labels, cells=(Cell(0, 0),))
    assert draw_choices(view).width == WIDTH


def test_all_threads_draw_the_same_picture(
    big_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """Drawing one view in many threads at once gives the same bytes each time."""
    view = BoardView(big_game.with_tiles(60), names, labels)
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda _: draw_board(view).data, range(8)))
    assert set(drawn) == {draw_board(view).data}


def test_the_close_up_shows_all_neighbours_of_the_tile(big_game: SampleGame, labels: Labels) -> None:
    """In the close-up of any cell, all tiles round it are visible, each at least 80 pixels wide on a phone."""
    position = big_game.with_tiles(40)
    assert position.to_move is not None
    for place in placements(position):
        view = ChoicesView(position, position.to_move, place.tile, labels, place=place)
        frame = choices_frame(view)
        x, y = place.cell
        near = {Cell(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & {
            *position.board,
            place.cell,
        }
        assert all(cell in frame.window for cell in near)
        assert on_screen(frame.tile_px) >= 80
        left, top = frame.corner(place.cell)
        beside = (
            left - frame.land.left,
            top - frame.land.top,
            frame.land.right - left - frame.tile_px,
            frame.land.bottom - top - frame.tile_px,
        )
        assert min(beside) > 0.35 * frame.tile_px
        drawn = draw_choices(view)
        assert (drawn.width, drawn.height) == (WIDTH, frame.height)
        assert LOWEST <= drawn.height <= HIGHEST


def test_the_close_up_shows_more_land_than_empty_table() -> None:
    """The close-up centres the tile within the land, and shifts at its rim, so that over half of it shows land."""
    board = {Cell(x, y) for x in range(7) for y in range(7)}
    frame = close_frame(Cell(3, 3), board)
    assert [round(at) for at in frame.middle(Cell(3, 3))] == [frame.width // 2, frame.height // 2]
    for cell in (Cell(-1, 3), Cell(7, 3), Cell(3, -1), Cell(3, 7)):
        frame = close_frame(cell, board)
        left, top = frame.corner(Cell(0, 0))
        right, low = frame.corner(Cell(7, 7))
        land = frame.land
        across = min(right, land.right) - max(left, land.left)
        down = min(low, land.bottom) - max(top, land.top)
        assert across * down > 0.5 * land.width * land.height, cell


def test_every_column_and_row_in_sight_of_a_close_up_is_named(big_game: SampleGame) -> None:
    """A column or row that a close-up shows as a whole belongs to its window, and so has its name in the border."""
    for position in big_game.turns():
        frame = close_frame(position.last or Cell(0, 0), position.board)
        land, window, tile = frame.land, frame.window, frame.tile_px
        left, top = frame.corner(Cell(window.west, window.north))
        right, low = frame.corner(Cell(window.east + 1, window.south + 1))
        for beside in (left - land.left, top - land.top, land.right - right, land.bottom - low):
            assert 0 <= beside < tile


@pytest.mark.parametrize("tiles", [2, 40, 100])
def test_numbers_of_cells_are_legible_on_a_phone(
    tiles: int, big_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """The pale disc of a number is 16 pixels wide on a phone, however small the tiles are."""
    position = big_game.with_tiles(tiles)
    cell = placements(position)[0].cell
    view = BoardView(position, names, labels, numbered=(cell,))
    frame = board_frame(view)
    middle, line_px = (round(at) for at in frame.middle(cell))
    line_px += 17  # below the digit
    row = image_of(draw_board(view)).convert("L").crop((middle - 29, line_px, middle + 29, line_px + 1))
    disc = row.point(lambda value: 255 if value > 200 else 0).getbbox()
    assert disc is not None
    assert 10 < on_screen(disc[2] - disc[0]) < 18  # a chord of the disc


@pytest.mark.parametrize("kind", all_tiles().values(), ids=lambda kind: kind.key)
def test_letters_of_a_close_up_do_not_overlap(kind: TileKind) -> None:
    """The letters of all spots, in every turn of a tile, are discs that do not overlap, within the tile."""
    frame = choices_frame_of(kind)
    x, y = frame.corner(Cell(0, 0))
    for turns in range(4):
        place = Place(kind.key, Cell(0, 0), turns)
        spots = [oriented(kind.key)[turns].spots[index] for index in range(len(kind.segments))]
        for offered in (spots, spots[::2], spots[1:]):
            middles = [middle for _, middle in letters_of_spots(frame, place, offered)]
            assert min([dist(a, b) for a, b in combinations(middles, 2)], default=99) >= DISC_PX
            for left, top in middles:
                assert x + DISC_PX / 2 - 1 <= left <= x + frame.tile_px - DISC_PX / 2 + 1
                assert y + DISC_PX / 2 - 1 <= top <= y + frame.tile_px - DISC_PX / 2 + 1


def choices_frame_of(kind: TileKind) -> Frame:
    """Return the frame of the close-up of a tile on the start cell."""
    position = sample_game(7, 2, Ruleset()).positions[0]
    place = Place(kind.key, Cell(0, 0), 0)
    return choices_frame(ChoicesView(position, Colour.RED, kind.key, KEYS, place=place))
