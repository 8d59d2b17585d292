"""Tests of an accepted challenge whose thread or message gets lost: there is one thread, one call and one game."""

import pytest
from playing import live_turn, public_messages

from bench.support.in_process import running
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
async def test_an_acceptance_that_got_lost(box, database, table, ada, bruno, route, kind):
    """An acceptance is retried, by another process as well, and finds the thread and the call that were made."""
    async with running(box, database):
        await ada.slash(table, "challenge", person=bruno)
        asked = await box.message_for(bruno, table, lambda one: "challenges you" in one.text and one.buttons)
        box.faults.add(Fault(kind, route))
        await bruno.click(asked, "Accept")
        await box.wait_for(lambda: not list(box.faults.pending), "the fault to strike")
    box.advance(HOUR)
    async with running(box, database) as bot:
        await box.wait_for(lambda: threads(box), "the thread of the game")
        (thread,) = threads(box)
        await live_turn(box, thread, [ada, bruno])
        (thread,) = threads(box)
        assert sum("your game begins here" in one.text for one in ada.messages(thread)) == 1
        assert len(await bot.host.history.games_of(int(ada.id))) == 1


@pytest.mark.parametrize("kind", [FaultKind.DROPPED, FaultKind.LOST_ANSWER])
async def test_a_question_that_got_lost(box, database, table, olga, ada, bruno, kind):
    """The question of a challenge, and the news of its ladder, are posted once although requests got lost."""
    async with running(box, database):
        ladder = await olga.slash(table, "ladder open", name="Spring")
        for person in (bruno, ada):
            await person.click(ladder.message, "Join")
        box.faults.add(Fault(kind, POST))
        await ada.slash(table, "challenge", person=bruno, ladder="Spring")
        await box.wait_for(lambda: not box.faults.pending, "the fault to strike")
    box.advance(HOUR)
    async with running(box, database):
        asked = await box.message_for(bruno, table, lambda one: "challenges you" in one.text and one.buttons)
        box.faults.add(Fault(kind, POST))
        sure = await bruno.click(asked, "Decline")
        await bruno.click(sure.message, "Give the place away")
        await box.wait_for(lambda: not box.faults.pending, "the fault to strike")
    box.advance(HOUR)
    async with running(box, database):
        told = await box.message_for(ada, table, lambda one: "did not accept" in one.text)
        await box.wait_for(lambda: f"1\\. <@{ada.id}>" in ladder.message.text, "the order of the ladder")
        assert "did not accept" in told.text
        said = [one.text for one in public_messages(ada, table)]
        assert sum("did not accept" in one for one in said) == 1
        assert sum("challenges you" in one or "is closed" in one for one in said) == 1


async def test_a_question_that_got_lost_is_closed_when_its_time_is_over(
    box, bot, fast_retries, table, olga, ada, bruno
):
    """A question that was posted without our knowing loses its buttons after the answer time; nobody loses a place."""
    ladder = await olga.slash(table, "ladder open", name="Spring")
    for person in (bruno, ada):
        await person.click(ladder.message, "Join")
    box.faults.add(Fault(FaultKind.LOST_ANSWER, POST))
    box.faults.add(Fault(FaultKind.DROPPED, "GET /channels/{channel_id}/messages", times=10_000))
    await ada.slash(table, "challenge", person=bruno, ladder="Spring")
    asked = await box.message_for(bruno, table, lambda one: "challenges you" in one.text and one.buttons)
    box.advance(8 * 24 * HOUR)
    told = await box.message_for(ada, ada.direct(), lambda one: "challenge" in one.text)
    assert "may never have read your challenge" in told.text
    assert asked.buttons
    box.faults.clear()
    await box.wait_for(lambda: not asked.buttons, "the question to close")
    assert "is closed" in asked.text
    assert sum("challenges you" in one.text for one in bruno.messages(table)) == 0


def threads(box):
    return [one for one in box.world.channels.values() if " · " in one.name]
