"""Computer players: every module of this package with a `LEVEL` is one; the others are code that they share."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from types import MappingProxyType
from typing import Protocol, cast

from game.engine.position import Position
from game.values.moves import Move
from game.values.ruleset import Colour


class Opponent(Protocol):
    """A module that defines a computer player.

    `LEVEL` orders them, the easiest first. `DEPTH` is the length of its playouts in turns, 0 if it only evaluates
    positions one turn ahead. `COMPARES_TURNS` says whether it compares turns by points at all.
    """

    LEVEL: int
    DEPTH: int
    COMPARES_TURNS: bool

    def choose(
        self, position: Position, seed: str, seconds: float, seat: Colour | None = None
    ) -> tuple[Move, ...]:
        """Return the moves of one whole turn of the seat to move, up to where nothing is left to choose.

        At the market it is one answer: that of `seat`, or of a seat that may answer. The same position and
        seed give the same moves. `seconds` is about the time that may be used.
        """


@cache
def _found() -> MappingProxyType[str, Opponent]:
    files = {
        file.name: importlib.import_module(f"{__name__}.{file.name}")
        for file in pkgutil.iter_modules(__path__)
    }
    found = {name: cast(Opponent, module) for name, module in files.items() if hasattr(module, "LEVEL")}
    return MappingProxyType(dict(sorted(found.items(), key=lambda item: item[1].LEVEL)))


FORMER = MappingProxyType({"planner": "hard"})
"""Former names in stored games and results, each with the computer player that has replaced it."""


def names() -> tuple[str, ...]:
    """Return the names of all computer players, the easiest first."""
    return tuple(_found())


def load(name: str) -> Opponent:
    """Return the computer player of a name, also of a former one; refuses others with `LookupError`."""
    return _found()[FORMER.get(name, name)]
