"""Tests of challenges, from the question to the game or to the end without one."""

from datetime import timedelta

import pytest
from disturbances import nobody_is_found
from playing import live_turn, open_table, play_by_buttons, small_table

from bench.support.in_process import running
from model.guilds import GameOpeners, GuildSettings
from model.ids import GuildId
from model.people import ReminderBy
from sandbox.world import channels
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e
DAY = 24 * 3600


async def question(box, person, channel):
    """Return the message that asks this person to accept a challenge, in a channel that they see."""
    return await box.message_for(
        person,
        channel,
        lambda message: (
            f"<@{person.id}>, <@" in message.text and "challenges you" in message.text and message.buttons
        ),
    )


async def thread_of(box):
    """Return the thread that was opened for a challenge."""

    def found():
        return [
            channel
            for channel in box.world.channels.values()
            if " – " in channel.name and " · " in channel.name
        ]

    await box.wait_for(found, "a thread for the game")
    return found()[-1]


async def test_a_challenge_by_command(box, bot, table, ada, bruno):
    """A challenge mentions the person once, with the rules; accepting it opens a thread for the game of both."""
    await small_table(bot, box, 4, 4)
    reply = await ada.slash(table, "challenge", person=bruno, rated=True, days=2)
    assert reply.ephemeral
    assert f"I’m asking <@{bruno.id}>" in reply.text
    challenge_message = await question(box, bruno, table)
    assert challenge_message.raw.mentions == (bruno.id,)
    for shown in (f"<@{bruno.id}>, <@{ada.id}> challenges you", "4 × 4 cells", "rated game"):
        assert shown in challenge_message.text
    accepted = await bruno.click(challenge_message, "Accept")
    assert accepted.ephemeral
    assert "Accepted" in accepted.text
    thread = await thread_of(box)
    assert timedelta(minutes=thread.archive_minutes) == timedelta(days=7)
    called = await box.message_for(ada, thread, lambda message: "your game begins here" in message.text)
    assert set(called.raw.mentions) == {ada.id, bruno.id}
    await box.wait_for(lambda: not challenge_message.buttons, "the question to close")
    assert "has accepted" in challenge_message.text
    asked_for = await bruno.click(called, "What was asked")
    assert f"<@{ada.id}> challenged <@{bruno.id}>" in asked_for.text
    assert "4 × 4 cells" in asked_for.text
    message, mover = await live_turn(box, thread, [ada, bruno])
    await play_by_buttons(mover, message)
    assert "already accepted" in (await ada.click(reply.message, "Withdraw")).text


async def test_a_challenge_by_menu(box, bot, table, ada, bruno, clara):
    """A challenge from a person's menu is played in a thread, also where another game is played in the channel."""
    await small_table(bot, box)
    await open_table(box, table, [ada, clara], seats=2)
    reply = await ada.menu(table, "Challenge", bruno)
    assert reply.ephemeral
    challenge_message = await question(box, bruno, table)
    await bruno.click(challenge_message, "Accept")
    thread = await thread_of(box)
    assert thread.parent_id == table.id
    await live_turn(box, thread, [ada, bruno])


async def test_a_challenge_is_declined_in_private(box, bot, table, ada, bruno, clara):
    """The channel shows that a challenge is closed, not by whom; the challenger is told in a direct message."""
    await ada.slash(table, "challenge", person=bruno)
    challenge_message = await question(box, bruno, table)
    assert "between other people" in (await clara.click(challenge_message, "Accept")).text
    assert "between other people" in (await bruno.click(challenge_message, "Withdraw")).text
    declined = await bruno.click(challenge_message, "Decline")
    assert declined.ephemeral
    assert "privately" in declined.text
    notice = await box.message_for(ada, ada.direct(), lambda message: "Another time" in message.text)
    assert f"<@{bruno.id}>" in notice.text
    await box.wait_for(lambda: not challenge_message.buttons, "the question to close")
    assert "is closed" in challenge_message.text
    assert "declined" not in challenge_message.text
    assert not any("Another time" in message.text for message in clara.messages(table))
    assert "just declined" in (await ada.slash(table, "challenge", person=bruno)).text
    ada.person.takes_direct_messages = False
    box.advance(DAY)
    await ada.slash(table, "challenge", person=bruno)
    await box.wait_for(lambda: "challenges you" in bruno.last(table).text, "another question")
    await bruno.click(bruno.last(table), "Decline")
    notice = await box.message_for(ada, table, lambda message: "your challenge to" in message.text)
    assert "is closed" in notice.text
    assert notice.raw.mentions == (ada.id,)


async def test_an_answer_whose_direct_message_cannot_be_opened(box, bot, table, ada, bruno, monkeypatch):
    """The challenger is told in the channel of an answer where the bot cannot open a direct message to them."""
    await ada.slash(table, "challenge", person=bruno)
    challenge_message = await question(box, bruno, table)

    nobody_is_found(monkeypatch, bot)
    await bruno.click(challenge_message, "Decline")
    notice = await box.message_for(ada, table, lambda message: "your challenge to" in message.text)
    assert notice.raw.mentions == (ada.id,)


