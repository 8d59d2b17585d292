"""Tests of what the pictures of a game show of it: a stopped game, legal cells, and hands."""

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


def test_a_stopped_game_is_stopped_in_its_last_state():
    """A board says that its game was stopped, and numbers no cells, in the last state alone."""
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
def test_a_purist_sees_no_numbers(help_level, numbered):
    """A board numbers the cells on which the tile fits, except at the purist help level."""
    view = view_at_start(RULESETS["base"], help_level)
    assert bool(board_view(WORDS, view, DEFAULT_THEME).numbered) is numbered


def test_the_picture_for_everybody_shows_no_hidden_hand():
    """The hands for everybody to see are without hidden ones, also if the view is that of a player."""
    hidden = view_at_start(RULESETS["hands"])
    assert hidden.position.hands[hidden.seat]
    assert hands_view(WORDS, hidden, DEFAULT_THEME).hands == {}
    shown = view_at_start(make_ruleset(on=[Option.HAND_THREE]))
    assert set(hands_view(WORDS, shown, DEFAULT_THEME).hands) == set(SEATS)
