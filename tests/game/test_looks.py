"""Tests of placements that look alike."""

from game.board.looks import distinct
from game.values.geometry import Cell
from game.values.moves import Place
from game.values.tiles import TileId


def test_the_first_of_placements_that_look_alike_is_kept() -> None:
    """A straight road looks the same after two quarter turns; other cells and tiles look different."""
    cell, other_cell, road, monastery = Cell(1, 0), Cell(2, 0), TileId("U"), TileId("B")
    turned = [Place(road, cell, turns) for turns in (2, 0, 1, 3)]
    others = [Place(road, other_cell, 2), Place(monastery, cell, 0)]
    assert distinct([*turned, *others, Place(monastery, cell, 3)]) == [turned[0], turned[2], *others]
