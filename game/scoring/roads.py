"""What a road pays. Rule: road."""

from __future__ import annotations

from game.board.features import Feature


def price(road: Feature) -> int:
    """Return 1 point a tile, complete or not."""
    return road.tiles
