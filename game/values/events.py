"""Events: what followed from a move. They are computed again from the moves and never stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.values.geometry import Cell
from game.values.moves import Figure, Move, Spot
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId


class Event:
    """Something that followed from a move; expansions add theirs as classes of their own."""

    __slots__ = ()

    binding: ClassVar[bool] = False
    """Whether the move can no longer be undone: chance has decided something, or another seat moves next."""

    @property
    def doer(self) -> Colour | None:
        """The seat that made the move, for an event that reports a move; otherwise None."""
        return None

    def move(self) -> Move | None:
        """Return the move for written games, for an event of an expansion that reports one; else None."""
        return None

    def drawn(self) -> tuple[Colour, TileId] | None:
        """Return the drawer and its tile, for an event that reports a move made before that tile is laid."""
        return None


@dataclass(frozen=True, slots=True)
class SeatActed(Event):
    """`seat` made the move that the event reports; the base class of such events of expansions."""

    seat: Colour

    @property
    def doer(self) -> Colour:
        """The seat whose choice it was."""
        return self.seat


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """`seat` drew `tile`, to be laid at once; `to_hand`: into its hand, which may be hidden from others."""

    seat: Colour
    tile: TileId
    to_hand: bool = False


@dataclass(frozen=True, slots=True)
class Unplayable(Event):
    """`seat` drew `tile`, which had no legal place; `returned` says whether it went back into the bag."""

    seat: Colour
    tile: TileId
    returned: bool


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """`seat` laid `tile`."""

    seat: Colour
    tile: TileId
    cell: Cell
    turns: int


@dataclass(frozen=True, slots=True)
class Deployed(Event):
    """`seat` set a figure on the tile on `cell`."""

    seat: Colour
    figure: Figure
    cell: Cell
    spot: Spot


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A feature paid `points` to each of `seats`, with all that is needed to say why.

    `tiles`, `pennants` count the feature's; `inns`, `cathedrals` those that changed its
    price; `cities` are the complete cities a field pays for, `cities_counted` those for which
    another field has paid the same seats; `bonus` the points that a pig has added,
    `bonus_elsewhere` those of `seats` whose pig is on another of their fields; `neighbours` the
    tiles round a monastery or garden; `strength` is the weight of figures each seat had on it;
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
    bonus: int = 0
    bonus_elsewhere: tuple[Colour, ...] = ()
    cities_counted: int = 0

    @property
    def about(self) -> str:
        """What the points were paid for, as a key in one word."""
        return self.kind.value


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A figure went back from `cell` into its seat's supply."""

    seat: Colour
    figure: Figure
    cell: Cell


@dataclass(frozen=True, slots=True)
class Homeless(Event):
    """A figure other than a follower has lost its seat's last follower on its feature; its `Returned` follows."""

    seat: Colour
    figure: Figure
    cell: Cell
    spot: Spot


@dataclass(frozen=True, slots=True)
class Bonus(Event):
    """An expansion paid `points` to each of `seats` for something other than a feature; `source` names it.

    `detail` says more, such as the kind of goods. `cells` are the cells concerned, if any; `final` says
    whether it was paid after the last turn.
    """

    source: str
    points: int
    seats: tuple[Colour, ...]
    final: bool
    cells: tuple[Cell, ...] = ()
    detail: str = ""

    @property
    def about(self) -> str:
        """What the points were paid for, as a key in one word."""
        return self.source


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """`seat` has ended its turn; with `extra` the same seat has another turn."""

    seat: Colour
    extra: bool = False


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; tied winners share the victory. Rules: end, tie."""

    winners: tuple[Colour, ...]
