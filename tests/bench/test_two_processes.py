"""One process and two carry turns on one database, each with its share of the machine."""

from bench import processes

SHARE = 0.5


def test_one_process_and_two_are_measured() -> None:
    """Turns are played with one process and with two, within each one's share, beside the machine's limit."""
    figures = processes.measure(tables=2, seconds=2.0, share=SHARE)
    for count in (1, 2):
        assert figures[f"turns_{count}"] >= 4
        assert 0 < figures[f"cores_{count}"] < 1.5 * SHARE * count
        assert figures[f"cpu_ms_per_turn_{count}"] > 0
        assert figures[f"database_cpu_ms_per_turn_{count}"] > 0
    assert figures["ratio"] == figures["turns_per_second_2"] / figures["turns_per_second_1"]
    assert figures["machine_ratio"] > 0
