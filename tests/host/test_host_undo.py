"""Tests of undo: when it is free, who must agree, and how far it goes back."""

import asyncio
from datetime import timedelta

import pytest
from games_played import (
    ANN,
    BEN,
    CLEO,
    HandClock,
    as_message,
    chance,
    next_of_game,
    post_all,
    refused,
    started,
    turn,
    whole_turn,
)

from game.engine.legal import placements
from game.values.moves import Skip
from host.errors import HostReason
from host.host import Host
from model.errors import StorageTrouble
from model.games import EntryKind
from model.outbox import MessageKind, Work
from storage.database import Database
from storage.leases import LEASE


async def test_a_placed_tile_is_undone_freely_before_its_meeple(host: Host) -> None:
    """A placed tile is undone freely before the meeple; it is in hand again, and the turn message stays valid."""
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    half = (await host.games.move(view.id, ANN.id, 0, [placements(view.position)[0]])).view
    assert (await host.undo.preview(view.id, ANN.id)).waiting == ()
    back = await host.undo.ask(view.id, ANN.id, half.seq)
    assert back.position == view.position
    assert (back.seq, back.turn_seq) == (2, 0)
    assert (view.undoable, half.undoable, back.undoable) == (False, True, False)
    assert await refused(host.undo.preview(view.id, ANN.id)) is HostReason.NOTHING_TO_UNDO
    moved = await host.games.move(view.id, ANN.id, 2, whole_turn(back))
    assert moved.report.moves == tuple(whole_turn(back))
    assert [report.kind for report in await host.history.reports(view.id)] == [EntryKind.MOVE]


async def test_a_turn_of_a_seat_given_to_a_computer_cannot_be_undone(host: Host) -> None:
    """A turn of a person who has left the seat to a computer cannot be undone."""
    view = await started(host, ANN, BEN)
    assert (await turn(host, view.id)).view.undoable
    after = await host.seats.resign(view.id, ANN.id, "random")
    assert not after.undoable
    assert await refused(host.undo.preview(view.id, BEN.id)) is HostReason.NOTHING_TO_UNDO
    assert (await turn(host, view.id)).view.undoable


async def test_a_turn_is_undone_freely_before_the_next_tile_is_shown(host: Host) -> None:
    """Before the next tile is shown a turn is undone freely, and the undo is not reported."""
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    moved = (await turn(host, view.id)).view
    assert await refused(host.undo.preview(view.id, BEN.id)) is HostReason.NOTHING_TO_UNDO
    assert (await host.undo.preview(view.id, ANN.id)).waiting == ()
    back = await host.undo.ask(view.id, ANN.id, moved.seq)
    assert back.position == view.position
    await turn(host, view.id)
    (delivery,) = await post_all(host, count=1)
    assert (delivery.kind, delivery.since) == (MessageKind.TURN, 0)
    reports = await host.history.reports(view.id, delivery.since, delivery.seq)
    assert [report.kind for report in reports] == [EntryKind.MOVE]


async def test_a_turn_whose_next_message_is_being_posted_is_not_undone_freely(host: Host) -> None:
    """A turn whose next turn message is being posted is undone only by agreement."""
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    moved = (await turn(host, view.id)).view
    delivery = await next_of_game(host)
    assert (await host.undo.preview(view.id, ANN.id)).waiting == (BEN.id,)
    after_asking = await host.undo.ask(view.id, ANN.id, moved.seq)
    assert after_asking.vote is not None
    await host.outbox.delivered(delivery, as_message(delivery, 5))


async def test_an_undo_keeps_changes_of_seats(host: Host) -> None:
    """An undo takes back turns but no change of seat, and does not ask a person who has left."""
    view = await started(host, ANN, BEN, CLEO)
    await turn(host, view.id)
    await turn(host, view.id)
    await host.seats.resign(view.id, BEN.id, "random")
    await post_all(host, count=4)
    preview = await host.undo.preview(view.id, ANN.id)
    assert [report.kind for report in preview.undone] == [EntryKind.MOVE, EntryKind.MOVE]
    assert preview.waiting == (CLEO.id,)


@pytest.mark.parametrize("delivered", [False, True], ids=["pending", "delivered"])
async def test_a_change_of_seat_within_an_undone_turn_is_reported(host: Host, delivered: bool) -> None:
    """Undoing a turn keeps a change of seat that happened within it, which is reported in a new message."""
    view = await started(host, ANN, BEN, CLEO)
    await post_all(host, count=1)
    await host.games.move(view.id, ANN.id, 0, [placements(view.position)[0]])
    await host.seats.resign(view.id, BEN.id, "random")
    if delivered:
        await post_all(host, count=1)
    moved = (await host.games.move(view.id, ANN.id, 2, [Skip()])).view
    back = await host.undo.ask(view.id, ANN.id, moved.seq)
    assert (back.vote, back.position) == (None, view.position)
    assert back.turn_seq == back.seq, "the turn message of the state before is outdated"
    (delivery,) = await post_all(host, count=1)
    assert (delivery.kind, delivery.seq, delivery.since) == (MessageKind.TURN, back.seq, 2 * delivered)
    reported = [report.kind for report in await host.history.reports(view.id)]
    assert reported == [EntryKind.MOVE, EntryKind.SEAT, EntryKind.MOVE, EntryKind.UNDO]
    assert not await host.outbox.waiting(Work.POST), "the next tile is not posted"


