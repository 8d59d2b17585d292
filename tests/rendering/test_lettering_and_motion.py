"""Tests of texts that fit their room, animated replays, charts, posters, tables, and examples from written games."""

from __future__ import annotations

import math
from io import BytesIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from game.notation.record import read
from game.notation.replay import replay
from game.values.geometry import Cell
from game.values.ruleset import Colour, Option, Ruleset
from rendering.base import screen
from rendering.base.fonts import draw_text
from rendering.base.labels import Labels
from rendering.base.lettering import Lettering, fitted, width_of, wrapped, write
from rendering.base.theme import DEFAULT_THEME
from rendering.boards.example import ExampleView, draw_example
from rendering.boards.landscape import table_px
from rendering.boards.overlays import one_feature
from rendering.charts import poster
from rendering.charts.poster import PosterView, draw_poster, poster_frame
from rendering.charts.replay import HOLD_MILLISECONDS, WIDTH, ReplayView, draw_replay, replay_frame
from rendering.charts.score_chart import ScoreChartView, draw_score_chart
from rendering.gallery.samples import DRAGONS, SampleGame, sample_game
from rendering.panels.table import TableRow, TableView, draw_table, laps


@given(st.text(max_size=80), st.integers(40, 400), st.integers(12, 60), st.booleans())
def test_any_text_fits_its_room(text: str, room: int, size: int, bold: bool) -> None:
    """A text of any script and length is made smaller or cut until it fits."""
    lettering = Lettering(size, (0, 0, 0), bold)
    chosen, shown = fitted(text, lettering, room)
    smaller = Lettering(chosen, (0, 0, 0), bold)
    assert width_of(shown, smaller) <= max(room, width_of("…", smaller))
    if width_of(text, lettering) <= room:
        assert (chosen, shown) == (size, text)


@pytest.mark.parametrize("text", ["jürgen", "Jörg Wolf", "f", "صبي", "ẪỆ Ǻg", "राहुल"])
@pytest.mark.parametrize("bold", [False, True])
def test_no_letter_is_clipped(text: str, bold: bool) -> None:
    """Parts of letters beyond the width of a text, and marks above and below it, are drawn completely."""
    canvas = Image.new("L", (600, 300))
    draw_text(canvas, (101, 150), text, 64, 255, bold=bold, anchor="lm")
    written = Image.new("RGB", (600, 300))
    assert write(written, (100, 150), text, Lettering(64, (255, 255, 255), bold)) == width_of(
        text, Lettering(64, (0, 0, 0), bold)
    )
    difference = ImageChops.difference(canvas, written.getchannel("R"))
    assert difference.point([0] * 60 + [255] * 196).getbbox() is None


def test_wrapping_keeps_every_word() -> None:
    """Lines hold all words in their order and fit the room."""
    text = "the quick brown fox jumps over the lazy dog and goes home"
    lettering = Lettering(20, (0, 0, 0))
    lines = wrapped(text, lettering, 160)
    assert " ".join(lines) == text
    assert len(lines) > 2
    assert all(width_of(line, lettering) <= 160 for line in lines)


@pytest.mark.parametrize(
    ("score", "shown"), [(0, ""), (49, ""), (50, "50 + 0"), (87, "50 + 37"), (203, "200 + 3")]
)
def test_scores_are_shown_with_their_laps(score: int, shown: str) -> None:
    """A score above 49 is shown as full laps of the score track, which has 50 spaces, and the rest."""
    assert laps(score) == shown


def test_the_replay_shows_every_turn(base_game: SampleGame) -> None:
    """The animation has one frame a turn, holds the last one, loops, and stays below 500 KB."""
    positions = tuple(base_game.turns())
    picture = draw_replay(ReplayView(positions))
    image = Image.open(BytesIO(picture.data))
    assert image.format == "GIF"
    assert image.size == (WIDTH, picture.height)
    assert getattr(image, "n_frames", 1) == len(positions)
    assert len(picture.data) < 500 * 1024
    image.seek(len(positions) - 1)
    assert image.info["duration"] == HOLD_MILLISECONDS
    assert image.info["loop"] == 0


@pytest.mark.parametrize("size", [(9, 9), (40, 40)])
def test_the_replay_shows_where_the_table_ends(size: tuple[int, int]) -> None:
    """The rim is in every frame, and never drawn over the scores. Rule: table-edge."""
    edge = Ruleset(options=frozenset({Option.TABLE_EDGE}), table=size)
    positions = tuple(sample_game(5, 3, edge).turns())
    with_edge = Image.open(BytesIO(draw_replay(ReplayView(positions)).data))
    frame = replay_frame(positions[-1])
    corners = table_px(frame, positions[-1])
    assert corners is not None
    left, top, right, bottom = corners
    for number in (0, len(positions) - 1):
        with_edge.seek(number)
        shown = with_edge.convert("RGB")
        strip = shown.crop((0, 0, WIDTH, 4))
        assert len(strip.getcolors() or ()) == 1
        if top > 64 and bottom < frame.height and left > 0 and right < WIDTH:
            # Figures may cover the rim in some places, not in most.
            rim = [shown.getpixel((x, top)) for x in range(left + 2, right - 2)]
            assert rim.count(max(set(rim), key=rim.count)) > len(rim) / 2
            assert math.dist(max(set(rim), key=rim.count), DEFAULT_THEME.surround.cell_line) < 40


