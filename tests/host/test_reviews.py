"""Tests of reviews of finished games: made once, in the background, and kept."""

import asyncio
import hashlib
from collections.abc import Callable
from datetime import timedelta

import pytest
import review_tasks
from games_played import ANN, BEN, CHANNEL, CLEO, HandClock, refused, started, turn

from game.engine.bag import start_tile
from game.engine.selfplay import random_game
from game.notation.header import Setup
from game.notation.record import read, write
from game.notation.recording import recorded
from game.notation.replay import laid_turns
from game.values.errors import RecordError
from game.values.ruleset import Colour, Option, make_ruleset
from host.errors import HostReason, HostRefusal
from host.games.views import GameView
from host.host import Host
from host.reviews.reviews import FileReview, Review
from model.errors import StorageTrouble
from model.ids import GameId
from model.tables import GameStatus
from storage import reviews
from storage.database import Database

TINY = make_ruleset(on=[Option.TABLE_EDGE], table=(3, 3))


async def played(host: Host, channel: int = CHANNEL) -> GameView:
    """Return a small game that is over."""
    view = await started(host, ANN, BEN, channel=channel, ruleset=TINY)  # type: ignore[arg-type]
    while view.status is GameStatus.RUNNING:
        view = (await turn(host, view.id)).view
    return view


async def finished_review(host: Host, game: GameId) -> Review:
    """Request the review of a game and return it once it is finished."""
    await host.reviews.review(game)
    await review_tasks.finished()
    return await host.reviews.review(game)


async def test_a_review_is_made_and_kept(host: Host, restart: Callable[[], Host]) -> None:
    """A review grows turn by turn, and another process finds it complete."""
    view = await played(host)
    begun = await host.reviews.review(view.id)
    assert not begun.done
    assert begun.total > len(begun.turns)
    review = await finished_review(host, view.id)
    assert len(review.turns) == len(review.states) == review.total
    for reviewed, state in zip(review.turns, review.states, strict=True):
        before = await host.games.view(view.id, seq=state)
        assert before.position.to_move is reviewed.seat
        after = await host.games.view(view.id, seq=state + 1)
        assert len(after.position.board) == len(before.position.board) + 1
    assert review.done
    assert await restart().reviews.review(view.id) == review


async def test_running_and_unknown_games_are_not_reviewed(host: Host) -> None:
    view = await started(host, ANN, BEN, ruleset=TINY)
    assert await refused(host.reviews.review(view.id)) is HostReason.REVIEW_LATER
    assert await refused(host.reviews.review(GameId("nobody"))) is HostReason.NO_SUCH_GAME


async def test_a_stopped_game_is_reviewed_as_far_as_it_went(host: Host) -> None:
    view = await started(host, ANN, BEN, ruleset=TINY)
    await turn(host, view.id)
    await host.endings.stop(view.id, ANN.id)
    assert len((await finished_review(host, view.id)).turns) == 1


