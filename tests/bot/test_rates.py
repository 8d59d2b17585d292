"""Tests of the rate of requests to Discord."""

from bot.app.rates import REQUESTS_A_SECOND, REQUESTS_AT_ONCE
from host.rate_limits import TOO_LATE

DISCORD_ALLOWS = 50
"""Requests that a bot may make within any second: https://discord.com/developers/docs/topics/rate-limits."""


def test_late_requests_stay_within_discords_limit() -> None:
    """Requests of a second and of the longest delay before it stay within Discord's limit."""
    assert REQUESTS_AT_ONCE + REQUESTS_A_SECOND * (1 + TOO_LATE.total_seconds()) <= DISCORD_ALLOWS
