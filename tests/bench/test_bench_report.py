"""Tests of figures as JSON, and of the check at the end of a search."""

from __future__ import annotations

import json
import math
from dataclasses import fields, replace

import pytest

from bench import tune
from bench.support.report import report
from game.opponents.weights import TUNED


def test_json_has_null_for_what_is_not_finite(capsys: pytest.CaptureFixture[str]) -> None:
    """Infinity and NaN, which are not JSON, are written as null."""
    report({"margin": 1.5, "of a kind": {"margin_error": math.inf, "games": 2}}, ["--json"])

    def refuse(constant: str) -> None:
        pytest.fail(constant)

    read = json.loads(capsys.readouterr().out, parse_constant=refuse)
    assert read == {"margin": 1.5, "of a kind": {"margin_error": None, "games": 2}}


def test_a_search_ends_with_its_result_after_one_pair(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search that ends after one pair of games has a margin, and an unknown error."""
    monkeypatch.setattr(tune, "margin", lambda _weights, _seed: 3.0)
    better = replace(TUNED, **dict.fromkeys((field.name for field in fields(TUNED)), 1.0))
    monkeypatch.setattr(tune, "tuned", lambda *_given: iter([better]))
    tune.main(["--seconds", "0", "--pairs", "1", "--json"])
    read = json.loads(capsys.readouterr().out)
    assert (read["margin"], read["margin_error"]) == (3.0, None)


def test_a_search_that_finds_nothing_plays_no_check(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search without a better result plays no check, which would match equal coefficients."""
    monkeypatch.setattr(tune, "margin", lambda _weights, _seed: pytest.fail("nothing is to be checked"))
    tune.main(["--seconds", "0", "--json"])
    read = json.loads(capsys.readouterr().out)
    assert (read["margin"], read["margin_error"]) == (0.0, 0.0)


def test_a_search_without_a_check_is_refused_before_it_begins() -> None:
    """A search with no pairs for its check is refused before it begins, not at its end."""
    with pytest.raises(SystemExit):
        tune.main(["--pairs", "0"])
