"""Views of games as people may see them, without the bag and the hidden hands of others.

`seq` numbers the states of a game: state n is the position after the n-th entry of the log. A move that was chosen
on state n becomes entry n + 1, or is refused because the board has moved on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from types import MappingProxyType

from game.engine.first_seat import TileDraw
from game.engine.position import Position
from game.values.events import Bonus, Event, Scored
from game.values.moves import Move
from game.values.ruleset import Colour
from host.games.acting import acting
from model.games import EntryKind, Giver, Maker
from model.ids import ChannelId, GameId, GuildId, MessageId, PersonId
from model.tables import GameStatus, Occupant, Seat, TableOptions


@dataclass(frozen=True, slots=True)
class Person:
    """A person, with the name to show at the table."""

    id: PersonId
    name: str


@dataclass(frozen=True, slots=True)
class LobbyView:
    """A table before the game. `message` shows it; `begun` says whether its game has started.

    `closed_by` is who has closed it before that, if it was not closed by itself or by the last to leave.
    """

    id: GameId
    guild: GuildId | None
    channel: ChannelId
    message: MessageId | None
    host: PersonId | None
    status: GameStatus
    begun: bool
    options: TableOptions
    seats: tuple[Seat, ...]
    closed_by: PersonId | None = None

    @property
    def full(self) -> bool:
        """True if every seat is taken."""
        return len(self.seats) >= self.options.seats

    @property
    def free(self) -> int:
        """The number of empty seats."""
        return self.options.seats - len(self.seats)


@dataclass(frozen=True, slots=True)
class VoteView:
    """A vote on an undo.

    `seat` asks for it; `back_to` is the state it would return to; `undone` reports the turns that would be
    undone, oldest first; `waiting` are the people who have not answered.
    """

    seat: Colour
    back_to: int
    undone: tuple[TurnReport, ...]
    agreed: tuple[PersonId, ...]
    waiting: tuple[PersonId, ...]


@dataclass(frozen=True, slots=True)
class StopVoteView:
    """A vote on stopping a game, for which all people must agree; `waiting` are those who have not."""

    agreed: tuple[PersonId, ...]
    waiting: tuple[PersonId, ...]


@dataclass(frozen=True, slots=True)
class GameView:
    """One state of a game as one person (or a spectator) may see it."""

    id: GameId
    guild: GuildId | None
    channel: ChannelId
    status: GameStatus
    options: TableOptions
    host: PersonId | None
    seats: tuple[Seat, ...]
    seat: Colour | None
    """The viewer's seat; None for a spectator."""
    seq: int
    """The number of the state, which a move must name."""
    turn_seq: int
    """The state to which its message belongs: the turn's first, or at a market that of the last call."""
    newest: bool
    """True if this is the newest state."""
    position: Position
    deadline: datetime | None
    """When the turn of the newest state ends; None for never."""
    paused_until: datetime | None
    """The end of a pause of the newest state's clock, as on a holiday; None if the clock runs."""
    vote: VoteView | None
    commitment: str
    """The hash of `seed`, shown from the start."""
    seed: str | None
    """The seed of the order of the tiles; None while it is secret, at least until the game is over."""
    tile_draw: TileDraw | None
    started_at: datetime
    ended_at: datetime | None
    next_maker: Maker | None = None
    """The maker of the move that followed; None in the newest state, or if another entry followed."""
    then_to_move: Seat | None = None
    """The seat to move, as of the next entry, without a name; None in the newest state, after the end, and
    for a seat that has never changed hands."""
    undoable: bool = False
    """Whether any person at the table has a turn to undo in the newest state."""
    decided: bool = False
    """Whether the game was stopped because its match has a result."""
    in_tournament: bool = False
    sealed: bool = False
    """Whether other tables draw the same tiles, which the board of this one would tell them."""
    budgets: Mapping[Colour, timedelta] = field(default_factory=lambda: MappingProxyType({}))
    """The time for the game that each seat had left when the deadline was stored; empty without budgets."""
    out_at: datetime | None = None
    """When the budget of the seat to move is used up."""

    @property
    def to_move(self) -> Seat | None:
        """The seat that is to act; None once the game is over or stopped."""
        if self.status is not GameStatus.RUNNING:
            return None
        return next((seat for seat in self.seats if seat.colour == acting(self.position)), None)

    @property
    def empty_seats(self) -> tuple[Colour, ...]:
        """The seats that their players have left, or lost to the clock, without anybody in their place.

        They come behind all others at the end.
        """
        return tuple(seat.colour for seat in self.seats if seat.occupant is Occupant.CLOSED)

    @property
    def in_steps(self) -> bool:
        """True if seats move one after another now, in states that share one message."""
        return self.position.book.phases[self.position.phase].has_steps

    def seat_of(self, colour: Colour) -> Seat:
        """Return who sits on `colour`."""
        return next(seat for seat in self.seats if seat.colour == colour)


@dataclass(frozen=True, slots=True)
class TurnReport:
    """What one turn, undo or change of seats did: entries `first` to `seq` of the log."""

    kind: EntryKind
    first: int
    seq: int
    turn: int
    """The number of the turn, from 1."""
    seat: Colour
    """The seat that made the turn or the undone moves, or that changed."""
    maker: Maker
    person: PersonId | None
    """The person who acted, if one did; for a change of seats, the one who came, or else the one who left."""
    at: datetime
    moves: tuple[Move, ...] = ()
    events: tuple[Event, ...] = ()
    by_clock: tuple[Event, ...] = ()
    """Those of `events` that the clock caused, for this seat or for another one, as a step of a flight."""
    back_to: int | None = None
    """The state to which an undo returned."""
    undone: int = 0
    """The number of turns from which an undo took back moves."""
    after: Seat | None = None
    """The seat after a change of seats."""
    occupant: Seat | None = None
    """The seat as occupied then, without a name; None if it has never changed hands."""
    given_by: Colour | Giver | None = None
    """Who gave away a seat that was not theirs: the colour of their own seat, or a `Giver`."""

    @property
    def out_of_time(self) -> bool:
        """True if this closed a seat whose time for the game was used up."""
        closed = self.after is not None and self.after.occupant is Occupant.CLOSED
        return closed and self.maker is Maker.CLOCK


@dataclass(frozen=True, slots=True)
class Moved:
    """The result of an accepted move: the new state as the mover sees it, and a report of the move."""

    view: GameView
    report: TurnReport

    @property
    def turn_over(self) -> bool:
        """True if the mover has finished (False: a meeple is still to be deployed or skipped)."""
        return self.view.turn_seq == self.view.seq


@dataclass(frozen=True, slots=True)
class GameSummary:
    """One line in a list of games.

    `message` shows its newest turn, or its lobby; `waits_for` is the seat to move, `mine` whether it
    is the asker's.
    """

    id: GameId
    guild: GuildId | None
    channel: ChannelId
    message: MessageId | None
    status: GameStatus
    seats: tuple[Seat, ...]
    waits_for: Seat | None
    mine: bool
    deadline: datetime | None


@dataclass(frozen=True, slots=True)
class Payment:
    """Points paid for a feature or by an expansion, at state `seq`."""

    seq: int
    turn: int
    scored: Scored | Bonus


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """The points of all seats when a turn was over (the last line: after the final scoring)."""

    seq: int
    turn: int
    scores: Mapping[Colour, int]


Breakdown = Mapping[Colour, Mapping[str, int]]
"""The points of each seat by what paid them, as named by `Scored.about` and `Bonus.about`."""
