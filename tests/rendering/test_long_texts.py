"""Tests of long titles and names: on two lines they are whole, legible on a phone, and clear of what is round them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest
from PIL import Image, ImageChops
from plain_pictures import TALL_NAMES, image_of

from bot.i18n import codes, language
from game.values.ruleset import Colour, Ruleset
from rendering.base import lettering as lettering_module
from rendering.base.labels import Labels
from rendering.base.lettering import Lettering, two_lines
from rendering.base.picture import Picture
from rendering.base.rect import Rect
from rendering.base.screen import HIGHEST, LOWEST, SCREEN_PX, WIDTH, on_screen
from rendering.base.theme import DEFAULT_THEME
from rendering.charts import bracket_image, league_image, podium
from rendering.charts.bracket_image import BracketMatch, BracketView, draw_bracket
from rendering.charts.league_image import LeagueDivision, LeagueRow, LeagueView, draw_league
from rendering.charts.podium import PodiumView, draw_podium
from rendering.charts.poster import PosterView, draw_poster
from rendering.charts.score_chart import ScoreChartView, draw_score_chart
from rendering.gallery.samples import sample_game
from rendering.panels import table
from rendering.panels.panel_lists import ListRow, ListView, draw_list, list_px
from rendering.panels.table import TableRow, TableView, draw_table

TITLE = "Große Herbstmeisterschaft der Spielefreunde Aachen"
"""A name of a tournament of the greatest length."""

MATCH = BracketMatch("Ada", "Bruno", 0, ("64", "58"))


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Record each line of titles and names drawn from now on, with the size of its letters in pixels."""
    texts: list[tuple[str, int]] = []

    def recorded(*arguments: Any, **options: Any) -> int:
        _, _, text, lettering = arguments
        size, shown = lettering.size_px, text
        if "room_px" in options:
            size, shown = lettering_module.fitted(
                text, lettering, options["room_px"], options.get("least_px")
            )
        texts.append((shown, size))
        return write(*arguments, **options)

    write = lettering_module.write
    monkeypatch.setattr(lettering_module, "write", recorded)
    return texts


def _table(title: str) -> Picture:
    """Draw a table whose last heading is beside the title."""
    row = TableRow("Ada", ("1312", "−223", "12½", "10½"), place="1.")
    return draw_table(TableView(title, ("Marqués", "Différence", "Adversaires", "Points"), (row,)))


def _league(title: str) -> Picture:
    division = LeagueDivision("Division 1", (LeagueRow("1.", "Ada", ("7", "12")),))
    return draw_league(LeagueView(title, ("Played", "Points"), (division,)))


def _brackets(rounds: int) -> Callable[[str], Picture]:
    def draw(title: str) -> Picture:
        columns = tuple((MATCH,) * 2 ** (rounds - 1 - column) for column in range(rounds))
        return draw_bracket(BracketView(title, columns, headings=("Round of 16",) * rounds))

    return draw


def _podium(title: str) -> Picture:
    return draw_podium(PodiumView(title, ("Ada", "Bruno", "Clara"), ("21 November 2026", "8 players")))


TITLED = pytest.mark.parametrize(
    ("module", "draw"),
    [
        (table, _table),
        (league_image, _league),
        (bracket_image, _brackets(1)),
        (bracket_image, _brackets(3)),
        (podium, _podium),
    ],
)


@TITLED
def test_a_long_title_is_whole(
    module: ModuleType, draw: Callable[[str], Picture], lines: list[tuple[str, int]]
) -> None:
    """A title of the greatest length is written completely, in letters no smaller than those of names."""
    picture = draw(TITLE)
    title = [(text, size) for text, size in lines if text in TITLE]
    assert " ".join(text for text, _ in title) == TITLE
    assert len({size for _, size in title}) == 1
    assert all(size * SCREEN_PX / picture.width >= 11 for _, size in title)


