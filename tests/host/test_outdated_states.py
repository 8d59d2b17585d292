"""Another process makes a move between reading a game and storing something about it: nothing outdated is stored."""

from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa
from games_played import (
    ANN,
    BEN,
    CHANNEL,
    GUILD,
    HOUR,
    HandClock,
    StartProcess,
    options,
    post_all,
    started,
    turn,
)

from host.errors import HostReason, HostRefusal
from host.games.session import Session
from host.host import Host
from model.ids import GameId
from model.outbox import GameDelivery, MessageKind, Work
from storage.database import Database
from storage.schema import deadlines

DAY_SECONDS = 24 * 3600


@pytest.fixture
def address(postgres_url: str) -> str:
    """Return the address of a PostgreSQL database: only one process serves from an SQLite file."""
    return postgres_url


def after_reading(host: Host, nth: int, do: Callable[[], Awaitable[object]]) -> None:
    """Run `do` just after a process has read a game for the `nth` time."""
    real, count = host._repository.running, 0

    async def running(game: GameId) -> Session:
        nonlocal count
        session = await real(game)
        count += 1
        if count == nth:
            await do()
        return session

    host._repository.running = running  # type: ignore[method-assign]


async def look_at_clock(host: Host, game: GameId) -> None:
    """Look at the clock of a game as the timekeeper does when it is due."""
    await host.timekeeper._do_due(game)


async def test_a_look_at_the_clock_does_not_replace_the_deadline_of_a_move(
    host: Host, start_process: StartProcess, database: Database, clock: HandClock
) -> None:
    """If a move comes first, the time that it stored for the next look stays, and no reminder is posted."""
    other = await start_process()
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(turn_seconds=DAY_SECONDS))
    await host.lobby.add_computer(table.id, ANN.id, "greedy")
    game = (await host.lobby.start(table.id, ANN.id)).id
    clock.forward(12 * HOUR)
    after_reading(other, 2, lambda: turn(host, game))
    await look_at_clock(other, game)
    view = await host.games.view(game)
    assert view.to_move is not None
    async with database.read() as connection:
        row = (await connection.execute(sa.select(deadlines))).one()
    assert (row.colour, row.look_at) == (view.to_move.colour, clock.time)
    assert MessageKind.REMINDER_HALF not in [
        delivery.kind for delivery in await host.outbox.waiting(Work.POST)
    ]


async def test_a_game_that_ends_during_a_look_at_its_clock_has_no_deadline(
    host: Host, start_process: StartProcess, database: Database, clock: HandClock
) -> None:
    """A game that ends while its deadlines are computed keeps none, and is nobody's next game."""
    other = await start_process()
    view = await started(host, ANN, BEN, turn_seconds=DAY_SECONDS)
    clock.forward(12 * HOUR)
    after_reading(other, 2, lambda: host.endings.stop(view.id, ANN.id))
    with pytest.raises(HostRefusal) as refused:
        await look_at_clock(other, view.id)
    assert refused.value.reason is HostReason.NOT_RUNNING
    async with database.read() as connection:
        assert (await connection.execute(sa.select(deadlines))).all() == []
    assert await host.history.next_game(ANN.id) is None


async def test_no_vote_is_opened_about_a_past_state(host: Host, start_process: StartProcess) -> None:
    """A vote about a state that has just passed is refused, and does not block the next vote."""
    other = await start_process()
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    for _ in range(2):
        view = (await turn(host, view.id)).view
        await post_all(host, count=1)
    after_reading(other, 1, lambda: turn(host, view.id))
    with pytest.raises(HostRefusal) as refused:
        await other.undo.ask(view.id, BEN.id, view.seq)
    assert refused.value.reason is HostReason.MOVED_ON
    await post_all(host, count=1)
    newest = await host.games.view(view.id)
    assert newest.vote is None
    assert (await host.undo.ask(view.id, ANN.id, newest.seq)).vote is not None


async def test_a_stopped_game_ends_with_its_newest_board(host: Host, start_process: StartProcess) -> None:
    """The message of the end has the newest state, though the process that stops the game had read an older one."""
    other = await start_process()
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    after_reading(other, 1, lambda: turn(host, view.id))
    assert await other.endings.stop(view.id, ANN.id)
    newest = await host.games.view(view.id)
    assert newest.seq > view.seq
    waiting = await host.outbox.waiting(Work.POST)
    assert [delivery.seq for delivery in waiting if isinstance(delivery, GameDelivery)] == [
        newest.seq,
        newest.seq,
    ]
