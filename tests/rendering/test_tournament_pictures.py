"""Tests of pictures of podiums and brackets: names, places, results and sizes."""

import pytest
from plain_pictures import image_of

from bot.i18n import language
from rendering.base.screen import HIGHEST, LOWEST, SCREEN_PX, WIDTH
from rendering.base.theme import THEMES
from rendering.charts.bracket_image import BracketMatch, BracketView, draw_bracket
from rendering.charts.podium import PodiumView, draw_podium
from rendering.views.alt_text import LIMIT, describe_podium


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_podium_has_as_many_steps_as_names(theme) -> None:
    """A podium of two names has no third step; each further name changes the picture."""
    names = ("Ada", "Bruno", "Clara")
    drawn = [draw_podium(PodiumView("Cup", names[:count], ("today",), theme)) for count in (1, 2, 3)]
    assert len({picture.data for picture in drawn}) == 3
    assert all((picture.width, picture.height) == image_of(picture).size for picture in drawn)


def test_alt_text_of_a_podium_names_all_places() -> None:
    """The alt text has the title and each name with its place."""
    assert describe_podium(PodiumView("Cup", ("Ada", "Bruno"))) == "Cup. 1. Ada. 2. Bruno."


def test_alt_text_of_a_crowded_podium_is_cut_at_the_limit() -> None:
    """If many people share a place, the alt text lists the best first and ends within Discord's limit."""
    crowd = PodiumView(
        "Cup", ("Ada", *(f"Player {number:02}" for number in range(99))), places=(1, *[3] * 99)
    )
    text = describe_podium(crowd)
    assert len(text) <= LIMIT
    assert text.startswith("Cup. 1. Ada. 3. Player 00. ")
    assert text.endswith("…")


def test_shared_places_share_a_step() -> None:
    """Two winners stand on the highest step and nobody on the second; more than fit are counted."""
    shared = PodiumView("Cup", ("Ada", "Bruno", "Clara"), places=(1, 1, 3))
    assert shared.at(1) == ("Ada", "Bruno")
    assert shared.at(2) == ()
    assert describe_podium(shared) == "Cup. 1. Ada. 1. Bruno. 3. Clara."
    assert draw_podium(shared).data != draw_podium(PodiumView("Cup", shared.names)).data
    crowds = [PodiumView("Cup", ("Ada",) * count, places=(1,) * count) for count in (3, 4, 5)]
    assert len({draw_podium(crowd).data for crowd in crowds}) == 3


@pytest.mark.parametrize(
    ("places", "heights"),
    [
        ((1,), (1,)),
        ((1, 2), (2, 1)),
        ((1, 2, 3), (2, 1, 3)),
        ((1, 1), (1,)),
        ((1, 1, 3), (1, 3)),
        ((1, 1, 3, 3), (3, 1, 3)),
        ((1, 2, 2), (2, 1, 2)),
        ((1, 2, 2, 2), (2, 1, 2)),
        ((1, 2, 3, 3, 3), (2, 1, 3)),
    ],
)
def test_a_podium_is_centred(places: tuple[int, ...], heights: tuple[int, ...]) -> None:
    """However places are shared, all stand on a step of the right height, centred in the picture."""
    names = tuple(f"Player {number}" for number in range(len(places)))
    view = PodiumView("Cup", names, places=places)
    steps = view.steps()
    assert tuple(place for place, _ in steps) == heights
    pairs = sorted((name, place) for place, people in steps for name in people)
    assert pairs == sorted(zip(names, places, strict=True))
    image = image_of(draw_podium(view))
    foot = image.crop((0, image.height - 90, image.width, image.height - 80))
    ground = foot.getpixel((0, 0))
    across = [x for x in range(image.width) if foot.getpixel((x, 5)) != ground]
    assert abs(across[0] + across[-1] - image.width) <= 4


@pytest.mark.parametrize("places", [(1, 2, 3), (1, 1, 1), (1, 2, 3, 3, 3, 3)])
def test_names_on_a_podium_are_legible_on_a_phone(
    places: tuple[int, ...], written: list[tuple[str, int]]
) -> None:
    """Long names on a podium are broken or cut, not drawn smaller, and the small print is legible."""
    names = ("Konstantin Bartholomäus", "Chiara di Lorenzo", "Maximiliana Alexandra von der Mauer") * 2
    title, lines = "The large autumn cup of all friends of the game", ("21 November 2026", "8 players")
    picture = draw_podium(PodiumView(title, names[: len(places)], lines, places=places))
    sizes = {text: size * SCREEN_PX / picture.width for text, size in written}
    assert min(size for text, size in sizes.items() if text not in lines) >= 11
    assert all(sizes[line] >= 9.5 for line in lines)
    assert ("Bartholomäus" in sizes) is (places.count(1) == 1)
    assert LOWEST <= picture.height * WIDTH / picture.width <= HIGHEST


