"""How often Discord lets a bot do something, kept to by all processes that share a database."""

from __future__ import annotations

from datetime import timedelta

from host.allowances import Allowance
from host.host import Host

REQUESTS_AT_ONCE, REQUESTS_A_SECOND = 5, 35
"""Discord allows a bot fifty within any second; some are late and come together with those after them."""

BETWEEN_SESSIONS = timedelta(seconds=5)
"""Discord begins one session of a bot in this time; of very large bots several."""


def requests(host: Host) -> Allowance:
    """Return the allowance that every request to Discord takes from."""
    return host.allowance("requests", timedelta(seconds=1) / REQUESTS_A_SECOND, REQUESTS_AT_ONCE)


def sessions(host: Host) -> Allowance:
    """Return the allowance that every new session takes from."""
    return host.allowance("sessions", BETWEEN_SESSIONS, 1)
