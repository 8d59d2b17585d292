"""Clocks of turns that could not be posted: a player's time runs only once they have been called."""

from collections.abc import Callable
from datetime import timedelta

from games_played import ANN, BEN, DAY, HOUR, HandClock, as_message, next_of_game, post_all, started, turn

from host.games.views import GameView
from host.host import Host
from model.games import Maker
from model.ids import ChannelId, GameId, MessageId
from model.outbox import MessageKind, Work

A_DAY = 24 * 3600
MINUTE = timedelta(minutes=1)
RETRY = timedelta(minutes=10)


async def fail_next_post(host: Host) -> None:
    """Take the next message and mark it as failed."""
    await host.outbox.failed(await next_of_game(host), RETRY)


async def makers(host: Host, game: GameId) -> list[Maker]:
    """Return by whom each turn was played."""
    return [report.maker for report in await host.history.reports(game)]


async def closed_for(host: Host, clock: HandClock, passed: timedelta) -> None:
    """Let whole hours pass in which nothing can be posted."""
    for _ in range(passed // HOUR):
        clock.forward(HOUR)
        await fail_next_post(host)
        await host.timekeeper.run_due()


async def test_a_turn_begins_when_it_is_posted(host: Host, clock: HandClock) -> None:
    """A turn that was posted days late has its whole time, and its reminders, from then on."""
    view = await started(host, ANN, BEN, turn_seconds=A_DAY)
    await fail_next_post(host)
    await closed_for(host, clock, 2 * DAY)
    assert await makers(host, view.id) == []
    clock.forward(RETRY)
    assert [delivery.kind for delivery in await post_all(host, count=1)] == [MessageKind.TURN]
    await host.timekeeper.run_due()
    assert (await host.games.view(view.id)).deadline == clock.time + DAY
    assert await host.outbox.waiting(Work.POST) == (), "no reminder came before its turn"
    clock.forward(DAY / 2)
    await host.timekeeper.run_due()
    assert [delivery.kind for delivery in await post_all(host, count=1)] == [MessageKind.REMINDER_HALF]
    clock.forward(DAY / 2)
    await host.timekeeper.run_due()
    assert await makers(host, view.id) == [Maker.CLOCK]


async def test_the_message_of_a_late_turn_shows_its_new_end(host: Host, clock: HandClock) -> None:
    """The message of a late turn is updated with the turn's new end."""
    await started(host, ANN, BEN, turn_seconds=A_DAY)
    await fail_next_post(host)
    await closed_for(host, clock, 2 * DAY)
    clock.forward(RETRY)
    await post_all(host, count=1)
    await host.timekeeper.run_due()
    assert (await host.outbox.next_update()).kind is MessageKind.TURN


async def test_the_clock_runs_again_after_a_week(host: Host, clock: HandClock) -> None:
    """A game whose channel stays closed has its clock running again after a week, also for later turns."""
    view = await started(host, ANN, BEN, turn_seconds=A_DAY)
    await fail_next_post(host)
    await closed_for(host, clock, 8 * DAY - HOUR)
    assert await makers(host, view.id) == []
    await closed_for(host, clock, HOUR)
    assert await makers(host, view.id) == [Maker.CLOCK]
    await closed_for(host, clock, DAY)
    assert await makers(host, view.id) == [Maker.CLOCK] * 2


async def test_a_short_failure_is_no_delay(host: Host, clock: HandClock) -> None:
    """A turn posted after a short failure of Discord ends when it would have ended."""
    view = await started(host, ANN, BEN, turn_seconds=A_DAY)
    await host.outbox.failed(await next_of_game(host), MINUTE / 2)
    clock.forward(MINUTE / 2)
    await post_all(host, count=1)
    await host.timekeeper.run_due()
    assert (await host.games.view(view.id)).deadline == clock.time + DAY - MINUTE / 2


async def test_a_turn_played_in_a_closed_channel_delays_the_next(host: Host, clock: HandClock) -> None:
    """After a turn played by command in a channel closed to the bot, the next one begins when it is posted."""
    view = await started(host, ANN, BEN, turn_seconds=A_DAY)
    await fail_next_post(host)
    await closed_for(host, clock, 20 * HOUR)
    await turn(host, view.id)
    await closed_for(host, clock, 30 * HOUR)
    clock.forward(RETRY)
    alone = (await host.outbox.waiting(Work.POST))[-1]
    newest = (await host.outbox.coalesced(await next_of_game(host)))[-1]
    assert (newest.number, newest.nonce) == (alone.number, alone.nonce), (
        "the nonce is that of the last pending message"
    )
    await host.outbox.delivered(newest, as_message(newest, newest.number))
    await host.timekeeper.run_due()
    now = await host.games.view(view.id)
    assert now.to_move is not None
    assert (now.to_move.person, now.deadline) == (BEN.id, clock.time + DAY)


async def test_posting_a_deleted_message_again_moves_no_clock(host: Host, clock: HandClock) -> None:
    """Posting a message again after it was deleted moves no clock: the player has been called before."""
    view = await started(host, ANN, BEN, turn_seconds=A_DAY)
    await post_all(host, count=1)
    clock.forward(HOUR)
    await host.outbox.post_again(view.id, MessageId(1))
    await host.outbox.failed(await next_of_game(host), timedelta(seconds=10))
    clock.forward(timedelta(seconds=10))
    await post_all(host, count=1)
    await host.timekeeper.run_due()
    assert (await host.games.view(view.id)).deadline == clock.time + DAY - HOUR - timedelta(seconds=10)


async def test_a_late_turn_keeps_its_end_when_it_is_posted_again(host: Host, clock: HandClock) -> None:
    """The late end of a turn stays when its message is deleted and posted again."""
    view = await started(host, ANN, BEN, turn_seconds=A_DAY)
    await fail_next_post(host)
    await closed_for(host, clock, 2 * DAY)
    clock.forward(RETRY)
    await post_all(host, count=1)
    end = clock.time + DAY
    clock.forward(HOUR)
    await host.outbox.post_again(view.id)
    await post_all(host, count=1)
    await host.timekeeper.run_due()
    assert (await host.games.view(view.id)).deadline == end


async def test_a_game_that_moves_out_of_a_closed_channel(host: Host, clock: HandClock) -> None:
    """A turn of a game that moves out of a closed channel begins when it is posted in the new one."""
    view = await started(host, ANN, BEN, turn_seconds=A_DAY)
    await fail_next_post(host)
    await closed_for(host, clock, 2 * DAY)
    await host.lobby.move_to(view.id, ChannelId(71))
    (posted,) = await post_all(host, count=1)
    assert posted.channel == 71
    await host.timekeeper.run_due()
    assert (await host.games.view(view.id)).deadline == clock.time + DAY
    assert await makers(host, view.id) == []


def left_of(view: GameView) -> list[timedelta]:
    """Return what each seat has left of its time for the game."""
    return [view.budgets[seat.colour] for seat in view.seats]


async def test_a_time_budget_stops_until_its_player_is_called(host: Host, clock: HandClock) -> None:
    """Time in which a player could not be called takes nothing from their time budget."""
    view = await started(host, ANN, BEN, turn_seconds=None, budget_seconds=A_DAY)
    await fail_next_post(host)
    await closed_for(host, clock, 2 * DAY)
    clock.forward(RETRY)
    await post_all(host, count=1)
    clock.forward(HOUR)
    now = (await turn(host, view.id)).view
    assert left_of(now) == [DAY - HOUR, DAY]
    await post_all(host, count=1)
    clock.forward(HOUR)
    assert left_of((await turn(host, view.id)).view) == [DAY - HOUR] * 2


async def test_a_delay_counts_after_a_restart(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """A turn that could not be posted before a restart is late after it as well."""
    view = await started(host, ANN, BEN, turn_seconds=A_DAY)
    await fail_next_post(host)
    clock.forward(DAY - HOUR)
    back = restart()
    clock.forward(2 * HOUR)
    await back.timekeeper.run_due()
    assert await makers(back, view.id) == []
    await post_all(back, count=1)
    await back.timekeeper.run_due()
    assert (await back.games.view(view.id)).deadline == clock.time + DAY
