"""Tests of `python -m bench ladder`, in which computer players meet over the same tiles with exchanged seats."""

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
    pair = played(Match((first, second), (), 0.1, seed), make_ruleset(), 0)
    return pair.points[0][0] - pair.points[0][1]


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, dict[str, float]]:
    """Return the figures that the command prints, by match."""
    main(["--json", *argv])
    figures: dict[str, dict[str, float]] = json.loads(capsys.readouterr().out)
    return figures


def test_the_margins_between_frozen_players_do_not_change() -> None:
    """The margins between frozen players are fixed, so that figures against them stay comparable."""
    assert margin("first-greedy", "first-greedy", "yardstick") == 9
    assert margin("first-planner", "first-greedy", "yardstick") == 39


def test_a_match_has_a_margin_a_win_rate_and_the_seconds_a_turn(capsys: pytest.CaptureFixture[str]) -> None:
    """The figures of a match are its margin with an error, its win rate with an interval, and the seconds a turn."""
    ((_, figures),) = run(capsys, "random", "random", "--pairs", "2", "--seconds", "0.1").items()
    assert figures["pairs"] == 2
    assert figures["win_rate_low"] <= figures["win_rate"] <= figures["win_rate_high"]
    assert figures["margin_error"] >= 0
    assert figures["seconds_a_turn"] > 0


def test_parts_of_a_match_kept_in_a_file_are_added_up(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Pairs kept in a file are not played again, except truncated ones; the sum is the same as that of one run."""
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


def test_pairs_of_other_matches_in_the_same_file_are_not_added_up(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Pairs with other players, rules, times or tiles in the same file are not added to the sum of a match."""
    file = tmp_path / "kept.jsonl"
    options = ("--pairs", "1", "--keep", str(file))
    for other in (["--seed", "b"], ["--expansions", "river"], ["--seconds", "0.2"]):
        main(["random", "random", *options, *other])
    main(["greedy", "random", *options])
    capsys.readouterr()
    assert run(capsys, "random", "random", "--pairs", "0", "--keep", str(file))["random : random"] == {
        "games": 0
    }
    assert len(run(capsys, "--sum", str(file))) == 4


def test_a_match_of_three_players_has_the_mean_place_of_each(capsys: pytest.CaptureFixture[str]) -> None:
    """Three players sit once in each place of every set; greedy finishes before those that play at random."""
    ((_, figures),) = run(
        capsys, "greedy", "random", "random", "--pairs", "2", "--seconds", "0.1", "--expansions", "river"
    ).items()
    assert figures["games"] == 6
    assert figures["place_of greedy"] < figures["place_of random 2"]
    assert figures["ahead_of random 3"] > 0
    total = figures["place_of greedy"] + figures["place_of random 2"] + figures["place_of random 3"]
    assert total == pytest.approx(6)


def test_every_player_sits_in_every_place_and_behind_every_other() -> None:
    """In each set every player sits once in each place, and over all sets behind each of the others."""
    for number in range(6):
        assert {circle[0] for circle in seatings(4, number)} == {0, 1, 2, 3}
    assert {circle[1] for number in range(6) for circle in seatings(4, number) if circle[0] == 0} == {1, 2, 3}


def test_tied_players_share_the_mean_of_their_places() -> None:
    """Two players who tie for first place both get the place one and a half."""
    assert [place((5, 9, 9), player) for player in range(3)] == [3, 1.5, 1.5]


def test_a_match_without_games_has_no_figures() -> None:
    """A match without games has no figures but their number, which is no error."""
    assert summed_up(("greedy", "random"), []) == {"games": 0}


def test_unknown_players_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown player is refused with a list of the known ones, frozen ones included."""
    with pytest.raises(SystemExit) as ended:
        main(["somebody", "random"])
    assert ended.value.code == 2
    assert "first-greedy" in capsys.readouterr().err


def test_frozen_players_are_not_offered_in_menus() -> None:
    """No menu offers a frozen player."""
    assert not set(yardsticks.names()) & set(yardsticks.opponents.names())
