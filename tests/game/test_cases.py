from __future__ import annotations

import json
from pathlib import Path

import pytest
from written import check

from game.notation.record import read, write
from game.notation.replay import replay
from game.notation.report import report

CASES = Path(__file__).parents[1] / "cases"
OURS = sorted(CASES.glob("*.game"))
FOREIGN = Path(__file__).parents[3] / "shared" / "rules" / "cases"
EXPANSIONS = FOREIGN.parent / "expansions" / "cases"

THEIRS = sorted([*FOREIGN.glob("*__*.game"), *FOREIGN.glob("whole-*.game"), *EXPANSIONS.glob("whole-*.game")])
TRACES = sorted(
    [*CASES.glob("*.trace.json"), *FOREIGN.glob("*.trace.json"), *EXPANSIONS.glob("whole-*.trace.json")]
)
skip_without_them = pytest.mark.skipif(
    not FOREIGN.exists(), reason="the games of other implementations are not here"
)


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    """A small game composed after the rule texts ends as its comments say, and prints back."""
    assert check(path) > 0
    text = path.read_text(encoding="utf-8")
    assert write(read(text)) == text


@skip_without_them
@pytest.mark.parametrize("path", THEIRS, ids=lambda path: path.stem)
def test_foreign_case(path: Path) -> None:
    """A game of another implementation ends as its comments say, and prints back."""
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
    for mine, theirs in zip(found["turns"], trace["turns"], strict=True):
        for key, value in theirs.items():
            if value is None and key == "scores":
                continue
            assert _comparable(key, mine[key]) == _comparable(key, value), (mine["move"], key)


def _comparable(key: str, value: object) -> object:
    """Return the value with its lists as sets, except the dragon's steps, whose order matters."""
    return sorted(value) if isinstance(value, list) and key != "dragon" else value
