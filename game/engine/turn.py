"""How a turn goes on by itself, in place: scoring what is complete, and whose turn comes then."""

from __future__ import annotations

from game.board.features import Standing
from game.board.oriented_tile import AROUND_STEP, FIGURES, cell_of
from game.engine.hand import begin, next_seat, refill
from game.engine.position import Position
from game.scoring.pay import scored
from game.values.events import Event, Returned, Scored, TurnEnded

_FIGURES = len(FIGURES)
_NEAR = frozenset((0, *AROUND_STEP))


def end(position: Position) -> list[Event]:
    """What follows once the seat to move has deployed, recalled or neither. Rule: score-completed."""
    events: list[Event] = []
    for root in _completed(position):
        paid = scored(position, root, final=False)
        pay(position, paid)
        events.append(paid)
        events += _give_back(position, position.features.held.pop(root))
    bought = position.mover != position.drawer
    again = not bought and any(hook(position) for hook in position.book.goes_again)
    events.append(TurnEnded(position.seats[position.mover], again))
    position.turn += 1
    if bought:
        position.mover = position.drawer
        return events + begin(position)
    if position.book.hand_size:
        refill(position, again=again)
        return events
    if not again:
        next_seat(position)
    return events + begin(position)


def pay(position: Position, paid: Scored) -> None:
    """Move the score of each seat that is paid."""
    if paid.points:
        for seat in paid.seats:
            position.points[position.seats.index(seat)] += paid.points


def _completed(position: Position) -> list[int]:
    """The claimed features that the last tile has completed, by their roots.

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


def _give_back(position: Position, figures: tuple[Standing, ...]) -> list[Event]:
    """Return the figures of a feature to their seats' supply."""
    for seat, figure, _ in figures:
        position.stock[seat * _FIGURES + figure] += 1
    keys, seats = position.features.keys, position.seats
    return [Returned(seats[seat], FIGURES[figure], cell_of(keys[node])) for seat, figure, node in figures]
