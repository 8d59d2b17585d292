"""Several processes on one PostgreSQL database, killed while people play: is anything lost, doubled or missing?

Each process has a shard of a Discord on the loopback. Every few seconds, once somebody's turn was done, one of
them, by chance, is killed with SIGKILL and started again; once one is frozen for longer than a lease, and the
database is restarted twice. People press what they see and remember what they were told of. In the end everything
is compared: with the log, and with what stands in the channels. Silent is a game whose stored turn was not told
yet, or whose computer did not move; `long_silences` counts those that took longer than a lease and ten seconds.

`--kills`, `--tables`, `--processes` and `--seconds` (between two kills) say other numbers.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import sqlalchemy as sa

from bench._postgres import PostgresServer, running
from bench._report import report
from bot.i18n import language
from bot.platform.custom_ids import ControlId, Kind, parse
from game.values.ruleset import Option, Ruleset
from host.games.views import Person
from host.host import Host
from model.games import Maker
from model.ids import ChannelId, GameId, GuildId, PersonId
from model.outbox import MessageKind, Work
from model.tables import FirstSeat, GameStatus, TableOptions
from sandbox.bot_process import BotProcess
from sandbox.people.seen import ReplyKind
from sandbox.script import Actor, Sandbox, SeenMessage, Settings
from sandbox.world import channels
from sandbox.world.components import ComponentKind
from sandbox.world.errors import Refused
from sandbox.world.events import Event, EventKind
from sandbox.world.values import Channel
from sandbox.world.waiting import WaitTimeout
from storage.database import Connection, Database
from storage.leases import LEASE
from storage.schema import games, log
from storage.schema_outbox import outbox

KILLS, TABLES, PROCESSES, SECONDS = 200, 100, 4, 5.0
ANSWER_SECONDS = 5.0
"""How long people wait for an answer before they press again."""
START_SECONDS = 300.0
LOOK_SECONDS = 0.5
AWAY_SECONDS = 2.0
"""How long the database is away."""
END_SECONDS = 2 * LEASE.total_seconds() + 60
"""How long everything may take to come to rest after the last kill."""
LEAST_FOR_FREEZE = 4
"""With fewer kills nobody waits for a process that is frozen."""
LONG = LEASE + timedelta(seconds=10)
"""No game should be silent for longer."""
COMPUTERS = 5
"""Every so many tables a computer sits in."""

UNLUCKY = (Refused, WaitTimeout, AssertionError, LookupError, ValueError, TimeoutError)
"""What a press may meet while processes die."""


@dataclass(slots=True)
class Table:
    """A game in a channel, and what its people have been told and have seen."""

    game: GameId
    channel: Channel
    people: tuple[Actor, ...]
    accepted: set[int] = field(default_factory=set)
    over: bool = False


class Cluster:
    """Processes, tables and people; `run` lets them play and returns the figures."""

    def __init__(self, box: Sandbox, server: PostgresServer, home: Path, url: str, processes: int) -> None:
        self._box = box
        self._server = server
        self._url = url
        self._chance = random.Random("cluster")
        self._done = language("en").say("panel-done", news="").strip()
        self._posted: Counter[ControlId] = Counter()
        self._tables: dict[str, Table] = {}
        self._playing = True
        self._begun = datetime.now(UTC)
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
        box.world.subscribe(self._hear)

    def _hear(self, event: Event) -> None:
        if event.kind is not EventKind.MESSAGE_CREATED or event.only_for is not None:
            return
        table = self._tables.get(event.channel_id or "")
        if table is None:
            return
        for key in _about(SeenMessage(self._box.world, event.subject)):
            self._posted[key] += 1

    async def prepare(self, tables: int) -> None:
        """Begin the games, on servers of all shards; the bot has still to tell of their first turns."""
        database = await Database.open(self._url)
        host = Host(database, lambda: datetime.now(UTC), secrets.token_bytes, most_tables=tables)
        people = (self._box.person("Ada"), self._box.person("Bruno"))
        seated = [Person(PersonId(int(one.id)), one.person.name) for one in people]
        servers = [self._box.server]
        while len(servers) < len(self.bots):
            servers.append(channels.add_server(self._box.world, f"Server {len(servers)}"))
            for one in people:
                self._box.world.join(servers[-1], one.person)
        options = TableOptions(
            seats=2,
            first=FirstSeat.AS_SEATED,
            ruleset=Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(7, 7)),
        )
        for number in range(tables):
            server = servers[number % len(servers)]
            channel = channels.add_channel(self._box.world, server, f"table-{number}")
            computers = ("greedy",) if number % COMPUTERS == COMPUTERS - 1 else ()
            where = GuildId(int(server.id)), ChannelId(int(channel.id))
            lobby = await host.lobby.open(*where, seated[0], options, computers=computers)
            if not computers:
                await host.lobby.join(lobby.id, seated[1])
            await host.lobby.start(lobby.id, seated[0].id)
            self._tables[channel.id] = Table(lobby.id, channel, people[: 2 - len(computers)])
        # Nobody waits for the leases of a process that has only prepared.
        await host.close()
        await database.close()

    async def run(self, kills: int, seconds: float, *, waits: bool) -> dict[str, float]:
        """Let everybody play while processes die, then come to rest, and return the figures.

        Nobody waits for the leases of those that died unless `waits`: the clock is moved to their end.
        """
        begun, self._begun = time.monotonic(), datetime.now(UTC)
        supervising = asyncio.create_task(self._supervise())
        playing = [asyncio.create_task(self._play(table)) for table in self._tables.values()]
        try:
            await self._kill(kills, seconds)
            self._playing = False
            await asyncio.gather(*playing)
            if not waits:
                self._box.advance(LEASE.total_seconds())
        finally:
            for task in (supervising, *playing):
                task.cancel()
            await asyncio.gather(supervising, *playing, return_exceptions=True)
        return {"seconds": time.monotonic() - begun, **await self._compared()}

    async def _kill(self, kills: int, seconds: float) -> None:
        freeze, away = kills // 2, {kills // 3, 2 * kills // 3}
        thawing: asyncio.Task[None] | None = None
        for number in range(kills):
            before = self._accepted
            await asyncio.sleep(seconds)
            async with asyncio.timeout(START_SECONDS):
                while self._accepted == before and not all(table.over for table in self._tables.values()):  # noqa: ASYNC110
                    await asyncio.sleep(LOOK_SECONDS)
            if number in away:
                await asyncio.to_thread(self._server.stop)
                await asyncio.sleep(AWAY_SECONDS)
                await asyncio.to_thread(self._server.start)
            if number == freeze and kills >= LEAST_FOR_FREEZE:
                frozen = self._chance.choice(self.bots)
                frozen.send(signal.SIGSTOP)
                thawing = asyncio.create_task(self._thaw(frozen))
            bot = self._chance.choice(self.bots)
            await bot.kill()
            await bot.start()
            self.kills += 1
        if thawing is not None:
            await thawing

    async def _supervise(self) -> None:
        """Start again what has ended by itself, as a service manager does: the database was away when it started."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for bot in self.bots:
                if bot.exited:
                    await bot.start()

    @property
    def _accepted(self) -> int:
        """How many turns people were told to be done."""
        return sum(len(table.accepted) for table in self._tables.values())

    async def _thaw(self, bot: BotProcess) -> None:
        frozen = bot.pid
        await asyncio.sleep(LEASE.total_seconds() + 5)
        # It may have been killed meanwhile, and another started in its place.
        if bot.running and bot.pid == frozen:
            bot.send(signal.SIGCONT)

    async def _play(self, table: Table) -> None:
        """Press what is seen until the game is over, or everybody stops and the last turn has been told."""
        while self._playing and not table.over:
            with suppress(*UNLUCKY):
                await asyncio.wait_for(self._turn(table), 4 * ANSWER_SECONDS)
            table.over = any("Rematch" in one.buttons for one in self._public(table))
            await asyncio.sleep(LOOK_SECONDS)

    async def _turn(self, table: Table) -> None:
        message = [one for one in self._public(table) if "Play" in one.buttons][-1]
        (mover,) = (one for one in table.people if one.id in message.raw.mentions)
        panel = await mover.click(message, "Play")
        while "Confirm" not in panel.buttons:
            assert panel.message is not None
            cells = [part["custom_id"] for part in panel.message.controls if ":cell." in part["custom_id"]]
            panel = await mover.click(panel.message, cells[0])
        assert panel.message is not None
        confirm = parse(panel.message.control("Confirm", (ComponentKind.BUTTON,))["custom_id"])
        assert confirm is not None
        answer = await mover.click(panel.message, "Confirm")
        if answer.kind is not ReplyKind.FAILED and self._done in answer.text:
            table.accepted.add(confirm.seq)
        with suppress(WaitTimeout):
            await self._box.wait_for(
                lambda: self._public(table)[-1].id != message.id, "the next turn", ANSWER_SECONDS
            )

    def _public(self, table: Table) -> list[SeenMessage]:
        return [one for one in table.people[0].messages(table.channel) if not one.ephemeral]

    async def _compared(self) -> dict[str, float]:
        """Wait until nothing is to be posted any more, and compare what was told with what is stored."""
        until = time.monotonic() + END_SECONDS
        database = await Database.open(self._url)
        while True:
            async with database.read() as connection:
                waiting = sa.select(sa.func.count()).where(outbox.c.work == Work.POST)
                left = (await connection.execute(waiting)).scalar_one()
                running = set(
                    (
                        await connection.execute(
                            sa.select(games.c.id).where(games.c.status == GameStatus.RUNNING)
                        )
                    ).scalars()
                )
            if not left or time.monotonic() > until:
                break
            await asyncio.sleep(1)
        lost = missing = moves = 0
        told, moved = list[timedelta](), list[timedelta]()
        async with database.read() as connection:
            for table in self._tables.values():
                query = sa.select(log.c.seq).where(log.c.game == table.game)
                stored = set((await connection.execute(query)).scalars())
                moves += len(stored)
                # A press on state n makes entry n + 1.
                lost += len({seq + 1 for seq in table.accepted} - stored)
                missing += await self._missing(connection, table)
                told += await self._waits_for_messages(connection, table)
                moved += await self._waits_for_computers(connection, table)
        await database.close()
        shown = [key for key in self._posted if key.kind is Kind.BOARD]
        return {
            "kills": self.kills,
            "tables": len(self._tables),
            "processes": len(self.bots),
            "games_over": len(self._tables) - len(running),
            "moves": moves,
            "accepted": self._accepted,
            "messages": len(shown),
            "lost": lost,
            "doubled": sum(self._posted[key] - 1 for key in shown),
            "missing": missing,
            "still_waiting": left,
            "longest_silence_s": _longest((*told, *moved)),
            "longest_message_s": _longest(told),
            "longest_computer_s": _longest(moved),
            "long_silences": sum(wait > LONG for wait in (*told, *moved)),
        }

    async def _waits_for_messages(self, connection: Connection, table: Table) -> list[timedelta]:
        """Return how long the turns waited to be told that were stored while processes were killed."""
        row = outbox.c
        told = sa.select(row.made_at, row.delivered_at).where(
            row.game == table.game, row.delivered_at.is_not(None), row.message.is_not(None)
        )
        rows = await connection.execute(told.where(row.made_at > self._begun))
        return [one.delivered_at - one.made_at for one in rows]

    async def _waits_for_computers(self, connection: Connection, table: Table) -> list[timedelta]:
        """Return how long computers took to move."""
        entries = sa.select(log.c.at, log.c.maker).where(log.c.game == table.game).order_by(log.c.seq)
        moves = (await connection.execute(entries)).all()
        return [
            after.at - before.at
            for before, after in pairwise(moves)
            if after.maker is Maker.COMPUTER and before.at > self._begun
        ]

    async def _missing(self, connection: Connection, table: Table) -> int:
        """Return how many messages of a game are noted as posted, or are its newest, and do not stand."""
        row = outbox.c
        query = (
            sa.select(row.seq, row.kind, row.message)
            .where(row.game == table.game, sa.not_(row.cancelled))
            .where(row.kind.in_((MessageKind.TURN, MessageKind.ENDED, MessageKind.STOPPED)))
            .order_by(row.number)
        )
        rows = (await connection.execute(query)).all()
        standing = {one.id for one in self._public(table)}
        noted = [one for one in rows if one.message is not None]
        gone = sum(str(one.message) not in standing for one in noted)
        return gone + (rows[-1].message is None)


