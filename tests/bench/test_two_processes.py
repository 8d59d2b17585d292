"""Test of the measurement of two processes on one database against one process."""

import pytest

from bench import processes

SHARE = 0.5
"""The share of a core to which each process is limited."""


def test_turns_are_measured_with_one_process_and_with_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns are counted with one process and with two, each limited to its share of a core."""
    monkeypatch.setattr(processes, "BUSY_SECONDS", 0.1)
    figures = processes.measure(tables=2, seconds=2.0, share=SHARE)
    for count in (1, 2):
        assert figures[f"turns_{count}"] >= 4
        assert 0 < figures[f"cores_{count}"] < 1.5 * SHARE * count
        assert figures[f"cpu_ms_per_turn_{count}"] > 0
        assert figures[f"database_cpu_ms_per_turn_{count}"] > 0
    assert figures["ratio"] == figures["turns_per_second_2"] / figures["turns_per_second_1"]
    assert figures["machine_ratio"] > 0