async def test_challenges_are_listed_in_games(box, bot, table, ada, bruno, clara):
    """Challenges come first in /games, and can be answered from there, also in direct messages."""
    assert "not in a game" in (await bruno.slash(bruno.direct(), "games")).text
    for person in (ada, clara):
        await person.slash(table, "challenge", person=bruno)
    found = await bruno.slash(bruno.direct(), "games")
    assert "**Ada** challenges you" in found.text
    assert "not in a game" not in found.text
    shown = await bruno.click(found.message, "Answer Clara")
    assert "A challenge on Carcassonne" in shown.text
    assert "Accepted" in (await bruno.click(shown.message, "Accept")).text
    await live_turn(box, await thread_of(box), [clara, bruno])
    second_reply = await bruno.slash(bruno.direct(), "games")
    assert "**Clara**" not in second_reply.text
    assert "**Ada** challenges you" in second_reply.text
    assert "is already accepted" in (await bruno.click(found.message, "Answer Clara")).text
    own = await ada.slash(ada.direct(), "games")
    assert "You challenge **Bruno**" in own.text
    assert "not in a game" not in own.text
    assert own.buttons == []


async def test_a_challenge_is_answered_in_a_direct_message(box, bot, table, ada, bruno):
    """A person with reminders by direct message is asked and answers there, in their language, not in the channel."""
    bruno.set_locale("de")
    await bruno.slash(bruno.direct(), "me reminders", by=ReminderBy.DIRECT.value)
    await ada.slash(table, "challenge", person=bruno)
    question = await box.message_for(
        bruno, bruno.direct(), lambda message: "fordert dich" in message.text and message.buttons
    )
    assert "Carcassonne" in question.text
    assert "Zurückziehen" not in question.buttons
    assert not bruno.messages(table)
    assert "Angenommen" in (await bruno.click(question, "Annehmen")).text
    thread = await thread_of(box)
    await live_turn(box, thread, [ada, bruno])
    await box.wait_for(lambda: not question.buttons, "the question to close")
    assert "angenommen" in question.text


async def test_a_challenge_whose_channel_is_deleted(box, bot, fast_retries, table, ada, bruno, caplog):
    """A challenge accepted after its channel was deleted ends; both are told, each with the other's name."""
    await bruno.slash(bruno.direct(), "me reminders", by=ReminderBy.DIRECT.value)
    await ada.slash(table, "challenge", person=bruno)
    question = await box.message_for(bruno, bruno.direct(), lambda message: "challenges you" in message.text)
    channels.delete_channel(box.world, table)
    await bruno.click(question, "Accept")
    for reader, other in ((ada, "Bruno"), (bruno, "Ada")):
        notice = await box.message_for(reader, reader.direct(), lambda message: "was deleted" in message.text)
        assert f"you and {other} wanted to play" in notice.text
    await ada.slash(box.channel("elsewhere"), "challenge", person=bruno)
    await box.message_for(
        bruno, bruno.direct(), lambda message: "challenges you" in message.text and message.buttons
    )
    assert sum(" is gone: " in line for line in caplog.messages) == 1, "it is not tried again"


async def test_an_accepted_challenge_waits_for_a_missing_permission(
    box, bot, fast_retries, table, ada, bruno
):
    """Both are told which permission is missing for an accepted challenge; once the bot has it, the game begins."""
    await ada.slash(table, "challenge", person=bruno)
    question = await box.message_for(
        bruno, table, lambda message: "challenges you" in message.text and message.buttons
    )
    channels.deny_bot(box.world, table, Permission.CREATE_PUBLIC_THREADS)
    await bruno.click(question, "Accept")
    for person in (ada, bruno):
        notice = await box.message_for(
            person, person.direct(), lambda message: f"<#{table.id}>" in message.text
        )
        needs = "someone who manages the server must give me “Create Public Threads” there."
        assert notice.text == f"I can’t play in <#{table.id}>: {needs}"
    channels.deny_bot(box.world, table, Permission.CREATE_PUBLIC_THREADS, denied=False)
    await box.wait_for(
        lambda: [channel for channel in box.world.channels.values() if " · " in channel.name], "a thread"
    )


