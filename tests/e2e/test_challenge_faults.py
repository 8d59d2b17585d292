"""Tests of challenges whose requests get lost: each message, thread and game is there once in the end."""

import asyncio

import pytest
from playing import live_turn, public_messages, threads_of

from bench.support.in_process import running
from bot.delivery.challenge_renderers import QuestionRenderer
from sandbox.faults import Fault, FaultKind
from sandbox.script import Sandbox, Settings

pytestmark = pytest.mark.e2e
MAKE_THREAD = "POST /channels/{channel_id}/threads"
POST = "POST /channels/{channel_id}/messages"
HOUR = 3600


@pytest.fixture
async def box(tmp_path, answer_seconds):
    """Yield a sandbox whose recording is not validated: a request repeated after a lost answer is rightly refused."""
    async with Sandbox(Settings(directory=tmp_path / "box", answer_seconds=answer_seconds)) as box:
        yield box


@pytest.mark.parametrize("route", [MAKE_THREAD, POST])
@pytest.mark.parametrize("kind", [FaultKind.DROPPED, FaultKind.LOST_ANSWER])
async def test_an_accepted_challenge_has_one_thread_and_game_although_a_request_got_lost(
    box, database, table, ada, bruno, route, kind
):
    """Another process continues an acceptance of which a request got lost, with the thread and message that exist."""
    async with running(box, database):
        await ada.slash(table, "challenge", person=bruno)
        question = await box.message_for(
            bruno, table, lambda message: "challenges you" in message.text and message.buttons
        )
        box.faults.add(Fault(kind, route))
        await bruno.click(question, "Accept")
        await box.wait_for(lambda: not list(box.faults.pending), "the fault to strike")
    box.advance(HOUR)
    async with running(box, database) as bot:
        await box.wait_for(lambda: threads_of(box, table), "the thread of the game")
        (thread,) = threads_of(box, table)
        await live_turn(box, thread, [ada, bruno])
        (thread,) = threads_of(box, table)
        assert sum("your game begins here" in message.text for message in ada.messages(thread)) == 1
        assert len(await bot.host.history.games_of(int(ada.id))) == 1


@pytest.mark.parametrize("kind", [FaultKind.DROPPED, FaultKind.LOST_ANSWER])
async def test_a_challenge_and_its_end_are_posted_once_although_requests_got_lost(
    box, database, table, olga, ada, bruno, kind
):
    """The message of a challenge, and the news of its ladder, are posted once although requests got lost."""
    async with running(box, database):
        ladder = await olga.slash(table, "ladder open", name="Spring")
        for person in (bruno, ada):
            await person.click(ladder.message, "Join")
        box.faults.add(Fault(kind, POST))
        await ada.slash(table, "challenge", person=bruno, ladder="Spring")
        await box.wait_for(lambda: not box.faults.pending, "the fault to strike")
    box.advance(HOUR)
    async with running(box, database):
        question = await box.message_for(
            bruno, table, lambda message: "challenges you" in message.text and message.buttons
        )
        box.faults.add(Fault(kind, POST))
        confirmation = await bruno.click(question, "Decline")
        await bruno.click(confirmation.message, "Give the place away")
        await box.wait_for(lambda: not box.faults.pending, "the fault to strike")
    box.advance(HOUR)
    async with running(box, database):
        news = await box.message_for(ada, table, lambda message: "did not accept" in message.text)
        await box.wait_for(lambda: f"1\\. <@{ada.id}>" in ladder.message.text, "the order of the ladder")
        assert "did not accept" in news.text
        texts = [message.text for message in public_messages(ada, table)]
        assert sum("did not accept" in text for text in texts) == 1
        assert sum("challenges you" in text or "is closed" in text for text in texts) == 1


async def test_a_challenge_that_was_posted_unnoticed_is_closed_after_its_time(
    box, bot, fast_retries, table, olga, ada, bruno
):
    """A challenge whose message the bot could not find loses its buttons after the answer time."""
    ladder = await olga.slash(table, "ladder open", name="Spring")
    for person in (bruno, ada):
        await person.click(ladder.message, "Join")
    box.faults.add(Fault(FaultKind.LOST_ANSWER, POST))
    box.faults.add(Fault(FaultKind.DROPPED, "GET /channels/{channel_id}/messages", times=10_000))
    await ada.slash(table, "challenge", person=bruno, ladder="Spring")
    question = await box.message_for(
        bruno, table, lambda message: "challenges you" in message.text and message.buttons
    )
    box.advance(8 * 24 * HOUR)
    news = await box.message_for(ada, ada.direct(), lambda message: "challenge" in message.text)
    assert "may never have read your challenge" in news.text
    assert question.buttons
    box.faults.clear()
    await box.wait_for(lambda: not question.buttons, "the challenge to close")
    assert "is closed" in question.text
    assert sum("challenges you" in message.text for message in bruno.messages(table)) == 0


async def test_a_challenge_that_is_closed_while_it_is_tried_again_loses_its_buttons(
    box, bot, fast_retries, monkeypatch, table, ada, bruno
):
    """A challenge that was posted unnoticed is searched for although it is over by the time it is rendered again."""
    retrying, closed, render = asyncio.Event(), asyncio.Event(), QuestionRenderer.render

    async def render_after_closing(renderer, delivery):
        if delivery.possibly_sent:
            retrying.set()
            await closed.wait()
        return await render(renderer, delivery)

    monkeypatch.setattr(QuestionRenderer, "render", render_after_closing)
    box.faults.add(Fault(FaultKind.LOST_ANSWER, POST))
    await ada.slash(table, "challenge", person=bruno)
    question = await box.message_for(
        bruno, table, lambda message: "challenges you" in message.text and message.buttons
    )
    async with asyncio.timeout(60):
        await retrying.wait()
    await bruno.click(question, "Decline")
    closed.set()
    await box.wait_for(lambda: not question.buttons, "the challenge to close")
