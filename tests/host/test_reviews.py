"""Reviews of finished games: made once, in the background, and kept."""

import asyncio
from collections.abc import Callable

import pytest
from at_the_table import ANN, BEN, CHANNEL, started, turn

from game.values.ruleset import Option, make_ruleset
from host.errors import HostReason, HostRefusal
from host.games.views import GameView
from host.host import Host
from host.reviews.reviews import Review
from model.ids import GameId
from model.tables import GameStatus

TINY = make_ruleset(on=[Option.TABLE_EDGE], table=(3, 3))


async def played(host: Host, channel: int = CHANNEL) -> GameView:
    """A small game at its end."""
    view = await started(host, ANN, BEN, channel=channel, ruleset=TINY)  # type: ignore[arg-type]
    while view.status is GameStatus.RUNNING:
        view = (await turn(host, view.id)).view
    return view


async def made(host: Host, game: GameId) -> Review:
    """The review, once it is made."""
    await host.reviews.review(game)
    async with asyncio.timeout(120):
        await host.reviews.idle()
    return await host.reviews.review(game)


async def refused(host: Host, game: GameId) -> HostReason:
    with pytest.raises(HostRefusal) as refusal:
        await host.reviews.review(game)
    return refusal.value.reason


async def test_a_review_is_made_and_kept(host: Host, restart: Callable[[], Host]) -> None:
    """It grows turn by turn; another process finds it whole."""
    view = await played(host)
    begun = await host.reviews.review(view.id)
    assert not begun.done
    assert begun.total > len(begun.turns)
    review = await made(host, view.id)
    assert len(review.turns) == len(review.states) == review.total
    for reviewed, state in zip(review.turns, review.states, strict=True):
        before = await host.games.view(view.id, seq=state)
        assert before.position.to_move is reviewed.seat
        after = await host.games.view(view.id, seq=state + 1)
        assert len(after.position.board) == len(before.position.board) + 1
    assert review.done
    assert await restart().reviews.review(view.id) == review


async def test_only_what_is_over_is_reviewed(host: Host) -> None:
    view = await started(host, ANN, BEN, ruleset=TINY)
    assert await refused(host, view.id) is HostReason.REVIEW_LATER
    assert await refused(host, GameId("nobody")) is HostReason.NO_SUCH_GAME


async def test_a_stopped_game_is_reviewed_as_far_as_it_went(host: Host) -> None:
    view = await started(host, ANN, BEN, ruleset=TINY)
    await turn(host, view.id)
    await host.endings.stop(view.id, ANN.id)
    assert len((await made(host, view.id)).turns) == 1


async def test_so_many_wait_and_no_more(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.reviews.reviews.MOST_WAITING", 1)
    first, second = await played(host), await played(host, CHANNEL + 1)
    await host.reviews.review(first.id)
    assert await refused(host, second.id) is HostReason.REVIEWS_WAITING
    await made(host, first.id)


async def test_a_worker_that_dies_leaves_a_game_to_be_asked_for_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = await played(host)
    with monkeypatch.context() as broken:
        broken.setattr("host.reviews.reviews.WORKER", ("-c", "raise SystemExit(1)"))
        assert not (await host.reviews.review(view.id)).done
        async with asyncio.timeout(60):
            await host.reviews.idle()
    assert (await made(host, view.id)).done
