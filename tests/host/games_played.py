"""What the host's tests share: people, a clock moved by hand, and functions that start and play games."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime, timedelta
from itertools import cycle

from game.engine.legal import placements
from game.values.moves import Move, Skip
from game.values.phases import Phase
from host.errors import HostReason, HostRefusal
from host.games.views import GameView, Moved, Person
from host.host import Host
from model.ids import ChannelId, GameId, GuildId, MessageId, PersonId
from model.outbox import Delivery, GameDelivery, Posted, TournamentDelivery, Work
from model.tables import FirstSeat, GameStatus, TableOptions

GUILD = GuildId(7)
CHANNEL = ChannelId(70)
ANN = Person(PersonId(1), "Ann")
BEN = Person(PersonId(2), "Ben")
CLEO = Person(PersonId(3), "Cleo")
DAY = timedelta(days=1)
HOUR = timedelta(hours=1)

StartProcess = Callable[[], Awaitable[Host]]
"""Starts another host on the database of a test, as another process would."""


def alternating(values: Iterable[object]) -> list[tuple[str, object]]:
    """Return each value after a kind of database, SQLite and PostgreSQL in turn.

    A long test is parametrized by these pairs, `address` indirectly, if each value tries something else of the host
    and nothing that one kind of database alone could get wrong.
    """
    return list(zip(cycle(("sqlite", "postgresql")), values))


class HandClock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def forward(self, by: timedelta) -> None:
        self.time += by


def chance(start: str = "tests") -> Callable[[int], bytes]:
    """Return a source of bytes that differ at each call and are the same in every run."""
    count = 0

    def secret(length: int) -> bytes:
        nonlocal count
        count += 1
        return hashlib.shake_256(f"{start} {count}".encode()).digest(length)

    return secret


def options(**chosen: object) -> TableOptions:
    """Return options of a table whose seats keep the order of sitting down, changed by `chosen`."""
    values: dict[str, object] = {"first": FirstSeat.AS_SEATED, **chosen}
    return TableOptions(**values)  # type: ignore[arg-type]


async def started(host: Host, *people: Person, channel: ChannelId = CHANNEL, **chosen: object) -> GameView:
    """Return the view of a game that has just begun, with the first of `people` to move."""
    table = await host.lobby.open(GUILD, channel, people[0], options(**chosen))
    for person in people[1:]:
        await host.lobby.join(table.id, person)
    return await host.lobby.start(table.id, people[0].id)


def whole_turn(view: GameView) -> list[Move]:
    """Return the first legal placement, without a meeple."""
    if view.position.phase is Phase.DEPLOY:
        return [Skip()]
    return [placements(view.position)[0], Skip()]


async def turn(host: Host, game: GameId) -> Moved:
    """Play a whole turn for the seat to move."""
    return await turn_from(host, await host.games.view(game))


async def turn_from(host: Host, view: GameView) -> Moved:
    """Play a whole turn for the seat to move in the newest state."""
    assert view.to_move is not None
    assert view.to_move.person is not None
    return await host.games.move(view.id, view.to_move.person, view.seq, whole_turn(view))


async def play_on(host: Host, game: GameId) -> GameView:
    """Play the game to its end and return its view."""
    view = await host.games.view(game)
    while view.status is GameStatus.RUNNING:
        view = (await turn_from(host, view)).view
    return view


def as_message(delivery: Delivery, number: int) -> Posted:
    """Return the message with this id as which a delivery was posted in its channel."""
    return Posted(delivery.channel, MessageId(number))


async def next_of_game(host: Host) -> GameDelivery:
    """Return the next message to be posted or searched for; fails if it is not one of a game."""
    delivery = await host.outbox.next_post()
    while delivery.cancelled and not delivery.possibly_sent:
        await host.outbox.delivered(delivery, None)
        delivery = await host.outbox.next_post()
    assert isinstance(delivery, GameDelivery)
    return delivery


async def with_old_controls(host: Host) -> list[GameDelivery]:
    """Return the messages whose controls are to be disabled, the oldest first."""
    found = await host.outbox.waiting(Work.DISABLE_CONTROLS)
    return [delivery for delivery in found if isinstance(delivery, GameDelivery)]


async def unposted_news(host: Host) -> list[TournamentDelivery]:
    """Return the messages of tournaments that are to be posted and not cancelled, the oldest first."""
    waiting = [delivery for delivery in await host.outbox.waiting(Work.POST) if not delivery.cancelled]
    return [delivery for delivery in waiting if isinstance(delivery, TournamentDelivery)]


async def refused(action: Awaitable[object]) -> HostReason:
    """Return the reason for which the host refuses an action; fails if it does not."""
    try:
        await action
    except HostRefusal as refusal:
        return refusal.reason
    raise AssertionError("the host did not refuse")


async def post_all(host: Host, *, count: int) -> list[GameDelivery]:
    """Post the next `count` messages, each with its number as the id, and return them."""
    found = []
    for _ in range(count):
        async with asyncio.timeout(60):
            delivery = await next_of_game(host)
        await host.outbox.delivered(delivery, as_message(delivery, delivery.number))
        found.append(delivery)
    return found