@TITLED
def test_a_long_title_is_clear_of_what_is_round_it(
    module: ModuleType, draw: Callable[[str], Picture], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the title is written, the picture without it has only its ground."""
    titled = image_of(draw(TITLE))
    monkeypatch.setattr(module, "write_title", lambda *_, **__: None)
    bare = image_of(draw(TITLE))
    box = ImageChops.difference(titled, bare).getbbox()
    assert box is not None
    assert len(bare.crop(box).getcolors() or range(9)) <= 2
    assert min(box[:2]) >= 8
    assert box[2] <= titled.width - 8


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("part", ["winners", "losers", "grand-final"])
def test_the_part_of_a_double_elimination_is_never_cut(
    code: str, part: str, lines: list[tuple[str, int]]
) -> None:
    """The three pictures of a double elimination differ in the end of their titles."""
    title = language(code).say("double-title", name=TITLE, part=part)
    for rounds in (1, 3):
        lines.clear()
        _brackets(rounds)(title)
        assert " ".join(text for text, _ in lines if text in title) == title


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("dragonslayer_of_the_north", "dragonslayer_of_"),
        ("dragonslayerofthenorth-2012", "dragonslayerofthe"),
        ("井上さくら・ザ・グレート・オブ・ニッポン", "井上さくら・ザ・グ"),
        ("The Donaudampfschifffahrtsgesellschaft", "The"),
        ("Donaudampfschifffahrtsgesellschaft AG", "Donaudampfschifff"),
        ("المستشفياتالعالميةالكبيرة", "المستشفياتالعالميةالكبيرة"),
        ("Maximiliana Alexandra", "Maximiliana"),
    ],
)
def test_a_name_is_broken_at_a_space_or_within_its_first_word(name: str, first: str) -> None:
    """A long first word is broken after punctuation if the rest fits then, otherwise where the line ends.

    It is not broken before punctuation, nor if it is right-to-left.
    """
    found = two_lines(name, Lettering(44, (0, 0, 0), bold=True), 400, 41)
    assert found[0] == first
    assert len(found) == 1 or " ".join(found) == name or "".join(found) == name


@pytest.mark.parametrize("name", ["महाराष्ट्रवासियोंकीसभा", "ผู้ยิ่งใหญ่แห่งกรุงเทพมหานคร"])
def test_letters_are_not_parted_from_their_marks(name: str) -> None:
    """Neither line begins with a mark."""
    found = two_lines(name, Lettering(44, (0, 0, 0)), 260, 41)
    assert "".join(found) == name
    assert len(found) == 2
    assert all(unicodedata.category(line[0])[0] != "M" for line in found)


def test_lines_of_a_name_have_one_size(lines: list[tuple[str, int]]) -> None:
    """In a bracket of two rounds, a short line is no larger than a long one of the same name."""
    long = BracketMatch("Konstantin Bartholomäus II", "Ada", 0, ("64", "58"))
    draw_bracket(BracketView("Cup", ((long, MATCH), (MATCH,))))
    sizes = dict(lines)
    assert sizes["Konstantin"] == sizes["Bartholomäus II"]


@pytest.mark.parametrize("places", [("1.", "2."), ("9.", "10."), ("A1.", "B12.")])
def test_a_place_stands_beside_both_lines_of_a_name(
    places: tuple[str, str], lines: list[tuple[str, int]]
) -> None:
    """A place in a table takes no line from the name after it, whose single word is broken as anywhere else."""
    cells, name = ("912", "−223", "30½", "7½"), "dragonslayer_of_the_north"
    rows = tuple(TableRow(name, cells, place=place) for place in places)
    draw_table(TableView("Cup", ("Marqués", "Différence", "Adversaires", "Points"), rows))
    parts = [text for text, _ in lines if text in name]
    assert len(parts) == 2 * len(rows)
    assert "".join(parts) == name * len(rows)


@pytest.mark.parametrize("name", TALL_NAMES)
def test_two_lines_of_a_name_lie_within_the_frame_of_their_row(name: str) -> None:
    """Neither marks above letters of a table nor parts of letters below the line touch the frame."""

    def drawn(row: TableRow) -> Image.Image:
        return image_of(draw_table(TableView("Cup", ("Games", "Rating"), (row,)))).convert("L")

    first = TableRow(name, ("400", "1800"), strong=True, place="10.")
    box = ImageChops.difference(drawn(first), drawn(replace(first, name="", place=""))).getbbox()
    frame = ImageChops.difference(drawn(first), drawn(replace(first, strong=False))).getbbox()
    assert box is not None
    assert frame is not None
    assert frame[1] + 4 <= box[1]
    assert box[3] <= frame[3] - 4


def test_long_names_in_a_chart_stand_on_two_lines(labels: Labels, lines: list[tuple[str, int]]) -> None:
    """A chart whose names need two lines is higher, but within the shape that Discord shows at full width."""
    seats = tuple(Colour)
    scores, name = dict.fromkeys(seats, (0, 3, 9)), "Maximiliana Alexandra von Aachen"
    short, long = (
        draw_score_chart(ScoreChartView(seats, dict.fromkeys(seats, shown), scores, labels))
        for shown in ("Ada", name)
    )
    parts = [text for text, _ in lines if text in name]
    assert " ".join(parts) == " ".join([name] * len(seats))
    assert len(parts) == 2 * len(seats)
    assert short.height < long.height
    assert LOWEST <= long.height * WIDTH / long.width <= HIGHEST


@pytest.mark.parametrize(
    ("seats", "shown"), [(2, ["Konstantin Bartholomäus"]), (6, ["Konstantin", "Bartholomäus"])]
)
def test_long_names_on_a_poster_are_whole(
    seats: int, shown: list[str], labels: Labels, lines: list[tuple[str, int]]
) -> None:
    """The names of places keep their size, and stand on two lines if places have two columns."""
    position = sample_game(7, seats, Ruleset()).positions[-1]
    names = dict.fromkeys(Colour, "Konstantin Bartholomäus")
    picture = draw_poster(PosterView(position, names, labels, "Carcassonne", ("Table 12",)))
    assert [text for text, _ in lines] == shown * seats
    assert all(size * SCREEN_PX / picture.width >= 11 for _, size in lines)


@pytest.mark.parametrize(
    ("name", "players", "shown"),
    [
        ("Konstantin Bartholomäus von Aachen", 1, ["Konstantin Bartholomäus von Aachen"]),
        ("Konstantin Bartholomäus", 2, ["Konstantin", "Bartholomäus"]),
        ("MAXIMILIANSTEINHÄUSER", 2, ["MAXIMILIANSTE", "INHÄUSER"]),
    ],
)
def test_long_names_in_a_list_below_a_board(
    lines: list[tuple[str, int]], name: str, players: int, shown: list[str]
) -> None:
    """The only owner of a feature has a whole line for the name, one of several two lines in a higher row."""
    rows = [ListRow(name, "× 1", Colour.RED), ListRow("Ada", "× 1", Colour.BLUE)][:players]
    view = ListView("City", "complete", tuple(rows))
    height = list_px(view, DEFAULT_THEME)
    draw_list(Image.new("RGB", (WIDTH, height)), Rect(0, 0, WIDTH, height), view, DEFAULT_THEME)
    found = [(text, size) for text, size in lines if text in name]
    assert [text for text, _ in found] == shown
    assert all(on_screen(size) >= 11 for _, size in found)
    short = replace(view, rows=tuple(replace(row, text="Ada") for row in rows))
    assert (height > list_px(short, DEFAULT_THEME)) == (len(shown) > 1)
