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

    CLIMBED, HELD and TIED are games in which the challenger won, lost or tied, NO_RESULT one that was
    stopped. UNANSWERED is a challenge that was declined or not answered in time. LEFT is an accepted
    challenge whose challenged member left the ladder before the end of the game. IDLE is a member who has not
    played for long, PLACED a member whom an organiser has moved to another place.
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
    """A present or former member of a ladder.

    `place` is None for a former member; `person` is None once their data is deleted. `active_at` is when they
    last challenged, answered, played or fell; `moved` is how many places up their last move was (negative:
    down).
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

    A member may challenge those up to `reach` places above; the person challenged has `answer_days` to
    answer. A member who does nothing for `idle_days` falls one place (0: nobody falls).
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
    """A ladder. `members` are its present members from the top, `former` those who have left."""

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
        """True if the ladder is open, so that challenges can be made."""
        return self.status is LadderStatus.OPEN

    def member_for(self, person: PersonId) -> Member | None:
        """Return a person's present membership; None if they are not on the ladder."""
        return next((member for member in self.members if member.person == person), None)

    def member(self, number: MemberId) -> Member:
        """Return the present or former member with a number."""
        return next(member for member in (*self.members, *self.former) if member.number == number)


@dataclass(frozen=True, slots=True)
class News:
    """One piece of news: what has happened to a `member`, and to the `other` if there is one.

    `place` is the member's place afterwards. If a challenge was decided, `member` is the challenger.
    """

    number: int
    kind: NewsKind
    member: MemberId
    other: MemberId | None
    place: int
    at: datetime
    game: GameId | None = None
