"""Shared by the tests of the page: the type of the fixture `window`, the folder of screenshots, and commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from playwright.async_api import Page

OpenPage = Callable[..., Awaitable[Page]]
ARTEFACTS = Path(__file__).parents[2] / "artefacts"


async def run(page: Page, command: str) -> None:
    """Call a command without options, by keyboard."""
    await page.locator("#composer-text").press_sequentially(f"/{command}")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
