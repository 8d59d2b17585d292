"""Tests of the first response to an interaction: the answer if it is ready soon, else an acknowledgement."""

import asyncio

import aiohttp
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter
from playing import choose_by_buttons, game_of, live_turn, open_table, small_table

from bot.pictures.painters import PaintingThread
from bot.platform import acknowledging
from bot.platform.acknowledging import FirstAnswer
from sandbox.world.values import Callback

pytestmark = pytest.mark.e2e


@pytest.fixture
def patient(monkeypatch):
    """Let every answer count as ready soon, however slow the machine is."""
    monkeypatch.setattr(acknowledging, "SOON_SECONDS", 3600.0)


@pytest.fixture
def drawn_late(monkeypatch):
    """Let drawing take longer than the bot waits before it acknowledges an interaction."""
    soon, run = 0.01, PaintingThread.run
    monkeypatch.setattr(acknowledging, "SOON_SECONDS", soon)

    async def late(painter, function, *arguments):
        await asyncio.sleep(20 * soon)
        return await run(painter, function, *arguments)

    monkeypatch.setattr(PaintingThread, "run", late)


def first_answers(box):
    """Return the first response to *Play*, a cell and *Confirm*, each with the number of requests that followed."""
    found = [
        interaction for interaction in box.world.interactions.values() if "custom_id" in interaction.data
    ]
    kinds = (
        (interaction.data["custom_id"].split(":")[1].partition(".")[0], interaction) for interaction in found
    )
    return {
        kind: (interaction.answer, interaction.uses)
        for kind, interaction in kinds
        if kind in ("play", "cell", "confirm")
    }


async def test_an_answer_that_is_ready_soon_is_the_first_response(box, bot, patient, table, ada, bruno):
    """A panel and its change take one request each; a move is acknowledged before it is made."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    panel, _ = await choose_by_buttons(mover, message, meeple=False)
    assert panel.message.picture()
    reply = await mover.click(panel.message, "Confirm")
    assert reply.message.ephemeral
    assert "Confirm" not in reply.buttons
    await live_turn(box, table, [bruno if mover is ada else ada])
    found = first_answers(box)
    assert found["play"] == (Callback.MESSAGE, 0)
    # A tile that fits only one cell is previewed there at once.
    assert found.get("cell", (Callback.UPDATE, 0)) == (Callback.UPDATE, 0)
    assert found["confirm"] == (Callback.DEFERRED_UPDATE, 1)


async def test_an_answer_that_is_drawn_late_is_acknowledged_first(box, bot, drawn_late, table, ada, bruno):
    """Scores and panel are acknowledged first and then filled when their pictures take long."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    scores = await mover.slash(table, "scores")
    assert scores.interaction.answer is Callback.DEFERRED_MESSAGE
    assert scores.message.picture()
    panel, _ = await choose_by_buttons(mover, message, meeple=False)
    assert panel.message.picture()
    await mover.click(panel.message, "Confirm")
    await live_turn(box, table, [bruno if mover is ada else ada])
    late = (Callback.DEFERRED_UPDATE, 1)
    assert first_answers(box).get("cell", late) == late


