"""Expected losses of figures that may be returned without being paid, for the evaluation of positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from game.board.features import Standing
from game.engine.position import Position
from game.opponents.chances import Stage
from game.opponents.joining import Expected
from game.opponents.last_tile import LastTile, Loss
from game.scoring.majority import strengths, strongest
from game.values.moves import ABBOT, BASE_FIGURES, LARGE, MEEPLE

New: TypeAlias = tuple[int, tuple[Standing, ...], Expected]
"""A figure tried out on an unclaimed feature: the root, the figure, and what the feature is worth then."""

FOLLOWERS = tuple(BASE_FIGURES.index(figure) for figure in (MEEPLE, LARGE))
_ABBOT = BASE_FIGURES.index(ABBOT)


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
        laid: LastTile,
        new: New | None = None,
    ) -> float:
        """Return the expected change of the seat's lead by losses of any figures.

        `expected` are the claimed features; `backs` is the number of figures expected back, by seat. `new` is
        a further figure of the seat itself.
        """
        if not position.book.danger:
            return 0.0
        weights, known = position.book.weights, laid.losses
        losses: list[Loss] = []
        for root, standing in position.features.figures.items():
            found = known.get((root, standing))
            if found is None:
                found = known[root, standing] = [
                    self._loss(weights, (root, figure), standing, expected[root])
                    for figure in standing
                    if weights[figure[1]]
                ]
            losses += found
        return self._of(losses, position, backs, new)

    def of_one(self, position: Position, backs: Sequence[float], new: New) -> float:
        """Return the expected change of the seat's lead by a loss of the new figure alone."""
        return self._of([], position, backs, new) if position.book.danger else 0.0

    def _loss(
        self,
        weights: Sequence[int],
        figure: tuple[int, Standing],
        standing: tuple[Standing, ...],
        expected: Expected,
    ) -> Loss:
        """Return the loss of one of the figures `standing` on a feature."""
        shares, (_, back, points, owners) = self._shares, expected
        seat, code, _ = figure[1]
        change = -points * sum([shares[owner] for owner in owners])
        if len(standing) > 1:
            left = strengths([one for one in standing if one is not figure[1]], weights)
            if left:
                change += points * sum([shares[owner] for owner in strongest(left)])
        return figure, change, (1.0 - back) * shares[seat], -1 if code == _ABBOT else seat

    def _of(
        self,
        losses: list[Loss],
        position: Position,
        backs: Sequence[float],
        new: New | None,
    ) -> float:
        book, stock, supply = position.book, position.stock, self._stage.supply
        size = len(book.figures)
        meeple, large = FOLLOWERS
        missing = 0.0
        if new:
            root, (figure,), expected = new
            losses.append(self._loss(book.weights, (root, figure), (figure,), expected))
            # The new figure is missing in the supply until it is back.
            missing = 1 - expected[1] if figure[1] in FOLLOWERS else 0.0
        supplied: list[float] = []
        for seat, back in enumerate(backs):
            at = seat * size
            count = stock[at + meeple] + stock[at + large] + back
            if seat == self._seat:
                count -= missing
            supplied.append(supply(count + 1) - supply(count))
        # The last one is for abbots: `Loss` has seat -1 for them.
        supplied.append(self._abbot)
        figures = [loss[0] for loss in losses]
        changes = [change + share * supplied[seat] for _, change, share, seat in losses]
        return sum([danger(position, self._seat, figures, changes) for danger in book.danger])
