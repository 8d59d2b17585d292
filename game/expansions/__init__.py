"""Expansions and options, each a file with its hooks; `rulebook` puts together those of one game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from game.board.board import Table
from game.board.oriented_tile import FIGURES, KIND_BIT, lying
from game.expansions.abbot import ABBOT
from game.expansions.extra_turn import FILL_HOLE_EXTRA_TURN
from game.expansions.final import NO_FINAL_FEATURES
from game.expansions.hands import HAND_EARLY_DRAW, HAND_THREE
from game.expansions.hooks import FieldsHook, Hooks, Opening, PlaceHook, PriceHook, RecallHook
from game.expansions.inns_cathedrals import INNS
from game.expansions.market.hooks import TILE_MARKET
from game.expansions.old_editions import CITY_SMALL, FIELD_FIRST, FIELD_OFF, FIELD_SECOND
from game.expansions.river import RIVER
from game.scoring.fields import third_edition
from game.values.moves import Figure
from game.values.ruleset import Edition, Expansion, Option, Ruleset, check_ruleset
from game.values.tiles import FeatureKind, TileId, TileSet, all_tiles

if TYPE_CHECKING:
    from game.engine.position import Position

HOOKS: Mapping[Expansion | Option, Hooks] = {
    Expansion.RIVER: RIVER,
    Expansion.ABBOT: ABBOT,
    Expansion.INNS: INNS,
    Option.CITY_SMALL: CITY_SMALL,
    Option.FIELD_SECOND: FIELD_SECOND,
    Option.FIELD_FIRST: FIELD_FIRST,
    Option.FIELD_OFF: FIELD_OFF,
    Option.HAND_EARLY_DRAW: HAND_EARLY_DRAW,
    Option.HAND_THREE: HAND_THREE,
    Option.FILL_HOLE_EXTRA_TURN: FILL_HOLE_EXTRA_TURN,
    Option.NO_FINAL_FEATURES: NO_FINAL_FEATURES,
    Option.TILE_MARKET: TILE_MARKET,
}
"""Rules that hang on hooks; the others are plain facts of the set-up, read by `Rulebook` and `bag`."""

MEEPLES = 7
"""Meeples of a seat that do not mark its score. Rule: supply."""

_EVERYWHERE = frozenset(FeatureKind) - {FeatureKind.GARDEN}


@dataclass(frozen=True, slots=True, eq=False)
class Rulebook:
    """The hooks of one game, put together once.

    `supply` and `stands` follow `FIGURES`: how many a seat has, and the bits (`KIND_BIT`) of
    the features where each may stand. `refuses` has the hooks of
    the tiles that any concern. `returns` is the rule unplayable-returns; `gardens`
    whether the edition prints them.
    """

    ruleset: Ruleset
    supply: tuple[int, ...]
    stands: tuple[int, ...]
    tile_sets: tuple[TileSet, ...]
    opening: Opening | None
    refuses: Mapping[TileId, tuple[PlaceHook, ...]]
    prices: tuple[PriceHook, ...]
    recalls: tuple[RecallHook, ...]
    fields: FieldsHook
    goes_again: tuple[Callable[[Position], bool], ...]
    sells: tuple[Callable[[Position], bool], ...]
    hand_size: int
    without_final: bool
    returns: bool
    gardens: bool
    table: Table | None

    def opens(self, tile: TileId) -> bool:
        """Whether the tile belongs to a set that is laid before all others."""
        kinds = all_tiles()
        return self.opening is not None and kinds[tile].tile_set is kinds[self.opening.first].tile_set

    def stage(self, tile: TileId) -> int:
        """When the tile is drawn: 0 with the set that is laid first, 1 as the last of it, 2 after it. Rule: river."""
        if not self.opens(tile):
            return 2
        return int(self.opening is not None and tile == self.opening.last)

    def without_refused(self, position: Position, tile: TileId, key: int, mask: int) -> int:
        """The mask of turns on the cell of that key, less those that a hook refuses.

        Rules: river-continues, river-no-u-turn.
        """
        for refuses in self.refuses.get(tile, ()):
            for lies in lying(tile):
                if mask >> lies.turns & 1 and refuses(position, lies, key):
                    mask ^= 1 << lies.turns
        return mask

    def __reduce__(self) -> tuple[Callable[[Ruleset], Rulebook], tuple[Ruleset]]:
        """Travels between processes by its rules."""
        return rulebook, (self.ruleset,)


@cache
def rulebook(ruleset: Ruleset) -> Rulebook:
    """All hooks of the rules chosen; refuses with `RulesetError` rules that contradict each other."""
    check_ruleset(ruleset)
    hooks = [h for rule, h in HOOKS.items() if ruleset.has(rule)]
    gardens = ruleset.edition is not Edition.C1_2000
    barred = frozenset[FeatureKind]().union(*(h.barred for h in hooks))
    if not gardens:
        barred |= {FeatureKind.GARDEN}
    supply = {Figure.MEEPLE: MEEPLES}
    stands = dict.fromkeys(Figure, _EVERYWHERE)
    for hook in hooks:
        supply.update(hook.supply)
        stands.update(hook.stands)
    table = None
    if ruleset.table is not None:
        width, height = ruleset.table
        table = Table(
            west=-((width - 1) // 2),
            north=-((height - 1) // 2),
            east=width // 2,
            south=height // 2,
            completes=ruleset.has(Option.TABLE_EDGE_COMPLETES),
        )
    return Rulebook(
        ruleset=ruleset,
        supply=tuple(supply.get(figure, 0) for figure in FIGURES),
        stands=tuple(sum(KIND_BIT[kind] for kind in stands[figure] - barred) for figure in FIGURES),
        tile_sets=(TileSet.BASE, *(h.tile_set for h in hooks if h.tile_set)),
        opening=next((h.opening for h in hooks if h.opening), None),
        refuses=_refuses(hooks),
        prices=tuple(h.price for h in hooks if h.price),
        recalls=tuple(h.recalls for h in hooks if h.recalls),
        fields=next((h.fields for h in hooks if h.fields), third_edition),
        goes_again=tuple(h.goes_again for h in hooks if h.goes_again),
        sells=tuple(h.sells for h in hooks if h.sells),
        hand_size=max((h.hand_size for h in hooks), default=0),
        without_final=any(h.without_final for h in hooks),
        returns=ruleset.has(Option.UNPLAYABLE_RETURNS),
        gardens=gardens,
        table=table,
    )


def _refuses(hooks: Iterable[Hooks]) -> Mapping[TileId, tuple[PlaceHook, ...]]:
    """The placement hooks by the tiles that they concern: those of the hook's own set."""
    found: dict[TileId, tuple[PlaceHook, ...]] = {}
    for hook in hooks:
        if hook.refuses:
            for tile, kind in all_tiles().items():
                if kind.tile_set is hook.tile_set:
                    found[tile] = (*found.get(tile, ()), hook.refuses)
    return found
