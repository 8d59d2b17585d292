"""Who is paid for a feature. Rules: majority, large-meeple."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.board.features import Standing


def strengths(figures: Iterable[Standing], weights: Sequence[int]) -> dict[int, int]:
    """Return the total weight of each seat's figures (seats by index, in the order of play).

    `weights` has the weight of each kind of figure. A seat whose total is 0 is left out.
    """
    found: dict[int, int] = {}
    for seat, figure, _ in figures:
        if weights[figure]:
            found[seat] = found.get(seat, 0) + weights[figure]
    return dict(sorted(found.items())) if len(found) > 1 else found


def strongest(weights: dict[int, int]) -> tuple[int, ...]:
    """Return the seats that are paid: all with the highest weight."""
    most = max(weights.values())
    return tuple(seat for seat, weight in weights.items() if weight == most)
