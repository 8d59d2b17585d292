"""Tests of names of cells."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.values.geometry import Cell
from rendering.boards.cell_names import cell_name, parse_cell

cells = st.builds(Cell, st.integers(-4000, 4000), st.integers(-4000, 4000))


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        (Cell(0, 0), "M50"),
        (Cell(1, 0), "N50"),
        (Cell(0, -1), "M49"),
        (Cell(-12, 0), "A50"),
        (Cell(13, 0), "Z50"),
        (Cell(14, 0), "AA50"),
        (Cell(-13, 0), "ZZ50"),
        (Cell(-14, 3), "ZY53"),
        (Cell(14 + 337, 0), "MZ50"),
        (Cell(14 + 338, 0), "AAA50"),
        (Cell(0, -51), "M-1"),
    ],
)
def test_cells_are_named_by_column_and_row(cell: Cell, name: str) -> None:
    """The start tile's cell is M50, and columns beyond A and Z have two letters."""
    assert cell_name(cell) == name


@given(cells)
def test_a_name_is_parsed_to_its_cell(cell: Cell) -> None:
    """A cell is found by its own name, in upper and lower case and with surrounding blanks."""
    assert parse_cell(cell_name(cell)) == cell
    assert parse_cell(f"  {cell_name(cell).lower()} ") == cell


@given(st.text(max_size=8))
def test_any_text_is_parsed_to_a_cell_or_none(text: str) -> None:
    """Parsing never raises, and the name of a parsed cell is parsed to the same cell."""
    cell = parse_cell(text)
    if cell is not None:
        assert parse_cell(cell_name(cell)) == cell


@pytest.mark.parametrize("text", ["", "50", "M", "M5 0", "50M", "M50x", "Ä50", "MMMMM50"])
def test_text_that_is_no_name_is_no_cell(text: str) -> None:
    """A text that is not letters followed by a number is no name of a cell."""
    assert parse_cell(text) is None
