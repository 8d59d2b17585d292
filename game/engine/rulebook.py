"""The rules of one game: the hooks of the base game and of each expansion in play, combined.

An expansion fills in `Hooks` and registers them (`game.engine.registry`); `rulebook` collects those of the rules in
play once for each ruleset.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from game.board.board import TableEdge
from game.board.features import Feature
from game.board.oriented_tile import KIND_BIT, OrientedTile, oriented
from game.engine.hooks import (
    Danger,
    DrawRules,
    FigureSpec,
    Hooks,
    MarkHooks,
    MoveRules,
    Opening,
    PhaseRules,
    Piece,
    StateSlot,
    Targets,
)
from game.engine.registry import base_game, registered
from game.scoring.fields import FieldsRule, third_edition
from game.values.errors import Reason
from game.values.events import Bonus, Event
from game.values.moves import BASE_FIGURES, MEEPLE, Figure, Move
from game.values.phases import Phase
from game.values.ruleset import Edition, Ruleset, check_ruleset
from game.values.tiles import BASE, FeatureKind, TileId, TileKind, TileSet, all_tiles

P = TypeVar("P")

MEEPLES = 7
"""Meeples of a seat that do not mark its score. Rule: supply."""

_MOMENTS = (
    "on_turn_begin",
    "before_placing",
    "closed",
    "compulsory",
    "on_completed",
    "field_bonus",
    "with_feature",
    "on_left",
    "after_scoring",
    "extra_turn",
    "on_turn_end",
    "on_game_end",
    "final_scoring",
    "pieces",
    "counters",
    "worth",
    "danger",
    "hazard",
)
"""Hooks called at any tile, by their name in both `Hooks` and `Rulebook`."""

_AT_TILES = ("waits", "on_placed", "deploy_targets", "before_scoring")
"""Hooks that an expansion may set for all tiles, or for those with a mark (`MarkHooks`)."""


@dataclass(frozen=True, slots=True, eq=False)
class Rulebook(Generic[P]):
    """The hooks of one game, collected once.

    The number of a figure is its index in `figures`. A field without a description collects the field of
    `Hooks` with the same name over all rules in play, by tile where it maps tiles.
    """

    ruleset: Ruleset
    figures: tuple[Figure, ...]
    """The kinds of figures that positions count."""
    supply: tuple[int, ...]
    """Figures of each kind that a seat has."""
    weights: tuple[int, ...]
    """The weight of each kind in a majority; 0 for figures that are not followers."""
    stands: tuple[int, ...]
    """The bits (`KIND_BIT`) of the kinds of features that each kind may claim."""
    claiming: tuple[tuple[int, Figure, int], ...]
    """Number, kind and bits (as in `stands`) of the figures that may claim a feature at all."""
    specs: tuple[FigureSpec[P], ...]
    """The specification of each kind."""
    joining: tuple[tuple[int, FigureSpec[P]], ...]
    """Number and specification of the figures that join a follower."""
    joins: tuple[tuple[int, int, Callable[[P, int], bool]], ...]
    """Number of each of those, the bits of the kinds of features on which it may stand, and its `joins`."""
    barred: Mapping[FeatureKind, Reason]
    tile_sets: tuple[TileSet, ...]
    opening: Opening | None
    gardens: bool
    table: TableEdge | None
    without_final: bool
    returns_unplayable: bool
    start_in_bag: bool
    starter_loses_ties: bool
    plain: bool
    """Whether the only moves that can follow a tile are a deployment on that tile and `Skip`."""
    phases: Mapping[Phase, PhaseRules[P]]
    checks: Mapping[Phase, Mapping[type[Move], Callable[[P, Any], None]]]
    """`MoveRules.check` of each kind of move, by phase."""
    pushes: Mapping[Phase, Mapping[type[Move], Callable[[P, Any], list[Event]]]]
    """`MoveRules.push` of each kind of move, by phase."""
    lists: Mapping[Phase, tuple[Callable[[P], Iterable[Move]], ...]]
    """`MoveRules.listed` of the kinds of moves of each phase, in their order."""
    lists_after_tile: Mapping[TileId, tuple[Callable[[P], Iterable[Move]], ...]]
    """`MoveRules.listed` of the deployment phase, by the tile that was laid."""
    drawing: DrawRules[P]
    state_slots: tuple[StateSlot[Any], ...]
    fields: FieldsRule
    refuses: Mapping[TileId, tuple[Callable[[P, OrientedTile, int], Reason | None], ...]]
    waits: Mapping[TileId, tuple[Callable[[P, TileId], Reason | None], ...]]
    on_turn_begin: tuple[Callable[[P], list[Event]], ...]
    before_placing: tuple[Callable[[P], bool], ...]
    on_placed: Mapping[TileId, tuple[Callable[[P], list[Event]], ...]]
    closed: tuple[Callable[[P], Mapping[int, Reason]], ...]
    deploy_targets: Mapping[TileId, tuple[Targets[P], ...]]
    targets: tuple[Targets[P], ...]
    """The different values in `deploy_targets`, without the tiles."""
    compulsory: tuple[Callable[[P], tuple[Reason, tuple[Move, ...]] | None], ...]
    before_scoring: Mapping[TileId, tuple[Callable[[P], bool], ...]]
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
    danger: tuple[Danger[P], ...]
    hazard: tuple[Callable[[P], float], ...]

    def opens(self, tile: TileId) -> bool:
        """Return True if the tile belongs to the set that is laid before all others."""
        kinds = all_tiles()
        return self.opening is not None and kinds[tile].tile_set is kinds[self.opening.first].tile_set

    def stage(self, tile: TileId) -> int:
        """Return the stage of the bag in which the tile is drawn. Rule: river.

        0 for the set that is laid first, 1 for the last tile of that set, 2 for all other tiles.
        """
        if not self.opens(tile):
            return 2
        return int(self.opening is not None and tile == self.opening.last)

    def without_refused(self, position: P, tile: TileId, key: int, mask: int) -> int:
        """Return `mask`, the turns in which the tile fits on the cell, without those that a hook refuses.

        Rules: river-continues, river-no-u-turn.
        """
        for refuses in self.refuses.get(tile, ()):
            for oriented_tile in oriented(tile):
                if mask >> oriented_tile.turns & 1 and refuses(position, oriented_tile, key):
                    mask ^= 1 << oriented_tile.turns
        return mask

    def is_follower(self, code: int) -> bool:
        """Return True if the figure with that number is a follower."""
        return self.weights[code] > 0

    def __reduce__(self) -> tuple[Callable[[Ruleset], Rulebook[Any]], tuple[Ruleset]]:
        """Pickle the ruleset only; the process that unpickles it looks up or builds its own rulebook."""
        return rulebook, (self.ruleset,)


RULESETS_KEPT = 256
"""Number of rulebooks cached. It is bounded since written games may have tables of any size."""


@lru_cache(maxsize=RULESETS_KEPT)
def rulebook(ruleset: Ruleset) -> Rulebook[Any]:
    """Return the rulebook of a ruleset; refuses rules that contradict each other with `RulesetError`."""
    check_ruleset(ruleset)
    hooks = [h for rule, h in registered() if ruleset.has(rule)]
    gardens = ruleset.edition is not Edition.C1_2000
    barred = _barred(hooks, gardens=gardens)
    figures = _figures(hooks)
    stands = tuple(0 if spec.joins else _bits(spec.stands - barred.keys()) for spec in figures)
    joining = tuple((code, spec) for code, spec in enumerate(figures) if spec.joins)
    phases = _phases(hooks)
    at_tiles: dict[str, Any] = {moment: _of_tiles(hooks, moment) for moment in _AT_TILES}
    moments: dict[str, Any] = {moment: _all(hooks, moment) for moment in _MOMENTS}
    targets = tuple(dict.fromkeys(hook for found in at_tiles["deploy_targets"].values() for hook in found))
    not_plain = (joining, targets, moments["closed"], moments["compulsory"], *(h.all_actions for h in hooks))
    return Rulebook(
        ruleset=ruleset,
        figures=tuple(spec.figure for spec in figures),
        supply=tuple(spec.count for spec in figures),
        weights=tuple(spec.weight if spec.follower else 0 for spec in figures),
        stands=stands,
        claiming=tuple((code, figures[code].figure, bits) for code, bits in enumerate(stands) if bits),
        specs=figures,
        joining=joining,
        joins=tuple((code, _bits(spec.stands), spec.joins) for code, spec in joining if spec.joins),
        barred=MappingProxyType(barred),
        tile_sets=(BASE, *(h.tile_set for h in hooks if h.tile_set)),
        opening=next((h.opening for h in hooks if h.opening), None),
        gardens=gardens,
        table=_table(ruleset, completes=any(h.table_completes for h in hooks)),
        without_final=any(h.without_final for h in hooks),
        returns_unplayable=any(h.returns_unplayable for h in hooks),
        start_in_bag=any(h.start_in_bag for h in hooks),
        starter_loses_ties=any(h.starter_loses_ties for h in hooks),
        plain=not any(not_plain),
        phases=phases,
        checks={p: {kind: r.check for kind, r in rules.kinds.items()} for p, rules in phases.items()},
        pushes={p: {kind: r.push for kind, r in rules.kinds.items()} for p, rules in phases.items()},
        lists={p: tuple(r.listed for r in rules.kinds.values()) for p, rules in phases.items()},
        lists_after_tile=_lists_after_tile(hooks, phases[Phase.DEPLOY]),
        drawing=next(h.drawing for h in (*hooks, base_game()) if h.drawing),
        state_slots=tuple(h.state_slot for h in hooks if h.state_slot),
        fields=next((h.fields for h in hooks if h.fields), third_edition),
        refuses=_refuses(hooks),
        targets=targets,
        prices=_all(hooks, "price"),
        **at_tiles,
        **moments,
    )


def _barred(hooks: Iterable[Hooks[Any]], *, gardens: bool) -> dict[FeatureKind, Reason]:
    """Return the kinds of features that followers may not claim, each with the reason."""
    barred = {kind: reason for h in hooks for kind, reason in h.barred.items()}
    if not gardens:
        barred[FeatureKind.GARDEN] = Reason.ABBOT_GARDEN_ONLY
    return barred


def _figures(hooks: Iterable[Hooks[Any]]) -> tuple[FigureSpec[Any], ...]:
    """Return the figures that positions count, `BASE_FIGURES` first even if no seat has any."""
    specs = {MEEPLE: FigureSpec[Any](MEEPLE, MEEPLES)}
    specs.update((spec.figure, spec) for h in hooks for spec in h.figures)
    order = (*BASE_FIGURES, *(figure for figure in specs if figure not in BASE_FIGURES))
    return tuple(specs.get(figure) or FigureSpec[Any](figure, 0) for figure in order)


def _phases(hooks: Sequence[Hooks[Any]]) -> dict[Phase, PhaseRules[Any]]:
    """Return the phases of base game and expansions; actions of expansions join the deployment phase."""
    phases = {phase: rules for h in (base_game(), *hooks) for phase, rules in h.phases.items()}
    actions = {kind: rules for h in hooks for kind, rules in h.all_actions.items()}
    if actions:
        phases[Phase.DEPLOY] = _with_actions(phases[Phase.DEPLOY], actions)
    return phases


def _bits(kinds: Iterable[FeatureKind]) -> int:
    return sum(KIND_BIT[kind] for kind in kinds)


def _all(hooks: Iterable[Hooks[Any]], moment: str) -> tuple[Any, ...]:
    """Return the hooks for a moment of the rules in play that have one."""
    return tuple(hook for h in hooks if (hook := getattr(h, moment)) is not None)


def _of_tiles(hooks: Sequence[Hooks[Any]], moment: str) -> Mapping[TileId, tuple[Any, ...]]:
    """Return the hooks for a moment by tile; tiles without any are left out."""
    found: dict[TileId, tuple[Any, ...]] = {}
    shared: dict[tuple[Any, ...], tuple[Any, ...]] = {}
    for tile, kind in all_tiles().items():
        called = tuple(
            hook
            for h in hooks
            for group in (h, *_mark_hooks(h, kind))
            if (hook := getattr(group, moment)) is not None
        )
        if called:
            found[tile] = shared.setdefault(called, called)
    return found


def _mark_hooks(hooks: Hooks[Any], kind: TileKind) -> Iterable[MarkHooks[Any]]:
    """Return the hooks for the marks that a tile or one of its segments has."""
    marks = kind.marks.union(*(segment.marks for segment in kind.segments))
    return (found for mark, found in hooks.marked.items() if mark in marks)


def _lists_after_tile(
    hooks: Sequence[Hooks[Any]], deploying: PhaseRules[Any]
) -> Mapping[TileId, tuple[Callable[[Any], Iterable[Move]], ...]]:
    """Return the functions that list moves after each tile; actions of a mark only for tiles with it."""
    marked = {kind for h in hooks for of_mark in h.marked.values() for kind in of_mark.actions}
    found = {}
    for tile, kind in all_tiles().items():
        of_tile = {action for h in hooks for of_mark in _mark_hooks(h, kind) for action in of_mark.actions}
        found[tile] = tuple(
            rules.listed for move, rules in deploying.kinds.items() if move not in marked or move in of_tile
        )
    return found


def _with_actions(
    deploying: PhaseRules[Any], actions: Mapping[type[Move], MoveRules[Any]]
) -> PhaseRules[Any]:
    """Return the rules of the deployment phase with `actions` added; its last kind, `Skip`, stays last."""
    *before, last = deploying.kinds.items()
    return replace(deploying, kinds=dict((*before, *actions.items(), last)))


def _table(ruleset: Ruleset, *, completes: bool) -> TableEdge | None:
    """Return the table with its edges. Rules: table-edge, table-edge-completes."""
    if ruleset.table is None:
        return None
    width, height = ruleset.table
    return TableEdge(
        west=-((width - 1) // 2),
        north=-((height - 1) // 2),
        east=width // 2,
        south=height // 2,
        completes=completes,
    )


def _refuses(hooks: Iterable[Hooks[Any]]) -> Mapping[TileId, tuple[Callable[..., Reason | None], ...]]:
    """Return the `refuses` hooks by tile; each concerns the tiles of its expansion's own set."""
    found: dict[TileId, tuple[Callable[..., Reason | None], ...]] = {}
    for hook in hooks:
        if hook.refuses:
            for tile, kind in all_tiles().items():
                if kind.tile_set is hook.tile_set:
                    found[tile] = (*found.get(tile, ()), hook.refuses)
    return found
