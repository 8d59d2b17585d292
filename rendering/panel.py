"""The panel beside the board: what is to be laid, whose turn it is, and a card for every seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from game.moves import Figure
from game.ruleset import Colour
from game.tiles import TileId
from rendering.landscape import paste_middle
from rendering.layout import Rect
from rendering.lettering import Lettering, width_of, wrapped, write
from rendering.sprites import figure_sprite, tile_sprite
from rendering.theme import RGB, Theme

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


def _draw_card(canvas: Image.Image, rect: Rect, card: SeatCard, theme: Theme) -> None:
    surround, unit = theme.surround, rect.height
    canvas.paste(_card_ground(rect.width, unit, card.active, theme), (rect.left, rect.top))
    figure = figure_sprite(card.colour, Figure.MEEPLE, round(unit * 0.68), theme=theme)
    paste_middle(canvas, figure, (rect.left + unit * 0.44, rect.top + unit * 0.52))

    colour: RGB = surround.text_active if card.active else surround.text
    score = Lettering(round(unit * 0.50), colour, bold=True)
    lap = laps(card.score)
    right = rect.right - unit * 0.16
    write(canvas, (right, rect.top + unit * (0.40 if lap else 0.5)), str(card.score), score, align="right")
    quiet = surround.text_active if card.active else surround.text_quiet
    write(
        canvas,
        (right, rect.top + unit * 0.79),
        lap,
        Lettering(round(unit * 0.20), quiet),
        align="right",
    )
    taken = max(width_of(str(card.score), score), width_of(lap, Lettering(round(unit * 0.20), quiet)))
    left = rect.left + unit * 0.86
    room = round(right - taken - unit * 0.12 - left)
    name = Lettering(round(unit * 0.28), colour, bold=True)
    write(canvas, (left, rect.top + unit * 0.31), card.name, name, room_px=room)
    end = _draw_supply(canvas, (left, rect.top + unit * 0.72), card, unit, quiet, theme)
    _draw_hand(canvas, (end + unit * 0.05, rect.top + unit * 0.51), right - taken, card, unit, theme)


def _draw_supply(
    canvas: Image.Image, at: tuple[float, float], card: SeatCard, unit: int, colour: RGB, theme: Theme
) -> float:
    """Draw a small figure with its number for each kind; returns where the next thing may begin."""
    x, y = at
    number = Lettering(round(unit * 0.235), colour, bold=True)
    for kind, left in card.supply:
        small = figure_sprite(card.colour, kind, round(unit * 0.27), theme=theme)
        reach = small.width * 0.36
        paste_middle(canvas, small, (x + reach, y))
        x += reach * 2 + unit * 0.02
        x += write(canvas, (x, y + unit * 0.01), str(left), number) + unit * 0.12
    return x


def _draw_hand(
    canvas: Image.Image, at: tuple[float, float], end: float, card: SeatCard, unit: int, theme: Theme
) -> None:
    if not card.hand:
        return
    x, gap = at[0], unit * 0.06
    room = (end - unit * 0.08 - x) / len(card.hand) - gap
    size = round(min(unit * 0.40, room))
    for tile in card.hand:
        canvas.paste(tile_sprite(tile, 0, size, theme), (round(x), round(at[1])))
        x += size + gap


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
