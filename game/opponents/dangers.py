"""Expected losses of figures that may be returned without being paid, for the evaluation of positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from game.board.features import Standing
from game.engine.position import Position
from game.opponents.chances import Stage
from game.opponents.joining import Expected
from game.scoring.majority import strengths, strongest
from game.values.moves import ABBOT as ABBOT_FIGURE
from game.values.moves import BASE_FIGURES, LARGE, MEEPLE

New: TypeAlias = tuple[int, tuple[Standing, ...], Expected]
"""A figure tried out on an unclaimed feature: the root, the figure, and what the feature is worth then."""

FOLLOWERS = tuple(BASE_FIGURES.index(figure) for figure in (MEEPLE, LARGE))
_ABBOT = BASE_FIGURES.index(ABBOT_FIGURE)


class Dangers:
    """Expected losses of figures, valued for one seat by the shares of all seats in its score.

    They are 0 without an expansion that has a `danger` hook. `abbot` is the worth of an abbot in the supply.
    """

    __slots__ = ("_abbot", "_seat", "_shares", "_stage")

    def __init__(self, stage: Stage, shares: Sequence[float], seat: int, abbot: float) -> None:
        self._stage = stage
        self._shares = shares
        self._seat = seat
        self._abbot = abbot

    def of_all(
        self,
        position: Position,
        backs: Sequence[float],
        expected: Mapping[int, Expected],
        new: New | None = None,
    ) -> float:
        """Return the expected change of the seat's lead by losses of any figures.

        `expected` are the claimed features; `backs` is the number of figures expected back, by seat. `new` is
        a further figure of the seat itself.
        """
        if not position.book.danger:
            return 0.0
        weights = position.book.weights
        figures = [
            (root, figure)
            for root, standing in position.features.figures.items()
            for figure in standing
            if weights[figure[1]]
        ]
        if new:
            new_root, (new_figure,), _ = new
            figures.append((new_root, new_figure))
        return self._of(figures, position, backs, expected, new)

    def of_one(
        self, position: Position, backs: Sequence[float], expected: Mapping[int, Expected], new: New
    ) -> float:
        """Return the expected change of the seat's lead by a loss of the new figure alone."""
        if not position.book.danger:
            return 0.0
        new_root, (new_figure,), _ = new
        return self._of([(new_root, new_figure)], position, backs, expected, new)

    def _of(
        self,
        figures: Sequence[tuple[int, Standing]],
        position: Position,
        backs: Sequence[float],
        expected: Mapping[int, Expected],
        new: New | None,
    ) -> float:
        book, held, shares, stage = position.book, position.features.figures, self._shares, self._stage
        weights, stock, size = book.weights, position.stock, len(book.figures)
        meeple, large = FOLLOWERS
        new_root, missing = None, 0.0
        if new:
            new_root, ((_, new_code, _),), (_, new_back, _, _) = new
            # The new figure is missing in the supply until it is back.
            missing = 1 - new_back if new_code in FOLLOWERS else 0.0

        def supplied(seat: int) -> float:
            at = seat * size
            count = stock[at + meeple] + stock[at + large] + backs[seat]
            if seat == self._seat:
                count -= missing
            return stage.supply(count + 1) - stage.supply(count)

        def lost(root: int, figure: Standing) -> float:
            if new and root == new_root:
                _, standing, (_, back, points, owners) = new
            else:
                standing, (_, back, points, owners) = held[root], expected[root]
            change = -points * sum([shares[owner] for owner in owners])
            if len(standing) > 1:
                left = strengths([one for one in standing if one is not figure], weights)
                if left:
                    change += points * sum([shares[owner] for owner in strongest(left)])
            seat, code, _ = figure
            again = self._abbot if code == _ABBOT else supplied(seat)
            return change + (1.0 - back) * shares[seat] * again

        return sum([danger(position, self._seat, figures, lost) for danger in book.danger])
