"""The rules of one game put together: what the base game and each expansion hang on named moments.

An expansion fills in `Hooks` and registers them; `rulebook` collects those of the rules in play once for
each ruleset. Everything here is generic in the position, which holds its rulebook.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from game.board.board import Table
from game.board.features import Feature
from game.board.oriented_tile import KIND_BIT, Lying, lying
from game.scoring.fields import FieldsRule, third_edition
from game.values.errors import Reason
from game.values.events import Bonus, Event
from game.values.geometry import Cell
from game.values.moves import BASE_FIGURES, MEEPLE, Deploy, Figure, Move
from game.values.phases import Phase
from game.values.ruleset import Edition, Rule, Ruleset, check_ruleset
from game.values.tiles import BASE, FeatureKind, TileId, TileSet, all_tiles

P = TypeVar("P")
P_co = TypeVar("P_co", covariant=True)
S = TypeVar("S", bound="State")

MEEPLES = 7
"""Meeples of a seat that do not mark its score. Rule: supply."""

EVERYWHERE = frozenset(FeatureKind) - {FeatureKind.GARDEN}


class State(Protocol):
    """What an expansion keeps of a position: a frozen value."""

    def content(self) -> Mapping[str, object]:
        """Return everything that makes the state what it is, by name, as plain values in a fixed order."""


class _HasStates(Protocol):
    states: Mapping[str, State]


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
        state: Any = position.states[self.name]
        found: S = state
        return found

    def put(self, position: _HasStates, state: S) -> None:
        """Replace the state, in place."""
        position.states = {**position.states, self.name: state}


@dataclass(frozen=True)
class FigureSpec(Generic[P]):
    """A kind of figure that every seat gets: how many, where it may stand, and what it counts for.

    `follower` figures claim features that nobody claims and count with their `weight` for the majority.
    Others count nothing, and go home when the last follower of their seat leaves the feature. `joins`
    answers for a figure that is no follower whether it may be deployed on the feature of that root.
    `refused` is the rule that is broken where it may not stand.
    """

    figure: Figure
    count: int
    stands: frozenset[FeatureKind] = EVERYWHERE
    weight: int = 1
    follower: bool = True
    joins: Callable[[P, int], bool] | None = None
    refused: Reason | None = None


@dataclass(frozen=True)
class Targets(Generic[P]):
    """Deployments on other tiles than the one just laid; `refused` is the rule that any others break."""

    listed: Callable[[P], Iterable[Deploy]]
    refused: Reason


@dataclass(frozen=True)
class MoveRules(Generic[P]):
    """How one kind of move is judged and made.

    `check` refuses an illegal move with `IllegalMove`, `push` makes a legal one in place and returns what
    followed from it. `listed` returns every legal move of the kind.
    """

    check: Callable[[P, Any], None]
    push: Callable[[P, Any], list[Event]]
    listed: Callable[[P], Iterable[Move]]


@dataclass(frozen=True)
class PhaseRules(Generic[P]):
    """What may be done in a phase: who may act (indexes of seats), and with which kinds of moves.

    In a phase of `chance` nobody acts: it makes the move, given a function that throws a number below a limit. A
    single legal move of an `automatic` phase is made without asking. `unfinished` refuses a written game that goes
    on before the phase is over, or ends in one that is not `lasting`. `passive` is what a seat does that does not
    want to think; else any move will do.
    """

    actors: Callable[[P], tuple[int, ...]]
    kinds: Mapping[type[Move], MoveRules[P]] = field(default_factory=dict)
    chance: Callable[[P, Callable[[int], int]], Move] | None = None
    automatic: bool = False
    unfinished: Reason = Reason.PLACE_PHASE
    lasting: bool = False
    passive: Callable[[P, int], Move] | None = None


@dataclass(frozen=True)
class DrawRules(Generic[P]):
    """Where the next tile comes from.

    `begin` starts the turn of the seat to move, `drawn` follows when chance gives a tile, `none_left` when it has
    none (None: nobody can lay anything any more). `after_turn` follows a turn, `again` says that the seat goes on.
    `held` are the tiles of each seat's hand, `hand_size` how many it should hold, `seen_by` is the position as one
    seat sees it. `for_turn` says whether the tile that is due is one to be laid at once.
    """

    begin: Callable[[P], list[Event]]
    drawn: Callable[[P, TileId], list[Event]]
    none_left: Callable[[P], list[Event] | None]
    after_turn: Callable[[P, bool], list[Event]]
    held: Callable[[P], tuple[tuple[TileId, ...], ...]]
    seen_by: Callable[[P, int], P]
    for_turn: Callable[[P], bool]
    hand_size: int = 0


@dataclass(frozen=True, slots=True)
class Opening:
    """The set of `first` is laid whole before any other tile: `first` lies there at the start, `last` is drawn last."""

    first: TileId
    last: TileId


@dataclass(frozen=True, slots=True)
class Piece:
    """A neutral piece on a cell of the board; `kind` names it, `seat` whom it stands by, if anybody."""

    kind: str
    cell: Cell
    seat: int | None = None


class TurnTrace(Protocol[P_co]):
    """A turn of a replayed game: what could be chosen each time behind its tile, what happened, where it led."""

    @property
    def before(self) -> P_co:
        """The position before the tile was laid, but with everything on its board that came later."""

    @property
    def choices(self) -> tuple[tuple[Move, ...], ...]:
        """All legal moves, each time something was chosen behind the tile."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened from the tile on."""

    @property
    def after(self) -> P_co:
        """The position when the turn was over."""


