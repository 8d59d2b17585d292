"""Injected faults: single ones for the next requests, and a storm of random ones from a seed.

A storm decides by the seed, the route and the number of the request to this route. The same seed gives the
same faults for the same requests, in whatever order requests to different routes arrive.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum


class FaultKind(Enum):
    """What can go wrong with one request."""

    RATE_LIMITED = "rate_limited"  # answered with 429 and not served
    SERVER_ERROR = "server_error"  # answered with 500 and not served
    SLOW = "slow"  # served and answered, but late
    DROPPED = "dropped"  # not served; the connection is aborted
    LOST_ANSWER = "lost_answer"  # served, but the connection is aborted before the answer
    GATEWAY_DROPPED = "gateway_dropped"  # served and answered, and the bot's gateway connections are aborted
    LATE_ERROR = "late_error"  # served, but answered with 500, after which discord.py repeats it by itself


SERVED_KINDS = (FaultKind.SLOW, FaultKind.LOST_ANSWER, FaultKind.GATEWAY_DROPPED, FaultKind.LATE_ERROR)
"""The kinds with which the request is served."""

STORM_KINDS = tuple(kind for kind in FaultKind if kind is not FaultKind.LATE_ERROR)
"""The default kinds of a storm: all but the late error.

The bot cannot notice that one, so a request without a nonce, such as a new thread, would be served twice.
"""


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault for the next `times` requests whose `METHOD /template` contains `route`."""

    kind: FaultKind
    route: str = ""
    times: int = 1
    seconds: float = 0.25


@dataclass(frozen=True, slots=True)
class Storm:
    """Random faults: each request meets one of the kinds with the probability `rate`."""

    seed: str
    rate: float = 0.05
    kinds: tuple[FaultKind, ...] = STORM_KINDS
    seconds: float = 0.1


class Faults:
    """The pending faults, the storm, and a list of the injected faults."""

    def __init__(self) -> None:
        self._pending: list[Fault] = []
        self._storm: Storm | None = None
        self._seen: Counter[str] = Counter()
        self.injected: list[tuple[str, FaultKind]] = []

    def add(self, fault: Fault) -> None:
        """Add a fault for the next requests."""
        self._pending.append(fault)

    def start_storm(self, storm: Storm) -> None:
        """Start the storm with the next request, in place of one that is running."""
        self._storm = storm
        self._seen.clear()

    def clear(self) -> None:
        """Remove all pending faults and end the storm."""
        self._pending.clear()
        self._storm = None

    @property
    def pending(self) -> Iterable[Fault]:
        """The faults that have not been injected yet, apart from a storm."""
        return tuple(self._pending)

    @property
    def storm(self) -> Storm | None:
        """The running storm, if there is one."""
        return self._storm

    def take(self, method: str, template: str) -> Fault | None:
        """Return the fault for this request, if there is one, and note it as injected."""
        route = f"{method} {template}"
        fault = self._next(route) or self._from_storm(route)
        if fault is not None:
            self.injected.append((route, fault.kind))
        return fault

    def _next(self, route: str) -> Fault | None:
        for index, fault in enumerate(self._pending):
            if fault.route in route:
                if fault.times > 1:
                    self._pending[index] = replace(fault, times=fault.times - 1)
                else:
                    del self._pending[index]
                return fault
        return None

    def _from_storm(self, route: str) -> Fault | None:
        if self._storm is None:
            return None
        self._seen[route] += 1
        digest = hashlib.sha256(f"{self._storm.seed}|{route}|{self._seen[route]}".encode()).digest()
        if int.from_bytes(digest[:4]) >= self._storm.rate * 2**32:
            return None
        kind = self._storm.kinds[digest[4] % len(self._storm.kinds)]
        return Fault(kind, route, seconds=self._storm.seconds)
