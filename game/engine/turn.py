"""The end of a turn: completed features are scored and the turn passes. Positions change in place."""

from __future__ import annotations

from game.board.oriented_tile import AROUND_STEP, OrientedTile
from game.engine.figures import return_figures
from game.engine.position import Position
from game.engine.scoring import Paid, scored, with_feature
from game.values.events import Event, TurnEnded

_NEAR = frozenset((0, *AROUND_STEP))


def end(position: Position) -> list[Event]:
    """Score the features that the last tile has completed and close the turn; return the events.

    Does nothing yet where an expansion has a step before the scoring; after its step the expansion calls this
    again.

    Rule: score-completed.
    """
    assert position.last_key is not None
    book = position.book
    oriented_tile, first, _, _ = position.grid.tiles[position.last_key]
    if book.before_scoring:
        for waits in book.before_scoring.get(oriented_tile.tile, ()):
            if waits(position):
                return []
    events: list[Event] = []
    closed = _closed(position, oriented_tile, first)
    if closed:
        for completed in book.on_completed:
            events += completed(position)
    for root in _completed(position, closed) if position.features.figures else ():
        paid: tuple[Paid, ...] = (
            scored(position, root, final=False),
            *with_feature(position, root, final=False),
        )
        for payment in paid:
            pay(position, payment)
        events += paid
        events += return_figures(position, root, position.features.figures[root])
    events += close(position)
    return events


def close(position: Position) -> list[Event]:
    """Pass the turn after the scoring; return the events.

    Does nothing yet where an expansion has a step after the scoring; after its step the expansion calls this
    again.
    """
    book = position.book
    for waits in book.after_scoring:
        if waits(position):
            return []
    bought = position.mover != position.drawer
    extra_turn = bool(book.extra_turn) and not bought and has_extra_turn(position)
    events: list[Event] = [TurnEnded(position.seats[position.mover], extra_turn)]
    position.turn += 1
    for ends in book.on_turn_end:
        ends(position, extra_turn)
    if bought:
        position.mover = position.drawer
        return events + book.drawing.begin(position)
    return events + book.drawing.after_turn(position, extra_turn)


def pay(position: Position, paid: Paid) -> None:
    """Add the points of a payment to the score of each seat that is paid."""
    if paid.points:
        for seat in paid.seats:
            position.points[position.seats.index(seat)] += paid.points


def has_extra_turn(position: Position) -> bool:
    """Return True if the same seat has an extra turn: some hook gives it one, and none forbids it."""
    found = False
    for hook in position.book.extra_turn:
        answer = hook(position)
        if answer is False:
            return False
        found = found or answer is True
    return found


def _closed(position: Position, oriented_tile: OrientedTile, first: int) -> list[int]:
    """Return the roots of the complete cities and roads of the last tile, claimed or not."""
    parent, ends = position.features.parent, position.features.ends
    closed: list[int] = []
    for index in oriented_tile.closable:
        root = first + index
        while (up := parent[root]) >= 0:
            root = up
        if ends[root] <= 0 and root not in closed:
            closed.append(root)
    return closed


def _completed(position: Position, closed: list[int]) -> list[int]:
    """Return the roots of the claimed features that the last tile has completed.

    These are the claimed ones of `closed`, and monasteries and gardens on the tile or around it.
    """
    key = position.last_key
    assert key is not None
    features, grid = position.features, position.grid
    held, keys = features.figures, features.keys
    complete = [root for root in closed if root in held] if closed else []
    for root in held:
        near = keys[root]
        if near - key in _NEAR:
            laid = grid.tiles[near]
            if root - laid[1] in laid[0].middles and grid.surrounded(near):
                complete.append(root)
    return complete
