"""Tests that a message is posted as soon as what prevented it is gone, not when its long wait is over."""

import asyncio
from datetime import timedelta
from types import SimpleNamespace

import discord
import pytest
from playing import (
    choose_by_buttons,
    game_of,
    is_turn_of,
    open_table,
    play_by_buttons,
    small_table,
    threads_of,
    unposted,
)
from tournaments_run import seated, the_tournament, tournament_once

from bench.support.in_process import running
from model.ids import ChannelId
from model.tables import TimeOut
from sandbox.faults import Fault, FaultKind
from sandbox.world import channels
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e

POST = "POST /channels/{channel_id}/messages"


@pytest.fixture(autouse=True)
def hours(monkeypatch):
    """Let refused posts wait for an hour, while changes that Discord reports are looked at without delay."""
    for wait in ("AFTER_REFUSAL", "AFTER_LOSS", "LONGEST_WAIT"):
        monkeypatch.setattr(f"bot.delivery.back_off.{wait}", timedelta(hours=1))
    monkeypatch.setattr("bot.delivery.back_off.AFTER_FAULT", timedelta(milliseconds=20))
    monkeypatch.setattr("bot.delivery.availability.SETTLE_SECONDS", 0.05)


async def refused(box, bot, table, ada, bruno):
    """Play up to a second turn that is refused for want of a permission, of which the opener of the table has
    been told.
    """
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES)
    await play_by_buttons(mover, message)
    await box.message_for(ada, ada.direct(), lambda one: "Attach Files" in one.text)


async def put_off(box, bot):
    """Wait until it is stored that a message waits for its channel, and nothing is being posted."""

    def waits():
        found = bot.availability._waiting.values()
        return found and not any(bot.host.outbox.is_posting(one.subject) for one in found)

    await box.wait_for(waits, "a message that is put off")


def second_turn(one):
    return "Turn 2 ·" in one.text


async def test_a_permission_comes_back(box, bot, table, ada, bruno):
    """A turn is posted once Discord reports the change of the channel that gives the permission back."""
    await refused(box, bot, table, ada, bruno)
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES, denied=False)
    await box.message_for(ada, table, second_turn)


async def test_a_permission_comes_back_during_an_attempt(box, bot, table, ada, bruno):
    """A permission that comes back while a turn is being posted is looked at once more after that attempt."""
    await refused(box, bot, table, ada, bruno)
    await put_off(box, bot)
    game = await bot.host.games.in_channel(ChannelId(int(table.id)))
    looked = bot.availability.checked.next()
    async with unposted(bot.host, game):
        channels.deny_bot(box.world, table, Permission.ATTACH_FILES, denied=False)
        async with asyncio.timeout(20):
            await looked.wait()
    await box.message_for(ada, table, second_turn)


async def test_a_permission_comes_back_while_nothing_can_be_stored(
    box, disk, bot, table, ada, bruno, monkeypatch, caplog
):
    """When a permission comes back during a full disk, the turn is posted once writing works; later changes
    are seen, too.
    """
    caplog.set_level("INFO")
    monkeypatch.setattr("bot.delivery.back_off.AFTER_TROUBLE", timedelta(milliseconds=20))
    await refused(box, bot, table, ada, bruno)
    await put_off(box, bot)
    disk.read_only = True
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES, denied=False)
    await box.wait_for(lambda: "may be open again waits for the database" in caplog.text, "a look in vain")
    await ada.slash(table, "scores")
    await box.wait_for(lambda: "messages for channel" in caplog.text, "another one")
    disk.read_only = False
    message = await box.message_for(ada, table, second_turn)
    assert "Traceback" not in caplog.text
    mover = ada if is_turn_of(message, ada) else bruno
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES)
    await play_by_buttons(mover, message)
    await put_off(box, bot)
    looked = bot.availability.checked.next()
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES, denied=False)
    async with asyncio.timeout(20):
        await looked.wait()
    await box.message_for(ada, table, lambda one: "Turn 3 ·" in one.text)


