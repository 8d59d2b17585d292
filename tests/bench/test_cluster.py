"""Several processes on one database, killed while people play; `python -m bench cluster` does so for longer."""

from bench import cluster


def test_killed_processes_lose_double_and_miss_nothing() -> None:
    """Two processes, the database restarted, each move that was accepted is stored and each turn told once."""
    figures = cluster.measure(kills=2, tables=3, processes=2, seconds=1.0, waits=False)
    assert figures["kills"] == 2
    assert figures["accepted"] > 0
    assert {name: figures[name] for name in ("lost", "doubled", "missing", "still_waiting")} == {
        "lost": 0,
        "doubled": 0,
        "missing": 0,
        "still_waiting": 0,
    }
    assert figures["faults_in_logs"] == 0
