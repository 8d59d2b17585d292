"""Moves: what players choose and games store, each with its written form.

This module has the moves of the base game; expansions define theirs as further classes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from game.values.errors import Reason, RecordError
from game.values.geometry import Cell, HalfSide, Side
from game.values.named import Named
from game.values.phases import Phase
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId, all_tiles

SKIP = "."
"""The written form of `Skip` as a single move; in a turn of a written game it is left out."""

NUMBER = r"(0|-?[1-9][0-9]{0,2})"
CELL = rf"@{NUMBER},{NUMBER}"
"""The pattern of a cell; two groups."""
SPOT = r"([a-z]+)(?::([A-Z]{1,3}))?"
"""The pattern of a segment; two groups, read by `parse_spot`."""


class Figure(Named):
    """A kind of wooden piece that belongs to a seat. Rules: supply, large-meeple, abbot-deploy."""

    @classmethod
    def add(cls, value: str) -> Figure:
        """Return a new kind of figure. A `FigureSpec` describes how many a seat has and what it can do."""
        return cls._added(value, 0)


MEEPLE, LARGE, ABBOT = BASE_FIGURES = (Figure.add("meeple"), Figure.add("large"), Figure.add("abbot"))
"""The figures that every position counts, played or not, since digests of stored games include their counts."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A segment of a tile on the board, named as it lies (after turning).

    `at` is the first side of the segment clockwise: a `Side` for roads and cities, a
    `HalfSide` for fields, None for monasteries, gardens and a field that touches no edge.
    """

    kind: FeatureKind
    at: Side | HalfSide | None = None

    def __str__(self) -> str:
        if self.at is not None:
            return f"{self.kind.value}:{self.at.name}"
        return "field:C" if self.kind is FeatureKind.FIELD else self.kind.value


class Move:
    """A choice that a game stores. Its text is its written form, which `pattern` and `read` parse.

    `phase` is the phase in which it is made. `misplaced` is the reason of its refusal in any other phase, `rule`
    that of its refusal if its rule is not played. `after_tile` says that a written game has it after the tile
    laid; `trace_key` is the key of its list in the trace of a replay, empty where it is in none.
    """

    __slots__ = ()

    pattern: ClassVar[re.Pattern[str]]
    phase: ClassVar[Phase]
    misplaced: ClassVar[Reason] = Reason.DEPLOY_PHASE
    rule: ClassVar[Reason] = Reason.DEPLOY_PHASE
    after_tile: ClassVar[bool] = True
    trace_key: ClassVar[str] = ""

    @classmethod
    def read(cls, found: re.Match[str]) -> Move:
        """Return the move that a match of `pattern` writes; refuses with `RecordError` on line 1."""
        raise NotImplementedError

    @classmethod
    def split_word(cls, word: str) -> tuple[str, ...]:
        """Return the texts of the moves that one word of a written game stands for."""
        return (word,)

    def join_word(self, word: str) -> str | None:
        """Return `word` with this move written into it, or None where the move is a word of its own."""
        del word
        return None

    def with_first_side(self, first: Callable[[Cell | None, Spot], Spot]) -> Move:
        """Return the move with its segment named by the first side, which `first` knows of the tile on a cell."""
        del first
        return self

    def chosen_by(self, to_move: Colour | None, acting: Colour | None) -> Colour | None:
        """Return the seat that makes the move, given the seat whose turn it is and the seat that may act."""
        del to_move
        return acting


class BeforeTile(Move):
    """A move about a tile that is drawn and not laid yet.

    In a written game such moves stand on a line of their own, after the tile with `sign` before it. After one that
    `closes` there is no other; one that `passes_tile` lets another seat lay the tile.
    """

    __slots__ = ()

    sign: ClassVar[str]
    after_tile = False
    closes: ClassVar[bool] = False
    passes_tile: ClassVar[bool] = False


class _Placement(NamedTuple):
    tile: TileId
    cell: Cell
    turns: int


class Place(_Placement, Move):
    """Lay `tile` on `cell` after `turns` quarter turns clockwise (0 to 3).

    A tuple, which is created in half the time of a dataclass: there are dozens in each turn.
    """

    __slots__ = ()

    pattern = re.compile(rf"([A-Za-z0-9]{{1,8}}){CELL}/([0-3])")
    phase = Phase.PLACE
    misplaced = rule = Reason.PLACE_PHASE
    after_tile = False
    trace_key = "placements"

    @classmethod
    def read(cls, found: re.Match[str]) -> Place:
        """Return the placement that is written; refuses a tile that is in no set (tiles-base)."""
        return cls(parse_tile(found[1]), Cell(int(found[2]), int(found[3])), int(found[4]))

    def __str__(self) -> str:
        return f"{self.tile}{cell_text(self.cell)}/{self.turns}"


class _Deployment(NamedTuple):
    figure: Figure
    spot: Spot
    cell: Cell | None = None


class Deploy(_Deployment, Move):
    """Set a figure on a segment of the tile just laid, or of that on `cell` where an expansion allows it.

    A tuple as well: a tile with a magic portal gives hundreds.
    """

    __slots__ = ()

    pattern = re.compile(rf"\+(?:([a-z]+):)?{SPOT}(?:{CELL})?")
    phase = Phase.DEPLOY
    trace_key = "deployments"

    @classmethod
    def read(cls, found: re.Match[str]) -> Deploy:
        """Return the deployment that is written; refuses figures and segments that do not exist (notation)."""
        cell = None if found[4] is None else Cell(int(found[4]), int(found[5]))
        return cls(parse_figure(found[1], found.string), parse_spot(found[2], found[3], found.string), cell)

    def with_first_side(self, first: Callable[[Cell | None, Spot], Spot]) -> Deploy:
        """Return the deployment with its segment named by the first side."""
        return self._replace(spot=first(self.cell, self.spot))

    def __str__(self) -> str:
        cell = "" if self.cell is None else cell_text(self.cell)
        return f"+{figure_text(self.figure)}{self.spot}{cell}"


@dataclass(frozen=True, slots=True)
class Skip(Move):
    """Set nothing and end the turn."""

    pattern = re.compile(re.escape(SKIP))
    phase = Phase.DEPLOY
    after_tile = False

    @classmethod
    def read(cls, found: re.Match[str]) -> Skip:
        """Return the move; there is only one."""
        del found
        return cls()

    def __str__(self) -> str:
        return SKIP


def _refused_text(text: str, sentence: str, reason: Reason = Reason.NOTATION) -> RecordError:
    """Return the refusal of a text; the reader of a file sets its line number."""
    return RecordError(reason, 1, text, sentence)


def cell_text(cell: Cell) -> str:
    """Return the cell as it is written, `@4,-2`."""
    return f"@{cell.x},{cell.y}"


def figure_text(figure: Figure) -> str:
    """Return the figure as it stands before a segment: nothing for a meeple, `large:` for a large one."""
    return "" if figure is MEEPLE else f"{figure.value}:"


def parse_tile(text: str) -> TileId:
    """Return the tile that `text` names; refuses a tile that is in no set (tiles-base)."""
    tile = TileId(text)
    if tile not in all_tiles():
        raise _refused_text(text, "there is no such tile", Reason.TILES_BASE)
    return tile


def parse_seat(text: str) -> Colour:
    """Return the seat that `text` names; refuses what is no colour of a seat (seats)."""
    for colour in Colour:
        if colour.value == text:
            return colour
    raise _refused_text(text, "there is no seat of that colour", Reason.SEATS)


def parse_figure(name: str | None, text: str) -> Figure:
    """Return the figure named before a segment; none is a meeple. Refuses what is no figure (notation)."""
    if name is None:
        return MEEPLE
    if name == MEEPLE.value or name not in Figure.members:
        figures = "|".join(f"{figure.value}:" for figure in Figure if figure is not MEEPLE)
        raise _refused_text(text, f"a figure is [{figures}]")
    return Figure(name)


def parse_spot(kind: str, side: str | None, text: str) -> Spot:
    """Return the segment of that kind on that side; refuses what no tile can have (notation)."""
    found = next((feature for feature in FeatureKind if feature.value == kind), None)
    if found is None:
        raise _refused_text(text, "a feature is city:N, road:S, field:NNW, monastery or garden")
    return Spot(found, _side(found, side, text))


def _side(kind: FeatureKind, name: str | None, text: str) -> Side | HalfSide | None:
    """Return where the segment lies: whole sides for cities and roads, half sides or the middle for fields."""
    if kind in (FeatureKind.CITY, FeatureKind.ROAD):
        if name is not None and name in Side.__members__:
            return Side[name]
        raise _refused_text(text, f"a {kind.value} needs one of the sides N E S W")
    if kind is FeatureKind.FIELD:
        if name == "C":
            return None
        if name is not None and name in HalfSide.__members__:
            return HalfSide[name]
        raise _refused_text(text, f"a field needs one of {' '.join(HalfSide.__members__)}, or C")
    if name is None:
        return None
    raise _refused_text(text, f"a {kind.value} has no side")
