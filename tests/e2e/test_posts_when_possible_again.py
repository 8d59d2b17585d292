"""Tests that a message that could not be posted is posted as soon as it can be, not when its long wait is over."""

import asyncio
from datetime import timedelta
from types import SimpleNamespace

import discord
import pytest
from disturbances import never_store_deliveries
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
from tournaments_run import new_people, seated, the_tournament, tournament_once

from bench.support.in_process import running
from model.ids import ChannelId
from model.tables import TimeOut
from sandbox.faults import Fault, FaultKind
from sandbox.world import channels
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e

POST = "POST /channels/{channel_id}/messages"


@pytest.fixture(autouse=True)
def long_waits(monkeypatch):
    """Let a refused post wait for an hour, and a change that Discord reports be looked at without delay."""
    for wait in ("AFTER_REFUSAL", "AFTER_LOSS", "LONGEST_WAIT"):
        monkeypatch.setattr(f"bot.delivery.back_off.{wait}", timedelta(hours=1))
    monkeypatch.setattr("bot.delivery.back_off.AFTER_FAULT", timedelta(milliseconds=20))
    monkeypatch.setattr("bot.delivery.availability.SETTLE_SECONDS", 0.05)


async def refuse_second_turn(box, bot, table, ada, bruno):
    """Play a turn without the permission to attach files; return once the opener of the table is told of it."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES)
    await play_by_buttons(mover, message)
    await box.message_for(ada, ada.direct(), lambda message: "Attach Files" in message.text)


async def put_off(box, bot):
    """Wait until it is stored that a message waits for its channel, and nothing more is being posted."""

    def waits():
        found = bot.availability._waiting.values()
        return found and not any(bot.host.outbox.is_posting(post.subject) for post in found)

    await box.wait_for(waits, "a message that is put off")


def is_second_turn(message):
    return "Turn 2 ·" in message.text


async def test_a_turn_is_posted_when_its_permission_is_given_back(box, bot, table, ada, bruno):
    """A turn is posted once Discord reports the change of the channel that gives the permission back."""
    await refuse_second_turn(box, bot, table, ada, bruno)
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES, denied=False)
    await box.message_for(ada, table, is_second_turn)


async def test_a_permission_is_given_back_during_an_attempt(box, bot, table, ada, bruno):
    """When the permission is given back while a turn is being posted, it is posted once more after that attempt."""
    await refuse_second_turn(box, bot, table, ada, bruno)
    await put_off(box, bot)
    game = await bot.host.games.in_channel(ChannelId(int(table.id)))
    checked = bot.availability.checked.next()
    async with unposted(bot.host, game):
        channels.deny_bot(box.world, table, Permission.ATTACH_FILES, denied=False)
        async with asyncio.timeout(20):
            await checked.wait()
    await box.message_for(ada, table, is_second_turn)


async def test_a_permission_is_given_back_while_nothing_can_be_stored(
    box, disk, bot, table, ada, bruno, monkeypatch, caplog
):
    """When the permission is given back during a full disk, the turn is posted once writing works.

    Later changes of permissions are noticed as well.
    """
    caplog.set_level("INFO")
    for module in ("host.background", "bot.delivery.back_off"):
        monkeypatch.setattr(f"{module}.AFTER_TROUBLE", timedelta(milliseconds=20))
    await refuse_second_turn(box, bot, table, ada, bruno)
    await put_off(box, bot)
    disk.read_only = True
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES, denied=False)
    await box.wait_for(
        lambda: "may be open again waits for the database" in caplog.text, "a check that fails"
    )
    await ada.slash(table, "scores")
    await box.wait_for(lambda: "messages for channel" in caplog.text, "another check")
    disk.read_only = False
    message = await box.message_for(ada, table, is_second_turn)
    assert "Traceback" not in caplog.text
    mover = ada if is_turn_of(message, ada) else bruno
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES)
    await play_by_buttons(mover, message)
    await put_off(box, bot)
    checked = bot.availability.checked.next()
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES, denied=False)
    async with asyncio.timeout(20):
        await checked.wait()
    await box.message_for(ada, table, lambda message: "Turn 3 ·" in message.text)


async def test_no_post_is_tried_while_the_permission_stays_missing(box, bot, table, ada, bruno, monkeypatch):
    """A change of the channel that leaves the permission missing causes no attempt to post."""
    await refuse_second_turn(box, bot, table, ada, bruno)
    tries, checked = [], bot.availability.checked.next()
    monkeypatch.setattr(bot.dispatcher, "_send", lambda *_: tries.append(1))
    channels.change_channel(box.world, table, topic="New rules")
    async with asyncio.timeout(20):
        await checked.wait()
    await ada.slash(table, "scores")
    assert tries == []


async def test_a_turn_is_posted_when_the_bot_is_in_its_private_thread_again(box, bot, table, ada, bruno):
    """The opener is asked to mention a bot that was removed from a private thread; then the turn is posted."""
    await small_table(bot, box)
    thread = channels.open_thread(box.world, table, "Our table", owner_id=ada.id, private=True)
    for member in (bruno.id, box.world.bot_id):
        channels.join_thread(box.world, thread, member)
    message, mover = await open_table(box, thread, [ada, bruno], seats=2)
    channels.leave_thread(box.world, thread, box.world.bot_id)
    await play_by_buttons(mover, message)
    alert = await box.message_for(ada, ada.direct(), lambda message: f"<#{thread.id}>" in message.text)
    assert "If it is a private thread, mention me there." in alert.text
    await put_off(box, bot)
    channels.join_thread(box.world, thread, box.world.bot_id)
    await box.message_for(ada, thread, is_second_turn)


async def test_a_turn_is_posted_when_its_thread_is_unlocked(box, bot, table, ada, bruno):
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
    await box.message_for(ada, ada.direct(), lambda message: "is locked" in message.text)
    channels.change_thread(box.world, thread, by=bruno.id, locked=False)
    await box.message_for(ada, thread, is_second_turn)


async def test_no_post_is_tried_while_the_thread_stays_locked(box, bot, table, ada, bruno, monkeypatch):
    """A change of a thread that leaves it locked causes no attempt to post."""
    await small_table(bot, box)
    thread = channels.open_thread(box.world, table, "Our table", owner_id=ada.id)
    message, mover = await open_table(box, thread, [ada, bruno], seats=2)
    panel, _ = await choose_by_buttons(mover, message)
    moderator = box.server.owner_id
    channels.change_thread(box.world, thread, by=moderator, locked=True)
    await mover.click(panel.message, "Confirm")
    await box.message_for(ada, ada.direct(), lambda message: "is locked" in message.text)
    await put_off(box, bot)
    tries, checked = [], bot.availability.checked.next()
    monkeypatch.setattr(bot.dispatcher, "_send", lambda *_: tries.append(1))
    channels.change_thread(box.world, thread, by=moderator, name="Moved")
    async with asyncio.timeout(20):
        await checked.wait()
    await ada.slash(table, "scores")
    assert tries == []


async def test_a_turn_is_posted_when_a_command_shows_that_its_channel_exists(
    box, bot, table, ada, bruno, monkeypatch
):
    """After a command in a channel that could not be found before, the turn that waits for it is posted."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    send, tries, tried = bot.dispatcher._send, [], asyncio.Event()

    async def not_found(*arguments, **options):
        tries.append(arguments)
        tried.set()
        raise discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), "Unknown Channel")

    monkeypatch.setattr(bot.dispatcher, "_send", not_found)
    await play_by_buttons(mover, message)
    async with asyncio.timeout(20):
        await tried.wait()
    async with unposted(bot.host, game_of(message)):
        pass
    monkeypatch.setattr(bot.dispatcher, "_send", send)
    await ada.slash(table, "scores")
    await box.message_for(ada, table, is_second_turn)
    assert len(tries) == 1


