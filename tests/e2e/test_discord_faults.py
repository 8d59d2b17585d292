"""Tests of games while requests to Discord fail, permissions are missing, or threads and channels are deleted."""

import asyncio
import logging
from dataclasses import replace

import discord
import pytest
from disturbances import never_store_deliveries
from playing import live_turn, open_table, picture_urls, play_by_buttons, play_to_the_end, small_table

from bench.support.in_process import running
from bot.delivery.dispatcher import Dispatcher
from model.ids import ChannelId, GuildId, PersonId
from model.outbox import MessageKind
from sandbox.faults import Fault, FaultKind
from sandbox.world import channels
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e

POST = "POST /channels/{channel_id}/messages"


@pytest.mark.parametrize(
    ("kind", "times"),
    [
        (FaultKind.RATE_LIMITED, 3),
        (FaultKind.SERVER_ERROR, 1),
        # More failures than discord.py retries by itself.
        (FaultKind.SERVER_ERROR, 7),
        (FaultKind.DROPPED, 2),
        (FaultKind.LOST_ANSWER, 2),
    ],
)
async def test_a_turn_whose_post_fails_is_posted_once(box, bot, fast_retries, table, ada, bruno, kind, times):
    """A turn is posted once, with its picture, whether Discord refused the message or lost its answer."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    box.faults.add(Fault(kind, POST, times=times, seconds=0.05))
    await play_by_buttons(mover, message)
    await box.message_for(ada, table, lambda message: f"<@{other.id}>, it is your turn" in message.text)
    message, mover = await live_turn(box, table, [other])
    await play_by_buttons(mover, message)
    (turn_two,) = [message for message in ada.messages(table) if "Turn 2 ·" in message.text]
    await box.wait_for(lambda: not turn_two.buttons, "the turn to be over")
    assert any(address.endswith("/board.png") for address in picture_urls(turn_two))


async def test_a_turn_waits_for_a_missing_permission(box, bot, fast_retries, table, ada, bruno):
    """A turn waits until the bot may post again, and the opener of the table is told which permission is missing."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES)
    await play_by_buttons(mover, message)
    alert = await box.message_for(ada, ada.direct(), lambda message: "Attach Files" in message.text)
    assert "Send Messages" not in alert.text
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES, denied=False)
    await box.message_for(ada, table, lambda message: "Turn 2 ·" in message.text)
    assert len(ada.messages(ada.direct())) == 1


@pytest.mark.parametrize("denied", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_an_alert_names_only_the_permission_to_grant(box, bot, fast_retries, table, ada, bruno, denied):
    """An alert about sending messages or viewing the channel names no permission that depends on that one."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    channels.deny_bot(box.world, table, denied)
    await play_by_buttons(mover, message)
    alert = await box.message_for(ada, ada.direct(), lambda message: f"<#{table.id}>" in message.text)
    named = [
        name for name in ("Send Messages", "View Channel", "Attach Files", "History") if name in alert.text
    ]
    assert named == ["Send Messages" if denied is Permission.SEND_MESSAGES else "View Channel"]


async def test_an_alert_is_not_repeated_after_a_restart(
    box, database, fast_retries, table, ada, bruno, caplog
):
    """The opener is told once of a missing permission, although the bot was restarted meanwhile."""
    async with running(box, database) as bot:
        await small_table(bot, box)
        message, mover = await open_table(box, table, [ada, bruno], seats=2)
        channels.deny_bot(box.world, table, Permission.ATTACH_FILES)
        await play_by_buttons(mover, message)
        await box.message_for(ada, ada.direct(), lambda message: "Attach Files" in message.text)
    caplog.clear()
    async with running(box, database):
        await box.wait_for(lambda: "is closed to the bot" in caplog.text, "another refusal")
        channels.deny_bot(box.world, table, Permission.ATTACH_FILES, denied=False)
        await box.message_for(ada, table, lambda message: "Turn 2 ·" in message.text)
    assert len(ada.messages(ada.direct())) == 1


async def test_an_alert_waits_until_a_change_of_permissions_is_seen(
    box, bot, fast_retries, table, ada, bruno, monkeypatch
):
    """An alert waits for a later refusal while the bot's view of the channel shows no missing permission yet."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    real, looks = discord.abc.GuildChannel.permissions_for, []

    def seen_late(channel, member):
        looks.append(member)
        return discord.Permissions.all() if len(looks) == 1 else real(channel, member)

    monkeypatch.setattr(discord.abc.GuildChannel, "permissions_for", seen_late)
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES)
    await play_by_buttons(mover, message)
    alert = await box.message_for(ada, ada.direct(), lambda message: "Attach Files" in message.text)
    assert "Send Messages" not in alert.text
    assert len(looks) > 1


