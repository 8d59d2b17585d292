"""Test of a whole game of our own bot that is played in the browser by clicking."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from page_window import OpenPage
from playwright.async_api import Page, expect

from game.values.ruleset import Option, make_ruleset
from model.guilds import GuildSettings
from model.ids import GuildId
from model.tables import TableOptions
from sandbox.bot_process import BotProcess
from sandbox.script import Sandbox
from sandbox.server import Settings
from storage import guilds
from storage.database import Database

COMPUTERS = 3
TABLE_SIZE = (5, 5)
MOST_TURNS = 80
# Returns the id of the message of the current turn and the name of its player, or "end" once a rematch is offered.
CURRENT_TURN = """(after) => {
    const labelled = (message, label) =>
        [...message.querySelectorAll("button.button:not(:disabled)")].some((one) => one.innerText.trim() === label);
    const messages = [...document.querySelectorAll(".message:not(.ephemeral)")].reverse();
    if (messages.some((message) => labelled(message, "Rematch"))) return { id: "", name: "end" };
    const current = messages.find((message) => labelled(message, "Play") && message.querySelector(".mention"));
    if (!current || current.dataset.messageId === after) return null;
    return { id: current.dataset.messageId, name: current.querySelector(".mention").innerText.slice(1) };
}"""

FREE_SEATS = (
    "(count) => document.querySelector('.message:last-child').innerText.split('free').length - 1 === count"
)


async def set_small_tables(path: Path, box: Sandbox) -> None:
    """Let the server's tables have an edge, within which there is room for about a third of the usual tiles."""
    ruleset = make_ruleset(on=[Option.TABLE_EDGE], table=TABLE_SIZE)
    database = await Database.open(str(path))
    async with database.begin() as connection:
        settings = GuildSettings(defaults=TableOptions(ruleset=ruleset))
        await guilds.put(connection, GuildId(int(box.server.id)), settings)
    await database.close()


@pytest_asyncio.fixture(loop_scope="session")
async def box(empty_database: Path, tmp_path: Path) -> AsyncIterator[Sandbox]:
    """Yield a sandbox with small tables, to which our own bot in a process of its own is connected."""
    async with Sandbox(Settings(port=0, answer_seconds=3600)) as sandbox:
        for name in ("Ada", "Bruno"):
            sandbox.person(name)
        await set_small_tables(empty_database, sandbox)
        environment = {"BASTIDE_DATABASE": str(empty_database)}
        async with BotProcess(sandbox.loopback, environment=environment, log=tmp_path / "bot.log"):
            await sandbox.bot_ready()
            yield sandbox


async def play_turn(page: Page, message_id: str) -> None:
    """Play one turn: choose the first cell, deploy a meeple where possible, and confirm."""
    panel = page.locator(".message.ephemeral").last
    await page.locator(f"#message-{message_id}").get_by_role("button", name="Play").click()
    confirm = panel.get_by_role("button", name="Confirm")
    cells = panel.locator("[data-custom-id*=':cell.']")
    await expect(confirm.or_(cells).first).to_be_visible()
    if not await confirm.is_visible():
        await cells.first.click()
    await expect(confirm).to_be_visible()
    meeple = panel.get_by_role("button", name="A", exact=True)
    if await meeple.count():
        await meeple.first.click()
        await expect(panel.locator(".button.primary", has_text=re.compile("^A$"))).to_be_visible()
    await confirm.click()


async def test_a_whole_game_can_be_played_by_clicking(window: OpenPage) -> None:
    """Two people in two windows and three computer players play from the lobby to the end of the game."""
    pages = {name: await window(name) for name in ("Ada", "Bruno")}
    ada = pages["Ada"]
    await ada.locator("#composer-text").press_sequentially("/game new ")
    await ada.keyboard.press("Enter")
    await pages["Bruno"].get_by_role("button", name="Join").click()
    lobby = ada.locator(".message").last
    await expect(lobby).to_contain_text("@Bruno")
    for count in range(COMPUTERS):
        await ada.get_by_role("button", name="Add computer").click()
        await ada.wait_for_function(FREE_SEATS, arg=COMPUTERS - 1 - count)
    await ada.get_by_role("button", name="Start", exact=True).click()
    last = ""
    for _ in range(MOST_TURNS):
        turn = await (await ada.wait_for_function(CURRENT_TURN, arg=last, timeout=60_000)).json_value()
        if turn["name"] == "end":
            break
        last = turn["id"]
        await play_turn(pages[turn["name"]], last)
    await expect(ada.get_by_role("button", name="Rematch")).to_be_visible()
    await expect(pages["Bruno"].get_by_role("button", name="Rematch")).to_be_visible()
