"""The score chart: how the scores grew over the turns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageDraw

from game.values.ruleset import Colour
from rendering.base.labels import Labels
from rendering.base.lettering import Lettering, two_lines, write, write_lines
from rendering.base.picture import Picture, fill_panel, finish, new_canvas, paste_middle
from rendering.base.rect import Rect
from rendering.base.screen import SMALL_LETTERS, letters_px
from rendering.base.shapes import Line, ribbon, scaled
from rendering.base.theme import DEFAULT_THEME, PLAYER_LOOKS, RGB, Theme
from rendering.sprites.sprite_cache import glyph_sprite

WIDTH = 1650
_NAME_PX = letters_px(WIDTH)
"""Letters of names, 11 pixels on the phone's screen; longer names are broken, or cut."""
_AXIS_PX = letters_px(WIDTH, SMALL_LETTERS)
_PLOT = Rect(164, 148, WIDTH - 164 - 310, 816)
"""The rectangle of the lines, between the numbers of the axis and the scores at the ends of the lines.

The highest number of the axis stands clear of the title.
"""
_MOST_SPACES = 6
"""The most spaces between lines of the grid while scores are small: more would be too close."""
_MARGIN = 44
_NAMES_TOP = _PLOT.bottom + 104
_ROW_PX, _LINE_PX = 92, 68
"""The height of a row of names, and of a second line in it."""
_NAME_ROOM_PX = WIDTH // 2 - _MARGIN - 106
_SUPERSAMPLING = 2
"""Lines are drawn this many times as large, and reduced, for smooth edges."""


@dataclass(frozen=True, slots=True)
class ScoreChartView:
    """What a chart shows: `scores` has each seat's score after every turn, the first entry before the first turn.

    `title` is the message key of the title. Scores may be below 0, as leads are.
    """

    seats: tuple[Colour, ...]
    names: Mapping[Colour, str]
    scores: Mapping[Colour, tuple[int, ...]]
    labels: Labels
    theme: Theme = DEFAULT_THEME
    title: str = "picture-chart"


