"""Tests of the outbox: every delivery is posted, each once and in order."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from games_played import (
    ANN,
    BEN,
    HOUR,
    HandClock,
    as_message,
    chance,
    next_of_game,
    post_all,
    started,
    turn,
    with_old_controls,
)

from host.host import Host
from host.outbox.group_commit import Write
from host.outbox.work_queue import AT_ONCE
from model.errors import StorageTrouble
from model.ids import ChannelId, GameId, GuildId, MessageId, OutboxId
from model.outbox import GameDelivery, MessageKind, PuzzleDelivery, Work
from model.tables import GameStatus
from storage.database import Database
from storage.leases import LEASE

NO_WAIT = timedelta(0)
SHORT_SECONDS = 0.3


async def test_every_turn_is_posted_in_order_with_its_news(host: Host) -> None:
    """Each turn gets one delivery; its news begins where that of the delivery before ended."""
    view = await started(host, ANN, BEN)
    for _ in range(3):
        await turn(host, view.id)
    deliveries = await post_all(host, count=4)
    assert [(delivery.seq, delivery.since) for delivery in deliveries] == [(0, 0), (2, 0), (4, 2), (6, 4)]
    assert {delivery.kind for delivery in deliveries} == {MessageKind.TURN}
    assert len({delivery.nonce for delivery in deliveries}) == 4
    assert all(len(delivery.nonce) <= 25 for delivery in deliveries)


async def test_the_queue_waits_for_something_to_post(host: Host) -> None:
    """A worker that asks an empty queue gets the next delivery as soon as there is one."""
    claiming = asyncio.create_task(next_of_game(host))
    view = await started(host, ANN, BEN)
    delivery = await claiming
    assert (delivery.game, delivery.seq, delivery.possibly_sent) == (view.id, 0, False)


async def test_only_one_message_of_a_game_is_posted_at_a_time(host: Host) -> None:
    """A second worker gets the delivery of another game, or waits."""
    one = await started(host, ANN, BEN, channel=ChannelId(1))
    await turn(host, one.id)
    first = await next_of_game(host)
    second = asyncio.create_task(next_of_game(host))
    two = await started(host, ANN, BEN, channel=ChannelId(2))
    assert (await second).game == two.id
    third = asyncio.create_task(next_of_game(host))
    await host.outbox.delivered(first, as_message(first, 1))
    assert ((await third).game, (await third).seq) == (one.id, 2)


async def test_a_failed_delivery_is_retried_first(host: Host) -> None:
    """A failed delivery is retried before later ones of its game, as possibly sent."""
    view = await started(host, ANN, BEN)
    await turn(host, view.id)
    delivery = await next_of_game(host)
    await host.outbox.failed(delivery, NO_WAIT)
    second_post = await next_of_game(host)
    assert (second_post.seq, second_post.possibly_sent) == (0, True)


async def test_a_turn_that_replaces_an_undone_one_has_its_own_nonce(host: Host) -> None:
    """An undone turn that was possibly sent is retried first; the turn that replaces it has another nonce."""
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    moved = (await turn(host, view.id)).view
    failed = await next_of_game(host)
    await host.outbox.failed(failed, NO_WAIT)
    await host.undo.ask(view.id, ANN.id, moved.seq)
    await host.undo.answer(view.id, BEN.id, moved.seq, agree=True)
    await turn(host, view.id)
    retried = await next_of_game(host)
    assert (retried.seq, retried.possibly_sent) == (failed.seq, True)
    await host.outbox.delivered(retried, as_message(retried, 7))
    replacing = await next_of_game(host)
    assert replacing.seq > failed.seq
    assert (replacing.nonce != failed.nonce, replacing.possibly_sent) == (True, False)


async def test_a_vote_that_is_refused_while_it_is_posted_does_not_suppress_the_next_turn(host: Host) -> None:
    """The turn after a vote that was refused while it was being posted is posted under its own nonce."""
    view = await started(host, ANN, BEN)
    await turn(host, view.id)
    await post_all(host, count=2)
    moved = await host.games.view(view.id)
    await host.undo.ask(view.id, ANN.id, moved.seq)
    vote = await next_of_game(host)
    await host.undo.answer(view.id, BEN.id, moved.seq, agree=False)
    await turn(host, view.id)
    await host.outbox.delivered(vote, as_message(vote, 7))
    assert MessageKind.VOTE not in {delivery.kind for delivery in await with_old_controls(host)}, (
        "it says who refused"
    )
    after = await asyncio.wait_for(next_of_game(host), 5)
    assert (after.kind, after.nonce != vote.nonce) == (MessageKind.TURN, True)


async def test_after_a_crash_the_pending_delivery_is_posted_once(
    host: Host, address: str, clock: HandClock
) -> None:
    """A delivery that a process left pending is posted by the next process, as possibly sent."""
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    await turn(host, view.id)
    await next_of_game(host)
    # A process that shares its database does not know that another has died.
    clock.forward(LEASE)
    reopened = await Database.open(address)
    after = Host(reopened, clock, chance("after"))
    pending = await next_of_game(after)
    assert (pending.seq, pending.possibly_sent) == (2, True)
    await after.outbox.delivered(pending, as_message(pending, 8))
    await turn(after, view.id)
    following = await next_of_game(after)
    assert (following.seq, following.possibly_sent) == (4, False)
    await reopened.close()


async def test_controls_of_older_turns_are_disabled(host: Host, database: Database, clock: HandClock) -> None:
    """Controls are disabled once a newer message of the game is posted, also after a restart in between."""
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    assert await with_old_controls(host) == []
    await turn(host, view.id)
    await post_all(host, count=1)
    after = Host(database, clock, chance("after"))
    (old,) = await with_old_controls(after)
    assert old.posted is not None
    assert (old.seq, old.posted.message) == (0, 1)
    await after.outbox.updated(old)
    assert await with_old_controls(after) == []
    shown = await after.outbox.current_message(view.id)
    assert shown is not None
    assert shown.message == 2


async def test_the_end_is_posted_and_disables_the_controls_of_the_last_turn(host: Host) -> None:
    """The end of a game is its last delivery, and the controls of the last turn are disabled."""
    view = await started(host, ANN, BEN)
    count = 1
    while view.status is GameStatus.RUNNING:
        view = (await turn(host, view.id)).view
        count += 1
    deliveries = await post_all(host, count=count)
    assert (deliveries[-1].kind, deliveries[-1].seq) == (MessageKind.ENDED, view.seq)
    assert deliveries[-2].seq in {shown.seq for shown in await with_old_controls(host)}


async def test_a_deleted_message_is_posted_again(host: Host) -> None:
    """A turn that is posted again has another nonce, so that Discord accepts it."""
    view = await started(host, ANN, BEN)
    (first,) = await post_all(host, count=1)
    await host.outbox.post_again(view.id)
    (reposted,) = await post_all(host, count=1)
    assert (reposted.seq, reposted.kind) == (first.seq, first.kind)
    assert reposted.nonce != first.nonce


def test_a_nonce_belongs_to_one_message() -> None:
    """Another subject, number or time of storing gives another nonce; that time in another zone does not."""
    at, east = datetime(2026, 5, 4, 12, tzinfo=UTC), timezone(timedelta(hours=9))
    common: dict[str, Any] = {"id": OutboxId(1), "work": Work.POST, "number": 1, "channel": ChannelId(5)}
    common |= {"kind": MessageKind.TURN, "made_at": at}
    shown = [GameDelivery(game=GameId(game), seq=0, since=0, **common) for game in ("one", "other")]
    puzzles = [PuzzleDelivery(guild=GuildId(guild), puzzle=1, **common) for guild in (1, 2)]
    for one, other in (shown, puzzles):
        later = replace(one, made_at=at + timedelta(seconds=1))
        assert len({delivery.nonce for delivery in (one, other, later, replace(one, number=2))}) == 4
        assert replace(one, made_at=at.astimezone(east)).nonce == one.nonce


async def test_a_delivery_without_a_message_does_not_block(host: Host) -> None:
    """A delivery that is marked delivered without a message does not block the next one."""
    view = await started(host, ANN, BEN)
    await turn(host, view.id)
    await host.outbox.delivered(await next_of_game(host), None)
    assert (await next_of_game(host)).seq == 2
    assert await with_old_controls(host) == []


async def test_a_delivery_whose_result_was_not_stored_is_retried(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A delivery whose result could not be stored is retried as possibly sent, and does not block its game."""
    await started(host, ANN, BEN)
    delivery = await next_of_game(host)

    async def full(*_: object, **__: object) -> None:
        raise StorageTrouble("no space left")

    with monkeypatch.context() as broken:
        broken.setattr("storage.outbox_outcomes.set_delivered", full)
        with pytest.raises(StorageTrouble, match="no space"):
            await host.outbox.delivered(delivery, as_message(delivery, 1))
    second_post = await next_of_game(host)
    assert (second_post.number, second_post.possibly_sent) == (delivery.number, True)


