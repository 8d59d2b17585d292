"""Turns in a history: the states in which they began, and the seats that chose. Pure functions."""

from __future__ import annotations

from game.engine.match import play
from game.engine.position import Position
from game.values.ruleset import Colour
from host.games.game_history import GameHistory, within_turn
from host.games.steps import Step
from model.games import Entry, EntryKind
from model.ids import PersonId


def turns(history: GameHistory, until: int) -> tuple[int, ...]:
    """Return the states in which a turn began on the way to state `until`, without what was undone."""
    ended = (
        entry.seq
        for entry in history.entries_of(until)
        if entry.kind is EntryKind.MOVE and not within_turn(history, entry.seq)
    )
    return (0, *ended)


def positions(history: GameHistory) -> tuple[Position, ...]:
    """Return the positions of the states in which a turn began, and of the end, as onlookers see them."""
    began = set(turns(history, history.seq))
    match = history.match(0)
    found = [match.position.seen_by(None)]
    for number in history.line(history.seq):
        if (move := history.steps[number].move) is not None:
            match, _ = play(match, move)
        if number in began:
            found.append(match.position.seen_by(None))
    return tuple(found)


def last_turn_of(history: GameHistory, person: PersonId) -> int:
    """Return the state just after a person's last move in a turn of their own; 0 before the first.

    Steps of the dragon and answers at the market in other seats' turns do not count.
    """
    for number in history.newest_first(history.seq):
        entry = entry_of(history.steps[number])
        if entry.person != person or entry.kind is not EntryKind.MOVE:
            continue
        if mover(history, number) is history.steps[number - 1].to_move:
            return number
    return 0


def mover(history: GameHistory, seq: int) -> Colour:
    """Return the seat that chose the move of entry `seq`."""
    before = history.steps[seq - 1]
    colour = history.move_of(seq).chosen_by(before.to_move, before.acting)
    assert colour is not None, "nobody moves after the end"
    return colour


def entry_of(step: Step) -> Entry:
    """Return the entry that led to a state, which must not be state 0."""
    assert step.entry is not None, "state 0 has no entry"
    return step.entry


def turn_of(history: GameHistory, seq: int) -> int:
    """Return the number of the turn in which entry `seq` was made."""
    return history.steps[seq - 1].turn
