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
class GameView:
    """One state of a game as one person (or a spectator) may see it.

    `seat` is the viewer's. `turn_seq` is the state in which the current turn began (at a market: since which
    the seat that is waited for is waited for): the number the turn's message carries, while `seq` is what a
    move must name. `newest` says whether nothing has happened since. `deadline` and `paused_until` (a
    holiday) are those of the newest state. `seed` stays None until the game is over; `commitment` is its hash,
    shown from the start. `next_maker` made the move that followed this state; None where no move followed: it is the
    newest, or a seat changed hands. `undoable` says whether anybody who sits at the table has a turn to take
    back in the newest state. `decided` says that the game was stopped because its match has a result.
    Where players have a time budget for the game, `budgets` is what each had left when the clock was worked out
    last, and `out_at` is when that of the seat to move is used up. `in_tournament` says that the game
    belongs to a match.
    """

    id: GameId
    guild: GuildId | None
    channel: ChannelId
    status: GameStatus
    options: TableOptions
    host: PersonId | None
    seats: tuple[Seat, ...]
    seat: Colour | None
    seq: int
    turn_seq: int
    newest: bool
    position: Position
    deadline: datetime | None
    paused_until: datetime | None
    vote: VoteView | None
    commitment: str
    seed: str | None
    tile_draw: TileDraw | None
    started_at: datetime
    ended_at: datetime | None
    next_maker: Maker | None = None
    undoable: bool = False
    decided: bool = False
    in_tournament: bool = False
    budgets: Mapping[Colour, timedelta] = field(default_factory=lambda: MappingProxyType({}))
    out_at: datetime | None = None

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
    """What one turn, undo or change of seats did: entries `first` to `seq` of the log.

    `seat` made it (or was changed), `person` is who pressed, if a person did; of a change of seats,
    who came or else who left. `moves` and `events` are empty for an undo, which takes back the
    entries after `back_to`: moves of as many turns as `undone` says. `after` is the seat since its change.
    `turn` numbers the turn from 1.
    `by` is who sat on the seat then, without a name, where it has ever changed hands. `given_by` is who gave
    a seat away that was not theirs: a seat of the table, or what they are.
    """

    kind: EntryKind
    first: int
    seq: int
    turn: int
    seat: Colour
    maker: Maker
    person: PersonId | None
    at: datetime
    moves: tuple[Move, ...] = ()
    events: tuple[Event, ...] = ()
    back_to: int | None = None
    undone: int = 0
    after: Seat | None = None
    by: Seat | None = None
    given_by: Colour | Giver | None = None

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
