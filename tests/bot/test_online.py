"""Tests of assembling the program's parts, without Discord."""

import asyncio
import subprocess
import sys

from bot import features
from bot.app.config import Config
from bot.app.online import assembled
from bot.i18n.command_words import FluentTranslator

TIMEOUT_SECONDS = 120


async def test_a_bot_that_never_connects_is_closed(empty_database):
    """A bot that is stopped before it connects is closed without error."""
    async with assembled(Config(database=str(empty_database), drawings=0)) as client:
        pass
    assert client.is_closed()


async def test_commands_are_translated_one_a_step(empty_database):
    """Translating the commands yields to the event loop after each, since all together take too long."""
    steps, step = set(), 0

    class Watched(FluentTranslator):
        async def translate(self, string, locale, context):
            steps.add(step)
            return await super().translate(string, locale, context)

    async with assembled(Config(database=str(empty_database), drawings=0)) as client:
        features.load(client.tree)
        translator, commands = Watched(), client.tree.get_commands()

        async def translate_all():
            for command in commands:
                await command.get_translated_payload(client.tree, translator)

        translating = asyncio.create_task(translate_all())
        while not translating.done():
            step += 1
            await asyncio.sleep(0)
        await translating
    assert len(steps) >= len(commands) > 10


def test_all_features_are_imported_before_the_bot_serves():
    """Loading the features imports no module, which would be one long step of the event loop."""
    code = (
        "import sys; import bot.app.online; from bot import features; before = set(sys.modules);"
        "features.modules(); print(sorted(set(sys.modules) - before), len(features.modules()))"
    )
    completed = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=TIMEOUT_SECONDS
    )
    assert completed.stderr == ""
    nothing_new, modules = completed.stdout.rsplit(maxsplit=1)
    assert nothing_new == "[]"
    assert int(modules) > 10
