"""The panel beside the board: what is to be laid, whose turn it is, and a card for every seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import TileId
from rendering.base.lettering import Lettering, width_of, wrapped, write
from rendering.base.picture import paste_middle
from rendering.base.rect import Rect
from rendering.base.theme import RGB, Theme
from rendering.sprites.ready import figure_sprite, tile_sprite, trace_sprite

SPACES_OF_A_LAP = 50
"""The score track is this long; scores beyond are shown with their laps too."""


@dataclass(frozen=True, slots=True)
class ShownTile:
    """A tile in the panel, as it lies after `turns` quarter turns."""

    tile: TileId
    turns: int = 0


@dataclass(frozen=True, slots=True)
class SeatCard:
    """One seat: `supply` is the figures left by kind, `hand` the tiles that may be seen."""

    colour: Colour
    name: str
    score: int
    supply: tuple[tuple[Figure, int], ...]
    active: bool = False
    hand: tuple[TileId, ...] = ()


@dataclass(frozen=True, slots=True)
class PanelView:
    """A tile or a figure at the head, a title and quiet lines beside it, cards, and notes below them."""

    head: ShownTile | Colour | None
    title: str
    lines: tuple[str, ...]
    cards: tuple[SeatCard, ...]
    notes: tuple[str, ...] = ()


def laps(score: int) -> str:
    """The score as laps of the track and the rest, e.g. `100 + 7`; empty within the first lap."""
    if score < SPACES_OF_A_LAP:
        return ""
    return f"{score - score % SPACES_OF_A_LAP} + {score % SPACES_OF_A_LAP}"


def draw_panel(canvas: Image.Image, rect: Rect, view: PanelView, theme: Theme) -> None:
    """Draw the panel into its rectangle: head above the cards, or left of them where it lies broad."""
    margin = round(min(rect.width, rect.height) * 0.032)
    if rect.width > rect.height * 1.5:
        head = Rect(rect.left, rect.top, round(rect.width * 0.34), rect.height)
        cards = Rect(head.right, rect.top, rect.right - head.right, rect.height).inset(margin)
        columns = 2 if len(view.cards) <= 4 else 3
    else:
        head = Rect(rect.left, rect.top, rect.width, round(min(rect.height * 0.225, rect.width * 0.46)))
        cards = Rect(
            rect.left + margin, head.bottom, rect.width - 2 * margin, rect.bottom - head.bottom - margin
        )
        columns = 1
    draw_head(canvas, head.inset(margin), view.head, view.title, view.lines, theme)
    rows = -(-len(view.cards) // columns)
    row_height = min(cards.height / max(rows, 1), cards.width / columns * 0.36)
    gap = max(4, round(row_height * 0.09))
    if columns > 1:
        cards = Rect(cards.left, cards.top + round((cards.height - rows * row_height) / 2), cards.width, 0)
    for number, card in enumerate(view.cards):
        row, column = divmod(number, columns)
        left = cards.left + round(column * (cards.width + gap) / columns)
        right = cards.left + round((column + 1) * (cards.width + gap) / columns) - gap
        top = cards.top + round(row * row_height)
        _draw_card(canvas, Rect(left, top, right - left, round(row_height) - gap), card, theme)
    if columns == 1:
        below = cards.top + round(rows * row_height)
        draw_notes(canvas, Rect(cards.left, below, cards.width, cards.bottom - below), view.notes, theme)


def draw_head(
    canvas: Image.Image,
    rect: Rect,
    shown: ShownTile | Colour | None,
    title: str,
    lines: tuple[str, ...],
    theme: Theme,
) -> None:
    """Draw a tile or a figure with a bold title and quiet lines beside it."""
    size = min(rect.height, round(rect.width * 0.46))
    top = rect.top + (rect.height - size) // 2
    left = rect.left
    if isinstance(shown, ShownTile):
        rim = max(3, round(size * 0.025))
        box = (left, top, left + size - 1, top + size - 1)
        ImageDraw.Draw(canvas).rounded_rectangle(box, 2 * rim, fill=theme.surround.gold)
        canvas.paste(tile_sprite(shown.tile, shown.turns, size - 2 * rim, theme), (left + rim, top + rim))
        left += size + round(size * 0.13)
    elif shown is not None:
        figure = figure_sprite(shown, Figure.MEEPLE, round(size * 0.70), theme=theme)
        paste_middle(canvas, figure, (left + size * 0.40, rect.top + rect.height / 2))
        left += round(size * 0.86)
    room = rect.right - left
    big = Lettering(round(size * 0.19), theme.surround.text, bold=True)
    small = Lettering(round(size * 0.138), theme.surround.text_quiet)
    written = [(title, big, 1.35)]
    written += [(part, small, 1.42) for line in lines for part in wrapped(line, small, room)]
    height = sum(lettering.size_px * lead for _, lettering, lead in written)
    y = rect.top + (rect.height - height) / 2
    for text, lettering, lead in written:
        step = lettering.size_px * lead
        write(canvas, (left, y + step / 2), text, lettering, room_px=room)
        y += step


def draw_notes(canvas: Image.Image, rect: Rect, notes: tuple[str, ...], theme: Theme) -> None:
    """Write notes line by line as far as there is room."""
    lettering = Lettering(round(rect.width * 0.052), theme.surround.text_quiet)
    step = lettering.size_px * 1.4
    y = rect.top + step
    for note in notes:
        for line in wrapped(note, lettering, rect.width):
            if y + step / 2 > rect.bottom:
                return
            write(canvas, (rect.left, y), line, lettering, room_px=rect.width)
            y += step
        y += step * 0.3


@dataclass(frozen=True, slots=True)
class _ScoreAt:
    """Where the score and its laps stand on a card, and how large, as shares of the card's height."""

    size: float
    top: float
    top_with_laps: float
    laps_size: float
    laps_top: float


