"""Tests of the points of a game in words."""

from dataclasses import replace

import pytest

from bot.features.board.board_panel import scores_text
from bot.i18n import codes, language
from bot.text import emoji_marks
from bot.text.words import labels, paid_text
from game.values.events import Bonus, Scored
from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind
from model.ids import PersonId
from model.tables import Occupant, Seat
from rendering.gallery.samples import sample_game
from rendering.panels.panel_lists import sums
from rendering.panels.scoreboard import ScoresView
from rendering.sprites.emojis import emoji_name

SEATS = (
    Seat(Colour.RED, Occupant.PERSON, PersonId(1), "Ada"),
    Seat(Colour.BLUE, Occupant.PERSON, PersonId(2), "Bruno"),
)

GAME = sample_game(7, 2)
OVER = GAME.positions[-1]


def scores(code, red, blue):
    return ScoresView(
        seats=(Colour.RED, Colour.BLUE),
        names={Colour.RED: "Ada", Colour.BLUE: "Bruno"},
        points={Colour.BLUE: {"city": blue}},
        scores={Colour.RED: red, Colour.BLUE: blue},
        labels=labels(language(code)),
    )


@pytest.mark.parametrize("code", codes())
def test_laps_of_the_track_are_explained_once_a_seat_has_one(code):
    """The laps of the scoring track are explained, by the highest score, once a seat has passed its end."""
    words = language(code)
    shown = scores_text(words, SEATS, scores(code, 55, 107), OVER)
    assert words.say("scores-laps", laps="100 + 7", points=107) in shown
    assert "100 + 7" in shown
    assert "50 +" not in scores_text(words, SEATS, scores(code, 12, 49), OVER)


def test_the_best_seat_comes_first():
    """The best seat comes first, with its points by kind of feature."""
    first, second = scores_text(language("en"), SEATS, scores("en", 12, 30), OVER).splitlines()
    assert "<@2>: **30** (cities 30)" in first
    assert "<@1>: **12** (nothing scored yet)" in second


def test_figures_left_are_shown_at_every_help_level():
    """Below its points each seat has the figures that it has left, before the projected points if there are any."""
    position, shown = GAME.positions[0], scores("en", 12, 30)
    first, figures, *_ = scores_text(language("en"), SEATS, shown, position).splitlines()
    assert "<@2>" in first
    assert figures == "-# ♟7♚♝"
    shown = replace(shown, projected={Colour.RED: 15, Colour.BLUE: 41})
    _, figures, *_ = scores_text(language("en"), SEATS, shown, position).splitlines()
    assert figures == "-# ♟7♚♝ · 41 if the game ended now"


def test_the_number_of_meeples_follows_their_emoji(monkeypatch):
    """Where the application has emojis, the number of meeples left stands beside one of them."""
    monkeypatch.setitem(emoji_marks._uploaded, emoji_name(Colour.RED, Figure.MEEPLE), "<:red:1>")
    text = scores_text(language("en"), SEATS, scores("en", 12, 30), GAME.positions[0])
    assert text.splitlines()[-1] == "-# <:red:1>×7♚♝"


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize(("source", "detail"), [("fairy", ""), ("goods", "wine"), ("unheard of", "")])
def test_points_that_no_feature_paid_are_bold_as_well(code, source, detail):
    """Points that no feature paid are bold, too, as in the final scoring."""
    for points in (1, 10):
        paid = Bonus(source, points, (Colour.RED,), True, detail=detail)
        assert f"**{points}**" in paid_text(language(code), paid, ["Ada"])


def payment(kind, **counts):
    """Return the payment of an unfinished feature of 4 tiles at the end of the game."""
    return Scored(kind, 0, (Colour.RED,), False, True, 4, (), ((Colour.RED, 1),), **counts)


@pytest.mark.parametrize(
    ("code", "inn", "cathedral", "both", "pig"),
    [
        (
            "en",
            "with an inn",
            "with a cathedral",
            "1 pennant and a cathedral",
            "2 complete cities, with a pig",
        ),
        (
            "de",
            "mit Wirtshaus",
            "mit Kathedrale",
            "1 Wappen und Kathedrale",
            "2 fertigen Städten, mit Schwein",
        ),
        (
            "fr",
            "avec auberge",
            "avec cathédrale",
            "1 blason et cathédrale",
            "2 villes complètes, avec cochon",
        ),
        ("it", "con locanda", "con cattedrale", "1 stemma e cattedrale", "2 città complete, con maiale"),
    ],
)
def test_reasons_for_unusual_points_are_named(code, inn, cathedral, both, pig):
    """Inns, cathedrals and pigs are why a feature pays more than usual, or unfinished nothing."""
    words = language(code)
    assert inn in paid_text(words, payment(FeatureKind.ROAD, inns=1), ["Ada"])
    assert inn not in paid_text(words, payment(FeatureKind.ROAD), ["Ada"])
    assert cathedral in paid_text(words, payment(FeatureKind.CITY, cathedrals=2), ["Ada"])
    assert both in paid_text(words, payment(FeatureKind.CITY, pennants=1, cathedrals=1), ["Ada"])
    assert cathedral not in paid_text(words, payment(FeatureKind.CITY, pennants=1), ["Ada"])
    assert pig in paid_text(words, payment(FeatureKind.FIELD, cities=2, bonus=2), ["Ada"])
    assert pig not in paid_text(words, payment(FeatureKind.FIELD, cities=2), ["Ada"])


@pytest.mark.parametrize(
    ("code", "elsewhere", "both"),
    [
        ("en", "with a pig on another field:", "with pigs on this and another field:"),
        ("de", "mit Schwein auf einer anderen Wiese:", "mit Schweinen hier und auf einer anderen Wiese:"),
        ("fr", "avec cochon dans un autre pré\u202f:", "avec cochons ici et dans un autre pré\u202f:"),
        ("it", "con maiale su un altro prato:", "con maiali qui e su un altro prato:"),
    ],
)
def test_a_pig_on_another_field_is_named(code, elsewhere, both):
    """Rule: pig-second. A field may pay more for a city because of a pig on another field of the same seat."""
    words, counts = language(code), {"cities": 2, "bonus": 1}
    paid = payment(FeatureKind.FIELD, **counts, bonus_elsewhere=(Colour.RED,))
    assert elsewhere in paid_text(words, paid, ["Ada"])
    paid = replace(paid, seats=(Colour.RED, Colour.BLUE))
    assert both in paid_text(words, paid, ["Ada", "Bob"])


@pytest.mark.parametrize(
    ("code", "none", "some"),
    [
        ("en", "Field touching cities that are counted already:", "Field touching 1 more complete city:"),
        ("de", "Wiese an schon gezählten Städten:", "Wiese an 1 weiteren fertigen Stadt:"),
        ("fr", "Pré touchant des villes déjà comptées\u202f:", "Pré touchant 1 autre ville complète\u202f:"),
        ("it", "Prato che tocca città già contate:", "Prato che tocca 1 altra città completa:"),
    ],
)
def test_a_field_does_not_deny_cities_that_another_has_counted(code, none, some):
    """Rule: field-second. A city pays a seat once: a second field that touches it says so."""
    words = language(code)
    only_counted = replace(payment(FeatureKind.FIELD, cities_counted=1), points=0)
    assert none in paid_text(words, only_counted, ["Ada"])
    assert some in paid_text(words, payment(FeatureKind.FIELD, cities=1, cities_counted=1), ["Ada"])
    assert sums(only_counted, labels(words)) == [(words.say("picture-pays-counted-cities"), 0)]
