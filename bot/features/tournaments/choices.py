"""What the controls of a tournament's messages ask for."""

from __future__ import annotations

from enum import Enum
from typing import Literal, TypeAlias


class Choice(Enum):
    """The choice of a control of a tournament. The values stand in messages that outlive a release: never change one.

    Controls that turn pages say after it which round and page they show.
    """

    JOIN = "join"
    LEAVE = "leave"
    DROP_OUT = "drop-out"
    """Leaves a tournament that runs; stands below the question whether one wants that."""
    NO_BYE = "no-bye"
    """Takes a bye in the next round back; stands below the answer to whoever has asked for one."""
    RESERVE = "reserve"
    CHECK_IN = "checkin"
    START = "start"
    """Starts without those who have not checked in; stands below the question whether an organiser wants that."""
    STANDINGS = "standings"
    MATCHES = "round"
    """The matches of a round alone."""
    BRACKET = "bracket"
    """The matches of a round with their part of the bracket."""
    SEASON = "season"
    """Opens the next season of a league that is over."""
    OPEN_THREAD = "thread"
    """Lets somebody into the thread of a match."""


class TeamChoice(Enum):
    """The choice of a control about a team. The values stand in messages that outlive a release: never change one.

    In a panel of a line-up the round follows, after the number of the board if there is one.
    """

    CONFIRM = "yes"
    DECLINE = "no"
    LINE_UP = "lineup"
    BOARD = "board"
    HAND_IN = "in"


Entering: TypeAlias = Literal[Choice.JOIN, Choice.LEAVE, Choice.RESERVE, Choice.CHECK_IN]
"""What people do with their own entry."""

Pages: TypeAlias = Literal[Choice.MATCHES, Choice.BRACKET]
"""What is shown round by round and page by page."""
