"""Ladders of challenges: places that people win from each other."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from model.ids import ChannelId, GameId, GuildId, LadderId, MemberId, MessageId, PersonId
from model.tables import TableOptions


class LadderStatus(Enum):
    """Whether a ladder is played."""

    OPEN = "open"
    CLOSED = "closed"


class NewsKind(Enum):
    """What has happened on a ladder.

    CLIMBED, HELD and TIED are games in which the challenger won, lost or tied, NO_RESULT one that was stopped.
    UNANSWERED is a challenge that was declined or not answered in time, LEFT one that was accepted by somebody who
    has left the ladder before the end of its game; IDLE is somebody who has not played for long, PLACED somebody whom
    an organiser has put on another place.
    """

    CLIMBED = "climbed"
    HELD = "held"
    TIED = "tied"
    NO_RESULT = "no-result"
    UNANSWERED = "unanswered"
    LEFT = "left"
    IDLE = "idle"
    PLACED = "placed"


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody on a ladder, or who was: then `place` is None, and `person` too once their data is deleted.

    `active_at` is when they last challenged, answered, played or fell; `moved` is how many places their last move
    led them up (below 0: down).
    """

    number: MemberId
    person: PersonId | None
    name: str
    place: int | None
    active_at: datetime
    won: int = 0
    lost: int = 0
    moved: int = 0


@dataclass(frozen=True, slots=True)
class LadderSpec:
    """A ladder as it is opened.

    One may challenge up to `reach` places above; who is challenged has `answer_days` to accept. Who does nothing for
    `idle_days` falls a place (0: nobody does).
    """

    guild: GuildId
    channel: ChannelId
    organiser: PersonId | None
    name: str
    options: TableOptions
    reach: int = 3
    answer_days: int = 3
    idle_days: int = 30


@dataclass(frozen=True, slots=True)
class Ladder:
    """A ladder; `members` are those on it from the top, `former` those who have left."""

    id: LadderId
    spec: LadderSpec
    status: LadderStatus
    message: MessageId | None
    created_at: datetime
    ended_at: datetime | None = None
    members: tuple[Member, ...] = ()
    former: tuple[Member, ...] = ()

    @property
    def open(self) -> bool:
        """Return whether it is played."""
        return self.status is LadderStatus.OPEN

    def on_it(self, person: PersonId) -> Member | None:
        """Return the member that a person is now; None if they are not on the ladder."""
        return next((one for one in self.members if one.person == person), None)

    def member(self, number: MemberId) -> Member:
        """Return the present or former member of a number."""
        return next(one for one in (*self.members, *self.former) if one.number == number)


@dataclass(frozen=True, slots=True)
class News:
    """One thing that has happened: to a `member`, and to the `other` if there is one.

    `place` is the member's afterwards; of a challenge the member is the challenger.
    """

    number: int
    kind: NewsKind
    member: MemberId
    other: MemberId | None
    place: int
    at: datetime
    game: GameId | None = None
