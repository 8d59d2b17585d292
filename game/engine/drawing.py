"""The draw rules of the base game: a tile comes from the bag and is laid at once. Positions change in place.

Rules: draw, unplayable, unplayable-returns. House rules that give seats tiles to hold bring draw rules of their own.
"""

from __future__ import annotations

from game.engine.hooks import DrawRules
from game.engine.legal import playable
from game.engine.position import Position
from game.values.events import Drawn, Event, Unplayable
from game.values.phases import Phase
from game.values.tiles import TileId


def mark_seen(position: Position, tile: TileId) -> None:
    """Count a tile as seen: it has left the bag."""
    unseen = dict(position.unseen_tiles)
    if unseen.get(tile):
        unseen[tile] -= 1
    position.unseen_tiles = unseen


def turn_begins(position: Position) -> list[Event]:
    """Call the hooks for the beginning of a turn and return their events; each hook acts only once a turn."""
    events: list[Event] = []
    for hook in position.book.on_turn_begin:
        events += hook(position)
    return events


def lay(position: Position, tile: TileId) -> None:
    """Enter the phase in which the seat to move lays `tile`, or a phase of an expansion before that."""
    position.drawn = tile
    position.phase = Phase.PLACE
    for hook in position.book.before_placing:
        if hook(position):
            return


def remove_unplayable(position: Position, tile: TileId) -> Unplayable:
    """Take a tile without a legal place out of the game, or put it back into the bag.

    River tiles never go back: they would come too late. Rules: unplayable, unplayable-returns, river.
    """
    returned = position.book.returns_unplayable and not position.book.opens(tile)
    if returned:
        unseen = dict(position.unseen_tiles)
        unseen[tile] = unseen.get(tile, 0) + 1
        position.unseen_tiles = unseen
    return Unplayable(position.seats[position.mover], tile, returned)


def next_seat(position: Position) -> None:
    """Pass the turn to the next seat in the order of play. Rule: seat-order."""
    position.mover = position.drawer = (position.mover + 1) % len(position.seats)


def _begin(position: Position) -> list[Event]:
    position.phase = Phase.DRAW
    return []


def _drawn(position: Position, tile: TileId) -> list[Event]:
    mark_seen(position, tile)
    events = turn_begins(position)
    if not playable(position, tile):
        return [*events, remove_unplayable(position, tile)]
    lay(position, tile)
    return [*events, Drawn(position.seats[position.mover], tile)]


def _after_turn(position: Position, extra_turn: bool) -> list[Event]:
    if not extra_turn:
        next_seat(position)
    position.phase = Phase.DRAW
    return []


FROM_THE_BAG = DrawRules[Position](
    begin=_begin,
    drawn=_drawn,
    none_left=lambda position: None,
    after_turn=_after_turn,
    held=lambda position: (),
    seen_by=lambda position, seat: position,
    for_turn=lambda position: True,
)
