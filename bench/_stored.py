"""A database of many games: a few are played by script, and their rows are copied.

A copy has people, a server and a channel of its own. It has its template's seed and log, so that it loads and can be
played on like any other game.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import islice, product
from pathlib import Path

from game.opponents import load
from game.values.ruleset import Option, Ruleset
from host.games.table_options import MOST_TURN_SECONDS
from host.games.views import GameView, Person
from host.host import Host
from model.ids import ChannelId, GameId, GuildId, PersonId
from model.tables import FirstSeat, GameStatus, TableOptions
from storage.database import Database

OPPONENT = "random"
PEOPLE, GUILDS = 2_000, 200
BUSY = PersonId(10**17)
"""Somebody who sits in every hundredth game."""

SHORT = Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(5, 5))
TEMPLATES = 4
FIRST_CHANNEL = 10**18
LONG_AGO = timedelta(days=300)

_GAME_TABLES = {
    "seats": ("place", "colour", "occupant", "{person}", "name", "mind"),
    "log": ("seq", "kind", "text", "tile", "digest", "maker", "{person}", "at"),
    "deadlines": ("look_at", "colour", "turn_seq", "began_at", "ends_at", "paused_until", "changed_at"),
    "played_seats": (
        *("place", "{person}", "mind", "name", "rank", "points", '"left"', "turns", "in_time"),
        "fastest_seconds",
    ),
    "played_features": ("place", "kind", "points", "best_points", "best_tiles"),
}
"""Tables with a row, or several, of each game, and their columns behind its id."""

_PERSON = "CASE t.person WHEN 1 THEN c.one WHEN 2 THEN c.other END"


@dataclass(frozen=True, slots=True)
class Stored:
    """What stands in the database: some games that can be played on, and somebody who sits in many."""

    open: tuple[GameId, ...]
    first_channel: ChannelId
    guild: GuildId
    person: PersonId
    busy: PersonId


async def stored(file: Path, *, unfinished: int, finished: int, guild: GuildId | None = None) -> Stored:
    """Make a database with so many games that run and that are over, on many servers or all on one."""
    running, over = await _templates(file)
    ids = ("".join(letters) for letters in product("bdgklmnprstvz", "aeiou", repeat=4))
    taken = {*running, *over}
    fresh = (GameId(one) for one in ids if one not in taken)
    opened = tuple(islice(fresh, unfinished))
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA synchronous = OFF")
        database.execute("PRAGMA foreign_keys = OFF")
        database.execute("BEGIN")
        database.execute("UPDATE outbox SET work = NULL, delivered_at = made_at")
        _copy(database, running, opened, 0, guild)
        _copy(database, over, tuple(islice(fresh, finished)), unfinished, guild)
        _rate(database)
        database.execute("COMMIT")
    return Stored(opened, ChannelId(FIRST_CHANNEL), guild or GuildId(1), PersonId(_person(7)), BUSY)


async def _templates(file: Path) -> tuple[list[GameId], list[GameId]]:
    """Play the games whose rows are copied: some that run, after more and more turns, and some to their end."""
    database = await Database.open(str(file))
    now = Host(database, lambda: datetime.now(UTC), secrets.token_bytes, most_tables=99)
    then = Host(database, lambda: datetime.now(UTC) - LONG_AGO, secrets.token_bytes, most_tables=99)
    options = TableOptions(seats=2, first=FirstSeat.AS_SEATED, turn_seconds=MOST_TURN_SECONDS, rated=True)
    running, over = [], []
    for number in range(TEMPLATES):
        running.append(await _played(now, number, options, turns=10 + 10 * number))
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


def _person(number: int) -> int:
    return BUSY + 1 + number % PEOPLE


def _copy(
    database: sqlite3.Connection,
    templates: Sequence[GameId],
    copies: Sequence[GameId],
    before: int,
    guild: GuildId | None,
) -> None:
    """Copy the rows of these games, in turn, to games of these ids; `before` games have been copied before."""
    database.execute("DROP TABLE IF EXISTS temp.copies")
    database.execute(
        "CREATE TEMP TABLE copies (id TEXT PRIMARY KEY, of TEXT, number INT, guild INT, one INT, other INT)"
    )
    rows = (
        (
            game,
            templates[number % len(templates)],
            before + number,
            guild or 1 + number % GUILDS,
            BUSY if number % 100 == 0 else _person(number * 7),
            _person(number * 7 + 1 + number % 13),
        )
        for number, game in enumerate(copies)
    )
    database.executemany("INSERT INTO copies VALUES (?, ?, ?, ?, ?, ?)", rows)
    columns = [row[1] for row in database.execute("PRAGMA table_info(games)")]
    mine = {
        "id": "c.id",
        "guild": "c.guild",
        "channel": f"{FIRST_CHANNEL} + c.number",
        "host": "c.one",
        "started_at": "datetime(t.started_at, '+' || (c.number % 100000) || ' seconds')",
    }
    _insert(database, "games", "t.id", columns, [mine.get(name, f"t.{name}") for name in columns])
    played = [row[1] for row in database.execute("PRAGMA table_info(played)")]
    mine = {
        "game": "c.id",
        "guild": "c.guild",
        "channel": f"{FIRST_CHANNEL} + c.number",
        "number": f"c.number + {10 * TEMPLATES}",
    }
    _insert(database, "played", "t.game", played, [mine.get(name, f"t.{name}") for name in played])
    for table, names in _GAME_TABLES.items():
        values = [_PERSON if name == "{person}" else f"t.{name}" for name in names]
        into = ["game", *("person" if name == "{person}" else name for name in names)]
        _insert(database, table, "t.game", into, ["c.id", *values])
    _insert(
        database,
        "outbox",
        "t.game",
        [
            "game",
            "number",
            "kind",
            "seq",
            "since",
            "made_at",
            "delivered_at",
            "channel",
            "message",
            "controls_disabled",
        ],
        [
            *("c.id", "t.number", "t.kind", "t.seq", "t.since", "t.made_at", "t.made_at"),
            f"{FIRST_CHANNEL} + c.number",
            f"{2 * FIRST_CHANNEL} + c.number * 1000 + t.number",
            "t.seq < (SELECT max(seq) FROM log WHERE game = t.game)",
        ],
    )


def _insert(
    database: sqlite3.Connection, table: str, key: str, columns: Sequence[str], values: Sequence[str]
) -> None:
    names = ", ".join(name if name.startswith('"') else f'"{name}"' for name in columns)
    database.execute(
        f"INSERT INTO {table} ({names}) SELECT {', '.join(values)} FROM {table} AS t JOIN copies AS c ON {key} = c.of"
    )


def _rate(database: sqlite3.Connection) -> None:
    """Give everybody a rating on each server where they have played, and over all."""
    for guild in ("0", "p.guild"):
        database.execute(
            "INSERT OR IGNORE INTO ratings"
            " (guild, seats, edition, computers, player, mean, uncertainty, games, shown)"
            f" SELECT DISTINCT {guild}, 0, '', 0, s.person, 25.0, 5.0, 10, 1000 + abs(random() % 1000)"
            " FROM played_seats AS s JOIN played AS p ON p.game = s.game WHERE s.person IS NOT NULL"
        )