async def test_turns_that_waited_long_are_posted_together(
    host: Host, database: Database, clock: HandClock
) -> None:
    """Turns that are pending for an hour are posted as one message with all their news; a vote follows."""
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    for _ in range(3):
        await turn(host, view.id)
    await host.endings.stop(view.id, BEN.id)
    clock.forward(HOUR)
    first = await next_of_game(host)
    together = await host.outbox.coalesced(first)
    assert [(delivery.seq, delivery.since) for delivery in together] == [(2, 0), (4, 2), (6, 0)]
    await host.outbox.delivered(together[-1], as_message(together[-1], 9))
    assert [delivery.kind for delivery in await host.outbox.waiting(Work.POST)] == [MessageKind.STOP_VOTE]
    assert [shown.seq for shown in await with_old_controls(host)] == [0]
    await turn(host, view.id)
    (after,) = await post_all(host, count=1)
    assert (after.seq, after.since) == (8, 6)


async def test_turns_that_waited_seconds_are_posted_one_by_one(host: Host, clock: HandClock) -> None:
    """Turns that have only just been played are posted one by one, even if more are pending."""
    view = await started(host, ANN, BEN)
    await turn(host, view.id)
    clock.forward(timedelta(seconds=15))
    first = await next_of_game(host)
    assert await host.outbox.coalesced(first) == (first,)


