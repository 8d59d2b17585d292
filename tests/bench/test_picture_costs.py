"""Test of the measurement of what the pictures of a turn cost."""

from __future__ import annotations

from itertools import product

from bench.pictures import STAGES, measure


def test_each_kind_of_picture_is_timed_at_each_stage_of_a_game() -> None:
    """One game yields a time for each kind of picture at each stage."""
    kinds = ("cells", "lying", "standing", "posted", "tile", "encode")
    figures = measure(games=1)
    assert figures.keys() == {f"{kind}_{stage}_ms" for kind, stage in product(kinds, STAGES)}
    # A tile is drawn from a cache, which takes less time than the figures can show.
    assert all(milliseconds > 0 for name, milliseconds in figures.items() if not name.startswith("tile_"))