def test_an_example_is_as_wide_as_every_board() -> None:
    """An example is as wide as every board, less than 400 pixels high, and changes with its overlay and its figures."""
    game = '[Seats "red blue"]\n1. red U@1,0/0 +road:E\n2. blue U@2,0/0\n3. red U@3,0/0\n4. blue U@4,0/0\n'
    small, large = (replay(read(text)).position for text in (game.rsplit("3.")[0], game))
    pictures = draw_example(ExampleView(small)), draw_example(ExampleView(large))
    assert pictures[1].width == pictures[0].width
    assert max(picture.height for picture in pictures) < 400
    for view in (
        ExampleView(large, overlay=one_feature(large, Cell(1, 0), 0)),
        ExampleView(large, figures=()),
    ):
        assert draw_example(view).data != pictures[1].data


def test_a_chart_of_no_turns_is_drawn(names: dict[Colour, str], labels: Labels) -> None:
    """A game that has only begun has a chart too."""
    seats = (Colour.RED, Colour.BLUE)
    view = ScoreChartView(seats, names, dict.fromkeys(seats, (0,)), labels)
    assert draw_score_chart(view).width == 1650


@pytest.mark.parametrize("count", [2, 3, 5, 6])
def test_a_chart_is_legible_on_a_phone(count: int, labels: Labels, written: list[tuple[str, int]]) -> None:
    """Names are whole and no smaller than in tables, however many there are, and the axes are legible."""
    seats = tuple(Colour)[:count]
    names = {seat: f"{seat.value.title()} Bartholomäus" for seat in seats}
    scores = {seat: tuple(range(0, -110 * number, -number)) for number, seat in enumerate(seats, 1)}
    picture = draw_score_chart(ScoreChartView(seats, names, scores, labels))
    sizes = {text: size * screen.SCREEN_PX / picture.width for text, size in written}
    assert all(sizes[name] >= 11 for name in names.values())
    assert sizes["−109"] >= 11
    assert min(sizes.values()) >= 9.5
    assert not any("…" in text for text in sizes)
    assert screen.LOWEST <= picture.height * screen.WIDTH / picture.width <= screen.HIGHEST


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_poster_is_legible_on_a_phone(seats: int, labels: Labels, written: list[tuple[str, int]]) -> None:
    """Names, places and scores are no smaller than in tables, and nothing is cut."""
    position = sample_game(7, seats, Ruleset()).positions[-1]
    names = {seat: f"{seat.value.title()} Barth" for seat in Colour}
    lines = ("Table 12", "21 November 2026")
    picture = draw_poster(PosterView(position, names, labels, "A finished landscape", lines))
    sizes = {text: size * screen.SCREEN_PX / picture.width for text, size in written}
    assert all(sizes[names[seat]] >= 11 for seat in position.seats)
    assert all(sizes[str(score)] >= 11 for score in position.scores.values())
    assert sizes["A finished landscape"] >= 11
    assert min(sizes.values()) >= 9.5
    assert not any("…" in text for text in sizes)
    assert screen.LOWEST <= picture.height * screen.WIDTH / picture.width <= screen.HIGHEST


def test_a_poster_cuts_neither_the_names_of_winners_nor_the_small_print(
    labels: Labels, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With many winners their names are in the list of places only; long small print has two lines."""
    position = sample_game(14, 6, Ruleset()).positions[-1]
    monkeypatch.setattr(type(position), "leaders", property(lambda self: self.seats))
    names = dict.fromkeys(position.seats, "Konstantin Barth")
    lines = (
        "21 November 2026",
        "Friday league, table 2",
        "River, Abbot, Inns & Cathedrals",
        "Traders & Builders",
    )
    shown: list[str] = []

    def recorded(*arguments: Any, **options: Any) -> int:
        shown.append(arguments[2])
        return write(*arguments, **options)

    monkeypatch.setattr(poster, "write", recorded)
    draw_poster(PosterView(position, names, labels, "Friday league", lines))
    assert " · ".join(lines[:2]) in shown
    assert " · ".join(lines[2:]) in shown
    assert not any("…" in text for text in shown)


@pytest.mark.parametrize("tiles", [40, 120])
@pytest.mark.parametrize("laid", ["U@{},0/0", "B@0,{}/0"])
def test_a_poster_shows_all_of_a_long_landscape(
    laid: str, tiles: int, labels: Labels, names: dict[Colour, str]
) -> None:
    """Many tiles in a row, to the east or to the south, are not cut."""
    moves = [f"{n}. {('blue', 'red')[n % 2]} {laid.format(n)}" for n in range(1, tiles)]
    position = replay(read("\n".join(['[Seats "red blue"]', *moves, ""]))).position
    view = PosterView(position, names, labels, "Cup", ("today",))
    assert not poster_frame(view).cropped
    assert draw_poster(view).width == 1600


def test_a_table_grows_with_its_rows() -> None:
    """Any table can be drawn, also without figures; each row adds the same height."""
    rows = tuple(TableRow(f"player {n}", (str(n), "x" * n)) for n in range(12))
    heights = [draw_table(TableView("Standings", ("points", "wins"), rows[:n])).height for n in (1, 2, 12)]
    assert heights[1] - heights[0] == (heights[2] - heights[1]) / 10


def test_an_example_shows_the_given_figures() -> None:
    """Without a choice an example shows all figures and neutral pieces."""
    position = next(
        position
        for position in sample_game(7, 4, DRAGONS).positions
        if position.pieces and len(position.figures) > 3
    )
    everyone, some = ExampleView(position), ExampleView(position, position.figures[:1])
    assert draw_example(ExampleView(position, position.figures)).data == draw_example(everyone).data
    assert draw_example(some).data != draw_example(everyone).data
