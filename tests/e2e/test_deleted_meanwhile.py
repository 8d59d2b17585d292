"""Tests of presses whose message or channel is deleted before the answer: people are told, no fault is logged."""

import logging

import pytest
from playing import choose_by_buttons, game_of, open_table, small_table

from bot.platform import acknowledging
from sandbox.world import channels, messages
from sandbox.world.components import ComponentKind
from sandbox.world.events import EventKind

pytestmark = pytest.mark.e2e


@pytest.fixture
def no_fault(caplog):
    """Fail if a fault is logged; provide the log."""
    caplog.set_level(logging.INFO)
    yield caplog
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelname == "ERROR"] == []


def pressed(box, person, message, label):
    """Let a person press a button; return the interaction, which the bot has not received yet."""
    custom_id = message.control(label, (ComponentKind.BUTTON,))["custom_id"]
    return box.actions.press(person.person, message.raw, custom_id)


async def test_a_table_whose_message_is_deleted_while_somebody_joins(box, bot, table, ada, bruno, no_fault):
    """A person who joins as the table's message is deleted reads why it cannot show them; they have a seat."""
    lobby = (await ada.slash(table, "game new", seats=2)).message
    press = pressed(box, bruno, lobby, "Join")
    messages.delete(box.world, lobby.raw)
    reply = await box.outcome(press)
    assert reply.ephemeral
    assert "was deleted" in reply.text
    assert "already" in (await bruno.slash(table, "game join")).text


async def test_a_channel_that_is_deleted_while_a_turn_is_confirmed(box, bot, table, ada, bruno, no_fault):
    """A turn counts if its channel is deleted just before the answer to *Confirm*; the log notes that."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    panel, _ = await choose_by_buttons(mover, message)

    def delete(event):
        if event.kind is EventKind.INTERACTION_ANSWERED and event.subject is press:
            channels.delete_channel(box.world, table)

    box.world.subscribe(delete)
    press = pressed(box, mover, panel.message, "Confirm")
    await box.wait_for(lambda: "could not answer component 'b:confirm" in no_fault.text, "the log to say so")
    assert (await bot.host.games.view(game_of(message))).position.turn == 2


async def test_a_private_message_that_is_dismissed_before_it_is_filled(
    box, bot, monkeypatch, table, ada, bruno, no_fault
):
    """A person who dismisses the message that waits for the scores causes no fault; the next command is answered."""
    monkeypatch.setattr(acknowledging, "SOON_SECONDS", 0)
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)

    def dismiss(event):
        if event.kind is EventKind.INTERACTION_ANSWERED:
            messages.delete(box.world, event.subject.last_message)

    unsubscribe = box.world.subscribe(dismiss)
    await ada.slash(table, "scores", settle=False)
    await box.wait_for(
        lambda: "was to show the answer to application_command 'scores'" in no_fault.text, "a log"
    )
    unsubscribe()
    assert (await ada.slash(table, "scores")).message.picture()
