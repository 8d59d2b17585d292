"""Tests of the outbox's rows: leases, retries, and queries that read no finished rows."""

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from running_game import add_game

from model.ids import ChannelId, GameId, MessageId, OutboxId
from model.outbox import Delivery, GameDelivery, MessageKind, Posted, Work
from storage import outbox_games, outbox_outcomes, outbox_queue
from storage.database import Database
from storage.leases import LEASE

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)
GAME = GameId("game")
CHANNEL = ChannelId(5)
MINUTE = timedelta(minutes=1)


@pytest.fixture
async def database(database: Database) -> Database:
    """Return a database with a running game, opened by the process that runs it."""
    async with database.begin() as connection:
        await add_game(connection, GAME, CHANNEL, NOW)
    return database


async def add_message(database: Database, seq: int, kind: MessageKind = MessageKind.TURN) -> None:
    """Store a message about the state `seq` of the game, to be posted."""
    async with database.begin() as connection:
        await outbox_games.add(connection, GAME, seq, kind, NOW)


async def next_post(database: Database, at: datetime = NOW) -> outbox_queue.Waiting | None:
    """Return the message that this process would post next, with its lease; None if nothing is to be posted."""
    async with database.read() as connection:
        return next(iter(await outbox_queue.next_posts(connection, at, (), 1)), None)


async def next_delivery(database: Database, at: datetime = NOW) -> Delivery:
    """Return the delivery of the message that this process would post next; fails if there is none."""
    message = await next_post(database, at)
    assert message is not None
    return message.delivery


async def next_updates(database: Database, at: datetime = NOW) -> list[Delivery]:
    """Return the changes that this process would make to posted messages."""
    async with database.read() as connection:
        return [message.delivery for message in await outbox_queue.next_updates(connection, at, (), 2)]


async def store_as_posted(database: Database, delivery: Delivery, message: int = 1) -> None:
    """Store that a delivery was posted as the message with that id."""
    async with database.begin() as connection:
        posted = Posted(CHANNEL, MessageId(message))
        await outbox_outcomes.set_delivered(connection, delivery, NOW, posted)


async def work_of(database: Database) -> dict[tuple[int, MessageKind], Work]:
    """Return the work to be done on each message but searches, by sequence number and kind."""
    async with database.read() as connection:
        waiting = await outbox_queue.waiting(connection, NOW)
    return {
        (delivery.seq, delivery.kind): delivery.work
        for delivery in waiting
        if isinstance(delivery, GameDelivery) and (delivery.work is not Work.POST or not delivery.cancelled)
    }


async def test_a_message_is_leased_to_its_process(database: Database, other: Database) -> None:
    """Another process does not deliver a message before its lease is over, and then as possibly sent."""
    await add_message(database, 0)
    message = await next_post(database)
    assert message is not None
    assert (message.delivery.possibly_sent, message.leased) == (False, True)
    assert await next_post(other) is None
    late = NOW + LEASE
    late_message = await next_post(other, late)
    assert late_message is not None
    assert (late_message.delivery.possibly_sent, late_message.leased) == (True, False)


async def test_one_process_claims_an_expired_lease(address: str, database: Database, other: Database) -> None:
    """Of two processes that found the same message one claims it; the claim of the other fails."""
    third = await Database.open(address)
    await add_message(database, 0)
    late = NOW + LEASE
    for process, wins in ((other, True), (third, False), (other, True)):
        delivery = await next_delivery(other, late)
        async with process.begin() as connection:
            assert await outbox_queue.claim(connection, delivery, late) is wins
    assert await next_post(database, late) is None
    await third.close()


async def test_later_messages_wait_for_one_that_another_process_posts(
    database: Database, other: Database
) -> None:
    """A later message of a game waits until an earlier one is posted, also by another process."""
    await add_message(database, 0)
    await add_message(other, 2)
    assert await next_post(other) is None
    await store_as_posted(database, await next_delivery(database))
    assert (await next_delivery(other)).number == 2


async def test_a_process_that_starts_takes_over(database: Database, other: Database) -> None:
    """A process that starts does not wait for the leases and retries of earlier processes."""
    await add_message(database, 0)
    async with database.begin() as connection:
        await outbox_outcomes.set_failed(connection, await next_delivery(database), NOW + MINUTE)
    async with other.begin() as connection:
        await outbox_queue.take_over(connection)
    assert (await next_delivery(other)).possibly_sent


