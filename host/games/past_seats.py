"""The former occupants of seats that have changed hands, as far as the log says. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.values.ruleset import Colour
from host.games.game_history import GameHistory
from host.games.seat_changes import computer_before, given_by, handed_on, is_out_of_time, seat_after
from host.games.turns import mover
from model.games import Entry, EntryKind, Maker
from model.ids import PersonId
from model.tables import Occupant, Seat


def occupant_at(history: GameHistory, colour: Colour, seq: int) -> Seat | None:
    """Return a seat as of entry `seq`, without a name; None if it never changed hands."""
    changes = _changes(history, colour)
    before = [entry for entry in changes if entry.seq < seq]
    if before:
        return seat_after(before[-1])
    if not changes:
        return None
    if len(changes) > 1 and handed_on(changes[0], changes[1]):
        return Seat(colour, Occupant.PERSON, changes[0].person)
    return computer_before(changes[0]) or first_occupant(history, colour)


def first_occupant(history: GameHistory, colour: Colour) -> Seat | None:
    """Return a seat with its first occupant, without a name; None if it never changed hands.

    A seat that passed to another person before its first move counts as that person's from the start, and so
    does one that a person took over from a computer player.
    """
    changes = _changes(history, colour)
    if not changes:
        return None
    left, after = changes[0], seat_after(changes[0])
    if len(changes) > 1 and handed_on(left, changes[1]):
        after = seat_after(changes[1])
    if after.occupant is not Occupant.PERSON:
        return computer_before(left) or Seat(colour, Occupant.PERSON, left.person)
    return Seat(colour, Occupant.PERSON, next(_movers(history, colour, left.seq), after.person))


def would_count_for(history: GameHistory, colour: Colour, person: PersonId) -> bool:
    """Return whether a person would be the first occupant of a seat that they were given now."""
    first = first_occupant(history, colour)
    if first is not None:
        return first.person == person
    return next(_movers(history, colour, history.seq), None) is None


def handed_over(history: GameHistory, colour: Colour, person: PersonId) -> bool:
    """Return True if a seat passed from its first occupant, this person, directly to another person.

    A person who resigned or ran out of time has left the seat: its later occupant does not play for them.
    """
    changes = _changes(history, colour)
    if changes and given_by(changes[0]) is colour:
        # This entry names who gave the seat away before its first move: it counts for the next person.
        changes = changes[1:]
    for number, change in enumerate(changes, start=1):
        after = seat_after(change)
        if after.person != person or after.occupant is not Occupant.PERSON:
            return after.occupant is Occupant.PERSON or (
                number < len(changes) and handed_on(change, changes[number])
            )
    return False


def has_sat(history: GameHistory, seats: Sequence[Seat], person: PersonId) -> bool:
    """Return whether a person sits at a game, or has sat there, as far as the log says."""
    return any(seat.person == person for seat in seats) or any(
        entry.person == person for entry in history.entries if entry.kind is not EntryKind.UNDO
    )


def has_resigned(history: GameHistory, colour: Colour, person: PersonId) -> bool:
    """Return whether a person was the last to sit on a seat, and gave it to a computer or closed it."""
    changes = [entry for entry in _changes(history, colour) if entry.person is not None]
    return (
        bool(changes)
        and changes[-1].maker is Maker.PERSON
        and changes[-1].person == person
        and seat_after(changes[-1]).occupant is not Occupant.PERSON
    )


def has_moved(history: GameHistory, colour: Colour) -> bool:
    """Return whether any person has made a move of a seat, even one that was undone."""
    return any(True for _ in _movers(history, colour, history.seq))


def moved_by_clock(history: GameHistory, colour: Colour) -> bool:
    """Return whether the clock has made a move of a seat, because a turn's time had run out."""
    return any(
        entry.kind is EntryKind.MOVE and entry.maker is Maker.CLOCK and mover(history, entry.seq) is colour
        for entry in history.entries
    )


def out_of_time(history: GameHistory, colour: Colour) -> bool:
    """Return whether a seat was closed because its time for the game was used up."""
    changes = _changes(history, colour)
    return bool(changes) and is_out_of_time(changes[-1])


def _movers(history: GameHistory, colour: Colour, seq: int) -> Iterator[PersonId | None]:
    """Yield who made the moves of a seat up to entry `seq`, also those that were undone, but not the clock's."""
    for entry in history.entries[:seq]:
        is_move = entry.kind is EntryKind.MOVE and entry.maker is Maker.PERSON
        if is_move and mover(history, entry.seq) is colour:
            yield entry.person


def _changes(history: GameHistory, colour: Colour) -> list[Entry]:
    return [entry for entry in history.reseatings if seat_after(entry).colour is colour]