async def test_other_rules_are_proposed(box, bot, table, ada, bruno):
    """A challenged person can propose a preset or the same rules unrated; the challenger is asked, and the
    first question closes.
    """
    await small_table(bot, box, 4, 4)
    guild = GuildId(int(box.server.id))
    usual = (await bot.host.guilds.settings(guild)).defaults
    await bot.host.guilds.save_preset(guild, "Friday", usual)
    await ada.slash(table, "challenge", person=bruno, rated=True)
    challenge_message = await question(box, bruno, table)
    assert "between other people" in (await ada.click(challenge_message, "Other rules…")).text
    panel = await bruno.click(challenge_message, "Other rules…")
    chosen = await bruno.choose(panel.message, "Choose rules", "The same, unrated")
    assert f"I’m asking <@{ada.id}>" in chosen.text
    new_message = await question(box, ada, table)
    assert f"<@{ada.id}>, <@{bruno.id}> challenges you" in new_message.text
    assert "rated game" not in new_message.text
    await box.wait_for(lambda: not challenge_message.buttons, "the first question to close")
    assert "newer message" in challenge_message.text
    panel = await ada.click(new_message, "Other rules…")
    await ada.choose(panel.message, "Choose rules", "Friday")
    third = await question(box, bruno, table)
    await bruno.click(third, "Accept")
    await live_turn(box, await thread_of(box), [ada, bruno])


async def test_a_challenge_ends_without_an_answer(box, database, table, ada, bruno):
    """A challenge without an answer ends after its days, also across a restart; until then it is shown again."""
    async with running(box, database):
        reply = await ada.slash(table, "challenge", person=bruno, days=1)
        challenge_message = await question(box, bruno, table)
        waits = await ada.slash(table, "challenge", person=bruno)
        assert "is waiting for an answer" in waits.text
        answer = await bruno.slash(table, "challenge", person=ada)
        assert "Accept" in answer.buttons
    async with running(box, database):
        box.advance(2 * DAY)
        await box.message_for(ada, ada.direct(), lambda message: "hasn’t answered" in message.text)
        await box.wait_for(lambda: not challenge_message.buttons, "the question to close")
        assert "is closed" in (await bruno.click(answer.message, "Accept")).text
        assert "is closed" in (await ada.click(reply.message, "Withdraw")).text


async def test_a_challenge_is_withdrawn(box, bot, table, ada, bruno):
    """A challenge is withdrawn by its private answer; then another can be made."""
    reply = await ada.slash(table, "challenge", person=bruno)
    challenge_message = await question(box, bruno, table)
    assert "withdrawn" in (await ada.click(reply.message, "Withdraw")).text
    await box.wait_for(lambda: not challenge_message.buttons, "the question to close")
    assert reply.message.buttons == []
    await ada.slash(table, "challenge", person=bruno)
    await box.wait_for(lambda: "challenges you" in bruno.last(table).text, "another question")


@pytest.mark.parametrize(("answer", "shown"), [("Accept", "Accepted"), ("Decline", "Declined")])
async def test_the_private_message_of_a_challenge_has_no_buttons_after_the_answer(
    box, bot, table, ada, bruno, answer, shown
):
    """The private message that shows a waiting challenge is replaced by the answer, without buttons."""
    await bruno.slash(table, "challenge", person=ada)
    waiting = await ada.slash(table, "challenge", person=bruno)
    assert answer in waiting.buttons
    await ada.click(waiting.message, answer)
    await box.wait_for(lambda: not waiting.message.buttons, "the answer to take the place of the question")
    assert shown in waiting.message.text


async def test_impossible_challenges_are_refused(box, bot, table, ada, bruno):
    """A challenge of oneself or a bot, or by people who may not open games, is refused and mentions nobody."""
    robot = box.person("Robot")
    robot.person.bot = True
    for reason, person in (("yourself", ada), ("Add computer", robot)):
        assert reason in (await ada.menu(table, "Challenge", person)).text
        assert reason in (await ada.slash(table, "challenge", person=person)).text
    await bot.host.guilds.change(
        GuildId(int(box.server.id)), lambda _: GuildSettings(openers=GameOpeners.MANAGERS)
    )
    refused = await ada.menu(table, "Challenge", bruno)
    assert refused.ephemeral
    assert "Only some people" in refused.text
    assert bruno.messages(table) == []


async def test_a_challenge_needs_a_thread_of_its_own(box, bot, table, ada, bruno):
    """A challenge is refused, in a thread as well, while the bot may not create the thread for its game."""
    thread = channels.open_thread(box.world, table, "Talk", owner_id=ada.id)
    channels.deny_bot(box.world, table, Permission.CREATE_PUBLIC_THREADS)
    for place in (table, thread):
        refused = await ada.slash(place, "challenge", person=bruno)
        assert "Create Public Threads" in refused.text
    assert bruno.messages(thread) == []
    channels.deny_bot(box.world, table, Permission.CREATE_PUBLIC_THREADS, denied=False)
    assert "I’m asking" in (await ada.slash(thread, "challenge", person=bruno)).text


async def test_the_challenge_of_a_person_who_left_is_closed(box, bot, table, ada, bruno):
    """Accepting the challenge of a person who has left is refused, and the challenge is closed."""
    await ada.slash(table, "challenge", person=bruno)
    challenge_message = await question(box, bruno, table)
    del box.server.members[ada.id]
    assert "not on this server" in (await bruno.click(challenge_message, "Accept")).text
    await box.wait_for(lambda: not challenge_message.buttons, "the question to close")
