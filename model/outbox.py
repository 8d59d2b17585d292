"""Messages that must be delivered: what they say, and what is still to be done about each."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from typing import ClassVar

from model.ids import (
    ChallengeId,
    ChannelId,
    GameId,
    GuildId,
    LadderId,
    MessageId,
    OutboxId,
    PersonId,
    TournamentId,
)


class MessageKind(Enum):
    """What a message says.

    Of a game: TURN after moves, an undo or a change of seats; ENDED and STOPPED (STOPPED in state 0 also says
    that a table has closed before its game began); VOTE asks for an undo, STOP_VOTE for an end of the game;
    reminders go to one person.

    Of a tournament: MATCH calls the players of a match into its thread, which is made for it; THREAD_LOST does so
    again. REPLAYED (the game was stopped, and another has begun), MATCH_REMINDER, EXTENDED, DECIDED and REOPENED (its
    result was taken back) are posted in the thread, REOPENED without a match where the tournament is, if its round was
    over; OVERDUE and DAMAGED call the organiser; MOVED_UP calls a person of the waiting list who has a place now,
    MOVED_DOWN one who waits for a place again, or a reserve who is not needed any more; SEASON opens the sign-up of a
    season and calls those who played the one before; TIMES, TIME_AGREED and TIME_CALL tell the players of a match, in
    its thread, which times are proposed, which one is agreed (or that it does not stand any more), and that it comes;
    LINE_UPS publishes those of a match of teams, and LINE_UP_REMINDER calls the captains whose line-ups are due; the
    others are posted where the tournament was announced.

    Of a challenge: CHALLENGE asks for an answer, CHALLENGE_ACCEPTED calls both into the thread of their game, which
    is made for it; CHALLENGE_CLOSED says to whoever waits for an answer that no game follows.

    Of a ladder: LADDER_NEWS tells who has won, or lost, a place.

    Of a server's tile of the day: PUZZLE opens one, PUZZLE_SOLUTION tells the answer of the one before.
    """

    TURN = "turn"
    ENDED = "ended"
    STOPPED = "stopped"
    VOTE = "vote"
    STOP_VOTE = "stop-vote"
    REMINDER_HALF = "half"
    REMINDER_TENTH = "tenth"

    CHECK_IN = "check-in"
    ROUND = "round"
    MATCH = "match"
    THREAD_LOST = "thread-lost"
    MATCH_REMINDER = "match-reminder"
    OVERDUE = "overdue"
    DECIDED = "decided"
    REOPENED = "reopened"
    ROUND_OVER = "round-over"
    TOURNAMENT_ENDED = "tournament-ended"
    CANCELLED = "cancelled"
    PAUSED = "paused"
    RESUMED = "resumed"
    REPLAYED = "replayed"
    EXTENDED = "extended"
    MOVED_UP = "moved-up"
    MOVED_DOWN = "moved-down"
    DAMAGED = "damaged"
    SEASON = "season"
    TIMES = "times"
    TIME_AGREED = "time-agreed"
    TIME_CALL = "time-call"
    LINE_UPS = "line-ups"
    LINE_UP_REMINDER = "line-up-reminder"

    CHALLENGE = "challenge"
    CHALLENGE_ACCEPTED = "challenge-accepted"
    CHALLENGE_CLOSED = "challenge-closed"

    LADDER_NEWS = "ladder-news"

    PUZZLE = "puzzle"
    PUZZLE_SOLUTION = "puzzle-solution"


class Work(Enum):
    """What is still to be done about a message."""

    POST = "post"
    REFRESH_CLOCK = "refresh-clock"
    """The message shows an outdated clock, or outdated votes."""
    DISABLE_CONTROLS = "disable-controls"
    """The turn of the message is over, or its vote is closed."""


SHOWS_GAME = (MessageKind.TURN, MessageKind.ENDED, MessageKind.STOPPED)
"""Kinds that show the state of the game; each reports what has happened since the one before it."""

REMINDERS = (MessageKind.REMINDER_HALF, MessageKind.REMINDER_TENTH)

VOTES = (MessageKind.VOTE, MessageKind.STOP_VOTE)
"""Kinds that ask all people at the table about one state of the game."""

MAKE_THREADS = (MessageKind.MATCH, MessageKind.THREAD_LOST)
"""Kinds for which a thread is made for a match, in which its game begins."""

MOST_CALLED = 60
"""The most people that one message mentions; the others are mentioned by further ones."""

NONCE_DIGITS = 6
"""Hexadecimal digits after the id and number in a nonce.

