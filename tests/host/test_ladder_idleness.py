"""Tests of when members of a ladder are idle, and of what stays when one of them leaves or the ladder closes."""

from collections.abc import Callable
from dataclasses import replace
from datetime import time

from games_played import CHANNEL, DAY, GUILD, HOUR, HandClock, refused
from ladders_played import begun, member_order, news_kinds, opened, won_by
from tournaments_played import PEOPLE, SMALL

from host.errors import HostReason
from host.events import LadderChanged
from host.host import Host
from model.challenges import ChallengeStatus
from model.ids import ChannelId
from model.ladders import NewsKind


async def test_members_who_play_for_a_place_do_not_fall(host: Host, clock: HandClock) -> None:
    """Neither of two who play for a place falls until the game is over; then both have all their time again."""
    ladder = await opened(host, people=3, idle_days=10)
    clock.forward(9 * DAY)
    challenge = await host.ladders.challenge(ladder, PEOPLE[1], PEOPLE[0])
    game = await begun(host, challenge, 1)
    for days in (2, 8):
        clock.forward(days * DAY)
        await host.ladder_clock.run_due()
        assert await member_order(host, ladder) == [1, 2, 3]
    await won_by(host, game, PEOPLE[0])
    clock.forward(9 * DAY)
    await host.ladder_clock.run_due()
    assert (await member_order(host, ladder))[0] == 1
    assert await news_kinds(host, ladder) == [NewsKind.HELD]


async def test_idle_members_fall_one_place_each(host: Host, clock: HandClock) -> None:
    """1, 2 and 4 are idle, 3 and 5 were on holiday: 4 falls below 5, and 3 comes two places up, before 1 and 2."""
    ladder = await opened(host, people=5, idle_days=10)
    for person in (PEOPLE[2], PEOPLE[4]):
        await host.people.add_holiday(person.id, clock.time, clock.time + 5 * DAY)
    clock.forward(10 * DAY)
    changed = host.events.subscribe(LadderChanged).next()
    assert await host.ladder_clock.run_due() == clock.time + 5 * DAY
    assert changed.is_set(), "the news is posted at once"
    moved = [(member.person, member.moved) for member in (await host.ladders.get(ladder)).members]
    assert moved == [(3, 2), (1, -1), (2, -1), (5, 1), (4, -1)]
    assert [news.place for news in await host.ladders.news(ladder)] == [5, 3, 2]


async def test_holidays_put_a_fall_off_by_three_times_the_idle_time_at_most(
    host: Host, clock: HandClock
) -> None:
    """Of a holiday of sixty days thirty count, where members fall after ten: the fall comes after forty."""
    ladder = await opened(host, people=1, idle_days=10)
    await host.people.add_holiday(PEOPLE[0].id, clock.time, clock.time + 60 * DAY)
    clock.forward(35 * DAY)
    await host.ladders.join(ladder, PEOPLE[1])
    assert await host.ladder_clock.run_due() == clock.time + 5 * DAY
    clock.forward(5 * DAY)
    await host.ladder_clock.run_due()
    assert await member_order(host, ladder) == [2, 1]


async def test_a_challenger_is_not_idle(host: Host, clock: HandClock) -> None:
    """A challenge counts for its challenger, also if it is withdrawn."""
    ladder = await opened(host, people=2, idle_days=10)
    clock.forward(9 * DAY)
    await host.ladders.join(ladder, PEOPLE[2])
    challenge = await host.ladders.challenge(ladder, PEOPLE[1], PEOPLE[0])
    await host.challenges.withdraw(challenge.id, PEOPLE[1].id)
    clock.forward(DAY)
    await host.ladder_clock.run_due()
    assert await member_order(host, ladder) == [2, 1, 3]


async def test_a_member_who_comes_back_is_not_idle(host: Host, clock: HandClock) -> None:
    """When a person joins again, the time before they left does not count as idle."""
    ladder = await opened(host, people=1, idle_days=10)
    clock.forward(9 * DAY)
    await host.ladders.leave(ladder, PEOPLE[0].id)
    for person in PEOPLE[:2]:
        await host.ladders.join(ladder, person)
    clock.forward(DAY)
    await host.ladder_clock.run_due()
    assert await member_order(host, ladder) == [1, 2]


