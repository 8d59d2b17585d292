"""Tests of `python -m bench ladder`: the same tiles with the seats exchanged, against frozen players."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.ladder import main, place, summed_up
from bench.support import yardsticks
from bench.support.sets import Match, played, seatings
from game.values.ruleset import make_ruleset


def margin(first: str, second: str, seed: str) -> int:
    """Return by how many points the first player wins a base game that it begins."""
    one = played(Match((first, second), (), 0.1, seed), make_ruleset(), 0)
    return one.points[0][0] - one.points[0][1]


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, dict[str, float]]:
    """Return the output of the command."""
    main(["--json", *argv])
    found: dict[str, dict[str, float]] = json.loads(capsys.readouterr().out)
    return found


def test_yardsticks_stay_what_they_are() -> None:
    """The yardsticks' margins are kept, since a change alters the meaning of every figure against them."""
    assert margin("first-greedy", "first-greedy", "yardstick") == 9
    assert margin("first-planner", "first-greedy", "yardstick") == 39


def test_a_match_is_one_json_object_a_pair(capsys: pytest.CaptureFixture[str]) -> None:
    """A match prints one JSON object a pair: margin with error, win rate with interval, seconds a turn."""
    ((_, figures),) = run(capsys, "random", "random", "--pairs", "2", "--seconds", "0.1").items()
    assert figures["pairs"] == 2
    assert figures["win_rate_low"] <= figures["win_rate"] <= figures["win_rate_high"]
    assert figures["margin_error"] >= 0
    assert figures["seconds_a_turn"] > 0


def test_sittings_add_up(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A file's complete games are not played again, a truncated line is, and the sum is that of one run."""
    file = tmp_path / "kept.jsonl"
    match = ("random", "random", "--seconds", "0.1", "--keep", str(file))
    assert run(capsys, *match, "--pairs", "1")["random : random"]["games"] == 2
    first = file.read_text()
    file.write_text(first + first[: len(first) // 2] + "\n")
    both = run(capsys, *match, "--pairs", "2")["random : random"]
    assert file.read_text().startswith(first)
    assert len(file.read_text().splitlines()) == 3
    assert both["margin"] == run(capsys, *match[:4], "--pairs", "2")["random : random"]["margin"]
    assert run(capsys, *match, "--pairs", "0")["random : random"] == both
    ((title, figures),) = run(capsys, "--sum", str(file)).items()
    assert title.startswith("random : random, 0.1 s")
    assert figures == both


def test_others_are_not_added_up(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Games of other players, rules, times or tiles in the same file are not added to the sum."""
    file = tmp_path / "kept.jsonl"
    for other in (["--seed", "b"], ["--expansions", "river"], ["--seconds", "0.2"]):
        main(["random", "random", "--pairs", "1", "--keep", str(file), *other])
    capsys.readouterr()
    assert run(capsys, "random", "random", "--pairs", "0", "--keep", str(file))["random : random"] == {
        "games": 0
    }
    assert len(run(capsys, "--sum", str(file))) == 3


def test_more_players_come_in_by_places(capsys: pytest.CaptureFixture[str]) -> None:
    """Each sits once in each place of every set, and greedy comes in before those that play anything."""
    ((_, figures),) = run(
        capsys, "greedy", "random", "random", "--pairs", "2", "--seconds", "0.1", "--expansions", "river"
    ).items()
    assert figures["games"] == 6
    assert figures["place_of greedy"] < figures["place_of random 2"]
    assert figures["ahead_of random 3"] > 0
    places = figures["place_of greedy"] + figures["place_of random 2"] + figures["place_of random 3"]
    assert places == pytest.approx(6)


def test_everybody_sits_everywhere() -> None:
    """In each set every player sits once in each place, and over the sets behind each of the others."""
    for number in range(6):
        assert {circle[0] for circle in seatings(4, number)} == {0, 1, 2, 3}
    assert {circle[1] for number in range(6) for circle in seatings(4, number) if circle[0] == 0} == {1, 2, 3}


def test_equals_share_their_places() -> None:
    """Two players who tie for first place both get the place one and a half."""
    assert [place((5, 9, 9), player) for player in range(3)] == [3, 1.5, 1.5]


def test_nothing_played_is_no_error() -> None:
    """A match without games has no figures, and is no error."""
    assert summed_up(("greedy", "random"), []) == {"games": 0}


def test_unknown_players_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown player is refused with a list of the known ones, from the menu and frozen."""
    with pytest.raises(SystemExit) as ended:
        main(["somebody", "random"])
    assert ended.value.code == 2
    assert "first-greedy" in capsys.readouterr().err


def test_yardsticks_are_on_no_menu() -> None:
    """Frozen players are not offered on any menu."""
    assert not set(yardsticks.names()) & set(yardsticks.opponents.names())
