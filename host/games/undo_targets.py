"""How far an undo reaches, worked out from a history. Pure functions."""

from __future__ import annotations

from itertools import takewhile

from game.values.ruleset import Colour
from host.games.game_history import GameHistory
from host.games.turns import entry_of, mover
from model.games import EntryKind


def last_turn(history: GameHistory, colour: Colour) -> int | None:
    """Return the state before a seat's last turn, to which an undo returns; None before its first.

    A turn here is the seat's choices since it was last called on, up to the next choice of another seat. One
    that goes on counts as soon as the seat has chosen anything. Rule: tile-market.
    """
    back_to: int | None = None
    for number in history.newest_first(history.seq):
        if entry_of(history.steps[number]).kind is not EntryKind.MOVE:
            continue
        if back_to is not None and not _belongs(history, number, back_to):
            break
        if mover(history, number) is colour:
            back_to = number - 1
        elif back_to is not None:
            break
    return back_to


def _undo_limit(history: GameHistory) -> int:
    """Return the newest state with a binding event, or 0: no undo returns to an earlier one."""
    return next(
        (
            number
            for number in history.newest_first(history.seq)
            if any(event.binding for event in history.steps[number].events)
        ),
        0,
    )


def undo_to(history: GameHistory, colour: Colour) -> int | None:
    """Return the state to which an undo by a seat returns: that before its last turn.

    If a binding event came later, it is the state with that event. None if the seat has chosen nothing since then.
    """
    back_to = last_turn(history, colour)
    if back_to is None:
        return None
    back_to = max(back_to, _undo_limit(history))
    since = takewhile(lambda number: number > back_to, history.newest_first(history.seq))
    chosen = any(
        entry_of(history.steps[number]).kind is EntryKind.MOVE and mover(history, number) is colour
        for number in since
    )
    return back_to if chosen else None


def _belongs(history: GameHistory, seq: int, later: int) -> bool:
    """Return whether entry `seq` belongs to the same turn and seat as the one after state `later`."""
    before, then = history.steps[seq - 1], history.steps[later]
    return (before.turn, before.acting) == (then.turn, then.acting)