async def test_a_failed_message_is_retried_at_its_time(database: Database) -> None:
    """A failed message holds back later ones of its game until its retry; a clock set back does not delay that."""
    await add_message(database, 0)
    await add_message(database, 2)
    async with database.begin() as connection:
        await outbox_outcomes.set_failed(connection, await next_delivery(database), NOW + MINUTE)
    assert await next_post(database) is None
    retry = await next_delivery(database, NOW + MINUTE)
    assert (retry.number, retry.attempts, retry.possibly_sent) == (1, 1, True)
    assert (await next_delivery(database, NOW - timedelta(days=1))).number == 1


async def test_old_controls_are_disabled_once_the_next_message_is_posted(database: Database) -> None:
    """Old controls stay until the next message is posted: an undo could make that turn current again."""
    await add_message(database, 0)
    await store_as_posted(database, await next_delivery(database))
    await add_message(database, 2)
    assert await work_of(database) == {(2, MessageKind.TURN): Work.POST}
    async with database.begin() as connection:
        await outbox_games.cancel_after(connection, GAME, 0)
    assert await work_of(database) == {}
    await add_message(database, 3)
    await store_as_posted(database, await next_delivery(database), 2)
    assert await work_of(database) == {(0, MessageKind.TURN): Work.DISABLE_CONTROLS}


async def test_a_reminder_cancelled_while_it_is_posted_loses_its_controls(database: Database) -> None:
    """The controls of a reminder that is cancelled while it is being posted are disabled."""
    await add_message(database, 0)
    await store_as_posted(database, await next_delivery(database))
    await add_message(database, 0, MessageKind.REMINDER_HALF)
    being_posted = await next_delivery(database)
    async with database.begin() as connection:
        await outbox_games.cancel_votes_and_reminders(connection, GAME)
    assert (await next_delivery(database)).cancelled
    await store_as_posted(database, being_posted, 2)
    assert await work_of(database) == {(0, MessageKind.REMINDER_HALF): Work.DISABLE_CONTROLS}
    await add_message(database, 0, MessageKind.REMINDER_HALF)
    assert (await next_delivery(database)).nonce != being_posted.nonce


async def test_a_clock_that_changes_while_it_is_refreshed_is_refreshed_again(database: Database) -> None:
    """A clock that changes while its message is being refreshed is refreshed once more."""
    await add_message(database, 0)
    await store_as_posted(database, await next_delivery(database))

    async def change() -> None:
        async with database.begin() as connection:
            await outbox_games.change_clock(connection, GAME, 0, NOW)

    async def update() -> Delivery:
        async with database.read() as connection:
            (message,) = await outbox_queue.next_updates(connection, NOW, (), 2)
        return message.delivery

    async def done(delivery: Delivery) -> None:
        async with database.begin() as connection:
            await outbox_outcomes.set_updated(connection, delivery)

    await change()
    delivery = await update()
    await change()
    await done(delivery)
    assert await work_of(database) == {(0, MessageKind.TURN): Work.REFRESH_CLOCK}
    await done(await update())
    assert await work_of(database) == {}


async def post_with_failed_refresh(database: Database) -> None:
    """Post the turn of state 0 and store that refreshing its clock failed, with a retry after a minute."""
    await add_message(database, 0)
    await store_as_posted(database, await next_delivery(database))
    async with database.begin() as connection:
        await outbox_games.change_clock(connection, GAME, 0, NOW)
    (clock,) = await next_updates(database)
    async with database.begin() as connection:
        await outbox_outcomes.set_failed(connection, clock, NOW + MINUTE)


async def test_a_failed_refresh_is_retried_at_its_time(database: Database) -> None:
    """A failed refresh is retried at its time; disabling the controls of its message is not put off."""
    await post_with_failed_refresh(database)
    assert await next_updates(database) == []
    assert [delivery.attempts for delivery in await next_updates(database, NOW + MINUTE)] == [1]
    await add_message(database, 2)
    await store_as_posted(database, await next_delivery(database), 2)
    (update,) = await next_updates(database)
    assert (update.work, update.attempts) == (Work.DISABLE_CONTROLS, 0)


async def test_controls_are_disabled_although_the_clock_changes(database: Database) -> None:
    """Controls are disabled although the clock changes or was just refreshed, or the message was posted again."""
    await add_message(database, 0)
    await store_as_posted(database, await next_delivery(database))
    async with database.begin() as connection:
        await outbox_games.change_clock(connection, GAME, 0, NOW)
    (clock,) = await next_updates(database)
    async with database.begin() as connection:
        await outbox_games.disable_controls(connection, GAME, NOW)
        await outbox_outcomes.set_updated(connection, clock)
        await outbox_games.change_clock(connection, GAME, 0, NOW)
    (controls,) = await next_updates(database)
    assert controls.work is Work.DISABLE_CONTROLS
    async with database.begin() as connection:
        await outbox_games.post_again(connection, GAME, 0, MessageKind.TURN, NOW)
    await store_as_posted(database, await next_delivery(database), 2)
    async with database.begin() as connection:
        await outbox_games.disable_controls(connection, GAME, NOW)
        await outbox_outcomes.set_updated(connection, controls)
    assert await work_of(database) == {(0, MessageKind.TURN): Work.DISABLE_CONTROLS}


