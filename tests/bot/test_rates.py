"""How often the bot asks Discord for something."""

from bot.app.rates import REQUESTS_A_SECOND, REQUESTS_AT_ONCE
from host.rate_limits import TOO_LATE

DISCORD_ALLOWS = 50
"""Requests of a bot within any second: https://discord.com/developers/docs/topics/rate-limits."""


def test_requests_that_are_late_keep_within_what_discord_allows() -> None:
    """Those of a second and of the moment before, if that is how late some are, may come in one second."""
    assert REQUESTS_AT_ONCE + REQUESTS_A_SECOND * (1 + TOO_LATE.total_seconds()) <= DISCORD_ALLOWS
