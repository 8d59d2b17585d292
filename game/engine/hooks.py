"""Hooks: what an expansion can add to a game (figures, phases, moves, state, and functions of a position).

The types are generic in the position, since its class imports them; expansions write `Hooks[Position](…)`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from game.board.features import Feature, Standing
from game.board.oriented_tile import OrientedTile
from game.scoring.fields import FieldsRule
from game.values.errors import Reason
from game.values.events import Bonus, Event
from game.values.geometry import Cell
from game.values.moves import Deploy, Figure, Move, Place
from game.values.phases import Phase
from game.values.tiles import FeatureKind, TileId, TileSet

P = TypeVar("P")
P_co = TypeVar("P_co", covariant=True)
P_contra = TypeVar("P_contra", contravariant=True)
S = TypeVar("S", bound="State")

FOLLOWER_FEATURES = frozenset(FeatureKind) - {FeatureKind.GARDEN}
"""The kinds of features on which an ordinary follower may stand. Rule: abbot-garden-only."""

DIE_SIDES = 6
"""Sides of the die that stands for chance in `PhaseRules.outcomes`."""


class State(Protocol):
    """The part of a position that an expansion keeps, as a frozen value."""

    def content(self) -> Mapping[str, object]:
        """Return all that the state holds by name, as plain values in a fixed order, for comparison and digests."""


class _HasStates(Protocol):
    states: dict[str, State]


@dataclass(frozen=True)
class StateSlot(Generic[S]):
    """The place of an expansion's state in a position.

    `first` returns the state before the first turn, given the number of seats.
    """

    name: str
    first: Callable[[int], S]

    def played(self, position: _HasStates) -> bool:
        """Return whether the expansion is in play."""
        return self.name in position.states

    def of(self, position: _HasStates) -> S:
        """Return the state; raises `KeyError` unless the expansion is in play."""
        return position.states[self.name]  # type: ignore[return-value]  # a slot holds what it has put there

    def put(self, position: _HasStates, state: S) -> None:
        """Replace the state, in place."""
        position.states[self.name] = state


@dataclass(frozen=True)
class FigureSpec(Generic[P]):
    """A kind of figure that every seat gets."""

    figure: Figure
    count: int
    """Figures of this kind that each seat has."""
    stands: frozenset[FeatureKind] = FOLLOWER_FEATURES
    """The kinds of features on which it may stand."""
    weight: int = 1
    """The weight of a follower in a majority; figures that are not followers count nothing."""
    follower: bool = True
    """Whether it claims features. Other figures leave a feature with the last follower of their seat."""
    joins: Callable[[P, int], bool] | None = None
    """For a figure that is not a follower: tells whether it may be deployed on the feature of a root."""
    refused: Reason | None = None
    """The reason for refusing it on features where it may not stand."""


@dataclass(frozen=True)
class Targets(Generic[P]):
    """Deployments on tiles other than the one just laid; `refused` is the reason for refusing all others.

    `listed` returns the legal ones. `unchecked` returns those to offer after a given placement at the help
    level purist, which does not reveal legality: they may be illegal.
    """

    listed: Callable[[P], Iterable[Deploy]]
    refused: Reason
    unchecked: Callable[[P, Place], Iterable[Deploy]]


@dataclass(frozen=True)
class MoveRules(Generic[P]):
    """How one kind of move is checked, made and listed.

    `check` refuses an illegal move with `IllegalMove`, `push` makes a legal one in place and returns its
    events. `listed` returns every legal move of the kind. `unchecked` returns those to offer after a given
    placement at the help level purist, which does not reveal legality: they may be illegal (None: offer the
    legal ones).
    """

    check: Callable[[P, Any], None]
    push: Callable[[P, Any], list[Event]]
    listed: Callable[[P], Iterable[Move]]
    unchecked: Callable[[P, Place], Iterable[Move]] | None = None


@dataclass(frozen=True)
class PhaseRules(Generic[P]):
    """The rules of a phase: the seats that may act, and the moves that they may make."""

    actors: Callable[[P], tuple[int, ...]]
    """The indexes of the seats that may act."""
    kinds: Mapping[type[Move], MoveRules[P]] = field(default_factory=dict)
    """The kinds of moves that may be made, with their rules."""
    chance: Callable[[P, Callable[[int], int]], Move] | None = None
    """For a phase that chance decides: returns the move; the second argument draws a number below a limit."""
    automatic: bool = False
    """Whether a move is made without asking when it is the only legal one."""
    unfinished: Reason = Reason.PLACE_PHASE
    """The reason for refusing a written game that skips the rest of the phase, or ends in it unless `lasting`."""
    lasting: bool = False
    """Whether a written game may end in the phase."""
    coming: Callable[[P], tuple[tuple[int, int], ...]] | None = None
    """Returns the steps still to come where several seats move one after another, as (number, seat).

    The step that is due comes first; the phase may end before the last. All moves are reported in one
    message.
    """
    passive: Callable[[P, int], Move] | None = None
    """Returns the default move of a seat; None where any legal move will do."""
    computer_move: Callable[[P, int, Callable[[P], float]], Move] | None = None
    """Returns the move of a seat with a computer; None where it makes the move of the best position after it.

    The last argument returns by how many points the seat to move is better off for laying the tile that is drawn.
    """

    @property
    def has_steps(self) -> bool:
        """True if several seats move one after another in this phase."""
        return self.coming is not None

    def outcomes(self, position: P) -> list[Move]:
        """Return the moves that chance may make, one for each side of a die: a move of two sides stands there twice.

        Empty for a phase that chance does not decide.
        """
        if self.chance is None:
            return []
        # `side.__mod__` draws the number `side % limit` below any limit.
        return [self.chance(position, side.__mod__) for side in range(DIE_SIDES)]


@dataclass(frozen=True)
class DrawRules(Generic[P]):
    """Where the next tile comes from. Functions that return events change the position in place."""

    begin: Callable[[P], list[Event]]
    """Starts the turn of the seat to move."""
    drawn: Callable[[P, TileId], list[Event]]
    """Called with the tile that was drawn."""
    none_left: Callable[[P], list[Event] | None]
    """Called when the bag is empty; returns None if no seat has a tile left to lay."""
    after_turn: Callable[[P, bool], list[Event]]
    """Called after a turn; the second argument is True if the same seat has an extra turn."""
    held: Callable[[P], tuple[tuple[TileId, ...], ...]]
    """Returns the tiles in each seat's hand; an empty tuple without hands."""
    seen_by: Callable[[P, int], P]
    """Returns the position as the seat with an index sees it; -1 stands for onlookers."""
    for_turn: Callable[[P], bool]
    """Tells whether the next tile drawn is laid at once, and not kept in a hand."""
    hand_size: int = 0
    """Tiles in a full hand; 0 without hands."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A tile set that is laid whole before all other tiles.

    `first` is its start tile, and `last` is drawn last of the set. Its tiles are refused on cells whose
    constraint has none of the bits `meets`.
    """

    first: TileId
    last: TileId
    meets: int


