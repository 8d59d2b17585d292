"""Tests of the recorded games of `tests/records`."""

from __future__ import annotations

from pathlib import Path

import pytest
from written import check

from game.notation.record import read, write
from game.values.ruleset import Edition, Expansion, Option

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.game"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_ends_in_its_stored_scores(path: Path) -> None:
    """A recorded game ends in its stored scores, and reads and prints back unchanged."""
    assert check(path) == 1
    text = path.read_text(encoding="utf-8")
    assert write(read(text)) == text


def test_every_choice_of_rules_is_in_some_recorded_game() -> None:
    """Every edition, expansion and option is in some recorded game."""
    rulesets = [read(path.read_text(encoding="utf-8")).setup.ruleset for path in RECORDS]
    assert {ruleset.edition for ruleset in rulesets} == set(Edition)
    assert set[Expansion]().union(*(ruleset.expansions for ruleset in rulesets)) == set(Expansion)
    assert set[Option]().union(*(ruleset.options for ruleset in rulesets)) == set(Option)
