"""Tests of tournaments and ladders that are moved to another channel, by choice or after theirs was deleted."""

import pytest
from playing import live_turn, small_table, threads_of
from tournaments_run import seated, start_tournament, the_tournament, tournament_once

from bench.support.in_process import running
from sandbox.world import channels
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e


def alert_of_deletion(box, person):
    """Wait for the direct message that tells a person of a deleted channel, and return it."""
    return box.message_for(person, person.direct(), lambda message: "was deleted" in message.text)


async def test_a_tournament_moves_before_its_start(box, bot, table, ada, bruno, olga):
    """A moved tournament leaves a link behind; people enter in the new channel, where its rounds are announced."""
    await small_table(bot, box, turn_seconds=24 * 3600)
    created = (await olga.slash(table, "tournament create", name="Cup", format="swiss")).message
    await ada.click(created, "Enter")
    elsewhere = box.channel("elsewhere")
    refused = await ada.slash(elsewhere, "tournament move")
    assert refused.ephemeral
    assert "Only an organiser" in refused.text
    channels.deny_bot(box.world, elsewhere, Permission.SEND_MESSAGES_IN_THREADS)
    assert "Send Messages in Threads" in (await olga.slash(elsewhere, "tournament move")).text
    assert (await the_tournament(bot, box)).header.channel == int(table.id)
    channels.deny_bot(box.world, elsewhere, Permission.SEND_MESSAGES_IN_THREADS, denied=False)
    moved = (await olga.slash(elsewhere, "tournament move", tournament="Cup")).message
    assert not moved.ephemeral
    assert f"**Cup** is now in <#{elsewhere.id}>." in moved.text
    assert f"<@{ada.id}>" in moved.text
    await box.wait_for(lambda: created.text == f"**Cup** is now in <#{elsewhere.id}>.", "the old message")
    assert not created.buttons
    await bruno.click(moved, "Enter")
    await box.wait_for(lambda: f"<@{bruno.id}>" in moved.text, "who has entered")
    await olga.slash(elsewhere, "tournament start")
    await seated(bot, box, 1)
    await box.message_for(ada, elsewhere, lambda message: "round 1" in message.text.lower())
    assert len(threads_of(box, elsewhere)) == 1
    assert threads_of(box, table) == []


async def start_match(box, bot, table, ada, bruno, olga):
    """Start a tournament of two people; return its match once the first turn is posted."""
    (match,) = (await start_tournament(bot, box, table, olga, (ada, bruno))).matches
    await box.message_for(ada, table, lambda message: "round 1" in message.text.lower())
    await live_turn(box, box.world.channels[str(match.channel)], [ada, bruno])
    return match


async def move_and_go_on(box, bot, elsewhere, match, ada, bruno, olga):
    """Move a tournament whose channel was deleted; check that its match goes on in a thread of the new channel."""
    await tournament_once(bot, box, lambda tournament: tournament.matches[0].channel is None)
    assert "is now in" in (await olga.slash(elsewhere, "tournament move")).text
    (moved,) = (await seated_again(bot, box)).matches
    await box.message_for(
        ada, elsewhere, lambda message: "round 1" in message.text.lower() and "Matches" in message.buttons
    )
    (thread,) = threads_of(box, elsewhere)
    assert str(moved.channel) == thread.id
    assert moved.counted == match.counted
    await live_turn(box, thread, [ada, bruno])


async def seated_again(bot, box):
    """Return the tournament once its only match has a thread again."""
    return await tournament_once(bot, box, lambda tournament: tournament.matches[0].channel is not None)


async def test_a_tournament_whose_channel_is_deleted(box, bot, fast_retries, table, ada, bruno, olga):
    """The organiser alone is told, once, that the channel was deleted; the match goes on where they move it."""
    match = await start_match(box, bot, table, ada, bruno, olga)
    channels.delete_channel(box.world, table)
    alert = await alert_of_deletion(box, olga)
    assert "The channel of the tournament **Cup** was deleted." in alert.text
    await move_and_go_on(box, bot, box.channel("elsewhere"), match, ada, bruno, olga)
    for person, times in ((ada, 0), (bruno, 0), (olga, 1)):
        alerts = [message for message in person.messages(person.direct()) if "was deleted" in message.text]
        assert len(alerts) == times


async def test_a_channel_is_deleted_while_the_bot_is_down(
    box, database, fast_retries, table, ada, bruno, olga
):
    """The organiser is told at the next post of a channel that was deleted while no bot ran; the match goes on."""
    async with running(box, database) as bot:
        match = await start_match(box, bot, table, ada, bruno, olga)
    channels.delete_channel(box.world, table)
    async with running(box, database) as bot:
        await alert_of_deletion(box, olga)
        await move_and_go_on(box, bot, box.channel("elsewhere"), match, ada, bruno, olga)


