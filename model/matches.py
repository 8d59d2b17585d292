"""Matches of a tournament with their games, and decisions of referees."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from model.ids import ChannelId, EntrantId, GameId, PersonId


class MatchEnding(Enum):
    """How a match got its result: by play, by a player's absence, by a referee, or by its deadline."""

    PLAYED = "played"
    WALKOVER = "walkover"
    REFEREE = "referee"
    DEADLINE = "deadline"


class DecisionKind(Enum):
    """What a referee decided, or the clock in a referee's place.

    Of a match: EXTEND gives it more time; AS_IT_STANDS, WIN, TIE and NOBODY (all were absent) decide it; UNDO takes its
    result back. REPLACE puts another person in an entrant's place, DROP takes an entrant out; PAUSE and RESUME stop
    and start the tournament. One that is cancelled or ended early is stored as a PAUSE without a RESUME.
    """

    EXTEND = "extend"
    AS_IT_STANDS = "as-it-stands"
    WIN = "win"
    TIE = "tie"
    NOBODY = "nobody"
    REPLACE = "replace"
    DROP = "drop"
    PAUSE = "pause"
    RESUME = "resume"
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class MatchSeat:
    """One seat of a match, in the order of play of its first game.

    `points` are None until the match is decided. `half_wins` is what decides in place of points, doubled, or None
    where points decide; see `Result.wins` in `host.tournaments.standings`. An `absent` seat lost by not appearing or
    by a referee's decision.
    """

    entrant: EntrantId
    points: int | None = None
    half_wins: int | None = None
    absent: bool = False


@dataclass(frozen=True, slots=True)
class Leg:
    """One game of a match, with its number `leg`. Once it is over, `scores` has the points by seat of the match.

    A game that is played again is not `counted`. `winners` are the seats that have won; None: those
    with the most points.
    """

    game: GameId
    leg: int
    counted: bool
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Proposal:
    """Times at which one of the two players of a match would play, the earliest first."""

    by: EntrantId
    times: tuple[datetime, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """One match (or table) of a round, in the thread `channel` once that is made.

    Players are `reminded` of its deadline `ends_at`. If it has no result by then it is `overdue`, and the organiser has
    some time to decide.

    Its two players may agree on a time, `agreed_at`; they are `called` shortly before that. `proposal` is the last
    proposal of one of them, as long as the other has not answered.
    """

    round: int
    number: int
    channel: ChannelId | None
    ends_at: datetime
    reminded: bool = False
    overdue: bool = False
    ending: MatchEnding | None = None
    ended_at: datetime | None = None
    seats: tuple[MatchSeat, ...] = ()
    legs: tuple[Leg, ...] = ()
    proposal: Proposal | None = None
    agreed_at: datetime | None = None
    called: bool = False

    @property
    def open(self) -> bool:
        """True if the match goes on."""
        return self.ending is None

    @property
    def has_result(self) -> bool:
        """True if the match has a result; one that was open when its tournament was ended early has none."""
        return not self.open and any(seat.absent or seat.points is not None for seat in self.seats)

    @property
    def entrants(self) -> tuple[EntrantId, ...]:
        """The entrants by seat."""
        return tuple(seat.entrant for seat in self.seats)

    @property
    def counted(self) -> tuple[Leg, ...]:
        """The games that count, in order."""
        return tuple(leg for leg in self.legs if leg.counted)


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision. `referee` is None if the clock decided, and once the referee's data is deleted."""

    kind: DecisionKind
    referee: PersonId | None
    at: datetime
    round: int | None = None
    match: int | None = None
    entrant: EntrantId | None = None
