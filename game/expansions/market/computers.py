"""What computer players offer and sell. Rule: tile-market."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.position import Position
from game.expansions.market.moves import Accept, Decline, Offer, Pass
from game.expansions.market.state import market, set_offers
from game.values.moves import Move
from game.values.phases import Phase

TURN = 3.5
"""Points to be expected of a turn with any tile."""


def computer_move(position: Position, seat: int, gain: Callable[[Position], float]) -> Move:
    """Return an offer of half of what the tile would gain, a pass, or as the drawer the answer to the offers.

    `gain` returns by how many points the seat to move is better off for laying the tile that is drawn.
    """
    if seat == position.drawer:
        return _sell(position, gain)
    offer = min(int(gain(_laying(position, seat)) / 2), position.points[seat])
    return Offer(position.seats[seat], offer) if offer > 0 else Pass(position.seats[seat])


def _sell(position: Position, gain: Callable[[Position], float]) -> Move:
    """Return `Accept` of the best offer if price and another draw gain more than the tile, or `Decline`."""
    offers = {seat: points for seat, points in market(position).items() if points}
    if not offers:
        return Decline()
    buyer = max(offers, key=lambda seat: offers[seat])
    own = gain(_laying(position, position.drawer))
    theirs = gain(_laying(position, position.seats.index(buyer)))
    others = max(1, len(position.seats) - 1)
    sold = offers[buyer] * (1 + 1 / others) + TURN - theirs / others
    return Accept(buyer) if sold > own else Decline()


def _laying(position: Position, seat: int) -> Position:
    """Return the position in which a seat lays the tile that is for sale."""
    laying = position.copy_same_tiles()
    laying.phase, laying.mover = Phase.PLACE, seat
    set_offers(laying, None)
    return laying
