"""Magic portals: a follower may be deployed on any tile. Rules: portal-*."""

from __future__ import annotations

from functools import lru_cache

from game.board.oriented_tile import KIND_BIT, OrientedTile, cell_of, key_of
from game.engine.hooks import Targets
from game.engine.legal import closed_tiles
from game.engine.position import Position
from game.engine.rulebook import Rulebook
from game.values.errors import Reason
from game.values.moves import Deploy, Place
from game.values.tiles import FeatureKind

PORTAL_DEPLOY = Reason.add(
    "portal-deploy", "through a portal a follower goes onto something free and unfinished"
)

_ENDLESS = KIND_BIT[FeatureKind.FIELD]
_SURROUNDED = KIND_BIT[FeatureKind.MONASTERY] | KIND_BIT[FeatureKind.GARDEN]


def elsewhere(position: Position) -> list[Deploy]:
    """Return the deployments through the portal just laid: on free, unfinished features of all other tiles.

    Fields are never finished. Rules: portal-deploy, portal-finished, portal-dragon.
    """
    book, features, grid = position.book, position.features, position.grid
    at = position.mover * len(book.figures)
    have = sum([1 << code for code, _, _ in book.claiming if position.stock[at + code]])
    if not have:
        return []
    ends, held, parent = features.ends, features.figures, features.parent
    barred = {position.last_key, *closed_tiles(position)}
    found: list[Deploy] = []
    for key, (oriented_tile, first, _, _) in grid.tiles.items():
        if key in barred:
            continue
        for index, bit, deploys in _on(book, have, oriented_tile, key):
            root = first + index
            while (up := parent[root]) >= 0:  # `Features.root` inlined: runs for every segment
                root = up
            if root not in held and (
                ends[root] > 0 or bit & _ENDLESS or (bit & _SURROUNDED and not grid.surrounded(key))
            ):
                found += deploys
    return found


@lru_cache(maxsize=1 << 13)
def _on(
    book: Rulebook[Position], have: int, oriented_tile: OrientedTile, key: int
) -> tuple[tuple[int, int, tuple[Deploy, ...]], ...]:
    """Return index, bit and deployments of each segment of a tile on which some figure may stand.

    `have` has the bit `1 << number` of each kind of figure in supply.
    """
    cell = cell_of(key)
    figures = [(figure, stands) for code, figure, stands in book.claiming if have >> code & 1]
    found = []
    for index, (bit, spot) in enumerate(zip(oriented_tile.bits, oriented_tile.spots, strict=True)):
        deploys = tuple(Deploy(figure, spot, cell) for figure, stands in figures if stands & bit)
        if deploys:
            found.append((index, bit, deploys))
    return tuple(found)


def unchecked(position: Position, place: Place) -> list[Deploy]:
    """Return the deployments through the portal of a tile on every segment of all other tiles."""
    at, own_key = position.mover * len(position.book.figures), key_of(place.cell)
    return [
        Deploy(figure, oriented_tile.spots[index], cell_of(key))
        for key, (oriented_tile, _, _, _) in position.grid.tiles.items()
        if key != own_key
        for index, bit in enumerate(oriented_tile.bits)
        for code, figure, stands in position.book.claiming
        if stands & bit and position.stock[at + code]
    ]


TARGETS = Targets[Position](elsewhere, PORTAL_DEPLOY, unchecked)
