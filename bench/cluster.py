"""Several processes on one PostgreSQL database, killed while people play: is anything lost, doubled or missing?

Each process serves one shard of a loopback Discord. Every few seconds, after a turn was accepted, a random
process is killed with SIGKILL and started again. One process is frozen once for longer than a lease, while
only the others are killed, and the database is restarted twice. People press what they see and record which
turns were accepted. Some play a knock-out, to its end if that comes soon after the last kill. At the end the
accepted turns are compared with the log and with the messages in the channels, and the rows of the tournament
with each other (`tournament_wrong` counts contradictions).

A silence is the time from a stored turn to its message, or to the move of a computer player; `long_silences`
counts those longer than a lease and ten seconds. The history of the rows of these, or of the longest silence,
is written to standard error.

`--kills`, `--tables`, `--people` (of the tournament), `--processes` and `--seconds` (between two kills) set these
numbers.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa

from bench.support.cluster_tables import ANSWER_SECONDS, LOOK_SECONDS, Table, Tables
from bench.support.cluster_tournament import Knockout
from bench.support.options import option_parser
from bench.support.postgres import PostgresServer, running
from bench.support.report import report
from bench.support.silences import LONG, Silence, Silences
from game.values.ruleset import Option, Ruleset
from host.games.views import Person
from host.host import Host
from model.ids import ChannelId, GuildId, PersonId
from model.outbox import MessageKind, Work
from model.tables import FirstSeat, GameStatus, TableOptions
from sandbox.bot_process import BotProcess
from sandbox.script import Sandbox, Settings
from sandbox.world import channels
from storage.database import Connection, Database
from storage.leases import LEASE
from storage.schema import games, log
from storage.schema_outbox import outbox

KILLS, TABLES, PEOPLE, PROCESSES, SECONDS = 200, 100, 8, 4, 5.0
START_SECONDS = 300.0
AWAY_SECONDS = 2.0
"""Seconds between the stop and the start of the database."""
END_SECONDS = 2 * LEASE.total_seconds() + 60
"""Seconds that the outbox may take to become empty after the last kill."""
TOURNAMENT_SECONDS = 120.0
"""How long the tournament may go on after the last kill."""
LEAST_FOR_FREEZE = 4
"""The fewest kills with which a process is also frozen."""
COMPUTERS = 5
"""There is a computer player at one in this many tables."""


class Cluster:
    """Processes, tables and people; `run` lets them play and returns the figures."""

    def __init__(
        self, box: Sandbox, server: PostgresServer, home: Path, database: Database, url: str, processes: int
    ) -> None:
        self._box = box
        self._server = server
        self._database = database
        self._chance = random.Random("cluster")
        self._tables = Tables(box)
        self._silences = Silences(database)
        self._playing = True
        self._seats: list[Table] = []
        self._tournament: Knockout | None = None
        self._frozen: BotProcess | None = None
        # Both `_kill` and `_supervise` start processes: the lock keeps them from starting the same one twice.
        self._starting = asyncio.Lock()
        self.kills = 0
        self.bots = [
            BotProcess(
                box.loopback,
                environment={
                    "BASTIDE_DATABASE": url,
                    "BASTIDE_SHARDS": f"{shard}/{processes}",
                    "BASTIDE_DRAWINGS": "1",
                    "BASTIDE_LOG_LEVEL": "WARNING",
                },
                log=home / f"bot-{shard}.log",
            )
            for shard in range(processes)
        ]

    async def prepare(self, tables: int, people: int) -> None:
        """Begin the games, on servers of all shards; their first turns are pending in the outbox.

        `people` people enter the tournament.
        """
        host = Host(self._database, lambda: datetime.now(UTC), secrets.token_bytes, most_tables=tables)
        pair = (self._box.person("Ada"), self._box.person("Bruno"))
        seated = [Person(PersonId(int(actor.id)), actor.person.name) for actor in pair]
        servers = [self._box.server]
        while len(servers) < len(self.bots):
            servers.append(channels.add_server(self._box.world, f"Server {len(servers)}"))
            for actor in pair:
                self._box.world.join(servers[-1], actor.person)
        options = TableOptions(
            seats=2,
            first=FirstSeat.AS_SEATED,
            ruleset=Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(7, 7)),
        )
        for number in range(tables):
            server = servers[number % len(servers)]
            channel = channels.add_channel(self._box.world, server, f"table-{number}")
            computers = ("greedy",) if number % COMPUTERS == COMPUTERS - 1 else ()
            location = GuildId(int(server.id)), ChannelId(int(channel.id))
            lobby = await host.lobby.open(*location, seated[0], options, computers=computers)
            if not computers:
                await host.lobby.join(lobby.id, seated[1])
            await host.lobby.start(lobby.id, seated[0].id)
            self._seats.append(Table(lobby.id, channel, pair[: 2 - len(computers)]))
        if people:
            self._tournament = Knockout(self._box, self._tables, self._database, host, people)
            await self._tournament.announce()
        # Closing releases this process's leases, so that the bots can take them.
        await host.close()

    async def run(self, kills: int, seconds: float, *, waits: bool) -> dict[str, float]:
        """Play while processes are killed, wait until everything is posted, and return the figures.

        Unless `waits`, the end of the tournament is not waited for, and the clock is moved past the leases of
        killed processes.
        """
        begun = time.monotonic()
        helping = [asyncio.create_task(self._supervise()), asyncio.create_task(self._silences.watch())]
        playing = [
            asyncio.create_task(self._tables.play(table, lambda: self._playing)) for table in self._seats
        ]
        following = [asyncio.create_task(self._tournament.follow())] if self._tournament else []
        try:
            await self._kill(kills, seconds)
            self._playing = False
            if following and waits:
                await asyncio.wait(following, timeout=TOURNAMENT_SECONDS)
            if self._tournament:
                self._tournament.stop()
            await asyncio.gather(*playing, *following)
            if not waits:
                self._box.advance(LEASE.total_seconds())
            return {"seconds": time.monotonic() - begun, **await self._compared(explains=waits)}
        finally:
            for task in (*helping, *playing, *following):
                task.cancel()
            await asyncio.gather(*helping, *playing, *following, return_exceptions=True)

    async def _kill(self, kills: int, seconds: float) -> None:
        freeze, away = kills // 2, {kills // 3, 2 * kills // 3}
        thawing: asyncio.Task[None] | None = None
        for number in range(kills):
            before = self._tables.accepted
            await asyncio.sleep(seconds)
            async with asyncio.timeout(START_SECONDS):
                while self._tables.accepted == before and not self._tables.over:  # noqa: ASYNC110
                    await asyncio.sleep(LOOK_SECONDS)
            if number in away:
                self._silences.note("the database is away")
                await asyncio.to_thread(self._server.stop)
                await asyncio.sleep(AWAY_SECONDS)
                await asyncio.to_thread(self._server.start)
                self._silences.note("the database is back")
            if number == freeze and kills >= LEAST_FOR_FREEZE:
                thawing = asyncio.create_task(self._freeze(self._chance.choice(self.bots)))
            victim = self._chance.choice([bot for bot in self.bots if bot is not self._frozen])
            shard = self.bots.index(victim)
            self._silences.note(f"the process of shard {shard} is killed")
            async with self._starting:
                await victim.kill()
                await victim.start()
            self.kills += 1
        if thawing is not None:
            await thawing

    async def _supervise(self) -> None:
        """Restart processes that ended by themselves, as a service manager would: they found no database."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            async with self._starting:
                for bot in self.bots:
                    if bot.exited:
                        await bot.start()

    async def _freeze(self, bot: BotProcess) -> None:
        self._frozen = bot
        self._silences.note(f"the process of shard {self.bots.index(bot)} is frozen")
        bot.send(signal.SIGSTOP)
        await asyncio.sleep(LEASE.total_seconds() + 5)
        bot.send(signal.SIGCONT)
        self._silences.note(f"the process of shard {self.bots.index(bot)} goes on")
        self._frozen = None

    async def _compared(self, *, explains: bool) -> dict[str, float]:
        """Wait until no message is pending; compare the accepted turns and the messages with the database."""
        left = await self._at_rest()
        lost = missing = moves = 0
        over = sa.select(sa.func.count()).where(
            games.c.id.in_([table.game for table in self._tables.all]), games.c.status != GameStatus.RUNNING
        )
        async with self._database.read() as connection:
            for table in self._tables.all:
                query = sa.select(log.c.seq).where(log.c.game == table.game)
                stored = set((await connection.execute(query)).scalars())
                moves += len(stored)
                # A turn accepted in state n is entry n + 1 of the log.
                lost += len({seq + 1 for seq in table.accepted} - stored)
                missing += await _missing(connection, table)
            ended = (await connection.execute(over)).scalar_one()
            messages, moved = await self._silences.of(
                connection,
                [table.game for table in self._tables.all],
                self._tournament.id if self._tournament else None,
            )
        silences = sorted((*messages, *moved), key=lambda silence: silence.lasted)
        long = [silence for silence in silences if silence.lasted > LONG]
        if explains:
            sys.stderr.write(self._silences.explained(long or silences[-1:]))
        tournament = dict[str, float]()
        if self._tournament:
            tournament, wrong = await self._tournament.figures()
            sys.stderr.writelines(f"the tournament: {sentence}\n" for sentence in wrong)
        return {
            "kills": self.kills,
            "tables": len(self._tables.all),
            "processes": len(self.bots),
            "games_over": ended,
            "moves": moves,
            "accepted": self._tables.accepted,
            "messages": len(self._tables.posted),
            "lost": lost,
            "doubled": self._tables.doubled,
            "missing": missing,
            "still_waiting": left,
            "longest_silence_s": _longest(silences),
            "longest_message_s": _longest(messages),
            "longest_computer_s": _longest(moved),
            "long_silences": len(long),
            **tournament,
        }

    async def _at_rest(self) -> int:
        """Wait until no messages are pending; return the number of those left after END_SECONDS."""
        until = time.monotonic() + END_SECONDS
        waiting = sa.select(sa.func.count()).where(outbox.c.work == Work.POST)
        while True:
            async with self._database.read() as connection:
                left: int = (await connection.execute(waiting)).scalar_one()
            if not left or time.monotonic() > until:
                return left
            await asyncio.sleep(1)


