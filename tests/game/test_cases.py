from __future__ import annotations

import json
from pathlib import Path

import pytest
from written import check

from game.record import read, write
from game.replay import replay
from game.report import report

CASES = Path(__file__).parents[3] / "shared" / "rules" / "cases"
TRACES = sorted(CASES.glob("*.trace.json"))
pytestmark = pytest.mark.skipif(not CASES.exists(), reason="the cases of other implementations are not here")


@pytest.mark.parametrize("path", sorted(CASES.glob("*.game")), ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    """A game with a known outcome ends as its comments say, and prints back."""
    check(path)
    text = path.read_text(encoding="utf-8")
    assert write(read(text)) == text


@pytest.mark.parametrize("path", TRACES, ids=lambda path: path.stem)
def test_traces_agree_with_the_other_implementation(path: Path) -> None:
    """Every legal placement, deployment and recall, and the scores after each turn."""
    trace = json.loads(path.read_text(encoding="utf-8"))
    game = path.with_name(path.name.replace(".trace.json", ".game"))
    found = report("", replay(read(game.read_text(encoding="utf-8")), trace=True), trace=True)
    assert found["scores"] == trace["scores"]
    assert len(found["turns"]) == len(trace["turns"])
    for mine, theirs in zip(found["turns"], trace["turns"], strict=True):
        for key in ("tile", "placements", "deployments", "recalls"):
            assert mine[key] == sorted(theirs[key]) if key != "tile" else mine[key] == theirs[key], mine[
                "move"
            ]
        assert theirs["scores"] in (None, mine["scores"]), mine["move"]
