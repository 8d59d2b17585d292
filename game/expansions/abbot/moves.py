"""The recall of the abbot: the move and its event."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.values.errors import Reason
from game.values.events import SeatActed
from game.values.geometry import Cell
from game.values.moves import CELL, Move, cell_text
from game.values.phases import Phase

ABBOT_DEPLOY = Reason.add("abbot-deploy", "the abbot stands on monasteries and gardens only")
ABBOT_RECALL = Reason.add("abbot-recall", "no abbot of the seat stands there on an unfinished feature")


@dataclass(frozen=True, slots=True)
class Recall(Move):
    """Return one's abbot from the tile on `cell` to the supply. Rule: abbot-recall."""

    cell: Cell

    pattern = re.compile(rf"-abbot{CELL}")
    phase = Phase.DEPLOY
    rule = ABBOT_RECALL
    trace_key = "recalls"

    @classmethod
    def read(cls, found: re.Match[str]) -> Recall:
        """Return the recall from the cell that is written."""
        return cls(Cell(int(found[1]), int(found[2])))

    def __str__(self) -> str:
        return f"-abbot{cell_text(self.cell)}"


@dataclass(frozen=True, slots=True)
class Recalled(SeatActed):
    """`seat` took the abbot back from `cell`; what it paid is a `Scored` of its own."""

    cell: Cell

    def move(self) -> Recall:
        """Return the recall."""
        return Recall(self.cell)
