"""Tests of tournaments and ladders that move to another channel, and of their pending posts."""

import asyncio
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
from games_played import DAY, GUILD, HandClock, as_message, refused, unposted_news
from tournaments_played import ORGANISER, PEOPLE, SMALL, announced

from bot.delivery import back_off
from bot.delivery.alerts import Alerts
from bot.delivery.availability import Availability
from bot.delivery.failed_posts import FailedPosts
from bot.platform import limits
from host.errors import HostReason
from host.host import Host
from model.ids import ChannelId
from model.ladders import LadderSpec
from model.outbox import Delivery, MessageKind, Work

BEFORE, AFTER = ChannelId(800), ChannelId(801)


async def put_off(host: Host) -> Delivery:
    """Take the next message and put it off, because its channel is gone; return it."""
    delivery = await asyncio.wait_for(host.outbox.next_post(), 30)
    assert delivery.channel == BEFORE
    await host.outbox.failed(delivery, back_off.AFTER_LOSS)
    return delivery


async def post_at_once(host: Host, waiting: Delivery) -> None:
    """Assert that a message that was put off is due at once in the new channel, and post it."""
    second_post = await asyncio.wait_for(host.outbox.next_post(), 30)
    assert (second_post.id, second_post.channel, second_post.attempts) == (waiting.id, AFTER, 0)
    await host.outbox.delivered(second_post, None)


async def test_a_post_that_fails_while_its_tournament_moves_is_retried_at_once(
    host: Host, clock: HandClock
) -> None:
    """A post that fails because its tournament has just moved to another channel is tried again at once."""
    tournament = await announced(host, clock, 2)
    clock.forward(DAY)
    await host.director.run_due()
    delivery = await asyncio.wait_for(host.outbox.next_post(), 30)
    await host.tournaments.move_to(tournament, AFTER)
    client: Any = None
    failed = FailedPosts(client, host, clock, Availability(client, host), Alerts(client, host))
    assert await failed.retry_delay(delivery, unknown_channel()) == timedelta(0)


def unknown_channel() -> discord.NotFound:
    """Return Discord's error for a deleted channel."""
    answer: Any = SimpleNamespace(status=404, reason="Not Found")
    return discord.NotFound(answer, {"code": limits.UNKNOWN_CHANNEL, "message": "Unknown Channel"})


async def test_pending_posts_of_a_tournament_go_to_its_new_channel(host: Host, clock: HandClock) -> None:
    """Pending posts of a tournament go to its new channel, with a new sign-up message."""
    tournament = await announced(host, clock, 2)
    clock.forward(DAY)
    await host.director.run_due()
    waiting = await put_off(host)
    moved = await host.tournaments.move_to(tournament, AFTER)
    assert (moved.header.channel, moved.header.message) == (AFTER, None)
    await post_at_once(host, waiting)
    assert await refused(host.tournaments.move_to("nowhere", AFTER)) is HostReason.NO_SUCH_TOURNAMENT  # type: ignore[arg-type]


async def test_an_open_round_is_announced_again_in_the_new_channel(host: Host, clock: HandClock) -> None:
    tournament = await announced(host, clock, 2)
    clock.forward(DAY)
    await host.director.run_due()
    (call,) = [delivery for delivery in await unposted_news(host) if delivery.kind is MessageKind.ROUND]
    await host.outbox.delivered(call, as_message(call, 5))
    await host.tournaments.move_to(tournament, AFTER)
    deliveries = [delivery for delivery in await unposted_news(host) if delivery.kind is MessageKind.ROUND]
    assert [(delivery.round, delivery.channel) for delivery in deliveries] == [(1, AFTER)]


async def test_pending_posts_of_a_ladder_go_to_its_new_channel(host: Host, clock: HandClock) -> None:
    """Pending posts of a ladder go to its new channel, as do its challenges. A closed one does not move."""
    ladder = (await host.ladders.open(LadderSpec(GUILD, BEFORE, ORGANISER, "Spring", SMALL))).id
    for person in PEOPLE[:3]:
        await host.ladders.join(ladder, person)
    challenge = await host.ladders.challenge(ladder, PEOPLE[1], PEOPLE[0])
    question = await put_off(host)
    assert question.kind is MessageKind.CHALLENGE
    await host.ladders.place(ladder, ORGANISER, PEOPLE[2].id, 1)
    news = await put_off(host)
    assert news.kind is MessageKind.LADDER_NEWS
    moved = await host.ladders.move_to(ladder, AFTER)
    assert (moved.spec.channel, moved.message) == (AFTER, None)
    assert (await host.challenges.get(challenge.id)).channel == AFTER
    await post_at_once(host, question)
    await post_at_once(host, news)
    await host.ladders.close(ladder)
    assert await refused(host.ladders.move_to(ladder, BEFORE)) is HostReason.LADDER_CLOSED


async def test_numbers_of_messages_grow_little_with_each_move_of_a_ladder(host: Host) -> None:
    """Each move gives pending news of a ladder the next numbers, in the same order."""
    ladder = (await host.ladders.open(LadderSpec(GUILD, BEFORE, ORGANISER, "Spring", SMALL))).id
    for person in PEOPLE[:3]:
        await host.ladders.join(ladder, person)
    for _ in range(2):
        await host.ladders.place(ladder, ORGANISER, PEOPLE[2].id, 1)
        await host.ladders.place(ladder, ORGANISER, PEOPLE[2].id, 3)
    moves = 40
    for number in range(moves):
        await host.ladders.move_to(ladder, (AFTER, BEFORE)[number % 2])
    waiting = sorted(await host.outbox.waiting(Work.POST), key=lambda delivery: delivery.id)
    first = 1 + 4 * moves
    assert [delivery.number for delivery in waiting] == list(range(first, first + 4))
