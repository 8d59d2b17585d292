"""Where the next tile comes from, in place: from the bag, or from a hand that is drawn back to its size.

Without a house rule a turn begins with a draw. With hands, tiles are dealt before the first
turn, each turn begins with the tiles held, and ends with a draw. Rules: draw, unplayable,
hand-early-draw, hand-three.
"""

from __future__ import annotations

from game.engine.legal import playable
from game.engine.position import Drawing, Phase, Position
from game.expansions.market.offers import lay_or_sell
from game.values.events import Drawn, Event, Unplayable
from game.values.tiles import TileId


def see(position: Position, tile: TileId) -> None:
    """Note that a tile has left the bag."""
    unseen = dict(position.unseen_tiles)
    if unseen.get(tile):
        unseen[tile] -= 1
    position.unseen_tiles = unseen


def draw(position: Position, tile: TileId) -> list[Event]:
    """What follows when chance gives `tile` to the seat to move."""
    see(position, tile)
    seat = position.seats[position.mover]
    if not position.book.hand_size:
        if not playable(position, tile):
            return [_leave(position, tile)]
        position.drawn = tile
        lay_or_sell(position)
        return [Drawn(seat, tile)]
    _set_hand(position, position.mover, (*position.held_hands[position.mover], tile))
    events: list[Event] = [Drawn(seat, tile, to_hand=True)]
    if len(position.held_hands[position.mover]) < position.book.hand_size:
        return events
    return events + _go_on(position)


def nothing_to_draw(position: Position) -> list[Event] | None:
    """What follows when the bag is empty; None if nobody can lay anything any more. Rule: end."""
    if not any(position.held_hands):
        return None
    if position.drawing is Drawing.TURN and not position.held_hands[position.mover]:
        next_seat(position)
        while not position.held_hands[position.mover]:
            next_seat(position)
        return begin(position)
    return _go_on(position)


def begin(position: Position) -> list[Event]:
    """What follows when the turn of the seat to move begins: a draw, or a look at its hand."""
    position.phase = Phase.DRAW
    position.drawing = Drawing.TURN
    position.drawn = None
    if not position.book.hand_size:
        return []
    hand = position.held_hands[position.mover]
    if any(playable(position, tile) for tile in hand):
        position.phase = Phase.PLACE
        if position.book.hand_size == 1:
            position.drawn = hand[0]
            lay_or_sell(position)
        return []
    _set_hand(position, position.mover, ())
    return [_leave(position, tile) for tile in hand]


def refill(position: Position, *, again: bool) -> None:
    """Let the seat that has played draw back to its hand; `again` says that it goes on afterwards."""
    position.phase = Phase.DRAW
    position.drawing = Drawing.REFILL
    position.again = again


def leave_hand(position: Position, seat: int, tile: TileId) -> None:
    """Take a tile that is laid out of a hand; in a written game it may never have been there."""
    hand = list(position.held_hands[seat])
    if tile in hand:
        hand.remove(tile)
    _set_hand(position, seat, tuple(hand))


def _go_on(position: Position) -> list[Event]:
    """What follows once a hand is as full as it gets."""
    match position.drawing:
        case Drawing.DEAL:
            position.mover = (position.mover + 1) % len(position.seats)
            position.drawer = position.mover
            if position.mover:
                return []
        case Drawing.REFILL:
            if not position.again:
                next_seat(position)
            position.again = False
        case Drawing.TURN:
            pass
    return begin(position)


def next_seat(position: Position) -> None:
    """Let the next seat in the order of play draw and move. Rule: seat-order."""
    position.mover = position.drawer = (position.mover + 1) % len(position.seats)


def _leave(position: Position, tile: TileId) -> Unplayable:
    """A tile without a legal place leaves the game, or goes back into the bag.

    River tiles never go back: they would come too late. Rules: unplayable, unplayable-returns, river.
    """
    returned = position.book.returns and not position.book.opens(tile)
    if returned:
        unseen = dict(position.unseen_tiles)
        unseen[tile] = unseen.get(tile, 0) + 1
        position.unseen_tiles = unseen
    return Unplayable(position.seats[position.mover], tile, returned)


def _set_hand(position: Position, seat: int, hand: tuple[TileId, ...]) -> None:
    hands = list(position.held_hands)
    hands[seat] = hand
    position.held_hands = tuple(hands)
