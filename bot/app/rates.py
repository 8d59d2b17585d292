"""Discord's rate limits for a bot, shared by all processes with the same database."""

from __future__ import annotations

from datetime import timedelta

from host.host import Host
from host.rate_limits import RateLimit

REQUESTS_AT_ONCE, REQUESTS_A_SECOND = 2, 42
"""The burst and the rate of requests to Discord, which allows a bot 50 in any second.

The requests of 1.1 seconds may arrive within one, since each may be late by `host.rate_limits.TOO_LATE`:
with the burst 48. A turn makes two: one posts its message, one disables the controls of the message before.
"""

BETWEEN_SESSIONS = timedelta(seconds=5)
"""The time between two new sessions that Discord requires; very large bots may begin several at once."""


def request_limit(host: Host) -> RateLimit:
    """Return the rate limit of requests to Discord."""
    return host.rate_limit("requests", timedelta(seconds=1) / REQUESTS_A_SECOND, REQUESTS_AT_ONCE)


def session_limit(host: Host) -> RateLimit:
    """Return the rate limit of new sessions."""
    return host.rate_limit("sessions", BETWEEN_SESSIONS, 1)
