"""Tests of figures printed as JSON, and of the games that check the result of a search for coefficients."""

from __future__ import annotations

import json
import math
from dataclasses import fields, replace

import pytest

from bench import tune
from bench.support.report import report
from game.opponents.weights import TUNED


def test_infinity_and_nan_are_null_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Infinity and NaN, which are not JSON, are written as null."""
    report(
        {"margin": 1.5, "of a kind": {"margin_error": math.inf, "win_rate": math.nan, "games": 2}}, ["--json"]
    )

    def refuse(constant: str) -> None:
        pytest.fail(constant)

    figures = json.loads(capsys.readouterr().out, parse_constant=refuse)
    assert figures == {"margin": 1.5, "of a kind": {"margin_error": None, "win_rate": None, "games": 2}}


def test_a_result_checked_by_one_pair_of_games_has_a_margin_without_an_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A result that is checked by one pair of games has a margin, and null as its error."""
    monkeypatch.setattr(tune, "margin", lambda _weights, _seed: 3.0)
    better = replace(TUNED, **dict.fromkeys((field.name for field in fields(TUNED)), 1.0))
    monkeypatch.setattr(tune, "tuned", lambda *_arguments: iter([better]))
    tune.main(["--seconds", "0", "--pairs", "1", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert (figures["margin"], figures["margin_error"]) == (3.0, None)


def test_a_search_without_a_better_result_plays_no_games_to_check_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search that finds nothing better plays no games to check it, since the coefficients are unchanged."""
    monkeypatch.setattr(tune, "margin", lambda _weights, _seed: pytest.fail("a game is played"))
    tune.main(["--seconds", "0", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert (figures["margin"], figures["margin_error"]) == (0.0, 0.0)


def test_a_search_without_games_to_check_its_result_is_refused_before_it_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With no pairs of games for its check a search is refused, before it begins, with status 2."""
    monkeypatch.setattr(tune, "tuned", lambda *_arguments: pytest.fail("the search begins"))
    with pytest.raises(SystemExit) as ended:
        tune.main(["--pairs", "0"])
    assert ended.value.code == 2
