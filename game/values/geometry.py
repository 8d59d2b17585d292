"""Geometry: cells, sides, half sides, and quarter turns.

x grows to the east, y to the south, the start tile lies at (0, 0). Turns are
quarter turns clockwise, 0 to 3.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


class Cell(NamedTuple):
    """A place on the board."""

    x: int
    y: int


class Side(IntEnum):
    """A whole edge of a tile, clockwise from the north."""

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def opposite(self) -> Side:
        """The side of the neighbour that touches this one."""
        return Side((self + 2) % 4)


class HalfSide(IntEnum):
    """Half an edge of a tile, clockwise from the west end of the north side."""

    NNW = 0
    NNE = 1
    ENE = 2
    ESE = 3
    SSE = 4
    SSW = 5
    WSW = 6
    WNW = 7

    @property
    def side(self) -> Side:
        """The whole side it is half of."""
        return Side(self // 2)


STEP: tuple[tuple[int, int], ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""(dx, dy) to the neighbour on each `Side`."""

AROUND: tuple[tuple[int, int], ...] = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""(dx, dy) to the eight neighbours, clockwise from the north."""


def neighbour(cell: Cell, side: Side) -> Cell:
    """Return the cell beyond `side`."""
    dx, dy = STEP[side]
    return Cell(cell[0] + dx, cell[1] + dy)


def distance(cell: Cell, other: Cell) -> int:
    """Return the number of steps between neighbouring cells from one cell to another."""
    return abs(cell.x - other.x) + abs(cell.y - other.y)


def turned_side(side: Side, turns: int) -> Side:
    """Return where `side` points after `turns` quarter turns clockwise."""
    return Side((side + turns) % 4)


def turned_half_side(half_side: HalfSide, turns: int) -> HalfSide:
    """Return where `half_side` lies after `turns` quarter turns clockwise."""
    return HalfSide((half_side + 2 * turns) % 8)
