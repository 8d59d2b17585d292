"""Events of the host, and how to wait for them: whoever waits for one kind is not woken by another."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from model.ids import ChallengeId, GameId, GuildId, LadderId, PersonId, TournamentId


class Event:
    """Something that has happened and is stored: events are published after their transaction is committed."""

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
    """A table waits for people; it closes by itself if nobody touches it."""

    game: GameId


@dataclass(frozen=True, slots=True)
class TableClosed(Event):
    """A table has closed before its game began."""

    game: GameId


@dataclass(frozen=True, slots=True)
class GameRelocated(Event):
    """A table or game now lives in another channel."""

    game: GameId


@dataclass(frozen=True, slots=True)
class VoteOpened(Event):
    """An undo, or the end of a game, waits for agreement."""

    game: GameId


@dataclass(frozen=True, slots=True)
class ReminderDue(Event):
    """The person to move is to be reminded."""

    game: GameId


@dataclass(frozen=True, slots=True)
class ClockChanged(Event):
    """What the message of a turn shows has changed.

    The turn ends at another moment, its clock now stands still, its vote to stop has changed, a seat has
    moved in a message that several share, or the market has changed.
    """

    game: GameId


@dataclass(frozen=True, slots=True)
class PostedLate(Event):
    """A turn that could not be posted for long is posted: its clock begins now."""

    game: GameId


@dataclass(frozen=True, slots=True)
class OrdersGiven(Event):
    """Somebody has said what is to be done for them in their coming steps."""

    game: GameId


@dataclass(frozen=True, slots=True)
class PersonChanged(Event):
    """Somebody has changed their settings or holidays; their clocks may end at another moment."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class TournamentChanged(Event):
    """A tournament has changed: its entrants, a match, a round, or its status."""

    tournament: TournamentId


@dataclass(frozen=True, slots=True)
class RatingsOutdated(Event):
    """A result that had moved ratings counts for nothing any more: they must be worked out anew."""

    game: GameId


@dataclass(frozen=True, slots=True)
class ChallengeChanged(Event):
    """A challenge was made or answered, or ends at another moment."""

    challenge: ChallengeId


@dataclass(frozen=True, slots=True)
class LadderChanged(Event):
    """Somebody has joined or left a ladder, or stands on another place."""

    ladder: LadderId


@dataclass(frozen=True, slots=True)
class PuzzlesChanged(Event):
    """A server's plan of puzzles has changed, or one of its puzzles was opened or closed."""

    guild: GuildId


class Signal:
    """Wakes everybody who took `next()` before it rang.

    Take it before looking at the database, so that nothing that happens meanwhile is missed.
    """

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def next(self) -> asyncio.Event:
        """Return the event that is set when the signal rings next."""
        return self._event

    def ring(self) -> None:
        """Wake everybody who waits."""
        self._event.set()
        self._event = asyncio.Event()


class Events:
    """Hands events to those who wait for their kind."""

    def __init__(self) -> None:
        self._subscribed: dict[type[Event], list[Signal]] = {}

    def subscribe(self, *kinds: type[Event]) -> Signal:
        """Return a signal that rings after each event of these kinds."""
        signal = Signal()
        for kind in kinds:
            self._subscribed.setdefault(kind, []).append(signal)
        return signal

    def publish(self, event: Event) -> None:
        """Wake those who wait for events of this kind."""
        for signal in self._subscribed.get(type(event), ()):
            signal.ring()


SETTLE_SECONDS = 0.05
"""How long background work waits after an event, so that a move is stored and delivered first."""


async def wait_for_event(event: asyncio.Event, seconds: float | None) -> None:
    """Wait for the event, but no longer than `seconds`."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return


async def wait_and_settle(event: asyncio.Event, seconds: float | None) -> None:
    """Wait for the event as `wait_for_event` does, and then until people have been served."""
    await wait_for_event(event, seconds)
    await asyncio.sleep(SETTLE_SECONDS)
