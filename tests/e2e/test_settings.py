"""Tests that each setting has the effect that `.env.example` describes."""

import asyncio
import os
import sqlite3
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.i18n import language
from sandbox.script import Sandbox, Settings
from storage.database import Database

pytestmark = pytest.mark.e2e

ROOT = Path(__file__).resolve().parents[2]
OTHERS = {name: value for name, value in os.environ.items() if not name.startswith(("BASTIDE_", "DISCORD_"))}
GERMAN = language("de")


async def start_bot(directory, *arguments, **settings):
    """Start `python -m bot` in a directory whose `.env` has these settings."""
    lines = [f"{name}={value}" for name, value in settings.items()]
    (directory / ".env").write_text("\n".join(lines), encoding="utf-8")
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        cwd=directory,
        env=OTHERS | {"PYTHONPATH": str(ROOT)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def test_every_setting_takes_effect(tmp_path):
    """Database, language, log level, drawing processes, shards and the sandbox's clock all take effect."""
    settings = Settings(directory=tmp_path / "box", validated=False, answer_seconds=3600, shards=2)
    async with Sandbox(settings) as box:
        table, ada = box.channel("games"), box.person("Ada")
        process = await start_bot(
            tmp_path,
            **box.loopback.environment,
            BASTIDE_DATABASE="there/games.db",
            BASTIDE_LANGUAGE="de",
            BASTIDE_LOG_LEVEL="warning",
            BASTIDE_DRAWINGS="1",
            BASTIDE_SHARDS="0,1/2",
        )
        try:
            await box.bot_ready()
            assert box.gateway.ready_shards == {0, 1}
            box.advance(timedelta(days=30).total_seconds())
            lobby = await ada.slash(table, "game new")
            assert GERMAN.say("button-join") in lobby.buttons
            rules = await ada.slash(table, "rules")
            assert rules.text.startswith("### A turn"), "private answers are in the reader's language"
            assert rules.message.picture()
        finally:
            process.terminate()
            output = await process.communicate()
    assert (process.returncode, output) == (0, (b"", b""))
    with sqlite3.connect(tmp_path / "there" / "games.db") as connection:
        ((created_at,),) = connection.execute("SELECT created_at FROM games")
    connection.close()
    later = datetime.fromisoformat(created_at).replace(tzinfo=UTC) - datetime.now(UTC)
    assert timedelta(days=29) < later < timedelta(days=31)


async def test_the_language_of_a_server_precedes_that_of_the_operator(tmp_path):
    """A server's choice precedes its language on Discord, which precedes the operator's unless it is the default."""
    settings = Settings(directory=tmp_path / "box", validated=False, answer_seconds=3600)
    async with Sandbox(settings) as box:
        ada = box.person("Ada")
        box.grant(ada, "Administrator")
        process = await start_bot(
            tmp_path, **box.loopback.environment, BASTIDE_LANGUAGE="de", BASTIDE_LOG_LEVEL="error"
        )
        try:
            await box.bot_ready()
            for number, (discords, chosen, expected) in enumerate(
                [("en-US", None, "de"), ("fr", None, "fr"), ("ja", None, "de"), ("fr", "Italiano", "it")]
            ):
                box.server.locale = discords
                if chosen is not None:
                    panel = await ada.slash(box.channel("settings"), "settings")
                    await ada.choose(panel.message, "Language of the tables", chosen)
                lobby = await ada.slash(box.channel(f"games-{number}"), "game new")
                assert language(expected).say("button-join") in lobby.buttons, (discords, chosen)
        finally:
            process.terminate()
            await process.communicate()


async def test_all_wrong_settings_are_reported_at_once(tmp_path):
    """All wrong settings are reported at once, a sentence a line, with status 1."""
    process = await start_bot(tmp_path, BASTIDE_LANGUAGE="tlh", BASTIDE_DRAWINGS="none", BASTIDE_SHARDS="1")
    _, output = await process.communicate()
    assert process.returncode == 1
    assert [line.split()[0] for line in output.decode().splitlines()] == [
        "No",
        "BASTIDE_LANGUAGE",
        "BASTIDE_DRAWINGS",
        "BASTIDE_SHARDS",
    ]


async def test_commands_of_the_operator_answer_in_the_configured_language(tmp_path):
    """The output of the operator's commands is in the configured language."""
    await (await Database.open(str(tmp_path / "games.db"))).close()
    process = await start_bot(tmp_path, "check", BASTIDE_DATABASE="games.db", BASTIDE_LANGUAGE="de")
    output, _ = await process.communicate()
    assert output.decode().strip() == GERMAN.say("checked-sound", games=0)
