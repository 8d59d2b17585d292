"""Test of stepping through a written game turn by turn."""

from pathlib import Path

import pytest

from bot.features.board.written_game import replayed

RECORDS = sorted(Path("tests/records").glob("*.game"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_each_placement_is_a_step(path: Path) -> None:
    """Each placement is a step; dealt hands, unplayable tiles and sales are not."""
    text = path.read_text(encoding="utf-8")
    _, _, turns, _ = replayed(text, None)
    for turn in (0, 1, turns // 2, turns):
        _, found, _, number = replayed(text, turn)
        laid = sum(tile.seat is not None for tile in found.position.board.values())
        assert (number, laid) == (turn, turn)
