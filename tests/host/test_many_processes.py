"""Tests of several processes on one PostgreSQL database: due work is done once, and does not wait for killed ones."""

import asyncio
from datetime import time, timedelta

import pytest
import sqlalchemy as sa
from games_played import (
    ANN,
    BEN,
    CHANNEL,
    CLEO,
    DAY,
    GUILD,
    HOUR,
    HandClock,
    StartProcess,
    as_message,
    next_of_game,
    options,
    play_on,
    started,
    turn,
    unposted_news,
    with_old_controls,
)
from tournaments_played import PEOPLE, announced, play_match, threads

from host.errors import HostReason, HostRefusal
from host.host import Host
from host.tournaments.running.round_clock import BREAK
from model.errors import StorageTrouble
from model.games import Maker
from model.ids import ChannelId
from model.outbox import MessageKind
from model.tables import TimeOut
from model.tournaments import Plan, TournamentStatus
from storage.database import Database
from storage.leases import LEASE, SHORTEST
from storage.schema import downtimes
from storage.schema_community import played_seats

SECOND = timedelta(seconds=1)
SHORT_SECONDS = 0.3


@pytest.fixture
def address(postgres_url: str) -> str:
    """Return the address of a PostgreSQL database: only one process serves from an SQLite file."""
    return postgres_url


async def test_the_process_that_stores_a_move_posts_its_message(
    host: Host, start_process: StartProcess, clock: HandClock
) -> None:
    """Another process gets the message once the lease is over, as possibly sent."""
    other = await start_process()
    view = await started(host, ANN, BEN)
    looking = asyncio.create_task(next_of_game(other))
    await asyncio.sleep(SHORT_SECONDS)
    assert not looking.done()
    clock.forward(LEASE)
    found = await asyncio.wait_for(looking, 10)
    assert (found.game, found.seq, found.possibly_sent) == (view.id, 0, True)
    await other.outbox.delivered(found, as_message(found, 1))
    await turn(other, view.id)
    delivery = await asyncio.wait_for(next_of_game(other), 10)
    assert (delivery.seq, delivery.possibly_sent) == (2, False)


async def test_messages_of_a_game_are_posted_in_order_by_several_processes(
    host: Host, start_process: StartProcess
) -> None:
    """A turn stored by another process waits until the one before it is posted; that process then gets it by itself."""
    other = await start_process()
    view = await started(host, ANN, BEN)
    first = await next_of_game(host)
    await turn(other, view.id)
    looking = asyncio.create_task(next_of_game(other))
    await asyncio.sleep(SHORT_SECONDS)
    assert not looking.done()
    await host.outbox.delivered(first, as_message(first, 1))
    second = await asyncio.wait_for(looking, 10)
    assert (second.seq, second.possibly_sent) == (2, False)
    await other.outbox.delivered(second, as_message(second, 2))
    assert [delivery.seq for delivery in await with_old_controls(host)] == [0]


async def test_a_frozen_process_does_not_post_a_message_that_another_has_taken(
    host: Host, start_process: StartProcess, clock: HandClock
) -> None:
    """A process checks its lease before it posts; the check extends a lease that is still its own."""
    other = await start_process()
    await started(host, ANN, BEN)
    frozen = await next_of_game(host)
    assert await host.outbox.still_leased(frozen)
    clock.forward(LEASE)
    delivery = await asyncio.wait_for(next_of_game(other), 10)
    assert not await host.outbox.still_leased(frozen)
    host.outbox.drop(frozen)
    clock.forward(SHORTEST - SECOND)
    assert await other.outbox.still_leased(delivery)
    clock.forward(SHORTEST - SECOND)
    assert not await host.outbox.still_leased(frozen)
    await other.outbox.delivered(delivery, as_message(delivery, 1))
    assert not await other.outbox.still_leased(delivery)


async def test_a_message_left_to_others_is_tried_by_them_at_once(
    host: Host, start_process: StartProcess, clock: HandClock
) -> None:
    """A message left to others is taken by another process at once, and by the first one again after the delay."""
    await started(host, ANN, BEN)
    await host.outbox.leave_to_others(await next_of_game(host), 2 * LEASE)
    looking = asyncio.create_task(next_of_game(host))
    await asyncio.sleep(SHORT_SECONDS)
    assert not looking.done()
    other = await start_process()
    delivery = await asyncio.wait_for(next_of_game(other), 10)
    assert delivery.possibly_sent
    await other.outbox.leave_to_others(delivery, HOUR)
    clock.forward(2 * LEASE)
    found = await asyncio.wait_for(looking, 10)
    assert (found.id, found.possibly_sent) == (delivery.id, True)