async def test_a_turn_of_a_stopped_game_is_posted_with_its_end(host: Host) -> None:
    """The pending turn of a stopped game becomes part of the news of the end."""
    game = (await started(host, ANN, BEN)).id
    await post_all(host, count=1)
    await turn(host, game)
    await host.endings.stop(game, ANN.id)
    together = await host.outbox.coalesced(await next_of_game(host))
    assert [delivery.kind for delivery in together] == [MessageKind.TURN, MessageKind.STOPPED]
    assert together[-1].since == 0


async def test_turns_whose_common_post_failed_are_possibly_sent(host: Host, clock: HandClock) -> None:
    """If posting several turns together fails, all of them are retried as possibly sent."""
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    await turn(host, view.id)
    await turn(host, view.id)
    clock.forward(HOUR)
    together = await host.outbox.coalesced(await next_of_game(host))
    assert [delivery.possibly_sent for delivery in together] == [False, False]
    await host.outbox.failed(together[0], NO_WAIT)
    second_post = await host.outbox.coalesced(await next_of_game(host))
    assert [delivery.number for delivery in second_post] == [delivery.number for delivery in together]
    assert second_post[-1].possibly_sent


async def test_a_free_undo_cancels_no_older_pending_turn(host: Host, clock: HandClock) -> None:
    """An undo before the turn is posted leaves the older pending turns, with all their news."""
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    await turn(host, view.id)
    await host.outbox.failed(await next_of_game(host), NO_WAIT)
    await turn(host, view.id)
    clock.forward(HOUR)
    now = await host.games.view(view.id)
    await host.undo.ask(view.id, BEN.id, now.seq)
    waiting = await host.outbox.coalesced(await next_of_game(host))
    assert [(delivery.seq, delivery.since) for delivery in waiting] == [(2, 0)]


