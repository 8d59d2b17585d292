"""Tests of what is in a picture of a board: which part of it, which figures, and what an overlay leaves out."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from PIL import Image
from plain_pictures import KEYS_AND_VALUES, dragon_flights, image_of

from game.engine.legal import cells
from game.engine.position import Position
from game.expansions.dragon.state import DRAGON_STATE
from game.notation.record import read
from game.notation.replay import replay
from game.values.geometry import Cell
from rendering.base.encode import to_palette
from rendering.base.picture import new_canvas
from rendering.base.screen import LEAST_TILE_PX, LOWEST
from rendering.boards.annotations import letters_of_areas
from rendering.boards.areas import areas, in_order
from rendering.boards.flight import ways
from rendering.boards.layout import fits_large, window_round
from rendering.boards.overlays import fitting_tiles, one_feature, owned_fields
from rendering.boards.standing import kept_clear
from rendering.gallery.samples import NAMES, SampleGame, sprawling_game
from rendering.tiles.spot_points import spot_points
from rendering.views.board_image import (
    BoardView,
    Idle,
    board_frame,
    draw_board,
    draw_land,
    phone_views,
    shown_part,
)


def drawn(view: BoardView) -> Image.Image:
    """Return the picture of a view."""
    return image_of(draw_board(view))


def row(tiles: str) -> Position:
    """Return the position after these tiles have been laid side by side, to the east of the start tile."""
    moves = [f"{x}. {('blue', 'red')[x % 2]} {tile}@{x},0/0" for x, tile in enumerate(tiles, 1)]
    return replay(read("\n".join(['[Seats "red blue"]', *moves, ""]))).position


def test_only_boards_of_running_games_include_open_cells(base_game: SampleGame) -> None:
    """The open cells around the land are shown while tiles can be laid, not after a stop or a flight."""
    position = base_game.with_tiles(20)
    view, land = BoardView(position, NAMES, KEYS_AND_VALUES), window_round(position.board)
    assert view.whole == window_round((*position.board, *cells(position))) != land
    assert replace(view, idle=Idle.ENDED_EARLY).whole == land
    assert replace(view, flown=True).whole == land


def test_the_cell_of_fitting_tiles_is_visible(base_game: SampleGame) -> None:
    """The picture of the tiles that fit a cell shows that cell, wherever it lies around a small board."""
    position = base_game.with_tiles(12)
    for cell in cells(position):
        view = BoardView(position, NAMES, KEYS_AND_VALUES, overlay=fitting_tiles(position, cell))
        assert cell in board_frame(view).window


def test_an_overlay_during_a_flight_hides_the_flight() -> None:
    """An overlay requested during a flight has one picture, without close-up and trail."""
    flights = [position for position in dragon_flights() if ways(position)]
    position = next(position for position in flights if len(DRAGON_STATE.of(position).visited) > 2)
    view = BoardView(position, NAMES, KEYS_AND_VALUES, overlay=owned_fields(position))
    assert phone_views(view) == (view,)
    state, resting = DRAGON_STATE.of(position), position.copy_same_tiles()
    DRAGON_STATE.put(resting, state.with_dragon(state.visited[-1], state.visited[-1:]))
    assert draw_board(view).data == draw_board(replace(view, position=resting)).data
    trail = replace(view, overlay=None, flown=True)
    assert draw_board(trail).data != draw_board(replace(trail, position=resting)).data


def test_only_a_large_board_is_an_overview_beside_a_flight() -> None:
    """The second picture of a flight is an overview only if the board is too large for a phone."""
    flights = [position for position in dragon_flights() if ways(position)]
    for position in flights[::5]:
        view = BoardView(position, NAMES, KEYS_AND_VALUES)
        assert [phone_view.flight for phone_view in phone_views(view)] == [True, False]
        assert phone_views(view)[1].overview is not fits_large(view.whole)


def test_the_part_of_a_large_board_includes_all_new_tiles() -> None:
    """Besides the numbered cells it shows the last tile, the changed tiles, and a feature that was completed."""
    view = BoardView(row("U" * 39), NAMES, KEYS_AND_VALUES, numbered=(Cell(33, 1),))
    part = phone_views(view)[0].area
    assert part is not None
    assert Cell(33, 1) in part
    assert Cell(39, 0) in part
    assert Cell(28, 0) not in part
    since = phone_views(replace(view, changed_since=view.position.board[Cell(27, 0)].number))[0].area
    assert since is not None
    assert Cell(28, 0) in since
    closed = BoardView(row("U" * 27 + "X" + "U" * 10 + "X"), NAMES, KEYS_AND_VALUES, numbered=(Cell(33, 1),))
    road = phone_views(closed)[0].area
    assert road is not None
    assert Cell(28, 0) in road


def test_a_long_low_board_with_a_list_is_as_high_as_its_land() -> None:
    """With a list below it, a low board may be lower than the usual minimum, since more would be empty table."""
    view = BoardView(row("U" * 11), NAMES, KEYS_AND_VALUES)
    overlay = owned_fields(view.position)
    assert board_frame(replace(view, overlay=overlay)).height < LOWEST == board_frame(view).height


@pytest.mark.parametrize("rows", range(8, 14))
def test_a_high_feature_is_shown_with_large_tiles(rows: int) -> None:
    """What is beside a feature is shown only as far as its tiles stay large on a phone."""
    road = [
        "1. blue V@1,0/0",
        *(f"{y + 1}. red {'X' if y == rows - 1 else 'U'}@1,{y}/1" for y in range(1, 20)),
    ]
    moves = [move.replace("red", ("red", "blue")[number % 2 == 0]) for number, move in enumerate(road)]
    position = replay(read("\n".join(['[Seats "blue red"]', *moves, ""]))).position
    overlay = one_feature(position, Cell(1, 0), 0)
    assert {cell.y for cell in overlay.feature.cells} == set(range(rows))
    frame = board_frame(BoardView(position, NAMES, KEYS_AND_VALUES, overlay=overlay))
    assert frame.tile_px >= LEAST_TILE_PX
    assert all(cell in frame.window for cell in overlay.feature.cells)


def test_highlighting_a_feature_dims_other_figures(
    big_game: SampleGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Figures of the feature keep their colours; all others are dimmed but still there."""
    position = big_game.with_tiles(60)
    crowds = Counter(figure.cell for figure in position.figures)
    alone = [
        figure for figure in position.figures if crowds[figure.cell] == 1 and figure.cell != position.last
    ]
    overlay = one_feature(position, alone[0].cell, alone[0].segment)
    view = BoardView(position, NAMES, KEYS_AND_VALUES, overlay=overlay)
    frame, shown = board_frame(view), drawn(view)
    land = new_canvas(frame.width, frame.height, view.theme)
    draw_land(land, frame, replace(view, overlay=None, idle=Idle.ENDED_EARLY))
    bright = to_palette(land, view.theme).convert("RGB")
    monkeypatch.setattr("rendering.views.board_image.stand_figures", lambda *_: None)
    bare = drawn(view)
    counts: dict[bool, int] = {True: 0, False: 0}
    for figure in alone:
        if figure.cell in frame.window:
            laid = position.board[figure.cell]
            left, top = frame.corner(figure.cell)
            x, y = spot_points(laid.tile, laid.turns)[figure.segment]
            at = round(left + x * frame.tile_px), round(top + y * frame.tile_px)
            box = (at[0] - 3, at[1] - 3, at[0] + 4, at[1] + 4)
            without, plain, highlighted = (image.crop(box).tobytes() for image in (bare, bright, shown))
            assert highlighted != without, figure
            assert (highlighted == plain) is (figure in overlay.feature.figures), figure
            counts[figure in overlay.feature.figures] += 1
    assert all(counts.values())


def test_areas_of_an_overview_have_their_letters() -> None:
    """Each area of an overview has its letter on a pale disc, where no figure stands if there is room."""
    position = sprawling_game(5, 6).with_tiles(130)
    view = BoardView(
        position, NAMES, KEYS_AND_VALUES, numbered=in_order(cells(position), position.board), overview=True
    )
    found, frame = areas(view.numbered, position.board), board_frame(view)
    assert len(found) > 1
    image = drawn(view).convert("L")
    for size, (x, y) in letters_of_areas(frame, found, kept_clear(frame, position)):
        assert image.getpixel((round(x), round(y - size * 0.4))) > 200
        assert image.getpixel((round(x), round(y + size * 0.4))) > 200


def test_a_part_is_named_by_its_opposite_corners() -> None:
    """The words for a part name its north-western and its south-eastern cell."""
    window = window_round([Cell(-2, 3), Cell(4, 9)])
    assert shown_part(window, KEYS_AND_VALUES) == "picture-part K53 Q59"
