"""Compares turns of one position by playouts over the same orders of tiles, so that luck favours none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.bag import Chance
from game.engine.legal import WholeTurn
from game.engine.position import Position
from game.opponents.evaluation import EvaluatedTurn
from game.opponents.playouts import (
    TRUST,
    playout_after,
    playout_chances,
    playout_depth,
    tile_order,
    tiles_left,
)
from game.values.moves import Move, Place, Skip


@dataclass(frozen=True, slots=True)
class ComparedTurn:
    """A whole turn, and the lead in points that the seat could expect after it."""

    moves: tuple[Move, ...]
    lead: float

    @property
    def whole(self) -> WholeTurn:
        """The placement, and the move after it, which is `Skip` where `moves` has none."""
        place = self.moves[0]
        assert isinstance(place, Place), "a turn begins with its tile"
        return place, self.moves[1] if len(self.moves) > 1 else Skip()


def compared_depth(position: Position, most: int) -> int:
    """Return the number of turns, at most `most`, for which `compared_leads` plays on; 0: it evaluates only.

    With hands it does not play on.
    """
    if position.book.drawing.hand_size:
        return 0
    return playout_depth(position, min(most, position.unseen_count))


def compared_leads(
    position: Position, turns: Sequence[EvaluatedTurn], chance: Chance, *, orders: int, depth: int
) -> list[float]:
    """Return the lead in points that the seat to move can expect after each of `turns`.

    Each lead is a mean of playouts of `depth` turns (see `compared_depth`) over `orders` orders of the tiles left, and
    of the worth of the turn, weighted as `TRUST` playouts. With depth 0 it is the worth alone.
    """
    if not depth:
        return [turn.worth for turn in turns]
    chances, bag = playout_chances(position), tiles_left(position)
    playouts = [playout_after(position, turn, depth, chances) for turn in turns]
    totals = [TRUST * turn.worth for turn in turns]
    for _ in range(orders):
        order = tile_order(position, bag, chance)
        for index, played_on in enumerate(playouts):
            totals[index] += played_on(order)
    return [total / (TRUST + orders) for total in totals]


def moves_without_skip(turn: EvaluatedTurn) -> tuple[Move, ...]:
    """Return the moves of a turn without a final `Skip`."""
    return (turn.place,) if isinstance(turn.then, Skip) else (turn.place, turn.then)
