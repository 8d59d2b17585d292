"""Test of Bastide installed from its wheel, outside of the repository."""

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
PACKAGES = ("game", "model", "storage", "rendering", "host", "bot", "sandbox", "bench")
PATIENCE_SECONDS = 300
CLEAN_ENVIRONMENT = {
    name: value for name, value in os.environ.items() if not name.startswith(("BASTIDE_", "PYTHON"))
}


def run_command(*command, cwd):
    """Run the command without variables of the bot and of Python; fails unless it succeeds."""
    subprocess.run(command, cwd=cwd, env=CLEAN_ENVIRONMENT, check=True, timeout=PATIENCE_SECONDS)


def build_wheel(directory):
    """Build the wheel from a copy of the packages, and return its path; fails unless it has all their files."""
    source = directory / "source"
    source.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    for package in PACKAGES:
        shutil.copytree(ROOT / package, source / package, ignore=shutil.ignore_patterns("__pycache__"))
    run_command(
        sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", ".", ".", cwd=source
    )
    (wheel,) = source.glob("*.whl")
    files = [path for package in PACKAGES for path in (source / package).rglob("*.*") if path.suffix != ".md"]
    expected = {str(path.relative_to(source)) for path in files}
    with zipfile.ZipFile(wheel) as packed:
        assert {name for name in packed.namelist() if ".dist-info/" not in name} == expected
    return wheel


def install_wheel(directory):
    """Return the scripts of a new environment that holds only the wheel and its dependencies."""
    wheel = build_wheel(directory)
    # The pip of this environment installs into it. Modules are compiled when they are imported.
    run_command(sys.executable, "-m", "venv", "--without-pip", "environment", cwd=directory)
    scripts = directory / "environment" / "bin"
    pip = (sys.executable, "-m", "pip", "--python", scripts / "python")
    run_command(
        *pip, "install", "--quiet", "--disable-pip-version-check", "--no-compile", wheel, cwd=directory
    )
    return scripts


async def output_until(process, part):
    """Return the lines that the process prints, up to the first that contains `part`."""
    lines = []
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not lines or part not in lines[-1]:
            lines.append((await process.stdout.readline()).decode())
            assert lines[-1], f"the process ended after {lines}"
    return lines


async def test_the_bot_and_the_sandbox_run_when_installed_from_the_wheel(box, table, ada, bruno, tmp_path):
    """The wheel has every file of the packages; its scripts start the bot, whose commands work, and the sandbox."""
    scripts = await asyncio.to_thread(install_wheel, tmp_path)
    without_token = await asyncio.create_subprocess_exec(
        scripts / "bastide",
        cwd=tmp_path,
        env=CLEAN_ENVIRONMENT | {"DISCORD_TOKEN": ""},
        stderr=asyncio.subprocess.PIPE,
    )
    _, error_output = await without_token.communicate()
    assert error_output.startswith(b"No token: put DISCORD_TOKEN=")
    assert without_token.returncode == 1

    environment = {"BASTIDE_DATABASE": str(tmp_path / "installed.db"), "PYTHONPATH": ""}
    command = (str(scripts / "bastide"),)
    async with BotProcess(box.loopback, command=command, environment=environment, log=tmp_path / "log"):
        await box.bot_ready()
        message, mover = await open_table(box, table, [ada, bruno], computers=1, seats=3)
        await play_by_buttons(mover, message)
        assert (await ada.slash(table, "board")).message.picture().startswith(b"\x89PNG")
        assert (await ada.slash(ada.direct(), "learn")).message.picture().startswith(b"\x89PNG")
        assert (await bruno.slash(bruno.direct(), "rules")).message.picture().startswith(b"\x89PNG")

    sandbox = await asyncio.create_subprocess_exec(
        scripts / "bastide-sandbox",
        cwd=tmp_path,
        env=CLEAN_ENVIRONMENT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        assert (await output_until(sandbox, ": ready as "))[0].startswith("The sandbox is at http://")
    finally:
        sandbox.terminate()
        await sandbox.communicate()
    assert sandbox.returncode == 0
