"""Tests of reminders, and of clocks that run out or are paused."""

import asyncio
import re

import pytest
from discord import ui
from disturbances import nobody_is_found
from playing import (
    is_turn_of,
    live_turn,
    open_table,
    outbox_empty,
    picture_urls,
    play_by_buttons,
    small_table,
)

from model.tables import FirstSeat
from sandbox.world import channels, messages
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e


async def test_a_reminder_comes_where_its_reader_chose(box, bot, table, ada, bruno):
    """The person to move is reminded once when half of the time is left, by direct message if they chose so."""
    await small_table(bot, box, turn_seconds=3600)
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    chosen = await mover.slash(mover.direct(), "me reminders", by="direct", zone="Europe/Berlin")
    assert "direct message" in chosen.text
    assert "Europe/Berlin" in chosen.text
    box.advance(1900)
    reminder = await box.message_for(mover, mover.direct(), lambda message: "it is your turn" in message.text)
    panel = await mover.click(reminder, "Play")
    assert "tile" in panel.text.lower()


async def test_a_reminder_whose_direct_message_cannot_be_opened(box, bot, table, ada, bruno, monkeypatch):
    """A reminder is posted in the game's channel when the direct message cannot be opened."""
    await small_table(bot, box, turn_seconds=3600)
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    await mover.slash(mover.direct(), "me reminders", by="direct")

    nobody_is_found(monkeypatch, bot)
    box.advance(1900)
    reminder = await box.message_for(
        mover, table, lambda message: "⏳" in message.text and message.raw.content
    )
    assert reminder.buttons == ["Play", "Board"]


async def as_components(bot, reminder):
    """Change a message with content into one whose text is a component."""
    posted = bot.get_partial_messageable(int(reminder.raw.channel_id)).get_partial_message(int(reminder.id))
    view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(reminder.text))
    buttons = [
        ui.Button(label=control["label"], custom_id=control["custom_id"]) for control in reminder.controls
    ]
    await posted.edit(content=None, view=view.add_item(ui.ActionRow(*buttons)))


@pytest.mark.parametrize("older", [False, True])
@pytest.mark.parametrize("direct", [False, True])
async def test_a_reminder_loses_its_buttons_with_its_turn(box, bot, table, ada, bruno, direct, older):
    """A reminder loses its buttons with its turn, but keeps them while the turn is only posted again.

    Its text is the message's content, which a notification shows; in an `older` version it was a component.
    """
    await small_table(bot, box, turn_seconds=3600)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    if direct:
        await mover.slash(mover.direct(), "me reminders", by="direct")
    box.advance(1900)
    channel = mover.direct() if direct else table
    reminder = await box.message_for(mover, channel, lambda message: "⏳" in message.text)
    assert "⏳" in reminder.raw.content
    if older:
        await as_components(bot, reminder)
        assert (reminder.raw.content, reminder.buttons) == ("", ["Play", "Board"])
    messages.delete(box.world, message.raw)
    await mover.slash(table, "board")
    new_message, _ = await live_turn(box, table, [mover])
    assert "Play" in reminder.buttons
    await play_by_buttons(mover, new_message)
    await box.wait_for(lambda: not reminder.buttons, "the reminder to lose its buttons")
    assert "is over" in reminder.text
    assert "⏳" not in reminder.text


@pytest.mark.parametrize("late", [False, True])
async def test_a_reminder_keeps_its_buttons_while_its_turn_is_posted_again(
    box, bot, fast_retries, table, ada, bruno, clara, caplog, late
):
    """A reminder keeps its buttons when another seat changes hands and the turn is posted again, until it is over.

    So does a reminder that could not be posted before that.
    """
    await small_table(bot, box, turn_seconds=3600, first=FirstSeat.AS_SEATED)
    first, _ = await open_table(box, table, [ada, bruno, clara], seats=3)
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES, denied=late)
    box.advance(1900)
    if late:
        await box.wait_for(lambda: "is closed to the bot" in caplog.text, "the refusal of the reminder")
    else:
        await box.message_for(ada, table, lambda message: "⏳" in message.text)
    reply = await clara.slash(table, "resign")
    await clara.click(reply.message, "Hand over to computer")
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES, denied=False)
    reminder = await box.message_for(ada, table, lambda message: "⏳" in message.text)
    new_message = await box.message_for(
        ada, table, lambda message: message.id != first.id and is_turn_of(message, ada)
    )
    await outbox_empty(bot.host)
    assert first.buttons == []
    assert "⏳" in reminder.text
    panel = await ada.click(reminder, "Play")
    assert "tile" in panel.text.lower()
    await play_by_buttons(ada, new_message)
    await box.wait_for(lambda: not reminder.buttons, "the reminder to lose its buttons")
    assert "is over" in reminder.text


