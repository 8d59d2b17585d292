"""Tests of a disk that refuses writes and of a locked database: moves are refused, and nothing is stored."""

import asyncio
import sqlite3

import pytest
from playing import choose_by_buttons, live_turn, open_table, small_table

from bench.support.in_process import running

pytestmark = pytest.mark.e2e

SENTENCE = "I can’t save anything right now"


@pytest.fixture
def short_lock_wait(monkeypatch):
    """Make the wait for a lock short."""
    monkeypatch.setattr("storage.sqlite_file.WAIT_SECONDS", 0.05)


async def test_a_disk_that_refuses_writes(box, disk, bot, table, database, ada, bruno):
    """While writes fail moves and tables are refused; afterwards the same press plays the move."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    panel, _ = await choose_by_buttons(mover, message)
    before = rows(database)
    disk.read_only = True
    assert SENTENCE in (await mover.click(panel.message, "Confirm")).text
    assert SENTENCE in (await ada.slash(box.channel("general"), "game new")).text
    assert (await mover.click(message, "Board")).message.picture()
    assert rows(database) == before
    disk.read_only = False
    await mover.click(panel.message, "Confirm")
    await live_turn(box, table, [bruno if mover is ada else ada])


async def test_a_move_is_refused_while_the_database_is_locked(
    box, short_lock_wait, table, database, ada, bruno
):
    """A move that cannot be stored in time is refused; it counts when it is made again."""
    async with running(box, database) as client:
        await small_table(client, box)
        message, mover = await open_table(box, table, [ada, bruno], seats=2)
        panel, _ = await choose_by_buttons(mover, message)
        holder = sqlite3.connect(database, isolation_level=None, check_same_thread=False)
        # In a thread: this waits for a transaction of the bot, which ends only while the event loop runs.
        await asyncio.to_thread(holder.execute, "BEGIN IMMEDIATE")
        refused = await mover.click(panel.message, "Confirm")
        holder.execute("ROLLBACK")
        holder.close()
        assert SENTENCE in refused.text
        await mover.click(panel.message, "Confirm")
        await live_turn(box, table, [bruno if mover is ada else ada])


def rows(database):
    """Return the number of rows by table."""
    with sqlite3.connect(database) as connection:
        names = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        counts = {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}
    connection.close()
    return counts
