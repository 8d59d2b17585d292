"""Tests of ladders: opening, joining, challenges for places, changes by the organiser, closing."""

import csv
from datetime import timedelta
from io import StringIO

import discord
import pytest
from playing import live_turn, media_of, outbox_empty, play_by_buttons, play_to_the_end, small_table

from bench.support.in_process import running
from host.games.views import Person
from model.ids import GuildId, PersonId
from model.ladders import NewsKind
from model.people import ReminderBy
from sandbox.world import channels
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e
DAY = 24 * 3600


async def open_ladder(table, olga, *people, **options):
    """Open a ladder that these people join, in this order; return its message."""
    ladder = await olga.slash(table, "ladder open", name="Spring", **options)
    for place, person in enumerate(people, start=1):
        assert f"in place {place}" in (await person.click(ladder.message, "Join")).text
    return ladder.message


async def question(box, person, table):
    return await box.message_for(
        person, table, lambda message: "challenges you" in message.text and message.buttons
    )


async def test_a_game_for_a_place_changes_the_order_of_a_ladder(box, bot, table, olga, ada, bruno, clara):
    """The result of a game for a place mentions both players in the channel; the ladder shows the new order."""
    await small_table(bot, box)
    message = await open_ladder(table, olga, ada, bruno, clara, reach=2)
    await box.wait_for(lambda: f"3\\. <@{clara.id}>" in message.text, "all three on the ladder")
    for shown in (
        "up to 2 above yours",
        "3 days",
        "30 days",
        "**3 people**",
        f"3\\. <@{clara.id}>",
        "rated game",
    ):
        assert shown in message.text
    unused = await clara.slash(table, "challenge", person=ada, ladder="spring", rated=False, days=2)
    assert "Leave out `rated` and `days`" in unused.text
    reply = await clara.slash(table, "challenge", person=ada, ladder="spring")
    assert f"I’m asking <@{ada.id}>" in reply.text
    assert "place 3 plays for place 1. Declining or not answering gives the place away." in reply.text
    challenge_message = await question(box, ada, table)
    assert "place 3 plays for place 1" in challenge_message.text
    assert "Other rules…" not in challenge_message.buttons
    shown = await ada.click(message, "Ladder")
    assert f"challenge with <@{clara.id}>" in shown.text
    assert shown.message.picture().startswith(b"\x89PNG")
    await ada.click(challenge_message, "Accept")
    await box.wait_for(
        lambda: [channel for channel in box.world.channels.values() if " · " in channel.name], "a thread"
    )
    thread = next(channel for channel in box.world.channels.values() if " · " in channel.name)
    await live_turn(box, thread, [ada, clara])
    assert f"plays <@{clara.id}>" in (await ada.slash(table, "ladder show")).text
    await play_to_the_end(box, thread, [ada, clara], play_by_buttons)
    news_message = await box.message_for(bruno, table, lambda message: message.text.startswith("**Spring**"))
    assert set(news_message.raw.mentions) == {ada.id, clara.id}
    (ladder,) = await bot.host.ladders.of_guild(int(box.server.id))
    (news,) = await bot.host.ladders.news(ladder.id)
    best = clara if news.kind is NewsKind.CLIMBED else ada
    await box.wait_for(lambda: f"1\\. <@{best.id}>" in message.text, "the order of the ladder")
    assert "won" in (await bruno.click(news_message, "Ladder")).text


