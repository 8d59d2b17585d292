"""Tests of the points of a game in words."""

import pytest

from bot.features.board.board_panel import scores_text
from bot.i18n import codes, language
from bot.text.words import labels, paid_text
from game.values.events import Bonus
from game.values.ruleset import Colour
from model.ids import PersonId
from model.tables import Occupant, Seat
from rendering.panels.scoreboard import ScoresView

SEATS = (
    Seat(Colour.RED, Occupant.PERSON, PersonId(1), "Ada"),
    Seat(Colour.BLUE, Occupant.PERSON, PersonId(2), "Bruno"),
)


def scores(code, red, blue):
    return ScoresView(
        seats=(Colour.RED, Colour.BLUE),
        names={Colour.RED: "Ada", Colour.BLUE: "Bruno"},
        points={Colour.BLUE: {"city": blue}},
        scores={Colour.RED: red, Colour.BLUE: blue},
        labels=labels(language(code)),
    )


@pytest.mark.parametrize("code", codes())
def test_laps_of_the_track_are_explained_where_they_are_shown(code):
    """The laps of the scoring track are explained, by the highest score, once a seat has passed its end."""
    words = language(code)
    shown = scores_text(words, SEATS, scores(code, 55, 107))
    assert words.say("scores-laps", laps="100 + 7", points=107) in shown
    assert "100 + 7" in shown
    assert "50 +" not in scores_text(words, SEATS, scores(code, 12, 49))


def test_the_best_seat_comes_first():
    """The best seat comes first, with its points by kind of feature."""
    first, second = scores_text(language("en"), SEATS, scores("en", 12, 30)).splitlines()
    assert "<@2>: **30** (cities 30)" in first
    assert "<@1>: **12** (nothing scored yet)" in second


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize(("source", "detail"), [("fairy", ""), ("goods", "wine"), ("unheard of", "")])
def test_points_that_no_feature_paid_are_bold_as_well(code, source, detail):
    """Points that no feature paid are bold, too, as in the final scoring."""
    for points in (1, 10):
        paid = Bonus(source, points, (Colour.RED,), True, detail=detail)
        assert f"**{points}**" in paid_text(language(code), paid, ["Ada"])
