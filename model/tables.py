"""A table: its options, and its seats."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum

from game.values.ruleset import Colour, Ruleset
from model.ids import PersonId


class GameStatus(Enum):
    """How far a game has come."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    STOPPED = "stopped"


LIVING = (GameStatus.LOBBY, GameStatus.RUNNING)
"""The statuses of a game that occupies its channel: no other game can be opened there."""


class HelpLevel(Enum):
    """How much help a table gets.

    STANDARD numbers the legal cells and tells which tiles are left. FULL also tells what fits where, who owns the
    fields, and what the scores would be if the game ended now. PURIST gives none: whether a move is legal is told only
    by its refusal.
    """

    FULL = "full"
    STANDARD = "standard"
    PURIST = "purist"


class TimeOut(Enum):
    """What happens when a turn's time has run out.

    COMPUTER_PLAYS: a computer plays the turn. RANDOM_TILE: the tile is laid at random, without a meeple. HAND_OVER: a
    computer takes over the seat.
    """

    COMPUTER_PLAYS = "computer-plays"
    RANDOM_TILE = "random-tile"
    HAND_OVER = "hand-over"


class FirstSeat(Enum):
    """How the first player is found: by chance, by drawing tiles, or as they sat down."""

    CHANCE = "chance"
    TILE_DRAW = "tile-draw"
    AS_SEATED = "as-seated"


class Occupant(Enum):
    """Who sits on a seat. A closed seat places its tiles anywhere and deploys no meeple."""

    PERSON = "person"
    COMPUTER = "computer"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class TableOptions:
    """What is chosen in the lobby.

    `seats` is the most that may sit down (2 to 6); `turn_seconds` None means no clock by turn;
    `budget_seconds` is the time that each player has for the whole game, None for no such limit: a player who
    has used it up has lost. `holiday_days` is how long the holidays of one person may pause the clock.
    """

    ruleset: Ruleset = field(default_factory=Ruleset)
    seats: int = 5
    help: HelpLevel = HelpLevel.STANDARD
    turn_seconds: int | None = 48 * 3600
    time_out: TimeOut = TimeOut.COMPUTER_PLAYS
    holiday_days: int = 14
    first: FirstSeat = FirstSeat.CHANCE
    rated: bool = False
    language: str = "en"
    budget_seconds: int | None = None

    @property
    def timed(self) -> bool:
        """True if there is a clock, by turn or for the whole game."""
        return self.turn_seconds is not None or self.budget_seconds is not None


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at one game's table.

    `name` is the person's as it was last seen there, empty for computers; `opponent` names the
    computer's way of playing (`game.opponents`). If a person's data is deleted, `person` is None
    and the occupant stays PERSON until the seat is taken over. `number` distinguishes the
    computers of one table; see `numbered`.
    """

    colour: Colour
    occupant: Occupant
    person: PersonId | None = None
    name: str = ""
    opponent: str | None = None
    number: int = 0


def numbered(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return the seats of a table with its computers numbered from 1 in their order; a single one has 0."""
    found = tuple(seats)
    computers = [seat.colour for seat in found if seat.occupant is Occupant.COMPUTER]
    if len(computers) < 2:
        return tuple(replace(seat, number=0) if seat.number else seat for seat in found)
    return tuple(
        replace(seat, number=computers.index(seat.colour) + 1 if seat.colour in computers else 0)
        for seat in found
    )
