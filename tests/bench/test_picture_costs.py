"""Every kind of picture of a turn is timed at every stage of a game."""

from __future__ import annotations

from itertools import product

from bench.pictures import STAGES, measure


def test_each_kind_has_a_figure_for_each_stage() -> None:
    """The costs of one game have a figure for each kind of picture at each stage."""
    kinds = ("cells", "lying", "standing", "posted", "tile", "encode")
    figures = measure(games=1)
    assert figures.keys() == {f"{kind}_{stage}_ms" for kind, stage in product(kinds, STAGES)}
    assert all(taken >= 0 for taken in figures.values())
