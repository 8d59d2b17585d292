"""Storage: the time of each statement in a database of 10,000 running and 100,000 finished games.

`--open` and `--finished` set these numbers, `--turns` the length of the running games; `--keep FILE` keeps
the database there. With `--postgres` it is a PostgreSQL database, in memory where there is /dev/shm (a
million games of few turns, `--open 1000000 --finished 10000 --turns 2`, take 8 GB), and `scans` names the
statements that read a whole table of more than a thousand rows. `first_view_s` is the time from opening the
database to the first view of a game.
"""

from __future__ import annotations

import asyncio
import math
import secrets
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bench.support.options import option_parser
from bench.support.postgres import PostgresServer, running
from bench.support.report import report
from bench.support.stored import TURNS, Stored, stored
from host.host import Host
from model.errors import StorageTrouble
from model.ids import ChannelId, GameId
from model.outbox import MessageKind
from model.ratings import Pool
from model.tables import GameStatus
from storage import (
    deadlines,
    downtimes,
    games,
    guilds,
    listed_games,
    log,
    matches,
    outbox_games,
    outbox_queue,
    people,
    personal_data,
    ratings,
    records,
    results,
    stored_games,
    tournaments,
)
from storage.database import Connection, Database

TIMES = 7
"""Runs of each statement; the fastest counts, as the others may have waited for other work."""

MANY_ROWS = 1_000
"""Rows up to which a table may be read by a sequential scan."""

Statement = Callable[[Connection], Awaitable[object]]


class _Undone(Exception):  # noqa: N818 - ends a transaction of which nothing shall stay
    pass