def test_a_bracket_shows_results_of_matches() -> None:
    """A bracket with results has another picture than one without."""
    bare, ended = (
        draw_bracket(BracketView("Cup", ((BracketMatch("Ada", "Bruno", 0, results),),)))
        for results in (("", ""), ("64", "58"))
    )
    assert bare.data != ended.data


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_a_bracket_fits_its_rounds(rounds: int) -> None:
    """The picture grows with the rounds, stays small enough for Discord, and undrawable names are no error."""
    columns = tuple(
        tuple(BracketMatch("Ada", "\U0001f9ff\ue000", winner=0) for _ in range(2 ** (rounds - 1 - column)))
        for column in range(rounds)
    )
    picture = draw_bracket(BracketView("Cup", columns, BracketMatch("Bruno", None), "Place three"))
    assert image_of(picture).size == (picture.width, picture.height)
    assert picture.width >= 440 * rounds - 52
    assert len(picture.data) < 500_000


def test_the_winner_of_a_match_is_marked() -> None:
    """Pictures without a winner, with the first and with the second entrant as winner differ."""
    pictures = {
        draw_bracket(BracketView("Cup", ((BracketMatch("Ada", "Bruno", winner),),))).data
        for winner in (None, 0, 1)
    }
    assert len(pictures) == 3


def test_two_rounds_with_equally_many_matches_are_joined() -> None:
    """Two rounds with equally many matches are joined one to one, and as high as the first."""
    two = (BracketMatch("Ada", "Bruno", 0), BracketMatch("Clara", "Dmitri", 1))
    one = (BracketMatch("Ada", "Dmitri"),)
    headings = ("1", "2", "3")
    equal, halved = (
        draw_bracket(BracketView("Cup", rounds, headings=headings))
        for rounds in ((two, two, one), (two, one, one))
    )
    assert (equal.width, equal.height) == (halved.width, halved.height)
    assert equal.data != halved.data


@pytest.mark.parametrize("columns", [1, 2, 3, 4, 5])
def test_names_in_a_bracket_are_legible_on_a_phone(columns: int, written: list[tuple[str, int]]) -> None:
    """A long name is cut, not drawn smaller, with any number of columns.

    Headings may be as small as explanations in other pictures.
    """
    long = BracketMatch("Maximiliana Alexandra", "Bartholomäus Konstantin", 0, ("21", "15"))
    headings = tuple("Quarter-finals of the losers" for _ in range(columns))
    third = "The match for place three"
    view = BracketView("Cup", ((long,),) * columns, long, third, headings=headings)
    picture = draw_bracket(view)
    sizes = {text: size * SCREEN_PX / picture.width for text, size in written}
    begun = {text: text.removesuffix("…") for text in sizes}
    explaining = {
        text for text in sizes if headings[0].startswith(begun[text]) or third.startswith(begun[text])
    }
    assert min(size for text, size in sizes.items() if text not in explaining) >= 11
    assert min(sizes[text] for text in explaining) >= 9.5


@pytest.mark.parametrize("code", ["en", "de", "fr", "it"])
@pytest.mark.parametrize("part", ["winners", "losers"])
def test_headings_of_rounds_are_whole_in_each_language(
    code: str, part: str, written: list[tuple[str, int]]
) -> None:
    """Headings are not cut, since the number of a round is at their end."""
    say = language(code).say
    headings = tuple(say("double-round", part=part, level=level) for level in (1, 12, 0))
    matches = (BracketMatch("Ada", "Bruno", 0),)
    third = say("bracket-third")
    draw_bracket(BracketView("Cup", (matches, matches, matches), matches[0], third, headings=headings))
    assert {*headings, third} <= {text for text, _ in written}
    assert not any("…" in text for text, _ in written)


@pytest.mark.parametrize(("matches", "cut"), [((4, 2, 1), False), ((8, 4, 2), True)])
def test_a_long_name_in_a_bracket_has_two_lines(
    matches: tuple[int, ...], cut: bool, written: list[tuple[str, int]]
) -> None:
    """A long name in a bracket stands on two lines, or is cut if the picture would be too high."""
    match = BracketMatch("Konstantin Barth", "Chiara di Lorenzo", 0, ("112", "98"))
    rounds = tuple((match,) * count for count in matches)
    picture = draw_bracket(BracketView("Cup", rounds, headings=("1", "2", "3")))
    assert picture.height <= 1.25 * picture.width
    assert any("…" in text for text, _ in written) is cut
    assert ("Lorenzo" in {text for text, _ in written}) is not cut


def test_figures_stand_on_their_steps() -> None:
    """Figures on a podium overlap the edge of their step, without a gap."""
    view = PodiumView("Cup", ("Ada", "Bruno", "Clara"))
    image = image_of(draw_podium(view))
    for middle, height in ((291, 450), (825, 560), (1359, 360)):
        edge = image.getpixel((middle, 1140 - height + 3))
        assert max(abs(a - b) for a, b in zip(edge, view.theme.halo, strict=True)) < 20
