"""Inns & Cathedrals: 18 tiles, a large meeple each, dearer roads and cities.

Rules: large-meeple, inn, cathedral.
"""

from __future__ import annotations

from types import MappingProxyType

from game.board.features import Feature
from game.expansions.hooks import Hooks
from game.values.moves import Figure
from game.values.tiles import FeatureKind, TileSet


def _price(feature: Feature, points: int) -> int:
    """A road with an inn pays 2 a tile, a city with a cathedral 3 a tile and pennant; unfinished 0."""
    if feature.kind is FeatureKind.ROAD and feature.inns:
        return 2 * feature.tiles if feature.complete else 0
    if feature.kind is FeatureKind.CITY and feature.cathedrals:
        return 3 * (feature.tiles + feature.pennants) if feature.complete else 0
    return points


INNS = Hooks(
    tile_set=TileSet.INNS_CATHEDRALS,
    supply=MappingProxyType({Figure.LARGE: 1}),
    price=_price,
)
