"""Bad luck on request: single faults for the next requests, and a storm of them from a seed.

A storm decides by the seed, the route and how many requests that route has had, so the same seed over the same
requests is the same storm, however requests of different routes are interleaved.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum


class FaultKind(Enum):
    """What can go wrong with one request."""

    RATE_LIMITED = "rate_limited"  # 429 before anything is done
    SERVER_ERROR = "server_error"  # 500 before anything is done
    SLOW = "slow"  # done and answered, but late
    DROPPED = "dropped"  # the connection breaks before anything is done
    LOST_ANSWER = "lost_answer"  # done, but the connection breaks before the answer
    GATEWAY_DROPPED = "gateway_dropped"  # done and answered, and the gateway connections of the bot break


SERVED = (FaultKind.SLOW, FaultKind.LOST_ANSWER, FaultKind.GATEWAY_DROPPED)
"""The kinds that let the request be done."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One kind of fault for the next `times` requests whose `METHOD /template` contains `route`."""

    kind: FaultKind
    route: str = ""
    times: int = 1
    seconds: float = 0.25


@dataclass(frozen=True, slots=True)
class Storm:
    """Faults at random: each request has the chance `rate` of one of the kinds."""

    seed: str
    rate: float = 0.05
    kinds: tuple[FaultKind, ...] = tuple(FaultKind)
    seconds: float = 0.1


class Faults:
    """What is in store for the requests to come, and a log of what was dealt out."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []
        self._storm: Storm | None = None
        self._seen: Counter[str] = Counter()
        self.dealt: list[tuple[str, FaultKind]] = []

    def add(self, fault: Fault) -> None:
        """Put one more in store."""
        self._waiting.append(fault)

    def start_storm(self, storm: Storm) -> None:
        """From the next request on, in place of any storm before."""
        self._storm = storm
        self._seen.clear()

    def clear(self) -> None:
        """Nothing is in store any more."""
        self._waiting.clear()
        self._storm = None

    @property
    def waiting(self) -> Iterable[Fault]:
        """What is in store, apart from a storm."""
        return tuple(self._waiting)

    @property
    def storm(self) -> Storm | None:
        """The storm that is on."""
        return self._storm

    def deal(self, method: str, template: str) -> Fault | None:
        """The fault that this request meets, if any."""
        route = f"{method} {template}"
        fault = self._next(route) or self._from_storm(route)
        if fault is not None:
            self.dealt.append((route, fault.kind))
        return fault

    def _next(self, route: str) -> Fault | None:
        for index, fault in enumerate(self._waiting):
            if fault.route in route:
                if fault.times > 1:
                    self._waiting[index] = replace(fault, times=fault.times - 1)
                else:
                    del self._waiting[index]
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