@dataclass(frozen=True, slots=True)
class Piece:
    """A neutral piece on a cell of the board, such as a dragon; `kind` names it.

    `seat` and `segment` are those of the figure that it stands beside, if any.
    """

    kind: str
    cell: Cell
    seat: int | None = None
    segment: int | None = None


class TurnTrace(Protocol[P_co]):
    """A turn of a replayed game: the choices after its tile, what happened, and the positions before and after."""

    @property
    def before(self) -> P_co:
        """The position before the tile was laid, but with a board that shows all tiles laid later, too."""

    @property
    def choices(self) -> tuple[tuple[Move, ...], ...]:
        """The legal moves at each choice after the tile was laid."""

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the turn, from the laying of the tile on."""

    @property
    def after(self) -> P_co:
        """The position when the turn was over."""


class Danger(Protocol[P_contra]):
    """A function that estimates what a seat's lead loses or gains by figures sent home unpaid."""

    def __call__(
        self,
        position: P_contra,
        seat: int,
        figures: Sequence[tuple[int, Standing]],
        losses: Sequence[float],
    ) -> float:
        """Return the expected change of the lead of `seat`, in points; other seats' losses raise it.

        `figures` are the followers in question, each with the root of its feature, and `losses` the change of
        the lead when each of them is lost.
        """


