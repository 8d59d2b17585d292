"""Hooks: what an expansion can add to a game. Figures, phases, moves, state, and functions of a position.

Everything here is generic in the position, which holds its rulebook; expansions write `Hooks[Position](…)`.
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

EVERYWHERE = frozenset(FeatureKind) - {FeatureKind.GARDEN}


class State(Protocol):
    """The part of a position that an expansion keeps, as a frozen value."""

    def content(self) -> Mapping[str, object]:
        """Return all that the state holds by name, as plain values in a fixed order, for comparison and digests."""


class _HasStates(Protocol):
    states: dict[str, State]


@dataclass(frozen=True)
class Slot(Generic[S]):
    """Where an expansion keeps its state in a position; `first` is the state before the first turn, by seats."""

    name: str
    first: Callable[[int], S]

    def played(self, position: _HasStates) -> bool:
        """Return whether the expansion is in play."""
        return self.name in position.states

    def of(self, position: _HasStates) -> S:
        """Return the state in a position that has one."""
        return position.states[self.name]  # type: ignore[return-value]  # a slot holds what it has put there

    def put(self, position: _HasStates, state: S) -> None:
        """Replace the state, in place."""
        position.states[self.name] = state


@dataclass(frozen=True)
class FigureSpec(Generic[P]):
    """A kind of figure that every seat gets."""

    figure: Figure
    count: int
    """How many each seat has."""
    stands: frozenset[FeatureKind] = EVERYWHERE
    """The kinds of features on which it may stand."""
    weight: int = 1
    """What a follower counts for the majority; other figures count nothing."""
    follower: bool = True
    """A follower claims a feature that nobody has claimed. Others leave with the last follower of their seat."""
    joins: Callable[[P, int], bool] | None = None
    """For a figure that is no follower: whether it may be deployed on the feature of a root."""
    refused: Reason | None = None
    """The rule that is broken where it may not stand."""


@dataclass(frozen=True)
class Targets(Generic[P]):
    """Deployments on other tiles than the one just laid; `refused` is the rule that any others break.

    `listed` returns the legal ones. `unchecked` returns those that are offered, legal or not, once the tile lies as
    given, where legality is not revealed (help level purist).
    """

    listed: Callable[[P], Iterable[Deploy]]
    refused: Reason
    unchecked: Callable[[P, Place], Iterable[Deploy]]


@dataclass(frozen=True)
class MoveRules(Generic[P]):
    """How one kind of move is judged and made.

    `check` refuses an illegal move with `IllegalMove`, `push` makes a legal one in place and returns what
    followed from it. `listed` returns every legal move of the kind. `unchecked` returns every one that is offered,
    legal or not, once the tile lies as given, where legality is not revealed (None: the legal ones).
    """

    check: Callable[[P, Any], None]
    push: Callable[[P, Any], list[Event]]
    listed: Callable[[P], Iterable[Move]]
    unchecked: Callable[[P, Place], Iterable[Move]] | None = None


@dataclass(frozen=True)
class PhaseRules(Generic[P]):
    """What may be done in a phase, and by whom."""

    actors: Callable[[P], tuple[int, ...]]
    """The indexes of the seats that may act."""
    kinds: Mapping[type[Move], MoveRules[P]] = field(default_factory=dict)
    """The kinds of moves that may be made, with their rules."""
    chance: Callable[[P, Callable[[int], int]], Move] | None = None
    """Returns the move in a phase in which chance decides; its second argument draws a number below a limit."""
    automatic: bool = False
    """Whether a single legal move is made without asking."""
    unfinished: Reason = Reason.PLACE_PHASE
    """Refuses a written game that goes on before the phase is over, or that ends in it unless it is `lasting`."""
    lasting: bool = False
    """Whether a written game may end in the phase."""
    coming: Callable[[P], tuple[tuple[int, int], ...]] | None = None
    """The steps still to come where several seats move one after another, each with its number and seat.

    The one that is due comes first, and the phase may end before the last. The moves are reported in one message.
    """
    passive: Callable[[P, int], Move] | None = None
    """The default move of a seat; None where any legal move will do."""

    @property
    def steps(self) -> bool:
        """Whether several seats move one after another in this phase."""
        return self.coming is not None


@dataclass(frozen=True)
class DrawRules(Generic[P]):
    """Where the next tile comes from. Functions that return events change the position in place."""

    begin: Callable[[P], list[Event]]
    """Starts the turn of the seat to move."""
    drawn: Callable[[P, TileId], list[Event]]
    """Follows when chance has given a tile."""
    none_left: Callable[[P], list[Event] | None]
    """Follows when the bag is empty; None if nobody can lay anything any more."""
    after_turn: Callable[[P, bool], list[Event]]
    """Follows a turn; the second argument says whether the same seat has another one."""
    held: Callable[[P], tuple[tuple[TileId, ...], ...]]
    """The tiles in each seat's hand; empty without hands."""
    seen_by: Callable[[P, int], P]
    """The position as the seat of an index sees it, -1 for onlookers."""
    for_turn: Callable[[P], bool]
    """Whether the tile that is due is to be laid at once."""
    hand_size: int = 0
    """How many tiles each seat holds; 0 without hands."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The set of `first` is laid whole before any other tile: `first` lies there at the start, `last` is drawn last.

    Each of its tiles is refused on cells without any of the bits `meets` in their constraint.
    """

    first: TileId
    last: TileId
    meets: int


