"""Allowances: what Discord allows a bot, all processes together."""

import asyncio
import random
from datetime import datetime, timedelta

import pytest
from at_the_table import HandClock, chance

from host.host import REQUESTS_A_SECOND, REQUESTS_AT_ONCE, Host
from model.errors import StorageTrouble
from storage.database import Database

SECOND = timedelta(seconds=1)
DISCORDS = 50
"""Discord refuses more requests of one bot than this within a second."""


def busiest_second(moments: list[datetime]) -> int:
    """The most of these moments that lie within one second."""
    return max(sum(timedelta(0) <= other - one < SECOND for other in moments) for one in moments)


async def test_some_go_at_once_and_the_others_in_line(host: Host, clock: HandClock) -> None:
    """After a rest as many go at once again."""
    for _ in range(2):
        now = clock()
        moments = [await host.requests.reserve() for _ in range(100)]
        assert (
            moments[REQUESTS_AT_ONCE - 1] - now < timedelta(milliseconds=1) < moments[REQUESTS_AT_ONCE] - now
        )
        assert moments == sorted(moments)
        assert busiest_second(moments) <= DISCORDS
        assert moments[-1] - now == pytest.approx(
            timedelta(seconds=(100 - REQUESTS_AT_ONCE) / REQUESTS_A_SECOND), abs=timedelta(milliseconds=1)
        )
        clock.time += timedelta(minutes=1)


async def test_several_processes_have_one_line(address: str, clock: HandClock) -> None:
    """Where they share a database; two that each have their own are two bots."""
    databases = [await Database.open(address) for _ in range(3)]
    hosts = [Host(database, clock, chance(str(number))) for number, database in enumerate(databases)]
    moments = await asyncio.gather(*(host.requests.reserve() for host in hosts * 40))
    sessions = sorted(await asyncio.gather(*(host.sessions.reserve() for host in hosts)))
    if databases[0].shared:
        assert busiest_second(moments) <= DISCORDS
        assert [moment - sessions[0] for moment in sessions] == [0 * SECOND, 5 * SECOND, 10 * SECOND]
    for host, database in zip(hosts, databases, strict=True):
        await host.close()
        await database.close()


async def test_what_discord_refused_holds_all_back(host: Host, clock: HandClock) -> None:
    """For as long as it says; a short refusal does not end a long one."""
    begun = clock()
    await host.requests.hold(20 * SECOND)
    await host.requests.hold(2 * SECOND)
    assert await host.requests.reserve() - begun >= 20 * SECOND
    clock.time += timedelta(minutes=1)
    assert await host.requests.reserve() == clock()


async def test_a_clock_that_is_set_back_holds_nobody_back(host: Host, clock: HandClock) -> None:
    """A place far away was given by a clock that went wrong."""
    clock.time += timedelta(days=2)
    await host.requests.reserve()
    clock.time -= timedelta(days=2)
    assert await host.requests.reserve() == clock()


async def test_without_the_database_each_process_counts_for_itself(
    host: Host, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests go on, and no faster than Discord allows."""

    def begin(_subject: str | None = None) -> None:
        raise StorageTrouble("gone")

    monkeypatch.setattr(database, "begin", begin)
    moments = [await host.requests.reserve() for _ in range(100)]
    await host.requests.hold(SECOND)
    assert busiest_second(moments) <= DISCORDS


async def test_no_second_is_too_busy(host: Host, clock: HandClock) -> None:
    """Whenever requests come: in bursts, in a trickle, or after a rest."""
    chances = random.Random(11)
    moments = []
    for _ in range(150):
        clock.time += timedelta(milliseconds=chances.choice((0, 0, 0, 5, 20, 30, 400)))
        moments.append(await host.requests.reserve())
    assert busiest_second(moments) <= DISCORDS
