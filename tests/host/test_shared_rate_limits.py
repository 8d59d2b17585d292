"""Tests of rate limits that several processes share."""

import asyncio
import random
from datetime import datetime, timedelta

import pytest
from games_played import HandClock, chance

from host.host import Host
from host.rate_limits import RateLimit
from model.errors import StorageTrouble
from storage.database import Database

SECOND = timedelta(seconds=1)
AT_ONCE, A_SECOND = 2, 42


def rate_limit(host: Host) -> RateLimit:
    """Return a rate limit with a burst of two, and 42 tokens a second."""
    return host.rate_limit("requests", SECOND / A_SECOND, AT_ONCE)


def busiest_second(moments: list[datetime]) -> int:
    """Return the most of these moments within one second."""
    return max(sum(timedelta(0) <= other - moment < SECOND for other in moments) for moment in moments)


async def test_a_burst_passes_at_once_and_the_rest_in_turn(host: Host, clock: HandClock) -> None:
    """A burst passes at once and the rest in turn; after a pause a whole burst passes again."""
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


async def test_processes_with_one_database_share_a_limit(address: str, clock: HandClock) -> None:
    """Processes with the same database share a limit; with databases of their own each has one."""
    databases = [await Database.open(address) for _ in range(3)]
    hosts = [Host(database, clock, chance(str(number))) for number, database in enumerate(databases)]
    requests = [rate_limit(host) for host in hosts]
    sessions = [host.rate_limit("sessions", 5 * SECOND, 1) for host in hosts]
    moments = await asyncio.gather(*(request.reserve() for request in requests * 40))
    begun = sorted(await asyncio.gather(*(session.reserve() for session in sessions)))
    if databases[0].shared:
        assert busiest_second(moments) <= AT_ONCE + A_SECOND
        assert [moment - begun[0] for moment in begun] == [0 * SECOND, 5 * SECOND, 10 * SECOND]
    for host, database in zip(hosts, databases, strict=True):
        await host.close()
        await database.close()


async def test_a_refusal_by_discord_delays_all_requests(host: Host, clock: HandClock) -> None:
    """A refusal by Discord delays all requests for its time; a short one does not end a long one."""
    requests, begun = rate_limit(host), clock()
    await requests.hold(20 * SECOND)
    await requests.hold(2 * SECOND)
    assert await requests.reserve() - begun >= 20 * SECOND
    clock.time += timedelta(minutes=1)
    assert await requests.reserve() == clock()


async def test_a_clock_that_is_set_back_delays_nobody(host: Host, clock: HandClock) -> None:
    """A reserved time far ahead, from a clock that was wrong, is ignored."""
    requests = rate_limit(host)
    clock.time += timedelta(days=2)
    await requests.reserve()
    clock.time -= timedelta(days=2)
    assert await requests.reserve() == clock()


async def test_without_the_database_each_process_counts_for_itself(
    host: Host, database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Without the database each process keeps the limit for itself, which is logged once for each outage."""

    def begin(_subject: str | None = None) -> None:
        raise StorageTrouble("gone")

    requests = rate_limit(host)
    with monkeypatch.context() as patch:
        patch.setattr(database, "begin", begin)
        moments = [await requests.reserve() for _ in range(100)]
        await requests.hold(SECOND)
    assert busiest_second(moments) <= AT_ONCE + A_SECOND
    assert [record.levelname for record in caplog.records] == ["WARNING"] * database.shared
    await requests.reserve()
    monkeypatch.setattr(database, "begin", begin)
    await requests.reserve()
    assert len(caplog.records) == 2 * database.shared


async def test_no_second_exceeds_the_limit(host: Host, clock: HandClock) -> None:
    """Whatever the requests, no second has more than the limit allows."""
    requests, chances = rate_limit(host), random.Random(11)
    moments = []
    for _ in range(150):
        clock.time += timedelta(milliseconds=chances.choice((0, 0, 0, 5, 20, 30, 400)))
        moments.append(await requests.reserve())
    assert busiest_second(moments) <= AT_ONCE + A_SECOND