def statements(data: Stored) -> Mapping[str, Statement]:
    """Return the statements by name: those of presses, clocks, deliveries, the start and deletions."""
    game, other = data.open[len(data.open) // 2], data.open[len(data.open) // 3]
    channel, nowhere = ChannelId(data.first_channel + len(data.open) // 2), ChannelId(5)
    now = datetime.now(UTC)
    days = timedelta(days=1)
    begun = now.replace(tzinfo=None) - 30 * days
    players = [str(data.person + number) for number in range(10)]
    return {
        "living_in": lambda c: games.living_in(c, channel),
        "living_in nowhere": lambda c: games.living_in(c, nowhere),
        "last_in": lambda c: games.last_in(c, channel),
        "opened_by": lambda c: games.opened_by(c, data.busy),
        "rematch_waiting": lambda c: games.rematch_waiting(c, game),
        "waiting_tables": games.waiting_tables,
        "running": lambda c: games.running(c, None, 1_000),
        "running after another": lambda c: games.running(c, games.RunningGame(game, begun), 1_000),
        "stored game": lambda c: stored_games.find(c, game),
        "seats": lambda c: games.seats_of(c, game),
        "log": lambda c: log.read(c, game),
        "games of a person": lambda c: listed_games.of_person(c, data.person, (GameStatus.RUNNING,)),
        "games of the busiest": lambda c: listed_games.of_person(c, data.busy, (GameStatus.RUNNING,)),
        "waiting for the busiest": lambda c: deadlines.waiting_for(c, data.busy),
        "due": lambda c: deadlines.due(c, now),
        "next look": deadlines.next_look,
        "next due": lambda c: deadlines.next_due(c, now, 200),
        "games claimed": lambda c: deadlines.claim(c, data.open[:16], now + 400 * days),
        "look now": lambda c: deadlines.look_now(c, data.busy, now),
        "look again after a downtime": lambda c: downtimes.look_again(c, now - days, now + days, now),
        "next post": lambda c: outbox_queue.next_posts(c, now, (), 16),
        "next update": lambda c: outbox_queue.next_updates(c, now, (), 16),
        "take over": outbox_queue.take_over,
        "backlog": outbox_queue.backlog,
        "message claimed": lambda c: _claimed(c, other, now),
        "message added": lambda c: outbox_games.add(c, other, 999, MessageKind.TURN, now),
        "controls disabled": lambda c: outbox_games.disable_controls(c, game, now),
        "message shown": lambda c: outbox_games.current_message(c, game),
        "missing results": results.missing,
        "records of a server": lambda c: records.all_of(c, data.guild),
        "records of all": lambda c: records.all_of(c, None),
        "names": lambda c: results.names(c, players, None),
        "result": lambda c: results.find(c, GameId("bababobo")),
        "results of a person": lambda c: results.of_person(c, data.person),
        "leader board": lambda c: ratings.board(c, Pool(), 0, 10),
        "ratings of a player": lambda c: ratings.of_player(c, players[0]),
        "languages": people.languages,
        "servers with a retention": guilds.with_retention,
        "old games deleted": lambda c: games.delete_ended_before(c, data.guild, now - 400 * days, 10),
        "tournaments with games to look at": matches.with_games_to_look_at,
        "tournaments of a server": lambda c: tournaments.of_guild(c, data.guild),
        "rows that name a person": lambda c: personal_data.rows_of(c, data.person),
        "person deleted": lambda c: people.forget(c, data.person),
    }


async def _claimed(connection: Connection, game: GameId, now: datetime) -> None:
    """Add a message, find it as the next one to post, and claim it."""
    await outbox_games.add(connection, game, 999, MessageKind.TURN, now)
    (found,) = await outbox_queue.next_posts(connection, now, (), 1)
    assert await outbox_queue.claim(connection, found.delivery, now)


async def measured(database: Database, statement: Statement) -> float:
    """Return the milliseconds that a statement, or a group of them, takes; its changes are rolled back."""
    found = []
    for _ in range(TIMES):
        try:
            async with database.begin() as connection:
                begun = time.perf_counter()
                await statement(connection)
                found.append((time.perf_counter() - begun) * 1000)
                raise _Undone
        except _Undone:
            continue
    return min(found)


@contextmanager
def _recorded_statements() -> Iterator[dict[str, Any]]:
    """Yield a mapping that collects the statements run meanwhile, each with its first parameters."""
    recorded: dict[str, Any] = {}

    def listen(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        recorded.setdefault(statement, parameters)

    sa.event.listen(sa.Engine, "before_cursor_execute", listen)
    try:
        yield recorded
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", listen)


async def _scanned(database: Database, recorded: Mapping[str, Any]) -> set[str]:
    """Return the tables of over MANY_ROWS rows that these statements read by sequential scans."""
    found: set[str] = set()
    async with database.read() as connection:
        for statement, parameters in recorded.items():
            if statement.startswith(("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")):
                explained = await connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", parameters)
                found.update(_seq_scans(explained.scalar_one()[0]["Plan"]))
        large = sa.text("SELECT reltuples FROM pg_class WHERE relname = :name")
        rows = {name: (await connection.execute(large, {"name": name})).scalar_one() for name in found}
    return {name for name, count in rows.items() if count > MANY_ROWS}


def _seq_scans(plan: dict[str, Any]) -> Iterator[str]:
    if plan["Node Type"] == "Seq Scan":
        yield plan["Relation Name"]
    for part in plan.get("Plans", ()):
        yield from _seq_scans(part)


async def _first_view(url: str, data: Stored) -> float:
    """Return the seconds that a new process takes to open the database, start and load a game."""
    begun = time.perf_counter()
    database = await Database.open(url)
    host = Host(database, lambda: datetime.now(UTC), secrets.token_bytes)
    await host.start()
    await host.games.view(data.open[len(data.open) // 2])
    seconds = time.perf_counter() - begun
    await host.close()
    await database.close()
    return seconds


async def measure(url: str, unfinished: int, finished: int, turns: int = TURNS) -> dict[str, object]:
    """Return the figures; `url` is a database URL or the path of a file."""
    begun = time.perf_counter()
    data = await stored(url, unfinished=unfinished, finished=finished, turns=turns)
    build = time.perf_counter() - begun
    database = await Database.open(url)
    async with database.begin() as connection:
        await records.put_all(connection, await records.search_all(connection))
    figures: dict[str, float] = {}
    scans: dict[str, str] = {}
    for name, statement in statements(data).items():
        with _recorded_statements() as recorded:
            try:
                figures[name] = await measured(database, statement)
            except StorageTrouble:
                # The statement has exceeded the database's time limit.
                figures[name] = math.inf
        if database.shared and (scanned := await _scanned(database, recorded)):
            scans[name] = ", ".join(sorted(scanned))
    size = await _megabytes(database, url)
    await database.close()
    slowest = max(figures, key=lambda name: figures[name])
    return {
        "open": unfinished,
        "finished": finished,
        "file_mb": size,
        "build_s": build,
        "first_view_s": await _first_view(url, data),
        "slowest": slowest,
        "slowest_ms": figures[slowest],
        "scans": scans,
        "statement_ms": figures,
    }


async def _megabytes(database: Database, url: str) -> float:
    if not database.shared:
        return await asyncio.to_thread(lambda: Path(url).stat().st_size / 1e6)
    async with database.read() as connection:
        size = await connection.execute(sa.text("SELECT pg_database_size(current_database())"))
        return float(size.scalar_one()) / 1e6


async def _in_postgres(
    server: PostgresServer, unfinished: int, finished: int, turns: int
) -> dict[str, object]:
    return await measure(server.url(await server.new_database()), unfinished, finished, turns)


def main(argv: list[str]) -> None:
    """Print a table, or with --json one object."""
    parser = option_parser("storage", __doc__)
    parser.add_argument("--open", type=int, default=10_000, help="games that run")
    parser.add_argument("--finished", type=int, default=100_000, help="games that are over")
    parser.add_argument(
        "--turns",
        type=int,
        default=TURNS,
        help="turns of the shortest games that run; others have two, three, … times as many",
    )
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--keep", type=Path, metavar="FILE", help="where to leave the database")
    group.add_argument("--postgres", action="store_true", help="measure PostgreSQL in place of SQLite")
    options = parser.parse_args(argv)
    how_many = options.open, options.finished, options.turns
    if options.postgres:
        with running() as server:
            report(asyncio.run(_in_postgres(server, *how_many)), argv)
        return
    with tempfile.TemporaryDirectory() as folder:
        file = options.keep or Path(folder) / "bench.db"
        report(asyncio.run(measure(str(file), *how_many)), argv)
