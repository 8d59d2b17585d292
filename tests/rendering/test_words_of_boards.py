"""Tests of boards, hands and posters in words: the words say what the picture shows, and nothing else."""

from __future__ import annotations

from dataclasses import replace

from game.engine.legal import cells
from game.engine.position import Position
from game.expansions.dragon.moves import FLIGHT
from game.values.geometry import Cell
from game.values.ruleset import Colour, Option, Ruleset
from rendering.base.labels import Labels
from rendering.boards.areas import areas, in_order
from rendering.boards.cell_names import cell_name
from rendering.boards.flight import four_ways
from rendering.boards.overlays import fitting_tiles
from rendering.boards.text_board import board_listing, tile_line
from rendering.charts.poster import PosterView
from rendering.charts.score_chart import ScoreChartView
from rendering.gallery.samples import DRAGONS, NAMES, SampleGame, sample_game, sprawling_game
from rendering.panels.tile_grid import TilesLeftView
from rendering.views.alt_text import (
    describe_board,
    describe_chart,
    describe_poster,
    describe_state,
    describe_tiles_left,
)
from rendering.views.board_image import BoardView


def flights() -> list[Position]:
    """Return the positions of a game in which the dragon flies."""
    return [one for one in sample_game(7, 4, DRAGONS).positions if one.phase is FLIGHT]


def test_the_start_tile_is_in_words_until_another_is_laid(base_game: SampleGame, labels: Labels) -> None:
    """Before the first turn the words name the start tile and its cell; then the last tile and who has laid it."""
    first = base_game.positions[0]
    laid = first.board[Cell(0, 0)]
    start = labels.say("alt-start", cell="M50", tile=labels.tile(laid.tile, laid.turns))
    assert start in describe_board(BoardView(first, NAMES, labels))
    later = base_game.with_tiles(2)
    assert later.last is not None
    text = describe_board(BoardView(later, NAMES, labels))
    assert start not in text
    assert f"{NAMES[Colour.RED]} on {cell_name(later.last)}" in text


def test_neutral_pieces_are_told_with_their_cells(labels: Labels) -> None:
    """Dragon and fairy are in the words of the picture and of the state, each with its cell."""
    position = next(one for one in flights() if len(one.pieces) == 2)
    view = BoardView(position, NAMES, labels)
    for text in (describe_board(view), describe_state(view)):
        for piece in position.pieces:
            assert labels.say("alt-piece", kind=piece.kind, cell=cell_name(piece.cell)) in text


def test_a_drawn_tile_is_not_told_twice(labels: Labels) -> None:
    """Who has drawn the tile that is to be laid is said to lay it, and not to hold it as well."""
    early = Ruleset(options=frozenset({Option.HAND_EARLY_DRAW}))
    told = 0
    for position in sample_game(3, 2, early).turns():
        mover = position.to_move
        if mover is None or position.drawn is None or not position.hands.get(mover):
            continue
        text = describe_board(BoardView(position, NAMES, labels))
        assert labels.say("alt-hand", player=NAMES[mover], tiles="").rstrip(" .") not in text
        told += 1
    assert told


def test_who_acts_without_a_tile_is_called(labels: Labels) -> None:
    """On the board beside a flight the words call the seat whose step it is."""
    for position in flights()[::7]:
        seat = position.actors[0]
        look = labels.say(f"picture-look-{seat.value}")
        text = describe_board(BoardView(position, NAMES, labels))
        assert labels.say("alt-to-act", player=NAMES[seat], look=look) in text


def test_arrows_beyond_the_land_have_no_words(labels: Labels) -> None:
    """With arrows to all four sides the words tell the tiles that lie there, and nothing where none lies."""
    position = next(one for one in flights() if not all(cell in one.board for _, cell in four_ways(one)))
    text = describe_board(BoardView(position, NAMES, labels, flight=True, judged=False))
    for _, cell in four_ways(position):
        assert (f"{cell_name(cell)}:" in text) is (cell in position.board)


def test_areas_without_letters_have_none_in_words(labels: Labels) -> None:
    """Only where the picture shows letters of areas do the words name them."""
    position = sprawling_game(5, 6).with_tiles(90)
    view = BoardView(position, NAMES, labels, numbered=in_order(cells(position), position.board))
    assert len(areas(view.numbered, position.board)) > 1
    assert "A: 1 " not in describe_board(view)
    assert "A: 1 " in describe_board(replace(view, overview=True))


def test_a_listing_of_some_figures_names_no_others(big_game: SampleGame, labels: Labels) -> None:
    """The listing can be asked for some of the figures, and then names no others."""
    position = big_game.with_tiles(60)
    some = position.figures[:1]
    text = "\n".join(board_listing(position, NAMES, labels, figures=some))
    assert NAMES[some[0].seat] in text
    assert not [NAMES[seat] for seat in position.seats if seat is not some[0].seat and NAMES[seat] in text]


def test_used_up_tiles_are_left_out_of_the_words(labels: Labels, big_game: SampleGame) -> None:
    """Tiles of which none is left are grey in the picture, and not in its words."""
    kinds = tuple(big_game.positions[0].unseen)[:3]
    text = describe_tiles_left(TilesLeftView({kinds[0]: 2}, kinds, labels))
    assert f"2 × {labels.tile(kinds[0])}" in text
    assert "0 ×" not in text


def test_a_poster_tells_ties_as_the_rules_decide_them(labels: Labels) -> None:
    """A tie that one of the two loses is no shared place in the words of the poster. Rule: starter-loses-ties."""
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


def test_lists_in_words_are_those_of_their_pictures(base_game: SampleGame, labels: Labels) -> None:
    """The best score is first in the words of a chart; fitting tiles and the last tile are told."""
    chart = describe_chart(ScoreChartView((Colour.RED, Colour.BLUE), NAMES, SCORES, labels))
    assert chart.index(NAMES[Colour.BLUE]) < chart.index(NAMES[Colour.RED])
    position = base_game.with_tiles(12)
    overlay = fitting_tiles(position, cells(position)[0])
    assert position.last is not None
    text = describe_board(BoardView(position, NAMES, labels, overlay=overlay))
    assert f"{overlay.tiles[0].count} × {labels.tile(overlay.tiles[0].tile, overlay.tiles[0].turns)}" in text
    line = tile_line(position, position.last, NAMES, labels, ())
    assert line.endswith(labels.say("text-last"))


SCORES = {Colour.RED: (0, 3), Colour.BLUE: (0, 9)}
