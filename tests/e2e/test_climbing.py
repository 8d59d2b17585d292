"""Tests of a ladder on a server: opened, joined, climbed, shown, corrected and closed."""

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


async def opened(table, olga, *people, **options):
    """Return the message of a ladder that Olga has opened and these people have joined, in this order."""
    ladder = await olga.slash(table, "ladder open", name="Spring", **options)
    for place, person in enumerate(people, start=1):
        assert f"in place {place}" in (await person.click(ladder.message, "Join")).text
    return ladder.message


async def question(box, person, table):
    return await box.message_for(person, table, lambda one: "challenges you" in one.text and one.buttons)


async def test_a_ladder_is_climbed(box, bot, table, olga, ada, bruno, clara):
    """A game for a place mentions both players; the channel reads its result and the ladder shows the new order."""
    await small_table(bot, box)
    message = await opened(table, olga, ada, bruno, clara, reach=2)
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
    told = await clara.slash(table, "challenge", person=ada, ladder="spring")
    assert f"I’m asking <@{ada.id}>" in told.text
    assert "place 3 plays for place 1. Declining or no answer gives the place away." in told.text
    asked = await question(box, ada, table)
    assert "place 3 plays for place 1" in asked.text
    assert "Other rules…" not in asked.buttons
    shown = await ada.click(message, "Ladder")
    assert f"challenge with <@{clara.id}>" in shown.text
    assert shown.message.picture().startswith(b"\x89PNG")
    await ada.click(asked, "Accept")
    await box.wait_for(lambda: [one for one in box.world.channels.values() if " · " in one.name], "a thread")
    thread = next(one for one in box.world.channels.values() if " · " in one.name)
    await live_turn(box, thread, [ada, clara])
    assert f"plays <@{clara.id}>" in (await ada.slash(table, "ladder show")).text
    await play_to_the_end(box, thread, [ada, clara], play_by_buttons)
    said = await box.message_for(bruno, table, lambda one: one.text.startswith("**Spring**"))
    assert set(said.raw.mentions) == {ada.id, clara.id}
    (ladder,) = await bot.host.ladders.of_guild(int(box.server.id))
    (news,) = await bot.host.ladders.news(ladder.id)
    best = clara if news.kind is NewsKind.CLIMBED else ada
    await box.wait_for(lambda: f"1\\. <@{best.id}>" in message.text, "the order of the ladder")
    assert "won" in (await bruno.click(said, "Ladder")).text


async def test_a_place_is_given_away(box, database, table, olga, ada, bruno, clara):
    """Declining a ladder challenge must be confirmed and costs the place; so does silence, also across a restart."""
    async with running(box, database) as client:
        message = await opened(table, olga, ada, bruno, clara)
        await bruno.slash(table, "challenge", person=ada, ladder="Spring")
        asked = await question(box, ada, table)
        sure = await ada.click(asked, "Decline")
        assert f"then goes to <@{bruno.id}>" in sure.text
        assert asked.buttons
        given = await ada.click(sure.message, "Give the place away")
        assert "Your place goes to" in given.text
        await box.message_for(clara, table, lambda one: "did not accept" in one.text)
        await box.wait_for(lambda: f"1\\. <@{bruno.id}>" in message.text, "the order of the ladder")
        assert ada.messages(ada.direct()) == []
        (picture,) = media_of((await clara.slash(table, "ladder show")).message)
        assert picture["description"].index("Bruno") < picture["description"].index("Ada")
        assert "moved up last" in picture["description"]
        assert "moved down last" in picture["description"]
        again = await bruno.slash(table, "challenge", person=ada, ladder="Spring")
        assert "is below you" in again.text
        assert "within 7 days" in (await ada.slash(table, "challenge", person=bruno, ladder="Spring")).text
        await clara.slash(table, "challenge", person=bruno, ladder="Spring")
        await question(box, bruno, table)
        busy = await ada.slash(table, "challenge", person=bruno, ladder="Spring")
        assert "This person already has a challenge" in busy.text
        # A place is lost only by a question that is known to have been posted when its time is over.
        await outbox_empty(client.host)
    async with running(box, database):
        box.advance(8 * DAY)
        await box.message_for(ada, table, lambda one: f"<@{clara.id}> takes place **1**" in one.text)
        await box.wait_for(lambda: f"1\\. <@{clara.id}>" in message.text, "the order of the ladder")


async def test_a_ladder_with_more_members_than_its_message_names(box, bot, table, olga):
    """The message of a ladder names the first ten and counts the others; `/ladder show` has all of them."""
    people = [box.person(f"Player {number}") for number in range(1, 13)]
    message = await opened(table, olga, *people)
    await box.wait_for(lambda: "…and 2 more" in message.text, "the last two on the ladder")
    assert f"10\\. <@{people[9].id}>" in message.text
    assert f"<@{people[10].id}>" not in message.text
    assert f"12\\. <@{people[11].id}>" in (await olga.slash(table, "ladder show")).text