async def test_another_change_of_the_channel(box, bot, table, ada, bruno, monkeypatch):
    """A change of the channel that leaves the permission missing causes no attempt to post."""
    await refused(box, bot, table, ada, bruno)
    tries, looked = [], bot.availability.checked.next()
    monkeypatch.setattr(bot.dispatcher, "_send", lambda *_: tries.append(1))
    channels.change_channel(box.world, table, topic="New rules")
    async with asyncio.timeout(20):
        await looked.wait()
    await ada.slash(table, "scores")
    assert tries == []


async def test_the_bot_is_let_into_its_private_thread_again(box, bot, table, ada, bruno):
    """A bot removed from a private thread has its mention asked for; once it is back, the turn is posted."""
    await small_table(bot, box)
    thread = channels.open_thread(box.world, table, "Our table", owner_id=ada.id, private=True)
    for member in (bruno.id, box.world.bot_id):
        channels.join_thread(box.world, thread, member)
    message, mover = await open_table(box, thread, [ada, bruno], seats=2)
    channels.leave_thread(box.world, thread, box.world.bot_id)
    await play_by_buttons(mover, message)
    told = await box.message_for(ada, ada.direct(), lambda one: f"<#{thread.id}>" in one.text)
    assert "If it is a private thread, mention me there." in told.text
    await put_off(box, bot)
    channels.join_thread(box.world, thread, box.world.bot_id)
    await box.message_for(ada, thread, second_turn)


async def test_a_thread_is_unlocked(box, bot, table, ada, bruno):
    """A turn is posted once Discord reports that its thread is unlocked."""
    await small_table(bot, box)
    box.grant(bruno, "Administrator")
    thread = channels.open_thread(box.world, table, "Our table", owner_id=ada.id)
    message, mover = await open_table(box, thread, [ada, bruno], seats=2)
    panel = await mover.click(message, "Play")
    channels.change_thread(box.world, thread, by=bruno.id, locked=True)
    if "Confirm" not in panel.buttons:
        panel = await mover.click(panel.message, panel.message.controls[0]["custom_id"])
    await mover.click(panel.message, "Confirm")
    await box.message_for(ada, ada.direct(), lambda one: "is locked" in one.text)
    channels.change_thread(box.world, thread, by=bruno.id, locked=False)
    await box.message_for(ada, thread, second_turn)


async def test_another_change_of_a_locked_thread(box, bot, table, ada, bruno, monkeypatch):
    """A change of a thread that leaves it locked causes no attempt to post."""
    await small_table(bot, box)
    thread = channels.open_thread(box.world, table, "Our table", owner_id=ada.id)
    message, mover = await open_table(box, thread, [ada, bruno], seats=2)
    panel, _ = await choose_by_buttons(mover, message)
    moderator = box.server.owner_id
    channels.change_thread(box.world, thread, by=moderator, locked=True)
    await mover.click(panel.message, "Confirm")
    await box.message_for(ada, ada.direct(), lambda one: "is locked" in one.text)
    await put_off(box, bot)
    tries, looked = [], bot.availability.checked.next()
    monkeypatch.setattr(bot.dispatcher, "_send", lambda *_: tries.append(1))
    channels.change_thread(box.world, thread, by=moderator, name="Moved")
    async with asyncio.timeout(20):
        await looked.wait()
    await ada.slash(table, "scores")
    assert tries == []


