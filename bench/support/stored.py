"""A database of many games: a few template games are played by script, and their rows are copied.

A copy has its own people, server and channel. It has its template's seed and log, so that it can be loaded
and played on like any other game. People and servers grow with the games: games per person stay the same.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import islice, product
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from game.opponents import load
from game.values.ruleset import Option, Ruleset
from host.games.table_options import MOST_TURN_SECONDS
from host.games.views import GameView, Person
from host.host import Host
from model.ids import ChannelId, GameId, GuildId, PersonId
from model.tables import FirstSeat, GameStatus, TableOptions
from storage.database import Database
from storage.schema import metadata

OPPONENT = "random"
PEOPLE, GUILDS = 2_000, 200
"""People and servers for up to `FEW` games; beyond that both grow in proportion."""
FEW = 10_000
BUSY = PersonId(10**17)
"""A person who sits in every hundredth game; beyond `FEW` games, in about a hundred running ones."""

SHORT = Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(5, 5))
TEMPLATES = 4
FIRST_CHANNEL = 10**18
LONG_AGO = timedelta(days=300)
TURNS = 10
"""The number of turns that each running template has more than the previous one."""
ROWS = 10_000
"""Copies that are inserted by one statement."""

_GAME_TABLES = {
    "seats": ("place", "colour", "occupant", "person", "name", "mind"),
    "log": ("seq", "kind", "text", "tile", "digest", "maker", "person", "at"),
    "deadlines": ("look_at", "colour", "turn_seq", "began_at", "ends_at", "paused_until", "changed_at"),
    "played_seats": (
        "place",
        "person",
        "mind",
        "name",
        "rank",
        "points",
        "left",
        "turns",
        "in_time",
        "fastest_seconds",
        "margin",
    ),
    "played_features": ("place", "kind", "points", "best_points", "best_tiles"),
}
"""The tables with one or more rows of each game, and their columns without the game's id."""

_COPIES = sa.Table(
    "copies",
    sa.MetaData(),
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("of", sa.Text),
    *(sa.Column(name, sa.BigInteger) for name in ("number", "guild", "one", "other")),
    prefixes=["TEMPORARY"],
)
"""The copies to make: the id, the template, and the copy's own number, server and people."""

_PERSON = "CASE t.person WHEN 1 THEN c.one WHEN 2 THEN c.other END"


@dataclass(frozen=True, slots=True)
class Stored:
    """Ids in the database: running games, the first channel, a server, a person, and one with many games."""

    open: tuple[GameId, ...]
    first_channel: ChannelId
    guild: GuildId
    person: PersonId
    busy: PersonId