async def test_an_alert_waits_until_the_server_is_known(
    box, bot, fast_retries, table, ada, bruno, caplog, monkeypatch
):
    """Just after a start no alert is sent while the server is unknown: every permission would seem to be missing."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES)
    with monkeypatch.context() as starting:
        starting.setattr(bot, "get_guild", lambda _guild: None)
        starting.setattr(bot, "get_channel", lambda _channel: None)
        await play_by_buttons(mover, message)
        await box.wait_for(lambda: caplog.text.count("is closed to the bot") > 1, "a second refusal")
        assert ada.messages(ada.direct()) == []
    alert = await box.message_for(ada, ada.direct(), lambda message: "Attach Files" in message.text)
    assert "Send Messages" not in alert.text


async def test_an_alert_that_fails_is_sent_after_the_next_refusal(box, bot, fast_retries, table, ada, bruno):
    """An alert that Discord failed to deliver is sent after the next refusal of the turn."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES)
    box.faults.add(Fault(FaultKind.SERVER_ERROR, "GET /users/{user_id}", times=7))
    await play_by_buttons(mover, message)
    await box.message_for(ada, ada.direct(), lambda message: "Attach Files" in message.text)
    assert not box.faults.pending
    assert len(ada.messages(ada.direct())) == 1


@pytest.mark.parametrize("sees", ["no channel", "every permission"])
async def test_an_alert_names_all_permissions_where_the_missing_one_is_unknown(
    box, bot, fast_retries, table, ada, bruno, monkeypatch, sees
):
    """Where the missing permission cannot be seen, the alert names every permission that a table needs."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    if sees == "no channel":
        monkeypatch.setattr(bot, "get_channel", lambda _channel: None)
    else:
        everything = discord.Permissions.all()
        monkeypatch.setattr(discord.abc.GuildChannel, "permissions_for", lambda _channel, _member: everything)
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES)
    await play_by_buttons(mover, message)
    alert = await box.message_for(ada, ada.direct(), lambda message: "Send Messages" in message.text)
    assert f"<#{table.id}>" in alert.text
    assert "Attach Files" in alert.text


async def test_no_table_is_opened_where_the_bot_may_not_post(box, bot, table, ada):
    """/game new names the missing permissions instead of opening a table whose messages cannot be posted."""
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES)
    reply = await ada.slash(table, "game new")
    assert reply.ephemeral
    assert "Send Messages" in reply.text
    assert "Attach Files" not in reply.text


async def test_a_deleted_channel_affects_no_game_in_another(box, bot, fast_retries, table, ada, bruno):
    """A game whose channel was deleted does not affect other games."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    panel = await mover.click(message, "Play")
    assert panel.ephemeral
    channels.delete_channel(box.world, table)
    elsewhere = box.channel("general")
    await open_table(box, elsewhere, [ada, bruno], seats=2)
    end = await play_to_the_end(box, elsewhere, [ada, bruno], play_by_buttons)
    assert "🏆" in end.text


