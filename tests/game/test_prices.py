"""Tests of prices of features under rare combinations of rules."""

from game.board.features import Feature
from game.engine.position import Position
from game.engine.scoring import price
from game.values.geometry import Cell
from game.values.ruleset import Colour, Expansion, Option, make_ruleset
from game.values.tiles import FeatureKind


def test_a_cathedral_city_never_counts_as_small() -> None:
    """A cathedral city of two tiles, closed by the table's edge, has the full price. Rules: city-small, cathedral."""
    table_edge = [Option.TABLE_EDGE, Option.TABLE_EDGE_COMPLETES, Option.CITY_SMALL]
    position = Position(
        make_ruleset(expansions=[Expansion.INNS], on=table_edge, table=(3, 3)), (Colour.RED,), {}
    )
    city = Feature(FeatureKind.CITY, (Cell(0, 0), Cell(0, 1)), (), complete=True, cathedrals=1)
    assert price(position, city) == 6
