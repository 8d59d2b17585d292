"""Numbers of legal games to a depth of some turns, compared with stored counts."""

import re
from pathlib import Path

import pytest

from game.engine.perft import perft
from game.notation.header import setup
from game.notation.replay import opening
from game.values.tiles import TileId

COUNTS = sorted((Path(__file__).parent / "counts").glob("*.txt"))


@pytest.mark.parametrize("path", COUNTS, ids=lambda path: path.stem)
def test_counts_of_whole_turns_equal_the_stored_ones(path: Path) -> None:
    """The number of legal games to each depth equals the file's."""
    text = path.read_text(encoding="utf-8")
    position = opening(setup(dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))))
    (written,) = re.findall(r"^tiles (.*)$", text, re.MULTILINE)
    tiles = [TileId(tile) for tile in written.split()]
    expected = {int(depth): int(count) for depth, count in re.findall(r"^(\d+) (\d+)$", text, re.MULTILINE)}
    assert {depth: perft(position, tiles, depth) for depth in expected} == expected
