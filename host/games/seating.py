"""Checks of seats at a table before the game, the choice of colours, and the order of play."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.first_seat import beginning_with, by_chance
from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal
from host.games.tile_draw import tile_draw
from model.games import GameHeader
from model.ids import PersonId
from model.tables import FirstSeat, Occupant, Seat, TableOptions


def check_seated(table: GameHeader, seats: Sequence[Seat], person: PersonId) -> None:
    """Refuse NOT_AT_TABLE to a person who does not sit at the table."""
    if all(seat.person != person for seat in seats):
        full = len(seats) >= table.options.seats
        raise HostRefusal(HostReason.NOT_AT_TABLE, full="yes" if full else "no")


def check_host(table: GameHeader, seats: Sequence[Seat], person: PersonId) -> None:
    """Refuse HOST_ONLY to all but the host of the table."""
    if table.host != person:
        raise HostRefusal(HostReason.HOST_ONLY, host=host_name(table, seats))


def host_name(table: GameHeader, seats: Sequence[Seat]) -> str:
    """Return the name of the table's host; empty if they do not sit there."""
    return next((seat.name for seat in seats if seat.person == table.host), "")


def check_rated(options: TableOptions, seats: Sequence[Seat]) -> None:
    """Refuse RATED_NEEDS_PEOPLE for a rated table with a computer."""
    if options.rated and any(seat.occupant is Occupant.COMPUTER for seat in seats):
        raise HostRefusal(HostReason.RATED_NEEDS_PEOPLE)


def free_colour(table: GameHeader, seats: Sequence[Seat]) -> Colour:
    """Return the first free colour. Refuses LOBBY_FULL."""
    if len(seats) >= table.options.seats:
        raise HostRefusal(HostReason.LOBBY_FULL, seats=table.options.seats)
    taken_colours = {seat.colour for seat in seats}
    return next(colour for colour in Colour if colour not in taken_colours)


def in_order(table: GameHeader, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats in the order of play. The options say which begins; neighbours stay neighbours."""
    match table.options.first:
        case FirstSeat.AS_SEATED:
            return seats
        case FirstSeat.CHANCE:
            first = by_chance(tuple(seat.colour for seat in seats), table.seed)
        case FirstSeat.TILE_DRAW:
            first = tile_draw(table, seats).first
    order = beginning_with(tuple(seat.colour for seat in seats), first)
    return tuple(sorted(seats, key=lambda seat: order.index(seat.colour)))
