"""The tile of the day: the plans of servers, their puzzles, and the answers to them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, time

from game.puzzles.puzzle import POINTS, Verdict
from model.ids import ChannelId, GuildId, PersonId


@dataclass(frozen=True, slots=True)
class PuzzlePlan:
    """Where and when a server's puzzle is posted each day: `at` in its own time zone, the next one at `next_at`.

    A server that ends its puzzles keeps its plan, no longer `active`, and with it the scores.
    """

    guild: GuildId
    channel: ChannelId
    at: time
    time_zone: str
    language: str
    next_at: datetime
    active: bool = True


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """A puzzle of a server, as `game.puzzles` writes it.

    `source` names the game that it is from. `number` counts the posted puzzles, from 1; answers are accepted
    from `posted_at` to `closed_at`. These three are None until the puzzle is posted, `closed_at` until it is
    closed.
    """

    guild: GuildId
    source: str
    text: str
    number: int | None = None
    posted_at: datetime | None = None
    closed_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """A person's answer to puzzle `number` of a server: the moves of a turn, in notation."""

    guild: GuildId
    number: int
    person: PersonId
    moves: str
    verdict: Verdict
    at: datetime

    @property
    def points(self) -> int:
        """The points for the answer."""
        return POINTS[self.verdict]


@dataclass(frozen=True, slots=True)
class PuzzleStanding:
    """The score of a person on a server.

    `streak` counts the puzzles solved one after another up to now, `longest` is the longest such streak. A puzzle that
    is still open for answers ends no streak.
    """

    person: PersonId
    points: int
    solved: int
    answered: int
    streak: int
    longest: int
