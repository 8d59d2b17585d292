"""The first answer to a press: what was asked for where it is ready soon, else the acknowledgement that it comes."""

import asyncio

import pytest
from playing import choose_by_buttons, live_turn, open_table, small_table

from bot.pictures.painters import PaintingThread
from bot.platform import acknowledging
from sandbox.world.values import Callback

pytestmark = pytest.mark.e2e


@pytest.fixture
def patient(monkeypatch):
    """However slow the machine is, an answer counts as ready soon."""
    monkeypatch.setattr(acknowledging, "SOON_SECONDS", 3600.0)


@pytest.fixture
def drawn_late(monkeypatch):
    """Pictures take longer than people are kept waiting for a first answer."""
    soon, run = 0.01, PaintingThread.run
    monkeypatch.setattr(acknowledging, "SOON_SECONDS", soon)

    async def late(painter, function, *arguments):
        await asyncio.sleep(20 * soon)
        return await run(painter, function, *arguments)

    monkeypatch.setattr(PaintingThread, "run", late)


def first_answers(box):
    """How each press on *Play*, a cell and *Confirm* was first answered, and how many requests followed that."""
    found = [one for one in box.world.interactions.values() if "custom_id" in one.data]
    kinds = ((one.data["custom_id"].split(":")[1].partition(".")[0], one) for one in found)
    return {kind: (one.answer, one.uses) for kind, one in kinds if kind in ("play", "cell", "confirm")}


async def test_what_is_ready_soon_is_the_first_answer(box, bot, patient, table, ada, bruno):
    """The panel and its change take one request each; a move is acknowledged before it is made."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    panel, _ = await choose_by_buttons(mover, message, meeple=False)
    assert panel.message.picture()
    done = await mover.click(panel.message, "Confirm")
    assert done.message.ephemeral
    assert "Confirm" not in done.buttons
    await live_turn(box, table, [bruno if mover is ada else ada])
    assert first_answers(box) == {
        "play": (Callback.MESSAGE, 0),
        "cell": (Callback.UPDATE, 0),
        "confirm": (Callback.DEFERRED_UPDATE, 1),
    }


async def test_what_is_drawn_late_is_acknowledged_before(box, bot, drawn_late, table, ada, bruno):
    """Scores and panel are promised and then filled."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    scores = await mover.slash(table, "scores")
    assert scores.interaction.answer is Callback.DEFERRED_MESSAGE
    assert scores.message.picture()
    panel, _ = await choose_by_buttons(mover, message, meeple=False)
    assert panel.message.picture()
    await mover.click(panel.message, "Confirm")
    await live_turn(box, table, [bruno if mover is ada else ada])
    assert first_answers(box)["cell"] == (Callback.DEFERRED_UPDATE, 1)


async def test_a_refusal_is_told_before_and_after_an_acknowledgement(
    box, bot, patient, table, ada, bruno, monkeypatch
):
    """Whoever has no turn is told so privately, once, and nothing else happens."""
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
