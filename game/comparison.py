"""Compares turns of one position by playouts over the same orders of tiles, so that luck favours none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.bag import Chance
from game.engine.legal import WholeTurn
from game.engine.position import Position
from game.opponents.evaluation import EvaluatedTurn, Evaluation
from game.opponents.playouts import TRUST, after_turn, playout, tile_order, tiles_left
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


def compared_leads(
    position: Position,
    evaluation: Evaluation,
    turns: Sequence[EvaluatedTurn],
    chance: Chance,
    *,
    orders: int,
    depth: int,
) -> list[float]:
    """Return the lead in points that the seat to move can expect after each of `turns`.

    Each lead is a mean of playouts of `depth` turns over `orders` orders of the tiles left, and of the evaluation of
    the position after the turn, weighted as `TRUST` playouts. With hands, with nothing left to draw, or with depth 0
    it is the evaluation alone.
    """
    ends = [after_turn(position, turn) for turn in turns]
    totals = [TRUST * evaluation.worth(end) for end in ends]
    bag = tiles_left(position)
    if not bag or not depth or position.book.drawing.hand_size:
        return [total / TRUST for total in totals]
    depth = min(depth, len(bag))
    for _ in range(orders):
        order = tile_order(position, bag, chance)
        for index, end in enumerate(ends):
            totals[index] += playout(end, order, depth, position.mover)
    return [total / (TRUST + orders) for total in totals]


def moves_without_skip(turn: EvaluatedTurn) -> tuple[Move, ...]:
    """Return the moves of a turn without a final `Skip`."""
    return (turn.place,) if isinstance(turn.then, Skip) else (turn.place, turn.then)
