"""The points at which expansions and options change the game, and what one rule hangs on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

from game.board.features import Feature
from game.board.oriented_tile import Lying
from game.values.errors import Reason
from game.values.moves import Figure, Recall
from game.values.tiles import FeatureKind, TileId, TileSet

if TYPE_CHECKING:
    from game.engine.position import Position
    from game.scoring.fields import FieldPay

PlaceHook: TypeAlias = "Callable[[Position, Lying, int], Reason | None]"
"""Why a tile that matches may not lie on the cell with that key, or None."""

PriceHook: TypeAlias = "Callable[[Feature, int], int]"
"""What a road, city, monastery or garden pays, given what it would pay so far."""

RecallHook: TypeAlias = "Callable[[Position], tuple[Recall, ...]]"
"""Figures that the seat to move may take back in place of deploying."""

FieldsHook: TypeAlias = "Callable[[Position], tuple[FieldPay, ...]]"
"""What the fields pay after the last turn."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The set of `first` is laid whole before any other tile: `first` lies there at the start, `last` is drawn last."""

    first: TileId
    last: TileId


@dataclass(frozen=True, slots=True)
class Hooks:
    """What one expansion or option changes; what is left out stays as in the base game.

    `supply` are figures more for each seat,
    `stands` where a figure may stand if not everywhere; `barred` features carry nobody.
    `refuses` is asked about the tiles of `tile_set` only. `goes_again` asks after a turn whether
    the same seat has another; `sells`, whether the tile drawn goes to the market first.
    `hand_size` tiles are held by each seat; `without_final` pays nothing for what is
    unfinished at the end.
    """

    tile_set: TileSet | None = None
    opening: Opening | None = None
    supply: Mapping[Figure, int] = field(default_factory=lambda: MappingProxyType({}))
    stands: Mapping[Figure, frozenset[FeatureKind]] = field(default_factory=lambda: MappingProxyType({}))
    barred: frozenset[FeatureKind] = frozenset()
    refuses: PlaceHook | None = None
    price: PriceHook | None = None
    recalls: RecallHook | None = None
    fields: FieldsHook | None = None
    goes_again: Callable[[Position], bool] | None = None
    sells: Callable[[Position], bool] | None = None
    hand_size: int = 0
    without_final: bool = False
