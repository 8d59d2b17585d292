"""What people may see of games. Hidden hands of others and the bag are never inside.

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
    """A table before the game; `message` is where it is shown, `begun` whether a game has started at it.

    A seat is kept for `kept_for` until they sit down or decline.
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
    kept_for: PersonId | None = None

    @property
    def full(self) -> bool:
        """Return whether nobody else can sit down."""
        return len(self.seats) >= self.options.seats

    @property
    def free(self) -> int:
        """Return how many seats anybody may take: all that are empty, but for one that is kept for somebody."""
        return self.options.seats - len(self.seats) - (self.kept_for is not None and not self.full)


@dataclass(frozen=True, slots=True)
class VoteView:
    """An undo that waits for agreement.

    `seat` asks; `back_to` is the state it would return to; `undone` tells the turns that would be
    taken back, oldest first; `waiting` are the people who have not answered.
    """

    seat: Colour
    back_to: int
    undone: tuple[TurnReport, ...]
    agreed: tuple[PersonId, ...]
    waiting: tuple[PersonId, ...]


@dataclass(frozen=True, slots=True)
class StopVoteView:
    """A game that ends before its end once all people at the table agree; `waiting` are those who do not yet."""

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
    """The seat of whoever looks; None for a spectator."""
    seq: int
    """The number of the state, which a move must name."""
    turn_seq: int
    """The state in which the turn began, which its message carries; at a market, in which somebody was called."""
    newest: bool
    """Whether nothing has happened since."""
    position: Position
    deadline: datetime | None
    """When the turn of the newest state ends; None for never."""
    paused_until: datetime | None
    """Until when the clock of the newest state stands still, as on a holiday."""
    vote: VoteView | None
    commitment: str
    """The hash of `seed`, shown from the start."""
    seed: str | None
    """What the order of the tiles follows from; None until the game is over."""
    tile_draw: TileDraw | None
    started_at: datetime
    ended_at: datetime | None
    next_maker: Maker | None = None
    """Who made the move that followed; None in the newest state, and where a seat changed hands instead."""
    then_to_move: Seat | None = None
    """Who was to move before what followed, without a name; None in the newest state, and of a seat that has never
    changed hands."""
    undoable: bool = False
    """Whether anybody at the table has a turn to take back in the newest state."""
    decided: bool = False
    """Whether the game was stopped because its match has a result."""
    in_tournament: bool = False
    budgets: Mapping[Colour, timedelta] = field(default_factory=lambda: MappingProxyType({}))
    """What each seat had left of its time for the game when the clock was last worked out; empty without budgets."""
    out_at: datetime | None = None
    """When the budget of the seat to move is used up."""

    @property
    def to_move(self) -> Seat | None:
        """Return the seat that is waited for; None once the game is over or stopped."""
        if self.status is not GameStatus.RUNNING:
            return None
        return next((seat for seat in self.seats if seat.colour == acting(self.position)), None)

    @property
    def in_steps(self) -> bool:
        """Return whether seats move one after another now, and this state is told in one message with others."""
        return self.position.book.phases[self.position.phase].steps

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
    """Which seat made it, or was changed."""
    maker: Maker
    person: PersonId | None
    """Who pressed, if a person did; of a change of seats, who came or else who left."""
    at: datetime
    moves: tuple[Move, ...] = ()
    events: tuple[Event, ...] = ()
    by_clock: tuple[Event, ...] = ()
    """Which of them are deeds of the clock, for this seat or in another's place, as a step of a flight."""
    back_to: int | None = None
    """The state to which an undo returned."""
    undone: int = 0
    """Of how many turns an undo took moves back."""
    after: Seat | None = None
    """The seat since its change."""
    by: Seat | None = None
    """Who sat on the seat then, without a name, where it has ever changed hands."""
    given_by: Colour | Giver | None = None
    """Who gave a seat away that was not theirs: a seat of the table, or what they are."""

    @property
    def out_of_time(self) -> bool:
        """Return whether this closed a seat whose time for the game was used up."""
        closed = self.after is not None and self.after.occupant is Occupant.CLOSED
        return closed and self.maker is Maker.CLOCK


@dataclass(frozen=True, slots=True)
class Moved:
    """The result of an accepted move: the new state for the mover, and what their move did."""

    view: GameView
    report: TurnReport

    @property
    def turn_over(self) -> bool:
        """Return whether the mover has finished (False: a meeple is still to be set or skipped)."""
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
    """A feature or something else that was paid: by the turn that ended at state `seq`."""

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
"""Points of each seat by what paid them, as `Scored.about` and `Bonus.about` name it."""
