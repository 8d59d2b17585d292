"""Tests that alt texts of boards, hands and posters describe what the picture shows, and nothing else."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from plain_pictures import KEYS, KEYS_AND_VALUES, dragon_flights

from bot.i18n.language import codes, language
from bot.text.words import labels as labels_in
from game.engine.legal import cells, placements
from game.engine.position import Position
from game.expansions.market.moves import MARKET
from game.values.geometry import Cell
from game.values.moves import MEEPLE, Spot
from game.values.ruleset import Colour, Expansion, Option, Ruleset, make_ruleset
from game.values.tiles import FeatureKind, TileId
from rendering.base.labels import DIRECTIONS, Labels
from rendering.boards.areas import areas, in_order
from rendering.boards.cell_names import cell_name
from rendering.boards.flight import four_ways
from rendering.boards.layout import Window
from rendering.boards.overlays import fitting_tiles
from rendering.boards.text_board import board_listing, tile_line
from rendering.charts.poster import PosterView
from rendering.charts.score_chart import ScoreChartView
from rendering.gallery.samples import NAMES, SampleGame, sample_game, sprawling_game
from rendering.panels.hand_strip import HandView
from rendering.panels.tile_grid import TilesLeftView, kinds_in_play, pages
from rendering.views.alt_text import (
    describe_chart,
    describe_choices,
    describe_hand,
    describe_poster,
    describe_tiles_left,
    described_whole,
)
from rendering.views.board_image import BoardView, board_frame
from rendering.views.board_words import describe_board, describe_state
from rendering.views.choices_image import ChoicesView

SCORES = {Colour.RED: (0, 3), Colour.BLUE: (0, 9)}


def test_alt_text_names_the_start_tile_until_another_is_laid(base_game: SampleGame, labels: Labels) -> None:
    """Before the first turn it names the start tile and its cell, later the last tile and the player who laid it."""
    first = base_game.positions[0]
    laid = first.board[Cell(0, 0)]
    start = labels.say("alt-start", cell="M50", tile=labels.tile(laid.tile, laid.turns))
    assert start in describe_board(BoardView(first, NAMES, labels))
    later = base_game.with_tiles(2)
    assert later.last is not None
    text = describe_board(BoardView(later, NAMES, labels))
    assert start not in text
    assert f"{NAMES[Colour.RED]} on {cell_name(later.last)}" in text


def test_alt_text_names_neutral_pieces_with_their_cells(labels: Labels) -> None:
    """Dragon and fairy are in the descriptions of the board and of the state, each with its cell."""
    position = next(position for position in dragon_flights() if len(position.pieces) == 2)
    view = BoardView(position, NAMES, labels)
    for text in (describe_board(view), describe_state(view)):
        for piece in position.pieces:
            assert labels.say("alt-piece", kind=piece.kind, cell=cell_name(piece.cell)) in text


def test_alt_text_names_a_drawn_tile_once(labels: Labels) -> None:
    """With early draws, the drawn tile of the seat to move is not listed as its hand too."""
    early = Ruleset(options=frozenset({Option.HAND_EARLY_DRAW}))
    count = 0
    for position in sample_game(3, 2, early).turns():
        mover = position.to_move
        if mover is None or position.drawn is None or not position.hands.get(mover):
            continue
        text = describe_board(BoardView(position, NAMES, labels))
        assert labels.say("alt-hand", player=NAMES[mover], tiles="").rstrip(" .") not in text
        count += 1
    assert count


def test_alt_text_says_that_a_tile_is_for_sale(labels: Labels) -> None:
    """While a tile is for sale, nobody has it to place. Rule: tile-market."""
    ruleset = Ruleset(options=frozenset({Option.TILE_MARKET}))
    position = next(position for position in sample_game(3, 3, ruleset).positions if position.phase is MARKET)
    assert position.to_move is not None
    assert position.drawn is not None
    look, tile = labels.say(f"picture-look-{position.to_move.value}"), labels.tile(position.drawn)
    sentence = labels.say("alt-to-market", player=NAMES[position.to_move], look=look, tile=tile)
    view = BoardView(position, NAMES, labels)
    assert all(sentence in text for text in (describe_board(view), describe_state(view)))


def test_alt_text_of_a_flight_names_the_seat_to_act(labels: Labels) -> None:
    """The alt text of the board during a flight names the seat whose step it is."""
    for position in dragon_flights()[::7]:
        seat = position.actors[0]
        look = labels.say(f"picture-look-{seat.value}")
        text = describe_board(BoardView(position, NAMES, labels))
        assert labels.say("alt-to-act", player=NAMES[seat], look=look) in text


def test_alt_text_of_arrows_describes_tiles_only(labels: Labels) -> None:
    """With arrows to all four sides, only cells with a tile are described."""
    position = next(
        position
        for position in dragon_flights()
        if not all(cell in position.board for _, cell in four_ways(position))
    )
    text = describe_board(BoardView(position, NAMES, labels, flight=True, judged=False))
    for _, cell in four_ways(position):
        assert (f"{cell_name(cell)}:" in text) is (cell in position.board)


def test_alt_text_has_letters_of_areas_only_for_an_overview(labels: Labels) -> None:
    """Letters of areas are in the alt text only if they are in the picture."""
    position = sprawling_game(5, 6).with_tiles(90)
    view = BoardView(position, NAMES, labels, numbered=in_order(cells(position), position.board))
    assert len(areas(view.numbered, position.board)) > 1
    assert "A: 1 " not in describe_board(view)
    assert "A: 1 " in describe_board(replace(view, overview=True))


def test_the_board_as_text_can_name_chosen_figures_only(big_game: SampleGame, labels: Labels) -> None:
    """With a choice of figures the text names their seats and no others."""
    position = big_game.with_tiles(60)
    some = position.figures[:1]
    text = "\n".join(board_listing(position, NAMES, labels, figures=some))
    assert NAMES[some[0].seat] in text
    assert not [NAMES[seat] for seat in position.seats if seat is not some[0].seat and NAMES[seat] in text]


@pytest.mark.parametrize("code", codes())
def test_alt_text_of_letters_promises_no_meeple(code: str) -> None:
    """Only the abbot may go into a garden, and at purist tables there are letters where nobody may go."""
    labels = labels_in(language(code))
    position = sample_game(7, 3, Ruleset()).with_tiles(20)
    assert position.to_move is not None
    assert position.drawn is not None
    place, garden = placements(position)[0], Spot(FeatureKind.GARDEN)
    view = ChoicesView(position, position.to_move, position.drawn, labels, place=place, spots=(garden,))
    text = describe_choices(view)
    assert f"A {labels.spot(garden)}." in text
    assert labels.figure(MEEPLE).lower() not in text.lower()


def test_alt_text_of_a_part_names_its_new_tiles(base_game: SampleGame, labels: Labels) -> None:
    """New tiles are framed in the picture of a part too; those outside it are not named."""
    position = base_game.with_tiles(20)
    view = BoardView(position, NAMES, labels, changed_since=2, area=Window(-1, -1, 1, 1))
    window, text = board_frame(view).window, describe_board(view)
    new = {cell_name(cell) for cell, laid in position.board.items() if cell in window and laid.number > 2}
    (names,) = re.findall(re.escape(labels.say("alt-changed", cells="X")).replace("X", "(.*?)"), text)
    assert set(names.split(", ")) == new
    assert len(new) < 18


@pytest.mark.parametrize("code", codes())
def test_alt_text_of_a_part_begins_with_a_capital_letter(code: str) -> None:
    """The corners of the part are a sentence of their own."""
    position, labels = sample_game(7, 3, Ruleset()).with_tiles(20), labels_in(language(code))
    text = describe_board(BoardView(position, NAMES, labels, area=Window(-1, -1, 1, 1)))
    assert text[0].isupper()


def test_alt_text_of_tiles_left_omits_used_up_tiles(labels: Labels, big_game: SampleGame) -> None:
    """Tiles of which none is left are grey in the picture, and not in its alt text."""
    kinds = tuple(big_game.positions[0].unseen)[:3]
    text = describe_tiles_left(TilesLeftView({kinds[0]: 2}, kinds, labels))
    assert text.endswith(f" 2 × {labels.tile(kinds[0])}.")
    two = describe_tiles_left(TilesLeftView({kinds[0]: 2, kinds[1]: 1}, kinds, labels))
    assert two.endswith(f" 2 × {labels.tile(kinds[0])}; 1 × {labels.tile(kinds[1])}.")


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("expansions", [[Expansion.RIVER], list(Expansion)], ids=["river", "everything"])
def test_alt_texts_of_tiles_left_name_all_tiles(code: str, expansions: list[Expansion]) -> None:
    """The tiles left have as many pictures as it takes for their alt texts to name every kind."""
    position, labels = (
        sample_game(7, 3, make_ruleset(expansions=expansions)).positions[0],
        labels_in(language(code)),
    )
    left = TilesLeftView(position.unseen, kinds_in_play(position.unseen), labels)
    shown = described_whole(pages(left))
    assert tuple(kind for page in shown for kind in page.kinds) == left.kinds
    assert [page.page for page in shown] == list(range(len(shown)))
    text = " ".join(describe_tiles_left(page) for page in shown)
    assert "…" not in text
    assert all(f"{count} × {labels.tile(kind)}" in text for kind, count in position.unseen.items())


def test_alt_text_of_a_poster_decides_ties_by_the_rules(labels: Labels) -> None:
    """The seat that loses a tie has the second place in the alt text of the poster. Rule: starter-loses-ties."""
    ruleset = Ruleset(options=frozenset({Option.STARTER_LOSES_TIES}))
    position = tied(sample_game(7, 2, ruleset).positions[-1])
    text = describe_poster(PosterView(position, NAMES, labels, "A game", ("today",)))
    assert f"1. {NAMES[Colour.BLUE]} " in text
    assert f"2. {NAMES[Colour.RED]} " in text


def tied(position: Position) -> Position:
    """Return the position with equal scores."""
    twin = position.copy_same_tiles()
    twin.points[:] = [40] * len(twin.points)
    return twin


def test_alt_texts_list_what_their_pictures_show(base_game: SampleGame, labels: Labels) -> None:
    """A chart lists the best score first, an overlay its fitting tiles, and a line of text marks the last tile."""
    chart = describe_chart(ScoreChartView((Colour.RED, Colour.BLUE), NAMES, SCORES, labels))
    assert chart.index(NAMES[Colour.BLUE]) < chart.index(NAMES[Colour.RED])
    position = base_game.with_tiles(12)
    overlay = fitting_tiles(position, cells(position)[0])
    assert position.last is not None
    text = describe_board(BoardView(position, NAMES, labels, overlay=overlay))
    assert f"{overlay.tiles[0].count} × {labels.tile(overlay.tiles[0].tile, overlay.tiles[0].turns)}" in text
    line = tile_line(position, position.last, NAMES, labels, ())
    assert line.endswith(labels.say("text-last"))


@pytest.mark.parametrize("code", codes())
def test_alt_text_of_a_hand_says_which_tile_is_chosen(code: str) -> None:
    """The chosen tile has a frame in the picture, and its number in the alt text."""
    labels, tiles = labels_in(language(code)), (TileId("E"), TileId("U"))
    text = describe_hand(HandView(tiles, tiles[1], labels))
    first, second = map(labels.tile, tiles)
    separator = "\u202f; " if code == "fr" else "; "
    assert text == f"1 {first}{separator}2 {second}. {labels.say('alt-chosen', number=2)}"


@pytest.mark.parametrize("turns", range(4))
def test_the_direction_of_a_flying_machine_turns_with_its_tile(turns: int) -> None:
    """A quarter turn of the tile is a quarter turn of the machine's direction in words."""
    labels = Labels(lambda key, /, **values: f"{key} {values['direction']}", ", ".join)
    texts = [labels.mark(f"flyer-{direction.upper()}", turns) for direction in DIRECTIONS]
    after = DIRECTIONS[2 * turns :] + DIRECTIONS[: 2 * turns]
    assert texts == [f"picture-flyer {direction}" for direction in after]


def test_the_sides_in_the_text_of_a_tile_turn_with_it() -> None:
    """The sides are those that the segments have after the rotation."""
    assert [KEYS_AND_VALUES.tile(TileId("E"), turns) for turns in range(4)] == [
        f"picture-segment feature-city side-{side}" for side in "nesw"
    ]


def test_the_segments_of_a_turned_tile_are_told_clockwise_from_the_north() -> None:
    """Three roads that end at a crossing are told in the order of their sides, however the tile is turned."""
    for turns, sides in enumerate(("esw", "nsw", "new", "nes")):
        text = KEYS_AND_VALUES.tile(TileId("W"), turns)
        assert re.findall("side-(.)", text) == list(sides)


def test_an_undrawable_name_is_replaced_by_the_colour_of_its_seat() -> None:
    """A name of which no font has a letter is replaced in texts, not left empty."""
    assert KEYS.name(Colour.PINK, "\u2800") == "colour-pink"
    assert KEYS.name(Colour.PINK, "Ana") == "Ana"
