"""What followed from a move: worked out, never stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.values.geometry import Cell
from game.values.moves import Figure, Spot
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId


@dataclass(frozen=True, slots=True)
class Drawn:
    """`seat` drew `tile`, to be laid at once; `to_hand`: into its hand, which may be hidden from others."""

    seat: Colour
    tile: TileId
    to_hand: bool = False


@dataclass(frozen=True, slots=True)
class Unplayable:
    """`seat` drew `tile`, which had no legal place; `returned` says whether it went back into the bag."""

    seat: Colour
    tile: TileId
    returned: bool


@dataclass(frozen=True, slots=True)
class Placed:
    """`seat` laid `tile`."""

    seat: Colour
    tile: TileId
    cell: Cell
    turns: int


@dataclass(frozen=True, slots=True)
class Deployed:
    """`seat` set a figure on the tile on `cell`."""

    seat: Colour
    figure: Figure
    cell: Cell
    spot: Spot


@dataclass(frozen=True, slots=True)
class Recalled:
    """`seat` took the abbot back from `cell`; what it paid is a `Scored` of its own."""

    seat: Colour
    cell: Cell


@dataclass(frozen=True, slots=True)
class Scored:
    """A feature paid `points` to each of `seats`, with all that is needed to say why.

    `tiles`, `pennants` count the feature's; `inns`, `cathedrals` those that changed its
    price; `cities` are the complete cities a field pays for; `neighbours` the tiles round
    a monastery or garden; `strength` is the weight of figures each seat had on it;
    `cells` are the feature's cells; `final` says whether it was paid after the last turn.
    Rules: majority, and the feature's own.
    """

    kind: FeatureKind
    points: int
    seats: tuple[Colour, ...]
    complete: bool
    final: bool
    tiles: int
    cells: tuple[Cell, ...]
    strength: tuple[tuple[Colour, int], ...]
    pennants: int = 0
    inns: int = 0
    cathedrals: int = 0
    neighbours: int = 0
    cities: int = 0


@dataclass(frozen=True, slots=True)
class Returned:
    """A figure went back from `cell` into its seat's supply."""

    seat: Colour
    figure: Figure
    cell: Cell


@dataclass(frozen=True, slots=True)
class Offered:
    """`seat` offered `points` for the tile drawn; 0: it passed. Rule: tile-market."""

    seat: Colour
    points: int


@dataclass(frozen=True, slots=True)
class Sold:
    """`seller` sold the tile drawn to `buyer`, who paid `points` and lays it. Rule: tile-market."""

    seller: Colour
    buyer: Colour
    tile: TileId
    points: int


@dataclass(frozen=True, slots=True)
class Kept:
    """`seat` keeps the tile it drew, and lays it. Rule: tile-market."""

    seat: Colour


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """`seat` has finished; `extra` says whether the same seat goes again."""

    seat: Colour
    extra: bool = False


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; tied winners share the victory. Rules: end, tie."""

    winners: tuple[Colour, ...]


Event: TypeAlias = (
    Drawn
    | Unplayable
    | Placed
    | Deployed
    | Recalled
    | Scored
    | Returned
    | Offered
    | Sold
    | Kept
    | TurnEnded
    | GameEnded
)
