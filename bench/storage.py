"""Storage: how long each statement takes in a database of 10,000 games that run and 100,000 that are over.

`--open` and `--finished` say other numbers, `--keep FILE` leaves the database there.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median

from bench._report import report
from bench._stored import Stored, stored
from model.ids import ChannelId, GameId
from model.outbox import MessageKind, Work
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
    outbox,
    outbox_queue,
    people,
    ratings,
    records,
    results,
    stored_games,
    tournaments,
)
from storage.database import Connection, Database

TIMES = 7
"""How often each is asked; the middle one counts."""

Ask = Callable[[Connection], Awaitable[object]]


class _Undone(Exception):  # noqa: N818 - ends a transaction of which nothing shall stay
    pass


def asks(made: Stored) -> Mapping[str, Ask]:
    """Return what is asked, by name: what presses, clocks, deliveries, the start and the deletion of a person ask."""
    game, other = made.open[len(made.open) // 2], made.open[len(made.open) // 3]
    channel, nowhere = ChannelId(made.first_channel + len(made.open) // 2), ChannelId(5)
    now = datetime.now(UTC)
    days = timedelta(days=1)
    players = [str(made.person + number) for number in range(10)]
    return {
        "living_in": lambda c: games.living_in(c, channel),
        "living_in nowhere": lambda c: games.living_in(c, nowhere),
        "last_in": lambda c: games.last_in(c, channel),
        "opened_by": lambda c: games.opened_by(c, made.busy),
        "rematch_waiting": lambda c: games.rematch_waiting(c, game),
        "waiting_tables": games.waiting_tables,
        "running": games.running,
        "stored game": lambda c: stored_games.find(c, game),
        "seats": lambda c: games.seats_of(c, game),
        "log": lambda c: log.read(c, game),
        "games of a person": lambda c: listed_games.of_person(c, made.person, (GameStatus.RUNNING,)),
        "games of the busiest": lambda c: listed_games.of_person(c, made.busy, (GameStatus.RUNNING,)),
        "waiting for the busiest": lambda c: deadlines.waiting_for(c, made.busy),
        "due": lambda c: deadlines.due(c, now),
        "next look": deadlines.next_look,
        "look now": lambda c: deadlines.look_now(c, made.busy, now),
        "look again after a downtime": lambda c: downtimes.look_again(c, now - days, now + days, now),
        "next post": lambda c: outbox_queue.next_posts(c, now, (), 16),
        "next update": lambda c: outbox_queue.next_updates(c, now, (), 16),
        "next retry": lambda c: outbox_queue.next_retry(c, (Work.POST,), now),
        "take over": outbox_queue.take_over,
        "message added": lambda c: outbox.add_game_message(c, other, 999, MessageKind.TURN, now),
        "controls disabled": lambda c: outbox.disable_controls(c, game, now),
        "message shown": lambda c: outbox.shown(c, game),
        "missing results": results.missing,
        "records of a server": lambda c: records.all_of(c, made.guild),
        "records of all": lambda c: records.all_of(c, None),
        "names": lambda c: records.names(c, players, None),
        "result": lambda c: results.find(c, GameId("bababobo")),
        "results of a person": lambda c: results.of_person(c, made.person),
        "leader board": lambda c: ratings.board(c, Pool(), 0, 10),
        "ratings of a player": lambda c: ratings.of_player(c, players[0]),
        "languages": people.languages,
        "servers with a retention": guilds.with_retention,
        "old games deleted": lambda c: games.delete_ended_before(c, made.guild, now - 400 * days),
        "tournaments with games to look at": matches.with_games_to_look_at,
        "tournaments of a server": lambda c: tournaments.of_guild(c, made.guild),
        "moves of a person": lambda c: people.moves_made(c, made.person),
        "person deleted": lambda c: people.forget(c, made.person),
    }


async def measured(database: Database, ask: Ask) -> float:
    """Return how many milliseconds a statement takes, or several that belong together; nothing stays of it."""
    found = []
    for _ in range(TIMES):
        try:
            async with database.begin() as connection:
                begun = time.perf_counter()
                await ask(connection)
                found.append((time.perf_counter() - begun) * 1000)
                raise _Undone
        except _Undone:
            continue
    return median(found)


async def measure(file: Path, unfinished: int, finished: int) -> dict[str, object]:
    """Return the figures."""
    begun = time.perf_counter()
    made = await stored(file, unfinished=unfinished, finished=finished)
    build = time.perf_counter() - begun
    database = await Database.open(str(file))
    async with database.begin() as connection:
        await records.put_all(connection, await records.found(connection))
    figures = {name: await measured(database, ask) for name, ask in asks(made).items()}
    await database.close()
    slowest = max(figures, key=lambda name: figures[name])
    return {
        "open": unfinished,
        "finished": finished,
        "file_mb": await asyncio.to_thread(lambda: file.stat().st_size / 1e6),
        "build_s": build,
        "slowest": slowest,
        "slowest_ms": figures[slowest],
        "statement_ms": figures,
    }


def main(argv: list[str]) -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m bench storage", description=__doc__)
    parser.add_argument("--open", type=int, default=10_000, help="games that run")
    parser.add_argument("--finished", type=int, default=100_000, help="games that are over")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where to leave the database")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    options = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        file = options.keep or Path(folder) / "bench.db"
        report(asyncio.run(measure(file, options.open, options.finished)), argv)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
