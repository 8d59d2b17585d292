"""The move that carries the lamp, and its event."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.values.errors import Reason
from game.values.events import SeatActed
from game.values.geometry import Cell, Side
from game.values.moves import Move
from game.values.phases import Phase

WALK = Phase.add("lamp")
LAMP = Reason.add("lamp", "the lamp cannot be carried there")


@dataclass(frozen=True, slots=True)
class Carry(Move):
    """Carry the lamp to the tile on one side, or leave it where it is."""

    side: Side | None

    pattern = re.compile(r"%([NESW.])")
    phase = WALK
    misplaced = rule = LAMP
    trace_key = "lamp"

    @classmethod
    def read(cls, found: re.Match[str]) -> Carry:
        return cls(None if found[1] == "." else Side[found[1]])

    @classmethod
    def split_word(cls, word: str) -> tuple[str, ...]:
        return tuple(f"%{letter}" for letter in word[1:]) if re.fullmatch(r"%[NESW.]{2,}", word) else (word,)

    def join_word(self, word: str) -> str | None:
        return word + self._letter if word.startswith("%") else None

    @property
    def _letter(self) -> str:
        return "." if self.side is None else self.side.name

    def __str__(self) -> str:
        return f"%{self._letter}"


@dataclass(frozen=True, slots=True)
class Carried(SeatActed):
    """`seat` carried the lamp to `cell`, over `side`."""

    side: Side | None
    cell: Cell

    def move(self) -> Carry:
        return Carry(self.side)
