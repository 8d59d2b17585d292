"""What must be told, each thing once."""

import asyncio
import errno
from datetime import timedelta

import pytest
from at_the_table import ANN, BEN, HOUR, HandClock, chance, started, told_all, turn

from host.host import Host
from model.games import ChannelId, GameStatus, MessageId, NoticeKind
from storage import notices as stored
from storage.database import Database

NOW = timedelta(0)


async def test_every_turn_is_told_in_order_with_its_news(host: Host) -> None:
    """Each turn gets one notice; what it adds begins where the one before ended."""
    view = await started(host, ANN, BEN)
    for _ in range(3):
        await turn(host, view.id)
    notices = await told_all(host, count=4)
    assert [(notice.seq, notice.since) for notice in notices] == [(0, 0), (2, 0), (4, 2), (6, 4)]
    assert {notice.kind for notice in notices} == {NoticeKind.TURN}
    assert len({notice.nonce for notice in notices}) == 4
    assert all(len(notice.nonce) <= 25 for notice in notices)


async def test_the_queue_waits_for_something_to_tell(host: Host) -> None:
    """Who asks an empty queue gets the next notice as soon as there is one."""
    asked = asyncio.create_task(host.notices.next())
    view = await started(host, ANN, BEN)
    notice = await asked
    assert (notice.game, notice.seq, notice.doubtful) == (view.id, 0, False)


async def test_two_notices_of_one_game_are_never_out_at_once(host: Host) -> None:
    """A second worker gets another game's notice, or waits."""
    one = await started(host, ANN, BEN, channel=ChannelId(1))
    await turn(host, one.id)
    first = await host.notices.next()
    second = asyncio.create_task(host.notices.next())
    two = await started(host, ANN, BEN, channel=ChannelId(2))
    assert (await second).game == two.id
    third = asyncio.create_task(host.notices.next())
    await host.notices.told(first, MessageId(1))
    assert ((await third).game, (await third).seq) == (one.id, 2)


async def test_what_could_not_be_told_comes_again(host: Host) -> None:
    """A notice that failed comes back before later ones of its game, marked as doubtful."""
    view = await started(host, ANN, BEN)
    await turn(host, view.id)
    notice = await host.notices.next()
    await host.notices.later(notice, NOW)
    again = await host.notices.next()
    assert (again.seq, again.doubtful) == (0, True)


async def test_what_replaces_a_forgotten_turn_is_news_of_its_own(host: Host) -> None:
    """A turn that may have arrived and was taken back takes nothing from the one that is played instead."""
    view = await started(host, ANN, BEN)
    await told_all(host, count=1)
    moved = (await turn(host, view.id)).view
    unheard = await host.notices.next()
    await host.notices.later(unheard, NOW)
    await host.undo.ask(view.id, ANN.id, moved.seq)
    await turn(host, view.id)
    again = await host.notices.next()
    assert again.seq > unheard.seq
    assert (again.nonce != unheard.nonce, again.doubtful) == (True, False)


async def test_a_closed_vote_takes_nothing_from_the_next_turn(host: Host) -> None:
    """A question refused while it is on its way to the channel is not mistaken for the turn that follows."""
    view = await started(host, ANN, BEN)
    await turn(host, view.id)
    await told_all(host, count=2)
    moved = await host.games.view(view.id)
    await host.undo.ask(view.id, ANN.id, moved.seq)
    vote = await host.notices.next()
    await host.undo.answer(view.id, BEN.id, moved.seq, agree=False)
    await turn(host, view.id)
    await host.notices.told(vote, MessageId(7))
    after = await asyncio.wait_for(host.notices.next(), 5)
    assert (after.kind, after.nonce != vote.nonce) == (NoticeKind.TURN, True)


async def test_after_a_crash_the_missed_one_is_told_once(
    host: Host, database: Database, clock: HandClock
) -> None:
    """What one process left untold the next one tells, knowing that it may have been posted."""
    view = await started(host, ANN, BEN)
    await told_all(host, count=1)
    await turn(host, view.id)
    await host.notices.next()
    after = Host(database, clock, chance("after"))
    missed = await after.notices.next()
    assert (missed.seq, missed.doubtful) == (2, True)
    await after.notices.told(missed, MessageId(8))
    await turn(after, view.id)
    assert ((await after.notices.next()).seq) == 4


async def test_old_turns_lose_their_buttons(host: Host, database: Database, clock: HandClock) -> None:
    """A message is to be retired once a newer one shows the game, also when a crash came in between."""
    view = await started(host, ANN, BEN)
    await told_all(host, count=1)
    assert await host.notices.to_retire() == ()
    await turn(host, view.id)
    await told_all(host, count=1)
    after = Host(database, clock, chance("after"))
    (old,) = await after.notices.to_retire()
    assert (old.seq, old.message) == (0, 1)
    await after.notices.retired(old)
    assert await after.notices.to_retire(view.id) == ()
    shown = await after.notices.shown(view.id)
    assert shown is not None
    assert shown.seq == 2


async def test_the_end_is_told_and_retires_the_last_turn(host: Host) -> None:
    """The end has a notice of its own; nothing comes after it."""
    view = await started(host, ANN, BEN)
    count = 1
    while view.status is GameStatus.RUNNING:
        view = (await turn(host, view.id)).view
        count += 1
    notices = await told_all(host, count=count)
    assert (notices[-1].kind, notices[-1].seq) == (NoticeKind.ENDED, view.seq)
    assert notices[-2].seq in {shown.seq for shown in await host.notices.to_retire(view.id)}