def draw_score_chart(view: ScoreChartView) -> Picture:
    """Draw a line for each seat with its glyph and score at the end, and the names below; 1650 pixels wide."""
    height = _NAMES_TOP + _row_px(view) * -(-len(view.seats) // 2) + 24
    canvas = new_canvas(WIDTH, height, view.theme)
    fill_panel(canvas, Rect(0, 0, WIDTH, height), view.theme)
    surround = view.theme.surround
    title = Lettering(66, surround.text, bold=True)
    room = WIDTH - 2 * _MARGIN
    write(canvas, (_MARGIN, 62), view.labels.say(view.title), title, room_px=room, least_px=_NAME_PX)
    turns = max((len(scores) for scores in view.scores.values()), default=1) - 1
    scores = [score for line in view.scores.values() for score in line]
    grid = _grid(scores)
    _draw_grid(canvas, turns, grid, view)
    order = sorted(view.seats, key=lambda seat: view.scores[seat][-1])
    lines = {seat: _points(view.scores[seat], turns, grid) for seat in view.seats}
    _draw_lines(canvas, [(lines[seat], seat) for seat in order], view.theme)
    for place, seat in enumerate(order):
        _draw_glyphs(canvas, lines[seat], seat, place / len(order), view.theme)
    _draw_ends(canvas, lines, view)
    _draw_names(canvas, sorted(view.seats, key=lambda seat: -view.scores[seat][-1]), view)
    return finish(canvas, view.theme)


def _grid(scores: Iterable[int]) -> range:
    """Return the scores that have a line: few round numbers, with all scores and 0 between the first and the last."""
    lowest, *_, highest = sorted((0, 0, *scores))
    step = next((step for step in (10, 25) if highest - lowest <= _MOST_SPACES * step), 50)
    low, top = lowest // step * step, -(-highest // step) * step
    return range(low, max(top, low + step) + 1, step)


def _points(scores: tuple[int, ...], turns: int, grid: range) -> Line:
    """Return the pixel of each score."""
    return [
        (_PLOT.left + _PLOT.width * turn / max(turns, 1), _height(score, grid))
        for turn, score in enumerate(scores)
    ]


def _height(score: int, grid: range) -> float:
    """Return the y of a score: the first line of the grid is at the bottom of the plot, the last at its top."""
    return _PLOT.bottom - _PLOT.height * (score - grid[0]) / (grid[-1] - grid[0])


def _draw_grid(canvas: Image.Image, turns: int, grid: range, view: ScoreChartView) -> None:
    """Draw a line for each score of the grid, a tick for each round number of turns, and their numbers."""
    surround = view.theme.surround
    draw = ImageDraw.Draw(canvas)
    small = Lettering(_AXIS_PX, surround.text_quiet)
    for score in grid:
        y = _height(score, grid)
        draw.line((_PLOT.left, y, _PLOT.right, y), fill=surround.chart_grid, width=2)
        write(canvas, (_PLOT.left - 18, y), str(score).replace("-", "−"), small, align="right")
    every = max(1, 5 if turns <= 30 else 10 if turns <= 80 else 20)
    for turn in range(0, turns + 1, every):
        x = _PLOT.left + _PLOT.width * turn / max(turns, 1)
        draw.line((x, _PLOT.bottom, x, _PLOT.bottom + 10), fill=surround.chart_grid, width=2)
        write(canvas, (x, _PLOT.bottom + 52), str(turn), small, align="middle")
    write(canvas, (_PLOT.right + 64, _PLOT.bottom + 52), view.labels.say("picture-chart-turns"), small)


def _draw_lines(canvas: Image.Image, lines: list[tuple[Line, Colour]], theme: Theme) -> None:
    """Draw each line in its colour inside a rim that keeps it apart from the ground and the others."""
    rim: RGB = theme.halo if theme.surround.text[0] > 128 else theme.ink
    room = _PLOT.inset(-12)
    area = (room.left, room.top, room.right, room.bottom)
    size = (room.width * _SUPERSAMPLING, room.height * _SUPERSAMPLING)
    fine = canvas.crop(area).resize(size, Image.Resampling.NEAREST)
    draw = ImageDraw.Draw(fine)
    for points, seat in lines:
        within = scaled([(x - room.left, y - room.top) for x, y in points], _SUPERSAMPLING)
        for width, colour in ((11, rim), (7, PLAYER_LOOKS[seat].fill)):
            _draw_line(draw, within, width, colour)
    canvas.paste(fine.resize((room.width, room.height), Image.Resampling.BOX), area)


def _draw_line(draw: ImageDraw.ImageDraw, points: Line, width: int, colour: RGB) -> None:
    """Draw a line with round joints and ends, `width` pixels of the finished picture wide."""
    radius = width * _SUPERSAMPLING / 2
    for a, b in pairwise(points):
        draw.polygon(ribbon([a, b], width * _SUPERSAMPLING), fill=colour)
    for x, y in points:
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def _draw_glyphs(canvas: Image.Image, points: Line, seat: Colour, place: float, theme: Theme) -> None:
    """Draw the seat's glyph on its line at intervals.

    `place` (0 to 1) shifts it by that part of an interval, so that the glyphs of seats do not coincide.
    """
    sprite = glyph_sprite(seat, 36, theme)
    every = max(1, len(points) // 6)
    for point in points[every // 4 + round(place * every) :: every]:
        paste_middle(canvas, sprite, point)


def _draw_ends(
    canvas: Image.Image,
    lines: Mapping[Colour, Line],
    view: ScoreChartView,
) -> None:
    """Draw glyphs and scores at the ends of the lines, moved apart where they would meet."""
    step = 84.0
    ends = sorted(view.seats, key=lambda seat: lines[seat][-1][1])
    heights = [lines[seat][-1][1] for seat in ends]
    for number in range(1, len(heights)):
        heights[number] = max(heights[number], heights[number - 1] + step)
    beyond = max(0.0, heights[-1] - (_PLOT.bottom - 20)) if heights else 0.0
    for number in range(len(heights) - 1, -1, -1):
        limit = heights[number + 1] - step if number + 1 < len(heights) else heights[number] - beyond
        heights[number] = min(heights[number], limit)
    draw = ImageDraw.Draw(canvas)
    for seat, height in zip(ends, heights, strict=True):
        x, y = lines[seat][-1]
        draw.line((x, y, _PLOT.right + 26, height), fill=view.theme.surround.text_quiet, width=2)
        paste_middle(canvas, glyph_sprite(seat, 66, view.theme), (_PLOT.right + 62, height))
        score = Lettering(66, view.theme.surround.text, bold=True)
        write(
            canvas,
            (WIDTH - _MARGIN, height),
            str(view.scores[seat][-1]).replace("-", "−"),
            score,
            align="right",
        )


def _name_lines(seat: Colour, view: ScoreChartView) -> tuple[str, ...]:
    """Return the name of a seat on one line, or on two if it is too long."""
    shown = view.labels.name(seat, view.names[seat])
    return two_lines(shown, Lettering(_NAME_PX, view.theme.surround.text), _NAME_ROOM_PX, _NAME_PX)


def _row_px(view: ScoreChartView) -> int:
    """Return the height of the rows of names, which have two lines if a name needs them."""
    return _ROW_PX + _LINE_PX * (max((len(_name_lines(seat, view)) for seat in view.seats), default=1) - 1)


def _draw_names(canvas: Image.Image, seats: Sequence[Colour], view: ScoreChartView) -> None:
    """Write each seat's name after its glyph, two a row: there is no room beside the lines."""
    name, row_px = Lettering(_NAME_PX, view.theme.surround.text), _row_px(view)
    for number, seat in enumerate(seats):
        left, y = _MARGIN + number % 2 * (WIDTH // 2 - _MARGIN), _NAMES_TOP + row_px * (number // 2 + 0.5)
        paste_middle(canvas, glyph_sprite(seat, 66, view.theme), (left + 33, y))
        write_lines(
            canvas,
            (left + 86, y),
            _name_lines(seat, view),
            name,
            line_px=_LINE_PX,
            room_px=_NAME_ROOM_PX,
            least_px=_NAME_PX,
        )