_BESIDE = _ScoreAt(size=0.50, top=0.50, top_with_laps=0.40, laps_size=0.20, laps_top=0.79)
"""Beside the name and what the seat has left."""
_ABOVE = _ScoreAt(size=0.38, top=0.31, top_with_laps=0.25, laps_size=0.16, laps_top=0.49)
"""Beside the name alone: the line below belongs to figures and tiles."""
_FIGURE_SLOT, _TILE_SLOT = 0.60, 0.46
"""Widths of a figure with its number and of a tile of the hand, as shares of the card's height."""


def _draw_card(canvas: Image.Image, rect: Rect, card: SeatCard, theme: Theme) -> None:
    unit, (colour, quiet) = rect.height, _inks(card, theme)
    canvas.paste(_card_ground(rect.width, unit, card.active, theme), (rect.left, rect.top))
    figure = figure_sprite(card.colour, Figure.MEEPLE, round(unit * 0.68), theme=theme)
    paste_middle(canvas, figure, (rect.left + unit * 0.44, rect.top + unit * 0.52))

    left, right = rect.left + unit * 0.86, rect.right - unit * 0.16
    wanted = unit * (_FIGURE_SLOT * len(card.supply) + _TILE_SLOT * len(card.hand))
    score, lap, room = _score_texts(card, _BESIDE, unit, right - left, theme)
    at, shrunk = _BESIDE, 1.0
    if wanted > room:
        at, shrunk = _ABOVE, min(1.0, (right - left) / wanted)
        score, lap, room = _score_texts(card, _ABOVE, unit, right - left, theme)
    middle = rect.top + unit * (at.top_with_laps if laps(card.score) else at.top)
    write(canvas, (right, middle), str(card.score), score, align="right")
    write(canvas, (right, rect.top + unit * at.laps_top), laps(card.score), lap, align="right")
    name = Lettering(round(unit * 0.28), colour, bold=True)
    write(canvas, (left, rect.top + unit * 0.31), card.name, name, room_px=room)
    _draw_left(canvas, (left, rect.top + unit * 0.72), card, unit * shrunk, quiet, theme)


def _inks(card: SeatCard, theme: Theme) -> tuple[RGB, RGB]:
    """The colours of what is bold and what is quiet on a card."""
    surround = theme.surround
    if card.active:
        return surround.text_active, surround.text_active
    return surround.text, surround.text_quiet


def _score_texts(
    card: SeatCard, at: _ScoreAt, unit: int, room: float, theme: Theme
) -> tuple[Lettering, Lettering, int]:
    """How the score and its laps are written, and the pixels that they leave of `room`."""
    colour, quiet = _inks(card, theme)
    score = Lettering(round(unit * at.size), colour, bold=True)
    lap = Lettering(round(unit * at.laps_size), quiet)
    taken = max(width_of(str(card.score), score), width_of(laps(card.score), lap))
    return score, lap, round(room - taken - unit * 0.12)


def _draw_left(
    canvas: Image.Image, at: tuple[float, float], card: SeatCard, unit: float, colour: RGB, theme: Theme
) -> None:
    """Draw what the seat has left: a small figure with its number for each kind, then the tiles of its hand."""
    x, y = at
    number = Lettering(round(unit * 0.235), colour, bold=True)
    for kind, count in card.supply:
        drawn = figure_sprite if count else trace_sprite
        small = drawn(card.colour, kind, round(unit * 0.27), theme=theme)
        reach = small.width * 0.36
        paste_middle(canvas, small, (x + reach, y))
        write(canvas, (x + reach * 2 + unit * 0.02, y + unit * 0.01), str(count), number)
        x += unit * _FIGURE_SLOT
    size = round(unit * 0.40)
    for tile in card.hand:
        canvas.paste(tile_sprite(tile, 0, size, theme), (round(x), round(y - size / 2)))
        x += unit * _TILE_SLOT


@lru_cache(maxsize=32)
def _card_ground(width: int, height: int, active: bool, theme: Theme) -> Image.Image:
    """The empty card, with rounded corners on the panel's ground."""
    finer = 3
    surround = theme.surround
    image = Image.new("RGB", (width * finer, height * finer), surround.panel)
    line = max(2, round(height * (0.035 if active else 0.012))) * finer
    ImageDraw.Draw(image).rounded_rectangle(
        (0, 0, image.width - 1, image.height - 1),
        round(height * 0.12) * finer,
        fill=surround.row_active if active else surround.row,
        outline=surround.gold if active else surround.row_line,
        width=line,
    )
    return image.resize((width, height), Image.Resampling.BOX)