async def test_a_challenge_beside_a_ladder_says_so(box, bot, table, olga, ada, bruno, clara):
    """A challenge in a ladder's channel without `ladder` tells the challenger that no place is at stake."""
    await opened(table, olga, ada, bruno)
    told = await bruno.slash(table, "challenge", person=ada)
    assert "No place on **Spring** is at stake" in told.text
    await bruno.click(told.message, "Withdraw")
    for other, channel in ((clara, table), (ada, box.channel("general"))):
        told = await bruno.slash(channel, "challenge", person=other)
        assert "asking" in told.text
        assert "Spring" not in told.text
        await bruno.click(told.message, "Withdraw")
    told = await bruno.slash(table, "challenge", person=ada, ladder="Spring")
    assert "No place" not in told.text


async def test_a_ladder_is_run(box, bot, table, olga, ada, bruno, clara):
    """Ladder commands work for members and the organiser: joining, placing, exporting, leaving and closing."""
    message = await opened(table, olga, ada, bruno)
    assert "You are on **Spring**, in place 3" in (await clara.slash(table, "ladder join")).text
    assert "already on this ladder" in (await clara.click(message, "Join")).text
    assert "Only those who opened" in (await ada.slash(table, "ladder place", person=clara, place=1)).text
    assert "in place 1" in (await olga.slash(table, "ladder place", person=clara, place=1)).text
    await box.message_for(ada, table, lambda one: f"moves <@{clara.id}> to place **1**" in one.text)
    again = await olga.slash(table, "ladder place", person=bruno, place=99)
    assert again.text == f"<@{bruno.id}> is in place 3 already."
    (found,) = await bot.host.ladders.of_guild(GuildId(int(box.server.id)))
    assert len([one for one in await bot.host.ladders.news(found.id) if one.kind is NewsKind.PLACED]) == 1
    offers = await ada.autocomplete(table, "challenge", focused="ladder", person=bruno, ladder="spr")
    assert [one["name"] for one in offers] == ["Spring"]
    exported = await ada.slash(table, "ladder export")
    rows = list(csv.reader(StringIO(exported.message.picture().decode())))
    assert [row[:2] for row in rows[:4]] == [
        ["place", "player"],
        ["1", "Clara"],
        ["2", "Ada"],
        ["3", "Bruno"],
    ]
    assert rows[6][2:4] == ["placed", "Clara"]
    asked = await ada.click(message, "Leave")
    assert "You give up place 2" in asked.text
    assert f"<@{ada.id}>" in message.text
    assert (await ada.slash(table, "ladder leave")).text == asked.text
    left = await ada.click(asked.message, "Leave")
    assert "You have left" in left.text
    assert left.message.buttons == []
    assert "not on this ladder" in (await ada.click(message, "Leave")).text
    await box.wait_for(lambda: f"<@{ada.id}>" not in message.text, "the ladder without Ada")
    assert "Only those who opened" in (await ada.slash(table, "ladder close")).text
    asked = await olga.slash(table, "ladder close")
    assert "for good?" in asked.text
    assert "is closed" in (await olga.click(asked.message, "Close the ladder")).text
    await box.wait_for(lambda: list(message.buttons) == ["Ladder"], "the ladder without its buttons")
    assert "This ladder is closed" in message.text
    assert "closed" in (await ada.slash(table, "ladder join")).text


async def test_the_rules_of_a_ladder_change(box, bot, table, olga, ada, bruno):
    """Any rule of a ladder can be changed by its organiser alone; everybody can read the rules, and its
    message shows them.
    """
    message = await opened(table, olga, ada, bruno)
    seen = await ada.slash(table, "ladder settings")
    assert seen.ephemeral
    assert "up to 3 above yours" in seen.text
    assert "rated game" in seen.text
    assert "Only those who opened" in (await ada.slash(table, "ladder settings", reach=5)).text
    told = await olga.slash(table, "ladder settings", name="Summer", reach=5, idle=0, rated=False)
    assert "**Summer** now has these rules" in told.text
    await box.wait_for(lambda: "up to 5 above yours" in message.text, "the new rules in the message")
    assert "Summer" in message.text
    assert "one place down" not in message.text
    assert "3 days to accept" in message.text, "what was not named stays"
    assert "7 to 180" in (await olga.slash(table, "ladder settings", idle=3)).text
    await olga.slash(table, "ladder open", name="Autumn")
    refused = await olga.slash(table, "ladder settings", ladder="Autumn", name="summer")
    assert "already an open ladder" in refused.text
    mia = box.person("Mia")
    box.grant(mia, "Administrator")
    asked = await mia.slash(table, "ladder close", ladder="Summer")
    box.grant(mia)
    assert "Only those who opened" in (await mia.click(asked.message, "Close the ladder")).text
    asked = await olga.slash(table, "ladder close", ladder="Summer")
    await olga.click(asked.message, "Close the ladder")
    assert (await mia.slash(table, "ladder show")).text.startswith("**Autumn**")
    assert "This ladder is closed" in (await olga.slash(table, "ladder close", ladder="Summer")).text
    closed = await olga.slash(table, "ladder settings", ladder="Summer", reach=2)
    assert "This ladder is closed" in closed.text


