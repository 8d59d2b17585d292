"""The turns a second of two processes against those of one, on one PostgreSQL server.

People at the tables play as fast as they are answered: first at `--tables` tables of one process, then at as
many of each of two, on servers of both shards. Discord, the people and PostgreSQL run on the same machine,
which has not enough cores for all of them. Therefore each process is limited to `--share` of a core (1: no
limit), as if it had its own smaller machine.

`ratio` is two processes against one. `machine_ratio` is the same for two busy loops against one, the best
that the machine allows. `cores` is the processor time a second of the processes together: if two had less
than twice that of one, the machine was the limit. `cpu_ms_per_turn` is their processor time, `database_` and
`sandbox_` that of PostgreSQL and of Discord with its people. `ratio_with_cores` is the ratio expected on
machines with enough cores.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

from bench.support.options import option_parser
from bench.support.postgres import PostgresServer, running
from bench.support.processor import cpu_seconds, cpu_seconds_with_children, throttled
from bench.support.report import report
from bench.support.tables import Table, stored_tables
from sandbox.bot_process import BotProcess
from sandbox.script import Sandbox, Settings
from sandbox.world import channels
from sandbox.world.errors import Refused
from sandbox.world.values import Server
from sandbox.world.waiting import WaitTimeout

TABLES, SECONDS, SHARE = 12, 30.0, 0.2
FIRST_TILES = 20
START_SECONDS = 300.0
BUSY_SECONDS = 2.0
SHARD_BITS = 22
"""Bits by which a server's id is shifted to the right before the modulo that gives its shard."""


@dataclass(frozen=True, slots=True)
class Carried:
    """The turns of the processes of one run, and their cost in seconds of processor time."""

    turns: int
    seconds: float
    bots: float
    database: float
    sandbox: float

    @property
    def turns_per_second(self) -> float:
        """The number of turns played in a second."""
        return self.turns / self.seconds

    def figures(self, processes: int) -> dict[str, float]:
        """Return the figures under names that end with `processes`, the number of processes."""
        turns = max(1, self.turns)
        return {
            f"turns_{processes}": self.turns,
            f"turns_per_second_{processes}": self.turns_per_second,
            f"cores_{processes}": self.bots / self.seconds,
            f"cpu_ms_per_turn_{processes}": self.bots * 1000 / turns,
            f"database_cpu_ms_per_turn_{processes}": self.database * 1000 / turns,
            f"sandbox_cpu_ms_per_turn_{processes}": self.sandbox * 1000 / turns,
        }


def measure(tables: int, seconds: float, share: float) -> dict[str, float]:
    """Return the figures of one process and of two."""
    machine = _loops(2) / _loops(1)
    with running() as server:
        one, two = (asyncio.run(_carried(server, count, tables, seconds, share)) for count in (1, 2))
    return {
        "tables": tables,
        "share": share,
        **one.figures(1),
        **two.figures(2),
        "ratio": two.turns_per_second / one.turns_per_second,
        "machine_ratio": machine,
        "ratio_with_cores": 2 * (one.bots / one.turns) / (two.bots / two.turns),
    }


async def _carried(
    server: PostgresServer, processes: int, tables: int, seconds: float, share: float
) -> Carried:
    url = server.url(await server.new_database())
    with tempfile.TemporaryDirectory(prefix="bastide-bench-") as folder:
        async with AsyncExitStack() as stack:
            box = await stack.enter_async_context(
                Sandbox(Settings(Path(folder) / "box", shards=processes, validated=False))
            )
            servers = _servers(box, processes)
            seated = await stored_tables(box, url, tables * processes, FIRST_TILES, servers)
            bots = [
                await stack.enter_async_context(
                    BotProcess(
                        box.loopback,
                        environment={
                            "BASTIDE_DATABASE": url,
                            "BASTIDE_SHARDS": f"{shard}/{processes}",
                            # Drawing must be limited, too, so it takes place in the process itself.
                            "BASTIDE_DRAWINGS": "0",
                            "BASTIDE_LOG_LEVEL": "WARNING",
                        },
                    )
                )
                for shard in range(processes)
            ]
            await box.bot_ready(START_SECONDS)
            for table in seated:
                await table.next_turn()
            for bot in bots:
                stack.enter_context(throttled(bot.pid, share))

            def used() -> tuple[float, float, float]:
                return (
                    sum(cpu_seconds(bot.pid) for bot in bots),
                    cpu_seconds_with_children(server.pid),
                    time.process_time(),
                )

            before, begun = used(), time.perf_counter()
            turns = sum(await asyncio.gather(*(_turns(table, begun + seconds) for table in seated)))
            spent, after = time.perf_counter() - begun, used()
        return Carried(turns, spent, *(now - then for now, then in zip(after, before, strict=True)))


def _servers(box: Sandbox, shards: int) -> list[Server]:
    """Return one server of each shard."""
    found = {_shard(box.server, shards): box.server}
    while len(found) < shards:
        added = channels.add_server(box.world, f"Server {len(box.world.servers)}")
        found.setdefault(_shard(added, shards), added)
    return [found[shard] for shard in range(shards)]


def _shard(server: Server, shards: int) -> int:
    return (int(server.id) >> SHARD_BITS) % shards


async def _turns(table: Table, until: float) -> int:
    """Play at a table until the time `until`, and return how many turns were posted."""
    turns = 0
    with suppress(Refused, WaitTimeout, AssertionError, LookupError):
        while time.perf_counter() < until:
            panel = await table.choose()
            pressing = asyncio.ensure_future(table.mover.click(panel.message, "Confirm"))
            await table.next_turn()
            await pressing
            turns += 1
    return turns


def _loops(processes: int) -> int:
    """Return how many steps `processes` busy processes make together in `BUSY_SECONDS`."""
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return sum(pool.map(_busy, [BUSY_SECONDS] * processes, chunksize=1))


def _busy(seconds: float) -> int:
    steps, until = 0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        steps += 1
    return steps


def main(argv: list[str]) -> None:
    """Print a table, or with --json one object."""
    parser = option_parser("processes", __doc__)
    parser.add_argument("--tables", type=int, default=TABLES, help="how many games a process serves")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each is played")
    parser.add_argument(
        "--share", type=float, default=SHARE, help="the part of a core that a process may have"
    )
    arguments = parser.parse_args(argv)
    report(measure(arguments.tables, arguments.seconds, arguments.share), argv)