@dataclass(frozen=True)
class Hooks(Generic[P]):
    """What one expansion or option changes; what is left out stays as in the base game.

    Facts: `tile_set` comes into the bag, `opening` before all others; `figures` are given to every seat; `barred`
    features carry nobody, by the rules named; `without_final` pays nothing for what is unfinished at the end;
    `returns` puts unplayable tiles back; `start_in_bag` begins with an empty table; `table_completes` lets the edge
    of a table close features; `unwritable` are words of written games with the rule that they break.

    Moments (all in docs/adding-an-expansion.md): functions of a position, which those that change it do in place.
    """

    tile_set: TileSet | None = None
    opening: Opening | None = None
    figures: tuple[FigureSpec[P], ...] = ()
    barred: Mapping[FeatureKind, Reason] = field(default_factory=dict)
    without_final: bool = False
    returns: bool = False
    start_in_bag: bool = False
    table_completes: bool = False
    unwritable: tuple[tuple[re.Pattern[str], Reason], ...] = ()

    slot: Slot[Any] | None = None
    phases: Mapping[Phase, PhaseRules[P]] = field(default_factory=dict)
    actions: Mapping[type[Move], MoveRules[P]] = field(default_factory=dict)
    drawing: DrawRules[P] | None = None

    waits: Callable[[P, TileId], Reason | None] | None = None
    on_turn_begin: Callable[[P], list[Event]] | None = None
    before_placing: Callable[[P], bool] | None = None
    refuses: Callable[[P, Lying, int], Reason | None] | None = None
    on_placed: Callable[[P], list[Event]] | None = None
    closed: Callable[[P, int], Reason | None] | None = None
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

    pieces: Callable[[P], tuple[Piece, ...]] | None = None
    counters: Callable[[P], tuple[Mapping[str, int], ...]] | None = None
    worth: Callable[[P, int], float] | None = None
    report: Callable[[P], Mapping[str, Any]] | None = None
    trace: Callable[[TurnTrace[P]], Mapping[str, Any]] | None = None


_REGISTRY: dict[Rule, Hooks[Any]] = {}
_BASE_PHASES: dict[Phase, PhaseRules[Any]] = {}
_BASE_DRAWING: list[DrawRules[Any]] = []


def register(rule: Rule, hooks: Hooks[Any]) -> None:
    """Add the hooks of an expansion or option."""
    _REGISTRY[rule] = hooks


def register_base(phases: Mapping[Phase, PhaseRules[Any]], drawing: DrawRules[Any]) -> None:
    """Add the phases of the base game, and where its tiles come from."""
    _BASE_PHASES.update(phases)
    _BASE_DRAWING[:] = [drawing]


def registered() -> tuple[tuple[Rule, Hooks[Any]], ...]:
    """Return all rules that have hooks, expansions first, in their order."""
    return tuple(sorted(_REGISTRY.items(), key=lambda item: item[0].order))


def move_kinds() -> tuple[type[Move], ...]:
    """Return every kind of move that anybody has registered, those of expansions first."""
    kinds: dict[type[Move], None] = {}
    for _, hooks in registered():
        kinds.update(dict.fromkeys(hooks.actions))
        for rules in hooks.phases.values():
            kinds.update(dict.fromkeys(rules.kinds))
    for rules in _BASE_PHASES.values():
        kinds.update(dict.fromkeys(rules.kinds))
    return tuple(kinds)


