"""Tests of the picture of the dragon's next step: its surroundings, an arrow for each way, and its trail."""

from __future__ import annotations

from dataclasses import replace
from math import dist

import pytest
from PIL import Image, ImageChops, ImageStat
from plain_pictures import KEYS, dragon_flights, image_of

from bot.i18n.language import codes, language
from bot.text.words import labels as labels_in
from game.engine import rules
from game.engine.legal import moves
from game.engine.position import Position
from game.expansions.dragon.moves import FLIGHT, Step
from game.values.geometry import STEP
from rendering.base.screen import DISC_PX, HIGHEST, LOWEST, WIDTH, on_screen
from rendering.base.theme import PAINTED_DARK, THEMES, Theme
from rendering.boards import flight
from rendering.boards.cell_names import cell_name
from rendering.boards.flight import visited_cells, ways
from rendering.boards.standing import taken_points
from rendering.gallery.samples import DRAGONS, NAMES, sample_game
from rendering.sprites.sprite_cache import tile_sprite
from rendering.views.alt_text import LIMIT
from rendering.views.board_image import BoardView, Idle, board_frame, draw_board, phone_views
from rendering.views.board_words import describe_board

FLIGHTS = dragon_flights()
LONG = max(FLIGHTS, key=lambda position: len(visited_cells(position)))


def test_ways_are_the_legal_steps() -> None:
    """The ways are the steps that the rules list, in their order, each with its cell, which was not visited."""
    assert len(FLIGHTS) > 20
    for position in FLIGHTS:
        found, dragon_cell = ways(position), visited_cells(position)[-1]
        assert [step for step, _ in found] == [move for move in moves(position) if isinstance(move, Step)]
        for step, cell in found:
            dx, dy = STEP[step.side]
            assert cell == (dragon_cell.x + dx, dragon_cell.y + dy)
            assert cell in position.board
            assert cell not in visited_cells(position)


def test_there_are_no_visited_cells_or_ways_without_a_flight() -> None:
    """No cell is visited and no way is open in other phases, and in games without a dragon."""
    for position in (sample_game(3, 2).with_tiles(9), sample_game(7, 4, DRAGONS).with_tiles(3)):
        assert visited_cells(position) == ()
        assert ways(position) == ()


