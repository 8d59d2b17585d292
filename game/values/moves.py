"""What a player chooses: the moves that are stored, and nothing that follows from them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.values.geometry import Cell, HalfSide, Side
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId


class Figure(Enum):
    """A kind of wooden piece. Rules: supply, large-meeple, abbot-deploy."""

    MEEPLE = "meeple"
    LARGE = "large"
    ABBOT = "abbot"


@dataclass(frozen=True, slots=True)
class Spot:
    """A segment of the tile just laid, named as it lies (after turning).

    `at` is the first side of the segment clockwise: a `Side` for roads and cities, a
    `HalfSide` for fields, None for monasteries, gardens and a field that touches no edge.
    """

    kind: FeatureKind
    at: Side | HalfSide | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """Lay `tile` on `cell` after `turns` quarter turns clockwise (0 to 3)."""

    tile: TileId
    cell: Cell
    turns: int


@dataclass(frozen=True, slots=True)
class Deploy:
    """Set a figure on a segment of the tile just laid."""

    figure: Figure
    spot: Spot


@dataclass(frozen=True, slots=True)
class Recall:
    """Take one's abbot back from the tile on `cell`. Rule: abbot-recall."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Skip:
    """Set nothing and end the turn."""


@dataclass(frozen=True, slots=True)
class Offer:
    """`seat` offers `points` of its own for the tile just drawn. Rule: tile-market."""

    seat: Colour
    points: int


@dataclass(frozen=True, slots=True)
class Pass:
    """`seat` offers nothing for the tile just drawn. Rule: tile-market."""

    seat: Colour


@dataclass(frozen=True, slots=True)
class Accept:
    """The drawer sells the tile to `seat` for what it offered. Rule: tile-market."""

    seat: Colour


@dataclass(frozen=True, slots=True)
class Decline:
    """The drawer keeps the tile. Rule: tile-market."""


Move: TypeAlias = Place | Deploy | Recall | Skip | Offer | Pass | Accept | Decline
