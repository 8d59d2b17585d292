"""Draw rules with hands, dealt before the first turn, refilled after each turn. Positions change in place.

Rules: draw, unplayable, hand-early-draw, hand-three.
"""

from __future__ import annotations

from dataclasses import replace

from game.engine.drawing import lay, mark_seen, next_seat, remove_unplayable, turn_begins
from game.engine.hooks import DrawRules, Hooks
from game.engine.legal import playable
from game.engine.position import Position
from game.engine.registry import register
from game.expansions.hands.state import HANDS_STATE, Drawing, hand_of, set_hand
from game.values.events import Drawn, Event
from game.values.phases import Phase
from game.values.ruleset import Option
from game.values.tiles import TileId


def _begin(position: Position) -> list[Event]:
    """Begin the turn of the seat to move with its hand; if no tile of it can be laid, all are removed."""
    position.phase = Phase.DRAW
    HANDS_STATE.put(position, replace(HANDS_STATE.of(position), drawing=Drawing.TURN))
    hand = hand_of(position, position.mover)
    if any(playable(position, tile) for tile in hand):
        events = turn_begins(position)
        position.phase = Phase.PLACE
        if position.book.drawing.hand_size == 1:
            lay(position, hand[0])
        return events
    set_hand(position, position.mover, ())
    return [remove_unplayable(position, tile) for tile in hand]


def _drawn(position: Position, tile: TileId) -> list[Event]:
    """Put a tile into the hand that is being filled."""
    mark_seen(position, tile)
    hand = (*hand_of(position, position.mover), tile)
    set_hand(position, position.mover, hand)
    events: list[Event] = [Drawn(position.seats[position.mover], tile, to_hand=True)]
    return events if len(hand) < position.book.drawing.hand_size else events + _go_on(position)


def _none_left(position: Position) -> list[Event] | None:
    """Go on with the tiles held once the bag is empty, past seats without any; None if no seat holds one."""
    state = HANDS_STATE.of(position)
    if not any(state.hands):
        return None
    if state.drawing is Drawing.TURN and not hand_of(position, position.mover):
        while not hand_of(position, position.mover):
            next_seat(position)
        return _begin(position)
    return _go_on(position)


def _go_on(position: Position) -> list[Event]:
    """Go on to the next deal or turn once a hand is full or the bag is empty; return the events."""
    state = HANDS_STATE.of(position)
    if state.drawing is Drawing.DEAL:
        next_seat(position)
        if position.mover:
            return []
    elif state.drawing is Drawing.REFILL:
        if not state.extra_turn:
            next_seat(position)
        HANDS_STATE.put(position, replace(state, extra_turn=False))
    return _begin(position)


def _after_turn(position: Position, extra_turn: bool) -> list[Event]:
    """Begin to fill the hand of the seat that has played."""
    position.phase = Phase.DRAW
    HANDS_STATE.put(
        position, replace(HANDS_STATE.of(position), drawing=Drawing.REFILL, extra_turn=extra_turn)
    )
    return []


def _seen_by(position: Position, seat: int) -> Position:
    """Return the position without the hands of others; what they hold counts as unseen. Rule: hand-three."""
    known = position.copy_same_tiles()
    unseen = dict(position.unseen_tiles)
    state = HANDS_STATE.of(position)
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            for tile in hand:
                unseen[tile] = unseen.get(tile, 0) + 1
            state = state.with_hand(owner, ())
    HANDS_STATE.put(known, state)
    known.unseen_tiles = unseen
    return known


def _of_hands(size: int) -> DrawRules[Position]:
    """Return the draw rules for hands of `size` tiles."""
    return DrawRules(
        begin=_begin,
        drawn=_drawn,
        none_left=_none_left,
        after_turn=_after_turn,
        held=lambda position: HANDS_STATE.of(position).hands,
        seen_by=_seen_by,
        for_turn=lambda position: HANDS_STATE.of(position).drawing is Drawing.TURN,
        hand_size=size,
    )


def leaves_hand(position: Position) -> list[Event]:
    """Take the tile just laid out of its seat's hand; in a written game it may not have been there."""
    assert position.last_key is not None
    if position.mover == position.drawer:
        tile = position.grid.tiles[position.last_key][0].tile
        hand = list(hand_of(position, position.mover))
        if tile in hand:
            hand.remove(tile)
        set_hand(position, position.mover, tuple(hand))
    return []


HAND_EARLY_DRAW = Option.add(
    "hand-early-draw", order=105, excludes={"hand-three": "a hand holds one tile or three"}
)
HAND_THREE = Option.add(
    "hand-three",
    order=106,
    excludes={
        "river": "the river is laid before any other tile",
        "tile-market": "nobody can be sold a tile out of a choice of three",
    },
)
register(
    HAND_EARLY_DRAW, Hooks[Position](state_slot=HANDS_STATE, drawing=_of_hands(1), on_placed=leaves_hand)
)
register(HAND_THREE, Hooks[Position](state_slot=HANDS_STATE, drawing=_of_hands(3), on_placed=leaves_hand))
