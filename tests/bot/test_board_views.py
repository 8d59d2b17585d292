"""Tests of what the pictures of a game show, or its text: that it was stopped, legal cells, areas, and hands."""

import re
from dataclasses import replace

import pytest
from drafting import RULESETS, SEATS

from bench.support.unstored_views import view_of
from bot.features.board.board_panel import board_text
from bot.features.board.turn_pictures import turn_area
from bot.i18n import language
from bot.pictures.boards import board_view, hands_view, numbered_cells
from game.engine.match import start
from game.values.geometry import Cell
from game.values.ruleset import Option, make_ruleset
from model.tables import GameStatus, HelpLevel, Occupant
from rendering.base.theme import DEFAULT_THEME
from rendering.boards.cell_names import cell_name
from rendering.boards.layout import fits_large, window_round
from rendering.gallery.samples import sample_game
from rendering.views.board_image import Idle, board_frame

WORDS = language("en")


def view_at_start(rules, help_level=HelpLevel.FULL):
    """Return the first state of a game as the seat to move sees it."""
    match, _ = start(rules, SEATS, "boards")
    return view_of(match, match.position.to_move, help_level, 1)


def test_only_the_last_board_of_a_stopped_game_is_shown_as_stopped():
    """Only the board of the last state says that the game was stopped, and has no numbered cells."""
    stopped = replace(view_at_start(RULESETS["base"]), status=GameStatus.STOPPED)
    last = board_view(WORDS, stopped, DEFAULT_THEME)
    assert (last.idle, last.numbered) == (Idle.ENDED_EARLY, ())
    earlier = board_view(WORDS, replace(stopped, newest=False), DEFAULT_THEME)
    assert earlier.idle is None
    assert earlier.numbered
    assert board_view(WORDS, replace(stopped, decided=True), DEFAULT_THEME).idle is Idle.DECIDED


def test_a_board_knows_the_seats_without_a_player():
    """The seats that nobody plays are named to the picture, whose alt text says how their tiles are placed."""
    view = view_at_start(RULESETS["base"])
    assert board_view(WORDS, view, DEFAULT_THEME).empty_seats == ()
    seats = (replace(view.seats[0], occupant=Occupant.CLOSED), *view.seats[1:])
    shown = board_view(WORDS, replace(view, seats=seats), DEFAULT_THEME)
    assert shown.empty_seats == (seats[0].colour,)


def test_the_text_of_an_area_lists_what_its_picture_shows():
    """The board in words, asked for around a cell, names the cells of that picture and no others."""
    game = sample_game(7, 3, RULESETS["base"]).with_tiles(40)
    view = replace(view_at_start(RULESETS["base"]), position=game)
    cell = max(game.board)
    area = window_round((cell,), 1)
    shown = board_frame(board_view(WORDS, view, DEFAULT_THEME, area=area)).window
    seats = {seat: seat.value for seat in game.seats}
    text = board_text(WORDS, view, seats, area)
    open_cells = set(re.findall(r"\d+ ([A-Z]\d+)", text.splitlines()[-1]))
    named = set(re.findall(r"^([A-Z]\d+):", text, re.MULTILINE))
    assert named == {cell_name(cell) for cell in game.board if cell in shown}
    assert open_cells == {cell_name(cell) for cell in numbered_cells(view) if cell in shown}
    assert len(named) < len(game.board)
    assert f"\nPart {cell_name(Cell(shown.west, shown.north))} to " in text
    assert "\nPart " not in board_text(WORDS, view, seats, None)


@pytest.mark.parametrize(
    ("help_level", "numbered"),
    [(HelpLevel.FULL, True), (HelpLevel.STANDARD, True), (HelpLevel.PURIST, False)],
)
def test_cells_are_numbered_except_at_the_purist_level(help_level, numbered):
    """A board numbers the cells on which the tile fits, except at the purist help level."""
    view = view_at_start(RULESETS["base"], help_level)
    assert bool(board_view(WORDS, view, DEFAULT_THEME).numbered) is numbered


def test_the_public_picture_shows_no_hidden_hand():
    """The hands for everybody to see are without hidden ones, also if the view is that of a player."""
    hidden = view_at_start(RULESETS["hands"])
    assert hidden.position.hands[hidden.seat]
    assert hands_view(WORDS, hidden, DEFAULT_THEME).hands == {}
    shown = view_at_start(make_ruleset(on=[Option.HAND_THREE]))
    assert set(hands_view(WORDS, shown, DEFAULT_THEME).hands) == set(SEATS)


def test_a_considered_turn_far_away_does_not_make_the_tiles_too_small():
    """Round a turn are shown the numbered cells for which tiles remain large enough to have numbers."""
    board = [Cell(x, 0) for x in range(30)]
    near, far = (Cell(1, 1), Cell(5, 1)), Cell(29, 1)
    assert turn_area(board, Cell(3, 1), near) == window_round((Cell(3, 1), *near), 1)
    area = turn_area(board, Cell(3, 1), (*near, far))
    assert fits_large(area)
    assert all(cell in area for cell in (Cell(3, 1), *near))
    assert far not in area
    assert turn_area(board, Cell(3, 1), ()) == window_round((Cell(3, 1),), 2)
