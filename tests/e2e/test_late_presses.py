"""Tests that every control of every message is answered in private, long after what it is about."""

import asyncio
import re
import shutil
from contextlib import suppress

import pytest
from playing import open_table, outbox_empty, play_by_buttons, play_to_the_end, small_table
from tournaments_run import seated

from bench.support.in_process import running
from bot.platform.custom_ids import Kind, parse
from model.outbox import Work
from sandbox.people.seen import ReplyKind
from sandbox.world.components import SELECTS, ComponentKind
from sandbox.world.errors import Refused

pytestmark = pytest.mark.e2e

DAY = 24 * 3600
PYTHON_TRACES = re.compile(r"\bNone\b|object at|<[A-Z]\w+\.[A-Z_]+|Traceback")
"""Texts that only a programming error shows to people."""
PANELS = (
    *("board", "scores", "tiles", "history", "games", "help", "rules", "learn", "leaderboard", "profile"),
    *("resign", "game stop", "undo", "privacy", "settings", "export", "ladder show", "ladder leave"),
    *("puzzle today", "puzzle points", "tournament standings", "tournament round", "tournament leave"),
)


async def use_everything(box, bot, table, olga, ada, bruno):
    """Let people have each kind of message posted, and open panels, of a game, tournament, ladder and puzzle.

    Return the forms that Ada has open.
    """
    box.grant(olga, "Administrator")
    await small_table(bot, box, turn_seconds=3600)
    past, waiting = box.channel("past"), box.channel("waiting")
    await open_table(box, past, [ada, bruno], seats=2)
    await play_to_the_end(box, past, [ada, bruno], play_by_buttons)
    await ada.slash(past, "review")
    await ada.slash(past, "history")
    lobby = await ada.slash(waiting, "game new", seats=2)
    panel = await ada.click(lobby.message, "Settings")
    forms = [await ada.click(panel.message, "House rules")]
    await olga.slash(table, "puzzle daily", at="9:30", zone="Europe/Berlin")
    await olga.slash(table, "ladder open", name="Spring")
    cup = await olga.slash(table, "tournament create", name="Cup", format="swiss")
    await olga.click(cup.message, "Settings")
    await small_table(bot, box, 6, 6, turn_seconds=3600)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    for person in (ada, bruno):
        await person.slash(table, "ladder join")
        await person.slash(table, "tournament join")
    await olga.slash(table, "tournament start")
    tournament = await seated(bot, box, 1)
    thread = box.world.channels[str(tournament.matches[0].channel)]
    call = await box.message_for(ada, thread, lambda message: "### Match 1.1" in message.text)
    forms.append(await ada.click(call, "Propose a time"))
    await ada.slash(table, "challenge", person=bruno, ladder="Spring")
    await play_by_buttons(mover, message)
    offer = await mover.slash(table, "undo")
    await mover.click(offer.message, "Ask everyone")
    for panel in PANELS:
        for person in (olga, ada, bruno):
            with suppress(Refused):  # some commands are for managers
                await person.slash(table, panel)
    reply = await bruno.slash(table, "game stop")
    await bruno.click(reply.message, "Stop the game")
    box.advance(1900)
    await box.message_for(ada, table, lambda message: "⏳" in message.text)
    box.advance(DAY)
    await outbox_empty(bot.host)
    return forms


def shown_to(box, person):
    """Return the controls that a person can use, each with its message."""
    return [
        (message, part)
        for channel in list(box.world.channels.values())
        for message in person.messages(channel)
        for part in message.controls
        if part.get("custom_id") and not part.get("disabled")
    ]


async def use_each_control(box, people, forms, caplog):
    """Submit forms of the first person, and use every control that is shown to each; return how many were answered."""
    for form in forms:
        reply = await people[0].submit(form, {})
        assert reply.text
        assert reply.ephemeral
    answered = 0
    for person in people:
        for message, part in shown_to(box, person):
            custom_id = part["custom_id"]
            try:
                if part["type"] == ComponentKind.STRING_SELECT:
                    reply = await person.choose(message, custom_id, part["options"][-1]["value"])
                elif part["type"] in SELECTS:
                    continue
                else:
                    reply = await person.click(message, custom_id)
            except Refused:
                # It has lost the control since, as by another press.
                continue
            press = (person.person.name, custom_id, reply.text)
            if reply.kind is not ReplyKind.MODAL:
                assert reply.message is not None, press
                # A rematch is a new table, which everybody sees.
                public = parse(custom_id).kind is Kind.REMATCH
                assert reply.ephemeral or public or reply.message.id == message.id, press
                assert PYTHON_TRACES.search(reply.text) is None, press
            assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [], (
                press
            )
            answered += 1
    return answered


async def test_controls_of_a_bot_that_has_lost_its_database(
    box, database, tmp_path, table, olga, ada, bruno, clara, caplog
):
    """Controls of games, tournaments, ladders and puzzles that the database does not know are answered."""
    empty = shutil.copy(database, tmp_path / "empty.db")
    async with running(box, database) as bot:
        forms = await use_everything(box, bot, table, olga, ada, bruno)
    async with running(box, empty):
        assert await use_each_control(box, (ada, olga, clara), forms, caplog) > 50


async def test_controls_of_what_is_over(box, bot, table, olga, ada, bruno, clara, caplog):
    """Controls are answered after everything has ended, a player was removed and people read other languages."""
    forms = await use_everything(box, bot, table, olga, ada, bruno)
    for channel in (table, box.channel("waiting")):
        reply = await olga.slash(channel, "game stop")
        if reply.buttons:
            await olga.click(reply.message, "Stop the game")
    closing = await olga.slash(table, "ladder close")
    await olga.click(closing.message, closing.message.buttons[0])
    await olga.slash(table, "puzzle stop")
    await bot.host.people.delete(int(bruno.id))
    box.advance(200 * DAY)
    async with asyncio.timeout(60):
        while await bot.host.outbox.waiting(Work.POST):  # noqa: ASYNC110 - no event tells
            await asyncio.sleep(0.05)
    for person, locale in ((ada, "de"), (bruno, "fr"), (olga, "it")):
        person.set_locale(locale)
    assert await use_each_control(box, (ada, bruno, olga, clara), forms, caplog) > 50