async def test_a_puzzle_is_made_by_another_process_after_a_kill(
    host: Host, start_process: StartProcess, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process makes the next puzzle if the one that posted a puzzle was killed before it made another."""
    monkeypatch.setattr("host.puzzles.stock.next_of", lambda *_: None)
    other, made = await start_process(), asyncio.Event()

    async def make(*_: object) -> bool:
        made.set()
        return True

    monkeypatch.setattr(other.puzzle_producer, "_make", make)
    other.puzzle_producer.loop.start()
    try:
        await asyncio.sleep(SHORT_SECONDS)
        await host.puzzles.begin(GUILD, CHANNEL, time(9), "UTC", "en")
        clock.forward(HOUR)
        await asyncio.wait_for(made.wait(), 10)
    finally:
        await other.puzzle_producer.loop.stop()


async def test_two_hanging_processes_delay_a_message_for_one_lease_at_most(
    host: Host, start_process: StartProcess, clock: HandClock
) -> None:
    """A process that takes over a message late and then hangs keeps it only for the rest of the first lease."""
    second, third = await start_process(), await start_process()
    await started(host, ANN, BEN)
    await host.outbox.end_leases()
    clock.forward(LEASE - SHORTEST - SECOND)
    frozen = await asyncio.wait_for(next_of_game(second), 10)
    looking = asyncio.create_task(next_of_game(third))
    clock.forward(SHORTEST)
    await asyncio.sleep(SHORT_SECONDS)
    assert not looking.done()
    clock.forward(SECOND)
    delivery = await asyncio.wait_for(looking, 10)
    assert delivery.id == frozen.id
    assert not await second.outbox.still_leased(frozen)


async def test_a_closed_host_leaves_no_lease_on_messages(host: Host, start_process: StartProcess) -> None:
    """Other processes get the messages of a closed host at once, as possibly sent."""
    other = await start_process()
    await started(host, ANN, BEN)
    await host.close()
    assert (await asyncio.wait_for(next_of_game(other), 10)).possibly_sent


async def test_a_closed_host_leaves_no_lease_on_games(host: Host, start_process: StartProcess) -> None:
    """A computer's turn that a closed host has not played is played by another process at once."""
    other = await start_process()
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(seats=2), computers=("greedy",))
    view = await host.lobby.start(table.id, ANN.id)
    await turn(host, view.id)
    await other.timekeeper.run_due()
    assert [report.maker for report in await other.history.reports(view.id)] == [Maker.PERSON]
    await host.close()
    await other.timekeeper.run_due()
    assert [report.maker for report in await other.history.reports(view.id)] == [Maker.PERSON, Maker.COMPUTER]