async def test_only_reminders_of_finished_turns_end(database: Database) -> None:
    """Reminders of finished turns are cancelled or lose their controls; those of the current turn move with it."""
    await add_message(database, 0)
    await store_as_posted(database, await next_delivery(database))
    await add_message(database, 2, MessageKind.REMINDER_HALF)
    half, tenth = (2, MessageKind.REMINDER_HALF), (2, MessageKind.REMINDER_TENTH)
    async with database.begin() as connection:
        await outbox_games.cancel_votes_and_reminders(connection, GAME, 2)
    assert await work_of(database) == {half: Work.POST}
    await store_as_posted(database, await next_delivery(database), 2)
    await add_message(database, *tenth)
    async with database.begin() as connection:
        await outbox_games.end_reminders(connection, GAME, 2, NOW)
        await outbox_games.move_reminders(connection, GAME, 2, 5)
    assert await work_of(database) == {tenth: Work.POST}
    async with database.begin() as connection:
        await outbox_games.cancel_votes_and_reminders(connection, GAME, 3)
        await outbox_games.end_reminders(connection, GAME, 5, NOW)
    assert await work_of(database) == {}
    async with database.begin() as connection:
        await outbox_games.end_reminders(connection, GAME, 6, NOW)
    assert await work_of(database) == {(5, MessageKind.REMINDER_HALF): Work.DISABLE_CONTROLS}


async def test_disabling_controls_does_not_cancel_posting_again(database: Database) -> None:
    """A message that is to be posted again is posted although the controls of its first post were disabled."""
    await add_message(database, 0)
    await store_as_posted(database, await next_delivery(database))
    async with database.begin() as connection:
        await outbox_games.post_again(connection, GAME, 0, MessageKind.TURN, NOW)
        await outbox_games.set_controls_disabled(connection, GAME, 0, MessageKind.TURN)
    assert await work_of(database) == {(0, MessageKind.TURN): Work.POST}


async def test_a_failed_refresh_does_not_delay_posting_again(database: Database) -> None:
    """A failed refresh of a message, as after its deletion, does not delay posting it again."""
    await post_with_failed_refresh(database)
    async with database.begin() as connection:
        await outbox_games.post_again(connection, GAME, 0, MessageKind.TURN, NOW)
    delivery = await next_delivery(database)
    assert (delivery.work, delivery.attempts) == (Work.POST, 0)


async def test_new_work_is_leased_to_the_process_that_stores_it(database: Database, other: Database) -> None:
    """New work on a message is leased to the process that stores it: the one that posted it may be gone."""
    await add_message(other, 0)
    await store_as_posted(other, await next_delivery(other))
    async with database.begin() as connection:
        await outbox_games.change_clock(connection, GAME, 0, NOW)
    async with database.read() as connection:
        (message,) = await outbox_queue.next_updates(connection, NOW, (), 2)
    assert (message.delivery.seq, message.leased) == (0, True)
    async with other.read() as connection:
        assert await outbox_queue.next_updates(connection, NOW, (), 2) == ()


@pytest.mark.parametrize("changed", ["before it is taken", "while it is posted"])
async def test_a_clock_that_changes_before_its_message_is_posted(database: Database, changed: str) -> None:
    """A message drawn with the old clock is refreshed once it is posted; one drawn with the new clock is not."""
    await add_message(database, 0)
    earlier_delivery = None if changed == "before it is taken" else await next_delivery(database)
    async with database.begin() as connection:
        await outbox_games.change_clock(connection, GAME, 0, NOW)
    await store_as_posted(database, earlier_delivery or await next_delivery(database))
    refreshed = {} if earlier_delivery is None else {(0, MessageKind.TURN): Work.REFRESH_CLOCK}
    assert await work_of(database) == refreshed


async def test_a_clock_that_changes_on_a_message_that_is_never_posted(database: Database) -> None:
    """An older turn that is posted as part of a newer one has no clock to refresh."""
    await add_message(database, 0)
    await add_message(database, 2)
    async with database.begin() as connection:
        await outbox_games.change_clock(connection, GAME, 0, NOW)
        *_, newest = await outbox_queue.unposted_states(connection, NOW, GAME)
    await store_as_posted(database, newest)
    assert await work_of(database) == {}