async def test_controls_of_a_closed_vote_are_disabled(host: Host) -> None:
    """The controls of a vote are disabled once a move that closed it is posted, not before."""
    view = await started(host, ANN, BEN)
    now = (await turn(host, view.id)).view
    await post_all(host, count=2)
    await host.outbox.updated((await with_old_controls(host))[0])
    await host.undo.ask(view.id, ANN.id, now.seq)
    (vote,) = await post_all(host, count=1)
    assert vote.kind is MessageKind.VOTE
    assert await with_old_controls(host) == []
    await turn(host, view.id)
    await post_all(host, count=1)
    assert MessageKind.VOTE in {shown.kind for shown in await with_old_controls(host)}
    for shown in await with_old_controls(host):
        await host.outbox.updated(shown)
    assert await with_old_controls(host) == []


async def test_only_the_deletion_of_the_newest_message_posts_it_again(host: Host) -> None:
    """The deletion of an older message does not post the turn again that was posted since then."""
    view = await started(host, ANN, BEN)
    (old,) = await post_all(host, count=1)
    await turn(host, view.id)
    (new,) = await post_all(host, count=1)
    await host.outbox.post_again(view.id, MessageId(old.number))
    shown = await host.outbox.current_message(view.id)
    assert shown is not None
    assert shown.message == new.number
    await host.outbox.post_again(view.id, MessageId(new.number))
    (reposted,) = await post_all(host, count=1)
    assert (reposted.seq, reposted.kind) == (new.seq, new.kind)


async def test_more_games_than_one_query_returns_are_all_posted(host: Host) -> None:
    """With more games than one query returns, every message is posted once, and each game's in order."""
    views = [await started(host, ANN, BEN, channel=ChannelId(number)) for number in range(1, AT_ONCE + 4)]
    for view in views:
        await turn(host, view.id)
    found: dict[str, list[int]] = {}
    for _ in range(2 * len(views)):
        delivery = await next_of_game(host)
        found.setdefault(delivery.game, []).append(delivery.seq)
        await host.outbox.delivered(delivery, as_message(delivery, 1))
    assert found == {view.id: [0, 2] for view in views}


async def test_a_failed_delivery_does_not_hold_up_other_games(host: Host) -> None:
    """Of two games found by one query, the first fails and is retried; the second is not held up by it."""
    one = await started(host, ANN, BEN, channel=ChannelId(1))
    two = await started(host, ANN, BEN, channel=ChannelId(2))
    first = await next_of_game(host)
    assert first.game == one.id
    await host.outbox.failed(first, NO_WAIT)
    second = await next_of_game(host)
    await host.outbox.delivered(second, as_message(second, 1))
    second_post = await next_of_game(host)
    assert {second.game, second_post.game} == {one.id, two.id}


async def test_a_delivery_that_fails_during_a_query_is_retried(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failed delivery is retried although a query ran between its commit and its worker hearing of it."""
    one = await started(host, ANN, BEN, channel=ChannelId(1))
    await started(host, ANN, BEN, channel=ChannelId(2))
    first, second = await next_of_game(host), await next_of_game(host)
    waiting = asyncio.create_task(host.outbox.next_post())
    await asyncio.sleep(0)
    store = host.outbox._group_commit.store

    async def slow(subject: str, note: Write) -> None:
        await store(subject, note)
        # Workers that wait for the next delivery query the outbox meanwhile.
        host.outbox._posts.ring()
        await asyncio.sleep(SHORT_SECONDS)

    monkeypatch.setattr(host.outbox._group_commit, "store", slow)
    await host.outbox.failed(first, timedelta(minutes=1))
    await host.outbox.delivered(second, as_message(second, 2))
    await asyncio.sleep(SHORT_SECONDS)
    assert not waiting.done()
    clock.forward(timedelta(minutes=1))
    async with asyncio.timeout(30):
        retried = await waiting
    assert isinstance(retried, GameDelivery)
    assert retried.game == one.id


async def test_a_delivery_whose_claim_failed_is_posted_later(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A delivery whose claim failed because the database was away is posted afterwards."""
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    with suppress(TimeoutError):
        async with asyncio.timeout(0.5):
            await host.outbox.next_post()
    await turn(host, view.id)
    clock.forward(2 * LEASE)

    async def gone(*_: object) -> bool:
        raise StorageTrouble("gone")

    with monkeypatch.context() as away:
        away.setattr("storage.outbox_queue.claim", gone)
        with pytest.raises(StorageTrouble):
            await next_of_game(host)
    async with asyncio.timeout(30):
        assert (await next_of_game(host)).game == view.id
