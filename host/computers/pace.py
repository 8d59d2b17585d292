"""How much of the time allowed a computer player is given, so that its turns are not late on a slow machine."""

from __future__ import annotations

LEAST, FASTER = 0.05, 1.1
"""The least part of the time allowed, and the factor by which the part grows after a turn that was in time."""


class Pace:
    """The part of the allowed time that a computer player is given, adjusted so that it does not exceed it.

    Computers count positions instead of reading a clock, since the same seed must give the same turn. If a turn
    took too long because the machine is slower than they assume, or busy, the next turns are given less time.
    """

    def __init__(self) -> None:
        self.part = 1.0

    def note(self, allowed: float, took: float) -> None:
        """Adjust the part after a turn that was allowed `allowed` seconds and took `took`."""
        if took > allowed > 0:
            self.part = max(LEAST, self.part * allowed / took)
        else:
            self.part = min(1.0, self.part * FASTER)
