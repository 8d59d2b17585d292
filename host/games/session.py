"""A game that has started, as one value: header, seats and history."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from game.values.ruleset import Colour
from host.games.acting import acting
from host.games.game_history import GameHistory
from model.games import Deadline, GameHeader, UndoRequest
from model.ids import GameId, PersonId
from model.tables import GameStatus, Occupant, Seat


@dataclass(frozen=True, slots=True)
class Session:
    """A game that has started, with its present seats.

    `deadline` is kept while the game runs; `undo_request` is the open request for an undo, if there is one.
    In a tournament game (`in_tournament`) people may resign, but only the referees give seats to others, and
    no vote on an undo is opened. The seed of a `sealed` game stays secret even when it is over, because other
    games still draw the same tiles. A `decided` game was stopped because its match has a result.
    """

    header: GameHeader
    seats: tuple[Seat, ...]
    history: GameHistory
    deadline: Deadline | None = None
    undo_request: UndoRequest | None = None
    in_tournament: bool = False
    sealed: bool = False
    decided: bool = False

    @property
    def id(self) -> GameId:
        """The game's id."""
        return self.header.id

    @property
    def to_move(self) -> Seat | None:
        """The seat that the game waits for; None once the game has ended."""
        if self.header.status is not GameStatus.RUNNING or self.history.over:
            return None
        colour = acting(self.history.position)
        return next(seat for seat in self.seats if seat.colour is colour)

    @property
    def people(self) -> tuple[PersonId, ...]:
        """The people at the table, in the order of play."""
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    @property
    def no_person_to_move(self) -> bool:
        """True if a computer's or a closed seat is to act, so that no person is waited for."""
        seat = self.to_move
        return seat is not None and seat.occupant is not Occupant.PERSON

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """Return the seat of a person, if they have one."""
        if person is None:
            return None
        return next((seat for seat in self.seats if seat.person == person), None)

    def seat(self, colour: Colour) -> Seat | None:
        """Return the seat of a colour, if it is in the game."""
        return next((seat for seat in self.seats if seat.colour is colour), None)

    def time_of(self, seq: int) -> datetime:
        """Return when state `seq` came about."""
        entry = self.history.steps[seq].entry
        if entry is not None:
            return entry.at
        assert self.header.started_at is not None, "a game with a history has started"
        return self.header.started_at
