"""Rate limits of the routes and of a token over all routes, and their headers."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass

Headers = dict[str, str]
WEBHOOK_TOKEN = "webhook_token"
MAJOR = ("channel_id", "guild_id", WEBHOOK_TOKEN)
"""The major parameters: a route has a separate bucket for each of their values."""
REQUESTS_A_SECOND = 50
VIA = {"Via": "1.1 sandbox"}
"""Without this discord.py takes a 429 for a ban by a proxy."""


@dataclass(slots=True)
class Window:
    """The number of requests in one bucket since `started`."""

    started: float
    used: int = 0


@dataclass(frozen=True, slots=True)
class RateLimitStatus:
    """The headers for an answer. `retry_after_seconds` is set over a limit, `is_global` if it is the token's."""

    headers: Headers
    retry_after_seconds: float | None = None
    is_global: bool = False


class RateLimits:
    """The buckets by route and major parameter, and one for each token over all its connections.

    Unless they are `enforced`, the headers state wide limits and nothing is refused.
    """

    def __init__(
        self,
        now: Callable[[], float],
        *,
        enforced: bool,
        requests_a_second: int = REQUESTS_A_SECOND,
    ) -> None:
        self._now = now
        self.enforced = enforced
        self._requests_a_second = requests_a_second
        self._windows: dict[tuple[str, ...], Window] = {}

    def count(self, token: str, method: str, template: str, params: Mapping[str, str]) -> RateLimitStatus:
        """Count a request of the token and return its status.

        One over the token's limit is not counted in its route's bucket. Requests to an interaction's webhook
        have a bucket for each interaction and do not count for the token.
        """
        now = self._now()
        by_webhook = WEBHOOK_TOKEN in params
        if self.enforced and not by_webhook:
            window = self._window(now, 1.0, ("token", token))
            window.used += 1
            if window.used > self._requests_a_second:
                left = window.started + 1.0 - now
                return RateLimitStatus(_global_refusal_headers(left), left, is_global=True)
        limit, period = self._limit(method, by_webhook=by_webhook)
        route = f"{method} {template}"
        window = self._window(now, period, (route, *(params[name] for name in MAJOR if name in params)))
        window.used += 1
        left = window.started + period - now
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, limit - window.used)),
            "X-RateLimit-Reset": f"{now + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }
        if self.enforced and window.used > limit:
            return RateLimitStatus(headers | refusal_headers(left), left)
        return RateLimitStatus(headers)

    def _limit(self, method: str, *, by_webhook: bool) -> tuple[int, float]:
        """Return the number of requests that one bucket accepts in a period, and the period in seconds."""
        if not self.enforced:
            return 1000, 1.0
        if by_webhook:
            return 5, 2.0
        return (5, 5.0) if method == "POST" else (10, 5.0)

    def _window(self, now: float, period: float, key: tuple[str, ...]) -> Window:
        window = self._windows.get(key)
        if window is None or now - window.started >= period:
            self._forget(now)
            window = self._windows[key] = Window(now)
        return window

    def _forget(self, now: float) -> None:
        if len(self._windows) > 5000:
            self._windows = {key: held for key, held in self._windows.items() if now - held.started < 5.0}


def refusal_headers(seconds: float) -> Headers:
    """Return the headers of a 429 for one route."""
    return VIA | {
        "Retry-After": f"{seconds:.3f}",
        "X-RateLimit-Scope": "user",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset-After": f"{seconds:.3f}",
    }


def _global_refusal_headers(seconds: float) -> Headers:
    """Return the headers of a 429 for all routes of a token."""
    return VIA | {
        "Retry-After": f"{seconds:.3f}",
        "X-RateLimit-Scope": "global",
        "X-RateLimit-Global": "true",
    }
