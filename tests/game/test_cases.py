"""Tests of the written games of `tests/cases` and of other implementations, where they lie beside the project."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from written import check

from game.notation.record import read, write
from game.notation.replay import replay
from game.notation.report import report

CASES = Path(__file__).parents[1] / "cases"
OWN = sorted(CASES.glob("*.game"))
OTHER_CASES = Path(__file__).parents[3] / "shared" / "rules" / "cases"
EXPANSIONS = OTHER_CASES.parent / "expansions" / "cases"

OTHERS = sorted(
    [*OTHER_CASES.glob("*__*.game"), *OTHER_CASES.glob("whole-*.game"), *EXPANSIONS.glob("whole-*.game")]
)
TRACES = sorted(
    [*CASES.glob("*.trace.json"), *OTHER_CASES.glob("*.trace.json"), *EXPANSIONS.glob("whole-*.trace.json")]
)
skip_without_other_cases = pytest.mark.skipif(
    not OTHER_CASES.exists(), reason="the games of other implementations are not here"
)


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.stem)
def test_a_written_game_ends_as_its_comments_claim(path: Path) -> None:
    """A small written game ends as its comments claim, and reads and prints back unchanged."""
    assert check(path) > 0
    text = path.read_text(encoding="utf-8")
    assert write(read(text)) == text


@skip_without_other_cases
@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.stem)
def test_a_game_of_another_implementation_ends_as_its_comments_claim(path: Path) -> None:
    """A game of another implementation ends as its comments claim, and reads and prints back unchanged."""
    check(path)
    text = path.read_text(encoding="utf-8")
    assert write(read(text)) == text


@pytest.mark.parametrize("path", TRACES, ids=lambda path: path.name.removesuffix(".trace.json"))
def test_traces_agree_with_the_other_implementation(path: Path) -> None:
    """Each turn's legal moves, events and scores equal those of the other implementation."""
    trace = json.loads(path.read_text(encoding="utf-8"))
    game = path.with_name(path.name.replace(".trace.json", ".game"))
    found = report("", replay(read(game.read_text(encoding="utf-8")), trace=True), trace=True)
    assert all(found[key] == trace[key] for key in trace if key != "turns")
    for turn, expected in zip(found["turns"], trace["turns"], strict=True):
        for key, value in expected.items():
            if value is None and key == "scores":
                continue
            assert _comparable(key, turn[key]) == _comparable(key, value), (turn["move"], key)


def _comparable(key: str, value: object) -> object:
    """Return the value with its lists as sets, except the dragon's steps, whose order matters."""
    return sorted(value) if isinstance(value, list) and key != "dragon" else value
