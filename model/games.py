"""What rows of games, people and servers are made of: ids, closed sets, and values that functions take and give.

Times are aware and in UTC. Ids of Discord's things are its snowflakes, kept as whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime, time
from enum import Enum
from typing import NewType

from game.values.ruleset import Colour, Ruleset

GameId = NewType("GameId", str)
"""A short word that can be said aloud, such as "tavomi"."""

PersonId = NewType("PersonId", int)
GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
MessageId = NewType("MessageId", int)


class GameStatus(Enum):
    """How far a game has come."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    STOPPED = "stopped"


class HelpLevel(Enum):
    """How much the table is told beyond the rules."""

    FULL = "full"
    STANDARD = "standard"
    PURIST = "purist"


class TimeOut(Enum):
    """What happens when a turn's time has run out."""

    COMPUTER_PLAYS = "computer-plays"
    RANDOM_TILE = "random-tile"
    HAND_OVER = "hand-over"


class FirstSeat(Enum):
    """Who begins: by chance, by drawing tiles, or in the order of sitting down."""

    CHANCE = "chance"
    TILE_DRAW = "tile-draw"
    AS_SEATED = "as-seated"


class Occupant(Enum):
    """Who sits on a seat. A closed seat lays its tiles anywhere and sets no meeple."""

    PERSON = "person"
    COMPUTER = "computer"
    CLOSED = "closed"


class EntryKind(Enum):
    """What an entry of the log says."""

    MOVE = "move"
    UNDO = "undo"
    SEAT = "seat"


class Maker(Enum):
    """Who made an entry: a person, the computer on the seat, or the clock when time ran out."""

    PERSON = "person"
    COMPUTER = "computer"
    CLOCK = "clock"


class Giver(Enum):
    """Who gave a seat away that is neither theirs nor for themselves, where no seat at the table tells it."""

    HOST = "host"
    REFEREE = "referee"


class ReminderBy(Enum):
    """How a person wants to be reminded."""

    MENTION = "mention"
    DIRECT = "direct"
    NONE = "none"


class GameOpeners(Enum):
    """Who may open games on a server."""

    EVERYONE = "everyone"
    MANAGERS = "managers"
    ROLE = "role"


class Ending(Enum):
    """How a game with a result ended: by the rules, by all but one leaving it, or by a referee."""

    PLAYED = "played"
    LEFT = "left"
    ADJUDICATED = "adjudicated"


@dataclass(frozen=True, slots=True)
class TableOptions:
    """What is chosen in the lobby.

    `seats` is the most that may sit down (2 to 6); `turn_seconds` None means no clock;
    `holiday_days` is how long the holidays of one person may pause the clock in this game.
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


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at one game's table.

    `name` is the person's as it was last seen there, empty for computers; `mind` names the
    computer's way of playing (`game.opponents`). A person who had their data deleted leaves
    `person` None and the occupant PERSON until somebody else takes the seat. `number` tells the
    computers of one table apart; see `numbered`.
    """

    colour: Colour
    occupant: Occupant
    person: PersonId | None = None
    name: str = ""
    mind: str | None = None
    number: int = 0


def numbered(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """The seats of one table with the computers numbered from 1 in their order; 0 for one that is alone."""
    found = tuple(seats)
    computers = [seat.colour for seat in found if seat.occupant is Occupant.COMPUTER]
    if len(computers) < 2:
        return tuple(replace(seat, number=0) if seat.number else seat for seat in found)
    return tuple(
        replace(seat, number=computers.index(seat.colour) + 1 if seat.colour in computers else 0)
        for seat in found
    )


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a game's log; `seq` counts from 1.

    `text` is the move as `game.notation.moves` writes it; for an undo the number of entries the
    position returns to; for a seat what `host.games.seats` wrote. `tile` is the key of the tile
    the move was made with, empty where there is none. `digest` is of the position after it.
    """

    seq: int
    kind: EntryKind
    text: str
    tile: str
    digest: str
    maker: Maker
    person: PersonId | None
    at: datetime


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """One person's choices.

    `language` None follows Discord's, which was `discords` when they last chose how they are reminded or
    spoken to; `quiet` is from when until when nobody reminds them, in their own time zone; `holidays` are
    spans in which their clocks stand still.
    """

    language: str | None = None
    time_zone: str = "UTC"
    reminder: ReminderBy = ReminderBy.MENTION
    quiet: tuple[time, time] | None = None
    holidays: tuple[tuple[datetime, datetime], ...] = ()
    discords: str | None = None


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """One server's choices.

    `language` None follows Discord's; no `channels` means that games may be opened everywhere;
    `retention_days` None keeps games for ever; a table that nobody touches closes after `lobby_days`.
    """

    language: str | None = None
    channels: tuple[ChannelId, ...] = ()
    openers: GameOpeners = GameOpeners.EVERYONE
    opener_role: int | None = None
    mention: bool = True
    thread_per_game: bool = False
    theme: str = "painted-dark"
    retention_days: int | None = None
    lobby_days: int = 7
    defaults: TableOptions = field(default_factory=TableOptions)
