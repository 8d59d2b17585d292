"""Test of the measurement of the bot's memory over whole games."""

import asyncio

from bench import soak


def test_memory_is_measured_while_games_are_played_to_their_end() -> None:
    """Two games are played at one table; the bot's memory is measured before, between and after them."""
    figures = asyncio.run(soak.measure(games=2, tables=1, waits=False))
    assert figures["games"] == 2
    assert 50 < figures["rss_start_mb"] <= figures["rss_max_mb"]
    assert figures["growth"] == figures["rss_end_mb"] / figures["rss_warm_mb"] - 1
