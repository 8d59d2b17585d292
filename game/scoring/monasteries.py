"""What a monastery or a garden pays. Rules: monastery, garden."""

from __future__ import annotations

from game.board.features import Feature


def price(monastery: Feature) -> int:
    """Return 1 point for itself and 1 for each neighbour laid: 9 once it is complete."""
    return 1 + monastery.neighbours
