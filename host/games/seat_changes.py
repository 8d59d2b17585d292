"""Texts of seat changes in the log: `red person from greedy`, `red computer greedy by blue`, `red closed`.

The entry's person is the one who came or, if a computer player took the seat or it was closed, the one who
left. So deleting a person's data changes no text. `from` names the computer player that left. `by` names who
gave away a seat that was not theirs: the colour of their own seat, or a `Giver`. Two entries with the same `by`,
of which the first closes the seat, pass it from one person to another. There `by` may also name the seat itself:
its person gave it away.
"""

from __future__ import annotations

from typing import TypeAlias

from game.values.ruleset import Colour
from model.games import Entry, EntryKind, Giver, Maker
from model.tables import Occupant, Seat

GivenBy: TypeAlias = Colour | Giver | None
"""Who gave a seat away: the colour of a seat, a `Giver`, or None for the person who left or took it."""

_FROM, _BY = " from ", " by "


def seat_text(seat: Seat, given_by: GivenBy = None, before: Seat | None = None) -> str:
    """Return the log's text of a change to `seat`, with the giver and the computer `before`, if any."""
    text = f"{seat.colour.value} {seat.occupant.value} {seat.opponent or ''}".rstrip()
    if before is not None and before.opponent is not None:
        text = f"{text}{_FROM}{before.opponent}"
    return text if given_by is None else f"{text}{_BY}{given_by.value}"


def seat_after(entry: Entry) -> Seat:
    """Return the seat after an entry, without a name."""
    colour, occupant, *opponent = entry.text.partition(_BY)[0].partition(_FROM)[0].split(" ")
    match Occupant(occupant):
        case Occupant.PERSON:
            return Seat(Colour(colour), Occupant.PERSON, person=entry.person)
        case Occupant.COMPUTER:
            return Seat(Colour(colour), Occupant.COMPUTER, opponent=opponent[0])
        case Occupant.CLOSED:
            return Seat(Colour(colour), Occupant.CLOSED)


def computer_before(entry: Entry) -> Seat | None:
    """Return the computer that had the seat before an entry; None if a person had it or it is not known."""
    _, _, opponent = entry.text.partition(_BY)[0].partition(_FROM)
    return Seat(seat_after(entry).colour, Occupant.COMPUTER, opponent=opponent) if opponent else None


def is_out_of_time(entry: Entry) -> bool:
    """Return True if by this change of seats the clock closed one whose time for the game was used up."""
    return entry.maker is Maker.CLOCK and seat_after(entry).occupant is Occupant.CLOSED


def given_by(entry: Entry) -> GivenBy:
    """Return who gave a seat away; None if the entry names no giver."""
    _, _, giver = entry.text.partition(_BY)
    if not giver:
        return None
    return Giver(giver) if giver in {member.value for member in Giver} else Colour(giver)


def handed_on(entry: Entry, next_entry: Entry) -> bool:
    """Return True if two entries, the second a change of seats, say that one person's seat was given to another."""
    if entry.kind is not EntryKind.SEAT or next_entry.seq != entry.seq + 1:
        return False
    before, after = seat_after(entry), seat_after(next_entry)
    return (
        (before.colour, before.occupant, given_by(entry), entry.at)
        == (after.colour, Occupant.CLOSED, given_by(next_entry), next_entry.at)
        and after.occupant is Occupant.PERSON
        and given_by(next_entry) is not None
    )
