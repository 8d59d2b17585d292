"""Rate limits: what several processes may do only so often together."""

import asyncio
import random
from datetime import datetime, timedelta

import pytest
from at_the_table import HandClock, chance

from host.host import Host
from host.rate_limits import RateLimit
from model.errors import StorageTrouble
from storage.database import Database

SECOND = timedelta(seconds=1)
AT_ONCE, A_SECOND = 2, 42


def rate_limit(host: Host) -> RateLimit:
    """Something that may be done twice at once, and 42 times in each second from then on."""
    return host.rate_limit("requests", SECOND / A_SECOND, AT_ONCE)


def busiest_second(moments: list[datetime]) -> int:
    """The most of these moments that lie within one second."""
    return max(sum(timedelta(0) <= other - one < SECOND for other in moments) for one in moments)


async def test_some_go_at_once_and_the_others_in_line(host: Host, clock: HandClock) -> None:
    """After a rest as many go at once again."""
    requests = rate_limit(host)
    for _ in range(2):
        now = clock()
        moments = [await requests.reserve() for _ in range(100)]
        assert moments[AT_ONCE - 1] - now < timedelta(milliseconds=1) < moments[AT_ONCE] - now
        assert moments == sorted(moments)
        assert busiest_second(moments) <= AT_ONCE + A_SECOND
        assert moments[-1] - now == pytest.approx(
            timedelta(seconds=(100 - AT_ONCE) / A_SECOND), abs=timedelta(milliseconds=1)
        )
        clock.time += timedelta(minutes=1)


async def test_several_processes_have_one_line(address: str, clock: HandClock) -> None:
    """Where they share a database; two that each have their own are two bots."""
    databases = [await Database.open(address) for _ in range(3)]
    hosts = [Host(database, clock, chance(str(number))) for number, database in enumerate(databases)]
    requests = [rate_limit(host) for host in hosts]
    sessions = [host.rate_limit("sessions", 5 * SECOND, 1) for host in hosts]
    moments = await asyncio.gather(*(one.reserve() for one in requests * 40))
    begun = sorted(await asyncio.gather(*(one.reserve() for one in sessions)))
    if databases[0].shared:
        assert busiest_second(moments) <= AT_ONCE + A_SECOND
        assert [moment - begun[0] for moment in begun] == [0 * SECOND, 5 * SECOND, 10 * SECOND]
    for host, database in zip(hosts, databases, strict=True):
        await host.close()
        await database.close()


async def test_what_discord_refused_holds_all_back(host: Host, clock: HandClock) -> None:
    """For as long as it says; a short refusal does not end a long one."""
    requests, begun = rate_limit(host), clock()
    await requests.hold(20 * SECOND)
    await requests.hold(2 * SECOND)
    assert await requests.reserve() - begun >= 20 * SECOND
    clock.time += timedelta(minutes=1)
    assert await requests.reserve() == clock()


async def test_a_clock_that_is_set_back_holds_nobody_back(host: Host, clock: HandClock) -> None:
    """A place far away was given by a clock that went wrong."""
    requests = rate_limit(host)
    clock.time += timedelta(days=2)
    await requests.reserve()
    clock.time -= timedelta(days=2)
    assert await requests.reserve() == clock()


async def test_without_the_database_each_process_counts_for_itself(
    host: Host, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests go on, and no faster than Discord allows."""

    def begin(_subject: str | None = None) -> None:
        raise StorageTrouble("gone")

    monkeypatch.setattr(database, "begin", begin)
    requests = rate_limit(host)
    moments = [await requests.reserve() for _ in range(100)]
    await requests.hold(SECOND)
    assert busiest_second(moments) <= AT_ONCE + A_SECOND


async def test_no_second_is_too_busy(host: Host, clock: HandClock) -> None:
    """Whenever requests come: in bursts, in a trickle, or after a rest."""
    requests, chances = rate_limit(host), random.Random(11)
    moments = []
    for _ in range(150):
        clock.time += timedelta(milliseconds=chances.choice((0, 0, 0, 5, 20, 30, 400)))
        moments.append(await requests.reserve())
    assert busiest_second(moments) <= AT_ONCE + A_SECOND
