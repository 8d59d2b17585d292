"""The functions by which the repository of games has other data stored along with a new state."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime

from host.games.session import Session
from model.games import Deadline
from model.ids import PersonId
from storage.database import Connection


@dataclass(frozen=True, slots=True)
class StateRecorder:
    """Functions that store the data of other packages in the transaction that stores a new state of a game."""

    store_deadline: Callable[[Connection, Session, datetime], Awaitable[Deadline]]
    """Stores and returns the deadline of a game that goes on."""
    record_end: Callable[[Connection, Session], Awaitable[None]]
    """Records a game that the rules have ended."""
    record_stop: Callable[[Connection, Session, PersonId | None], Awaitable[None]]
    """Records a game that was stopped; the person is the one who gave it up, or None."""