async def test_a_closed_vote_is_neither_open_nor_posted_again(database: Database) -> None:
    """A vote that is cancelled or has no controls is not open, and not posted again in the game's new channel."""
    for number, kind in enumerate((MessageKind.TURN, MessageKind.STOP_VOTE), start=1):
        await add_message(database, 0, kind)
        await store_as_posted(database, await next_delivery(database), number)
    async with database.begin() as connection:
        assert await outbox_games.open_vote(connection, GAME, MessageKind.STOP_VOTE, 0) == (0, CHANNEL)
        await outbox_games.set_controls_disabled(connection, GAME, 0, MessageKind.STOP_VOTE)
        assert await outbox_games.open_vote(connection, GAME, MessageKind.STOP_VOTE, 0) is None
        await outbox_games.add(connection, GAME, 1, MessageKind.STOP_VOTE, NOW)
        await outbox_games.cancel_votes_and_reminders(connection, GAME)
        assert await outbox_games.open_vote(connection, GAME, MessageKind.STOP_VOTE, 1) is None
        await outbox_games.post_newest_again(connection, GAME, NOW, elsewhere=True)
    assert await work_of(database) == {(0, MessageKind.TURN): Work.POST}


async def test_the_end_disables_all_controls(database: Database) -> None:
    """The end of a game disables all controls, those of the turn in which it was stopped included."""
    await add_message(database, 4)
    await store_as_posted(database, await next_delivery(database))
    await add_message(database, 4, MessageKind.VOTE)
    await store_as_posted(database, await next_delivery(database), 2)
    await add_message(database, 4, MessageKind.STOPPED)
    await store_as_posted(database, await next_delivery(database), 3)
    assert set(await work_of(database)) == {(4, MessageKind.TURN), (4, MessageKind.VOTE)}


def query_plans(path: Path, executed: list[tuple[str, Any]]) -> dict[str, str]:
    """Return SQLite's plan for each executed statement on the outbox, in a database with many finished messages."""
    with sqlite3.connect(path) as plain:
        plain.execute(
            "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 5000)"
            " INSERT INTO outbox (game, number, kind, seq, since, made_at, delivered_at, channel, message,"
            " controls_disabled) SELECT 'game', 100 + n, 'turn', 100 + n, 0, '2026', '2026', 5, n, 1 FROM numbers"
        )
        plain.execute("ANALYZE")
        found = {
            statement: "; ".join(row[3] for row in plain.execute(f"EXPLAIN QUERY PLAN {statement}", values))
            for statement, values in executed
            if "outbox" in statement and not statement.startswith("INSERT")
        }
    plain.close()
    return found


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_finished_messages_are_never_scanned(empty_database: Path, database: Database) -> None:
    """Pending, delayed and outdated messages are found by indexes, however many finished rows there are."""
    await add_message(database, 0)
    delivery = await next_delivery(database)
    statements: list[tuple[str, Any]] = []

    def listen(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        statements.append((statement, parameters))

    sa.event.listen(sa.Engine, "before_cursor_execute", listen)
    try:
        async with database.begin() as connection:
            await outbox_queue.next_posts(connection, NOW, ("other", "game"), 16)
            await outbox_queue.next_updates(connection, NOW, (OutboxId(7),), 16)
            await outbox_queue.unposted_states(connection, NOW, GAME)
            await outbox_queue.take_over(connection)
            await outbox_queue.claim(connection, delivery, NOW)
            await outbox_outcomes.set_failed(connection, delivery, NOW)
            await outbox_outcomes.set_delivered(connection, delivery, NOW, Posted(CHANNEL, MessageId(1)))
            await outbox_games.change_clock(connection, GAME, 0, NOW)
            await outbox_games.disable_controls(connection, GAME, NOW)
            await outbox_games.cancel_votes_and_reminders(connection, GAME)
            await outbox_games.cancel_after(connection, GAME, 0)
            await outbox_games.newest(connection, GAME)
            await outbox_games.current_message(connection, GAME)
            await outbox_games.has(connection, GAME, 0, MessageKind.TURN)
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", listen)
    found = query_plans(empty_database, statements)
    assert len(found) >= 15
    for statement, plan in found.items():
        assert "SCAN outbox" not in plan.replace("SCAN outbox USING INDEX ix_outbox_waiting", ""), (
            statement,
            plan,
        )
    texts = "\n".join(found.values())
    for index in ("ix_outbox_waiting (", "ix_outbox_waiting_of_game (", "ix_outbox_controls ("):
        assert index in texts