async def _missing(connection: Connection, table: Table) -> int:
    """Return the number of a game's messages, noted as posted or the newest, that are not in the channel."""
    row = outbox.c
    query = (
        sa.select(row.seq, row.kind, row.message)
        .where(row.game == table.game, sa.not_(row.cancelled))
        .where(row.kind.in_((MessageKind.TURN, MessageKind.ENDED, MessageKind.STOPPED)))
        .order_by(row.number)
    )
    rows = (await connection.execute(query)).all()
    posted_ids = {message.id for message in table.messages}
    noted = [entry for entry in rows if entry.message is not None]
    missing = sum(str(entry.message) not in posted_ids for entry in noted)
    return missing + (rows[-1].message is None)


def _longest(silences: Sequence[Silence]) -> float:
    return max((silence.lasted.total_seconds() for silence in silences), default=0.0)


def measure(
    kills: int, tables: int, processes: int, seconds: float, *, people: int = PEOPLE, waits: bool = True
) -> dict[str, float]:
    """Return the figures; without `waits` leases are over as soon as people stop, and silences mean nothing."""
    with running() as server, tempfile.TemporaryDirectory(prefix="bastide-cluster-") as folder:
        home = Path(folder)
        figures = asyncio.run(_measure(server, home, kills, tables, people, processes, seconds, waits))
        logs = "".join(file.read_text("utf-8") for file in sorted(home.glob("*.log")))
    sys.stderr.write(logs)
    return {**figures, "faults_in_logs": logs.count("Traceback")}


