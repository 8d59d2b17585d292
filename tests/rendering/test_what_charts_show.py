"""Tests of what is in charts: replays, score charts, podiums, brackets, leagues and posters."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image
from plain_pictures import KEYS, image_of

from game.values.moves import Place
from game.values.ruleset import Colour, Option, Ruleset
from rendering.base.theme import DEFAULT_THEME, PLAYER_LOOKS
from rendering.charts import bracket_image, replay, score_chart
from rendering.charts.bracket_image import BracketMatch, BracketView, draw_bracket
from rendering.charts.league_image import UP_DARK, LeagueDivision, LeagueRow, LeagueView, RowMark, draw_league
from rendering.charts.podium import PodiumView, draw_podium
from rendering.charts.poster import PosterView, draw_poster
from rendering.charts.replay import ReplayView, draw_replay
from rendering.charts.score_chart import _AXIS_PX, _NAMES_TOP, _PLOT, ScoreChartView, draw_score_chart
from rendering.gallery.samples import SampleGame, sample_game

RED, BLUE, GREEN = Colour.RED, Colour.BLUE, Colour.GREEN
SURROUND = DEFAULT_THEME.surround


def count(image: Image.Image, colour: tuple[int, int, int]) -> int:
    """Return the number of pixels of a colour, or of the fixed one nearest to it."""
    return sum(
        times
        for times, found in image.getcolors(1 << 22) or ()
        if isinstance(found, tuple) and max(abs(a - b) for a, b in zip(found, colour, strict=True)) < 30
    )


def test_a_replay_shows_tiles_figures_and_scores(
    base_game: SampleGame, written: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each tile lies as it was laid, figures stand on the land, and each score is that of its seat."""
    end = base_game.positions[-1]
    laid: list[tuple[Place, int]] = []
    with monkeypatch.context() as patched:
        patched.setattr(replay, "lay_tile", lambda _, __, place, ___, number: laid.append((place, number)))
        draw_replay(ReplayView((base_game.positions[0], end)))
    assert laid == [(Place(tile.tile, cell, tile.turns), tile.number) for cell, tile in end.board.items()]
    assert [text for text, _ in written][-len(end.seats) :] == [str(end.scores[seat]) for seat in end.seats]
    assert len(set(end.scores.values())) > 1
    middle = base_game.with_tiles(30)
    with_figures = draw_replay(ReplayView((middle,))).data
    monkeypatch.setattr(replay, "stand_figures", lambda *_: None)
    assert draw_replay(ReplayView((middle,))).data != with_figures


def test_bars_of_a_replay_grow_with_the_scores(base_game: SampleGame) -> None:
    """At the end only the bar of the best score is full, and the last tile has its frame until then."""
    end = base_game.positions[-1]
    gif = Image.open(BytesIO(draw_replay(ReplayView((base_game.positions[0], end))).data))
    gif.seek(1)
    strip, width = gif.convert("RGB"), replay.WIDTH / len(end.seats)
    full = []
    for number, seat in enumerate(end.seats):
        right = round((number + 1) * width - 14)
        full += [seat] if count(strip.crop((right - 2, 55, right, 58)), PLAYER_LOOKS[seat].fill) else []
    assert full == [max(end.seats, key=lambda seat: end.scores[seat])]
    assert replay._CLEAR not in replay._without_clear(DEFAULT_THEME)