async def test_a_deleted_message_is_posted_again(host: Host) -> None:
    """Asked to repeat, the newest turn is told under another nonce, so that it is accepted."""
    view = await started(host, ANN, BEN)
    (first,) = await told_all(host, count=1)
    await host.notices.repeat(view.id)
    (again,) = await told_all(host, count=1)
    assert (again.seq, again.kind) == (first.seq, first.kind)
    assert again.nonce != first.nonce


async def test_a_notice_nobody_can_be_told_does_not_block(host: Host) -> None:
    """Told to nobody, it is over; the next one comes."""
    view = await started(host, ANN, BEN)
    await turn(host, view.id)
    await host.notices.told(await host.notices.next(), None)
    assert (await host.notices.next()).seq == 2
    assert await host.notices.to_retire(view.id) == ()


async def test_a_telling_that_could_not_be_noted_comes_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the disk is full just then, the notice comes back doubtful instead of being lost or blocking its game."""
    await started(host, ANN, BEN)
    notice = await host.notices.next()

    async def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    with monkeypatch.context() as broken:
        broken.setattr("storage.notices.set_told", full)
        with pytest.raises(OSError, match="no space"):
            await host.notices.told(notice, MessageId(1))
    again = await host.notices.next()
    assert (again.number, again.doubtful) == (notice.number, True)


async def test_turns_that_waited_long_are_told_together(
    host: Host, database: Database, clock: HandClock
) -> None:
    """A channel that was away for an hour gets the newest turn alone, with the news of all that it missed."""
    view = await started(host, ANN, BEN)
    await told_all(host, count=1)
    for _ in range(3):
        await turn(host, view.id)
    clock.forward(HOUR)
    first = await host.notices.next()
    together = await host.notices.together(first)
    assert [(notice.seq, notice.since) for notice in together] == [(2, 0), (4, 2), (6, 0)]
    await host.notices.told(together[-1], MessageId(9))
    async with database.read() as connection:
        assert await stored.untold(connection) == ()
    assert [shown.seq for shown in await host.notices.to_retire(view.id)] == [0]
    await turn(host, view.id)
    (after,) = await told_all(host, count=1)
    assert (after.seq, after.since) == (8, 6)


async def test_turns_that_follow_at_once_are_told_one_by_one(host: Host, clock: HandClock) -> None:
    """What has only just happened is not told together, though more waits behind it."""
    view = await started(host, ANN, BEN)
    await turn(host, view.id)
    clock.forward(timedelta(seconds=20))
    first = await host.notices.next()
    assert await host.notices.together(first) == (first,)


async def test_a_turn_of_a_stopped_game_is_told_with_its_end(host: Host) -> None:
    """Nobody is asked for a turn that can no longer be played: what waits goes into the news of the end."""
    game = (await started(host, ANN, BEN)).id
    await told_all(host, count=1)
    await turn(host, game)
    await host.endings.stop(game, ANN.id)
    together = await host.notices.together(await host.notices.next())
    assert [notice.kind for notice in together] == [NoticeKind.TURN, NoticeKind.STOPPED]
    assert together[-1].since == 0


async def test_what_waits_together_comes_back_doubtful(host: Host, clock: HandClock) -> None:
    """When telling them together failed, each may have been posted: none is posted again unseen."""
    view = await started(host, ANN, BEN)
    await told_all(host, count=1)
    await turn(host, view.id)
    await turn(host, view.id)
    clock.forward(HOUR)
    together = await host.notices.together(await host.notices.next())
    assert [notice.doubtful for notice in together] == [False, False]
    await host.notices.later(together[-1], NOW)
    again = await host.notices.together(await host.notices.next())
    assert [notice.number for notice in again] == [notice.number for notice in together]
    assert again[-1].doubtful


async def test_a_free_undo_takes_back_what_waits_and_no_more(host: Host, clock: HandClock) -> None:
    """A turn taken back before anybody was told leaves the older ones waiting, with all their news."""
    view = await started(host, ANN, BEN)
    await told_all(host, count=1)
    await turn(host, view.id)
    await turn(host, view.id)
    clock.forward(HOUR)
    await host.notices.later((await host.notices.together(await host.notices.next()))[-1], NOW)
    now = await host.games.view(view.id)
    await host.undo.ask(view.id, BEN.id, now.seq)
    waiting = await host.notices.together(await host.notices.next())
    assert [(notice.seq, notice.since) for notice in waiting] == [(2, 0)]


async def test_a_vote_loses_its_buttons(host: Host) -> None:
    """The message of a vote is to be retired once a move has closed the vote, and not before."""
    view = await started(host, ANN, BEN)
    now = (await turn(host, view.id)).view
    await told_all(host, count=2)
    await host.notices.retired((await host.notices.to_retire(view.id))[0])
    await host.undo.ask(view.id, ANN.id, now.seq)
    (vote,) = await told_all(host, count=1)
    assert vote.kind is NoticeKind.VOTE
    assert await host.notices.to_retire(view.id) == ()
    await turn(host, view.id)
    assert NoticeKind.VOTE in {shown.kind for shown in await host.notices.to_retire(view.id)}
    await told_all(host, count=1)
    for shown in await host.notices.to_retire(view.id):
        await host.notices.retired(shown)
    assert await host.notices.to_retire(view.id) == ()


async def test_only_the_message_that_is_gone_is_posted_again(host: Host) -> None:
    """Who found an older message deleted does not make the turn be told twice that was told meanwhile."""
    view = await started(host, ANN, BEN)
    (old,) = await told_all(host, count=1)
    await turn(host, view.id)
    (new,) = await told_all(host, count=1)
    await host.notices.repeat(view.id, MessageId(old.number))
    shown = await host.notices.shown(view.id)
    assert shown is not None
    assert shown.message == new.number
    await host.notices.repeat(view.id, MessageId(new.number))
    (again,) = await told_all(host, count=1)
    assert (again.seq, again.kind) == (new.seq, new.kind)
