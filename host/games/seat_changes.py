"""How the log writes a change of seats: `red person`, `red computer greedy`, `red closed`.

Who came is the entry's person; of a seat that a computer took or that was closed it is who left. So
forgetting a person needs no change of a text.
"""

from __future__ import annotations

from game.values.ruleset import Colour
from model.games import Entry, Occupant, Seat


def seat_text(seat: Seat) -> str:
    """The seat as the log writes it."""
    return f"{seat.colour.value} {seat.occupant.value} {seat.mind or ''}".rstrip()


def seat_after(entry: Entry) -> Seat:
    """The seat after an entry, without a name."""
    colour, occupant, *mind = entry.text.split(" ")
    match Occupant(occupant):
        case Occupant.PERSON:
            return Seat(Colour(colour), Occupant.PERSON, person=entry.person)
        case Occupant.COMPUTER:
            return Seat(Colour(colour), Occupant.COMPUTER, mind=mind[0])
        case Occupant.CLOSED:
            return Seat(Colour(colour), Occupant.CLOSED)