async def test_an_undo_needs_everybodys_agreement_once_the_next_tile_is_shown(host: Host) -> None:
    """After the next tile was shown, all other people agree one by one, and the last agreement undoes."""
    view = await started(host, ANN, BEN, CLEO)
    first = await host.games.view(view.id)
    await turn(host, view.id)
    await turn(host, view.id)
    await post_all(host, count=3)
    now = await host.games.view(view.id)
    preview = await host.undo.preview(view.id, ANN.id)
    assert preview.waiting == (BEN.id, CLEO.id)
    assert [report.seat for report in preview.undone] == [seat.colour for seat in view.seats[:2]]
    after_asking = await host.undo.ask(view.id, ANN.id, now.seq)
    assert after_asking.vote == preview
    assert await refused(host.undo.ask(view.id, BEN.id, now.seq)) is HostReason.VOTE_OPEN
    assert await refused(host.undo.answer(view.id, ANN.id, now.seq, agree=True)) is HostReason.ALREADY_VOTED
    waiting = await host.undo.answer(view.id, BEN.id, now.seq, agree=True)
    assert (await host.people.export(BEN.id))["agreed_to_take_back"] == ({"game": view.id},)
    assert waiting.vote is not None
    assert waiting.vote.waiting == (CLEO.id,)
    assert await refused(host.undo.answer(view.id, BEN.id, now.seq, agree=True)) is HostReason.ALREADY_VOTED
    undone = await host.undo.answer(view.id, CLEO.id, now.seq, agree=True)
    assert undone.vote is None
    assert undone.position == first.position
    assert undone.turn_seq == undone.seq == now.seq + 1
    (delivery,) = await post_all(host, count=1)
    assert (delivery.kind, delivery.seq) == (MessageKind.TURN, undone.seq)
    (report,) = await host.history.reports(view.id, delivery.since, delivery.seq)
    assert (report.kind, report.back_to) == (EntryKind.UNDO, 0)


async def test_one_refusal_or_a_withdrawal_closes_the_vote(host: Host) -> None:
    """A refusal, or a withdrawal by the person who asked, closes the vote."""
    view = await started(host, ANN, BEN)
    await turn(host, view.id)
    await post_all(host, count=2)
    for person in (BEN, ANN):
        now = await host.undo.ask(view.id, ANN.id, 2)
        assert now.vote is not None
        assert [delivery.kind for delivery in await post_all(host, count=1)] == [MessageKind.VOTE]
        closed = await host.undo.answer(view.id, person.id, 2, agree=False)
        assert closed.vote is None
    assert await refused(host.undo.answer(view.id, BEN.id, 2, agree=True)) is HostReason.NO_VOTE


async def test_a_move_closes_the_vote(host: Host) -> None:
    """A move closes the vote; agreeing to it afterwards is refused."""
    view = await started(host, ANN, BEN)
    await turn(host, view.id)
    await post_all(host, count=2)
    await host.undo.ask(view.id, ANN.id, 2)
    moved = await turn(host, view.id)
    assert (await host.games.view(view.id)).vote is None
    assert await refused(host.undo.answer(view.id, BEN.id, 2, agree=True)) is HostReason.NO_VOTE
    assert (await next_of_game(host)).kind is MessageKind.TURN, "a closed vote is not posted"
    assert moved.view.seq == 4


@pytest.mark.parametrize("found", [True, False])
async def test_a_possibly_sent_vote_that_a_move_closes_is_searched_for(
    host: Host, clock: HandClock, *, found: bool
) -> None:
    """The search holds up no turn, and none ends it. The controls of the vote are disabled if it is found."""
    view = await started(host, ANN, BEN)
    before = (await turn(host, view.id)).view
    await post_all(host, count=2)
    await host.undo.ask(view.id, ANN.id, before.seq)
    await host.outbox.failed(await next_of_game(host), timedelta(minutes=5))
    await turn(host, view.id)
    (after,) = await post_all(host, count=1)
    assert after.kind is MessageKind.TURN
    clock.forward(timedelta(minutes=6))
    vote = await next_of_game(host)
    assert (vote.kind, vote.cancelled, vote.possibly_sent) == (MessageKind.VOTE, True, True)
    await host.outbox.delivered(vote, as_message(vote, 7) if found else None)
    assert await host.outbox.waiting(Work.POST, Work.REFRESH_CLOCK) == ()
    disabled = [delivery.kind for delivery in await host.outbox.waiting(Work.DISABLE_CONTROLS)]
    assert (MessageKind.VOTE in disabled) is found


