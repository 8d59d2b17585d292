"""What rows of tournaments are made of: ids and closed sets."""

from __future__ import annotations

from enum import Enum
from typing import NewType

TournamentId = NewType("TournamentId", str)
"""A short word, like the name of a game."""

EntrantId = NewType("EntrantId", int)
"""The number of an entrant within their tournament, counted from 1; a substitute takes it over."""


class Format(Enum):
    """How a tournament finds its winner."""

    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"
    ELIMINATION = "elimination"
    SWISS_THEN_ELIMINATION = "swiss-elimination"
    TABLES = "tables"


class TournamentStatus(Enum):
    """How far a tournament has come."""

    SIGN_UP = "sign-up"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


class Stage(Enum):
    """What a round is part of."""

    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"
    KNOCK_OUT = "knock-out"
    TABLES = "tables"


class MatchEnding(Enum):
    """How a match got its result: at the board, because somebody was not there, by a referee, by the deadline."""

    PLAYED = "played"
    WALKOVER = "walkover"
    REFEREE = "referee"
    DEADLINE = "deadline"


class DecisionKind(Enum):
    """What a referee (or the clock, without a referee) did."""

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


class CupNoticeKind(Enum):
    """What a tournament must tell.

    MATCH: a match needs its thread, where its players are called. THREAD_LOST: likewise, again.
    REPLAYED: its game was stopped, and another has begun. That, REMINDER, EXTENDED and DECIDED are told in the thread,
    OVERDUE and DAMAGED (its game cannot be played on) to the organiser, the others in the channel.
    """

    CHECK_IN = "check-in"
    ROUND = "round"
    MATCH = "match"
    THREAD_LOST = "thread-lost"
    REMINDER = "reminder"
    OVERDUE = "overdue"
    DECIDED = "decided"
    ROUND_OVER = "round-over"
    ENDED = "ended"
    CANCELLED = "cancelled"
    PAUSED = "paused"
    RESUMED = "resumed"
    REPLAYED = "replayed"
    EXTENDED = "extended"
    DAMAGED = "damaged"
