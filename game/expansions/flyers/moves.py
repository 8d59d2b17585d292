"""Taking off, the throw of the die, and landing: moves and events."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from game.values.errors import Reason
from game.values.events import Event, SeatActed
from game.values.geometry import Cell
from game.values.moves import CELL, SPOT, Figure, Move, Spot, cell_text, figure_text, parse_figure, parse_spot
from game.values.phases import Phase
from game.values.ruleset import Colour

THROW, LAND = Phase.add("throw"), Phase.add("land")
FLYER_FLY = Reason.add(
    "flyer-fly", "no follower of the seat can take off there, or the die does not show this"
)
FLYER_LAND = Reason.add(
    "flyer-land", "a flight ends on an unfinished feature, if there is one for the figure"
)

_WORD = re.compile(r"(\+(?:[a-z]+:)?flyer)(:[0-9])")


@dataclass(frozen=True, slots=True)
class Fly(Move):
    """Set a follower on the flying machine of the tile just laid. Rule: flyer-fly."""

    figure: Figure

    pattern = re.compile(r"\+(?:([a-z]+):)?flyer")
    phase = Phase.DEPLOY
    rule = FLYER_FLY
    trace_key = "deployments"

    @classmethod
    def read(cls, found: re.Match[str]) -> Fly:
        """Return the flight of the written figure; refuses an unknown one (notation)."""
        return cls(parse_figure(found[1], found.string))

    @classmethod
    def split_word(cls, word: str) -> tuple[str, ...]:
        """Return the flight and the throw that stand in one word."""
        found = _WORD.fullmatch(word)
        return (found[1], found[2]) if found else (word,)

    def __str__(self) -> str:
        return f"+{figure_text(self.figure)}flyer"


@dataclass(frozen=True, slots=True)
class Throw(Move):
    """The throw of the die: the number of cells that the follower flies. It is made by chance."""

    distance: int

    pattern = re.compile(r":([0-9])")
    phase = THROW
    misplaced = rule = FLYER_FLY

    @classmethod
    def read(cls, found: re.Match[str]) -> Throw:
        """Return the throw that is written."""
        return cls(int(found[1]))

    def join_word(self, word: str) -> str | None:
        """Return the word of the flight with what the die showed."""
        return word + str(self) if word.endswith("flyer") else None

    def chosen_by(self, to_move: Colour | None, acting: Colour | None) -> Colour | None:
        """Return None: the move is made by chance."""
        return None

    def __str__(self) -> str:
        return f":{self.distance}"


@dataclass(frozen=True, slots=True)
class Land(Move):
    """Set the follower that flies on a segment of the tile on `cell`. Rule: flyer-land."""

    spot: Spot
    cell: Cell

    pattern = re.compile(rf">{SPOT}{CELL}")
    phase = LAND
    misplaced = rule = FLYER_LAND
    trace_key = "landings"

    @classmethod
    def read(cls, found: re.Match[str]) -> Land:
        """Return the landing that is written; refuses a segment that no tile can have (notation)."""
        spot = parse_spot(found[1], found[2], found.string)
        return cls(spot, Cell(int(found[3]), int(found[4])))

    def with_first_side(self, first: Callable[[Cell | None, Spot], Spot]) -> Land:
        """Return the landing with its segment named by the first side."""
        return replace(self, spot=first(self.cell, self.spot))

    def __str__(self) -> str:
        return f">{self.spot}{cell_text(self.cell)}"


@dataclass(frozen=True, slots=True)
class TookOff(SeatActed):
    """`seat` set a follower on the machine of the tile on `cell`."""

    figure: Figure
    cell: Cell

    def move(self) -> Fly:
        """Return the flight."""
        return Fly(self.figure)


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """The die showed `distance`: the flight of `seat` leads to `cell`."""

    seat: Colour
    distance: int
    cell: Cell

    binding = True

    def move(self) -> Throw:
        """Return the throw."""
        return Throw(self.distance)


@dataclass(frozen=True, slots=True)
class Landed(SeatActed):
    """`seat` set the follower that flew on a segment of the tile on `cell`."""

    figure: Figure
    cell: Cell
    spot: Spot

    def move(self) -> Land:
        """Return the landing."""
        return Land(self.spot, self.cell)


@dataclass(frozen=True, slots=True)
class Crashed(Event):
    """The follower of `seat` could not land on `cell`, and is back in the supply. Rule: flyer-crash."""

    seat: Colour
    figure: Figure
    cell: Cell
