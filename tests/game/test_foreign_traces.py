"""Whole games of another implementation: every legal move and every score of every turn must agree."""

import json
import re
from pathlib import Path

import pytest

from game import rules
from game.bag import tiles_in_play
from game.events import Scored
from game.legal import deployments, placements, recalls
from game.moves import Place, Skip
from game.notation import move_text, parse_move
from game.position import Position
from game.record import read

CASES = Path(__file__).parents[3] / "shared/rules/cases"
TRACES = sorted(CASES.glob("whole-*.trace.json"))


@pytest.mark.skipif(not TRACES, reason="the foreign games are not here")
@pytest.mark.parametrize("path", TRACES, ids=lambda path: path.name.removesuffix(".trace.json"))
def test_legal_moves_and_scores_agree_with_a_foreign_game(path: Path) -> None:
    """Placements, deployments, recalls and scores are those of the foreign implementation."""
    trace = json.loads(path.read_text())
    text = path.with_name(path.name.replace(".trace.json", ".game")).read_text()
    setup = read(text).setup
    position = Position(setup.ruleset, setup.seats, tiles_in_play(setup.ruleset))
    assert setup.start is not None
    rules.start(position, setup.start)
    turns = iter(trace["turns"])
    for line in re.findall(r"^\d+\. \w+ (.*)$", text, re.MULTILINE):
        place, *then = [parse_move(word) for word in line.split() if not word.startswith("!")]
        assert isinstance(place, Place)
        wanted = next(turns)
        rules.give(position, place.tile)
        assert {move_text(p).removeprefix(place.tile) for p in placements(position)} == set(
            wanted["placements"]
        )
        rules.check(position, place)
        rules.push(position, place)
        assert {move_text(d) for d in deployments(position)} == set(wanted["deployments"])
        assert {move_text(r) for r in recalls(position)} == set(wanted["recalls"])
        for move in then or [Skip()]:
            rules.check(position, move)
            rules.push(position, move)
        if wanted["scores"] is not None:
            assert {seat.value: points for seat, points in position.scores.items()} == wanted["scores"]
    events = rules.push_finish(position)
    assert {seat.value: points for seat, points in position.scores.items()} == trace["scores"]
    assert all(event.final for event in events if isinstance(event, Scored))