async def test_too_many_waiting_reviews_are_refused(
    host: Host, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.reviews.reviews.MOST_WAITING", 1)
    first, second = await played(host), await played(host, CHANNEL + 1)
    await host.reviews.review(first.id)
    assert await refused(host.reviews.review(second.id)) is HostReason.REVIEWS_WAITING
    assert await refused(host.reviews.review_file(written, ANN.id)) is HostReason.REVIEWS_WAITING
    await finished_review(host, first.id)


async def test_a_failed_review_is_made_again_on_request_only(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A failed review is computed again once for each request to do so, and never because it is looked at."""
    view = await played(host)
    with monkeypatch.context() as broken:
        broken.setattr("host.reviews.reviews.WORKER", ("-c", "raise SystemExit(1)"))
        assert not (await host.reviews.review(view.id)).failed
        await review_tasks.finished(60)
        for _ in range(3):
            assert (await host.reviews.review(view.id)).failed
        await review_tasks.finished()
        assert caplog.text.count("its process ended after") == 1, (
            "looking at a failed review does not restart it"
        )
        assert not (await host.reviews.review(view.id, again=True)).failed
        await review_tasks.finished(60)
        assert caplog.text.count("its process ended after") == 2
    assert not (await host.reviews.review(view.id, again=True)).failed
    assert (await finished_review(host, view.id)).done


async def test_a_failed_review_stays_failed_after_a_restart(
    host: Host, restart: Callable[[], Host], written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failed review, of a game or a file, stays failed after a restart until it is asked for again."""
    view = await played(host)
    with monkeypatch.context() as broken:
        broken.setattr("host.reviews.reviews.WORKER", ("-c", "raise SystemExit(1)"))
        await host.reviews.review(view.id)
        await host.reviews.review_file(written, ANN.id)
        await review_tasks.finished(60)
    restarted = restart()
    assert (await restarted.reviews.review(view.id)).failed
    for _ in range(2):
        assert (await restarted.reviews.review_file(written, ANN.id)).review.failed
    assert not (await restarted.reviews.review(view.id, again=True)).failed
    assert not (await restarted.reviews.review_file(written, ANN.id, again=True)).review.failed
    await review_tasks.finished()
    assert (await host.reviews.review(view.id)).done, "the review that another process has made is used"
    assert (await restarted.reviews.review_file(written, ANN.id)).review.done


async def test_a_review_that_cannot_be_stored(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A review that cannot be stored has failed until it is asked for again; this is a warning, and no fault."""
    view = await played(host)

    async def full(*_: object) -> None:
        raise StorageTrouble("database or disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("storage.reviews.put", full)
        await host.reviews.review(view.id)
        await review_tasks.finished()
    assert (await host.reviews.review(view.id)).failed
    assert {record.levelname for record in caplog.records} == {"WARNING"}
    assert "is made again when it is asked for" in caplog.text
    assert "Traceback" not in caplog.text
    await host.reviews.review(view.id, again=True)
    assert (await finished_review(host, view.id)).done


async def test_a_review_whose_worker_writes_nonsense_has_failed(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An answer that cannot be read is a fault of the program, which the log shows."""
    view = await played(host)
    monkeypatch.setattr("host.reviews.reviews.WORKER", ("-c", "input(); print('what?')"))
    await host.reviews.review(view.id)
    await review_tasks.finished(30)
    assert (await host.reviews.review(view.id)).failed
    assert f"the review of {view.id} failed" in caplog.text
    assert "Traceback" in caplog.text


async def test_a_review_that_is_stopped_has_not_failed(
    host: Host, restart: Callable[[], Host], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A stop of the bot ends the reviews at once; they are made when they are asked for again."""
    first, second = await played(host), await played(host, CHANNEL + 1)
    with monkeypatch.context() as hanging:
        hanging.setattr("host.reviews.reviews.WORKER", ("-c", "import time; time.sleep(600)"))
        for view in (first, second):
            await host.reviews.review(view.id)
        async with asyncio.timeout(30):
            await host.reviews.close()
        await review_tasks.finished(0.1)
    assert caplog.text == ""
    assert not (await host.reviews.review(first.id)).failed
    await host.reviews.close()
    assert (await finished_review(restart(), second.id)).done


async def test_a_review_whose_worker_hangs_has_failed(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    view = await played(host)
    monkeypatch.setattr("host.reviews.reviews.TIMEOUT_SECONDS", 0.2)
    monkeypatch.setattr("host.reviews.reviews.WORKER", ("-c", "import time; time.sleep(60)"))
    await host.reviews.review(view.id)
    await review_tasks.finished(30)
    assert (await host.reviews.review(view.id)).failed
    assert "failed: no turn within 0 seconds" in caplog.text
    assert "Traceback" not in caplog.text


@pytest.fixture(scope="module")
def written() -> str:
    """Return a small game that is over, as the text of a file."""
    ruleset = make_ruleset(on=[Option.TABLE_EDGE], table=(3, 3))
    seats = (Colour.RED, Colour.BLUE)
    events = random_game(ruleset, seats, "a file")[2]
    return write(recorded(Setup(ruleset, seats, start_tile(ruleset)), events, {Colour.RED: "Ann"}))


async def finished_file_review(host: Host, text: str) -> FileReview:
    """Request the review of a file and return it once it is finished."""
    await host.reviews.review_file(text, ANN.id)
    await review_tasks.finished()
    return await host.reviews.review_file(text, ANN.id)


async def test_a_file_is_reviewed_and_kept(
    host: Host, restart: Callable[[], Host], written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The review of a file is kept by its digest for everybody, with the position before each turn."""
    found = await finished_file_review(host, written)
    assert found.review.done
    assert found.names["Red"] == "Ann"
    for reviewed, laid in zip(found.review.turns, found.laid, strict=True):
        assert reviewed.seat is laid.before.to_move
        assert reviewed.played[0] == laid.moves[0]
    monkeypatch.setattr("host.reviews.reviews.WORKER", ("-c", "raise SystemExit(1)"))
    repeated = await restart().reviews.review_file(written, BEN.id)
    assert repeated.review == found.review


async def test_reviews_of_files_are_limited(
    host: Host, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One file a person and two in all are reviewed at once; unfinished and too long games are refused."""
    files = [f"; {number}\n{written}" for number in range(4)]
    turns, size = len(laid_turns(read(written))), len(files[0].encode())
    monkeypatch.setattr("host.reviews.reviews.MOST_TURNS", turns)
    monkeypatch.setattr("host.reviews.reviews.LARGEST_BYTES", size)
    await host.reviews.review_file(files[0], ANN.id)
    assert not (await host.reviews.review_file(files[0], ANN.id)).review.done
    assert await refused(host.reviews.review_file(files[1], ANN.id)) is HostReason.REVIEW_FILE_YOURS
    await host.reviews.review_file(files[1], BEN.id)
    assert await refused(host.reviews.review_file(files[2], CLEO.id)) is HostReason.REVIEWS_WAITING
    await review_tasks.finished()
    assert not (await host.reviews.review_file(files[2], ANN.id)).review.failed, "one after the other"
    await review_tasks.finished()
    unfinished = written.replace("end\n", "")
    assert await refused(host.reviews.review_file(unfinished, ANN.id)) is HostReason.REVIEW_FILE_OPEN
    for limit, most, reason, name in (
        ("MOST_TURNS", turns - 1, HostReason.REVIEW_FILE_LONG, "most"),
        ("LARGEST_BYTES", size - 1, HostReason.FILE_TOO_LARGE, "most_bytes"),
    ):
        monkeypatch.setattr(f"host.reviews.reviews.{limit}", most)
        with pytest.raises(HostRefusal) as refusal:
            await host.reviews.review_file(files[3], ANN.id)
        assert (refusal.value.reason, refusal.value.values) == (reason, {name: most})
    with pytest.raises(RecordError):
        await host.reviews.review_file("1. red", ANN.id)


async def test_old_reviews_of_files_are_deleted(
    host: Host, clock: HandClock, written: str, database: Database
) -> None:
    await finished_file_review(host, written)
    clock.forward(timedelta(days=91))
    await finished_file_review(host, f"; another\n{written}")
    async with database.read() as connection:
        assert await reviews.find_file(connection, hashlib.sha256(written.encode()).hexdigest()) is None
