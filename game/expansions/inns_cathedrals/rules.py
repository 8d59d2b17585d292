"""What inns and cathedrals change. Rules: large-meeple, inn, cathedral."""

from __future__ import annotations

from game.board.features import Feature
from game.engine.hooks import FigureSpec, Hooks
from game.engine.position import Position
from game.engine.registry import register
from game.values.moves import LARGE
from game.values.ruleset import Expansion
from game.values.tiles import TileSet


def _price(feature: Feature, points: int) -> int:
    """Return 2 a tile for a road with an inn, 3 a tile and pennant for a city with a cathedral; unfinished 0."""
    if feature.inns:
        return 2 * feature.tiles if feature.complete else 0
    if feature.cathedrals:
        return 3 * (feature.tiles + feature.pennants) if feature.complete else 0
    return points


INNS = Expansion.add("inns", order=3)
register(
    INNS,
    Hooks[Position](
        tile_set=TileSet.add("inns_cathedrals", "game.expansions.inns_cathedrals", order=2),
        figures=(FigureSpec(LARGE, 1, weight=2),),
        price=_price,
    ),
)
