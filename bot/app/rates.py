"""How often Discord lets a bot do something, kept to by all processes that share a database."""

from __future__ import annotations

from datetime import timedelta

from host.host import Host
from host.rate_limits import RateLimit

REQUESTS_AT_ONCE, REQUESTS_A_SECOND = 2, 42
"""Discord allows a bot fifty within any second. Those of 1.1 seconds may come within one, since each may be late by
`host.rate_limits.TOO_LATE`: 48. A turn has two, for its message and for the one before, whose controls are disabled."""

BETWEEN_SESSIONS = timedelta(seconds=5)
"""Discord begins one session of a bot in this time; of very large bots several."""


def request_limit(host: Host) -> RateLimit:
    """Return the rate limit that every request to Discord takes from."""
    return host.rate_limit("requests", timedelta(seconds=1) / REQUESTS_A_SECOND, REQUESTS_AT_ONCE)


def session_limit(host: Host) -> RateLimit:
    """Return the rate limit that every new session takes from."""
    return host.rate_limit("sessions", BETWEEN_SESSIONS, 1)
