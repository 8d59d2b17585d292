"""What people wait for is measured while they play at a given rate."""

import asyncio

from bench import load


def test_a_rate_is_played_and_measured() -> None:
    """Each turn is one that somebody waited for; what it cost the bot is told apart from what it cost Discord."""
    figures = asyncio.run(load.measure(tables=3, rate=1.0, seconds=4.0, waits=False))
    assert 0 < figures["turns"] <= 4
    assert figures["confirm_to_message_p99_ms"] >= figures["confirm_to_message_p50_ms"] > 0
    assert figures["bot_cpu_ms_per_turn"] > 0
    assert figures["cpu_ratio"] == figures["bot_cpu_ms_per_turn"] / figures["encode_cpu_ms"]
    assert 0 < figures["sandbox_cpu_share"] < 1
    assert figures["rss_mb"] > 50
    named = {
        "knee_turns_per_second",
        "knee_per_core",
        "loop_delay_p99_ms",
        "loop_delay_max_ms",
        "collection_cpu_ms",
    }
    assert named <= set(figures)
