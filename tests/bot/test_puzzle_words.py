"""Tests of the solution of a tile of the day in words."""

from dataclasses import replace

import pytest

from bot.features.puzzles.words import solution_lines
from bot.i18n import language
from bot.text.words import moves_text
from game.notation.moves import parse_move
from game.puzzles.puzzle import parse_puzzle
from game.values.moves import Skip
from host.puzzles import stock
from model.ids import GuildId


@pytest.mark.parametrize(
    ("best", "second", "margin"), [(-6.46, -11.84, "5.3"), (0.04, -0.06, "0.1"), (3.25, -1.5, "4.7")]
)
def test_the_margin_is_the_difference_of_the_leads_shown(best, second, margin):
    """The margin is the difference of the leads as they are shown, rounded."""
    name = stock.next_of(GuildId(1), ())
    puzzle = parse_puzzle(stock.text(name))
    first, other, *rest = puzzle.turns
    turns = (replace(first, lead=best), replace(other, lead=second), *rest)
    lines = solution_lines(language("en"), replace(puzzle, turns=turns))
    assert lines[-1].endswith(f"The best turn is worth {margin} more.")


@pytest.mark.parametrize(
    ("code", "expected"),
    [("en", "no meeple"), ("de", "ohne Meeple"), ("fr", "sans meeple"), ("it", "senza seguace")],
)
def test_a_turn_without_a_figure_says_so(code, expected):
    """A turn in words ends with “no meeple”, without the “Meeple:” of a panel."""
    assert moves_text(language(code), [parse_move("W@0,-1/1"), Skip()]).endswith(f", {expected}")
