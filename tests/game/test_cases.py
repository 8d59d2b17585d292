from __future__ import annotations

import json
from pathlib import Path

import pytest
from written import check

from game.notation.record import read, write
from game.notation.replay import replay
from game.notation.report import report

OURS = sorted((Path(__file__).parents[1] / "cases").glob("*.game"))
FOREIGN = Path(__file__).parents[3] / "shared" / "rules" / "cases"
THEIRS = sorted([*FOREIGN.glob("*__*.game"), *FOREIGN.glob("whole-*.game")])
TRACES = sorted(FOREIGN.glob("*.trace.json"))
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


@skip_without_them
@pytest.mark.parametrize("path", TRACES, ids=lambda path: path.stem)
def test_traces_agree_with_the_other_implementation(path: Path) -> None:
    """Every legal placement, deployment and recall, and the scores after each turn."""
    trace = json.loads(path.read_text(encoding="utf-8"))
    game = path.with_name(path.name.replace(".trace.json", ".game"))
    found = report("", replay(read(game.read_text(encoding="utf-8")), trace=True), trace=True)
    assert found["scores"] == trace["scores"]
    for mine, theirs in zip(found["turns"], trace["turns"], strict=True):
        assert mine["tile"] == theirs["tile"], mine["move"]
        for key in ("placements", "deployments", "recalls"):
            assert mine[key] == sorted(theirs[key]), mine["move"]
        assert theirs["scores"] in (None, mine["scores"]), mine["move"]
