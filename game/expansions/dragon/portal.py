"""Magic portals: a follower may be deployed on any tile. Rules: portal-*."""

from __future__ import annotations

from functools import lru_cache

from game.board.oriented_tile import KIND_BIT, OrientedTile, cell_of
from game.engine.hooks import Targets
from game.engine.legal import is_closed
from game.engine.position import Position
from game.expansions.dragon.state import last_marked
from game.values.errors import Reason
from game.values.moves import Deploy, Figure
from game.values.tiles import FeatureKind

PORTAL_DEPLOY = Reason.add(
    "portal-deploy", "through a portal a follower goes onto something free and unfinished"
)

_ENDING = KIND_BIT[FeatureKind.ROAD] | KIND_BIT[FeatureKind.CITY]
_SURROUNDED = KIND_BIT[FeatureKind.MONASTERY] | KIND_BIT[FeatureKind.GARDEN]


def elsewhere(position: Position) -> list[Deploy]:
    """Return the deployments through the portal just laid: on free, unfinished features of all other tiles.

    Fields are never finished. Rules: portal-deploy, portal-finished, portal-dragon.
    """
    if not last_marked(position, "portal"):
        return []
    at = position.mover * len(position.book.figures)
    figures = [
        stands for code, stands in enumerate(position.book.stands) if stands[1] and position.stock[at + code]
    ]
    parent, ends, held = position.features.parent, position.features.ends, position.features.held
    found: list[Deploy] = []
    for key, (lies, first, _, _) in position.grid.tiles.items():
        if key == position.last_key or is_closed(position, key):
            continue
        for index, bit in enumerate(lies.bits):
            root = first + index  # `Features.root`, written out: it is asked of every segment on the board
            while (up := parent[root]) >= 0:
                root = up
            if root in held or (bit & _ENDING and ends[root] <= 0):
                continue
            if not bit & _SURROUNDED or position.grid.neighbours(key) < 8:
                found += [_through(figure, lies, index, key) for figure, stands in figures if stands & bit]
    return found


@lru_cache(maxsize=1 << 12)
def _through(figure: Figure, lies: OrientedTile, segment: int, key: int) -> Deploy:
    return Deploy(figure, lies.spots[segment], cell_of(key))


TARGETS = Targets[Position](elsewhere, PORTAL_DEPLOY)
