"""Tests that `python -m bench` runs the measurements named on its command line, and no others."""

from __future__ import annotations

import importlib
from types import SimpleNamespace

import pytest

from bench.__main__ import main
from bench.support.processor import in_new_process, peak_mb


def test_the_help_lists_the_measurements_without_running_any(capsys: pytest.CaptureFixture[str]) -> None:
    """`--help` prints the names of the measurements and runs none of them."""
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert "engine" in shown
    assert "# " not in shown


def test_the_help_of_a_measurement_explains_its_figures_without_running_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The help of a measurement without options prints its description and does not run it."""
    monkeypatch.setattr("bench.league.main", lambda _options: pytest.fail("the measurement is run"))
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
    """The help of a measurement with options prints its description unchanged, and each option."""
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    description = importlib.import_module(f"bench.{name}").__doc__ or ""
    assert description.strip() in shown
    assert [option for option in options if f"\n  {option}" not in shown] == []


def test_without_a_name_every_measurement_runs_but_not_the_search_for_coefficients(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a name every measurement runs; a search for coefficients runs only when it is named."""
    run: list[str] = []

    def import_stub(name: str) -> SimpleNamespace:
        def measure(options: list[str]) -> None:
            assert options == []
            run.append(name)

        return SimpleNamespace(main=measure)

    monkeypatch.setattr(importlib, "import_module", import_stub)
    assert main([]) == 0
    assert "bench.engine" in run
    assert "bench.tune" not in run
    assert "# engine" in capsys.readouterr().out
    assert main(["tune"]) == 0
    assert run[-1] == "bench.tune"


@pytest.mark.parametrize("arguments", [["nothing-of-the-kind"], ["--yaml"]])
def test_unknown_measurements_and_options_are_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """An unknown measurement or option ends with status 2 and lists the known ones."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "render" in capsys.readouterr().err


def test_memory_is_measured_in_a_new_process() -> None:
    """Memory is measured in a new process, so that earlier allocations of this one do not count."""
    allocated = bytearray(b"x" * 300 * 2**20)
    del allocated
    assert peak_mb() > 300
    figures = in_new_process("sandbox", "--games")
    assert figures["idle_sandbox_mb"] <= figures["fifty_games_sandbox_peak_mb"] < 300
