"""A disk that is full: SQLite says so in the middle of a game."""

import pytest
import sqlalchemy as sa
from at_the_table import ANN, BEN, HandClock, chance, started, turn

from bot.host import Host
from storage.database import Database, StorageTrouble

MOST_TURNS = 60


async def test_a_move_on_a_full_disk_is_not_half_stored(
    host: Host, database: Database, clock: HandClock
) -> None:
    """What was accepted stays, what could not be stored did not happen, and with room the game goes on."""
    view = await started(host, ANN, BEN)

    def full(connection: sa.Connection) -> None:
        # SQLite takes the number of pages that there are for the least.
        connection.exec_driver_sql("PRAGMA max_page_count = 1")

    def roomy(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")

    accepted = [view.seq]

    async def play_on() -> None:
        for _ in range(MOST_TURNS):
            moved = await turn(host, view.id)
            accepted.append(moved.view.seq)

    sa.event.listen(sa.Engine, "begin", full)
    try:
        with pytest.raises(StorageTrouble, match="full"):
            await play_on()
    finally:
        sa.event.remove(sa.Engine, "begin", full)
    assert (await host.table.view(view.id)).seq == accepted[-1]
    assert (await Host(database, clock, chance("after")).table.view(view.id)).seq == accepted[-1]
    sa.event.listen(sa.Engine, "begin", roomy)
    try:
        assert (await turn(host, view.id)).view.seq > accepted[-1]
    finally:
        sa.event.remove(sa.Engine, "begin", roomy)
    await host.soundness.set_aside()
    assert await host.soundness.check() == (1, ())