async def test_an_organiser_is_told_which_permission_is_missing(
    box, bot, fast_retries, table, ada, bruno, olga
):
    """The organiser is told which permission is missing where the bot may no longer open threads for matches."""
    await small_table(bot, box, turn_seconds=24 * 3600)
    await olga.slash(table, "tournament create", name="Cup", format="swiss")
    for person in (ada, bruno):
        await person.slash(table, "tournament join")
    channels.deny_bot(box.world, table, Permission.CREATE_PUBLIC_THREADS)
    await olga.slash(table, "tournament start")
    alert = await box.message_for(olga, olga.direct(), lambda message: f"<#{table.id}>" in message.text)
    needs = "someone who manages the server must give me “Create Public Threads” there."
    assert alert.text == f"I can’t play in <#{table.id}>: {needs}"
    channels.deny_bot(box.world, table, Permission.CREATE_PUBLIC_THREADS, denied=False)
    await seated(bot, box, 1)


async def test_a_ladder_whose_channel_is_deleted(box, bot, fast_retries, table, ada, bruno, olga):
    """The organiser is told of a ladder's deleted channel; an accepted challenge begins where the ladder goes on."""
    elsewhere = box.channel("elsewhere")
    await small_table(bot, box)
    message = (await olga.slash(table, "ladder open", name="Spring")).message
    for person in (ada, bruno):
        await person.click(message, "Join")
    await bruno.slash(table, "challenge", person=ada, ladder="Spring")
    challenge_message = await box.message_for(
        ada, table, lambda message: "challenges you" in message.text and message.buttons
    )
    channels.deny_bot(box.world, table, Permission.CREATE_PUBLIC_THREADS)
    await ada.click(challenge_message, "Accept")
    channels.delete_channel(box.world, table)
    assert "The channel of the ladder **Spring** was deleted." in (await alert_of_deletion(box, olga)).text
    assert "Only those who opened" in (await ada.slash(elsewhere, "ladder move")).text
    moved = (await olga.slash(elsewhere, "ladder move")).message
    assert f"1\\. <@{ada.id}>" in moved.text
    await box.wait_for(lambda: threads_of(box, elsewhere), "the thread of the challenge")
    await live_turn(box, threads_of(box, elsewhere)[0], [ada, bruno])
    second_reply = (await olga.slash(elsewhere, "ladder move")).message
    await box.wait_for(
        lambda: moved.text == f"**Spring** goes on in <#{elsewhere.id}>.", "the message before"
    )
    challenge_message = await ada.click(second_reply, "Leave")
    await ada.click(challenge_message.message, "Leave")
    await box.wait_for(lambda: f"<@{ada.id}>" not in second_reply.text, "the ladder without Ada")


async def test_news_of_a_ladder_wait_for_its_channel(box, bot, fast_retries, table, ada, bruno, olga):
    """The organiser reads why news of a ladder are not posted, then that its channel is gone; they are posted where
    the ladder goes on.
    """
    message = (await olga.slash(table, "ladder open", name="Spring")).message
    for person in (ada, bruno):
        await person.click(message, "Join")
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES)
    elsewhere = box.channel("elsewhere")
    await olga.slash(elsewhere, "ladder place", person=bruno, place=1)
    alert = await box.message_for(olga, olga.direct(), lambda message: f"<#{table.id}>" in message.text)
    needs = "someone who manages the server must give me “Send Messages” there."
    assert alert.text == f"I can’t play in <#{table.id}>: {needs}"
    channels.delete_channel(box.world, table)
    assert "The channel of the ladder **Spring** was deleted." in (await alert_of_deletion(box, olga)).text
    await olga.slash(elsewhere, "ladder move")
    news = await box.message_for(
        ada, elsewhere, lambda message: f"moves <@{bruno.id}> to place **1**" in message.text
    )
    assert news.raw.mentions == (bruno.id,)
    alerts = [message.text for message in olga.messages(olga.direct())]
    assert sum("was deleted" in alert for alert in alerts) == 1


async def test_a_challenge_in_the_old_channel_of_its_ladder_keeps_its_language(
    box, bot, table, ada, bruno, olga
):
    """A closed question in a ladder's old channel is in the ladder's language, not in the challenged person's."""
    await small_table(bot, box)
    await ada.slash(table, "me language", to="de")
    message = (await olga.slash(table, "ladder open", name="Spring")).message
    for person in (ada, bruno):
        await person.click(message, "Join")
    await bruno.slash(table, "challenge", person=ada, ladder="Spring")
    question = await box.message_for(
        ada, table, lambda message: "challenges you" in message.text and message.buttons
    )
    elsewhere = box.channel("elsewhere")
    await olga.slash(elsewhere, "ladder move")
    await ada.click(question, "Accept")
    await box.wait_for(lambda: not question.buttons, "the question to be closed")
    assert "has accepted the challenge" in question.text
    await box.wait_for(lambda: threads_of(box, elsewhere), "the thread where the ladder is now")
