"""What the page's tests share: how a window is opened, where pictures of it go, a command by keyboard."""

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
