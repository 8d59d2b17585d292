"""What a city pays. Rule: city."""

from __future__ import annotations

from game.board.features import Feature


def price(city: Feature) -> int:
    """Return 2 points a tile and a pennant for a complete city, 1 and 1 for an incomplete one at the end."""
    return (2 if city.complete else 1) * (city.tiles + city.pennants)
