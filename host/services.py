"""What every part of the host needs, as one value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import TypeAlias

from host.events import Events
from storage.database import Database

Now: TypeAlias = Callable[[], datetime]
"""Returns the time, aware and in UTC."""

Secret: TypeAlias = Callable[[int], bytes]
"""Returns fresh random bytes of the length asked for."""


@dataclass(frozen=True, slots=True)
class Services:
    """The database, the time, the source of randomness, and the events that parts of the host wait for."""

    database: Database
    now: Now
    secret: Secret
    events: Events = field(default_factory=Events)
