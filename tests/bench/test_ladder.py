"""`python -m bench ladder`: over the same tiles with the seats exchanged, against players that stay what they are."""

from __future__ import annotations

import json

import pytest

from bench import _yardsticks as yardsticks
from bench.ladder import Tally, game, main
from game.values.ruleset import make_ruleset


def margin(first: str, second: str, seed: str) -> int:
    """By how many points the first wins a base game that it begins."""
    return game(Tally(), (first, second), make_ruleset(), seed, 0.1, first=True)


def test_yardsticks_stay_what_they_are() -> None:
    """A change of these margins changes what every figure against them means."""
    assert margin("first-greedy", "first-greedy", "yardstick") == -2
    assert margin("first-planner", "first-greedy", "yardstick") == 1


def test_a_match_is_one_json_object_a_pair(capsys: pytest.CaptureFixture[str]) -> None:
    """Margins with their error, the rate of games won with its interval, seconds a turn."""
    main(["--json", "random", "random", "--pairs", "2", "--seconds", "0.1"])
    ((match, figures),) = json.loads(capsys.readouterr().out).items()
    assert match == "random : random"
    assert figures["pairs"] == 2
    assert figures["win_rate_low"] <= figures["win_rate"] <= figures["win_rate_high"]
    assert figures["margin_error"] >= 0
    assert figures["seconds_a_turn"] > 0


def test_unknown_players_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """The answer says which there are, those of the menu and the frozen ones."""
    with pytest.raises(SystemExit) as ended:
        main(["somebody", "random"])
    assert ended.value.code == 2
    assert "first-greedy" in capsys.readouterr().err


def test_yardsticks_are_on_no_menu() -> None:
    """Nobody is offered a frozen player."""
    assert not set(yardsticks.names()) & set(yardsticks.opponents.names())