With a game's id of eight letters and the number of a part, the nonce fits Discord's 25 characters.
"""

NONCE = 22
"""Hexadecimal digits of a nonce that does not begin with a subject's id; the number of a part may follow."""

WITH_CONTROLS = (MessageKind.TURN, *VOTES, MessageKind.CHALLENGE, MessageKind.CHECK_IN, *REMINDERS)
"""Kinds whose controls are disabled when what they show is over."""


@dataclass(frozen=True, slots=True)
class Posted:
    """A posted message; `pictured` says whether it has its pictures."""

    channel: ChannelId
    message: MessageId
    pictured: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery:
    """A message of the outbox, and the work that is to be done about it.

    `number` counts the messages of its subject, `attempts` how often the work has failed, and `revision`
    how often what it shows became outdated. `channel` is the channel of its subject; `posted` is the message
    itself, once it is posted. `possibly_sent`: an earlier attempt may have posted it without our knowing;
    `cancelled`: it is not to be posted any more, but searched for if it was possibly sent.
    """

    id: OutboxId
    work: Work
    kind: MessageKind
    number: int
    made_at: datetime
    channel: ChannelId
    posted: Posted | None = None
    attempts: int = 0
    revision: int = 0
    possibly_sent: bool = False
    cancelled: bool = False

    about: ClassVar[str]
    """What kind of thing the message is about."""

    @property
    def subject(self) -> str:
        """The id of the object that the message is about."""
        raise NotImplementedError

    @property
    def name(self) -> str:
        """What logs call the message."""
        return f"{self.kind.value} of {self.about} {self.subject}"

    @property
    def nonce(self) -> str:
        """The nonce of the message: for some minutes Discord accepts no second message with it.

        It depends on when the message was stored, since after the restoring of a backup another message may
        get the same number.
        """
        stored = hashlib.sha256(self.made_at.astimezone(UTC).isoformat().encode()).hexdigest()
        return f"{self.subject}-{self.number}-{stored[:NONCE_DIGITS]}"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameDelivery(Delivery):
    """A message about state `seq` of a game, which reports what has happened after state `since`.

    `person` is the recipient of a reminder; of STOPPED who stopped the game alone, or closed the table. `stopped`
    says that the game was stopped meanwhile. If the message is posted together with older ones, `failed_since` is
    when the oldest of them was made, if posting it had failed.
    """

    about = "game"

    game: GameId
    seq: int
    since: int
    person: PersonId | None = None
    stopped: bool = False
    failed_since: datetime | None = None

    @property
    def subject(self) -> str:
        """The id of the game."""
        return self.game


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentDelivery(Delivery):
    """A message about a tournament, or a `round` or `match` of it; `person` is its recipient, if it has one.

    Several messages call to a check-in, each `MOST_CALLED` entrants in the order of their numbers: there
    `round` is the number of the message, from 1.
    """

    about = "tournament"

    tournament: TournamentId
    round: int | None = None
    match: int | None = None
    person: PersonId | None = None

    @property
    def subject(self) -> str:
        """The id of the tournament."""
        return self.tournament


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeDelivery(Delivery):
    """A message about a challenge; `person` is its recipient."""

    about = "challenge"

    challenge: ChallengeId
    person: PersonId | None = None

    @property
    def subject(self) -> str:
        """The id of the challenge."""
        return self.challenge


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderDelivery(Delivery):
    """A message about a ladder: its news with the number `news`."""

    about = "ladder"

    ladder: LadderId
    news: int

    @property
    def subject(self) -> str:
        """The id of the ladder."""
        return self.ladder


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleDelivery(Delivery):
    """A message about puzzle `puzzle` of a server."""

    about = "server"

    guild: GuildId
    puzzle: int

    @property
    def subject(self) -> str:
        """The id of the server."""
        return str(self.guild)

    @property
    def nonce(self) -> str:
        """The nonce of the message, a hash alone: a Discord id would leave no room for the rest."""
        named = hashlib.sha256(f"{self.guild} {self.number} {self.made_at.astimezone(UTC)}".encode())
        return named.hexdigest()[:NONCE]
