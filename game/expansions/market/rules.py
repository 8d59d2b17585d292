"""The market of a tile just drawn, in place: offers, and the drawer's answer. Rule: tile-market.

Every other seat with points offers or passes once, in any order; the drawer may accept an
offer or decline at any time, and keeps the tile when nobody has offered. The price goes to the drawer;
the buyer plays the tile as a turn of its own, and then the drawer draws again.
"""

from __future__ import annotations

from game.engine.hooks import Hooks, MoveRules, PhaseRules
from game.engine.position import Position
from game.engine.registry import register
from game.expansions.hands.state import HANDS_STATE, set_hand
from game.expansions.market.computers import computer_move
from game.expansions.market.events import Kept, Offered, Sold
from game.expansions.market.finishers import only_finisher
from game.expansions.market.moves import MARKET, TILE_MARKET, Accept, Decline, Offer, Pass
from game.expansions.market.state import MARKET_STATE, offers_of, set_offers
from game.values.errors import IllegalMove, Reason
from game.values.events import Event
from game.values.moves import Move
from game.values.phases import Phase
from game.values.ruleset import Option


def _open(position: Position) -> bool:
    """Open the market if the tile drawn is the only finisher of a feature; return True if it is open."""
    if not only_finisher(position):
        return False
    position.phase = MARKET
    set_offers(
        position,
        tuple(
            None if points and seat != position.mover else 0 for seat, points in enumerate(position.points)
        ),
    )
    return True


def _open_offers(position: Position) -> tuple[int | None, ...]:
    offers = offers_of(position)
    assert offers is not None, "there are offers wherever the phase is the market's"
    return offers


def _seat(position: Position, move: Offer | Pass | Accept) -> int:
    if move.seat not in position.seats:
        raise IllegalMove(Reason.SEATS, move)
    return position.seats.index(move.seat)


def _check_offer(position: Position, move: Offer) -> None:
    seat = _seat(position, move)
    if _open_offers(position)[seat] is not None or not 1 <= move.points <= position.points[seat]:
        raise IllegalMove(TILE_MARKET, move)


def _check_pass(position: Position, move: Pass) -> None:
    if _open_offers(position)[_seat(position, move)] is not None:
        raise IllegalMove(TILE_MARKET, move)


def _check_accept(position: Position, move: Accept) -> None:
    if not _open_offers(position)[_seat(position, move)]:
        raise IllegalMove(TILE_MARKET, move)


def _check_decline(position: Position, move: Decline) -> None:
    """Accept every `Decline`: the drawer may keep the tile at any time."""


def _answer(position: Position, seat: int, points: int) -> list[Event]:
    offers = _open_offers(position)
    offers = (*offers[:seat], points, *offers[seat + 1 :])
    set_offers(position, offers)
    assert position.drawn is not None, "what is for sale has been drawn"
    drawer = position.seats[position.drawer]
    events: list[Event] = [Offered(position.seats[seat], points, drawer, position.drawn)]
    if not any(offer is None or offer for offer in offers):
        events.append(_keep(position))
    return events


def _keep(position: Position) -> Kept:
    position.phase = Phase.PLACE
    set_offers(position, None)
    assert position.drawn is not None, "what is for sale has been drawn"
    return Kept(position.seats[position.drawer], position.drawn)


def _push_accept(position: Position, move: Accept) -> list[Event]:
    buyer = position.seats.index(move.seat)
    price, tile = _open_offers(position)[buyer], position.drawn
    assert price is not None
    assert tile is not None
    position.points[buyer] -= price
    position.points[position.drawer] += price
    position.mover = buyer
    position.phase = Phase.PLACE
    set_offers(position, None)
    if HANDS_STATE.played(position):
        set_hand(position, position.drawer, ())
    return [Sold(position.seats[position.drawer], position.seats[buyer], tile, price)]


def _offers(position: Position) -> list[Offer]:
    """Return every offer that is legal now, in rising order."""
    return [
        Offer(position.seats[seat], points)
        for seat, offer in enumerate(_open_offers(position))
        if offer is None
        for points in range(1, position.points[seat] + 1)
    ]


def _actors(position: Position) -> tuple[int, ...]:
    """Return the drawer and all seats that have not answered."""
    return (
        position.drawer,
        *(seat for seat, offer in enumerate(_open_offers(position)) if offer is None),
    )


def _passive(position: Position, seat: int) -> Move:
    return Decline() if seat == position.drawer else Pass(position.seats[seat])


def _close(position: Position) -> None:
    set_offers(position, None)


TILE_MARKET_OPTION = Option.add("tile-market", order=113)
register(
    TILE_MARKET_OPTION,
    Hooks[Position](
        state_slot=MARKET_STATE,
        before_placing=_open,
        on_game_end=_close,
        phases={
            MARKET: PhaseRules(
                _actors,
                {
                    Decline: MoveRules(
                        _check_decline,
                        lambda position, move: [_keep(position)],
                        lambda position: (Decline(),),
                    ),
                    Pass: MoveRules(
                        _check_pass,
                        lambda position, move: _answer(position, position.seats.index(move.seat), 0),
                        lambda position: [
                            Pass(position.seats[seat])
                            for seat, offer in enumerate(_open_offers(position))
                            if offer is None
                        ],
                    ),
                    Offer: MoveRules(
                        _check_offer,
                        lambda position, move: _answer(
                            position, position.seats.index(move.seat), move.points
                        ),
                        _offers,
                    ),
                    Accept: MoveRules(
                        _check_accept,
                        _push_accept,
                        lambda position: [
                            Accept(position.seats[seat])
                            for seat, offer in enumerate(_open_offers(position))
                            if offer
                        ],
                    ),
                },
                unfinished=TILE_MARKET,
                passive=_passive,
                computer_move=computer_move,
            )
        },
    ),
)