@dataclass(frozen=True)
class MarkHooks(Generic[P]):
    """Hooks of an expansion, as in `Hooks`, that are called only for tiles with a certain mark.

    The marks of a tile's segments count as its own. `actions` are listed only after such a tile is laid.
    """

    waits: Callable[[P, TileId], Reason | None] | None = None
    on_placed: Callable[[P], list[Event]] | None = None
    deploy_targets: Targets[P] | None = None
    actions: Mapping[type[Move], MoveRules[P]] = field(default_factory=dict)
    before_scoring: Callable[[P], bool] | None = None


@dataclass(frozen=True)
class Hooks(Generic[P]):
    """What one expansion or option changes; fields left out keep the rule of the base game.

    Facts: `tile_set` joins the bag, `opening` is laid before all other tiles; `figures` are given to every
    seat; `barred` kinds of features cannot be claimed, for the reason given; `without_final` pays nothing for
    unfinished features at the end; `returns_unplayable` puts unplayable tiles back into the bag;
    `start_in_bag` begins with an empty table; `table_completes` lets the edge of a table close features;
    `starter_loses_ties` ranks the first seat behind others with equal points; `unwritable` are patterns of
    words refused in written games, with the reason.

    Moments (all in docs/adding-an-expansion.md): functions of a position; some change it in place. `marked`
    has those that are called only for tiles with a mark.
    """

    tile_set: TileSet | None = None
    opening: Opening | None = None
    figures: tuple[FigureSpec[P], ...] = ()
    barred: Mapping[FeatureKind, Reason] = field(default_factory=dict)
    without_final: bool = False
    returns_unplayable: bool = False
    start_in_bag: bool = False
    table_completes: bool = False
    starter_loses_ties: bool = False
    unwritable: tuple[tuple[re.Pattern[str], Reason], ...] = ()

    state_slot: StateSlot[Any] | None = None
    phases: Mapping[Phase, PhaseRules[P]] = field(default_factory=dict)
    actions: Mapping[type[Move], MoveRules[P]] = field(default_factory=dict)
    drawing: DrawRules[P] | None = None

    waits: Callable[[P, TileId], Reason | None] | None = None
    on_turn_begin: Callable[[P], list[Event]] | None = None
    before_placing: Callable[[P], bool] | None = None
    refuses: Callable[[P, OrientedTile, int], Reason | None] | None = None
    on_placed: Callable[[P], list[Event]] | None = None
    closed: Callable[[P], Mapping[int, Reason]] | None = None
    deploy_targets: Targets[P] | None = None
    compulsory: Callable[[P], tuple[Reason, tuple[Move, ...]] | None] | None = None
    before_scoring: Callable[[P], bool] | None = None
    on_completed: Callable[[P], list[Event]] | None = None
    price: Callable[[Feature, int], int] | None = None
    fields: FieldsRule | None = None
    field_bonus: Callable[[P, int], Mapping[int, int]] | None = None
    with_feature: Callable[[P, int, bool], tuple[Bonus, ...]] | None = None
    on_left: Callable[[P], None] | None = None
    after_scoring: Callable[[P], bool] | None = None
    extra_turn: Callable[[P], bool | None] | None = None
    on_turn_end: Callable[[P, bool], None] | None = None
    on_game_end: Callable[[P], None] | None = None
    final_scoring: Callable[[P], tuple[Bonus, ...]] | None = None
    marked: Mapping[str, MarkHooks[P]] = field(default_factory=dict)

    pieces: Callable[[P], tuple[Piece, ...]] | None = None
    counters: Callable[[P], tuple[Mapping[str, int], ...]] | None = None
    worth: Callable[[P, int], float] | None = None
    danger: Danger[P] | None = None
    hazard: Callable[[P], float] | None = None
    report: Callable[[P], Mapping[str, Any]] | None = None
    trace: Callable[[TurnTrace[P]], Mapping[str, Any]] | None = None

    @property
    def all_actions(self) -> Mapping[type[Move], MoveRules[P]]:
        """The actions of marked tiles, followed by `actions`."""
        found: dict[type[Move], MoveRules[P]] = {}
        for hooks in self.marked.values():
            found.update(hooks.actions)
        return {**found, **self.actions}
