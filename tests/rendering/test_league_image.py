"""Tests of pictures of leagues: promotion and relegation are marked by shape and brightness, and in the alt text."""

from dataclasses import replace

import pytest
from PIL import Image, ImageChops
from plain_pictures import TALL_NAMES, image_of

from bot.i18n import language
from bot.text.words import labels as labels_in
from rendering.base.labels import Labels
from rendering.base.screen import SCREEN_PX, SMALL_LETTERS
from rendering.base.theme import THEMES
from rendering.charts.league_image import (
    ROW_PX,
    LeagueDivision,
    LeagueRow,
    LeagueView,
    RowMark,
    draw_league,
)
from rendering.views.alt_text import LIMIT, describe_league

COLUMNS = ("Played", "Points")
LEGEND = ((RowMark.UP, "goes up"), (RowMark.DOWN, "goes down"))


def view(*marks: RowMark, **chosen) -> LeagueView:
    """Return a league of one division with a row for each of these marks."""
    rows = tuple(
        LeagueRow(f"{n}.", f"Player {n}", ("7", str(9 - n)), mark) for n, mark in enumerate(marks, start=1)
    )
    return LeagueView("League", COLUMNS, (LeagueDivision("Division 1", rows),), LEGEND, **chosen)


def grey(picture) -> Image.Image:
    return image_of(picture).convert("L")


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_marks_differ_without_colour(theme) -> None:
    """Rows that go up, go down or stay differ clearly in a picture without colours, in every theme."""
    up, down, none = (
        grey(draw_league(view(mark, theme=theme))) for mark in (RowMark.UP, RowMark.DOWN, RowMark.NONE)
    )
    for one, other in ((up, down), (up, none), (down, none)):
        assert ImageChops.difference(one, other).getextrema()[1] > 60


def test_a_league_keeps_its_width_and_grows_with_its_divisions() -> None:
    """A long name does not widen the picture, and a further division makes it higher."""
    picture = draw_league(view(RowMark.UP, RowMark.NONE))
    two = replace(view(RowMark.UP, RowMark.NONE), divisions=view(RowMark.UP, RowMark.NONE).divisions * 2)
    assert draw_league(two).height > picture.height
    assert picture.width == 1100
    named = replace(view(RowMark.NONE).divisions[0].rows[0], name="W" * 80)
    long = draw_league(replace(view(), divisions=(LeagueDivision("Division 1", (named,)),)))
    assert long.width == 1100


@pytest.mark.parametrize("name", TALL_NAMES)
def test_two_lines_of_a_name_lie_within_the_frame_of_their_row(name: str) -> None:
    """Neither marks above letters nor parts of letters below the line touch the frame."""

    def drawn(row: LeagueRow) -> Image.Image:
        return grey(draw_league(replace(view(), divisions=(LeagueDivision("Division 1", (row,)),))))

    first = LeagueRow("1.", name, ("a long word", "another one"), strong=True)
    box = ImageChops.difference(drawn(first), drawn(replace(first, name=""))).getbbox()
    frame = ImageChops.difference(drawn(first), drawn(replace(first, strong=False))).getbbox()
    assert box is not None
    assert frame is not None
    assert box[3] - box[1] > ROW_PX / 2, "two lines"
    assert frame[1] + 4 <= box[1]
    assert box[3] <= frame[3] - 4


def test_places_beyond_a_hundred_are_as_large_as_others(written: list[tuple[str, int]]) -> None:
    """In a ladder of two hundred, places of three digits have the usual size, beside the mark and the name."""
    rows = tuple(LeagueRow(f"{place}.", "Ada", ("7", "3"), RowMark.UP) for place in (99, 100, 200))
    picture = draw_league(replace(view(), divisions=(LeagueDivision("Places", rows),)))
    sizes = {size for text, size in written if text in {"99.", "100.", "200."}}
    assert {size * SCREEN_PX / picture.width >= SMALL_LETTERS for size in sizes} == {True}
    assert len(sizes) == 1


def test_alt_text_of_a_league_has_all_rows(labels: Labels) -> None:
    """The alt text of a league has everything that its picture shows, within Discord's length."""
    text = describe_league(view(RowMark.UP, RowMark.NONE, RowMark.DOWN), labels)
    assert text == (
        "League. Division 1: 1. Player 1 – Played 7, Points 8, goes up; 2. Player 2 – Played 7, Points 7; "
        "3. Player 3 – Played 7, Points 6, goes down."
    )
    assert len(describe_league(view(*[RowMark.NONE] * 60), labels)) <= LIMIT


def test_alt_text_of_a_league_follows_french_typography() -> None:
    """In French, a narrow space that does not break stands before colons and semicolons."""
    text = describe_league(view(RowMark.UP, RowMark.NONE), labels_in(language("fr")))
    assert "Division 1\u202f: 1. Player 1" in text
    assert "goes up\u202f; 2. Player 2" in text
