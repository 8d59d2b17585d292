"""The time from the click on a button of the sandbox's page to the repainted message.

This needs a Chromium on the machine; without one nothing is measured. The bot answers at once, so the time is
that of the page, the sandbox and the client library together.
"""

from __future__ import annotations

import asyncio
import io
import statistics
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory

import aiohttp
import discord
from discord import app_commands, ui
from playwright.async_api import Page, async_playwright

from bench.support.chromium import CHROMIUM
from bench.support.report import report
from rendering.gallery.__main__ import turn_view
from rendering.gallery.english import english
from rendering.gallery.samples import sample_game
from rendering.views.board_image import draw_board
from sandbox.script import Sandbox, Settings
from sandbox.server import TOKEN

CLICKS = 60

UNTIL_REPAINTED = """async button => {
  const { id } = button.closest(".message");
  const message = () => document.getElementById(id);
  const counted = () => message().querySelector(".gallery img")?.src + message().textContent.match(/count \\d+/);
  const before = counted();
  const begun = performance.now();
  button.click();
  const shown = () => counted() !== before && [...message().querySelectorAll("img")].every(one => one.complete);
  while (!shown()) await new Promise(requestAnimationFrame);
  await Promise.all([...message().querySelectorAll(".gallery img")].map(one => one.decode()));
  await new Promise(requestAnimationFrame);
  return performance.now() - begun;
}"""
"""JavaScript that clicks, and returns the milliseconds until the changed message has been painted."""


class Counter(ui.LayoutView):
    """A message that counts the presses on its button, with or without a picture."""

    def __init__(self, picture: bytes | None, count: int = 0) -> None:
        super().__init__(timeout=None)
        self._picture = picture
        self._count = count
        button: ui.Button[Counter] = ui.Button(label="Press", custom_id=f"press-{picture is not None}")
        button.callback = self._pressed  # type: ignore[method-assign]
        self.add_item(ui.TextDisplay(f"count {count}"))
        if picture is not None:
            self.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
        self.add_item(ui.ActionRow(button))

    def files(self) -> list[discord.File]:
        """Return the picture as a file to send."""
        return [] if self._picture is None else [discord.File(io.BytesIO(self._picture), "board.png")]

    async def _pressed(self, interaction: discord.Interaction) -> None:
        after = Counter(self._picture, self._count + 1)
        await interaction.response.edit_message(view=after, attachments=after.files())


class CountingBot(discord.Client):
    """Answers `/count` with a counter, `/board` with a counter and the picture of a late board."""

    def __init__(self, path: str, picture: bytes) -> None:
        connector = aiohttp.UnixConnector(path=path, limit=0)
        super().__init__(intents=discord.Intents(guilds=True), connector=connector, guild_ready_timeout=0.01)
        self._tree = app_commands.CommandTree(self)
        for name, shown in (("count", None), ("board", picture)):
            self._tree.command(name=name, description="counts presses")(_answer(shown))

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self._tree.sync()


def _answer(picture: bytes | None) -> Callable[[discord.Interaction], Coroutine[None, None, None]]:
    async def answer(interaction: discord.Interaction) -> None:
        view = Counter(picture)
        await interaction.response.send_message(view=view, files=view.files())

    return answer


def main(argv: list[str]) -> None:
    """Print a table, or with --json one object."""
    if CHROMIUM is None:
        print("no Chromium on this machine, nothing measured", file=sys.stderr)
        return
    report(asyncio.run(_measure(CHROMIUM)), argv)


async def _measure(chromium: str) -> dict[str, float]:
    picture = draw_board(turn_view(sample_game(36).with_tiles(100), english())).data
    figures: dict[str, float] = {}
    with TemporaryDirectory() as directory:
        async with (
            Sandbox(Settings(directory=Path(directory), port=0)) as box,
            async_playwright() as playwright,
        ):
            ada = box.person("Ada")
            bot = CountingBot(box.socket_path, picture)
            task = asyncio.create_task(bot.start(TOKEN))
            await box.bot_ready()
            browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            for name in ("count", "board"):
                await ada.slash(box.channel("games"), name)
                page = await browser.new_page()
                await page.goto(f"{box.loopback.page_address}&as={ada.id}")
                figures |= await _clicks(page, name)
                await page.close()
            await browser.close()
            await bot.close()
            await task
    return figures


async def _clicks(page: Page, name: str) -> dict[str, float]:
    button = page.get_by_role("button", name="Press", exact=True).last
    await button.wait_for()
    milliseconds = [await button.evaluate(UNTIL_REPAINTED) for _ in range(CLICKS)]
    centiles = statistics.quantiles(milliseconds, n=100)
    return {
        f"click_to_repainted_{name}_p50_ms": statistics.median(milliseconds),
        f"click_to_repainted_{name}_p95_ms": centiles[94],
    }