async def create_tournament(box, bot, table, olga):
    """Create a tournament that two people join."""
    await small_table(bot, box, turn_seconds=24 * 3600, time_out=TimeOut.RANDOM_TILE)
    await olga.slash(table, "tournament create", name="Cup", format="swiss")
    for person in new_people(box, 2):
        await person.slash(table, "tournament join")


async def test_a_round_is_announced_when_the_permission_is_given_back(box, bot, table, olga):
    """The round is announced and the players are called as soon as the permission is back."""
    await create_tournament(box, bot, table, olga)
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES)
    await olga.slash(table, "tournament start")
    await tournament_once(bot, box, lambda tournament: tournament.rounds)
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES, denied=False)
    await box.message_for(olga, table, lambda message: "round 1" in message.text)
    await seated(bot, box, 1)


async def test_players_are_called_once_when_the_first_call_fails(box, bot, fast_http_retries, table, olga):
    """When the first message in a match's thread fails, it is posted once, before the game begins."""
    await create_tournament(box, bot, table, olga)
    box.faults.add(Fault(FaultKind.SERVER_ERROR, POST, times=12))
    await olga.slash(table, "tournament start")
    tournament = await seated(bot, box, 1)
    thread = box.world.channels[str(tournament.matches[0].channel)]
    await box.message_for(olga, thread, lambda message: "it is your turn" in message.text)
    assert len([message for message in olga.messages(thread) if "### Match " in message.text]) == 1
    assert threads_of(box, table) == [thread]


