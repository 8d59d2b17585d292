"""The interface by which the repository of games has other data stored along with a new state."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

from host.games.session import Session
from model.games import Deadline
from model.ids import PersonId
from storage.database import Connection


class StateRecorder(Protocol):
    """Stores the data of other packages in the transaction that stores a new state of a game."""

    async def store_deadline(self, connection: Connection, session: Session, at: datetime) -> Deadline:
        """Store and return the deadline of a game that goes on."""

    async def record_end(self, connection: Connection, session: Session) -> None:
        """Record a game that the rules have ended."""

    async def record_stop(
        self, connection: Connection, session: Session, given_up_by: PersonId | None
    ) -> None:
        """Record a game that was stopped; `given_up_by` is the person who gave it up, or None."""
