"""Tests of a bot on PostgreSQL: a game is played there, and a server that is away is reported at once."""

import asyncio

import pytest
from playing import is_turn_of, open_table, play_by_buttons, small_table

from bench.support.in_process import running

pytestmark = pytest.mark.e2e


async def test_a_server_that_is_away(box, postgres, postgres_url, table, ada, bruno, caplog):
    """While the server is away interactions are refused and nothing is lost; afterwards the game goes on by itself.

    A restart of the server is logged in warnings, since it needs nobody.
    """
    async with running(box, postgres_url) as bot:
        await small_table(bot, box)
        message, mover = await open_table(box, table, [ada, bruno], seats=2)
        other = bruno if mover is ada else ada
        await play_by_buttons(mover, message)
        second = await box.message_for(ada, table, lambda message: is_turn_of(message, other))
        panel = await other.click(second, "Play")
        await asyncio.to_thread(postgres.stop)
        try:
            for act in (lambda: other.click(second, "Play"), lambda: ada.slash(table, "board")):
                reply = await act()
                assert reply.ephemeral
                assert "can’t save anything right now" in reply.text
        finally:
            await asyncio.to_thread(postgres.start)
        assert panel.message is not None
        await play_by_buttons(other, second)
        await box.message_for(ada, table, lambda message: "Turn 3 ·" in message.text)
        turns = [
            message.text
            for message in ada.messages(table)
            if "Turn " in message.text and not message.ephemeral
        ]
        assert [sum(f"Turn {number} ·" in text for text in turns) for number in (1, 2, 3)] == [1, 1, 1]
    lines = [record.getMessage() for record in caplog.records if record.name == "storage.outages"]
    assert len([line for line in lines if line.startswith("the database cannot be used: ")]) == 1
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    assert "Traceback" not in caplog.text


async def test_one_of_two_processes_answers_an_interaction(box, postgres_url, table, ada, bruno, caplog):
    """Of two processes that receive each interaction, as during an update, one answers and the other stays silent."""
    async with running(box, postgres_url) as bot, running(box, postgres_url):
        await small_table(bot, box)
        message, mover = await open_table(box, table, [ada, bruno], seats=2)
        other = bruno if mover is ada else ada
        await play_by_buttons(mover, message)
        await box.message_for(ada, table, lambda message: is_turn_of(message, other))
        await box.wait_for(lambda: not message.buttons, "the first turn to end")
    lines = [record.getMessage() for record in caplog.records if record.name == "bot.platform.errors"]
    assert lines
    assert all(line.endswith("was answered by another process") for line in lines)
    assert len([message for message in ada.messages(table) if "Turn 2 ·" in message.text]) == 1
