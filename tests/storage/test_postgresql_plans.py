"""Tests that PostgreSQL answers frequent queries by indexes; SQLite is watched in every test (`statements`)."""

from datetime import UTC, datetime
from typing import Any

import pytest
import sqlalchemy as sa
from running_game import add_game

from model.ids import ChannelId, GameId, GuildId, MessageId, OutboxId, PersonId
from model.outbox import MessageKind, Posted
from model.people import PersonSettings
from storage import (
    deadlines,
    games,
    guilds,
    log,
    outbox_games,
    outbox_outcomes,
    outbox_queue,
    people,
    presence,
    results,
    stored_games,
    tournaments,
)
from storage.database import Connection, Database

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)
GAME, CHANNEL = GameId("game"), ChannelId(5)


async def _ask(connection: Connection) -> None:
    """Run the frequent queries."""
    (found,) = await outbox_queue.next_posts(connection, NOW, ("other",), 16)
    await outbox_queue.next_updates(connection, NOW, (OutboxId(7),), 16)
    await outbox_queue.backlog(connection)
    await outbox_queue.unposted_states(connection, NOW, GAME)
    await outbox_queue.claim(connection, found.delivery, NOW)
    await outbox_outcomes.set_delivered(connection, found.delivery, NOW, Posted(CHANNEL, MessageId(1)))
    await outbox_queue.end_leases(connection, ["gone"])
    await outbox_games.disable_controls(connection, GAME, NOW)
    await outbox_games.newest(connection, GAME)
    await outbox_games.current_message(connection, GAME)
    await outbox_games.shown_in(connection, CHANNEL, MessageId(1))
    await deadlines.next_due(connection, NOW, 16)
    await deadlines.claim(connection, [GAME], NOW)
    await deadlines.renew(connection, [GAME], NOW)
    await deadlines.end_leases(connection, ["gone"], NOW)
    await deadlines.next_look(connection)
    await presence.absent(connection, NOW)
    await deadlines.waiting_for(connection, PersonId(1))
    await stored_games.find(connection, GAME)
    await games.living_in(connection, CHANNEL)
    await games.last_in(connection, CHANNEL)
    await games.waiting_tables(connection)
    await games.running(connection, None, 100)
    await games.running(connection, games.RunningGame(GAME, NOW.replace(tzinfo=None)), 100)
    await games.opened_by(connection, PersonId(1))
    await games.seats_of(connection, GAME)
    await log.read(connection, GAME)
    await people.find(connection, PersonId(1))
    await guilds.find(connection, GuildId(1))
    await results.missing(connection)
    await tournaments.due(connection, NOW)
    await tournaments.next_look(connection)


@pytest.fixture
async def database(postgres_url: str):  # type: ignore[no-untyped-def]
    opened = await Database.open(postgres_url)
    async with opened.begin() as connection:
        await add_game(connection, GAME, CHANNEL, NOW)
        await outbox_games.add(connection, GAME, 0, MessageKind.TURN, NOW)
        await people.put(connection, PersonId(1), PersonSettings())
    yield opened
    await opened.close()


async def test_frequent_queries_scan_no_table(database: Database) -> None:
    """PostgreSQL has an index for each frequent query; its planner is only kept from scanning small tables."""
    statements: dict[str, Any] = {}

    def listen(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        statements.setdefault(statement, parameters)

    sa.event.listen(sa.Engine, "before_cursor_execute", listen)
    try:
        async with database.begin() as connection:
            await _ask(connection)
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", listen)
    scans, explained = [], 0
    async with database.begin() as connection:
        await connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
        for statement, parameters in statements.items():
            if "alembic_version" in statement or "advisory" in statement:
                continue
            explained += 1
            rows = await connection.exec_driver_sql(f"EXPLAIN {statement}", parameters)
            plan = "\n".join(row[0] for row in rows)
            if "Seq Scan" in plan:
                scans.append(f"{' '.join(statement.split())}\n{plan}")
        result = await connection.exec_driver_sql("EXPLAIN SELECT id FROM games WHERE seed = 'x'")
        assert "Seq Scan" in "\n".join(row[0] for row in result), (
            "a scan of a column without an index is reported"
        )
    assert explained > 30
    assert scans == []