async def test_one_process_plays_a_computer_s_turn(
    host: Host, start_process: StartProcess, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that stored the move before plays it; after its lease one of the others does."""
    hosts = [host, await start_process(), await start_process()]
    played_by: list[Host] = []
    for process in hosts:
        play = process.computers.play

        async def recorded(game, process=process, play=play):  # type: ignore[no-untyped-def]
            played_by.append(process)
            return await play(game)

        monkeypatch.setattr(process.computers, "play", recorded)
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(seats=2), computers=("greedy",))
    view = await host.lobby.start(table.id, ANN.id)
    await turn(host, view.id)
    await asyncio.gather(*(process.timekeeper.run_due() for process in hosts[1:]))
    assert played_by == []
    clock.forward(LEASE)
    await asyncio.gather(*(process.timekeeper.run_due() for process in hosts))
    assert len(played_by) == 1
    assert [report.maker for report in await host.history.reports(view.id)] == [Maker.PERSON, Maker.COMPUTER]


async def test_a_turn_times_out_once(host: Host, start_process: StartProcess, clock: HandClock) -> None:
    """Reminders and time-outs happen once, however many processes look for them at the same moment."""
    hosts = [host, await start_process(), await start_process()]
    games = [
        (
            await started(
                host, ANN, BEN, channel=ChannelId(at), turn_seconds=48 * 3600, time_out=TimeOut.RANDOM_TILE
            )
        ).id
        for at in range(1, 6)
    ]
    for hours in (25, 20, 4):
        clock.forward(hours * HOUR)
        await asyncio.gather(*(process.timekeeper.run_due() for process in hosts))
    for game in games:
        assert [report.maker for report in await host.history.reports(game)] == [Maker.CLOCK]
    kinds = [delivery.kind for delivery in await host.outbox.waiting()]
    assert kinds.count(MessageKind.REMINDER_TENTH) <= len(games)
    assert kinds.count(MessageKind.TURN) == 2 * len(games)


async def test_only_the_absence_of_all_processes_is_a_downtime(
    host: Host, start_process: StartProcess, database: Database, clock: HandClock
) -> None:
    """While another process runs no downtime is recorded; after all were down there is one."""
    await host.downtimes.record_downtime()
    for _ in range(60):
        clock.forward(timedelta(minutes=1))
        await host.downtimes.heartbeat()
    other, third = await start_process(), await start_process()
    await other.downtimes.record_downtime()
    count = sa.select(sa.func.count()).select_from(downtimes)
    async with database.read() as connection:
        assert (await connection.execute(count)).scalar_one() == 0
    clock.forward(2 * HOUR)
    await asyncio.gather(*(process.downtimes.record_downtime() for process in (other, third)))
    async with database.read() as connection:
        assert (await connection.execute(count)).scalar_one() == 1


async def test_a_tournament_is_directed_once_by_several_processes(
    host: Host, start_process: StartProcess, clock: HandClock
) -> None:
    """Check-in, rounds, matches and the end are announced once each by three processes that run the director."""
    hosts = [host, await start_process(), await start_process()]
    news: list[tuple[MessageKind, int | None, int | None]] = []

    async def all_run_due() -> None:
        for _ in range(2):
            await asyncio.gather(*(process.director.run_due() for process in hosts))

    tournament_id = await announced(host, clock, 4, plan=Plan(check_in_seconds=3600))
    clock.forward(DAY - HOUR)
    await all_run_due()
    news += [(delivery.kind, delivery.round, delivery.match) for delivery in await unposted_news(host)]
    await threads(host, tournament_id)
    for person in PEOPLE[:4]:
        await host.tournaments.check_in(tournament_id, person.id)
    clock.forward(HOUR)
    while (await host.tournaments.get(tournament_id)).header.status is not TournamentStatus.OVER:
        await all_run_due()
        news += [(delivery.kind, delivery.round, delivery.match) for delivery in await unposted_news(host)]
        tournament = await threads(host, tournament_id)
        opened = [match for match in tournament.matches if match.open]
        await asyncio.gather(
            *(play_match(process, match) for process, match in zip(hosts[1:], opened, strict=False))
        )
        await all_run_due()
        clock.forward(BREAK)
    news += [(delivery.kind, delivery.round, delivery.match) for delivery in await unposted_news(host)]
    assert len(news) == len(set(news))
    kinds = [kind for kind, _, _ in news]
    assert {kind: kinds.count(kind) for kind in (MessageKind.CHECK_IN, MessageKind.TOURNAMENT_ENDED)} == {
        MessageKind.CHECK_IN: 1,
        MessageKind.TOURNAMENT_ENDED: 1,
    }
    assert kinds.count(MessageKind.MATCH) == 2 * kinds.count(MessageKind.ROUND) > 2


async def test_a_game_is_the_same_in_all_processes(host: Host, start_process: StartProcess) -> None:
    """A process that has a game in memory sees the moves and undos that another one has stored."""
    other = await start_process()
    view = await started(host, ANN, BEN)
    for process in (host, other, host):
        view = (await turn(process, view.id)).view
    await other.games.view(view.id)
    undone = await host.undo.ask(view.id, ANN.id, view.seq)
    assert (await other.games.view(view.id)).position == undone.position
    with pytest.raises(HostRefusal) as refused:
        await other.games.move(view.id, ANN.id, view.seq, [])
    assert refused.value.reason is HostReason.MOVED_ON
    assert (await turn(other, view.id)).view.seq > undone.seq


async def test_an_undo_is_free_only_in_the_process_that_posts_the_turn(
    host: Host, start_process: StartProcess, clock: HandClock
) -> None:
    """In another process an undo needs a vote, since the message may be posted at this moment."""
    other = await start_process()
    view = await started(host, ANN, BEN)
    moved = await turn(host, view.id)
    after_asking = await other.undo.ask(view.id, ANN.id, moved.view.seq)
    assert after_asking.seq == moved.view.seq, "nothing is undone before the vote"


async def test_an_older_program_writes_nothing_after_a_migration_by_a_newer_one(
    host: Host, start_process: StartProcess, database: Database
) -> None:
    """An older program that still runs refuses to write, and can still read."""
    view = await started(host, ANN, BEN)
    async with database.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageTrouble, match="newer"):
        await turn(host, view.id)
    assert (await host.games.view(view.id)).seq == 0
    async with database.read() as connection:
        await connection.exec_driver_sql("SELECT 1")


async def test_a_deleted_person_is_not_stored_again_by_another_process(
    host: Host, start_process: StartProcess, database: Database
) -> None:
    """A process that has the person's game in memory does not name them in its result."""
    other = await start_process()
    view = await started(other, ANN, BEN)
    for _ in range(3):
        await turn(other, view.id)
    seat = next(seat for seat in view.seats if seat.person == ANN.id)
    await other.seats.replace(view.id, ANN.id, seat.colour, CLEO)
    await host.people.delete(ANN.id)
    await play_on(other, view.id)
    async with database.read() as connection:
        people = (await connection.execute(sa.select(played_seats.c.person))).scalars().all()
    assert BEN.id in people
    assert ANN.id not in people


async def test_every_process_drops_games_from_memory_after_a_deletion(
    host: Host, start_process: StartProcess, clock: HandClock
) -> None:
    """Within seconds every process hears of the deletion of a person's data, and reads its games again."""
    other = await start_process()
    view = await started(other, ANN, BEN)
    other.people.loop.start()
    await asyncio.sleep(SHORT_SECONDS)
    await other.games.view(view.id)
    await host.people.delete(CLEO.id)
    assert other._repository.kept(view.id) is not None
    async with asyncio.timeout(30):
        while other._repository.kept(view.id) is not None:
            clock.forward(SECOND)
            await asyncio.sleep(0.1)
