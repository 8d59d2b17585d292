"""The market of a tile just drawn, in place: offers, and the drawer's answer. Rule: tile-market.

Every other seat with points offers or passes once, in any order; the drawer may accept an
offer or decline at any time, and keeps the tile when nobody has offered. The price goes to the drawer;
the buyer plays the tile as a turn of its own, and then the drawer draws again.
"""

from __future__ import annotations

from typing import assert_never

from game.engine.position import Phase, Position
from game.notation.moves import move_text
from game.values.errors import IllegalMove, Reason
from game.values.events import Event, Kept, Offered, Sold
from game.values.moves import Accept, Decline, Move, Offer, Pass


def lay_or_sell(position: Position) -> None:
    """Let the tile drawn be laid, or first be offered for."""
    position.phase = Phase.PLACE
    if any(hook(position) for hook in position.book.sells):
        position.phase = Phase.MARKET
        position.offers = tuple(
            None if points and seat != position.mover else 0 for seat, points in enumerate(position.points)
        )


def check(position: Position, move: Offer | Pass | Accept | Decline) -> None:
    """Nothing, for a legal offer or answer; refuses all others with `IllegalMove`."""
    offers = position.offers
    if offers is None:
        reason = Reason.END if position.phase is Phase.OVER else Reason.TILE_MARKET
        raise IllegalMove(reason, move_text(move))
    if isinstance(move, Decline):
        return
    if move.seat not in position.seats:
        raise IllegalMove(Reason.SEATS, move_text(move))
    seat = position.seats.index(move.seat)
    match move:
        case Accept():
            allowed = bool(offers[seat])
        case Pass():
            allowed = offers[seat] is None
        case Offer():
            allowed = offers[seat] is None and 1 <= move.points <= position.points[seat]
        case _:
            assert_never(move)
    if not allowed:
        raise IllegalMove(Reason.TILE_MARKET, move_text(move))


def push(position: Position, move: Offer | Pass | Accept | Decline) -> list[Event]:
    """What followed from an offer or an answer that `check` allows."""
    offers = position.offers
    assert offers is not None
    match move:
        case Offer():
            return _answer(position, offers, position.seats.index(move.seat), move.points)
        case Pass():
            return _answer(position, offers, position.seats.index(move.seat), 0)
        case Accept():
            return [_sell(position, offers, position.seats.index(move.seat))]
        case Decline():
            return [_keep(position)]
        case _:
            assert_never(move)


def moves(position: Position) -> tuple[Move, ...]:
    """Every offer and answer that is legal now, offers in rising order."""
    offers = position.offers
    if offers is None:
        return ()
    found: list[Move] = [Decline()]
    for seat, offer in enumerate(offers):
        colour = position.seats[seat]
        if offer is None:
            found.append(Pass(colour))
            found += [Offer(colour, points) for points in range(1, position.points[seat] + 1)]
        elif offer:
            found.append(Accept(colour))
    return tuple(found)


def _answer(position: Position, offers: tuple[int | None, ...], seat: int, points: int) -> list[Event]:
    offers = (*offers[:seat], points, *offers[seat + 1 :])
    position.offers = offers
    events: list[Event] = [Offered(position.seats[seat], points)]
    if not any(offer is None or offer for offer in offers):
        events.append(_keep(position))
    return events


def _keep(position: Position) -> Kept:
    position.phase = Phase.PLACE
    position.offers = None
    return Kept(position.seats[position.drawer])


def _sell(position: Position, offers: tuple[int | None, ...], buyer: int) -> Sold:
    price, tile = offers[buyer], position.drawn
    assert price is not None
    assert tile is not None
    position.points[buyer] -= price
    position.points[position.drawer] += price
    position.mover = buyer
    position.phase = Phase.PLACE
    position.offers = None
    if position.held_hands:
        hands = list(position.held_hands)
        hands[position.drawer] = ()
        position.held_hands = tuple(hands)
    return Sold(position.seats[position.drawer], position.seats[buyer], tile, price)
