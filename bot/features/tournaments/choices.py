"""The choices of the controls in a tournament's messages."""

from __future__ import annotations

from enum import Enum
from typing import Literal, TypeAlias


class Choice(Enum):
    """The choice of a control of a tournament. Posted messages contain the values, so they never change.

    Controls that turn pages add the round and page that they show.
    """

    JOIN = "join"
    LEAVE = "leave"
    DROP_OUT = "drop-out"
    """Drops out of a running tournament; the button of the confirmation."""
    NO_BYE = "no-bye"
    """Cancels a bye in the next round; the button below the answer to its request."""
    RESERVE = "reserve"
    CHECK_IN = "checkin"
    START = "start"
    """Starts without those who have not checked in; the button of the organiser's confirmation."""
    CANCEL = "cancel"
    """Cancels the tournament before it starts; the button of the organiser's confirmation."""
    END = "end"
    """Ends a running tournament with its standings as they are; a button of the organiser's confirmation."""
    CALL_OFF = "call-off"
    """Ends a running tournament without a result; the other button of that confirmation."""
    ORGANISERS = "organisers"
    """Chooses the role that may run the tournament."""
    SIGN_UP = "sign-up"
    """Shows the person the sign-up as it is; the button below a call that stands before it."""
    STANDINGS = "standings"
    MATCHES = "round"
    """Shows the matches of a round alone."""
    BRACKET = "bracket"
    """Shows the matches of a round with their part of the bracket."""
    SEASON = "season"
    """Opens the next season of a league that is over."""
    OPEN_THREAD = "thread"
    """Adds the person to the private thread of a match."""


class TeamChoice(Enum):
    """The choice of a control about a team. Posted messages contain the values, so they never change.

    Controls of a line-up's panel add the number of the board, if there is one, and the round.
    """

    CONFIRM = "yes"
    DECLINE = "no"
    LINE_UP = "lineup"
    BOARD = "board"
    HAND_IN = "in"


Entering: TypeAlias = Literal[Choice.JOIN, Choice.LEAVE, Choice.RESERVE, Choice.CHECK_IN]
"""The choices that change a person's own entry."""

Pages: TypeAlias = Literal[Choice.MATCHES, Choice.BRACKET]
"""The choices that show rounds page by page."""