@dataclass(frozen=True, slots=True)
class Piece:
    """A neutral piece on a cell of the board; `kind` names it, `seat` whom it stands by, if anybody.

    `segment` is that of the tile on which the figure beside it stands.
    """

    kind: str
    cell: Cell
    seat: int | None = None
    segment: int | None = None


class TurnTrace(Protocol[P_co]):
    """A turn of a replayed game: the choices after its tile, what happened, and the positions before and after."""

    @property
    def before(self) -> P_co:
        """The position before the tile was laid, but with everything on its board that came later."""

    @property
    def choices(self) -> tuple[tuple[Move, ...], ...]:
        """All legal moves, for each choice after the tile was laid."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened from the tile on."""

    @property
    def after(self) -> P_co:
        """The position when the turn was over."""


class Danger(Protocol[P_contra]):
    """The expected change of a seat's lead by figures that are returned without being paid."""

    def __call__(
        self,
        position: P_contra,
        seat: int,
        figures: Sequence[tuple[int, Standing]],
        lost: Callable[[int, Standing], float],
    ) -> float:
        """Return the expected change in points; losses of other seats count for the seat.

        `figures` are the followers in question, each with the root of its feature; `lost` returns by how much the
        lead of the seat changes when that one is lost.
        """


@dataclass(frozen=True)
class MarkHooks(Generic[P]):
    """Hooks of an expansion, as in `Hooks`, that are called for tiles with a certain mark alone.

    A tile has the marks of its segments too. `actions` are listed only after such a tile is laid.
    """

    waits: Callable[[P, TileId], Reason | None] | None = None
    on_placed: Callable[[P], list[Event]] | None = None
    deploy_targets: Targets[P] | None = None
    actions: Mapping[type[Move], MoveRules[P]] = field(default_factory=dict)
    before_scoring: Callable[[P], bool] | None = None


@dataclass(frozen=True)
class Hooks(Generic[P]):
    """What one expansion or option changes; what is left out stays as in the base game.

    Facts: `tile_set` comes into the bag, `opening` before all others; `figures` are given to every seat; `barred`
    features carry nobody, by the rules named; `without_final` pays nothing for what is unfinished at the end;
    `returns` puts unplayable tiles back; `start_in_bag` begins with an empty table; `table_completes` lets the edge
    of a table close features; `starter_loses_ties` puts the first seat behind those with as many points;
    `unwritable` are words of written games with the rule that they break.

    Moments (all in docs/adding-an-expansion.md): functions of a position, which those that change it do in place.
    `marked` has those that concern only tiles with a mark.
    """

    tile_set: TileSet | None = None
    opening: Opening | None = None
    figures: tuple[FigureSpec[P], ...] = ()
    barred: Mapping[FeatureKind, Reason] = field(default_factory=dict)
    without_final: bool = False
    returns: bool = False
    start_in_bag: bool = False
    table_completes: bool = False
    starter_loses_ties: bool = False
    unwritable: tuple[tuple[re.Pattern[str], Reason], ...] = ()

    slot: Slot[Any] | None = None
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
        """The actions of tiles with marks, and then the others."""
        found: dict[type[Move], MoveRules[P]] = {}
        for hooks in self.marked.values():
            found.update(hooks.actions)
        return {**found, **self.actions}