async def test_somebody_uses_a_channel_that_was_gone(box, bot, table, ada, bruno, monkeypatch):
    """A command typed in a channel that could not be found shows that it exists, and the turn is posted."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    send, tries, tried = bot.dispatcher._send, [], asyncio.Event()

    async def gone(*arguments, **options):
        tries.append(arguments)
        tried.set()
        raise discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), "Unknown Channel")

    monkeypatch.setattr(bot.dispatcher, "_send", gone)
    await play_by_buttons(mover, message)
    async with asyncio.timeout(20):
        await tried.wait()
    async with unposted(bot.host, game_of(message)):
        pass
    monkeypatch.setattr(bot.dispatcher, "_send", send)
    await ada.slash(table, "scores")
    await box.message_for(ada, table, second_turn)
    assert len(tries) == 1


async def begun(box, bot, table, olga):
    """Create a tournament with two people in it."""
    await small_table(bot, box, turn_seconds=24 * 3600, time_out=TimeOut.RANDOM_TILE)
    await olga.slash(table, "tournament create", name="Cup", format="swiss")
    for number in (1, 2):
        await box.person(f"Player {number}").slash(table, "tournament join")


async def test_a_tournament_may_speak_again(box, bot, table, olga):
    """The round is announced and the players are called as soon as the permission is back."""
    await begun(box, bot, table, olga)
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES)
    await olga.slash(table, "tournament start")
    await tournament_once(bot, box, lambda tournament: tournament.rounds)
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES, denied=False)
    await box.message_for(olga, table, lambda one: "round 1" in one.text)
    await seated(bot, box, 1)


async def test_the_call_to_a_match_fails(box, bot, fast_http_retries, table, olga):
    """A match whose thread was made but whose call failed is called there once, before its game begins."""
    await begun(box, bot, table, olga)
    box.faults.add(Fault(FaultKind.SERVER_ERROR, POST, times=12))
    await olga.slash(table, "tournament start")
    tournament = await seated(bot, box, 1)
    thread = box.world.channels[str(tournament.matches[0].channel)]
    await box.message_for(olga, thread, lambda one: "it is your turn" in one.text)
    assert len([one for one in olga.messages(thread) if "### Match " in one.text]) == 1
    threads = threads_of(box, table)
    assert threads == [thread]


async def test_nobody_hears_that_the_thread_was_made(box, bot, table, olga):
    """A match whose thread was made although the answer got lost is called in it once, and played there."""
    await begun(box, bot, table, olga)
    box.faults.add(Fault(FaultKind.LOST_ANSWER, "POST /channels/{channel_id}/threads"))
    await olga.slash(table, "tournament start")
    tournament = await seated(bot, box, 1)
    (thread,) = threads_of(box, table)
    assert str(tournament.matches[0].channel) == thread.id
    assert len([one for one in olga.messages(thread) if "### Match " in one.text]) == 1


async def test_ended_before_an_announcement_was_noted(box, table, database, olga, monkeypatch):
    """Messages that were posted just before the process ended are found by the next process, and not posted again."""
    async with running(box, database) as client:
        await begun(box, client, table, olga)

        async def never(*_):
            await asyncio.Event().wait()

        monkeypatch.setattr(client.host.outbox, "delivered", never)
        await olga.slash(table, "tournament start")
        await box.message_for(olga, table, lambda one: "round 1" in one.text)
    # So long that Discord no longer knows the message by its nonce.
    box.advance(3600)
    async with running(box, database) as client:
        await seated(client, box, 1)
    rounds = [one for one in olga.messages(table) if "round 1" in one.text and not one.ephemeral]
    assert len(rounds) == 1


async def test_what_was_told_cannot_be_noted(box, disk, bot, table, olga, caplog):
    """Messages whose delivery cannot be stored at first are posted once, and the tournament goes on."""
    caplog.set_level("INFO")
    await begun(box, bot, table, olga)
    delivered = bot.host.outbox.delivered

    async def full(*delivery):
        disk.read_only = True
        bot.host.outbox.delivered = delivered
        try:
            await delivered(*delivery)
        finally:
            disk.read_only = False

    bot.host.outbox.delivered = full
    await olga.slash(table, "tournament start")
    await seated(bot, box, 1)
    rounds = [one for one in olga.messages(table) if "round 1" in one.text and not one.ephemeral]
    assert len(rounds) == 1
    assert "waits for the database" in caplog.text
    assert not (await the_tournament(bot, box)).matches[0].ending