async def _measure(
    server: PostgresServer,
    home: Path,
    kills: int,
    tables: int,
    people: int,
    processes: int,
    seconds: float,
    waits: bool,
) -> dict[str, float]:
    url = server.url(await server.new_database())
    settings = Settings(home / "box", shards=processes, validated=False, answer_seconds=ANSWER_SECONDS)
    database = await Database.open(url)
    try:
        async with Sandbox(settings) as box:
            cluster = Cluster(box, server, home, database, url, processes)
            await cluster.prepare(tables, people)
            async with AsyncExitStack() as started:
                for bot in cluster.bots:
                    await started.enter_async_context(bot)
                await box.bot_ready(START_SECONDS)
                return await cluster.run(kills, seconds, waits=waits)
    finally:
        await database.close()


def main(argv: list[str]) -> int:
    """Print the figures; the status is 1 when anything was lost, doubled, missing, or counted wrongly."""
    parser = option_parser("cluster", __doc__)
    parser.add_argument("--kills", type=int, default=KILLS, help="how many processes are killed")
    parser.add_argument("--tables", type=int, default=TABLES, help="how many games are played")
    parser.add_argument("--people", type=int, default=PEOPLE, help="how many play the tournament; 0: none")
    parser.add_argument("--processes", type=int, default=PROCESSES, help="how many processes serve them")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="seconds between two kills")
    arguments = parser.parse_args(argv)
    figures = measure(
        arguments.kills, arguments.tables, arguments.processes, arguments.seconds, people=arguments.people
    )
    report(figures, argv)
    return int(any(figures.get(name) for name in ("lost", "doubled", "missing", "tournament_wrong")))