async def test_a_refusal_is_sent_once_with_or_without_an_acknowledgement(
    box, bot, patient, table, ada, bruno, monkeypatch
):
    """A refusal is sent privately and once, whether or not the press was acknowledged first."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    at_once = await other.click(message, "Play")
    monkeypatch.setattr(acknowledging, "SOON_SECONDS", 0)
    later = await other.click(message, "Play")
    assert at_once.interaction.answer is Callback.MESSAGE
    assert later.interaction.answer is Callback.DEFERRED_MESSAGE
    assert at_once.text == later.text != ""
    assert at_once.message.ephemeral
    assert later.message.ephemeral


@pytest.mark.parametrize("lost", [False, True], ids=["slow", "slow_and_lost"])
async def test_an_acknowledgement_overtakes_a_slow_first_answer(
    box, bot, monkeypatch, table, ada, bruno, lost
):
    """When the upload of a first answer is slow, the interaction is acknowledged and the answer sent as an edit."""
    monkeypatch.setattr(acknowledging, "SOON_SECONDS", 0.3)
    send = AsyncWebhookAdapter.create_interaction_response
    broken = lost

    async def slowly(adapter, *arguments, **options):
        nonlocal broken
        if options["params"].files:
            await box.wait_for(lambda: Callback.DEFERRED_MESSAGE in answered(box), "the acknowledgement")
            if broken:
                broken = False
                raise aiohttp.ServerDisconnectedError
        return await send(adapter, *arguments, **options)

    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", slowly)
    await small_table(bot, box)
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    scores = await mover.slash(table, "scores")
    assert scores.interaction.answer is Callback.DEFERRED_MESSAGE
    assert scores.message.picture()


async def test_an_answered_interaction_is_not_acknowledged(box, bot, monkeypatch, table, ada):
    """An answered interaction is not acknowledged as well, however long its handler runs on."""
    monkeypatch.setattr(acknowledging, "SOON_SECONDS", 0.5)
    ended = asyncio.Event()
    give, leave = FirstAnswer.give, FirstAnswer.__aexit__

    async def lingering(first, parts, files):
        await give(first, parts, files)
        await asyncio.sleep(1)

    async def left(first, *failure):
        await leave(first, *failure)
        ended.set()

    monkeypatch.setattr(FirstAnswer, "give", lingering)
    monkeypatch.setattr(FirstAnswer, "__aexit__", left)
    answer = await ada.slash(table, "leaderboard")
    await asyncio.wait_for(ended.wait(), 60)
    on_a_slow_machine = answer.interaction.answer is Callback.DEFERRED_MESSAGE
    assert answer.interaction.uses == int(on_a_slow_machine)


def answered(box):
    """Return the first responses to all interactions."""
    return [interaction.answer for interaction in box.world.interactions.values()]


async def test_no_view_of_a_private_answer_is_kept(box, bot, patient, table, ada, bruno):
    """No view of discord.py waits for presses on a private answer: presses on old messages need none."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    listed = await mover.slash(table, "games")
    assert listed.buttons
    await choose_by_buttons(mover, message)
    waiting = [task for task in asyncio.all_tasks() if "timeout_task" in repr(task.get_coro())]
    assert waiting == []


async def test_an_answer_after_the_token_has_expired(
    box, bot, drawn_late, table, ada, bruno, monkeypatch, caplog
):
    """An acknowledged command whose answer is ready after an hour is logged as late, and is no fault."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    run = PaintingThread.run

    async def hours_later(painter, function, *arguments):
        drawn = await run(painter, function, *arguments)
        box.advance(3600)
        return drawn

    monkeypatch.setattr(PaintingThread, "run", hours_later)
    await ada.slash(table, "scores", settle=False)
    await box.wait_for(lambda: "came too late" in caplog.text, "the late answer")
    assert "fault" not in caplog.text


async def test_a_press_that_another_process_has_answered(box, bot, table, ada, bruno, monkeypatch, caplog):
    """*Confirm* that another process has acknowledged plays no turn here: that process plays it."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    panel, _ = await choose_by_buttons(mover, message)
    send = AsyncWebhookAdapter.create_interaction_response

    async def after_another(adapter, *arguments, **options):
        await send(adapter, *arguments, **options)
        return await send(adapter, *arguments, **options)

    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", after_another)
    before = (await bot.host.games.view(game_of(message))).seq
    await mover.click(panel.message, "Confirm", settle=False)
    await box.wait_for(lambda: "was answered by another process" in caplog.text, "the second answer")
    assert (await bot.host.games.view(game_of(message))).seq == before
    assert "fault" not in caplog.text


async def test_a_handler_that_ends_without_an_answer(box, bot, table, ada, monkeypatch):
    """Nothing acknowledges an interaction once its handler has ended, although it was to be answered soon."""
    monkeypatch.setattr(acknowledging, "SOON_SECONDS", 0.2)
    leave, ended = FirstAnswer.__aexit__, asyncio.Event()

    async def nothing(first, parts, files):
        """Answer nothing."""

    async def left(first, *failure):
        await leave(first, *failure)
        ended.set()

    monkeypatch.setattr(FirstAnswer, "give", nothing)
    monkeypatch.setattr(FirstAnswer, "__aexit__", left)
    waiting = asyncio.create_task(ada.slash(table, "leaderboard", settle=False))
    await asyncio.wait_for(ended.wait(), 60)
    before = answered(box)
    await asyncio.sleep(0.5)
    waiting.cancel()
    assert len(before) == 1
    assert answered(box) == before
