"""Moves and events of the fairy, the princess and the dragon."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from game.values.errors import Reason, RecordError
from game.values.events import Event, SeatActed
from game.values.geometry import Cell, Side
from game.values.moves import (
    CELL,
    SPOT,
    Figure,
    Move,
    Spot,
    cell_text,
    figure_text,
    parse_figure,
    parse_seat,
    parse_spot,
)
from game.values.phases import Phase
from game.values.ruleset import Colour

FLIGHT = Phase.add("dragon")
STEPS = 6
"""Steps of a flight. Rule: dragon-fly."""

FAIRY_MOVE = Reason.add(
    "fairy-move", "no follower of the seat stands there, or the fairy is beside it already"
)
PRINCESS = Reason.add("princess", "no such follower stands in the city of the princess")
DRAGON_STEP = Reason.add("dragon-step", "the dragon cannot go there")
DRAGON_SIX = Reason.add("dragon-six", "the dragon takes six steps, or as many as there is a way for")


@dataclass(frozen=True, slots=True)
class MoveFairy(Move):
    """Set the fairy beside one of one's own followers, on a segment of the tile on `cell`. Rule: fairy-move."""

    figure: Figure
    spot: Spot
    cell: Cell

    pattern = re.compile(rf"\*(?:([a-z]+):)?{SPOT}{CELL}")
    phase = Phase.DEPLOY
    rule = FAIRY_MOVE
    trace_key = "fairies"

    @classmethod
    def read(cls, found: re.Match[str]) -> MoveFairy:
        """Return the move that is written; refuses unknown figures and segments (notation)."""
        text = found.string
        cell = Cell(int(found[4]), int(found[5]))
        return cls(parse_figure(found[1], text), parse_spot(found[2], found[3], text), cell)

    def with_first_side(self, first: Callable[[Cell | None, Spot], Spot]) -> MoveFairy:
        """Return the move with its segment named by the first side."""
        return replace(self, spot=first(self.cell, self.spot))

    def __str__(self) -> str:
        return f"*{figure_text(self.figure)}{self.spot}{cell_text(self.cell)}"


@dataclass(frozen=True, slots=True)
class SendHome(Move):
    """Send a follower of `seat` home from a segment of the tile on `cell`. Rule: princess."""

    seat: Colour
    figure: Figure
    spot: Spot
    cell: Cell

    pattern = re.compile(rf"-([a-z]+):(?:([a-z]+):)?{SPOT}{CELL}")
    phase = Phase.DEPLOY
    rule = PRINCESS
    trace_key = "removals"

    @classmethod
    def read(cls, found: re.Match[str]) -> SendHome:
        """Return the written move; refuses unknown seats, figures and segments (seats, notation)."""
        text = found.string
        spot, cell = parse_spot(found[3], found[4], text), Cell(int(found[5]), int(found[6]))
        return cls(parse_seat(found[1]), parse_figure(found[2], text), spot, cell)

    def with_first_side(self, first: Callable[[Cell | None, Spot], Spot]) -> SendHome:
        """Return the move with its segment named by the first side."""
        return replace(self, spot=first(self.cell, self.spot))

    def __str__(self) -> str:
        return f"-{self.seat.value}:{figure_text(self.figure)}{self.spot}{cell_text(self.cell)}"


@dataclass(frozen=True, slots=True)
class Step(Move):
    """Move the dragon to the tile on one side. Rule: dragon-step."""

    side: Side

    pattern = re.compile(r"~([NESW])")
    phase = FLIGHT
    misplaced = rule = DRAGON_STEP

    @classmethod
    def read(cls, found: re.Match[str]) -> Step:
        """Return the step that is written."""
        return cls(Side[found[1]])

    @classmethod
    def split_word(cls, word: str) -> tuple[str, ...]:
        """Return the steps that one word holds; refuses more than a flight has (dragon-six)."""
        if not re.fullmatch(r"~[NESW]{2,}", word):
            return (word,)
        if len(word) > STEPS + 1:
            raise RecordError(DRAGON_SIX, 1, word, DRAGON_SIX.sentence)
        return tuple(f"~{side}" for side in word[1:])

    def join_word(self, word: str) -> str | None:
        """Return the word of the steps before, with this one added."""
        return word + self.side.name if word.startswith("~") else None

    def __str__(self) -> str:
        return f"~{self.side.name}"


@dataclass(frozen=True, slots=True)
class FairyMoved(SeatActed):
    """`seat` set the fairy beside its follower on a segment of the tile on `cell`."""

    figure: Figure
    cell: Cell
    spot: Spot

    def move(self) -> MoveFairy:
        """Return the move."""
        return MoveFairy(self.figure, self.spot, self.cell)


@dataclass(frozen=True, slots=True)
class SentHome(Event):
    """The princess of `by` sent a follower of `seat` home; its `Returned` follows."""

    by: Colour
    seat: Colour
    figure: Figure
    cell: Cell
    spot: Spot

    @property
    def doer(self) -> Colour:
        """The seat that laid the princess."""
        return self.by

    def move(self) -> SendHome:
        """Return the move."""
        return SendHome(self.seat, self.figure, self.spot, self.cell)


@dataclass(frozen=True, slots=True)
class Stepped(SeatActed):
    """`seat` moved the dragon to `cell`, over `side`."""

    side: Side
    cell: Cell

    binding = True

    def move(self) -> Step:
        """Return the step."""
        return Step(self.side)


@dataclass(frozen=True, slots=True)
class VolcanoLaid(Event):
    """A volcano was laid on `cell`, to which the dragon moved."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Eaten(Event):
    """The dragon ate a figure of `seat`; its `Returned` follows."""

    seat: Colour
    figure: Figure
    cell: Cell
    spot: Spot