async def stored(database: Path | str, *, unfinished: int, finished: int, turns: int = TURNS) -> Stored:
    """Make a database with `unfinished` running games and `finished` games that are over, on many servers.

    `database` is a file or the URL of an empty PostgreSQL database. The running games are copies of templates
    with `turns` turns, twice as many, and so on.
    """
    running, over = await _templates(str(database), turns)
    ids = ("".join(letters) for letters in product("bdgklmnprstvz", "aeiou", repeat=4))
    used_ids = {*running, *over}
    fresh = (GameId(game_id) for game_id in ids if game_id not in used_ids)
    opened, ended = tuple(islice(fresh, unfinished)), tuple(islice(fresh, finished))
    engine = create_async_engine(_address(database), poolclass=sa.NullPool)
    shared = engine.url.get_backend_name() == "postgresql"
    times = max(1, unfinished // FEW)
    async with engine.connect() as connection:
        # PostgreSQL checks no foreign keys, as the rows are copies; in SQLite no commit waits for the disk.
        unchecked = "SET session_replication_role = replica" if shared else "PRAGMA synchronous = OFF"
        await connection.exec_driver_sql(unchecked)
        await connection.exec_driver_sql("UPDATE outbox SET work = NULL, delivered_at = made_at")
        await _copy(connection, running, opened, 0, times)
        await _copy(connection, over, ended, unfinished, times)
        await _rate(connection)
        await connection.commit()
        if shared:
            idle = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await idle.exec_driver_sql("VACUUM ANALYZE")
    await engine.dispose()
    return Stored(opened, ChannelId(FIRST_CHANNEL), GuildId(1), PersonId(_person(7, times)), BUSY)


def _address(database: Path | str) -> str:
    return database if isinstance(database, str) and "://" in database else f"sqlite+aiosqlite:///{database}"


async def _templates(url: str, turns: int) -> tuple[list[GameId], list[GameId]]:
    """Play the template games: running ones, each with more turns than the last, and finished ones."""
    database = await Database.open(url)
    now = Host(database, lambda: datetime.now(UTC), secrets.token_bytes, most_tables=99)
    then = Host(database, lambda: datetime.now(UTC) - LONG_AGO, secrets.token_bytes, most_tables=99)
    options = TableOptions(seats=2, first=FirstSeat.AS_SEATED, turn_seconds=MOST_TURN_SECONDS, rated=True)
    running, over = [], []
    for number in range(TEMPLATES):
        running.append(await _played(now, number, options, turns=turns * (number + 1)))
        over.append(await _played(then, TEMPLATES + number, replace(options, ruleset=SHORT), turns=999))
    await database.close()
    return running, over


async def _played(host: Host, channel: int, options: TableOptions, turns: int) -> GameId:
    ann, ben = Person(PersonId(1), "Ada"), Person(PersonId(2), "Bruno")
    lobby = await host.lobby.open(GuildId(1), ChannelId(channel + 1), ann, options)
    await host.lobby.join(lobby.id, ben)
    view: GameView = await host.lobby.start(lobby.id, ann.id)
    for _ in range(turns):
        if view.status is not GameStatus.RUNNING:
            break
        assert view.to_move is not None
        assert view.to_move.person is not None
        moves = load(OPPONENT).choose(view.position, str(view.seq), 0.0)
        view = (await host.games.move(view.id, view.to_move.person, view.seq, moves)).view
    return view.id


def _person(number: int, times: int) -> int:
    return BUSY + 1 + number % (PEOPLE * times)


async def _list_copies(
    connection: AsyncConnection,
    templates: Sequence[GameId],
    copies: Sequence[GameId],
    before: int,
    times: int,
) -> None:
    """Store in the table `copies` which game is copied to which, on which server and by whom it is played."""
    await connection.exec_driver_sql("DROP TABLE IF EXISTS copies")
    await connection.run_sync(_COPIES.create)
    for first in range(0, len(copies), ROWS):
        named = [
            {
                "id": copies[number],
                "of": templates[number % len(templates)],
                "number": before + number,
                "guild": 1 + number % (GUILDS * times),
                "one": BUSY if number % (100 * times) == 0 else _person(number * 7, times),
                "other": _person(number * 7 + 1 + number % 13, times),
            }
            for number in range(first, min(first + ROWS, len(copies)))
        ]
        await connection.execute(_COPIES.insert(), named)


async def _copy(
    connection: AsyncConnection,
    templates: Sequence[GameId],
    copies: Sequence[GameId],
    before: int,
    times: int,
) -> None:
    """Copy the templates' rows, in turn, to games with the ids `copies`; `before` were copied earlier."""
    await _list_copies(connection, templates, copies, before, times)
    later = "datetime(t.started_at, '+' || (c.number % 100000) || ' seconds')"
    if connection.dialect.name == "postgresql":
        await connection.exec_driver_sql("ANALYZE copies")
        later = "t.started_at + (c.number % 100000) * interval '1 second'"
    own = {"guild": "c.guild", "channel": f"{FIRST_CHANNEL} + c.number"}
    changes = own | {"id": "c.id", "host": "c.one", "started_at": later}
    await _insert(connection, "games", "t.id", {name: f't."{name}"' for name in _columns("games")} | changes)
    changes = own | {"game": "c.id", "number": f"c.number + {10 * TEMPLATES}"}
    await _insert(
        connection, "played", "t.game", {name: f't."{name}"' for name in _columns("played")} | changes
    )
    for table, names in _GAME_TABLES.items():
        values = {name: _PERSON if name == "person" else f't."{name}"' for name in names}
        await _insert(connection, table, "t.game", {"game": "c.id", **values})
    await _insert(
        connection,
        "outbox",
        "t.game",
        {
            "game": "c.id",
            **{name: f"t.{name}" for name in ("number", "kind", "seq", "since", "made_at")},
            "delivered_at": "t.made_at",
            "channel": f"{FIRST_CHANNEL} + c.number",
            "message": f"{2 * FIRST_CHANNEL} + c.number * 1000 + t.number",
            "controls_disabled": "t.seq < (SELECT max(seq) FROM log WHERE game = t.game)",
        },
    )


def _columns(table: str) -> list[str]:
    return [column.name for column in metadata.tables[table].columns]


async def _insert(connection: AsyncConnection, table: str, key: str, values: dict[str, str]) -> None:
    """Insert a copy of each of the templates' rows, with these SQL expressions by column."""
    names = ", ".join(f'"{name}"' for name in values)
    await connection.exec_driver_sql(
        f"INSERT INTO {table} ({names}) SELECT {', '.join(values.values())}"
        f' FROM {table} AS t JOIN copies AS c ON {key} = c."of"'
    )


async def _rate(connection: AsyncConnection) -> None:
    """Give everybody a rating on each server where they have played, and over all."""
    for guild in ("0", "p.guild"):
        await connection.exec_driver_sql(
            "INSERT INTO ratings"
            " (guild, seats, edition, computers, player, mean, uncertainty, games, shown)"
            f" SELECT DISTINCT {guild}, 0, '', false, CAST(s.person AS TEXT), 25.0, 5.0, 10, 1000 + s.person % 1000"
            " FROM played_seats AS s JOIN played AS p ON p.game = s.game WHERE s.person IS NOT NULL"
            " ON CONFLICT DO NOTHING"
        )
