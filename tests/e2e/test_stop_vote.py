"""Tests of votes to stop a game: players who may not stop it alone ask the others in the channel."""

from dataclasses import replace

import pytest
from playing import open_table, play_by_buttons, small_table

from model.ids import GuildId
from sandbox.world import messages

pytestmark = pytest.mark.e2e


def is_question(message):
    return "Stop this game before its end?" in message.text


async def test_players_agree_to_stop_a_game(box, bot, table, ada, bruno, clara):
    """A player asks by the command, the others agree by the question's button; onlookers have no vote.

    Who manages the server answers the question like anybody else.
    """
    await small_table(bot, box, 5, 5)
    box.grant(clara, "Administrator")
    await open_table(box, table, [ada, bruno, clara], seats=3)
    panel = await bruno.slash(table, "game stop")
    reply = await bruno.click(panel.message, "Stop the game")
    assert "they are asked in the channel" in reply.text
    question = await box.message_for(clara, table, is_question)
    assert f"In favour: <@{bruno.id}>" in question.text
    assert f"<@{ada.id}> and <@{clara.id}>, do you agree?" in question.text
    # Ada and Clara are mentioned, Bruno is not.
    assert set(question.raw.mentions) == {ada.id, clara.id}

    olga = box.person("Olga")
    box.grant(olga, "Administrator")
    assert "not at this table" in (await olga.click(question, "Agree")).text
    agreed = await clara.click(question, "Agree")
    assert agreed.ephemeral
    assert "You agreed to stop" in agreed.text
    both = f"In favour: <@{bruno.id}> and <@{clara.id}>"
    await box.wait_for(lambda: both in question.text, "Clara’s agreement to be seen")
    assert f"\n<@{ada.id}>, do you agree?" in question.text
    assert set(question.raw.mentions) == {ada.id}
    assert "The game is stopped" in (await ada.click(question, "Agree")).text
    await box.message_for(ada, table, lambda message: "## The game was stopped" in message.text)
    await box.wait_for(lambda: "The game is over" in question.text, "the question to be closed")
    assert question.buttons == []
    assert "if the game ended now" not in (await ada.slash(table, "scores")).text


async def test_the_question_to_stop_mentions_nobody_where_turns_do_not(box, bot, table, ada, bruno):
    """On a server without mentions the question names those who have not answered, but mentions nobody."""
    await small_table(bot, box, 5, 5)
    await bot.host.guilds.change(GuildId(int(box.server.id)), lambda before: replace(before, mention=False))
    await open_table(box, table, [ada, bruno], seats=2)
    panel = await bruno.slash(table, "game stop")
    await bruno.click(panel.message, "Stop the game")
    question = await box.message_for(ada, table, is_question)
    assert f"<@{ada.id}>, do you agree?" in question.text
    assert list(question.raw.mentions) == []


async def test_a_turn_closes_the_question(box, bot, table, ada, bruno):
    """A move closes the question, which can be asked again."""
    await small_table(bot, box, 5, 5)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    panel = await bruno.slash(table, "game stop")
    await bruno.click(panel.message, "Stop the game")
    question = await box.message_for(ada, table, is_question)
    await play_by_buttons(mover, message)
    await box.wait_for(lambda: "The game goes on" in question.text, "the question to be closed")
    assert question.buttons == []
    panel = await bruno.slash(table, "game stop")
    await bruno.click(panel.message, "Stop the game")
    new_message = await box.message_for(
        ada, table, lambda message: is_question(message) and message.id != question.id
    )
    assert "Agree" in new_message.buttons


async def test_the_question_is_deleted(box, bot, table, ada, bruno, clara):
    """A deleted question is posted again when another player agrees, to those who have not."""
    await small_table(bot, box, 5, 5)
    await open_table(box, table, [ada, bruno, clara], seats=3)
    panel = await bruno.slash(table, "game stop")
    await bruno.click(panel.message, "Stop the game")
    question = await box.message_for(clara, table, is_question)
    messages.delete(box.world, question.raw)
    panel = await clara.slash(table, "game stop")
    await clara.click(panel.message, "Stop the game")
    new_message = await box.message_for(
        ada, table, lambda message: is_question(message) and message.id != question.id
    )
    assert f"\n<@{ada.id}>, do you agree?" in new_message.text
    assert "The game is stopped" in (await ada.click(new_message, "Agree")).text
    await box.wait_for(lambda: "The game is over" in new_message.text, "the question to be closed")
