"""Legal moves of a position: placements of tiles, and the moves after them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from game.board.oriented_tile import (
    SIDE_STEP,
    TURNS_OF,
    OrientedTile,
    cell_of,
    fits,
    key_of,
    oriented,
)
from game.engine.position import Position
from game.values.errors import Reason
from game.values.geometry import Cell
from game.values.moves import Deploy, Move, Place, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour
from game.values.tiles import TileId

WholeTurn: TypeAlias = tuple[Place, Move]
"""A placement and the move after it."""

_SKIP = Skip()
_NOTHING: Mapping[int, Reason] = MappingProxyType({})
_new = tuple.__new__


def cells(position: Position) -> tuple[Cell, ...]:
    """Return the open cells of the frontier, by rows from the north. Rules: place-adjacent, table-edge."""
    return tuple(cell_of(key) for key in sorted(position.grid.open))


def placements(position: Position, tile: TileId | None = None) -> tuple[Place, ...]:
    """Return every legal placement of `tile`, or of the tiles that the seat to move may lay now.

    By rows from the north, with every rotation that fits, those that look the same too. A `tile` that is
    given is treated as if it had just been drawn, in any phase. Rules: place-adjacent, place-match, and those
    of the river.
    """
    if tile is None:
        if position.phase is not Phase.PLACE:
            return ()
        if position.drawn is None:
            held = position.book.drawing.held(position)
            hand = dict.fromkeys(held[position.mover]) if held else ()
            return tuple(place for tile in hand for place in placements(position, tile))
        tile = position.drawn
    if tile in position.book.refuses:
        return tuple(_not_refused(position, tile, sorted(position.grid.open.items())))
    frontier, masks = position.grid.open, fits(tile)
    keys = [key for key, constraint in frontier.items() if constraint in masks]
    keys.sort()
    # Equal to `Place(tile, cell, turns)` but without a Python-level call: there are dozens of them a turn.
    return tuple(
        [
            _new(Place, (tile, cell, turns))
            for key in keys
            for cell in [cell_of(key)]
            for turns in TURNS_OF[masks[frontier[key]]]
        ]
    )


def moves(position: Position, seat: Colour | None = None) -> tuple[Move, ...]:
    """Return every legal move of the seats that may act, in any phase; with `seat`, only its own."""
    found = _listed(position)
    if seat is None:
        return found
    to_move, actors = position.to_move, position.actors
    acting = actors[0] if len(actors) == 1 else None
    return tuple(move for move in found if move.chosen_by(to_move, acting) is seat)


def _listed(position: Position) -> tuple[Move, ...]:
    for hook in position.book.compulsory:
        if must := hook(position):
            return must[1]
    book, phase, key = position.book, position.phase, position.last_key
    lists = book.lists[phase]
    if phase is Phase.DEPLOY and key is not None:
        lists = book.lists_after_tile[position.grid.tiles[key][0].tile]
    found: list[Move] = []
    for listed in lists:
        found += listed(position)
    return tuple(found)


def playable(position: Position, tile: TileId) -> bool:
    """Return True if `tile` has any legal placement. Rules: place-must, unplayable."""
    frontier = position.grid.open
    # The newest cells first: a river continues there, and the cells that are hard to fill are old.
    if tile in position.book.refuses:
        return next(_not_refused(position, tile, reversed(frontier.items())), None) is not None
    return not fits(tile).keys().isdisjoint(reversed(frontier.values()))


def _not_refused(position: Position, tile: TileId, cells: Iterable[tuple[int, int]]) -> Iterator[Place]:
    """Yield the placements of a tile on `cells`, pairs of key and constraint, that no hook refuses."""
    masks_of, book = fits(tile).get, position.book
    allowed, meets = book.without_refused, book.opening.meets if book.opening and book.opens(tile) else 0
    for key, constraint in cells:
        if (not meets or constraint & meets) and (mask := masks_of(constraint)):
            for turns in TURNS_OF[allowed(position, tile, key, mask)]:
                yield Place(tile, cell_of(key), turns)


def kept_aside(position: Position, tile: TileId) -> Reason | None:
    """Return the reason for which an expansion does not let a tile be drawn yet; None if it may be drawn."""
    if position.book.waits:
        for waits in position.book.waits.get(tile, ()):
            if reason := waits(position, tile):
                return reason
    return None


def deployments(position: Position) -> tuple[Deploy, ...]:
    """Return every legal deployment: each kind of figure in supply, each segment once.

    Rules: deploy-one, deploy-free, deploy-completed, abbot-deploy, abbot-garden-only, field-off.
    """
    key, book = position.last_key, position.book
    if position.phase is not Phase.DEPLOY or key is None:
        return ()
    if book.compulsory and any(compulsory(position) for compulsory in book.compulsory):
        return ()
    oriented_tile, first, _, _ = position.grid.tiles[key]
    is_closed = book.closed and any(key in closed(position) for closed in book.closed)
    found = [] if is_closed else _on_segments(position, oriented_tile, first)
    for targets in book.deploy_targets.get(oriented_tile.tile, ()):
        found += targets.listed(position)
    return tuple(found)


def _on_segments(position: Position, oriented_tile: OrientedTile, first: int) -> list[Deploy]:
    """Return the deployments of the seat to move on the segments of a tile; `first` is the node of its first one."""
    features, stock, book, bits = position.features, position.stock, position.book, oriented_tile.bits
    held, parent = features.figures, features.parent
    free: list[int] = []
    claimed: list[tuple[int, int]] = []
    # `Features.root` and `_deployments_on` inlined: this runs after each tile; calls take a quarter more.
    for index in range(len(bits)):
        root = first + index
        while (up := parent[root]) >= 0:
            root = up
        if root in held:
            claimed.append((index, root))
        else:
            free.append(index)
    at = position.mover * len(book.figures)
    found: list[Deploy] = []
    for code, figure, stands in book.claiming:
        if stock[at + code] and stands & oriented_tile.any_bits:
            deploys = oriented_tile.deploys[figure]
            for index in free:
                if stands & bits[index]:
                    found.append(deploys[index])  # noqa: PERF401 - saves a call each
    if claimed:
        for code, stands, joins in book.joins:
            if stock[at + code]:
                deploys = oriented_tile.deploys[book.figures[code]]
                for index, root in claimed:
                    if stands & bits[index] and joins(position, root):
                        found.append(deploys[index])
    return found


def unchecked_actions(position: Position, place: Place) -> tuple[Move, ...]:
    """Return the moves to offer after `place` at the help level purist, which does not reveal legality.

    They may be illegal, and do not tell whether `place` is legal. The tile may be on the board already.
    """
    oriented_tile, book = oriented(place.tile)[place.turns], position.book
    found: list[Move] = [*_deployments_on(position, oriented_tile, list(range(len(oriented_tile.kinds))))]
    at = position.mover * len(book.figures)
    for code, spec in book.joining:
        if position.stock[at + code]:
            found += [
                oriented_tile.deploys[spec.figure][index]
                for index, kind in enumerate(oriented_tile.kinds)
                if kind in spec.stands
            ]
    for targets in book.deploy_targets.get(place.tile, ()):
        found += targets.unchecked(position, place)
    for kind, rules in book.phases[Phase.DEPLOY].kinds.items():
        if kind not in (Deploy, Skip):
            found += rules.listed(position) if rules.unchecked is None else rules.unchecked(position, place)
    return tuple(found)


def _deployments_on(position: Position, oriented_tile: OrientedTile, free: list[int]) -> list[Deploy]:
    """Return the deployments of the seat to move on unclaimed segments of a tile."""
    found: list[Deploy] = []
    stock, bits, book = position.stock, oriented_tile.bits, position.book
    at = position.mover * len(book.figures)
    for code, figure, stands in book.claiming:
        if stock[at + code]:
            deploys = oriented_tile.deploys[figure]
            found += [deploys[index] for index in free if stands & bits[index]]
    return found


def closed_tiles(position: Position) -> Mapping[int, Reason]:
    """Return the keys of the tiles on which expansions allow no deployment, each with the reason."""
    found: Mapping[int, Reason] = _NOTHING
    for closed in position.book.closed:
        more = closed(position)
        found = {**more, **found} if found else more
    return found


def has_choice(position: Position) -> bool:
    """Return True if a move other than `Skip` is legal; if none is, the turn is over. Rule: deploy-none."""
    return bool(deployments(position)) or any(move != _SKIP for move in moves(position))


def turns(position: Position, tile: TileId | None = None) -> tuple[WholeTurn, ...]:
    """Return every legal whole turn: each placement with each move that may follow it, `Skip` last.

    With a plain rulebook no tile is laid for that: the features that a segment would meet tell whether it is
    free. With others each tile is laid on a copy.
    """
    found: list[WholeTurn] = []
    plain = position.book.plain
    for place in placements(position, tile):
        key = key_of(place.cell)
        oriented_tile = oriented(place.tile)[place.turns]
        if plain:
            found += [
                (place, deploy)
                for deploy in _deployments_on(position, oriented_tile, _free(position, key, oriented_tile))
            ]
            found.append((place, _SKIP))
        else:
            after = position.copy()
            position.book.phases[Phase.PLACE].kinds[Place].push(after, place)
            found += [(place, then) for then in moves(after)]
    return tuple(found)


def _free(position: Position, key: int, oriented_tile: OrientedTile) -> list[int]:
    """Return the segments of a tile that would be free of figures once it lay on `key`. Rule: deploy-free.

    A segment is claimed if it meets a claimed feature, or meets the same feature as
    another segment of the tile that is claimed.
    """
    tiles, features = position.grid.tiles, position.features
    meets: list[tuple[int, int]] = []
    for side in range(4):
        other = tiles.get(key + SIDE_STEP[side])
        if other is not None:
            meets += [
                (index, features.root(other[1] + facing))
                for index, facing in zip(oriented_tile.slots[side], other[0].facing[side], strict=True)
            ]
    held = features.figures
    claimed_roots = {root for _, root in meets if root in held}
    if not claimed_roots:
        return list(range(len(oriented_tile.kinds)))
    claimed: set[int] = set()
    grown = True
    while grown:
        grown = False
        for segment, root in meets:
            if (segment in claimed) is not (root in claimed_roots):
                claimed.add(segment)
                claimed_roots.add(root)
                grown = True
    return [index for index in range(len(oriented_tile.kinds)) if index not in claimed]