@dataclass(frozen=True, slots=True, eq=False)
class Rulebook(Generic[P]):
    """The hooks of one game, put together once.

    `figures` are those that positions count, `supply`, `weights` and `stands` follow them: how many a seat has, what
    each counts for a majority, and the bits (`KIND_BIT`) of the features where a follower may claim; `joining` are
    the others. `checks` and `pushes` are those of `phases`, by the kind of move. `refuses` has the hooks of the tiles
    that any concern. `plain` says that deploying is all that can
    follow a tile, and on that tile alone.
    """

    ruleset: Ruleset
    figures: tuple[Figure, ...]
    supply: tuple[int, ...]
    weights: tuple[int, ...]
    stands: tuple[tuple[Figure, int], ...]
    specs: tuple[FigureSpec[P], ...]
    joining: tuple[tuple[int, FigureSpec[P]], ...]
    barred: Mapping[FeatureKind, Reason]
    tile_sets: tuple[TileSet, ...]
    opening: Opening | None
    gardens: bool
    table: Table | None
    without_final: bool
    returns: bool
    start_in_bag: bool
    plain: bool
    phases: Mapping[Phase, PhaseRules[P]]
    checks: Mapping[Phase, Mapping[type[Move], Callable[[P, Any], None]]]
    pushes: Mapping[Phase, Mapping[type[Move], Callable[[P, Any], list[Event]]]]
    drawing: DrawRules[P]
    slots: tuple[Slot[Any], ...]
    fields: FieldsRule
    refuses: Mapping[TileId, tuple[Callable[[P, Lying, int], Reason | None], ...]]
    waits: tuple[Callable[[P, TileId], Reason | None], ...]
    on_turn_begin: tuple[Callable[[P], list[Event]], ...]
    before_placing: tuple[Callable[[P], bool], ...]
    on_placed: tuple[Callable[[P], list[Event]], ...]
    closed: tuple[Callable[[P, int], Reason | None], ...]
    deploy_targets: tuple[Targets[P], ...]
    compulsory: tuple[Callable[[P], tuple[Reason, tuple[Move, ...]] | None], ...]
    before_scoring: tuple[Callable[[P], bool], ...]
    on_completed: tuple[Callable[[P], list[Event]], ...]
    prices: tuple[Callable[[Feature, int], int], ...]
    field_bonus: tuple[Callable[[P, int], Mapping[int, int]], ...]
    with_feature: tuple[Callable[[P, int, bool], tuple[Bonus, ...]], ...]
    on_left: tuple[Callable[[P], None], ...]
    after_scoring: tuple[Callable[[P], bool], ...]
    extra_turn: tuple[Callable[[P], bool | None], ...]
    on_turn_end: tuple[Callable[[P, bool], None], ...]
    on_game_end: tuple[Callable[[P], None], ...]
    final_scoring: tuple[Callable[[P], tuple[Bonus, ...]], ...]
    pieces: tuple[Callable[[P], tuple[Piece, ...]], ...]
    counters: tuple[Callable[[P], tuple[Mapping[str, int], ...]], ...]
    worth: tuple[Callable[[P, int], float], ...]

    def opens(self, tile: TileId) -> bool:
        """Return whether the tile belongs to a set that is laid before all others."""
        kinds = all_tiles()
        return self.opening is not None and kinds[tile].tile_set is kinds[self.opening.first].tile_set

    def stage(self, tile: TileId) -> int:
        """Return when the tile is drawn: 0 with the set that is laid first, 1 as its last, 2 after it. Rule: river."""
        if not self.opens(tile):
            return 2
        return int(self.opening is not None and tile == self.opening.last)

    def without_refused(self, position: P, tile: TileId, key: int, mask: int) -> int:
        """Return the mask of turns on the cell of that key, less those that a hook refuses.

        Rules: river-continues, river-no-u-turn.
        """
        for refuses in self.refuses.get(tile, ()):
            for lies in lying(tile):
                if mask >> lies.turns & 1 and refuses(position, lies, key):
                    mask ^= 1 << lies.turns
        return mask

    def follows(self, code: int) -> bool:
        """Return whether the figure of that number is a follower."""
        return self.weights[code] > 0

    def __reduce__(self) -> tuple[Callable[[Ruleset], Rulebook[Any]], tuple[Ruleset]]:
        """Travel between processes by its rules."""
        return rulebook, (self.ruleset,)


