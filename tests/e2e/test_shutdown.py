"""Tests that a bot that stops finishes its work first, and does not use the database afterwards."""

import asyncio

import pytest

from bench.support.in_process import running
from host.games.lobby import Lobby
from host.people.guilds import Guilds


@pytest.mark.parametrize(("seconds", "ended"), [(0.2, ["read"]), (3600.0, [])])
async def test_closing_waits_for_queries_of_the_start(box, database, monkeypatch, seconds, ended):
    """A query begun at the start ends before the database is closed, or is cancelled; none runs on afterwards."""
    begun, read, active = asyncio.Event(), [], Guilds.active

    async def late(guilds):
        begun.set()
        try:
            await asyncio.sleep(seconds)
            found = await active(guilds)
            read.append("read")
            return found
        finally:
            read.append("ended")

    monkeypatch.setattr(Guilds, "active", late)
    async with running(box, database):
        await begun.wait()
    assert read == [*ended, "ended"]


@pytest.mark.parametrize(("seconds", "ended"), [(0.2, ["done"]), (3600.0, [])])
@pytest.mark.parametrize("way", ["command", "press", "form"])
async def test_closing_waits_for_answers_to_interactions(
    box, database, monkeypatch, table, ada, bruno, way, seconds, ended
):
    """An interaction is answered before the database is closed, or is cancelled without any effect."""
    begun, events = asyncio.Event(), []

    def late(function):
        async def after_a_while(*arguments):
            begun.set()
            try:
                await asyncio.sleep(seconds)
                found = await function(*arguments)
                events.append("done")
                return found
            finally:
                events.append("ended")

        return after_a_while

    async with running(box, database):
        lobby = (await ada.slash(table, "game new")).message
        opened = await ada.click((await ada.click(lobby, "Settings")).message, "House rules")
        for name in ("join", "set_options"):
            monkeypatch.setattr(Lobby, name, late(getattr(Lobby, name)))
        match way:
            case "command":
                request = bruno.slash(table, "game join", settle=False)
            case "press":
                request = bruno.click(lobby, "Join", settle=False)
            case "form":
                request = ada.submit(opened, {"hand": "open"}, settle=False)
        asking = asyncio.create_task(request)
        await begun.wait()
    asking.cancel()
    assert events == [*ended, "ended"]
    shown = "Hand of three" if way == "form" else f"<@{bruno.id}>"
    assert (shown in lobby.text) is bool(ended)


async def test_no_task_is_started_after_closing(box, database):
    """No task is started by discord.py's `ready` event when it comes after the client was closed."""
    async with running(box, database) as client:
        pass
    before = asyncio.all_tasks()
    client.dispatch("ready")
    assert asyncio.all_tasks() == before
