"""Playouts by whole positions, in which each seat plays its best turn; for rules unknown to sketches."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import rules
from game.engine.drawing import mark_seen
from game.engine.legal import kept_aside, moves, placements, playable
from game.engine.position import Position
from game.expansions.hands.state import set_hand
from game.opponents.evaluation import EvaluatedTurn, Evaluation
from game.opponents.sketch_playouts import lead
from game.values.phases import Phase
from game.values.tiles import TileId

MOST_ANSWERS = 12
"""Moves between two draws after which a playout ends: no turn of any rules has as many."""


def position_playout(position: Position, order: Sequence[TileId], depth: int, seat: int) -> float:
    """Do as `sketch_playout` does, by the rules; a tile that may not be drawn or does not fit is skipped."""
    turns = 0
    for tile in order:
        if turns == depth or not play_to_draw(position):
            break
        if kept_aside(position, tile) or not playable(position, tile):
            continue
        rules.give(position, tile)
        _play_best(position)
        turns += 1
    if position.phase is not Phase.OVER and depth >= len(order):
        rules.push_finish(position)
    return _worth(position, seat)


def position_playout_with_hands(position: Position, order: Sequence[TileId], depth: int, seat: int) -> float:
    """Do as `sketch_playout_with_hands` does, by the full rules.

    The first tiles of `order` fill the hands that `seat` does not see.
    """
    bag = list(order)
    _fill_hands(position, bag, seat)
    turns = 0
    while turns < depth and position.phase is not Phase.OVER:
        if position.phase is Phase.DRAW:
            tile = next((tile for tile in bag if not kept_aside(position, tile)), None)
            if tile is not None:
                bag.remove(tile)
            rules.push_draw(position, tile)
        elif position.phase is Phase.PLACE:
            _play_best(position)
            turns += 1
        elif not _answered(position, turns):
            break
    return _worth(position, seat)


def play_turn(position: Position, turn: EvaluatedTurn) -> None:
    """Play a whole turn in place."""
    rules.push(position, turn.place)
    if position.phase is Phase.DEPLOY:
        rules.push(position, turn.then)


def play_to_draw(position: Position) -> bool:
    """Play until the next tile is due, in place; return False if the game ends or no seat can move."""
    for answer in range(MOST_ANSWERS):
        if position.phase is Phase.DRAW:
            return True
        if not _answered(position, answer):
            return False
    return False


def _answered(position: Position, number: int) -> bool:
    """Make the move that the position waits for, in place; return False if it waits for none.

    Outcomes of chance are taken in rotation, by the turn and `number`; a tile for sale is kept.
    """
    phase = position.book.phases[position.phase]
    if phase.chance:
        rules.push(position, phase.chance(position, (position.turn + number).__mod__))
        return True
    if position.phase is Phase.OVER or not position.actors:
        return False
    seat = position.actors[0]
    if phase.passive:
        rules.push(position, phase.passive(position, position.seats.index(seat)))
        return True
    evaluation = Evaluation(position, position.seats.index(seat))
    rules.push(position, evaluation.best_of(position, moves(position, seat)))
    return True


def _fill_hands(position: Position, bag: list[TileId], seat: int) -> None:
    """Fill hands from the bag, in place, except those of `seat` and of the seat that draws."""
    drawing = position.book.drawing
    for owner, hand in enumerate(drawing.held(position)):
        missing = drawing.hand_size - len(hand)
        if owner not in (seat, position.mover) and missing:
            for tile in bag[:missing]:
                mark_seen(position, tile)
            set_hand(position, owner, (*hand, *bag[:missing]))
            del bag[:missing]


def _play_best(position: Position) -> None:
    play_turn(position, Evaluation(position, position.mover).turns(position, placements(position))[0])


def _worth(position: Position, seat: int) -> float:
    if position.phase is Phase.OVER:
        return lead(position.points, seat)
    return Evaluation(position, seat).worth(position)
