"""A test of the loopback port with a client library in another language (discord.js)."""

import os
import shutil
from pathlib import Path

import pytest

from sandbox.bot_process import BotProcess
from sandbox.script import Sandbox, Settings

BOT = Path(__file__).parent / "other_client" / "bot.mjs"
LIBRARY = os.environ.get("DISCORD_JS", "")

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(
        not (shutil.which("node") and (Path(LIBRARY) / "node_modules" / "discord.js").is_dir()),
        reason="needs node, and DISCORD_JS naming a folder where `npm install discord.js` was run",
    ),
]


async def test_discord_js_plays_too(tmp_path):
    """Commands, autocomplete, buttons, private answers and files work for discord.js as they are."""
    async with Sandbox(Settings(directory=tmp_path / "box", port=0, answer_seconds=3600)) as box:
        address = f"http://127.0.0.1:{box.loopback.port}"
        command = ("node", str(BOT), address, box.loopback.port_token)
        async with BotProcess(box.loopback, command=command, log=tmp_path / "log"):
            await box.bot_ready()
            ada, games = box.person("Ada"), box.channel("games")
            assert (await ada.autocomplete(games, "ping", focused="cell", cell="D"))[0]["value"] == "D7"
            reply = await ada.slash(games, "ping", cell="D7")
            assert (reply.text, reply.buttons) == ("pong D7", ["Press"])
            assert (await ada.click(reply.message, "Press")).text == "pressed by Ada"
            private = await ada.slash(games, "file")
            assert (private.text, private.ephemeral, private.message.picture()) == (
                "for one",
                True,
                b"one.txt",
            )
            assert ada.last(games).picture() == b"all.txt"
