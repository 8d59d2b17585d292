"""Fixtures: a sandbox with its page, a small bot connected to it, and a real browser.

Starting the browser takes longer than most tests. Therefore all tests of one process share it, each with browser
profiles of its own, and they share the event loop as well.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import aiohttp
import discord
import pytest
import pytest_asyncio
from page_window import ARTEFACTS, OpenPage
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright, expect
from showcase_bot import build

from bench.support.chromium import CHROMIUM
from sandbox.script import Sandbox
from sandbox.server import TOKEN, Settings

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PATIENCE_MILLISECONDS = 60_000
"""Timeout, far longer than any action takes on a quiet machine: tests run in parallel on few cores."""

expect.set_options(timeout=PATIENCE_MILLISECONDS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests of this folder in the event loop of the browser."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(loop_scope="session")
async def box() -> AsyncIterator[Sandbox]:
    """Return a sandbox with a page, two people whose interactions do not time out, and the bot connected."""
    async with Sandbox(Settings(port=0, answer_seconds=3600)) as sandbox:
        sandbox.person("Ada")
        sandbox.person("Bruno", locale="fr")
        bot = build(aiohttp.UnixConnector(path=sandbox.socket_path, limit=0))
        running = asyncio.create_task(bot.start(TOKEN))
        await sandbox.bot_ready()
        sandbox.bot = bot  # type: ignore[attr-defined]
        yield sandbox
        await bot.close()
        running.cancel()
        with suppress(asyncio.CancelledError, discord.DiscordException):
            await running


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Yield a headless Chromium; skip the test if there is none."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine (tests/browser_setup.sh installs one on Debian)")
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(loop_scope="session")
async def window(box: Sandbox, browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[OpenPage]:
    """Yield a function that opens a person's window.

    At the end a screenshot of every window is stored in `ARTEFACTS`; the test fails if a window has logged an error
    or a warning to its console.
    """
    opened: list[Page] = []
    console_errors: list[str] = []

    async def open_page(name: str, *, width: int = 1280, height: int = 860, colours: str = "light") -> Page:
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=colours,  # type: ignore[arg-type]
            has_touch=width < 600,
            reduced_motion="reduce",
        )
        page = await context.new_page()

        def on_console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                console_errors.append(f"{message.text} ({message.location})")

        page.on("console", on_console)
        page.on("pageerror", lambda error: console_errors.append(f"{error.message}\n{error.stack}"))
        page.set_default_timeout(PATIENCE_MILLISECONDS)
        await page.goto(f"{box.loopback.page_address}&as={box.person(name).id}")
        await page.locator("#messages:not([aria-busy])").wait_for()
        await page.locator("#composer-text:enabled").wait_for()
        # A command that is typed before the commands are loaded is sent as text. Once they are, the hint names one.
        await page.locator("#hint-words", has_text="pick").wait_for(state="attached")
        opened.append(page)
        return page

    open_page.console_errors = console_errors  # type: ignore[attr-defined]
    yield open_page
    ARTEFACTS.mkdir(exist_ok=True)
    stem = re.sub(r"\W+", "-", request.node.name).strip("-")
    for index, page in enumerate(opened, 1):
        await page.screenshot(path=ARTEFACTS / f"{stem}-{index}.png")
        await page.context.close()
    assert console_errors == []
