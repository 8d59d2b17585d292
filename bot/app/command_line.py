"""The commands of `python -m bot`, and their exit statuses."""

from __future__ import annotations

import asyncio
import importlib
import sys
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop

from bot.app import logs, wiring
from bot.app.config import Config, ConfigError, read
from bot.app.garbage import collection_paused
from bot.app.stopping import Stopping
from bot.i18n import SOURCE, Language, language
from bot.i18n.language import Value
from model.errors import StorageTrouble


def run(typed: Sequence[str], stopping: Stopping) -> int:
    """Run the typed command and return the exit status: 0, or 1 after a sentence that says why it failed.

    On a signal to stop, the bot returns 0, and a command that could not finish returns 1.
    """
    words = language(SOURCE)
    if list(typed) in (["--help"], ["-h"]):
        print(_usage(words))
        return 0
    command = COMMANDS.get(typed[0] if typed else "")
    arguments = tuple(typed[1:])
    if command is None or len(arguments) != len(command.arguments.split()):
        return _refuse(words, "config-unknown-command", typed=" ".join(typed))
    try:
        config = read(connects=command.connects)
    except ConfigError as error:
        return _refuse_all(words, error)
    if command.connects:
        # Imported before the loop starts: a signal to stop ends the program at once while it imports.
        with collection_paused():
            importlib.import_module("bot.app.online")
    words = language(config.language)
    logs.set_up(config.log_level, config.log_format)
    try:
        return uvloop.run(_until_stopped(command.run(config, *arguments), stopping))
    except wiring.DatabaseUnusable as error:
        return _refuse(words, error.problem.value, database=error.url, problem=error.detail)
    except StorageTrouble as trouble:
        return _refuse(words, "database-away", problem=str(trouble))
    except ConfigError as error:
        return _refuse_all(words, error)
    except asyncio.CancelledError:
        return 0 if command.run is _play else _refuse(words, "stopped-early")


async def _until_stopped(work: Coroutine[Any, Any, int], stopping: Stopping) -> int:
    """Return the result of `work`, which a signal to stop cancels once."""
    working = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    stopping.begin(lambda: loop.call_soon_threadsafe(working.cancel))
    try:
        return await working
    finally:
        # Before the loop is closed: a signal after that could not schedule a callback in it.
        stopping.over()


async def _play(config: Config) -> int:
    """Serve until told to stop."""
    # Imported here, so that commands that do not connect start sooner.
    from bot.app import online

    with online.problems_named(config):
        await online.run(config)
    return 0


async def _check(config: Config) -> int:
    """Print what is wrong with the database and the logs of unfinished games; return 1 if there is anything."""
    words = language(config.language)
    # First, since damage may keep the games from being read.
    wrong = await wiring.integrity(config)
    for problem in wrong:
        print(words.say("checked-file", problem=problem), file=sys.stderr)
    games, damaged = await wiring.check(config)
    for damage in damaged:
        line = words.say("checked-damaged", game=damage.game, entry=str(damage.seq), problem=damage.detail)
        print(line, file=sys.stderr)
    if not damaged and not wrong:
        print(words.say("checked-sound", games=games))
    return 1 if damaged or wrong else 0


async def _backup(config: Config, file: str) -> int:
    words, copy = language(config.language), Path(file)
    try:
        await wiring.backup(config, copy)
    except FileExistsError:
        return _refuse(words, "backup-exists", file=file)
    except OSError as problem:
        return _refuse(words, "backup-failed", file=file, problem=problem.strerror or str(problem))
    print(words.say("backup-made", file=file))
    return 0


async def _migrate(config: Config, url: str) -> int:
    words = language(config.language)
    try:
        games = await wiring.migrate(config, url)
    except wiring.CopyFailed as failure:
        return _refuse(words, failure.problem.value, problem=failure.detail)
    print(words.say("migrated", games=games))
    return 0


async def _recount(config: Config) -> int:
    """Compute all results and ratings anew, and print what has changed."""
    words = language(config.language)
    found, names = await wiring.recount(config)
    print(words.say("recounted", games=found.results))
    if found.games_added or found.games_removed or found.changed:
        print(
            words.say(
                "recount-changed",
                **{"in": found.games_added, "out": found.games_removed, "moved": len(found.changed)},
            )
        )
    for change in found.changed[: wiring.MOST_CHANGED]:
        before, after = ("–" if shown is None else str(shown) for shown in (change.before, change.after))
        print(f"  {_rated_name(words, change.player, names)}: {before} → {after}")
    return 0


def _rated_name(words: Language, person: str, names: Mapping[str, str]) -> str:
    """Return a person's name for a list of ratings, or their id if no name is stored."""
    # A person whose data was deleted has a negative id.
    return words.say("seat-former") if person.startswith("-") else names.get(person, person)


async def _emojis(config: Config) -> int:
    from bot.app import online

    with online.problems_named(config):
        uploaded = await online.upload_emojis(config)
    print(language(config.language).say("emojis-uploaded", emojis=uploaded))
    return 0


@dataclass(frozen=True, slots=True)
class Command:
    """A command of `python -m bot`: a coroutine that returns the exit status, and the key of its line in `--help`.

    `connects` says whether it needs a Discord token; `arguments` are the names of its arguments.
    """

    run: Callable[..., Coroutine[Any, Any, int]]
    about: str
    connects: bool
    arguments: str = ""


COMMANDS: Mapping[str, Command] = {
    "": Command(_play, "usage-play", connects=True),
    "check": Command(_check, "usage-check", connects=False),
    "backup": Command(_backup, "usage-backup", connects=False, arguments="FILE"),
    "migrate-to": Command(_migrate, "usage-migrate", connects=False, arguments="ADDRESS"),
    "recount": Command(_recount, "usage-recount", connects=False),
    "emojis": Command(_emojis, "usage-emojis", connects=True),
}
"""The commands by name; the bot itself has the empty name."""


def _usage(words: Language) -> str:
    lines = (
        f"  {f'{name} {command.arguments}':<19}{words.say(command.about)}"
        for name, command in COMMANDS.items()
    )
    return "\n".join((words.say("usage"), "", *lines))


def _refuse(words: Language, key: str, **values: Value) -> int:
    print(words.say(key, **values), file=sys.stderr)
    return 1


def _refuse_all(words: Language, error: ConfigError) -> int:
    for problem in error.problems:
        _refuse(words, problem.key, **problem.values)
    return 1
