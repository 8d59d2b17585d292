"""Tests of Bastide installed from its wheel, outside of the repository."""

import asyncio
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from playing import open_table, play_by_buttons

from sandbox.bot_process import BotProcess

pytestmark = pytest.mark.e2e

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("game", "model", "storage", "rendering", "host", "bot", "sandbox", "bench")
PATIENCE_SECONDS = 300
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("BASTIDE_", "PYTHON"))}


def done(*command, cwd):
    subprocess.run(command, cwd=cwd, env=CLEAN, check=True, timeout=PATIENCE_SECONDS)


def wheel(directory):
    """Build the wheel from the source rooms in a clean directory and return its path."""
    source = directory / "source"
    source.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    for room in ROOMS:
        shutil.copytree(ROOT / room, source / room, ignore=shutil.ignore_patterns("__pycache__"))
    done(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", ".", ".", cwd=source)
    (built,) = source.glob("*.whl")
    files = [path for room in ROOMS for path in (source / room).rglob("*.*") if path.suffix != ".md"]
    rooms = {str(path.relative_to(source)) for path in files}
    with zipfile.ZipFile(built) as packed:
        assert {name for name in packed.namelist() if ".dist-info/" not in name} == rooms
    return built


def installed(directory):
    """Return the scripts of a new environment that holds only the wheel and its dependencies."""
    built = wheel(directory)
    # The pip of this environment installs into it. Modules are compiled when they are imported.
    done(sys.executable, "-m", "venv", "--without-pip", "environment", cwd=directory)
    scripts = directory / "environment" / "bin"
    pip = (sys.executable, "-m", "pip", "--python", scripts / "python")
    done(*pip, "install", "--quiet", "--disable-pip-version-check", "--no-compile", built, cwd=directory)
    return scripts


async def said_by(process, part):
    """Return the output lines up to the first that contains `part`."""
    lines = []
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not lines or part not in lines[-1]:
            lines.append((await process.stdout.readline()).decode())
            assert lines[-1], f"it ended after {lines}"
    return lines


async def test_the_wheel_in_an_empty_environment(box, table, ada, bruno, tmp_path):
    """The wheel has every file of the rooms; its scripts start the bot, which plays and teaches, and the sandbox."""
    scripts = await asyncio.to_thread(installed, tmp_path)
    refused = await asyncio.create_subprocess_exec(
        scripts / "bastide", cwd=tmp_path, env=CLEAN | {"DISCORD_TOKEN": ""}, stderr=asyncio.subprocess.PIPE
    )
    _, said = await refused.communicate()
    assert said.startswith(b"No token: put DISCORD_TOKEN=")
    assert refused.returncode == 1

    environment = {"BASTIDE_DATABASE": str(tmp_path / "installed.db"), "PYTHONPATH": ""}
    command = (str(scripts / "bastide"),)
    async with BotProcess(box.loopback, command=command, environment=environment, log=tmp_path / "log"):
        await box.bot_ready()
        message, mover = await open_table(box, table, [ada, bruno], computers=1, seats=3)
        await play_by_buttons(mover, message)
        assert (await ada.slash(table, "board")).message.picture().startswith(b"\x89PNG")
        assert (await ada.slash(ada.direct(), "learn")).message.picture().startswith(b"\x89PNG")
        assert (await bruno.slash(bruno.direct(), "rules")).message.picture().startswith(b"\x89PNG")

    serving = await asyncio.create_subprocess_exec(
        scripts / "bastide-sandbox",
        cwd=tmp_path,
        env=CLEAN,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        assert (await said_by(serving, ": ready as "))[0].startswith("The sandbox is at http://")
    finally:
        serving.terminate()
        await serving.communicate()
    assert serving.returncode == 0