async def test_a_ladder_that_cannot_be(box, bot, table, olga, ada, bruno):
    """A ladder is opened by managers under a name of its own; where there are several, commands must name one."""
    assert "manage this server" in (await ada.slash(table, "ladder open", name="Mine")).text
    assert "no ladder on this server yet" in (await ada.slash(table, "ladder show")).text
    assert "no such ladder" in (await ada.slash(table, "challenge", person=bruno, ladder="Spring")).text
    await opened(table, olga)
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


async def challenged_in_silence(box, bot, table, ada, bruno, caplog):
    """Return the ladder, and Bruno's challenge of Ada on it, whose question the bot may not post."""
    (ladder,) = await bot.host.ladders.of_guild(int(box.server.id))
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES)
    people = [Person(PersonId(int(one.id)), name) for one, name in ((bruno, "Bruno"), (ada, "Ada"))]
    made = await bot.host.ladders.challenge(ladder.id, *people)
    await box.wait_for(lambda: "is closed to the bot" in caplog.text, "the bot to find out")
    return ladder, made


@pytest.mark.parametrize("direct", [False, True], ids=["channel", "direct message"])
async def test_the_time_to_answer_begins_with_the_question(
    box, bot, fast_retries, table, olga, ada, bruno, caplog, direct
):
    """A question that is posted days late shows and grants a later time to answer by, wherever it is asked."""
    await opened(table, olga, ada, bruno)
    if direct:
        await ada.slash(table, "me reminders", by=ReminderBy.DIRECT.value)
        await ada.slash(table, "me language", to="de")
        ada.person.takes_direct_messages = False
    _, made = await challenged_in_silence(box, bot, table, ada, bruno, caplog)
    box.advance(2 * DAY)
    ada.person.takes_direct_messages = True
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES, denied=False)
    place, words = (ada.direct(), "fordert dich") if direct else (table, "challenges you")
    asked = await box.message_for(ada, place, lambda one: words in one.text and one.buttons)
    old_end = f"<t:{int(made.answer_by.timestamp())}:"
    await box.wait_for(lambda: old_end not in asked.text, "the new end")
    found = await bot.host.challenges.get(made.id)
    assert found.answer_by >= made.answer_by + timedelta(days=2)
    assert words in asked.text
    assert f"<t:{int(found.answer_by.timestamp())}:" in asked.text
    box.advance((made.answer_by - bot.services.now()).total_seconds() + 1)
    await bot.host.answer_clock.run_due()
    assert (await bot.host.challenges.get(made.id)).open


async def test_whoever_challenged_hears_that_nobody_was_asked(
    box, bot, fast_retries, table, olga, ada, bruno, caplog
):
    """A challenge that could not be posted until its time was over ends; the challenger is told in private."""
    await opened(table, olga, ada, bruno)
    ladder, made = await challenged_in_silence(box, bot, table, ada, bruno, caplog)
    box.advance((made.answer_by - bot.services.now()).total_seconds() + 1)
    await bot.host.answer_clock.run_due()
    told = await box.message_for(bruno, bruno.direct(), lambda one: "challenge" in one.text)
    assert "may never have read your challenge: I had trouble posting it" in told.text
    members = (await bot.host.ladders.get(ladder.id)).members
    assert [str(one.person) for one in members] == [ada.id, bruno.id]


@pytest.mark.parametrize("denied", [Permission.SEND_MESSAGES, Permission.CREATE_PUBLIC_THREADS])
async def test_nobody_loses_a_place_without_being_asked(box, bot, table, olga, ada, bruno, denied):
    """No ladder challenge is made where its question or the thread of its game could not be posted."""
    await opened(table, olga, ada, bruno)
    channels.deny_bot(box.world, table, denied)
    await box.wait_for(
        lambda: (
            not bot.get_channel(int(table.id)).permissions_for(bot.get_guild(int(box.server.id)).me)
            >= discord.Permissions(int(denied))
        ),
        "the bot to hear of its permissions",
    )
    for here in (table, box.channel("general")):
        told = await bruno.slash(here, "challenge", person=ada, ladder="Spring")
        assert f"<#{table.id}>" in told.text
        assert ("Send Messages" if denied is Permission.SEND_MESSAGES else "Public Threads") in told.text
    box.advance(8 * DAY)
    await bot.host.answer_clock.run_due()
    (ladder,) = await bot.host.ladders.of_guild(int(box.server.id))
    members = (await bot.host.ladders.get(ladder.id)).members
    assert [str(one.person) for one in members] == [ada.id, bruno.id]
    channels.deny_bot(box.world, table, denied, denied=False)


async def test_who_is_forgotten_is_named_on_no_ladder(box, bot, table, ada, olga):
    """The message of a ladder does not name a person whose data was deleted."""
    ladder = (await olga.slash(table, "ladder open", name="Climb")).message
    await ada.click(ladder, "Join")
    await box.wait_for(lambda: f"<@{ada.id}>" in ladder.text, "the ladder to show Ada")
    asked = await ada.click((await ada.slash(table, "privacy")).message, "Delete my data")
    await ada.click(asked.message, "Yes, delete it")
    await box.wait_for(lambda: f"<@{ada.id}>" not in ladder.text, "the ladder to forget Ada")
