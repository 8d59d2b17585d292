"""Tests of a database of many games: its copies are valid, and its timed statements use indexes."""

import secrets
from datetime import UTC, datetime
from pathlib import Path

from bench.storage import measure, statements
from bench.support.stored import Stored, stored
from host.host import Host
from model.games import Deadline
from model.ids import ChannelId, GameId, GuildId, PersonId
from storage.database import Database
from storage.deadlines import next_look
from storage.stored_games import find


async def test_copies_are_games(tmp_path: Path) -> None:
    """Each copy loads, replays to its log's digests, and waits for a player; the file is intact."""
    made = await stored(tmp_path / "many.db", unfinished=9, finished=9)
    database = await Database.open(str(tmp_path / "many.db"))
    host = Host(database, lambda: datetime.now(UTC), secrets.token_bytes)
    count, damaged = await host.log_check.check()
    assert (count, damaged) == (9 + 4, ())
    assert await database.integrity() == ()
    async with database.read() as connection:
        standing = await find(connection, made.open[3])
        assert standing is not None
        assert isinstance(standing.deadline, Deadline)
        assert await next_look(connection) is not None
    assert len(await host.history.games_of(made.busy)) > 0
    assert len(await host.statistics.records(made.guild)) > 0
    await database.close()


async def test_postgresql_is_filled_alike(postgres_url: str) -> None:
    """On PostgreSQL the copies load and can be played on, and every statement is timed too."""
    figures = await measure(postgres_url, 9, 9, 1)
    assert (
        figures["statement_ms"].keys()
        == statements(Stored((GameId("x"),), ChannelId(1), GuildId(1), PersonId(1), PersonId(2))).keys()
    )
    assert figures["scans"] == {}
    database = await Database.open(postgres_url)
    host = Host(database, lambda: datetime.now(UTC), secrets.token_bytes)
    assert await host.log_check.check() == (9 + 4, ())
    await database.close()


async def test_every_statement_is_timed(tmp_path: Path) -> None:
    """Every statement is timed, and found by indexes (as in every test)."""
    figures = await measure(str(tmp_path / "many.db"), 9, 9)
    made = await stored(tmp_path / "again.db", unfinished=1, finished=1)
    assert figures["statement_ms"].keys() == statements(made).keys()
