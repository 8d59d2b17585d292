"""Tests that `python -m bench` runs the measurements that it is asked for, and no others."""

from __future__ import annotations

import importlib
from types import SimpleNamespace

import pytest

from bench.__main__ import main
from bench.support.processor import in_new_process, peak_mb


def test_help_measures_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """`--help` prints the names of the measurements, instead of measuring for ten minutes."""
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert "engine" in shown
    assert "# " not in shown


def test_each_measurement_says_what_its_figures_are(capsys: pytest.CaptureFixture[str]) -> None:
    """The help of a measurement explains its figures, and plays nothing."""
    assert main(["league", "--help"]) == 0
    assert "league_divisions" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("ladder", ["--pairs", "--expansions", "--keep"]),
        ("load", ["--tables", "--rate"]),
        ("tune", ["--pairs"]),
    ],
)
def test_the_help_of_a_measurement_explains_its_options(
    name: str, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The help of a measurement with options prints its description as it is written, and each option."""
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    description = importlib.import_module(f"bench.{name}").__doc__ or ""
    assert description.strip() in shown
    assert [one for one in options if f"\n  {one}" not in shown] == []


def test_without_a_name_everything_is_measured_and_nothing_searched(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a name every measurement runs; a search for coefficients runs only when it is named."""
    run: list[str] = []

    def fake(name: str) -> SimpleNamespace:
        def measure(options: list[str]) -> None:
            assert options == []
            run.append(name)

        return SimpleNamespace(main=measure)

    monkeypatch.setattr(importlib, "import_module", fake)
    assert main([]) == 0
    assert "bench.engine" in run
    assert "bench.tune" not in run
    assert "# engine" in capsys.readouterr().out
    assert main(["tune"]) == 0
    assert run[-1] == "bench.tune"


@pytest.mark.parametrize("typed", [["nothing-of-the-kind"], ["--yaml"]])
def test_what_is_not_known_is_refused(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown measurement or option ends with status 2 and lists the known ones."""
    with pytest.raises(SystemExit) as ended:
        main(typed)
    assert ended.value.code == 2
    assert "render" in capsys.readouterr().err


def test_memory_is_that_of_a_process_of_its_own() -> None:
    """Memory is measured in a new process, without what this process has held before."""
    held = bytearray(b"x" * 300 * 2**20)
    del held
    assert peak_mb() > 300
    alone = in_new_process("sandbox", "--games")
    assert alone["idle_sandbox_mb"] <= alone["fifty_games_sandbox_peak_mb"] < 300
