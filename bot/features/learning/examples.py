"""The examples of the rules: small games in notation, replayed by the rules when they are shown.

Two keys of the header, which other games do not have, say how an example is shown.
`[Drawn "J"]`: the tile J has been drawn, and the cells where it fits are numbered.
`[Shows "spots"]`: where a meeple could stand on the last tile. `"fields"`: who owns the
fields. `"table"`: the picture that players get, with hands and supplies. `"flight"`: the way of the
dragon in the last turn, and the figures it met. `"landings"`: where the machine on the last tile leads.
`"land"`: the land with the last tile framed. Otherwise the feature that was paid is shown alone, or the
last tile is framed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from game.board.features import StandingFigure
from game.board.oriented_tile import oriented
from game.engine import legal, rules
from game.engine.position import Position
from game.expansions.dragon.moves import Step
from game.notation.lines import Turn
from game.notation.record import Record, read
from game.notation.replay import opening, replay
from game.values.events import Bonus, Scored
from game.values.geometry import Cell, neighbour
from game.values.moves import Deploy, Place, Spot
from game.values.ruleset import Colour
from game.values.tiles import TileId


@dataclass(frozen=True, slots=True)
class Example:
    """An example: a position, and what is shown of it.

    `figures` also has those that the last turn sent home. `paid` is all that was paid, and `shown` what
    the last turn or the final scoring paid, if that was one feature. `drawn` is a tile that `seat` is to
    lay, and `fitting` where it may; `last` and `spots` are the tile laid last and where a meeple could
    stand on it. `trail` is where the dragon has been in the last turn. `shows` is the header's word.
    """

    text: str
    position: Position
    figures: tuple[StandingFigure, ...]
    paid: tuple[Scored | Bonus, ...]
    shown: Scored | None
    seat: Colour
    shows: str
    drawn: TileId | None
    fitting: tuple[Place, ...]
    last: Place | None
    spots: tuple[Spot, ...]
    trail: tuple[Cell, ...] = ()


@cache
def example(name: str) -> Example:
    """Return the example of a page. Refuses with RecordError a game that breaks the rules."""
    text = files("bot.features.learning.example_games").joinpath(f"{name}.game").read_text(encoding="utf-8")
    return _read_example(text)


def _read_example(text: str) -> Example:
    """Return the example in a game's text. Refuses with RecordError a game that breaks the rules."""
    record = read(text)
    found = replay(record)
    laid = [line.content for line in record.lines if isinstance(line.content, Turn)]
    last = laid[-1] if laid else None
    before = _before(record, last)
    shows, drawn = record.keys.get("Shows", ""), record.keys.get("Drawn")
    position = found.position
    if drawn is not None:
        position, _ = rules.draw(position, TileId(drawn))
    spots: tuple[Spot, ...] = ()
    if shows == "spots" and last is not None:
        waiting, _ = rules.apply(rules.draw(before, last.place.tile)[0], last.place)
        spots = tuple(deploy.spot for deploy in legal.deployments(waiting))
    return Example(
        text=text,
        position=position,
        figures=_figures(before, last) if last is not None and not found.finished else position.figures,
        paid=tuple(paid for _, paid in found.scored),
        shown=_only(
            [
                paid
                for number, paid in found.scored
                if number in (None, len(laid)) and isinstance(paid, Scored)
            ]
        ),
        seat=last.seat if spots and last is not None else _next(position, last),
        shows=shows,
        drawn=None if drawn is None else TileId(drawn),
        fitting=() if position.drawn is None else legal.placements(position),
        last=None if last is None else last.place,
        spots=spots,
        trail=_trail(before, last) if shows == "flight" and last is not None else (),
    )


def _trail(before: Position, last: Turn) -> tuple[Cell, ...]:
    """Return the cells of the dragon's path in the last turn, including the one where it began."""
    cells = [piece.cell for piece in before.pieces if piece.kind == "dragon"]
    for move in last.after:
        if isinstance(move, Step):
            cells.append(neighbour(cells[-1], move.side))
    return tuple(cells)


def _before(record: Record, last: Turn | None) -> Position:
    """Return the position before the last turn."""
    if last is None:
        return opening(record.setup)
    upto = next(number for number, line in enumerate(record.lines) if line.content is last)
    return replay(replace(record, lines=record.lines[:upto])).position


def _figures(before: Position, last: Turn) -> tuple[StandingFigure, ...]:
    """Return the figures that stood on the board when the last turn was scored."""
    stood = before.figures
    place = last.place
    set_now = [move for move in last.after if isinstance(move, Deploy) and move.cell is None]
    segments = oriented(place.tile)[place.turns].segment_at
    return (
        *stood,
        *(StandingFigure(last.seat, move.figure, place.cell, segments[move.spot]) for move in set_now),
    )


def _only(paid: list[Scored]) -> Scored | None:
    return paid[0] if len(paid) == 1 else None


def _next(position: Position, last: Turn | None) -> Colour:
    if position.to_move is not None:
        return position.to_move
    return position.seats[0] if last is None else last.seat
