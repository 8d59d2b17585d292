"""The tiles on the board, and the frontier: each open cell with the constraint that its neighbours set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from game.board.features import Features
from game.board.oriented_tile import AROUND_STEP, SIDE_STEP, OrientedTile, cell_of, key_of, reachable
from game.values.geometry import Cell
from game.values.ruleset import Colour
from game.values.tiles import TileId

Laid: TypeAlias = tuple[OrientedTile, int, int, int]
"""A tile on the board: the oriented tile, its first node, its number, the index of its seat (-1: none)."""


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile on the board; `seat` is None and `number` 0 for the start tile, others count from 1."""

    tile: TileId
    turns: int
    seat: Colour | None
    number: int


@dataclass(frozen=True, slots=True)
class TableEdge:
    """The range of cells on a table with an edge, both ends included.

    The start tile lies in the middle; if a side has an even number of cells, one more lies to the
    east or south. `completes` says whether the rule table-edge-completes is played.
    Rules: table-edge, table-edge-completes.
    """

    west: int
    north: int
    east: int
    south: int
    completes: bool

    def holds(self, key: int) -> bool:
        """Return True if the cell lies on the table."""
        x, y = cell_of(key)
        return self.west <= x <= self.east and self.north <= y <= self.south


class Board:
    """The tiles by the key of their cell, and the open cells with their constraints (see `oriented_tile.fits`)."""

    __slots__ = ("open", "table", "tiles")

    tiles: dict[int, Laid]
    open: dict[int, int]
    table: TableEdge | None

    def __init__(self, table: TableEdge | None = None) -> None:
        self.tiles = {}
        self.open = {0: 0}
        self.table = table

    def copy(self) -> Board:
        """Return an independent copy."""
        twin = Board.__new__(Board)
        twin.tiles = self.tiles.copy()
        twin.open = self.open.copy()
        twin.table = self.table
        return twin

    def lay(self, key: int, oriented_tile: OrientedTile, seat: int, number: int, features: Features) -> None:
        """Lay a tile that fits, open the cells round it, and join its segments to those they meet."""
        tiles, frontier = self.tiles, self.open
        first = features.add(key, oriented_tile.roots, oriented_tile.ends)
        join = features.join
        for side in range(4):
            beyond = key + SIDE_STEP[side]
            other = tiles.get(beyond)
            if other is not None:
                other_first = other[1]
                for index, facing in zip(oriented_tile.slots[side], other[0].facing[side]):  # noqa: B905 - twice the time
                    join(first + index, other_first + facing)
            elif self.table is None or self.table.holds(beyond):
                frontier[beyond] = frontier.get(beyond, 0) | oriented_tile.shows[side]
            elif self.table.completes:
                for index in oriented_tile.slots[side]:
                    features.ends[features.root(first + index)] -= 1
        frontier.pop(key, None)
        tiles[key] = (oriented_tile, first, number, seat)

    def neighbours(self, key: int) -> int:
        """Return how many of the eight cells round a cell hold a tile or, with `completes`, are off the table."""
        tiles = self.tiles
        count = 0
        for step in AROUND_STEP:
            if key + step in tiles:
                count += 1
        table = self.table
        if table is not None and table.completes:
            count += sum(not table.holds(key + step) for step in AROUND_STEP)
        return count

    def surrounded(self, key: int) -> bool:
        """Return True if `neighbours` is 8."""
        tiles, table = self.tiles, self.table
        for step in AROUND_STEP:
            if key + step not in tiles and (table is None or not table.completes or table.holds(key + step)):
                return False
        return True

    def is_hole(self, key: int) -> bool:
        """Return True if tiles lie on all four sides of a cell."""
        return all(key + step in self.tiles for step in SIDE_STEP)


class BoardView(Mapping[Cell, LaidTile]):
    """A read-only view of the board: the tile on each laid cell, in the order of laying."""

    __slots__ = ("_seats", "_tiles")

    def __init__(self, tiles: Mapping[int, Laid], seats: tuple[Colour, ...]) -> None:
        self._tiles = tiles
        self._seats = seats

    def __getitem__(self, cell: Cell) -> LaidTile:
        if not reachable(cell):
            raise KeyError(cell)
        oriented_tile, _, number, seat = self._tiles[key_of(cell)]
        return LaidTile(
            oriented_tile.tile, oriented_tile.turns, self._seats[seat] if seat >= 0 else None, number
        )

    def __iter__(self) -> Iterator[Cell]:
        return map(cell_of, self._tiles)

    def __len__(self) -> int:
        return len(self._tiles)

    def __contains__(self, cell: object) -> bool:
        return (
            isinstance(cell, tuple)
            and len(cell) == 2
            and reachable(Cell(*cell))
            and key_of(Cell(*cell)) in self._tiles
        )