async def test_a_declined_or_unanswered_challenge_costs_the_place(
    box, database, table, olga, ada, bruno, clara
):
    """Declining a ladder challenge, once confirmed, costs the place; so does no answer, also across a restart."""
    async with running(box, database) as client:
        message = await open_ladder(table, olga, ada, bruno, clara)
        await bruno.slash(table, "challenge", person=ada, ladder="Spring")
        challenge_message = await question(box, ada, table)
        warning = await ada.click(challenge_message, "Decline")
        assert f"then goes to <@{bruno.id}>" in warning.text
        assert challenge_message.buttons
        reply = await ada.click(warning.message, "Give the place away")
        assert "Your place goes to" in reply.text
        await box.message_for(clara, table, lambda message: "did not accept" in message.text)
        await box.wait_for(lambda: f"1\\. <@{bruno.id}>" in message.text, "the order of the ladder")
        assert ada.messages(ada.direct()) == []
        (picture,) = media_of((await clara.slash(table, "ladder show")).message)
        assert picture["description"].index("Bruno") < picture["description"].index("Ada")
        assert "moved up last" in picture["description"]
        assert "moved down last" in picture["description"]
        second_reply = await bruno.slash(table, "challenge", person=ada, ladder="Spring")
        assert "is below you" in second_reply.text
        assert "within 7 days" in (await ada.slash(table, "challenge", person=bruno, ladder="Spring")).text
        await clara.slash(table, "challenge", person=bruno, ladder="Spring")
        await question(box, bruno, table)
        busy = await ada.slash(table, "challenge", person=bruno, ladder="Spring")
        assert "This person already has a challenge" in busy.text
        # A place is lost only by a question that is known to have been posted when its time is over.
        await outbox_empty(client.host)
    async with running(box, database):
        box.advance(8 * DAY)
        await box.message_for(ada, table, lambda message: f"<@{clara.id}> takes place **1**" in message.text)
        await box.wait_for(lambda: f"1\\. <@{clara.id}>" in message.text, "the order of the ladder")


async def test_a_ladder_with_more_members_than_its_message_names(box, bot, table, olga):
    """The message of a ladder names the first ten and counts the others; `/ladder show` has all of them."""
    people = [box.person(f"Player {number}") for number in range(1, 13)]
    message = await open_ladder(table, olga, *people)
    await box.wait_for(lambda: "…and 2 more" in message.text, "the last two on the ladder")
    assert f"10\\. <@{people[9].id}>" in message.text
    assert f"<@{people[10].id}>" not in message.text
    assert f"12\\. <@{people[11].id}>" in (await olga.slash(table, "ladder show")).text


async def test_a_challenge_without_a_ladder_says_that_no_place_is_at_stake(
    box, bot, table, olga, ada, bruno, clara
):
    """A challenge in a ladder's channel without `ladder` tells the challenger that no place is at stake."""
    await open_ladder(table, olga, ada, bruno)
    reply = await bruno.slash(table, "challenge", person=ada)
    assert "No place on **Spring** is at stake" in reply.text
    await bruno.click(reply.message, "Withdraw")
    for other, channel in ((clara, table), (ada, box.channel("general"))):
        reply = await bruno.slash(channel, "challenge", person=other)
        assert "asking" in reply.text
        assert "Spring" not in reply.text
        await bruno.click(reply.message, "Withdraw")
    reply = await bruno.slash(table, "challenge", person=ada, ladder="Spring")
    assert "No place" not in reply.text


async def test_commands_of_ladders(box, bot, table, olga, ada, bruno, clara):
    """Ladder commands work for members and the organiser: joining, placing, exporting, leaving and closing."""
    message = await open_ladder(table, olga, ada, bruno)
    assert "You are on **Spring**, in place 3" in (await clara.slash(table, "ladder join")).text
    assert "already on this ladder" in (await clara.click(message, "Join")).text
    assert "Only those who opened" in (await ada.slash(table, "ladder place", person=clara, place=1)).text
    assert "in place 1" in (await olga.slash(table, "ladder place", person=clara, place=1)).text
    await box.message_for(ada, table, lambda message: f"moves <@{clara.id}> to place **1**" in message.text)
    second_reply = await olga.slash(table, "ladder place", person=bruno, place=99)
    assert second_reply.text == f"<@{bruno.id}> is in place 3 already."
    (found,) = await bot.host.ladders.of_guild(GuildId(int(box.server.id)))
    assert len([news for news in await bot.host.ladders.news(found.id) if news.kind is NewsKind.PLACED]) == 1
    offers = await ada.autocomplete(table, "challenge", focused="ladder", person=bruno, ladder="spr")
    assert [choice["name"] for choice in offers] == ["Spring"]
    exported = await ada.slash(table, "ladder export")
    assert [attachment.filename for attachment in exported.message.attachments] == ["Spring.csv"]
    rows = list(csv.reader(StringIO(exported.message.picture().decode())))
    assert [row[:2] for row in rows[:4]] == [
        ["place", "player"],
        ["1", "Clara"],
        ["2", "Ada"],
        ["3", "Bruno"],
    ]
    assert rows[6][2:4] == ["placed", "Clara"]
    reply = await ada.click(message, "Leave")
    assert "You give up place 2" in reply.text
    assert f"<@{ada.id}>" in message.text
    assert (await ada.slash(table, "ladder leave")).text == reply.text
    left = await ada.click(reply.message, "Leave")
    assert "You have left" in left.text
    assert left.message.buttons == []
    assert "not on this ladder" in (await ada.click(message, "Leave")).text
    await box.wait_for(lambda: f"<@{ada.id}>" not in message.text, "the ladder without Ada")
    assert "Only those who opened" in (await ada.slash(table, "ladder close")).text
    reply = await olga.slash(table, "ladder close")
    assert "for good?" in reply.text
    assert "is closed" in (await olga.click(reply.message, "Close the ladder")).text
    await box.wait_for(lambda: list(message.buttons) == ["Ladder"], "the ladder without its buttons")
    assert "This ladder is closed" in message.text
    assert "closed" in (await ada.slash(table, "ladder join")).text