async def test_other_rules_do_not_make_idle_time_begin_again(host: Host, clock: HandClock) -> None:
    """If the idle time becomes shorter, but is not over yet, it still counts from the last game or challenge."""
    ladder = await opened(host, people=2, idle_days=10)
    clock.forward(6 * DAY)
    await host.ladders.change(ladder, lambda spec: replace(spec, idle_days=8))
    assert await host.ladder_clock.run_due() == clock.time + 2 * DAY


async def test_nobody_falls_right_after_a_downtime(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """A member whose idle time ended while the program was down falls only after some time to do something."""
    ladder = await opened(host, people=1, idle_days=10)
    clock.forward(9 * DAY)
    await host.ladders.join(ladder, PEOPLE[1])
    await host.downtimes.heartbeat()
    clock.forward(5 * DAY)
    back = restart()
    await back.downtimes.record_downtime()
    await back.ladder_clock.run_due()
    assert await member_order(back, ladder) == [1, 2]
    clock.forward(2 * DAY)
    await back.ladder_clock.run_due()
    assert await member_order(back, ladder) == [2, 1]


async def test_nobody_falls_in_their_quiet_hours_after_a_downtime(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """A fall that a downtime moves into the quiet hours of the member comes at their end."""
    ladder = await opened(host, people=1, idle_days=10)
    await host.people.change(PEOPLE[0].id, lambda settings: replace(settings, quiet=(time(11), time(15))))
    clock.forward(9 * DAY)
    await host.ladders.join(ladder, PEOPLE[1])
    await host.downtimes.heartbeat()
    clock.forward(5 * DAY)
    back = restart()
    await back.downtimes.record_downtime()
    assert await back.ladder_clock.run_due() == clock.time + DAY + 3 * HOUR
    clock.forward(DAY + 3 * HOUR)
    await back.ladder_clock.run_due()
    assert await member_order(back, ladder) == [2, 1]


async def test_leaving_one_ladder_leaves_other_challenges_open(host: Host) -> None:
    """A person who leaves a ladder keeps the places and challenges on other ladders, and friendly challenges."""
    ladder, other = await opened(host), await opened(host, name="Autumn ladder")
    challenge = await host.ladders.challenge(other, PEOPLE[2], PEOPLE[1])
    beside = await host.challenges.make(GUILD, CHANNEL, (PEOPLE[3], PEOPLE[1]), SMALL)
    await host.ladders.leave(ladder, PEOPLE[1].id)
    assert (await host.challenges.get(challenge.id)).open
    assert (await host.challenges.get(beside.id)).open
    assert await member_order(host, other) == [1, 2, 3, 4, 5, 6]


async def test_a_closed_ladder_keeps_the_games_that_were_accepted(host: Host) -> None:
    """A challenge that was accepted before its ladder closed is still played, but changes no places there."""
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[1])
    await host.challenges.accept(challenge.id, PEOPLE[1].id)
    await host.ladders.close(ladder)
    assert (await host.challenges.get(challenge.id)).status is ChallengeStatus.ACCEPTED
    game = await host.challenges.begin(challenge.id, ChannelId(9000))
    assert game is not None
    await won_by(host, game, PEOPLE[2])
    assert await host.ladders.under_way(ladder) == ()
    assert await member_order(host, ladder) == [1, 2, 3, 4, 5, 6]
    assert await news_kinds(host, ladder) == []


async def test_a_game_with_a_deleted_challenger_goes_on(host: Host) -> None:
    """A member whose challenger deletes their data plays on, and is challenged again only after that game."""
    ladder = await opened(host)
    game = await begun(host, await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[1]), 1)
    await host.people.delete(PEOPLE[2].id)
    attempt = host.ladders.challenge(ladder, PEOPLE[3], PEOPLE[1])
    assert await refused(attempt) is HostReason.LADDER_BUSY
    await host.endings.stop(game, PEOPLE[1].id)
    await host.ladder_clock.run_due()
    await host.ladders.challenge(ladder, PEOPLE[3], PEOPLE[1])


async def test_a_declined_friendly_game_delays_no_challenge_for_a_place(host: Host) -> None:
    """The pause after a declined challenge does not apply on ladders, which have one of their own."""
    ladder = await opened(host)
    friendly = await host.challenges.make(GUILD, CHANNEL, (PEOPLE[2], PEOPLE[1]), SMALL)
    await host.challenges.decline(friendly.id, PEOPLE[1].id)
    assert (await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[1])).open
