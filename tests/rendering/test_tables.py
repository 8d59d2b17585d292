"""Tests of tables as pictures: their texts are legible on a phone."""

from io import BytesIO
from itertools import groupby

import pytest
from PIL import Image

from bot.i18n import codes, language
from bot.text.words import labels
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind
from rendering.base.labels import Labels
from rendering.base.screen import SCREEN_PX
from rendering.charts.league_image import LeagueDivision, LeagueRow, LeagueView, RowMark, draw_league
from rendering.panels.scoreboard import ScoresView, draw_scores, score_table
from rendering.panels.table import TableRow, TableView, draw_table
from rendering.views.alt_text import describe_table


@pytest.mark.parametrize(
    "columns",
    [
        ("Scored", "Difference", "Opponents", "Points"),
        ("Erspielt", "Differenz", "Gegner", "Punkte"),
        ("Marqués", "Différence", "Adversaires", "Points"),
        ("Segnati", "Differenza", "Avversari", "Punti"),
    ],
)
def test_names_in_the_standings_are_legible_on_a_phone(
    columns: tuple[str, ...], written: list[tuple[str, int]]
) -> None:
    """Four columns with long headings leave room for a name: it is not cut, nor are the headings small."""
    name = "12. Konstantin Barth"
    rows = (TableRow(name, ("1312", "−223", "12½", "10½")),)
    picture = draw_table(TableView("Autumn cup", columns, rows))
    sizes = {text: size * SCREEN_PX / picture.width for text, size in written}
    assert sizes[name] >= 11
    assert not any("…" in text for text in sizes)
    assert all(sizes[heading] >= 9.5 for heading in columns)


@pytest.mark.parametrize("code", codes())
def test_standings_with_scores_of_four_digits_are_shown_at_full_width(code: str) -> None:
    """Columns move closer together before rows become higher: ten lines are no higher than 5 to 4."""
    columns = _headings(code, "scored", "difference", "solkoff", "points")
    rows = tuple(
        TableRow("Konstantin Barth", ("1312", "+1023", "132½", "10½"), place=f"{n}.") for n in range(1, 11)
    )
    picture = draw_table(TableView("Autumn cup", columns, rows))
    assert picture.height <= picture.width * 5 / 4


@pytest.mark.parametrize("code", codes())
def test_scores_with_every_expansion_are_legible_on_a_phone(
    code: str, written: list[tuple[str, int]]
) -> None:
    """All columns but the total stand below the names, no smaller than four beside them."""
    paid = {kind.value: 188 for kind in FeatureKind} | {"fairy": 14, "goods": 30, "tower": 9}
    names = {Colour.RED: "Computer (Experte)", Colour.BLUE: "Konstantin Barth"}
    points, scores = dict.fromkeys(names, paid), dict.fromkeys(names, 1188)
    view = ScoresView(tuple(names), names, points, scores, labels(language(code)), scores)
    picture = draw_scores(view)
    sizes = {text: size * SCREEN_PX / picture.width for text, size in written}
    assert all(sizes[name] >= 11 for name in names.values())
    assert sizes["188"] >= 11
    assert not any("…" in text for text in sizes)
    assert all(sizes[heading] >= 9.5 for heading in score_table(view).columns)


def test_an_undrawable_name_is_a_dash(written: list[tuple[str, int]], labels: Labels) -> None:
    """A name without a drawable letter is a dash behind its place; the alt text has the name."""
    view = TableView(
        "Autumn cup", ("Points",), (TableRow("ᚠᚢᚦ", ("9",), place="1."), TableRow("Ada", ("7",), place="2."))
    )
    draw_table(view)
    assert {"1.", "–", "2.", "Ada"} <= {text for text, _ in written}
    assert describe_table(view, labels) == "Autumn cup. 1. ᚠᚢᚦ – Points 9; 2. Ada – Points 7."


LONG = "Maximiliana Alexandra von Königsberg und Hohenfels"


@pytest.mark.parametrize("columns", [("Points",), ("Scored", "Difference", "Opponents", "Points")])
def test_long_names_in_tables_keep_their_size(
    columns: tuple[str, ...], written: list[tuple[str, int]]
) -> None:
    """A long name stands on two lines in letters of 11 pixels on a phone, and is cut only if that is not enough."""
    rows = (TableRow(LONG, ("1312",) * len(columns), place="1."),)
    picture = draw_table(TableView("Autumn cup", columns, rows))
    assert _least_on_phone(written, picture.width) >= 11
    assert any(text.endswith("Hohenfels") or "…" in text for text, _ in written)


def test_the_second_line_of_a_name_is_clear_of_the_cells_below() -> None:
    """In a stacked row, the cells are twice as far from a name's second line as that is from the first."""
    name = "Maximiliana Alexandra von Hohenfels und Seelbach"
    columns = ("Marqués", "Différence", "Adversaires", "Joués", "Points")
    data = draw_table(TableView("Autumn", columns, (TableRow(name, ("1312",) * 5),))).data
    with Image.open(BytesIO(data)) as picture:
        row = picture.convert("L").crop((60, 190, 900, picture.height))
    inked = [max(row.crop((0, y, row.width, y + 1)).tobytes()) > 150 for y in range(row.height)]
    bands = [len(list(band)) for _, band in groupby(inked)]
    above, _, between, _, gap, _, below = bands
    assert gap > 2 * between
    assert min(above, below) > between > 0


def test_long_names_in_a_league_keep_their_size(written: list[tuple[str, int]]) -> None:
    """Long names in a league stand on two lines, as in tables."""
    rows = (LeagueRow("1.", LONG, ("7", "+120", "12")),)
    picture = draw_league(
        LeagueView("League", ("Played", "Difference", "Points"), (LeagueDivision("Division 1", rows),))
    )
    assert _least_on_phone(written, picture.width) >= 11
    assert all(size * SCREEN_PX / picture.width >= 9.5 for _, size in written)


@pytest.mark.parametrize("code", codes())
def test_names_in_a_league_of_three_columns_are_not_cut(code: str, written: list[tuple[str, int]]) -> None:
    """A name of 32 letters, as long as Discord allows, fits two lines beside three columns."""
    rows = (LeagueRow("10.", "Wolfgang Amadeus Mozartkugelmann", ("14", "−223", "10½"), RowMark.DOWN),)
    columns = _headings(code, "played", "difference", "points")
    draw_league(LeagueView("League", columns, (LeagueDivision("Division 1", rows),)))
    assert {"Wolfgang Amadeus", "Mozartkugelmann"} <= {text for text, _ in written}


def _headings(code: str, *columns: str) -> tuple[str, ...]:
    """Return the headings of columns of standings in a language."""
    return tuple(language(code).say(f"standings-column-{column}") for column in columns)


def _least_on_phone(written: list[tuple[str, int]], width: int) -> float:
    """Return the height on a phone of the smallest letters of a part of the name."""
    words = LONG.split()
    return min(size for text, size in written if any(word in text for word in words)) * SCREEN_PX / width
