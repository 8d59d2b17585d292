"""Test of several processes on one database that are killed during play; `python -m bench cluster` runs longer."""

from bench import cluster


def test_killed_processes_lose_no_accepted_turn_and_post_each_turn_once() -> None:
    """Two kills and a restart of the database lose no accepted move, and each turn is posted once.

    A tournament begins meanwhile: each of its matches is announced once, and its rows do not contradict each
    other.
    """
    figures = cluster.measure(kills=2, tables=3, people=4, processes=2, seconds=1.0, waits=False)
    assert figures["kills"] == 2
    assert figures["accepted"] > 0
    assert {name: figures[name] for name in ("lost", "doubled", "missing", "still_waiting")} == {
        "lost": 0,
        "doubled": 0,
        "missing": 0,
        "still_waiting": 0,
    }
    assert figures["tournament_rounds"] >= 1
    assert figures["tournament_wrong"] == 0
    # The round's message, and one for each of its matches.
    assert figures["tournament_messages"] >= 3
    assert figures["faults_in_logs"] == 0
