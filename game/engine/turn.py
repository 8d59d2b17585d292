"""How a turn goes on by itself, in place: scoring what is complete, and whose turn comes then."""

from __future__ import annotations

from game.board.oriented_tile import AROUND_STEP
from game.engine.figures import take_home
from game.engine.position import Position
from game.engine.scoring import Paid, scored, with_feature
from game.values.events import Event, TurnEnded

_NEAR = frozenset((0, *AROUND_STEP))


def end(position: Position) -> list[Event]:
    """Return what follows once the seat to move has acted on its tile, or when what came before the scoring is over.

    Rule: score-completed.
    """
    for waits in position.book.before_scoring:
        if waits(position):
            return []
    events: list[Event] = []
    for completed in position.book.on_completed:
        events += completed(position)
    for root in _completed(position):
        paid: tuple[Paid, ...] = (
            scored(position, root, final=False),
            *with_feature(position, root, final=False),
        )
        for payment in paid:
            pay(position, payment)
        events += paid
        events += take_home(position, root, position.features.held[root])
    events += close(position)
    return events


def close(position: Position) -> list[Event]:
    """Return what follows once everything complete is scored, or when what came after that is over."""
    book = position.book
    for waits in book.after_scoring:
        if waits(position):
            return []
    bought = position.mover != position.drawer
    again = bool(book.extra_turn) and not bought and _again(position)
    events: list[Event] = [TurnEnded(position.seats[position.mover], again)]
    position.turn += 1
    for ends in book.on_turn_end:
        ends(position, again)
    if bought:
        position.mover = position.drawer
        return events + book.drawing.begin(position)
    return events + book.drawing.after_turn(position, again)


def pay(position: Position, paid: Paid) -> None:
    """Move the score of each seat that is paid."""
    if paid.points:
        for seat in paid.seats:
            position.points[position.seats.index(seat)] += paid.points


def _again(position: Position) -> bool:
    """Return whether the same seat has another turn: some rule says so, and none that it has not."""
    again = False
    for hook in position.book.extra_turn:
        said = hook(position)
        if said is False:
            return False
        again = again or said is True
    return again


def _completed(position: Position) -> list[int]:
    """Return the claimed features that the last tile has completed, by their roots.

    Only features on that tile and monasteries and gardens round it can be among them.
    """
    key = position.last_key
    assert key is not None
    features, grid = position.features, position.grid
    held = features.held
    if not held:
        return []
    lies, first, _, _ = grid.tiles[key]
    complete: list[int] = []
    for index in lies.closable:
        root = features.root(first + index)
        if root in held and features.ends[root] <= 0 and root not in complete:
            complete.append(root)
    keys = features.keys
    for root in held:
        near = keys[root]
        if near - key in _NEAR:
            laid = grid.tiles[near]
            if root - laid[1] in laid[0].middles and grid.neighbours(near) == 8:
                complete.append(root)
    return complete
