"""Tests of what the pictures of a game show: that it was stopped, legal cells, and hands."""

from dataclasses import replace

import pytest
from drafting import RULESETS, SEATS, view_of

from bot.i18n import language
from bot.pictures.boards import board_view, hands_view
from game.engine.match import start
from game.values.ruleset import Option, make_ruleset
from model.tables import GameStatus, HelpLevel
from rendering.base.theme import DEFAULT_THEME

WORDS = language("en")


def view_at_start(rules, help_level=HelpLevel.FULL):
    """Return the first state of a game as the seat to move sees it."""
    match, _ = start(rules, SEATS, "boards")
    return view_of(match, match.position.to_move, help_level, 1)


def test_only_the_last_board_of_a_stopped_game_is_shown_as_stopped():
    """Only the board of the last state says that the game was stopped, and has no numbered cells."""
    stopped = replace(view_at_start(RULESETS["base"]), status=GameStatus.STOPPED)
    last = board_view(WORDS, stopped, DEFAULT_THEME)
    assert (last.stopped, last.numbered) == (True, ())
    earlier = board_view(WORDS, replace(stopped, newest=False), DEFAULT_THEME)
    assert not earlier.stopped
    assert earlier.numbered


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
