"""Events of the host, and signals to wait for them by kind."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from model.ids import ChallengeId, GameId, GuildId, LadderId, PersonId, TournamentId


class Event:
    """The base of all events. An event is published after the transaction that stored it is committed."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class GameMoved(Event):
    """A game has a new state: it has begun, or a move, an undo or a change of seats was stored."""

    game: GameId


@dataclass(frozen=True, slots=True)
class SeatChanged(Event):
    """A seat of a running game has changed hands."""

    game: GameId


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """A game is over, was stopped, or was quarantined because its log is damaged."""

    game: GameId


@dataclass(frozen=True, slots=True)
class TableOpened(Event):
    """A lobby was opened; it closes by itself if nothing changes in it."""

    game: GameId


@dataclass(frozen=True, slots=True)
class TableClosed(Event):
    """A lobby has closed before its game began."""

    game: GameId


@dataclass(frozen=True, slots=True)
class GameRelocated(Event):
    """A game has moved to another channel."""

    game: GameId


@dataclass(frozen=True, slots=True)
class VoteOpened(Event):
    """A vote on an undo, or on stopping a game, was opened."""

    game: GameId


@dataclass(frozen=True, slots=True)
class ReminderDue(Event):
    """A reminder for the person to move is due."""

    game: GameId


@dataclass(frozen=True, slots=True)
class ClockChanged(Event):
    """The message of a turn is out of date.

    The turn ends at another time, its clock was paused, its vote to stop has changed, a seat has moved in a
    message that several seats share, or the market has changed.
    """

    game: GameId


@dataclass(frozen=True, slots=True)
class PostedLate(Event):
    """A turn was posted late, after failed attempts: its clock starts now."""

    game: GameId


@dataclass(frozen=True, slots=True)
class OrdersGiven(Event):
    """A person has given orders for their coming steps."""

    game: GameId


@dataclass(frozen=True, slots=True)
class PersonChanged(Event):
    """A person has changed their settings or holidays, which may move the ends of their turns."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class TournamentChanged(Event):
    """A tournament has changed: its entrants, a match, a round, or its status."""

    tournament: TournamentId


@dataclass(frozen=True, slots=True)
class RatingsOutdated(Event):
    """A rated result has become void: the ratings must be recomputed."""

    game: GameId


@dataclass(frozen=True, slots=True)
class ChallengeChanged(Event):
    """A challenge was made or answered, or ends at another moment."""

    challenge: ChallengeId


@dataclass(frozen=True, slots=True)
class LadderChanged(Event):
    """A person has joined or left a ladder, or has changed places."""

    ladder: LadderId


@dataclass(frozen=True, slots=True)
class PuzzlesChanged(Event):
    """A server's plan of puzzles has changed, or one of its puzzles was opened or closed."""

    guild: GuildId


class Signal:
    """Wakes all who called `next()` before it rang.

    Call `next()` before reading the database, so that a change after the reading is not missed.
    """

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def next(self) -> asyncio.Event:
        """Return the event that is set when the signal rings next."""
        return self._event

    def ring(self) -> None:
        """Wake all who wait."""
        self._event.set()
        self._event = asyncio.Event()


class Events:
    """Publishes events to the signals that subscribed to their kinds."""

    def __init__(self) -> None:
        self._subscribed: dict[type[Event], list[Signal]] = {}

    def subscribe(self, *kinds: type[Event]) -> Signal:
        """Return a signal that rings after each event of these kinds."""
        signal = Signal()
        for kind in kinds:
            self._subscribed.setdefault(kind, []).append(signal)
        return signal

    def publish(self, event: Event) -> None:
        """Ring the signals that subscribed to events of this kind."""
        for signal in self._subscribed.get(type(event), ()):
            signal.ring()


async def wait_for_event(event: asyncio.Event, seconds: float | None) -> None:
    """Wait for the event, but no longer than `seconds`."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
