"""Tests of archived threads, direct messages, people who leave, renamed channels and servers without the bot."""

import pytest
from playing import is_turn_of, open_table, play_by_buttons, small_table

from sandbox.world import channels
from sandbox.world.errors import Refused
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e

HOUR, DAY = 3600, 24 * 3600


@pytest.fixture
async def hour_turns(box, bot):
    """Make the games of the server short, with an hour for each turn."""
    await small_table(bot, box, turn_seconds=HOUR)


async def test_an_archived_thread_is_opened_by_a_turn(box, bot, fast_retries, table, ada, bruno):
    """A turn played from direct messages opens the archived thread; only then the messages in it change."""
    await small_table(bot, box, turn_seconds=30 * DAY)
    thread = channels.open_thread(box.world, table, "Our table", owner_id=ada.id)
    message, mover = await open_table(box, thread, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    channels.change_thread(box.world, thread, by=ada.id, archived=True)
    await mover.slash(mover.direct(), "me holiday", days=3)
    listed = await mover.slash(mover.direct(), "games")
    assert "Your turn" in listed.text
    assert "time runs out" in message.text, "messages in an archived thread stay as they are"
    panel = await mover.click(listed.message, "Next game")
    if "Confirm" not in panel.buttons:
        panel = await mover.click(panel.message, panel.message.controls[0]["custom_id"])
    reply = await mover.click(panel.message, "Confirm")
    assert "Done" in reply.text
    await box.message_for(ada, thread, lambda message: is_turn_of(message, other))
    assert not thread.archived
    await box.wait_for(lambda: not message.buttons, "the old turn to end")


async def test_a_clock_that_changed_while_its_thread_was_archived(box, bot, fast_retries, table, ada, bruno):
    """A change of the clock shows in the message as soon as its archived thread is opened again."""
    await small_table(bot, box, turn_seconds=30 * DAY)
    thread = channels.open_thread(box.world, table, "Our table", owner_id=ada.id)
    message, mover = await open_table(box, thread, [ada, bruno], seats=2)
    channels.change_thread(box.world, thread, by=ada.id, archived=True)
    await mover.slash(mover.direct(), "me holiday", days=3)
    channels.change_thread(box.world, thread, by=ada.id, archived=False)
    await box.wait_for(lambda: "clock paused" in message.text, "the holiday in the message")


@pytest.mark.parametrize("refusal", ["blocks", "left"])
async def test_a_reminder_that_cannot_be_a_direct_message(box, bot, hour_turns, table, ada, bruno, refusal):
    """A person who blocks direct messages or left the server is reminded in the channel; the game goes on."""
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    await mover.slash(table, "me reminders", by="direct")
    if refusal == "blocks":
        box.world.change_person(mover.person, takes_direct_messages=False)
    else:
        box.world.leave(box.server, mover.person)
    box.advance(HOUR / 2 + 60)
    reminder = await box.message_for(
        other, table, lambda message: "runs out" in message.text and "Scores" not in message.buttons
    )
    assert f"<@{mover.id}>" in reminder.text
    assert list(reminder.raw.mentions) == ([mover.id] if refusal == "blocks" else list(reminder.raw.mentions))
    box.advance(HOUR / 2)
    await box.message_for(other, table, lambda message: is_turn_of(message, other))


async def test_a_person_without_reminders_gets_none(box, bot, hour_turns, table, ada, bruno):
    """A person without reminders gets none before their time runs out and the other is to move."""
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    await mover.slash(table, "me reminders", by="none")
    box.advance(HOUR / 2 + 60)
    box.advance(HOUR / 2)
    after = await box.message_for(other, table, lambda message: is_turn_of(message, other))
    between = [posted for posted in other.messages(table) if int(message.id) < int(posted.id) < int(after.id)]
    assert [message for message in between if not message.ephemeral] == []


async def test_another_time_zone_repeats_no_reminder(box, bot, hour_turns, table, ada, bruno):
    """The person to move is reminded once at half time, even after they changed their time zone twice."""
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    box.advance(HOUR / 2 + 60)

    def reminders():
        return [
            message
            for message in ada.messages(table)
            if not message.ephemeral and "Board" in message.buttons and "Scores" not in message.buttons
        ]

    await box.wait_for(reminders, "the reminder")
    for zone in ("Asia/Tokyo", "America/Lima"):
        await mover.slash(table, "me reminders", zone=zone, quiet="1-2")
        await bot.host.timekeeper.run_due()
    box.advance(60)
    await bot.host.timekeeper.run_due()
    assert len(reminders()) == 1


async def test_what_works_in_direct_messages(box, bot, table, ada, bruno):
    """Games, help, rules, settings and a panel work in direct messages; commands for servers are not offered there."""
    await small_table(bot, box)
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    direct = mover.direct()
    for command in ("games", "help", "rules", "learn", "me reminders", "privacy"):
        reply = await mover.slash(direct, command)
        assert reply.text, command
    for command in ("game new", "board", "scores", "place", "resign", "settings", "puzzle today"):
        with pytest.raises(Refused):
            await mover.slash(direct, command)
    panel = await mover.click((await mover.slash(direct, "games")).message, "Next game")
    assert f"<#{table.id}>" in panel.text


async def test_a_server_without_the_bot(box, bot, table, ada, bruno):
    """A person with the app installed reaches their games privately on a server without the bot."""
    await small_table(bot, box)
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    elsewhere = box.world.add_server("Elsewhere")
    box.world.remove_bot(elsewhere)
    box.world.join(elsewhere, mover.person)
    room = channels.add_channel(box.world, elsewhere, "lounge")
    box.world.change_person(mover.person, installed_app=True)
    listed = await mover.slash(room, "games")
    assert listed.ephemeral
    panel = await mover.click(listed.message, "Next game")
    assert panel.ephemeral
    assert "tile" in panel.text.lower() or "Confirm" in panel.buttons
    assert (await mover.slash(room, "rules")).ephemeral
    with pytest.raises(Refused):
        await mover.slash(room, "game new")


async def test_a_turn_goes_on_when_its_channel_is_renamed(box, bot, table, ada, bruno):
    """A game goes on in a renamed channel, and lists link to it under its new name."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    channels.change_channel(box.world, table, name="carcassonne")
    await play_by_buttons(mover, message)
    other = bruno if mover is ada else ada
    await box.message_for(ada, table, lambda message: is_turn_of(message, other))
    assert f"<#{table.id}>" in (await other.slash(other.direct(), "games")).text


@pytest.mark.parametrize("hidden", [False, True])
async def test_a_private_thread_without_the_bot(box, bot, table, ada, hidden):
    """/game new in a private thread asks for a mention of the bot; in a hidden channel it names permissions."""
    thread = channels.open_thread(box.world, table, "Our table", owner_id=ada.id, private=True)
    channels.deny_bot(box.world, table, Permission.VIEW_CHANNEL, denied=hidden)
    refused = await ada.slash(thread, "game new", seats=2)
    assert refused.ephemeral
    assert ("View Channel" in refused.text) is hidden
    if not hidden:
        assert (
            refused.text == f"I’m not in the private thread <#{thread.id}>. Mention me there, then try again."
        )
        await ada.write(thread, f"<@{box.world.bot_id}>")
        assert "Join" in (await ada.slash(thread, "game new", seats=2)).buttons
