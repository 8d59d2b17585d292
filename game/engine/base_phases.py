"""The rules of the phases of the base game: laying a tile, deploying a figure, or skipping."""

from __future__ import annotations

from game.board.oriented_tile import cell_of, fits, key_of, oriented, reachable
from game.engine import legal, turn
from game.engine.figures import set_figure
from game.engine.hooks import MoveRules, PhaseRules
from game.engine.position import Position
from game.values.errors import IllegalMove, Reason
from game.values.events import Deployed, Event, Placed
from game.values.geometry import Cell
from game.values.moves import Deploy, Place, Skip
from game.values.phases import Phase


def go_on(position: Position, events: list[Event]) -> list[Event]:
    """End the turn unless an action has led into another phase; return `events` with those that follow."""
    if position.phase is Phase.DEPLOY:
        events += turn.end(position)
    return events


def _check_place(position: Position, move: Place) -> None:
    if move.tile != position.drawn:
        held = position.book.drawing.held(position)
        if position.drawn is not None or not held or move.tile not in held[position.mover]:
            raise IllegalMove(Reason.PLACE_TILE, move)
    key = key_of(move.cell)
    constraint = position.grid.open.get(key)
    if constraint is None or not 0 <= move.turns < 4 or not reachable(move.cell):
        raise IllegalMove(_misplaced(position, move), move)
    if not fits(move.tile).get(constraint, 0) >> move.turns & 1:
        raise IllegalMove(Reason.PLACE_MATCH, move)
    for refuses in position.book.refuses.get(move.tile, ()):
        reason = refuses(position, oriented(move.tile)[move.turns], key)
        if reason is not None:
            raise IllegalMove(reason, move)


def _misplaced(position: Position, move: Place) -> Reason:
    """Return why a tile may not lie on a cell that is not open, or with turns that do not exist."""
    if not 0 <= move.turns < 4:
        return Reason.PLACE_MATCH
    if reachable(move.cell):
        key = key_of(move.cell)
        if key in position.grid.tiles:
            return Reason.PLACE_OCCUPIED
        if position.grid.table is not None and not position.grid.table.holds(key):
            return Reason.TABLE_EDGE
    return Reason.PLACE_ADJACENT


def _push_place(position: Position, move: Place) -> list[Event]:
    key = key_of(move.cell)
    grid = position.grid
    number = 1 if position.last_key is None else grid.tiles[position.last_key][2] + 1
    grid.lay(key, oriented(move.tile)[move.turns], position.mover, number, position.features)
    position.last_key = key
    position.phase = Phase.DEPLOY
    events: list[Event] = [Placed(position.seats[position.mover], move.tile, move.cell, move.turns)]
    if position.book.on_placed:
        for placed in position.book.on_placed.get(move.tile, ()):
            events += placed(position)
    position.drawn = None
    return events


def _check_deploy(position: Position, move: Deploy) -> None:
    if move.cell is not None:
        if move not in legal.deployments(position):
            raise IllegalMove(_barred_elsewhere(position, move.cell), move)
        return
    key, book = position.last_key, position.book
    assert key is not None
    oriented_tile, first, _, _ = position.grid.tiles[key]
    size = len(book.figures)
    stock = position.stock[position.mover * size : (position.mover + 1) * size]
    segment = oriented_tile.segment_at.get(move.spot)
    code = book.figures.index(move.figure) if move.figure in book.figures else None
    if not any(stock) and not legal.has_choice(position):
        # If another action is still possible, the refusal is only that this figure is not in supply.
        reason: Reason | None = Reason.DEPLOY_NONE
    elif code is None or not stock[code]:
        reason = Reason.SUPPLY
    elif segment is None:
        reason = Reason.DEPLOY_SPOT
    else:
        reason = _barred(position, move, code, oriented_tile.bits[segment], first + segment)
    if reason is not None:
        raise IllegalMove(reason, move)


def _barred_elsewhere(position: Position, cell: Cell) -> Reason:
    """Return why a figure may not be deployed on a tile other than the one just laid."""
    key, book = position.last_key, position.book
    assert key is not None
    reaches = reachable(cell) and position.grid.tiles[key][0].tile in book.deploy_targets
    if reaches and (reason := legal.closed_tiles(position).get(key_of(cell))):
        return reason
    return book.targets[0].refused if book.targets else Reason.DEPLOY_SPOT


def _barred(position: Position, move: Deploy, code: int, bit: int, node: int) -> Reason | None:
    """Return why a figure in supply may not be deployed on a segment of the tile just laid."""
    book, root = position.book, position.features.root(node)
    key = position.last_key
    assert key is not None
    if reason := legal.closed_tiles(position).get(key):
        return reason
    for other, stands, joins in book.joins:
        if other == code:
            if barred := book.barred.get(move.spot.kind):
                return barred
            return None if stands & bit and joins(position, root) else book.specs[code].refused
    if not book.stands[code] & bit:
        return book.specs[code].refused or book.barred.get(move.spot.kind, Reason.ABBOT_GARDEN_ONLY)
    return Reason.DEPLOY_FREE if root in position.features.figures else None


def _push_deploy(position: Position, move: Deploy) -> list[Event]:
    key = position.last_key if move.cell is None else key_of(move.cell)
    assert key is not None
    oriented_tile, first, _, _ = position.grid.tiles[key]
    segment = oriented_tile.segment_at[move.spot]
    set_figure(position, first + segment, position.book.figures.index(move.figure))
    seat = position.seats[position.mover]
    return go_on(position, [Deployed(seat, move.figure, cell_of(key), oriented_tile.spots[segment])])


def _check_skip(position: Position, move: Skip) -> None:
    """Refuse nothing: once a tile lies, `Skip` is always legal."""


def _push_skip(position: Position, move: Skip) -> list[Event]:
    return turn.end(position)


def _mover(position: Position) -> tuple[int, ...]:
    return (position.mover,)


def _nobody(position: Position) -> tuple[int, ...]:
    return ()


_SKIP = Skip()

BASE_PHASES = {
    Phase.DRAW: PhaseRules[Position](_nobody),
    Phase.PLACE: PhaseRules[Position](
        _mover, {Place: MoveRules(_check_place, _push_place, legal.placements)}
    ),
    Phase.DEPLOY: PhaseRules[Position](
        _mover,
        {
            Deploy: MoveRules(_check_deploy, _push_deploy, legal.deployments),
            Skip: MoveRules(_check_skip, _push_skip, lambda position: (_SKIP,)),
        },
        passive=lambda position, seat: _SKIP,
    ),
    Phase.OVER: PhaseRules[Position](_nobody),
}