@cache
def rulebook(ruleset: Ruleset) -> Rulebook[Any]:
    """Return all hooks of the rules chosen; refuses with `RulesetError` rules that contradict each other."""
    check_ruleset(ruleset)
    hooks = [h for rule, h in registered() if ruleset.has(rule)]
    gardens = ruleset.edition is not Edition.C1_2000
    barred = {kind: reason for h in hooks for kind, reason in h.barred.items()}
    if not gardens:
        barred[FeatureKind.GARDEN] = Reason.ABBOT_GARDEN_ONLY
    specs = {MEEPLE: FigureSpec[Any](MEEPLE, MEEPLES)}
    specs.update((spec.figure, spec) for h in hooks for spec in h.figures)
    figures = (*BASE_FIGURES, *(figure for figure in specs if figure not in BASE_FIGURES))
    given = [specs.get(figure) or FigureSpec[Any](figure, 0) for figure in figures]
    actions = {kind: rules for h in hooks for kind, rules in h.actions.items()}
    phases = {**_BASE_PHASES, **{phase: rules for h in hooks for phase, rules in h.phases.items()}}
    if actions:
        phases[Phase.DEPLOY] = _with_actions(phases[Phase.DEPLOY], actions)
    joining = tuple((code, spec) for code, spec in enumerate(given) if spec.joins)
    closed, targets, compulsory = (
        _all(hooks, "closed"),
        _all(hooks, "deploy_targets"),
        _all(hooks, "compulsory"),
    )
    return Rulebook(
        ruleset=ruleset,
        figures=figures,
        supply=tuple(spec.count for spec in given),
        weights=tuple(spec.weight if spec.follower else 0 for spec in given),
        stands=tuple(
            (spec.figure, 0 if spec.joins else sum(KIND_BIT[kind] for kind in spec.stands - barred.keys()))
            for spec in given
        ),
        specs=tuple(given),
        joining=joining,
        barred=MappingProxyType(barred),
        tile_sets=(BASE, *(h.tile_set for h in hooks if h.tile_set)),
        opening=next((h.opening for h in hooks if h.opening), None),
        gardens=gardens,
        table=_table(ruleset, completes=any(h.table_completes for h in hooks)),
        without_final=any(h.without_final for h in hooks),
        returns=any(h.returns for h in hooks),
        start_in_bag=any(h.start_in_bag for h in hooks),
        plain=not (joining or actions or closed or targets or compulsory),
        phases=phases,
        checks={p: {kind: r.check for kind, r in rules.kinds.items()} for p, rules in phases.items()},
        pushes={p: {kind: r.push for kind, r in rules.kinds.items()} for p, rules in phases.items()},
        drawing=next((h.drawing for h in hooks if h.drawing), _BASE_DRAWING[0]),
        slots=tuple(h.slot for h in hooks if h.slot),
        fields=next((h.fields for h in hooks if h.fields), third_edition),
        refuses=_refuses(hooks),
        waits=_all(hooks, "waits"),
        on_turn_begin=_all(hooks, "on_turn_begin"),
        before_placing=_all(hooks, "before_placing"),
        on_placed=_all(hooks, "on_placed"),
        closed=closed,
        deploy_targets=targets,
        compulsory=compulsory,
        before_scoring=_all(hooks, "before_scoring"),
        on_completed=_all(hooks, "on_completed"),
        prices=_all(hooks, "price"),
        field_bonus=_all(hooks, "field_bonus"),
        with_feature=_all(hooks, "with_feature"),
        on_left=_all(hooks, "on_left"),
        after_scoring=_all(hooks, "after_scoring"),
        extra_turn=_all(hooks, "extra_turn"),
        on_turn_end=_all(hooks, "on_turn_end"),
        on_game_end=_all(hooks, "on_game_end"),
        final_scoring=_all(hooks, "final_scoring"),
        pieces=_all(hooks, "pieces"),
        counters=_all(hooks, "counters"),
        worth=_all(hooks, "worth"),
    )


def _all(hooks: Iterable[Hooks[Any]], moment: str) -> tuple[Any, ...]:
    """Return what every rule in play hangs on a moment."""
    return tuple(hung for h in hooks if (hung := getattr(h, moment)) is not None)


def _with_actions(
    deploying: PhaseRules[Any], actions: Mapping[type[Move], MoveRules[Any]]
) -> PhaseRules[Any]:
    """Return the phase in which figures are deployed, with what else may be done; to do nothing stays the last."""
    *before, last = deploying.kinds.items()
    return replace(deploying, kinds=dict((*before, *actions.items(), last)))


def _table(ruleset: Ruleset, *, completes: bool) -> Table | None:
    """Return the table with its edges. Rules: table-edge, table-edge-completes."""
    if ruleset.table is None:
        return None
    width, height = ruleset.table
    return Table(
        west=-((width - 1) // 2),
        north=-((height - 1) // 2),
        east=width // 2,
        south=height // 2,
        completes=completes,
    )


def _refuses(hooks: Iterable[Hooks[Any]]) -> Mapping[TileId, tuple[Callable[..., Reason | None], ...]]:
    """Return the placement hooks by the tiles that they concern: those of the hook's own set."""
    found: dict[TileId, tuple[Callable[..., Reason | None], ...]] = {}
    for hook in hooks:
        if hook.refuses:
            for tile, kind in all_tiles().items():
                if kind.tile_set is hook.tile_set:
                    found[tile] = (*found.get(tile, ()), hook.refuses)
    return found
