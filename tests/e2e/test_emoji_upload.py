"""Tests of uploading meeples and tiles as emojis of the application."""

import aiohttp
import discord
import pytest

from bot.platform.emojis import upload
from rendering.sprites.emojis import application_emojis
from sandbox.script import Sandbox, Settings
from sandbox.server import TOKEN

pytestmark = pytest.mark.e2e


async def test_all_emojis_are_uploaded_once(tmp_path):
    """An upload leaves existing emojis alone and adds those that were deleted."""
    names = [name for name, _ in application_emojis()]
    async with Sandbox(Settings(directory=tmp_path / "box")) as box:
        connector = aiohttp.UnixConnector(path=box.socket_path)
        async with discord.Client(intents=discord.Intents.none(), connector=connector) as client:
            await client.login(TOKEN)
            assert await upload(client) == len(names)
            uploaded = await client.fetch_application_emojis()
            assert sorted(emoji.name for emoji in uploaded) == sorted(names)
            await uploaded[0].delete()
            assert await upload(client) == 1
            assert len(await client.fetch_application_emojis()) == len(names)