async def test_a_thread_whose_creation_lost_its_answer_is_used(box, bot, table, olga):
    """A thread that Discord created though its answer got lost is found: its match is called and played there."""
    await create_tournament(box, bot, table, olga)
    box.faults.add(Fault(FaultKind.LOST_ANSWER, "POST /channels/{channel_id}/threads"))
    await olga.slash(table, "tournament start")
    tournament = await seated(bot, box, 1)
    (thread,) = threads_of(box, table)
    assert str(tournament.matches[0].channel) == thread.id
    assert len([message for message in olga.messages(thread) if "### Match " in message.text]) == 1


async def test_an_announcement_whose_delivery_was_not_stored_is_not_posted_again(
    box, table, database, olga, monkeypatch
):
    """Messages that were posted just before the process ended are found by the next process, and not posted again."""
    async with running(box, database) as client:
        await create_tournament(box, client, table, olga)
        never_store_deliveries(monkeypatch, client)
        await olga.slash(table, "tournament start")
        await box.message_for(olga, table, lambda message: "round 1" in message.text)
    # After an hour Discord no longer recognises the message by its nonce.
    box.advance(3600)
    async with running(box, database) as client:
        await seated(client, box, 1)
    rounds = [
        message for message in olga.messages(table) if "round 1" in message.text and not message.ephemeral
    ]
    assert len(rounds) == 1


async def test_an_announcement_whose_delivery_cannot_be_stored_at_first_is_posted_once(
    box, disk, bot, table, olga, caplog
):
    """An announcement is posted once when its delivery cannot be stored at first, and the tournament goes on."""
    caplog.set_level("INFO")
    await create_tournament(box, bot, table, olga)
    delivered = bot.host.outbox.delivered

    async def refused_once(*delivery):
        disk.read_only = True
        bot.host.outbox.delivered = delivered
        try:
            await delivered(*delivery)
        finally:
            disk.read_only = False

    bot.host.outbox.delivered = refused_once
    await olga.slash(table, "tournament start")
    await seated(bot, box, 1)
    rounds = [
        message for message in olga.messages(table) if "round 1" in message.text and not message.ephemeral
    ]
    assert len(rounds) == 1
    assert "waits for the database" in caplog.text
    assert not (await the_tournament(bot, box)).matches[0].ending
