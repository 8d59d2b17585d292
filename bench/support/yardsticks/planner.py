"""A computer player that also weighs the next seat's best reply to each of its best turns."""

from __future__ import annotations

from bench.support.yardsticks import greedy
from bench.support.yardsticks.evaluation import Appraisal, Appraised
from game.engine import rules
from game.engine.bag import Chance
from game.engine.legal import placements, playable
from game.engine.position import Position
from game.values.moves import Move
from game.values.phases import Phase
from game.values.ruleset import Colour
from game.values.tiles import TileId

REPLIES_A_SECOND = 40
"""Replies of the next seat that are evaluated in a second on a slow machine."""

CANDIDATES = 6
"""The number of turns, the best by greedy, whose replies are evaluated."""


def choose(position: Position, seed: str, seconds: float, seat: Colour | None = None) -> tuple[Move, ...]:
    """Return the turn of most worth after the next seat's reply, on average over the tiles it may draw.

    With hands, and for anything but a placement, it chooses like greedy.
    """
    if position.phase is not Phase.PLACE or position.book.drawing.hand_size:
        return greedy.choose(position, seed, seconds, seat)
    chance = Chance(seed, "planner")
    best = greedy.ranked(position, chance, seconds / 4)[:CANDIDATES]
    tiles = _drawn_next(position, chance, int(seconds * REPLIES_A_SECOND / len(best)))
    if tiles:
        appraisal = Appraisal(position, position.mover)
        best.sort(key=lambda turn: -_after_reply(position, turn, tiles, appraisal))
    return greedy.moves_of(position, best[0])


def _drawn_next(position: Position, chance: Chance, count: int) -> list[TileId]:
    """Return tiles that the next seat may draw, each as often as it is likely; of the river first, while it lasts."""
    bag = [tile for tile, copies in position.unseen.items() for _ in range(copies)]
    opening = [tile for tile in bag if position.book.opens(tile)]
    return chance.shuffled(opening or bag)[:count]


def _after_reply(position: Position, turn: Appraised, tiles: list[TileId], appraisal: Appraisal) -> float:
    """Return the mean worth of a turn after the next seat's best reply with each of the tiles."""
    after = position.copy()
    rules.push(after, turn.place)
    rules.push(after, turn.then)
    total = 0.0
    for tile in tiles:
        reply = after.copy()
        if playable(reply, tile):
            rules.give(reply, tile)
            answer = Appraisal(reply, reply.mover).turns(reply, placements(reply))[0]
            rules.push(reply, answer.place)
            rules.push(reply, answer.then)
        total += appraisal.worth(reply)
    return total / len(tiles)