async def test_quiet_hours_and_time_zones_of_reminders(bot, table, ada):
    """Quiet hours are accepted as people write them; other input is answered with an example."""
    assert "22:30 to 07:00" in (await ada.slash(table, "me reminders", quiet="22:30-7")).text
    assert "22:00 to 08:00" in (await ada.slash(table, "me reminders", quiet="22h – 8h")).text
    chosen = await bot.host.people.settings(int(ada.id))
    assert "can’t end when they begin" in (await ada.slash(table, "me reminders", quiet="22-22:00")).text
    assert await bot.host.people.settings(int(ada.id)) == chosen
    for dash in ("-", "–", "—"):
        assert "22:00 to 08:00" in (await ada.slash(table, "me reminders", quiet=f"22{dash}8")).text
        assert "No reminders from" not in (await ada.slash(table, "me reminders", quiet=dash)).text
    assert "22-8" in (await ada.slash(table, "me reminders", quiet="at night")).text
    assert "time zone" in (await ada.slash(table, "me reminders", zone="Mars/Olympus")).text
    zones = await ada.autocomplete(table, "me reminders", focused="zone", zone="berl")
    assert [zone["value"] for zone in zones] == ["Europe/Berlin"]
    assert "paused" in (await ada.slash(table, "me holiday", days=3)).text
    assert "paused" not in (await ada.slash(table, "me holiday", days=0)).text


async def test_time_runs_out(box, bot, table, ada, bruno):
    """When time runs out the turn is played for the person, the channel is told, and the game goes on."""
    await small_table(bot, box, turn_seconds=3600)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    box.advance(3700)
    turn = await box.message_for(ada, table, lambda message: is_turn_of(message, other))
    assert "Time ran out" in turn.text
    await box.wait_for(lambda: not message.buttons, "the old turn to end")


async def test_the_time_of_a_turn_begins_when_it_is_posted(box, bot, fast_retries, table, ada, bruno):
    """The time of a turn that could not be posted at first begins with its post, as its message shows."""
    await small_table(bot, box, turn_seconds=3600)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES)
    await play_by_buttons(mover, message)
    await box.message_for(ada, ada.direct(), lambda message: "Send Messages" in message.text)
    box.advance(3 * 3600)
    await asyncio.sleep(1)
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES, denied=False)
    late, _ = await live_turn(box, table, [other])
    assert "Turn 2 ·" in late.text
    end = box.world.clock.timestamp() + 3600
    await box.wait_for(lambda: abs(end_of(late) - end) < 60, "the whole time of a turn in the message")
    box.advance(3700)
    turn = await box.message_for(ada, table, lambda message: is_turn_of(message, mover))
    assert "Time ran out" in turn.text


def end_of(message):
    """Return the end of the clock in a turn's message, in seconds since 1970."""
    return int(re.search(r"<t:(\d+):R>", message.text)[1])


async def test_a_holiday_shows_in_the_turn_that_waits(box, bot, table, ada, bruno):
    """A holiday and its end change the clock in the message of the turn that waits, which still mentions its player."""
    await small_table(bot, box, turn_seconds=2 * 24 * 3600)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    assert "time runs out" in message.text
    pictures = picture_urls(message)
    assert pictures
    first = message.text
    await mover.slash(table, "me holiday", days=3)
    await box.wait_for(lambda: "clock paused" in message.text, "the holiday in the message")
    assert "Play" in message.buttons
    assert picture_urls(message) == pictures
    assert message.raw.mentions == (mover.id,)
    box.advance(3 * 24 * 3600 + 60)
    await box.wait_for(lambda: "time runs out" in message.text, "the clock that goes on")
    assert message.text != first
    late = message.text
    await mover.slash(table, "me holiday", days=2)
    await box.wait_for(lambda: "clock paused" in message.text, "the second holiday in the message")
    await mover.slash(table, "me holiday", days=0)
    await box.wait_for(lambda: "time runs out" in message.text, "the mover to be back")
    assert message.text != first
    assert message.text.splitlines()[0] == late.splitlines()[0]
    await play_by_buttons(mover, message)
    await box.wait_for(lambda: not message.buttons, "the turn to be over")
