"""Tests of games and tournaments with damaged rows: every answer says so, and all others go on."""

import logging
import re
import sqlite3

import pytest
from disturbances import change_rows
from playing import live_turn, open_table, play_by_buttons, small_table
from tournaments_run import new_people

from bench.support.in_process import running

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize(
    "change",
    ["ruleset = 'no JSON'", """ruleset = '{"edition": "lost"}'""", "started_at = 'yesterday'"],
)
async def test_every_answer_names_a_game_with_a_damaged_header(
    box, table, database, ada, bruno, caplog, change
):
    """A damaged game is logged in one line and named in every answer about it; the other game is played on."""
    elsewhere = box.channel("general")
    async with running(box, database) as client:
        await small_table(client, box)
        message, mover = await open_table(box, table, [ada, bruno], seats=2)
        intact, intact_mover = await open_table(box, elsewhere, [ada, bruno], seats=2)
        panel = await mover.click(message, "Play")
    game = message.controls[0]["custom_id"].split(":")[2]
    await change_rows(database, f"UPDATE games SET {change} WHERE id = ?", game)

    caplog.clear()
    async with running(box, database):
        for reply in (
            await ada.slash(table, "board"),
            await ada.slash(table, "scores"),
            await ada.slash(table, "place", cell="N50"),
            await ada.slash(table, "game stop"),
            await mover.click(message, "Play"),
            await mover.click(panel.message, panel.message.controls[0]["custom_id"]),
        ):
            assert f"`{game}`" in reply.text
            assert "fault" not in reply.text
        assert (await ada.slash(table, "game new")).ephemeral
        assert elsewhere.id in (await ada.slash(table, "games")).text
        await play_by_buttons(intact_mover, intact)
        await live_turn(box, elsewhere, [bruno if intact_mover is ada else ada])
    lines = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(lines) == 1
    assert game in lines[0]


async def test_only_managers_can_stop_a_damaged_table(box, table, database, olga, ada, bruno):
    """Answers in the channel of a damaged table name it; only people who manage the server can stop it."""
    async with running(box, database):
        lobby = await ada.slash(table, "game new", seats=2)
    with sqlite3.connect(database) as connection:
        ((game,),) = connection.execute("UPDATE games SET ruleset = '[1]' RETURNING id").fetchall()
    connection.close()
    async with running(box, database):
        for reply in (
            await bruno.click(lobby.message, "Join"),
            await bruno.slash(table, "game new"),
            await ada.slash(table, "game stop"),
        ):
            assert f"`{game}`" in reply.text
        assert "Join" in (await bruno.slash(box.channel("general"), "game new")).buttons
        answer = await olga.slash(table, "game stop")
        assert "stopped" in (await olga.click(answer.message, "Stop the game")).text
        assert "no game" in (await olga.slash(table, "game stop")).text
        assert "Join" in (await bruno.slash(table, "game new")).buttons


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET digest = 'deadbeef' WHERE seq = ?",
        "UPDATE games SET ruleset = 'no JSON' WHERE ? IS NOT NULL",
    ],
    ids=["log", "row"],
)
async def test_managers_can_stop_a_damaged_game(box, table, database, olga, ada, bruno, damage):
    """A damaged game can be stopped by people who manage the server; then another begins in its channel."""
    async with running(box, database) as client:
        await small_table(client, box)
        message, mover = await open_table(box, table, [ada, bruno], seats=2)
        await play_by_buttons(mover, message)
        await live_turn(box, table, [bruno if mover is ada else ada])
    await change_rows(database, damage, 1)
    async with running(box, database):
        assert "on hold" in (await ada.slash(table, "board")).text
        reply = await olga.slash(table, "game stop")
        stopped = await olga.click(reply.message, "Stop the game")
        assert "The game is stopped" in stopped.text
        assert "Join" in (await bruno.slash(table, "game new")).buttons


async def test_commands_for_a_damaged_tournament_are_answered_with_the_number_of_the_fault(
    box, bot, database, table, olga, caplog
):
    """A tournament whose rounds cannot be read answers with a number that is in the log; another one goes on."""
    await small_table(bot, box)
    people = new_people(box, 2)
    sign_ups = {}
    for name in ("Spring", "Autumn"):
        sign_ups[name] = (await olga.slash(table, "tournament create", name=name, format="swiss")).message
        for person in people:
            await person.click(sign_ups[name], "Enter")
    await olga.slash(table, "tournament start", tournament="Spring")
    await box.wait_for(lambda: "Standings" in sign_ups["Spring"].buttons, "the first round")
    await change_rows(database, "UPDATE rounds SET started_at = 'some day' WHERE number = ?", 1)
    replies = [
        await people[0].click(sign_ups["Spring"], "Standings"),
        await people[0].slash(table, "tournament round", tournament="Spring"),
        await people[0].slash(table, "tournament leave", tournament="Spring"),
        await olga.slash(table, "tournament referee", action="pause", tournament="Spring"),
    ]
    for reply in replies:
        number = re.search(r"report number \*\*(\w+)\*\*", reply.text)[1]
        assert f"fault {number} in" in caplog.text
    assert "You are no longer in **Autumn**" in (await people[0].click(sign_ups["Autumn"], "Withdraw")).text
    assert "**Autumn**" in (await people[0].click(sign_ups["Autumn"], "Enter")).text
    assert "**Autumn** starts" in (await olga.slash(table, "tournament start", tournament="Autumn")).text
