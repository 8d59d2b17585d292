"""Tests of a database filled with copies of games, and of the statements that are timed on it."""

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


async def test_copied_games_load_replay_and_wait_for_a_player(tmp_path: Path) -> None:
    """Each copied game loads, replays to the digests of its log, and waits for a player; the file is intact."""
    data = await stored(tmp_path / "many.db", unfinished=9, finished=9)
    database = await Database.open(str(tmp_path / "many.db"))
    host = Host(database, lambda: datetime.now(UTC), secrets.token_bytes)
    count, damaged = await host.log_check.check()
    assert (count, damaged) == (9 + 4, ())
    assert await database.integrity() == ()
    async with database.read() as connection:
        game = await find(connection, data.open[3])
        assert game is not None
        assert isinstance(game.deadline, Deadline)
        assert await next_look(connection) is not None
    assert len(await host.history.games_of(data.busy)) > 0
    assert len(await host.statistics.records(data.guild)) > 0
    await database.close()


async def test_copied_games_and_timed_statements_on_postgresql(postgres_url: str) -> None:
    """On PostgreSQL, too, copied games load and replay, and every statement is timed and uses indexes."""
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
    """Every statement is timed; that it uses indexes is checked in all tests."""
    figures = await measure(str(tmp_path / "many.db"), 9, 9)
    data = await stored(tmp_path / "again.db", unfinished=1, finished=1)
    assert figures["statement_ms"].keys() == statements(data).keys()