async def test_the_rules_of_a_ladder_change(box, bot, table, olga, ada, bruno):
    """The organiser alone can change the rules of a ladder, which everybody can read and its message shows."""
    message = await open_ladder(table, olga, ada, bruno)
    settings = await ada.slash(table, "ladder settings")
    assert settings.ephemeral
    assert "up to 3 above yours" in settings.text
    assert "rated game" in settings.text
    assert "Only those who opened" in (await ada.slash(table, "ladder settings", reach=5)).text
    reply = await olga.slash(table, "ladder settings", name="Summer", reach=5, idle=0, rated=False)
    assert "**Summer** now has these rules" in reply.text
    await box.wait_for(lambda: "up to 5 above yours" in message.text, "the new rules in the message")
    assert "Summer" in message.text
    assert "one place down" not in message.text
    assert "3 days to accept" in message.text, "rules that were not named stay"
    assert "7 to 180" in (await olga.slash(table, "ladder settings", idle=3)).text
    await olga.slash(table, "ladder open", name="Autumn")
    refused = await olga.slash(table, "ladder settings", ladder="Autumn", name="summer")
    assert "already an open ladder" in refused.text
    mia = box.person("Mia")
    box.grant(mia, "Administrator")
    answer = await mia.slash(table, "ladder close", ladder="Summer")
    box.grant(mia)
    assert "Only those who opened" in (await mia.click(answer.message, "Close the ladder")).text
    answer = await olga.slash(table, "ladder close", ladder="Summer")
    await olga.click(answer.message, "Close the ladder")
    assert (await mia.slash(table, "ladder show")).text.startswith("**Autumn**")
    assert "This ladder is closed" in (await olga.slash(table, "ladder close", ladder="Summer")).text
    closed = await olga.slash(table, "ladder settings", ladder="Summer", reach=2)
    assert "This ladder is closed" in closed.text


async def test_impossible_commands_of_ladders_are_refused(box, bot, table, olga, ada, bruno):
    """Only managers open ladders, whose names must differ; where there are several, commands must name one."""
    assert "manage this server" in (await ada.slash(table, "ladder open", name="Mine")).text
    assert "no ladder on this server yet" in (await ada.slash(table, "ladder show")).text
    assert "no such ladder" in (await ada.slash(table, "challenge", person=bruno, ladder="Spring")).text
    await open_ladder(table, olga)
    assert "already an open ladder" in (await olga.slash(table, "ladder open", name="SPRING")).text
    assert "7 to 180" in (await olga.slash(table, "ladder open", name="Other", idle=3)).text
    assert "No one has joined" in (await ada.slash(table, "ladder show")).text
    assert (
        "You are not on this ladder"
        in (await ada.slash(table, "challenge", person=bruno, ladder="Spring")).text
    )
    await olga.slash(table, "ladder open", name="Autumn")
    assert "several ladders" in (await ada.slash(table, "ladder join")).text
    assert "in place 1" in (await ada.slash(table, "ladder join", ladder="Autumn")).text


async def make_unposted_challenge(box, bot, table, ada, bruno, caplog):
    """Let Bruno challenge Ada where the bot may not post the question; return the ladder and the challenge."""
    (ladder,) = await bot.host.ladders.of_guild(int(box.server.id))
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES)
    people = [Person(PersonId(int(person.id)), name) for person, name in ((bruno, "Bruno"), (ada, "Ada"))]
    challenge = await bot.host.ladders.challenge(ladder.id, *people)
    await box.wait_for(lambda: "is closed to the bot" in caplog.text, "the refusal of the question")
    return ladder, challenge