def test_the_last_tile_is_framed_in_a_replay(base_game: SampleGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each frame of a replay shows which tile is new."""
    position = base_game.with_tiles(30)
    framed = draw_replay(ReplayView((position,))).data
    monkeypatch.setattr(replay, "mark_cell", lambda *_: None)
    assert draw_replay(ReplayView((position,))).data != framed


def test_a_chart_has_the_colours_of_its_seats() -> None:
    """The lines and the list of names below have the colour and the glyph of each seat."""
    names, scores = dict.fromkeys(Colour, "x"), {RED: (0, 4, 9), BLUE: (0, 2, 30), GREEN: (0, 2, 30)}
    lists = []
    for other in (BLUE, GREEN):
        image = image_of(draw_score_chart(ScoreChartView((RED, other), names, scores, KEYS)))
        lists.append(image.crop((0, _NAMES_TOP, image.width, image.height)).tobytes())
        plot = image.crop((200, 130, 1200, 960))
        assert count(plot, PLAYER_LOOKS[other].fill) > 3000
        assert count(plot, PLAYER_LOOKS[RED].fill) > 3000
    assert lists[0] != lists[1]


@pytest.mark.parametrize(
    ("lowest", "highest", "numbers"),
    [
        (0, 0, ["0", "10"]),
        (0, 57, ["0", "10", "20", "30", "40", "50", "60"]),
        (-18, 52, ["−25", "0", "25", "50", "75"]),
        (-128, 29, ["−150", "−100", "−50", "0", "50"]),
        (-40, 0, ["−40", "−30", "−20", "−10", "0"]),
    ],
)
def test_all_scores_of_a_chart_are_between_two_lines_with_numbers(
    lowest: int, highest: int, numbers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The grid has a line at or below the lowest score and one at or above the highest; its numbers miss the title."""
    texts: list[tuple[str, tuple[float, float]]] = []
    monkeypatch.setattr(score_chart, "write", lambda _, at, text, *__, **___: texts.append((text, at)))
    scores = {RED: (0, lowest), BLUE: (0, highest)}
    draw_score_chart(ScoreChartView((RED, BLUE), dict.fromkeys(Colour, "x"), scores, KEYS))
    axis = [(text, y) for text, (x, y) in texts if x == _PLOT.left - 18]
    assert [text for text, _ in axis] == numbers
    assert (axis[0][1], axis[-1][1]) == (_PLOT.bottom, _PLOT.top)
    title = next(y for text, (_, y) in texts if text == "picture-chart")
    assert axis[-1][1] - title > 66 / 2 + _AXIS_PX / 2 + 20


def test_a_chart_lists_equal_scores_in_the_order_of_their_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names below a chart stand in the order of the scores at its lines' ends, equal ones in the order of seats."""
    listed: list[str] = []
    monkeypatch.setattr(score_chart, "write_lines", lambda _, __, lines, *___, **____: listed.extend(lines))
    names = {colour: colour.value for colour in Colour}
    scores = {RED: (0, 4), BLUE: (0, 9), GREEN: (0, 4)}
    draw_score_chart(ScoreChartView((RED, BLUE, GREEN), names, scores, KEYS))
    assert listed == [names[BLUE], names[RED], names[GREEN]]


def test_a_crowded_step_counts_the_names_left_out(written: list[tuple[str, int]]) -> None:
    """Of six names on one step two are written, and the four others are counted."""
    draw_podium(PodiumView("x", tuple("abcdef"), places=(1,) * 6))
    texts = [text for text, _ in written]
    assert "+ 4" in texts
    assert [name for name in "abcdef" if name in texts] == ["a", "b"]


def test_a_bracket_frames_the_winner_and_joins_the_rounds() -> None:
    """The winner's half is framed, rounds are joined by lines, and a match for third place adds a box."""

    def drawn(match: BracketMatch, **more: object) -> Image.Image:
        view = BracketView("", ((match,),))
        return image_of(draw_bracket(replace(view, **more)))  # type: ignore[arg-type]

    match = BracketMatch("a", "b", winner=0, results=("2", "0"))
    halves = [
        [count(image.crop((0, y, image.width, y + 62)), SURROUND.gold) for y in (152, 220)]
        for image in (drawn(match), drawn(replace(match, winner=1)))
    ]
    assert [half[0] > half[1] for half in halves] == [True, False]
    undecided = replace(match, winner=None, results=("", ""))
    assert drawn(undecided).tobytes() != drawn(replace(undecided, over=True)).tobytes()
    assert drawn(match, third=match, third_label="x").height > drawn(match).height
    empty = BracketMatch(None, None)
    two = image_of(draw_bracket(BracketView("", ((empty, empty), (empty,)))))
    between = two.crop((two.width // 2 - 12, 150, two.width // 2 + 12, two.height))
    assert count(between, SURROUND.text_quiet) > 200


def test_a_bracket_shows_each_result_beside_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first entrant's result is above the second's; the match for third place shows its names."""
    third = BracketView("", ((BracketMatch("a", "b"),),), BracketMatch("c", "d"), "x")
    assert draw_bracket(third).data != draw_bracket(replace(third, third=BracketMatch("d", "c"))).data
    heights: dict[str, float] = {}
    monkeypatch.setattr(bracket_image, "write", lambda _, at, text, *__, **___: heights.update({text: at[1]}))
    draw_bracket(BracketView("", ((BracketMatch("a", "b", results=("2", "7")),),)))
    assert heights["2"] < heights["7"]


def test_negative_scores_are_in_the_chart(written: list[tuple[str, int]]) -> None:
    """A line below 0 is within the plot, and each line ends with its own score."""
    scores = {RED: (0, -8, -16), BLUE: (0, 2, 33)}
    image = image_of(draw_score_chart(ScoreChartView((RED, BLUE), dict.fromkeys(Colour, "x"), scores, KEYS)))
    assert count(image.crop((600, 130, 1200, 960)), PLAYER_LOOKS[RED].fill) > 1500
    assert {"−16", "33"} <= {text for text, _ in written}


def test_the_legend_of_a_league_has_its_marks() -> None:
    """The legend shows the mark that it explains."""
    divisions = (LeagueDivision("", (LeagueRow("1", "a", ("3",)),)),)
    view = LeagueView("", ("x",), divisions, legend=((RowMark.UP, "up"),))
    assert count(image_of(draw_league(view)), UP_DARK) > 200
    assert count(image_of(draw_league(replace(view, legend=()))), UP_DARK) == 0


def test_a_poster_decides_ties_by_the_rules(written: list[tuple[str, int]]) -> None:
    """With equal scores the seat that began is second by the rule, else both are first. Rule: starter-loses-ties."""
    for options, second in ((frozenset({Option.STARTER_LOSES_TIES}), True), (frozenset[Option](), False)):
        position = sample_game(7, 2, Ruleset(options=options)).positions[-1].copy_same_tiles()
        position.points[:] = [40, 40]
        written.clear()
        draw_poster(PosterView(position, dict.fromkeys(Colour, "x"), KEYS, "x"))
        assert ("2" in [text for text, _ in written]) is second