def _longest(waits: Iterable[timedelta]) -> float:
    return max(waits, default=timedelta(0)).total_seconds()


def _about(message: SeenMessage) -> Iterator[ControlId]:
    """Yield of which state and kind a message is, as its Board button says."""
    for part in message.controls:
        control = parse(part.get("custom_id", ""))
        if control is not None and control.kind is Kind.BOARD:
            yield control


def measure(
    kills: int, tables: int, processes: int, seconds: float, *, waits: bool = True
) -> dict[str, float]:
    """Return the figures; without `waits` leases are over as soon as people stop, and silences mean nothing."""
    with running() as server, tempfile.TemporaryDirectory(prefix="bastide-cluster-") as folder:
        home = Path(folder)
        figures = asyncio.run(_measure(server, home, kills, tables, processes, seconds, waits))
        said = "".join(file.read_text("utf-8") for file in sorted(home.glob("*.log")))
    sys.stderr.write(said)
    return {**figures, "faults_in_logs": said.count("Traceback")}


async def _measure(
    server: PostgresServer,
    home: Path,
    kills: int,
    tables: int,
    processes: int,
    seconds: float,
    waits: bool,
) -> dict[str, float]:
    url = server.url(await server.new_database())
    settings = Settings(home / "box", shards=processes, judged=False, answer_seconds=ANSWER_SECONDS)
    async with Sandbox(settings) as box:
        cluster = Cluster(box, server, home, url, processes)
        await cluster.prepare(tables)
        async with AsyncExitStack() as started:
            for bot in cluster.bots:
                await started.enter_async_context(bot)
            await box.bot_ready(START_SECONDS)
            return await cluster.run(kills, seconds, waits=waits)


def main(argv: list[str]) -> int:
    """Print the figures; the status is 1 when anything was lost, doubled or missing."""
    parser = argparse.ArgumentParser(prog="python -m bench cluster", description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS, help="how many processes are killed")
    parser.add_argument("--tables", type=int, default=TABLES, help="how many games are played")
    parser.add_argument("--processes", type=int, default=PROCESSES, help="how many processes serve them")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="seconds between two kills")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    wanted = parser.parse_args(argv)
    figures = measure(wanted.kills, wanted.tables, wanted.processes, wanted.seconds)
    report(figures, argv)
    return int(any(figures[name] for name in ("lost", "doubled", "missing")))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
