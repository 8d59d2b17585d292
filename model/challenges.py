"""Challenges: one person asks another for a game of two, who has some days to answer."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from model.ids import ChallengeId, ChannelId, GameId, GuildId, LadderId, PersonId
from model.tables import TableOptions


class ChallengeStatus(Enum):
    """How far a challenge has come."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Challenge:
    """One challenge. If the person `challenged` proposes other rules instead, the two change places.

    `channel` is where it was made. The person challenged has `days` to answer: until `answer_by`, which
    holidays and downtimes move. `game` is the game that follows once it is accepted. A person whose data was
    deleted is None. On a `ladder` a place is at stake; it is `settled` once nothing more follows from it.
    """

    id: ChallengeId
    guild: GuildId
    channel: ChannelId
    challenger: PersonId | None
    challenger_name: str
    challenged: PersonId | None
    challenged_name: str
    options: TableOptions
    status: ChallengeStatus
    days: int
    made_at: datetime
    answer_by: datetime
    ended_at: datetime | None = None
    game: GameId | None = None
    thread: ChannelId | None = None
    ladder: LadderId | None = None
    settled: bool = False

    @property
    def open(self) -> bool:
        """True if it waits for an answer."""
        return self.status is ChallengeStatus.OPEN

    @property
    def given_up(self) -> bool:
        """True if it was accepted on a ladder but settled without a game, since that never began."""
        accepted = self.status is ChallengeStatus.ACCEPTED
        return accepted and self.ladder is not None and self.settled and self.game is None

    @property
    def proposal(self) -> int:
        """A number of the present proposal, different from those of all earlier ones."""
        return int(self.made_at.timestamp() * 1000)
