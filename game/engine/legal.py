"""All that the rules allow in a position: where the tile may lie, who may be deployed or recalled."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from game.board.oriented_tile import FIGURES, SIDE_STEP, Lying, cell_of, fits, key_of, lying, places_of
from game.engine.position import Phase, Position
from game.expansions.market import offers as trade
from game.values.geometry import Cell
from game.values.moves import Deploy, Move, Place, Recall, Skip
from game.values.tiles import TileId

WholeTurn: TypeAlias = tuple[Place, Deploy | Recall | Skip]
"""A tile laid and what is done then."""

_FIGURES = len(FIGURES)
_SKIP = Skip()


def cells(position: Position) -> tuple[Cell, ...]:
    """The open cells of the frontier, by rows from the north. Rules: place-adjacent, table-edge."""
    return tuple(cell_of(key) for key in sorted(position.grid.open))


def placements(position: Position, tile: TileId | None = None) -> tuple[Place, ...]:
    """Every legal placement of `tile`, or of the tiles that the seat to move may lay now.

    By rows from the north, each rotation that fits, also of symmetric tiles. Naming a tile asks for it as
    if it had just been drawn, in any phase. Rules: place-adjacent, place-match, and those of the river.
    """
    if tile is None:
        if position.phase is not Phase.PLACE:
            return ()
        if position.drawn is None:
            hand = dict.fromkeys(position.held_hands[position.mover])
            return tuple(place for held in hand for place in placements(position, held))
        tile = position.drawn
    found: list[Place] = []
    places = places_of(tile)
    for key, mask in _fitting(position, tile):
        found += places[16 * key + mask]
    return tuple(found)


def moves(position: Position) -> tuple[Move, ...]:
    """Every legal move of whoever may act, whatever the game waits for."""
    match position.phase:
        case Phase.PLACE:
            return placements(position)
        case Phase.DEPLOY:
            return (*deployments(position), *recalls(position), _SKIP)
        case Phase.MARKET:
            return trade.moves(position)
        case Phase.DRAW | Phase.OVER:
            return ()
        case _:
            assert_never(position.phase)


def playable(position: Position, tile: TileId) -> bool:
    """Whether `tile` has any legal place. Rules: place-must, unplayable."""
    if tile in position.book.refuses:
        return bool(_fitting(position, tile))
    table = fits(tile)
    return any(constraint in table for constraint in position.grid.open.values())


def _fitting(position: Position, tile: TileId) -> list[tuple[int, int]]:
    """Keys of the cells where `tile` may lie, by rows from the north, each with the mask of its turns."""
    table = fits(tile)
    fitting = [
        (key, table[constraint]) for key, constraint in position.grid.open.items() if constraint in table
    ]
    fitting.sort()
    if tile not in position.book.refuses:
        return fitting
    allowed = ((key, position.book.without_refused(position, tile, key, mask)) for key, mask in fitting)
    return [(key, mask) for key, mask in allowed if mask]


def deployments(position: Position) -> tuple[Deploy, ...]:
    """Every legal deployment on the tile just laid: each kind of figure in supply, each segment once.

    Rules: deploy-one, deploy-free, deploy-completed, abbot-deploy, abbot-garden-only, field-off.
    """
    if position.phase is not Phase.DEPLOY or position.last_key is None:
        return ()
    lies, first, _, _ = position.grid.tiles[position.last_key]
    features = position.features
    root, held = features.root, features.held
    free = [index for index in range(len(lies.kinds)) if root(first + index) not in held]
    return tuple(_on(position, lies, free))


def _on(position: Position, lies: Lying, free: list[int]) -> list[Deploy]:
    """The deployments of the seat to move on unclaimed segments of a tile."""
    found: list[Deploy] = []
    stock, bits = position.stock, lies.bits
    at = position.mover * _FIGURES
    for figure, stands in enumerate(position.book.stands):
        if stock[at + figure]:
            deploys = lies.deploys[figure]
            found += [deploys[index] for index in free if stands & bits[index]]
    return found


def chooses(position: Position) -> bool:
    """Whether anything can be deployed or recalled now; where nothing can, the turn is over. Rule: deploy-none."""
    return bool(deployments(position) or recalls(position))


def recalls(position: Position) -> tuple[Recall, ...]:
    """Every figure that the seat to move may take back in place of deploying. Rule: abbot-recall."""
    if position.phase is not Phase.DEPLOY or not position.book.recalls:
        return ()
    return tuple(recall for hook in position.book.recalls for recall in hook(position))


def turns(position: Position, tile: TileId | None = None) -> tuple[WholeTurn, ...]:
    """Every legal whole turn: each placement with each deployment or recall, and with neither.

    Nothing is laid to find out: which segments are free follows from the features that they would meet.
    """
    found: list[WholeTurn] = []
    for place in placements(position, tile):
        key = key_of(place.cell)
        lies = lying(place.tile)[place.turns]
        found += [(place, deploy) for deploy in _on(position, lies, _free(position, key, lies))]
        if position.book.recalls:
            found += [
                (place, recall)
                for hook in position.book.recalls
                for recall in hook(position)
                if not _surrounds(position, key, key_of(recall.cell))
            ]
        found.append((place, _SKIP))
    return tuple(found)


def _surrounds(position: Position, key: int, monastery: int) -> bool:
    """Whether a tile laid on `key` would be the last of the eight round `monastery`."""
    dx, dy = cell_of(key).x - cell_of(monastery).x, cell_of(key).y - cell_of(monastery).y
    return max(abs(dx), abs(dy)) == 1 and position.grid.neighbours(monastery) == 7


def _free(position: Position, key: int, lies: Lying) -> list[int]:
    """The segments of a tile that would be free of figures once it lay on `key`. Rule: deploy-free.

    A segment is claimed through any feature it meets, and through other segments of the
    tile that meet the same feature.
    """
    tiles, features = position.grid.tiles, position.features
    meets: list[tuple[int, int]] = []
    for side in range(4):
        other = tiles.get(key + SIDE_STEP[side])
        if other is not None:
            meets += [
                (mine, features.root(other[1] + facing))
                for mine, facing in zip(lies.slots[side], other[0].facing[side], strict=True)
            ]
    held = features.held
    claimed_roots = {root for _, root in meets if root in held}
    if not claimed_roots:
        return list(range(len(lies.kinds)))
    claimed: set[int] = set()
    grown = True
    while grown:
        grown = False
        for mine, root in meets:
            if (mine in claimed) is not (root in claimed_roots):
                claimed.add(mine)
                claimed_roots.add(root)
                grown = True
    return [index for index in range(len(lies.kinds)) if index not in claimed]
