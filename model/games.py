"""A game as it is stored: its header, the entries of its log, its deadline, an undo that waits for agreement."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from types import MappingProxyType

from game.values.ruleset import Colour
from model.ids import ChannelId, GameId, GuildId, MessageId, PersonId
from model.tables import GameStatus, Seat, TableOptions


class EntryKind(Enum):
    """What an entry of the log records."""

    MOVE = "move"
    UNDO = "undo"
    SEAT = "seat"


class Maker(Enum):
    """Who made an entry: a person, the computer on the seat, or the clock when time ran out."""

    PERSON = "person"
    COMPUTER = "computer"
    CLOCK = "clock"


class Giver(Enum):
    """Who handed over another person's seat, if not a player at the table: the game's host, or a referee."""

    HOST = "host"
    REFEREE = "referee"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a game's log; `seq` counts from 1.

    `text` is the move as `game.notation.moves` writes it; for an undo the number of entries the
    position returns to; for a seat what `host.games.seat_changes` wrote. `tile` is the key of the tile
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
class GameHeader:
    """The header of a game. `seed` is a secret until the game is over; `commitment` is its hash."""

    id: GameId
    guild: GuildId | None
    channel: ChannelId
    host: PersonId | None
    status: GameStatus
    options: TableOptions
    rules_version: int
    seed: str
    commitment: str
    created_at: datetime
    message: MessageId | None = None
    rematch_of: GameId | None = None
    started_at: datetime | None = None
    ended_at: datetime | None = None
    touched_at: datetime | None = None
    """When something was last changed at the table; None if nothing was since it was opened."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """When a running game is to be looked at again, and when its turn ends.

    If `look_at` is None, nothing happens by itself; if `ends_at` is None, the turn has no time limit.

    `turn_seq` is the state in which the turn of `colour` began, at `began_at`; `paused_until` is when
    its clock goes on, if it is paused; `changed_at` is when the newest entry was made.

    Where each player has a time budget for the game, `budgets` are the seconds that each seat had left when
    the deadline was computed, and `out_at` is when the budget of the seat to move is used up.
    """

    look_at: datetime | None
    colour: Colour
    turn_seq: int
    began_at: datetime
    ends_at: datetime | None
    paused_until: datetime | None
    changed_at: datetime
    budgets: Mapping[Colour, int] = field(default_factory=lambda: MappingProxyType({}))
    out_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A request, made in state `seq` by the seat of `colour`, to undo to state `back_to`.

    `agreed` are the people who have agreed so far.
    """

    seq: int
    colour: Colour
    back_to: int
    agreed: tuple[PersonId, ...] = ()


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game in a list: where it is, its seats, and, while it runs, the seat it waits for and until when."""

    id: GameId
    guild: GuildId | None
    channel: ChannelId
    message: MessageId | None
    host: PersonId | None
    status: GameStatus
    seats: tuple[Seat, ...]
    waits_for: Colour | None
    ends_at: datetime | None
    created_at: datetime
