"""Sign-ups and tables that wait for people get time after a downtime, as turns do."""

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from games_played import ANN, BEN, CHANNEL, DAY, GUILD, HOUR, HandClock, options, unposted_news
from tournaments_played import ORGANISER, PEOPLE, announced

from host.errors import HostReason, HostRefusal
from host.host import Host
from host.tournaments.running.sign_up import sign_up_end
from model.ids import TournamentId
from model.outbox import MessageKind
from model.tables import GameStatus
from model.tournaments import Plan, TournamentStatus

MINUTE = timedelta(minutes=1)
Restart = Callable[[], Host]


async def back_after(host: Host, restart: Restart, clock: HandClock, down: timedelta) -> Host:
    """Return a host that was restarted after a downtime of this length."""
    await host.downtimes.heartbeat()
    clock.forward(down)
    back = restart()
    await back.downtimes.record_downtime()
    return back


async def ends(host: Host, tournament_id: TournamentId) -> datetime:
    """Return when the sign-up of a tournament ends."""
    return (await host.tournaments.get(tournament_id)).header.sign_up_until


@pytest.mark.parametrize(
    ("before", "down", "left"),
    [
        (18 * HOUR, 8 * HOUR, 8 * HOUR),
        (18 * HOUR, 50 * HOUR, 12 * HOUR),
        (23.5 * HOUR, 6 * MINUTE, 72 * MINUTE),
        (6 * HOUR, 4 * HOUR, 14 * HOUR),
    ],
)
async def test_a_sign_up_without_check_in_has_time_after_a_downtime(
    host: Host, restart: Restart, clock: HandClock, before: timedelta, down: timedelta, left: timedelta
) -> None:
    """A sign-up has at least as long as the downtime took, up to half a day; a later end is announced once."""
    tournament_id = await announced(host, clock, 1)
    until = await ends(host, tournament_id)
    clock.forward(before)
    back = await back_after(host, restart, clock, down)
    up_at = clock.time
    clock.time = max(clock.time, until)
    announced_kinds = [MessageKind.EXTENDED] if up_at + left > until else []
    if announced_kinds:
        await back.director.run_due()
        assert [delivery.kind for delivery in await unposted_news(back)] == announced_kinds
    assert await ends(back, tournament_id) == up_at + left
    await back.tournaments.join(tournament_id, PEOPLE[1])
    for _ in range(2):
        await back.director.run_due()
    assert await ends(back, tournament_id) == up_at + left
    clock.time = up_at + left
    await back.director.run_due()
    assert (await back.tournaments.get(tournament_id)).header.status is TournamentStatus.RUNNING
    assert [delivery.kind for delivery in await unposted_news(back)][:-1] == [
        *announced_kinds,
        MessageKind.ROUND,
    ]


async def test_a_sign_up_of_a_live_evening_waits_no_longer_than_a_round(
    host: Host, restart: Restart, clock: HandClock
) -> None:
    """A downtime of a night delays the end of a live evening's sign-up by one round, not by half a day."""
    tournament_id = await announced(host, clock, 1, plan=Plan(round_seconds=3600, at_once=True))
    back = await back_after(host, restart, clock, 30 * HOUR)
    await back.director.run_due()
    assert await ends(back, tournament_id) == clock.time + HOUR


async def test_the_end_of_a_sign_up_moves_once_for_a_downtime(
    host: Host, restart: Restart, clock: HandClock
) -> None:
    """Another start keeps the new end; a downtime before the announcement moves nothing."""
    first = await back_after(host, restart, clock, 20 * HOUR)
    tournament_id = await announced(first, clock, 2, sign_up_until=clock.time + HOUR)
    clock.forward(HOUR / 2)
    back = await back_after(first, restart, clock, 3 * HOUR)
    await back.director.run_due()
    header = (await back.tournaments.get(tournament_id)).header
    assert header.sign_up_until == clock.time + 3 * HOUR
    downs = ((clock.time - 3 * HOUR, clock.time),)
    assert sign_up_end(header, downs) == header.sign_up_until


async def test_a_paused_sign_up_has_time_once_it_is_resumed(
    host: Host, restart: Restart, clock: HandClock
) -> None:
    """A downtime within a pause takes no time from the sign-up, and gives none."""
    tournament_id = await announced(host, clock, 2)
    clock.forward(20 * HOUR)
    await host.referee.pause(tournament_id, ORGANISER)
    back = await back_after(host, restart, clock, 10 * HOUR)
    clock.forward(30 * HOUR)
    await back.referee.resume(tournament_id, ORGANISER)
    assert await back.director.run_due() == clock.time + 4 * HOUR


async def test_a_table_whose_time_ended_in_a_downtime_waits_for_half_a_day(
    host: Host, restart: Restart, clock: HandClock
) -> None:
    """A table that would have closed while nobody could join stays for a while; the refusal says until when."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    clock.forward(6 * DAY)
    back = await back_after(host, restart, clock, 2 * DAY)
    closes = clock.time + 0.7 * DAY
    assert await back.timekeeper.run_due() == closes
    assert (await back.lobby.view(table.id)).status is GameStatus.LOBBY
    with pytest.raises(HostRefusal) as refusal:
        await back.lobby.open(GUILD, CHANNEL, BEN, options())
    assert refusal.value.reason is HostReason.CHANNEL_BUSY
    assert refusal.value.values["closes"] == str(int(closes.timestamp()))
    clock.time = closes
    assert await back.timekeeper.run_due() is None
    assert (await back.lobby.view(table.id)).status is GameStatus.STOPPED


async def test_a_table_with_time_left_after_a_downtime_closes_as_before(
    host: Host, restart: Restart, clock: HandClock
) -> None:
    """A downtime after which days are left changes nothing, and a table that is joined waits its whole time."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    until = clock.time + 7 * DAY
    clock.forward(DAY)
    back = await back_after(host, restart, clock, 2 * DAY)
    assert await back.timekeeper.run_due() == until
    clock.time = until - HOUR
    last = await back_after(back, restart, clock, HOUR)
    assert await last.timekeeper.run_due() == clock.time + 0.7 * DAY
    await last.lobby.join(table.id, BEN)
    clock.forward(7 * DAY - MINUTE)
    assert await last.timekeeper.run_due() == clock.time + MINUTE