async def test_a_turn_whose_delivery_was_not_stored_is_not_posted_again(
    box, table, database, ada, bruno, monkeypatch
):
    """A message that was posted just before the process ended is found by the next process, and not posted again."""
    async with running(box, database) as client:
        await small_table(client, box)
        never_store_deliveries(monkeypatch, client)
        message, mover = await open_table(box, table, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    async with running(box, database):
        await play_by_buttons(mover, message)
        await box.message_for(ada, table, lambda message: f"<@{other.id}>, it is your turn" in message.text)
        assert len([message for message in ada.messages(table) if "Turn 1 ·" in message.text]) == 1
        await box.wait_for(lambda: not message.buttons, "the old turn to lose its buttons")


async def test_a_possibly_sent_turn_waits_for_the_permission_to_read_the_history(
    box, fast_retries, table, database, ada, bruno, monkeypatch
):
    """A message that may have been posted waits until the bot may read the history, and the opener is told so."""
    async with running(box, database) as client:
        await small_table(client, box)
        never_store_deliveries(monkeypatch, client)
        message, mover = await open_table(box, table, [ada, bruno], seats=2)
    channels.deny_bot(box.world, table, Permission.READ_MESSAGE_HISTORY)
    # After an hour Discord no longer recognises the message by its nonce.
    box.advance(3600)
    async with running(box, database):
        alert = await box.message_for(
            ada, ada.direct(), lambda message: "Read Message History" in message.text
        )
        assert "Send Messages" not in alert.text
        channels.deny_bot(box.world, table, Permission.READ_MESSAGE_HISTORY, denied=False)
        await play_by_buttons(mover, message)
        await box.wait_for(lambda: not message.buttons, "the first turn to lose its buttons")
    assert len([message for message in ada.messages(table) if "Turn 1 ·" in message.text]) == 1


@pytest.mark.parametrize("chosen", ["direct", "mention"])
async def test_a_reminder_whose_delivery_was_not_stored_is_not_posted_again(
    box, fast_retries, table, database, ada, bruno, monkeypatch, chosen
):
    """A reminder that was posted just before the process ended is found, and not posted again.

    It is found in direct messages even if its reader has chosen the channel since.
    """
    async with running(box, database) as client:
        await small_table(client, box, turn_seconds=7200)
        message, mover = await open_table(box, table, [ada, bruno], seats=2)
        await mover.slash(mover.direct(), "me reminders", by="direct")
        never_store_deliveries(monkeypatch, client)
        box.advance(3700)
        reminder = await box.message_for(mover, mover.direct(), lambda message: "⏳" in message.text)
        await mover.slash(mover.direct(), "me reminders", by=chosen)
    # After ten minutes Discord no longer recognises the message by its nonce.
    box.advance(600)
    async with running(box, database):
        await play_by_buttons(mover, message)
        await box.wait_for(lambda: not reminder.buttons, "the reminder to lose its buttons")
    assert len([message for message in mover.messages(mover.direct()) if "is over" in message.text]) == 1
    for place in (mover.direct(), table):
        assert [message for message in mover.messages(place) if "⏳" in message.text] == []


async def test_a_game_goes_on_when_its_thread_is_unlocked(box, bot, fast_retries, table, ada, bruno):
    """The opener is told that the table's thread is locked; once it is unlocked the game goes on, also when renamed."""
    await small_table(bot, box)
    box.grant(bruno, "Administrator")
    thread = channels.open_thread(box.world, table, "Our table", owner_id=ada.id)
    message, mover = await open_table(box, thread, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    panel = await mover.click(message, "Play")
    channels.change_thread(box.world, thread, by=bruno.id, name="Moved", locked=True)
    await mover.click((await ready(mover, panel)).message, "Confirm")
    await box.message_for(ada, ada.direct(), lambda message: "is locked" in message.text)
    channels.change_thread(box.world, thread, by=bruno.id, locked=False)
    await box.message_for(ada, thread, lambda message: f"<@{other.id}>, it is your turn" in message.text)


async def test_a_press_in_a_locked_and_archived_thread_is_refused(
    box, bot, fast_retries, table, ada, bruno, caplog
):
    """A press in a locked and archived thread changes nothing; after a move from elsewhere the opener is told."""
    caplog.set_level("INFO")
    await small_table(bot, box)
    thread = channels.open_thread(box.world, table, "Our table", owner_id=ada.id)
    message, mover = await open_table(box, thread, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    panel = await ready(mover, await mover.click(message, "Play"))
    moderator = box.server.owner_id
    channels.change_thread(box.world, thread, by=moderator, archived=True, locked=True)
    pressing = asyncio.create_task(mover.click(panel.message, "Confirm"))
    await box.wait_for(lambda: "is locked and archived" in caplog.text, "the press to be refused")
    pressing.cancel()
    assert "fault" not in caplog.text
    listed = await mover.slash(mover.direct(), "games")
    panel = await ready(mover, await mover.click(listed.message, "Next game"))
    assert "Done" in (await mover.click(panel.message, "Confirm")).text
    await box.message_for(ada, ada.direct(), lambda message: "is locked" in message.text)
    channels.change_thread(box.world, thread, by=moderator, archived=False, locked=False)
    await box.message_for(ada, thread, lambda message: f"<@{other.id}>, it is your turn" in message.text)


async def test_players_of_a_deleted_thread_are_told(box, bot, fast_retries, table, ada, bruno):
    """Players of a deleted thread are told once; they can play on from elsewhere, and the opener can stop the game."""
    await small_table(bot, box)
    thread = channels.open_thread(box.world, table, "Our table", owner_id=ada.id)
    _, mover = await open_table(box, thread, [ada, bruno], seats=2)
    channels.delete_channel(box.world, thread)
    for reader, other in ((ada, bruno), (bruno, ada)):
        alert = await box.message_for(
            reader, reader.direct(), lambda message: "Stop the game" in message.buttons
        )
        assert f"with {other.person.name} was deleted" in alert.text
    listed = await mover.slash(mover.direct(), "games")
    assert "**Your turn** · deleted channel `" in listed.text
    assert "goes on without messages" in listed.text
    assert thread.id not in listed.text
    panel = await ready(mover, await mover.click(listed.message, "Next game"))
    assert "Done" in (await mover.click(panel.message, "Confirm")).text
    alert = await box.message_for(bruno, bruno.direct(), lambda message: "Stop the game" in message.buttons)
    assert "in their direct messages, too" in (await bruno.click(alert, "Stop the game")).text
    alert = await box.message_for(ada, ada.direct(), lambda message: "Stop the game" in message.buttons)
    assert "The game is stopped." in (await ada.click(alert, "Stop the game")).text
    assert "You are not in a game" in (await bruno.slash(bruno.direct(), "games")).text
    assert (
        len([message for message in bruno.messages(bruno.direct()) if "channel of your game" in message.text])
        == 1
    )


async def test_players_in_a_deleted_channel_are_told(box, bot, fast_retries, table, ada, bruno):
    """Players in a deleted channel and its threads are told, each in their language, also against a computer alone."""
    await small_table(bot, box)
    await ada.slash(table, "me language", to="de")
    thread = channels.open_thread(box.world, table, "Our table", owner_id=ada.id)
    await open_table(box, thread, [bruno, ada], seats=2)
    lobby = (await ada.slash(table, "game new", seats=2)).message
    await ada.click(lobby, "Add computer")
    await ada.click(lobby, "Start")
    await live_turn(box, table, [ada])
    channels.delete_channel(box.world, table)
    await box.message_for(
        bruno, bruno.direct(), lambda message: f"with {ada.person.name} was deleted" in message.text
    )
    await box.message_for(
        ada, ada.direct(), lambda message: f"mit {bruno.person.name} wurde gelöscht" in message.text
    )
    await box.message_for(ada, ada.direct(), lambda message: "` wurde gelöscht" in message.text)


async def ready(mover, panel):
    """Return a panel that has *Confirm*, after choosing the first cell where several are legal."""
    if "Confirm" in panel.buttons:
        return panel
    return await mover.click(panel.message, panel.message.controls[0]["custom_id"])


@pytest.mark.parametrize("refused", [False, True])
async def test_a_game_is_deleted_while_its_end_is_posted(
    box, bot, fast_retries, table, ada, bruno, monkeypatch, caplog, refused
):
    """The message of a game deleted meanwhile is given up, also where Discord refuses it; others are posted."""
    await small_table(bot, box)
    await bot.host.guilds.change(
        GuildId(int(box.server.id)), lambda chosen: replace(chosen, retention_days=30)
    )
    post, deleted = Dispatcher._post, asyncio.Event()

    async def post_after_deletion(dispatcher, delivery):
        if delivery.kind is not MessageKind.STOPPED or deleted.is_set():
            return await post(dispatcher, delivery)
        try:
            if refused:
                channels.delete_channel(box.world, table)
                await post(dispatcher, delivery)
        finally:
            box.advance(31 * 86400)
            await bot.host.retention.delete_old_games()
            deleted.set()
        return await post(dispatcher, delivery)

    monkeypatch.setattr(Dispatcher, "_post", post_after_deletion)
    await open_table(box, table, [ada, bruno], seats=2)
    game = await bot.host.lobby.in_channel(ChannelId(int(table.id)))
    await bot.host.endings.stop(game.id, PersonId(int(ada.id)))
    await asyncio.wait_for(deleted.wait(), 60)
    elsewhere = box.channel("general")
    message, mover = await open_table(box, elsewhere, [ada, bruno], seats=2)
    await play_by_buttons(mover, message)
    await live_turn(box, elsewhere, [bruno if mover is ada else ada])
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
