"""Custom ids: the whole state of a control as text, so that a restart loses nothing.

b:cell.1:k7q2:42:M50/1
│ │    │ │    │  └ choice: what the kind needs, in codes that never change
│ │    │ │    └ the number (seq) of the state that was shown
│ │    │ └ the game
│ │    └ version of the choice's format, counted per kind
│ └ kind: selects the handler of the press
└ b for a button, s for a select, m for a form

Ids without a version are of version 1. A handler reads all versions of its kind.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

Value = TypeVar("Value")

LIMIT = 100
"""The most characters of a custom id that Discord allows."""
LARGEST_NUMBER = 2**31 - 1
"""The largest number read from an id; larger ones are forged and are read as this."""


class Shape(Enum):
    """The sort of control that carries an id; the value is the prefix of the id."""

    BUTTON = "b"
    SELECT = "s"
    FORM = "m"


class Kind(Enum):
    """The kind of a control, which selects its handler. Posted messages contain the values: never change one."""

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
        """The present version of this kind's choices."""
        return _VERSIONS.get(self, 1)


ASK_UNDO = "ask"
"""The choice of a control of `Kind.UNDO` that undoes at once or asks everyone, without saying first what is undone."""

_VERSIONS = {Kind.LEARN: 2, Kind.THREAD: 4, Kind.CELL: 2, Kind.CHALLENGE: 2}
"""Kinds whose format of choices has changed, with their present version."""


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
    """Return a number from 0 read from a control, at most `LARGEST_NUMBER`. Raises ValueError for other text."""
    number = int(text)
    if number < 0:
        raise ValueError(text)
    return min(number, LARGEST_NUMBER)


def read_id(text: str) -> int:
    """Return an id of Discord, as a select submits it. Raises ValueError for other text."""
    number = int(text)
    if not 0 < number < 2**63:
        raise ValueError(text)
    return number


def read_yes(text: str) -> bool:
    """Return a choice between `yes` and `no`. Raises ValueError for other text."""
    return one_of(text, ("yes", "no")) == "yes"


def one_of(value: Value, offered: Collection[Value]) -> Value:
    """Return a chosen value. Raises ValueError unless it was offered."""
    if value not in offered:
        raise ValueError(value)
    return value


def template(shape: Shape) -> str:
    """Return the pattern of all custom ids of one shape."""
    return (
        rf"{shape.value}:(?P<kind>[a-z]+)(\.(?P<version>\d+))?:(?P<game>[\w-]*):(?P<seq>\d+):(?P<choice>.*)"
    )


def parse(text: str) -> ControlId | None:
    """Return the ControlId whose `str` is `text`.

    None for ids that are not ours, of an unknown kind, or of a later version.
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
