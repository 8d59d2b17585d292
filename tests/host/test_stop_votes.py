"""Tests of votes to stop a game, from the first vote to its end."""

import asyncio
from datetime import timedelta

import pytest
from games_played import ANN, BEN, CLEO, HandClock, next_of_game, post_all, started, turn, with_old_controls

from game.engine.legal import placements
from host.errors import HostReason, HostRefusal
from host.games.views import StopVoteView
from host.host import Host
from model.ids import ChannelId
from model.outbox import GameDelivery, MessageKind, Work


async def pending_work(host: Host) -> list[tuple[MessageKind, Work, int]]:
    """Return the pending work on messages of games: kind of message, work, state."""
    waits = await host.outbox.waiting()
    return [
        (delivery.kind, delivery.work, delivery.seq)
        for delivery in waits
        if isinstance(delivery, GameDelivery)
    ]


async def test_a_stop_vote_asks_the_other_players(host: Host) -> None:
    """The others are asked once in a state of the game, and again after the next turn."""
    view = await started(host, ANN, BEN, CLEO)
    await post_all(host, count=1)
    assert await host.endings.stop_vote(view.id, 0) is None
    await host.endings.stop(view.id, BEN.id)
    await host.endings.stop(view.id, CLEO.id)
    (question,) = await post_all(host, count=1)
    assert (question.kind, question.seq) == (MessageKind.STOP_VOTE, 0)
    vote = await host.endings.stop_vote(view.id, 0)
    assert vote == StopVoteView(agreed=(BEN.id, CLEO.id), waiting=(ANN.id,))
    await host.endings.stop(view.id, BEN.id)
    changed = await host.outbox.next_update()
    assert isinstance(changed, GameDelivery)
    assert (changed.kind, changed.work) == (MessageKind.STOP_VOTE, Work.REFRESH_CLOCK)
    await turn(host, view.id)
    assert (await post_all(host, count=1))[0].kind is MessageKind.TURN
    assert {delivery.kind for delivery in await with_old_controls(host)} == {
        MessageKind.TURN,
        MessageKind.STOP_VOTE,
    }
    await turn(host, view.id)
    assert (await post_all(host, count=1))[0].kind is MessageKind.TURN
    assert await host.endings.stop_vote(view.id, 0) is None
    vote = await host.endings.stop_vote(view.id, 4)
    assert vote == StopVoteView(agreed=(CLEO.id,), waiting=(ANN.id, BEN.id)), (
        "Ben's agreement has ended with his turn"
    )
    await host.endings.stop(view.id, BEN.id)
    (second,) = await post_all(host, count=1)
    assert (second.kind, second.seq) == (MessageKind.STOP_VOTE, 4)


async def test_a_stop_vote_ends_with_the_turn(host: Host) -> None:
    """Agreements within a turn update the message of the vote; after the turn agreeing to it is refused."""
    view = await started(host, ANN, BEN, CLEO)
    await post_all(host, count=1)
    await host.endings.stop(view.id, BEN.id)
    await post_all(host, count=1)
    await host.games.move(view.id, ANN.id, 0, [placements(view.position)[0]])
    await host.endings.stop(view.id, CLEO.id, vote_seq=0)
    assert await pending_work(host) == [(MessageKind.STOP_VOTE, Work.REFRESH_CLOCK, 0)]
    assert await host.endings.stop_vote(view.id, 0) == StopVoteView((BEN.id, CLEO.id), (ANN.id,))
    await turn(host, view.id)
    with pytest.raises(HostRefusal) as refusal:
        await host.endings.stop(view.id, ANN.id, vote_seq=0)
    # Ann is the host of the table: outside of a vote she would stop the game alone.
    assert refusal.value.reason is HostReason.NO_VOTE


@pytest.mark.parametrize("posted", [True, False])
async def test_a_refused_undo_leaves_a_stop_vote_open(host: Host, posted: bool) -> None:
    """A refused undo leaves a vote to stop open."""
    view = await started(host, ANN, BEN, CLEO)
    await turn(host, view.id)
    await post_all(host, count=2)
    await host.undo.ask(view.id, ANN.id, 2)
    await post_all(host, count=1)
    await host.endings.stop(view.id, BEN.id)
    if posted:
        await post_all(host, count=1)
    await host.undo.answer(view.id, CLEO.id, 2, agree=False)
    assert await host.endings.stop_vote(view.id, 2) is not None
    waits = [delivery for delivery in await pending_work(host) if delivery[0] is MessageKind.STOP_VOTE]
    assert waits == ([] if posted else [(MessageKind.STOP_VOTE, Work.POST, 2)])


async def test_a_stop_vote_moves_with_its_game(host: Host) -> None:
    """The vote is posted again in the channel to which its game moves, after the turn message."""
    view = await started(host, ANN, BEN, CLEO)
    await post_all(host, count=1)
    await host.endings.stop(view.id, BEN.id)
    await post_all(host, count=1)
    await host.lobby.move_to(view.id, ChannelId(77))
    second_post = await post_all(host, count=2)
    assert [(delivery.kind, delivery.channel) for delivery in second_post] == [
        (MessageKind.TURN, 77),
        (MessageKind.STOP_VOTE, 77),
    ]


@pytest.mark.parametrize("reminder", [True, False])
async def test_a_failed_post_does_not_delay_a_moved_game(
    host: Host, clock: HandClock, reminder: bool
) -> None:
    """A message that could not be posted in the old channel does not delay the board in the new one."""
    view = await started(host, ANN, BEN, CLEO, turn_seconds=24 * 3600)
    await post_all(host, count=1)
    if reminder:
        clock.forward(timedelta(hours=13))
        await host.timekeeper.run_due()
    else:
        await host.endings.stop(view.id, BEN.id)
    lost = await next_of_game(host)
    assert lost.kind is (MessageKind.REMINDER_HALF if reminder else MessageKind.STOP_VOTE)
    await host.outbox.failed(lost, timedelta(hours=1))
    await host.lobby.move_to(view.id, ChannelId(77))
    async with asyncio.timeout(20):
        kinds = {delivery.kind for delivery in await post_all(host, count=2)}
    assert kinds == {lost.kind, MessageKind.TURN}
