"""The state of a control, written into its custom id so that a restart loses nothing.

b:cell.1:k7q2:42:M50/1
│ │    │ │    │  └ choice: whatever the kind needs, in codes that stay what they are
│ │    │ │    └ the number of the state that was shown
│ │    │ └ the game
│ │    └ version: how the choice is written, counted by each kind for itself
│ └ kind: who answers the press
└ b for a button, s for a select, m for a form

Ids without a version are of version 1. A handler reads all versions of its kind.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

LIMIT = 100
"""Characters Discord allows in a custom id."""
LARGEST_NUMBER = 2**31 - 1
"""The largest number that means anything: what is larger has been forged, and is read as this."""


class Shape(Enum):
    """The sort of control that carries an id; the value is the prefix of the id."""

    BUTTON = "b"
    SELECT = "s"
    FORM = "m"


class Kind(Enum):
    """Who answers a press. The value stands in messages that outlive a release: never change one."""

    JOIN = "join"
    LEAVE = "leave"
    COMPUTER = "computer"
    START = "start"
    SETTING = "setting"
    PLAY = "play"
    CELL = "cell"
    TURN = "turn"
    SPOT = "spot"
    CONFIRM = "confirm"
    UNDO = "undo"
    VOTE = "vote"
    BOARD = "board"
    SCORES = "scores"
    TILES = "tiles"
    NEXT_GAME = "next"
    HISTORY = "history"
    REMATCH = "rematch"
    REVIEW = "review"
    PAGE = "page"
    FILE = "file"
    RESIGN = "resign"
    REPLACE = "replace"
    STOP = "stop"
    PRIVACY = "privacy"
    SERVER = "server"
    THREAD = "thread"
    MARKET = "market"
    ANSWER = "answer"
    STEP = "step"
    ORDERS = "orders"
    LEADERS = "leaders"
    CHALLENGE = "challenge"
    LADDER = "ladder"
    PUZZLE = "puzzle"
    TOURNAMENT = "cup"
    PLAN = "plan"
    MATCH_TIME = "time"
    TEAM = "team"
    RULES = "rules"
    LEARN = "learn"
    HELP = "help"

    @property
    def version(self) -> int:
        """The version in which choices of this kind are written now."""
        return _VERSIONS.get(self, 1)


ASK_UNDO = "ask"
"""The choice of a control of `Kind.UNDO` that undoes at once or asks everyone, without saying first what is undone."""

_VERSIONS = {Kind.LEARN: 2, Kind.THREAD: 4, Kind.CELL: 2, Kind.CHALLENGE: 2}
"""Kinds whose choices were once written in another way."""


@dataclass(frozen=True, slots=True)
class ControlId:
    """The content of a custom id: enough to answer a press after a restart."""

    shape: Shape
    kind: Kind
    game: str = ""
    seq: int = 0
    choice: str = ""
    version: int = 1

    def __str__(self) -> str:
        kind = f"{self.kind.value}.{self.version}"
        text = f"{self.shape.value}:{kind}:{self.game}:{self.seq}:{self.choice}"
        assert len(text) <= LIMIT, text
        return text


def read_number(text: str) -> int:
    """Return a number that a control carries, `LARGEST_NUMBER` at most. Raises ValueError for what is none."""
    return min(int(text), LARGEST_NUMBER)


def template(shape: Shape) -> str:
    """Return the pattern of all custom ids of one shape."""
    return (
        rf"{shape.value}:(?P<kind>[a-z]+)(\.(?P<version>\d+))?:(?P<game>[\w-]*):(?P<seq>\d+):(?P<choice>.*)"
    )


def parse(text: str) -> ControlId | None:
    """Return what `str(control_id)` was printed from.

    None for ids that are not ours, of a kind that is gone, or of a version that is still to come.
    """
    parts = text.split(":", 4)
    if len(parts) != 5:
        return None
    shape, kind, game, seq, choice = parts
    name, _, version = kind.partition(".")
    try:
        control = ControlId(Shape(shape), Kind(name), game, read_number(seq), choice, int(version or 1))
    except ValueError:
        return None
    return control if 1 <= control.version <= control.kind.version else None
