"""The seats of a game in a few short lines: points, name, and the figures that each has left."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from bot.i18n import Language
from bot.text.emoji_marks import OFFER, counted_icon, figure_icon, piece_icon, seat_mark
from bot.text.escaping import escaped_text
from bot.text.words import seat_name, timestamp
from game.engine.position import Position
from game.expansions.market.state import market
from game.values.moves import Figure
from game.values.ruleset import Colour
from host.games.views import GameView
from model.tables import Occupant
from rendering.boards.cell_names import cell_name

ALONE = 3
"""The most seats that have a line each. More are in small print, two in a line if a phone has room."""

LINE_COLUMNS = 44
"""Letters of small print that fit into a line on a phone."""

NAME_COLUMNS, SHORT_COLUMNS = 16, 7
"""The most letters of a name, of ordinary width: of seats with a line each, and of two seats in a line."""

TIMES = "×"
"""The mark before the number of meeples if the mark of the seat is its meeple already."""

COMPUTER = "🤖"
"""The name of a computer player where two seats share a line: cut, the names of two would be the same."""

RUNS, WAITS, PAUSED = "⏳", "⏱️", "⏸️"
"""The marks before a time budget: of the seat whose clock runs, of others, and of a paused clock."""

SMALL = "-# "
"""Discord's markup for a line of small print."""

_MARKUP = re.compile(r"<a?:\w+:\d+>|\*\*|\\")

_ISOLATE, _END = "\u2068", "\u2069"
"""Unicode's isolates keep the direction of a text to itself: a Hebrew name moves no number beside it."""


def seat_lines(words: Language, view: GameView) -> str:
    """Return the lines of all seats of a game in the order of play, with all that is public except hands."""
    names = {seat.colour: seat_name(words, seat) for seat in view.seats}
    brief = {
        seat.colour: f"{COMPUTER} {seat.number or ''}".rstrip()
        for seat in view.seats
        if seat.occupant is Occupant.COMPUTER
    }
    return position_lines(view.position, names, brief, budgets(words, view))


def budgets(words: Language, view: GameView) -> dict[Colour, str]:
    """Return the text of each seat's time budget; empty without budgets, and for an older state.

    For the seat whose clock runs, it is the time at which the budget is used up; for others, what is left.
    """
    if not view.newest:
        return {}
    shown = {
        colour: f"{WAITS} {_isolated(words.short_duration(left))}" for colour, left in view.budgets.items()
    }
    seat = view.to_move
    if view.out_at is not None and seat is not None and seat.colour in shown:
        left = shown[seat.colour].removeprefix(WAITS)
        shown[seat.colour] = (
            f"{RUNS} {timestamp(view.out_at)}" if view.paused_until is None else f"{PAUSED}{left}"
        )
    return shown


def position_lines(
    position: Position,
    names: Mapping[Colour, str],
    brief: Mapping[Colour, str] = MappingProxyType({}),
    clocks: Mapping[Colour, str] = MappingProxyType({}),
) -> str:
    """Return the lines of all seats of a position, and a line with the neutral pieces.

    `names` are the names of the seats; `brief` has shorter ones for some, for lines that two seats share.
    `clocks` are appended to the seats' lines, or make a line of their own where two seats share one.
    """
    return "\n".join((*_all_seats(position, names, brief, clocks), *_pieces(position)))


def _all_seats(
    position: Position, names: Mapping[Colour, str], brief: Mapping[Colour, str], clocks: Mapping[Colour, str]
) -> Iterator[str]:
    """Yield a line for each seat, or for every two of them in small print where there are many."""
    if len(position.seats) <= ALONE:
        for seat in position.seats:
            yield _seat(position, seat, shortened(names[seat], NAME_COLUMNS), clocks)
        return
    shown = [
        _seat(position, seat, shortened(brief.get(seat, names[seat]), SHORT_COLUMNS), {})
        for seat in position.seats
    ]
    while shown:
        pair = " · ".join(shown[:2])
        together = 2 if _printed_columns(pair) <= LINE_COLUMNS else 1
        yield SMALL + " · ".join(shown[:together])
        del shown[:together]
    if clocks:
        yield SMALL + " · ".join(
            f"{seat_mark(seat)} {clocks[seat]}" for seat in position.seats if seat in clocks
        )


def _pieces(position: Position) -> Iterator[str]:
    """Yield one line with the cell of each neutral piece and the seat of the figure beside it, if any."""
    texts = []
    for piece in position.pieces:
        by = "" if piece.seat is None else f" {seat_mark(position.seats[piece.seat])}"
        texts.append(f"{piece_icon(piece.kind)} {cell_name(piece.cell)}{by}")
    if texts:
        yield SMALL + " · ".join(texts)


def _seat(position: Position, colour: Colour, name: str, clocks: Mapping[Colour, str]) -> str:
    has = "".join(counters(position, colour))
    line = f"{seat_mark(colour)} **{position.scores[colour]}** {_isolated(escaped_text(name))} {has}"
    return " ".join(filter(None, (line.rstrip(), clocks.get(colour))))


def counters(position: Position, colour: Colour) -> list[str]:
    """Return what a seat has besides its points: figures of each kind, what expansions count, and its offer.

    A single figure that is not a meeple has its mark alone, without a number.
    """
    supply, found = position.supply[colour], []
    for figure, count in supply.items():
        icon = figure_icon(colour, figure)
        if icon == seat_mark(colour):
            icon = TIMES
        if figure is Figure.MEEPLE or count > 1:
            found.append(f"{icon}{count}")
        elif count:
            found.append(icon)
    found += [
        f"{mark}{count}" if (mark := counted_icon(name)) else f" {name} {count}"
        for name, count in position.counters[colour].items()
        if count
    ]
    if offer := market(position).get(colour):
        found.append(f" {OFFER}{offer}")
    return found


def shortened(name: str, columns: int) -> str:
    """Return a name cut to a width of `columns` letters on a screen; an ellipsis follows if it is cut."""
    width = 0
    for place, character in enumerate(name):
        width += _columns(character)
        if width > columns:
            prefix = name[:place].rstrip()
            while prefix and (not _columns(name[len(prefix)]) or prefix[-1] == "\u200d"):
                prefix = prefix[:-1]  # never separate a combining mark or a joined emoji from its base
            return f"{prefix.rstrip()}…"
    return name


def _isolated(text: str) -> str:
    """Return a text whose writing direction does not affect the text around it."""
    return f"{_ISOLATE}{text}{_END}"


def _printed_columns(text: str) -> int:
    """Return the width of a text as Discord shows it, in letters: none for bold marks, two for an emoji."""
    return sum(
        _columns(character) for character in _MARKUP.sub(lambda found: "##" * (found[0][0] == "<"), text)
    )


def _columns(character: str) -> int:
    if unicodedata.category(character) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