@pytest.mark.parametrize("direct", [False, True], ids=["channel", "direct message"])
async def test_the_time_to_answer_begins_with_the_question(
    box, bot, fast_retries, table, olga, ada, bruno, caplog, direct
):
    """The time to answer a question that is posted days late ends later, in the channel and by direct message."""
    await open_ladder(table, olga, ada, bruno)
    if direct:
        await ada.slash(table, "me reminders", by=ReminderBy.DIRECT.value)
        await ada.slash(table, "me language", to="de")
        ada.person.takes_direct_messages = False
    _, challenge = await make_unposted_challenge(box, bot, table, ada, bruno, caplog)
    box.advance(2 * DAY)
    ada.person.takes_direct_messages = True
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES, denied=False)
    place, words = (ada.direct(), "fordert dich") if direct else (table, "challenges you")
    question = await box.message_for(ada, place, lambda message: words in message.text and message.buttons)
    old_end = f"<t:{int(challenge.answer_by.timestamp())}:"
    await box.wait_for(lambda: old_end not in question.text, "the new end")
    found = await bot.host.challenges.get(challenge.id)
    assert found.answer_by >= challenge.answer_by + timedelta(days=2)
    assert words in question.text
    assert f"<t:{int(found.answer_by.timestamp())}:" in question.text
    box.advance((challenge.answer_by - bot.services.now()).total_seconds() + 1)
    await bot.host.answer_clock.run_due()
    assert (await bot.host.challenges.get(challenge.id)).open


async def test_a_ladder_challenge_that_was_never_posted_costs_no_place(
    box, bot, fast_retries, table, olga, ada, bruno, caplog
):
    """A challenge that could not be posted until its time was over ends; the challenger is told in private."""
    await open_ladder(table, olga, ada, bruno)
    ladder, challenge = await make_unposted_challenge(box, bot, table, ada, bruno, caplog)
    box.advance((challenge.answer_by - bot.services.now()).total_seconds() + 1)
    await bot.host.answer_clock.run_due()
    notice = await box.message_for(bruno, bruno.direct(), lambda message: "challenge" in message.text)
    assert "may never have read your challenge: I had trouble posting it" in notice.text
    members = (await bot.host.ladders.get(ladder.id)).members
    assert [str(member.person) for member in members] == [ada.id, bruno.id]


@pytest.mark.parametrize("denied", [Permission.SEND_MESSAGES, Permission.CREATE_PUBLIC_THREADS])
async def test_a_ladder_challenge_needs_permissions(box, bot, table, olga, ada, bruno, denied):
    """No ladder challenge is made while the bot may not post its question or open the thread of its game."""
    await open_ladder(table, olga, ada, bruno)
    channels.deny_bot(box.world, table, denied)
    await box.wait_for(
        lambda: (
            not bot.get_channel(int(table.id)).permissions_for(bot.get_guild(int(box.server.id)).me)
            >= discord.Permissions(int(denied))
        ),
        "the bot to notice its permissions",
    )
    for channel in (table, box.channel("general")):
        reply = await bruno.slash(channel, "challenge", person=ada, ladder="Spring")
        assert f"<#{table.id}>" in reply.text
        assert ("Send Messages" if denied is Permission.SEND_MESSAGES else "Public Threads") in reply.text
    box.advance(8 * DAY)
    await bot.host.answer_clock.run_due()
    (ladder,) = await bot.host.ladders.of_guild(int(box.server.id))
    members = (await bot.host.ladders.get(ladder.id)).members
    assert [str(member.person) for member in members] == [ada.id, bruno.id]
    channels.deny_bot(box.world, table, denied, denied=False)


async def test_a_person_whose_data_is_deleted_is_named_on_no_ladder(box, bot, table, ada, olga):
    """The message of a ladder does not name a person whose data was deleted."""
    ladder = (await olga.slash(table, "ladder open", name="Climb")).message
    await ada.click(ladder, "Join")
    await box.wait_for(lambda: f"<@{ada.id}>" in ladder.text, "the ladder to show Ada")
    reply = await ada.click((await ada.slash(table, "privacy")).message, "Delete my data")
    await ada.click(reply.message, "Yes, delete it")
    await box.wait_for(lambda: f"<@{ada.id}>" not in ladder.text, "the ladder without Ada")
