"""Tests of the shipped places of figures and letters, and of those that are computed when needed."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.values.tiles import TileId, all_tiles
from rendering.tiles import spot_points

CACHES = (spot_points.spot_points, spot_points.letter_points, spot_points._shipped)


@pytest.fixture
def missing_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Use a file of points that does not exist yet, in place of the shipped one."""
    path = tmp_path / "points.json"
    monkeypatch.setattr(spot_points, "points_path", lambda: path)
    for cache in CACHES:
        cache.cache_clear()
    yield path
    for cache in CACHES:
        cache.cache_clear()


def test_the_shipped_points_are_those_the_code_computes() -> None:
    """Every segment of every tile has points of figures and letters; in one turn of each kind they are computed again.

    The same holds for the sizes of farmers in fields.
    """
    for number, (tile, kind) in enumerate(all_tiles().items()):
        for finder, points in (("figures", spot_points.spot_points), ("letters", spot_points.letter_points)):
            assert all(set(points(tile, turns)) == set(range(len(kind.segments))) for turns in range(4))
            assert dict(points(tile, number % 4)) == spot_points.computed(finder, tile, number % 4), (
                "make atlas"
            )
        sizes = spot_points.farmer_size(tile, number % 4)
        assert {field: (size,) for field, size in sizes.items()} == spot_points.computed(
            "farmers", tile, number % 4
        ), "make atlas"


@pytest.mark.parametrize("content", [None, "no points"])
def test_points_are_computed_if_the_file_cannot_be_read(
    missing_file: Path, content: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    """An unreadable file is logged once, and points are computed instead."""
    if content is not None:
        missing_file.write_text(content)
    with caplog.at_level(logging.WARNING):
        for tile in ("D", "E"):
            assert dict(spot_points.spot_points(TileId(tile), 1)) == spot_points.computed(
                "figures", TileId(tile), 1
            )
    assert len(caplog.records) == 1


def test_the_written_file_is_read_unchanged(missing_file: Path) -> None:
    """The written file of all points is read again as it was."""
    assert spot_points.build() == missing_file
    assert dict(spot_points.letter_points(TileId("RC"), 2)) == spot_points.computed(
        "letters", TileId("RC"), 2
    )
    assert f"letters {max(all_tiles())} 3" in spot_points._shipped()