async def test_two_last_agreements_undo_once(host: Host) -> None:
    """Two last agreements at the same moment undo one turn, not two."""
    view = await started(host, ANN, BEN, CLEO)
    await turn(host, view.id)
    await post_all(host, count=2)
    await host.undo.ask(view.id, ANN.id, 2)
    await asyncio.gather(*(host.undo.answer(view.id, person.id, 2, agree=True) for person in (BEN, CLEO)))
    assert (await host.games.view(view.id)).seq == 3


async def test_there_is_nothing_to_undo_before_the_first_turn(host: Host) -> None:
    """A person who has not played, or who has no seat, has nothing to undo."""
    view = await started(host, ANN, BEN)
    assert await refused(host.undo.ask(view.id, ANN.id, 0)) is HostReason.NOTHING_TO_UNDO
    assert await refused(host.undo.preview(view.id, CLEO.id)) is HostReason.NOT_SEATED
    await turn(host, view.id)
    assert await refused(host.undo.ask(view.id, ANN.id, 0)) is HostReason.MOVED_ON


async def test_an_undo_after_an_undo_goes_further_back(host: Host) -> None:
    """After an undo the turn before is the last one, and its undo is not free."""
    view = await started(host, ANN, BEN)
    await turn(host, view.id)
    await turn(host, view.id)
    await post_all(host, count=3)
    await host.undo.ask(view.id, BEN.id, 4)
    await host.undo.answer(view.id, ANN.id, 4, agree=True)
    second = await host.undo.ask(view.id, ANN.id, 5)
    assert second.vote is not None
    back = await host.undo.answer(view.id, BEN.id, 5, agree=True)
    assert back.position == view.position
    assert await host.history.turns(view.id) == (0,)


async def test_an_undo_needs_agreement_if_the_next_tile_was_possibly_shown(host):
    """If Discord's answer was lost, the next tile may have been seen, so an undo needs agreement."""
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    await turn(host, view.id)
    await host.outbox.failed(await next_of_game(host), timedelta(seconds=5))
    now = await host.games.view(view.id)
    assert (await host.undo.ask(view.id, ANN.id, now.seq)).vote is not None


async def test_an_undo_needs_agreement_if_the_posting_of_the_next_tile_was_not_stored(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the next tile is posted but the database does not take that, an undo needs agreement."""
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    await turn(host, view.id)
    delivery = await next_of_game(host)

    async def full(*_: object, **__: object) -> None:
        raise StorageTrouble("no space left")

    with monkeypatch.context() as broken:
        broken.setattr("storage.outbox_outcomes.set_delivered", full)
        with pytest.raises(StorageTrouble):
            await host.outbox.delivered(delivery, as_message(delivery, 1))
    now = await host.games.view(view.id)
    assert (await host.undo.ask(view.id, ANN.id, now.seq)).vote is not None


async def test_an_undo_needs_agreement_if_an_earlier_process_may_have_posted_the_next_tile(
    host: Host, address: str, clock: HandClock
) -> None:
    """If the process ended while it posted the next tile, an undo in the next process needs agreement."""
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    await turn(host, view.id)
    await next_of_game(host)
    clock.forward(LEASE)
    reopened = await Database.open(address)
    after = Host(reopened, clock, chance("after"))
    now = await after.games.view(view.id)
    assert (await after.undo.ask(view.id, ANN.id, now.seq)).vote is not None
    await reopened.close()


async def test_an_answer_to_an_earlier_question_counts_for_no_other(host: Host) -> None:
    """Who agrees to a question that is closed does not agree to the one that is open now."""
    view = await started(host, ANN, BEN, CLEO)
    await turn(host, view.id)
    await post_all(host, count=2)
    assert (await host.undo.ask(view.id, ANN.id, 2)).vote is not None
    now = (await turn(host, view.id)).view
    await post_all(host, count=1)
    assert (await host.undo.ask(view.id, BEN.id, now.seq)).vote is not None
    assert await refused(host.undo.answer(view.id, CLEO.id, 2, agree=True)) is HostReason.NO_VOTE
    assert await refused(host.undo.answer(view.id, ANN.id, 2, agree=False)) is HostReason.NO_VOTE
    vote = (await host.games.view(view.id)).vote
    assert vote is not None
    assert vote.waiting == (ANN.id, CLEO.id)
