"""Rate limits of the routes, and their headers."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass

Headers = dict[str, str]
MAJOR = ("channel_id", "guild_id", "webhook_token", "interaction_token")


@dataclass(slots=True)
class Window:
    """The number of requests in one bucket since `started`."""

    started: float
    used: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """The headers for an answer; `retry_after_seconds` is set when the limit is exceeded."""

    headers: Headers
    retry_after_seconds: float | None = None


class RateLimits:
    """The buckets by route and major parameter. Not enforced, the limits are wide and nothing is refused."""

    def __init__(self, *, enforced: bool = False) -> None:
        self.enforced = enforced
        self._windows: dict[tuple[str, ...], Window] = {}

    def count(self, method: str, template: str, params: Mapping[str, str]) -> Standing:
        """Count a request and return the bucket's standing."""
        limit, period = (5, 5.0) if method == "POST" else (10, 5.0)
        if not self.enforced:
            limit, period = 1000, 1.0
        now = time.monotonic()
        route = f"{method} {template}"
        key = (route, *(params[name] for name in MAJOR if name in params))
        window = self._windows.get(key)
        if window is None or now - window.started >= period:
            self._forget(now)
            window = self._windows[key] = Window(now)
        left = period - (now - window.started)
        window.used += 1
        bucket = hashlib.sha256(route.encode()).hexdigest()[:32]
        remaining = max(0, limit - window.used)
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(remaining),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        if self.enforced and window.used > limit:
            return Standing(headers, left)
        return Standing(headers)

    def _forget(self, now: float) -> None:
        if len(self._windows) > 5000:
            self._windows = {key: held for key, held in self._windows.items() if now - held.started < 5.0}


def refusal_headers(seconds: float) -> Headers:
    """Return the headers of a 429; without `Via` discord.py takes it for a ban by a proxy."""
    return {
        "Via": "1.1 sandbox",
        "Retry-After": f"{seconds:.3f}",
        "X-RateLimit-Scope": "user",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset-After": f"{seconds:.3f}",
    }
