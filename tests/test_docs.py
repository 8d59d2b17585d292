"""Tests that the files, commands and names mentioned in README and docs exist."""

from __future__ import annotations

import importlib
import importlib.util
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest
from prometheus_client import Counter, Gauge, Histogram

import bot.metrics
from game.engine.hooks import Hooks

ROOT = Path(__file__).parents[1]
PAGES = (
    *sorted(ROOT.glob("*.md")),
    *sorted(ROOT.glob("[a-z]*/README.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
)
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    """Each link or picture within the repository leads to a file."""
    targets = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    for target in targets:
        assert "://" in target or (page.parent / target).exists(), target


@every_page
def test_files_exist(page: Path) -> None:
    """Each file named from the root of the repository, such as `bot/platform/errors.py`, exists."""
    folders = "|".join(folder.name for folder in ROOT.glob("[a-z]*/"))
    named = re.findall(
        rf"(?<![\w./])(?:{folders})/[\w./-]+\.(?:py|ftl|toml|game|sql)\b", page.read_text(encoding="utf-8")
    )
    assert [name for name in named if not (ROOT / name).exists()] == []


@every_page
def test_commands_exist(page: Path) -> None:
    """Every target of make and every module that a page runs can be run."""
    text = page.read_text(encoding="utf-8")
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"(?:^|`)make (\w+)", text, re.MULTILINE)) <= set(targets)
    for module in set(re.findall(r"python -m ([a-z_.]+)", text)):
        assert importlib.util.find_spec(module.rstrip(".")) is not None, module


def test_measurements_exist() -> None:
    """Every measurement that a page or a docstring names can be made."""
    rooms = (folder for folder in ROOT.glob("[a-z]*/") if (folder / "__init__.py").exists())
    files = (*PAGES, *(file for room in rooms for file in room.rglob("*.py")))
    named = {
        name for file in files for name in re.findall(r"python -m bench ([a-z_]+)", file.read_text("utf-8"))
    }
    assert [name for name in sorted(named) if not (ROOT / "bench" / f"{name}.py").exists()] == []


@every_page
def test_dotted_names_are_there(page: Path) -> None:
    """Each dotted name of the program, such as `game.engine.rules.apply`, can be imported.

    A room's own page may leave out the room's name. `host.games.move` is a call of the host that a process
    has, which `test_host_contract` looks up.
    """
    rooms = {file.parent.name for file in ROOT.glob("[a-z]*/__init__.py")} - {"host"}
    own = page.parent.name if page.parent.name in rooms else ""
    inside = {file.parent.name for file in (ROOT / own).glob("*/__init__.py")} if own else set()
    missing = []
    for name in re.findall(r"`([a-z_]+(?:\.\w+)+)(?:\(.*?\))?`", page.read_text(encoding="utf-8")):
        first = name.split(".")[0]
        if (first in rooms and not _found(name)) or (first in inside and not _found(f"{own}.{name}")):
            missing.append(name)
    assert missing == []


@every_page
def test_what_is_called_is_defined(page: Path, defined: frozenset[str]) -> None:
    """Each call of the program, such as `described("name")`, is one of something that the program defines."""
    spans = re.findall(r"`([^`\n]+)`", page.read_text(encoding="utf-8"))
    called = [name for span in spans for name in re.findall(r"([\w.]*\b[A-Za-z]\w*)\(", span)]
    own = [name for name in called if name.split(".")[0] not in ("app_commands", "aiohttp")]
    assert [name for name in own if name.split(".")[-1] not in defined] == []


@pytest.fixture(scope="module")
def defined() -> frozenset[str]:
    """The names of all functions and classes of the program, and of all values to which a name is given."""
    text = "\n".join(
        file.read_text(encoding="utf-8")
        for room in ROOT.glob("[a-z]*/__init__.py")
        for file in room.parent.rglob("*.py")
    )
    names = re.findall(r"\b(?:def|class) (\w+)|^ *(\w+) *(?::[^=\n]+)?=", text, re.MULTILINE)
    return frozenset(name for pair in names for name in pair if name)


def _found(name: str) -> bool:
    """Return whether the dotted name is a module, or a module with these attributes."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for attribute in parts[length:]:
            if not hasattr(found, attribute):
                return False
            found = getattr(found, attribute)
        return True
    return False


@pytest.mark.parametrize("command", ["new --random 7", "--help", "replay tests/records/base.game"])
def test_the_games_commands_are_typed_as_they_stand(command: str) -> None:
    """The `python -m game` commands in README and the notation's page run as they are written there."""
    completed = subprocess.run(
        [sys.executable, "-m", "game", *command.split()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert completed.returncode == 0, completed.stderr
    assert completed.stdout


def test_every_feature_is_named() -> None:
    """The page of the room `bot` lists the folders of its features."""
    features = [file.parent.name for file in (ROOT / "bot/features").glob("*/__init__.py")]
    text = (ROOT / "bot/README.md").read_text(encoding="utf-8").partition("## Features")[2]
    assert [feature for feature in features if f"`{feature}`" not in text] == []


@every_page
def test_what_is_imported_is_there(page: Path) -> None:
    """Each import in an example, such as `from sandbox.script import Sandbox`, works."""
    for line in re.findall(r"^from \w+\.[\w.]+ import .+$", page.read_text(encoding="utf-8"), re.MULTILINE):
        exec(line, {})


def test_every_target_is_named() -> None:
    """Some page names every target of make, and the Makefile says what each does."""
    rules = re.findall(r"^(\w+):(.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert [name for name, rest in rules if f"make {name}" not in text or "## " not in rest] == []


def test_every_variable_of_tests_is_named() -> None:
    """Some page names each environment variable that changes what a test does."""
    files = (file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("*.py"))
    variables = {variable for text in files for variable in re.findall(r"os\.environ\.get\(\"(\w+)\"", text)}
    assert variables
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert [variable for variable in sorted(variables) if f"{variable}=" not in text] == []


def test_every_metric_is_named() -> None:
    """The page about hosting names every metric of the program, as `/metrics` prints it, and no others."""
    text = (ROOT / "docs/running.md").read_text(encoding="utf-8")
    metrics = [
        metric for metric in vars(bot.metrics).values() if isinstance(metric, (Counter, Gauge, Histogram))
    ]
    served = {
        f"{next(iter(metric.describe())).name}{'_total' * isinstance(metric, Counter)}" for metric in metrics
    }
    assert set(re.findall(r"`(bastide_\w+)`", text)) == served


def test_every_hook_is_explained() -> None:
    """The page about expansions names every field of `Hooks`."""
    text = (ROOT / "docs/adding-an-expansion.md").read_text(encoding="utf-8")
    assert [field.name for field in fields(Hooks) if f"`{field.name}`" not in text] == []