@pytest.mark.parametrize("position", FLIGHTS[::6])
def test_tiles_beside_the_dragon_are_large_on_a_phone(position: Position) -> None:
    """Every tile to which the dragon can go is visible as a whole, 80 pixels wide on a phone, with its arrow."""
    view = BoardView(position, NAMES, KEYS, flight=True)
    frame, picture = board_frame(view), draw_board(view)
    assert (picture.width, picture.height) == (frame.width, frame.height)
    assert picture.width == WIDTH
    assert LOWEST <= picture.height <= HIGHEST
    assert on_screen(frame.tile_px) >= 80
    assert len(picture.data) < 400_000
    for cell in (visited_cells(position)[-1], *(cell for _, cell in ways(position))):
        left, top = frame.corner(cell)
        assert frame.land.left <= left
        assert frame.land.top <= top
        assert left + frame.tile_px <= frame.land.right
        assert top + frame.tile_px <= frame.land.bottom


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_arrows_are_drawn_over_the_border_they_cross(theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each way has one arrow; figures on the tile beyond the border stay visible."""
    view = BoardView(LONG, NAMES, KEYS, theme, flight=True)
    frame = board_frame(view)
    with_arrows = image_of(draw_board(view))
    monkeypatch.setattr("rendering.views.board_image.draw_arrows", lambda *_: None)
    without = image_of(draw_board(view))
    changed = ImageChops.difference(with_arrows, without).convert("L").point([0] * 30 + [255] * 226)
    start = frame.middle(visited_cells(LONG)[-1])
    for side_cell in [(visited_cells(LONG)[-1].x + dx, visited_cells(LONG)[-1].y + dy) for dx, dy in STEP]:
        end = frame.middle(type(visited_cells(LONG)[-1])(*side_cell))
        middle = tuple(a + (b - a) * (0.5 + flight.BEYOND) for a, b in zip(start, end, strict=True))
        reach = DISC_PX / 2
        box = tuple(
            round(v) for v in (middle[0] - reach, middle[1] - reach, middle[0] + reach, middle[1] + reach)
        )
        drawn = changed.crop(box).getbbox() is not None
        assert drawn is (side_cell in [cell for _, cell in ways(LONG)])


def test_arrows_keep_clear_of_figures() -> None:
    """An arrow moves along its border if a figure stands in the middle, and still crosses that border."""
    moved = 0
    for position in FLIGHTS:
        frame = board_frame(BoardView(position, NAMES, KEYS, flight=True))
        tile, obstacles = frame.tile_px, taken_points(frame, position)
        middle = frame.middle(visited_cells(position)[-1])
        for arrow in flight.arrows(frame, ways(position), obstacles):
            dx, dy = STEP[arrow.side]
            across = (arrow.middle[0] - middle[0]) * dx + (arrow.middle[1] - middle[1]) * dy
            assert across == pytest.approx((0.5 + flight.BEYOND) * tile)
            first = middle[0] + dx * across, middle[1] + dy * across
            gaps = [
                min((dist(at, point) for point in obstacles), default=tile) for at in (first, arrow.middle)
            ]
            assert gaps[1] >= gaps[0] or gaps[1] >= flight.CLEAR_TILES * tile
            moved += arrow.middle != first
    assert moved > 5


def test_names_of_arrows_are_drawn_over_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """The names of arrows are drawn last, so that no figure hides the name of a cell."""
    calls: list[str] = []
    for name in ("draw_arrows", "stand_figures", "name_arrows"):
        monkeypatch.setattr(f"rendering.views.board_image.{name}", lambda *_, name=name: calls.append(name))
    draw_board(BoardView(LONG, NAMES, KEYS, flight=True))
    assert calls == ["draw_arrows", "stand_figures", "name_arrows"]


def test_numbers_of_steps_do_not_overlap_names_in_the_border(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step has no number if the middle of its tile lies beneath the border."""
    discs: list[tuple[float, float]] = []
    monkeypatch.setattr(flight, "paste_middle", lambda *pasted: discs.append(pasted[2]))
    for position in FLIGHTS:
        frame = board_frame(BoardView(position, NAMES, KEYS, flight=True))
        canvas = Image.new("RGB", (frame.width, frame.height))
        flight.draw_trail(canvas, frame, visited_cells(position), PAINTED_DARK)
        assert all(frame.land.left <= x <= frame.land.right for x, _ in discs)
        assert all(frame.land.top <= y <= frame.land.bottom for _, y in discs)
    assert discs


def test_visited_tiles_are_darkened() -> None:
    """A visited tile is darker than the same tile in the picture of a board."""
    view = BoardView(LONG, NAMES, KEYS, flight=True)
    frame = board_frame(view)
    drawn = image_of(draw_board(view)).convert("L")
    been = [cell for cell in visited_cells(LONG)[:-1] if cell in frame.window]
    assert been
    for cell in been:
        laid = LONG.board[cell]
        tile = tile_sprite(laid.tile, laid.turns, frame.tile_px, view.theme, laid.number).convert("L")
        left, top = frame.corner(cell)
        corner = (left + 8, top + 8, left + 60, top + 60)
        assert _mean(drawn.crop(corner)) < _mean(tile.crop((8, 8, 60, 60))) - 12


def _mean(image: Image.Image) -> float:
    return ImageStat.Stat(image).mean[0]


@pytest.mark.parametrize("code", codes())
def test_alt_text_of_a_step_names_the_seat_and_the_cells(code: str) -> None:
    """The alt text names the seat and each cell to which the dragon can go, in every language."""
    for position in FLIGHTS[::9]:
        text = describe_board(BoardView(position, NAMES, labels_in(language(code)), flight=True))
        assert len(text) <= LIMIT
        assert NAMES[position.actors[0]] in text
        assert all(f"{cell_name(cell)}" in text for _, cell in ways(position))


@pytest.mark.parametrize("code", codes())
def test_alt_texts_of_a_flight_name_the_trail(code: str) -> None:
    """Both pictures of a flight show where the dragon has been; a picture after the flight names each cell once."""
    labels = labels_in(language(code))
    view = BoardView(LONG, NAMES, labels)
    left = ", ".join(map(cell_name, visited_cells(LONG)[:-1]))
    trail = labels.say("alt-flight-visited", cells=left)
    assert all(trail in describe_board(phone_view) for phone_view in phone_views(view))
    assert trail not in describe_board(replace(view, flown=True))


def test_each_step_changes_the_picture() -> None:
    """Pictures before and after a step differ: another seat, another cell, a longer trail."""
    first = next(position for position in FLIGHTS if len(visited_cells(position)) == 1)
    after, _ = rules.apply(first, ways(first)[0][0])
    assert len(visited_cells(after)) == 2
    if after.phase is FLIGHT:
        assert (
            draw_board(BoardView(first, NAMES, KEYS, flight=True)).data
            != draw_board(BoardView(after, NAMES, KEYS, flight=True)).data
        )


def test_a_flight_has_a_close_up_and_a_picture_of_the_board() -> None:
    """While the dragon flies the first picture is a close-up; stopped games and other phases have none."""
    view = BoardView(LONG, NAMES, KEYS)
    close, whole = phone_views(view)
    assert (close.flight, whole.flight) == (True, False)
    assert all(cell in board_frame(whole).window for cell in LONG.board)
    assert not any(view.flight for view in phone_views(BoardView(LONG, NAMES, KEYS, idle=Idle.ENDED_EARLY)))
    assert not any(
        view.flight for view in phone_views(BoardView(sample_game(3, 2).with_tiles(9), NAMES, KEYS))
    )


@pytest.mark.parametrize("code", codes())
def test_alt_text_of_a_finished_flight_names_its_trail(code: str) -> None:
    """The alt text after a flight names each cell of the trail and does not call the game stopped."""
    labels = labels_in(language(code))
    view = BoardView(LONG, NAMES, labels, flown=True)
    text = describe_board(view)
    assert ", ".join(map(cell_name, visited_cells(LONG))) in text
    assert labels.say("alt-ended-early") not in text
    assert phone_views(view)[0].flight is False


def test_the_whole_trail_is_visible_on_a_large_board() -> None:
    """On a board too large for a phone, the part over which the dragon flew is shown."""
    parts = 0
    for position in FLIGHTS:
        view = phone_views(BoardView(position, NAMES, KEYS, flown=True))[0]
        if view.area is not None:
            parts += 1
            assert all(cell in view.area for cell in visited_cells(position))
    assert parts
