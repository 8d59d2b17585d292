"""Who is paid for a feature. Rules: majority, large-meeple."""

from __future__ import annotations

from collections.abc import Iterable

from game.board.features import Standing
from game.board.oriented_tile import FIGURES
from game.values.moves import Figure

WEIGHTS = tuple(2 if figure is Figure.LARGE else 1 for figure in FIGURES)


def strengths(figures: Iterable[Standing]) -> dict[int, int]:
    """The weight of the figures of each seat (by index, in the order of play); a large meeple counts 2."""
    weights: dict[int, int] = {}
    for seat, figure, _ in figures:
        weights[seat] = weights.get(seat, 0) + WEIGHTS[figure]
    return dict(sorted(weights.items())) if len(weights) > 1 else weights


def strongest(weights: dict[int, int]) -> tuple[int, ...]:
    """The seats that are paid: each that has the most."""
    most = max(weights.values())
    return tuple(seat for seat, weight in weights.items() if weight == most)
