"""Tests of the content of panels: hands, lists below a board, scores, tiles left, steps of a flight, landings."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops
from plain_pictures import KEYS_AND_VALUES, image_of

from game.board.features import Feature
from game.values.events import Scored
from game.values.geometry import Cell
from game.values.moves import Place
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId
from rendering.base.rect import Rect
from rendering.base.screen import WIDTH
from rendering.base.theme import DEFAULT_THEME
from rendering.boards.areas import part_window
from rendering.boards.landings import Target
from rendering.boards.layout import Window, window_round
from rendering.boards.overlays import CountedTile, DeadCells, FittingTiles, OneFeature, OwnedFields
from rendering.gallery.samples import NAMES, SampleGame
from rendering.panels.hand_strip import HandsView, HandView, draw_hand, draw_hands
from rendering.panels.panel_lists import (
    ListRow,
    ListView,
    _places,
    draw_list,
    fitting_pages,
    list_px,
    overlay_list,
    sums,
)
from rendering.panels.scoreboard import ScoresView, points_by_kind, score_table, sources
from rendering.panels.table import TableRow, TableView, draw_table
from rendering.panels.tile_grid import MOST_KINDS, TilesLeftView, draw_tiles_left, kinds_in_play, pages
from rendering.panels.way_strip import StepState, WayStep, WayView, draw_way
from rendering.views.landings_image import LandingsView, draw_landings, landings_frame

RED, BLUE, GREEN, BLACK = Colour.RED, Colour.BLUE, Colour.GREEN, Colour.BLACK
U, X, V = TileId("U"), TileId("X"), TileId("V")
SURROUND = DEFAULT_THEME.surround


def count(image: Image.Image, colour: tuple[int, int, int]) -> int:
    """Return the number of pixels of a colour."""
    return sum(times for times, found in image.getcolors(1 << 20) or () if found == colour)


@pytest.mark.parametrize("chosen", [U, X, V])
def test_the_chosen_tile_of_a_hand_is_framed(chosen: TileId) -> None:
    """Of the tiles of a hand only the chosen one has the golden frame, and each its number."""
    tiles = (U, X, V)
    image = image_of(draw_hand(HandView(tiles, chosen, KEYS_AND_VALUES)))
    slot = WIDTH // 3
    gold = [count(image.crop((slot * n, 0, slot * n + slot, image.height)), SURROUND.gold) for n in range(3)]
    assert gold.index(max(gold)) == tiles.index(chosen)
    assert max(gold) > 4 * sorted(gold)[1]


def test_two_tiles_of_a_hand_are_numbered() -> None:
    """Two tiles of a hand have numbers; a single one has none."""
    pale = [
        count(image_of(draw_hand(HandView(tiles, X, KEYS_AND_VALUES))), SURROUND.disc)
        for tiles in ((X,), (X, U))
    ]
    assert pale[1] > pale[0] + 1000


def test_hands_are_shown_with_their_seats() -> None:
    """Each hand has a figure of its seat, and the hand of the seat to move is highlighted."""
    hands = dict.fromkeys((RED, BLUE, GREEN, BLACK), (U, X, V))
    image = image_of(draw_hands(HandsView(hands, NAMES, KEYS_AND_VALUES, GREEN)))
    quarters = [
        image.crop((x, y, x + WIDTH // 2, y + image.height // 2))
        for y in (0, image.height // 2)
        for x in (0, WIDTH // 2)
    ]
    assert [count(quarter, SURROUND.row_active) > 2000 for quarter in quarters] == [False, False, True, False]
    assert [count(quarter, SURROUND.row) > 2000 for quarter in quarters] == [True, True, False, True]
    alone = [draw_hands(HandsView({seat: (U,)}, NAMES, KEYS_AND_VALUES)).data for seat in hands]
    assert len(set(alone)) == len(alone)


def test_fields_without_points_have_no_leader() -> None:
    """No owner is highlighted while no field pays; then the one with the most points is."""
    none = overlay_list(OwnedFields({}, {RED: 0, BLUE: 0}), NAMES, KEYS_AND_VALUES)
    some = overlay_list(OwnedFields({}, {RED: 0, BLUE: 3}), NAMES, KEYS_AND_VALUES)
    assert [row.strong for row in none.rows] == [False, False]
    assert [row.strong for row in some.rows] == [False, True]


CITY = Scored(
    FeatureKind.CITY, 9, (BLUE,), complete=True, final=False, tiles=2, cells=(Cell(0, 0),),
    strength=((RED, 1), (BLUE, 2)), pennants=1, inns=0, cathedrals=1,
)  # fmt: skip


def one(paid: tuple[Scored, ...], *, complete: bool = True) -> ListView:
    """Return the list that explains a city."""
    feature = Feature(FeatureKind.CITY, (Cell(0, 0),), ((Cell(0, 0), 0),), complete=complete)
    return overlay_list(OneFeature(feature, paid), NAMES, KEYS_AND_VALUES)


def test_the_list_of_a_feature_names_state_sum_and_strength() -> None:
    """The seats are listed by strength, and those that are paid are highlighted."""
    shown = one((CITY,))
    assert shown.words == "picture-feature-complete"
    assert one((), complete=False).words == "picture-feature-open"
    assert ListRow("picture-sum", "9", strong=True) in shown.rows
    assert [(row.colour, row.value, row.strong) for row in shown.rows if row.colour] == [
        (BLUE, "× 2", True),
        (RED, "× 1", False),
    ]
    both = one((CITY, replace(CITY, seats=(RED,), points=6)))
    assert [row.colour for row in both.rows if row.colour] == [BLUE, RED]


def test_inns_and_cathedrals_are_named_in_the_sum() -> None:
    """A cathedral or an inn, which change the points of each tile, are named beside the number of tiles."""
    assert "picture-cathedral" in sums(CITY, KEYS_AND_VALUES)[0][0]
    road = replace(CITY, kind=FeatureKind.ROAD, points=4, pennants=0, cathedrals=0, inns=1)
    assert "picture-inn" in sums(road, KEYS_AND_VALUES)[0][0]
    assert sums(replace(road, inns=0), KEYS_AND_VALUES)[0][0] == "picture-pays-tiles 2 2"


def test_rows_of_players_share_a_line_in_pairs() -> None:
    """Two players share a line, also below a row that takes a whole line."""
    rows = (ListRow("sum"), ListRow("a", colour=RED), ListRow("b", colour=BLUE), ListRow("c", colour=GREEN))
    whole, first, second, third = _places(ListView("", "", rows), DEFAULT_THEME)
    assert whole.top < first.top == second.top < third.top
    assert whole.left == first.left == third.left < second.left


def test_long_words_of_a_list_are_below_the_title() -> None:
    """Words are beside the title if there is room, else below it in as many lines as they need."""
    heights = []
    for many in (1, 20, 60):
        view = overlay_list(DeadCells(tuple(Cell(x, 0) for x in range(many))), NAMES, KEYS_AND_VALUES)
        height = list_px(view, DEFAULT_THEME)
        canvas = Image.new("RGB", (WIDTH, height + 50), SURROUND.panel)
        draw_list(canvas, Rect(0, 0, WIDTH, height), view, DEFAULT_THEME)
        assert count(canvas.crop((0, height, *canvas.size)), SURROUND.panel) == 50 * WIDTH
        assert count(canvas, SURROUND.text_quiet) > 0
        heights.append(height)
    assert heights == sorted(set(heights))


def test_fitting_tiles_on_pages_keep_their_rotations() -> None:
    """Tiles that are too many for the list have pictures of their own, with the same rotations."""
    kinds = kinds_in_play(dict.fromkeys(map(TileId, "ABCDEFGHIJKLMNOPQRSTU"), 1))
    tiles = tuple(CountedTile(kind, 1, number % 4) for number, kind in enumerate(kinds))
    (page,) = fitting_pages(FittingTiles(Cell(0, 1), tiles), KEYS_AND_VALUES, DEFAULT_THEME)
    assert page.entries == tiles
    assert fitting_pages(DeadCells(()), KEYS_AND_VALUES, DEFAULT_THEME) == ()


def test_pages_show_every_kind_once() -> None:
    """Many kinds of tiles are divided into pages without a loss; kinds that are on the board are among them."""
    kinds = tuple(TileId(f"T{number}") for number in range(MOST_KINDS * 2 + 1))
    shown = pages(TilesLeftView({}, kinds, KEYS_AND_VALUES))
    assert tuple(kind for page in shown for kind in page.kinds) == kinds
    assert kinds_in_play({X: 1}, {U: 1}) == (U, X)


def test_tiles_left_have_rotations_and_used_up_ones_no_number() -> None:
    """A tile is drawn in its rotation; one of which none is left has no number."""
    plain = draw_tiles_left(TilesLeftView({V: 1}, (V,), KEYS_AND_VALUES, title="x")).data
    turned = draw_tiles_left(TilesLeftView({V: 1}, (V,), KEYS_AND_VALUES, title="x", turned={V: 1})).data
    used_up = image_of(draw_tiles_left(TilesLeftView({}, (V,), KEYS_AND_VALUES, title="x")))
    assert plain != turned
    assert count(used_up, SURROUND.disc) == 0


def test_the_leader_of_the_scores_is_the_first_row() -> None:
    """The row of the best score is first and highlighted, unless nobody has points; empty columns are left out."""
    seats = (RED, BLUE)
    table = score_table(ScoresView(seats, NAMES, {}, {RED: 3, BLUE: 8}, KEYS_AND_VALUES))
    assert [(row.colour, row.strong) for row in table.rows] == [(BLUE, True), (RED, False)]
    empty = score_table(ScoresView(seats, NAMES, {}, {RED: 0, BLUE: 0}, KEYS_AND_VALUES))
    assert not any(row.strong for row in empty.rows)
    assert points_by_kind([CITY, CITY]) == {BLUE: {"city": 18}}
    assert "garden" not in sources({RED: {"city": 3}})
    assert "garden" in sources({RED: {"garden": 3}})


def test_rows_of_a_table_show_their_seat_and_the_leader(written: list[tuple[str, int]]) -> None:
    """The figure has the colour of the seat, a strong row is highlighted, and only scores of seats have laps."""

    def drawn(row: TableRow) -> Image.Image:
        written.clear()
        return image_of(draw_table(TableView("x", ("y",), (row,))))

    row = TableRow("", ("107",), RED)
    assert drawn(row).tobytes() != drawn(replace(row, colour=BLUE)).tobytes()
    strong, plain = drawn(replace(row, strong=True)), drawn(row)
    assert count(strong, SURROUND.row_active) > 9000 > count(plain, SURROUND.row_active)
    assert "100 + 7" in [text for text, _ in written]
    drawn(replace(row, colour=None))
    assert "100 + 7" not in [text for text, _ in written]


def test_own_steps_of_a_flight_are_highlighted() -> None:
    """Each step has a figure of the seat that makes it, and those of the viewer are highlighted."""

    def drawn(*seats: Colour) -> Image.Image:
        steps = tuple(WayStep(number, seat, StepState.OPEN) for number, seat in enumerate(seats, 1))
        return image_of(draw_way(WayView(steps, 9, RED, NAMES, KEYS_AND_VALUES)))

    mixed = drawn(RED, BLUE)
    left, right = (mixed.crop((x, 0, x + WIDTH // 2, mixed.height)) for x in (0, WIDTH // 2))
    assert count(left, SURROUND.row_active) > 9000 > count(right, SURROUND.row_active)
    assert drawn(RED, BLUE).tobytes() != drawn(RED, GREEN).tobytes()


def test_the_frame_moves_from_the_machine_to_its_target(
    base_game: SampleGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The frame is around the machine before the throw and its target afterwards; tile and figures are shown."""
    position = base_game.with_tiles(40)
    cell, start = next(figure.cell for figure in position.figures), next(iter(position.board))
    view = LandingsView(position, Place(X, start, 0), (Target(1, cell),), KEYS_AND_VALUES)
    assert draw_landings(view).data != draw_landings(replace(view, place=Place(U, start, 0))).data
    framed: list[Cell] = []
    with monkeypatch.context() as patched:
        patched.setattr(
            "rendering.views.landings_image.mark_cell", lambda *arguments: framed.append(arguments[2])
        )
        draw_landings(view)
        draw_landings(replace(view, thrown=1))
    assert framed == [start, cell]
    frame, shown = landings_frame(view), image_of(draw_landings(view))
    monkeypatch.setattr("rendering.views.landings_image.stand_figures", lambda *_: None)
    left, top = frame.corner(cell)
    box = (left, top, left + frame.tile_px, top + frame.tile_px)
    assert ImageChops.difference(shown, image_of(draw_landings(view))).crop(box).getbbox() is not None


def test_a_part_ends_with_the_board_and_has_whole_groups_only() -> None:
    """The margin of a part ends with the board; a group that does not fit beside the first is left out."""
    whole = window_round([Cell(0, 0), Cell(40, 40)])
    assert part_window([[Cell(0, 0)]], whole, margin=4) == window_round([Cell(0, 0), Cell(4, 4)])
    assert Cell(40, 0) not in part_window([[Cell(0, 0)], [Cell(40, 0)], [Cell(5, 0)]], whole)
    assert Cell(5, 0) in part_window([[Cell(0, 0)], [Cell(40, 0)], [Cell(5, 0)]], whole)


def test_a_part_has_five_columns_where_the_board_has_them() -> None:
    """A small part shows more at its sides; a part that fills the height of a picture stays as narrow as it is."""
    middle, far = Cell(20, 20), Window(0, 0, 40, 40)
    assert part_window([[middle]], far) == Window(18, 19, 22, 21)
    assert part_window([[Cell(40, 20)]], far) == Window(36, 19, 40, 21)
    assert part_window([[middle]], Window(19, 0, 22, 40)) == Window(19, 19, 22, 21)
    high = Window(20, 0, 20, 40)
    assert part_window([[Cell(20, 0), Cell(20, 40)]], far) == high
