"""Magic portals: a follower may be deployed on any tile. Rules: portal-*."""

from __future__ import annotations

from game.board.oriented_tile import KIND_BIT, cell_of, key_of
from game.engine.hooks import Targets
from game.engine.legal import is_closed
from game.engine.position import Position
from game.values.errors import Reason
from game.values.moves import Deploy, Place
from game.values.tiles import FeatureKind

PORTAL_DEPLOY = Reason.add(
    "portal-deploy", "through a portal a follower goes onto something free and unfinished"
)

_new = tuple.__new__
_ENDLESS = KIND_BIT[FeatureKind.FIELD]
_SURROUNDED = KIND_BIT[FeatureKind.MONASTERY] | KIND_BIT[FeatureKind.GARDEN]


def elsewhere(position: Position) -> list[Deploy]:
    """Return the deployments through the portal just laid: on free, unfinished features of all other tiles.

    Fields are never finished. Rules: portal-deploy, portal-finished, portal-dragon.
    """
    book, features, grid = position.book, position.features, position.grid
    at = position.mover * len(book.figures)
    figures = [(figure, stands) for code, figure, stands in book.claiming if position.stock[at + code]]
    on = {bit: [figure for figure, stands in figures if stands & bit] for bit in KIND_BIT.values()}
    wanted = sum(bit for bit, found in on.items() if found)
    if not wanted:
        return []
    ends, held, keys, ring = features.ends, features.held, features.keys, features.ring
    free: list[int] = []
    for root in [node for node, up in enumerate(features.parent) if up < 0]:
        if root in held:
            continue
        lies, first, _, _ = grid.tiles[keys[root]]
        bit = lies.bits[root - first]
        if bit & wanted and (
            ends[root] > 0 or bit & _ENDLESS or (bit & _SURROUNDED and grid.neighbours(keys[root]) < 8)
        ):
            free.append(root)
            node = ring[root]  # `Features.members`, written out: nodes are sorted once, for all features
            while node != root:
                free.append(node)
                node = ring[node]
    free.sort()
    found: list[Deploy] = []
    key, cell, closed = None, None, False
    for node in free:
        if keys[node] != key:
            key = keys[node]
            lies, first, _, _ = grid.tiles[key]
            cell, closed = cell_of(key), key == position.last_key or is_closed(position, key)
        if not closed:
            spot = lies.spots[node - first]
            for figure in on[lies.bits[node - first]]:
                # As `Deploy(figure, spot, cell)`, without the call that a named tuple makes of it.
                found.append(_new(Deploy, (figure, spot, cell)))  # noqa: PERF401 - a call less for each
    return found


def imagined(position: Position, place: Place) -> list[Deploy]:
    """Return the deployments through the portal of a tile on every segment of all other tiles."""
    at, here = position.mover * len(position.book.figures), key_of(place.cell)
    return [
        Deploy(figure, lies.spots[index], cell_of(key))
        for key, (lies, _, _, _) in position.grid.tiles.items()
        if key != here
        for index, bit in enumerate(lies.bits)
        for code, (figure, stands) in enumerate(position.book.stands)
        if stands & bit and position.stock[at + code]
    ]


TARGETS = Targets[Position](elsewhere, PORTAL_DEPLOY, imagined)
