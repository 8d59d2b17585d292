"""Tests that every rule of docs/rules.md has a written game, which ends as its comments claim."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from written import check

from game.values.errors import Reason
from game.values.ruleset import Option

SCENARIOS = Path(__file__).parents[1] / "scenarios"
RULES = Path(__file__).parents[2] / "docs" / "rules.md"

RULE_IDS = sorted(set(re.findall(r"^\| `([a-z-]+)` \|", RULES.read_text(encoding="utf-8"), re.MULTILINE)))


@pytest.mark.parametrize("path", sorted(SCENARIOS.glob("*.game")), ids=lambda path: path.stem)
def test_the_written_game_of_a_rule_ends_as_its_comments_claim(path: Path) -> None:
    """A short game named after a rule ends as its comments claim."""
    assert check(path) > 0


@pytest.mark.parametrize("rule", RULE_IDS)
def test_every_rule_has_a_written_game(rule: str) -> None:
    """Each id of `docs/rules.md` names a game in `tests/scenarios`."""
    assert (SCENARIOS / f"{rule}.game").exists()


def test_every_written_game_is_named_after_a_rule() -> None:
    """Every written game is named after a documented rule."""
    assert {path.stem.partition("--")[0] for path in SCENARIOS.glob("*.game")} <= set(RULE_IDS)


def test_every_refusal_and_option_is_documented() -> None:
    """Every refusal and option of the program is a documented rule."""
    documented = set(re.findall(r"`([a-z-]+)`", RULES.read_text(encoding="utf-8")))
    assert {reason.value for reason in Reason} | {option.value for option in Option} <= documented


def test_every_refusal_has_a_sentence_for_the_command_line() -> None:
    """Every refusal has the sentence that ends `FILE:LINE: MOVE: RULE-ID: sentence`."""
    assert all(reason.sentence for reason in Reason)


def test_every_file_named_in_the_rules_exists() -> None:
    """Every file named in `docs/rules.md` exists."""
    named = set(re.findall(r"`([\w/]+\.(?:py|toml))`", RULES.read_text(encoding="utf-8")))
    missing = [file for file in sorted(named) if not (RULES.parents[1] / "game" / file).exists()]
    assert not missing
