"""Tests of the files in `deploy/`: what they name exists, they run unprivileged and are monitored."""

import re
import shlex
import shutil
import subprocess
import tomllib
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
SETTINGS = set(re.findall(r"^#?([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE))


def instructions() -> list[tuple[str, str]]:
    """Return the Dockerfile's instructions with their arguments."""
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Dockerfile").read_text())
    lines = (line for line in text.splitlines() if line and not line.startswith("#"))
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


@pytest.fixture
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


@pytest.fixture
def compose() -> dict[str, Any]:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def test_the_image_has_every_package(project: dict[str, Any]) -> None:
    """The image copies every package, and every path that it copies exists."""
    copied = [
        shlex.split(arguments)[:-1]
        for name, arguments in instructions()
        if name == "COPY" and "--from" not in arguments
    ]
    names = {path for line in copied for path in line}
    packages = {
        package.rstrip("*") for package in project["tool"]["setuptools"]["packages"]["find"]["include"]
    }
    assert packages <= names
    assert {"pyproject.toml", project["project"]["readme"], *project["project"]["license-files"]} <= names
    assert [name for name in names if not (ROOT / name).exists()] == []
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert not names & set(ignored)
    assert ".env" in ignored


def test_the_image_runs_as_an_unprivileged_user_and_has_a_health_check(project: dict[str, Any]) -> None:
    """Of two stages the second runs the program unprivileged, with a health check and without a compiler."""
    names = [name for name, _ in instructions()]
    assert names.count("FROM") == 2
    last = dict(instructions()[names.index("FROM", 1) :])
    assert last["USER"] not in ("", "root", "0")
    assert "pip" not in last["RUN"]
    assert "/healthz" in last["HEALTHCHECK"]
    assert last["EXPOSE"] == re.search(r"BASTIDE_METRICS=\S+:(\d+)", last["ENV"])[1]  # type: ignore[index]
    assert last["EXPOSE"] in last["HEALTHCHECK"]
    (script,) = yaml.safe_load(last["CMD"])
    assert Path(script).name in project["project"]["scripts"]
    assert set(re.findall(r"BASTIDE_\w+", last["ENV"])) <= SETTINGS
    install = next(arguments for name, arguments in instructions() if "pip install" in arguments)
    assert set(re.findall(r"\[(\w+)\]", install)) <= set(project["project"]["optional-dependencies"])


def test_the_image_has_the_libraries_that_pillow_loads() -> None:
    """FriBiDi, which no Python package brings, is installed in the stage that runs."""
    names = [name for name, _ in instructions()]
    stage = instructions()[names.index("FROM", 1) :]
    assert any("libfribidi0" in arguments for name, arguments in stage if name == "RUN")


def test_the_health_check_of_the_image_fails_if_nothing_answers() -> None:
    """The image's health check is a program that fails if nothing answers at the port."""
    check = next(arguments for name, arguments in instructions() if name == "HEALTHCHECK")
    command = yaml.safe_load(check[check.index("[") :])
    assert command[0].endswith("python")
    compile(command[2], "check", "exec")


def test_compose_starts_every_shard_once(compose: dict[str, Any]) -> None:
    """The processes share all shards and one address, wait for the database, and are restarted.

    The password stands beside it: it may have an `@` or a `%`, which mean something in an address.
    """
    bots = {name: service for name, service in compose["services"].items() if name.startswith("bot")}
    shards = [service["environment"]["BASTIDE_SHARDS"].split("/") for service in bots.values()]
    assert {int(count) for _, count in shards} == {len(bots)}
    assert sorted(int(number) for numbers, _ in shards for number in numbers.split(",")) == [
        *range(len(bots))
    ]
    (address,) = {service["environment"]["BASTIDE_DATABASE"] for service in bots.values()}
    assert "$" not in address
    for service in bots.values():
        assert set(service["environment"]) <= {*SETTINGS, "PGPASSWORD"}
        assert (
            service["environment"]["PGPASSWORD"]
            == compose["services"]["database"]["environment"]["POSTGRES_PASSWORD"]
        )
        assert service["depends_on"]["database"]["condition"] == "service_healthy"
        assert service["restart"] == "unless-stopped"
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    database = compose["services"]["database"]
    assert "healthcheck" in database
    assert {volume.partition(":")[0] for volume in database["volumes"]} <= set(compose["volumes"])
    text = (DEPLOY / "compose.yaml").read_text()
    assert all(
        re.search(r":\?", variable) for variable in re.findall(r"\$\{[^}]*(?:TOKEN|PASSWORD)[^}]*\}", text)
    )


def test_the_unit_runs_the_program(project: dict[str, Any]) -> None:
    """The unit runs unprivileged and restarts after a failure; systemd finds no fault in it."""
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "bastide.service")
    service = unit["Service"]
    assert Path(service["ExecStart"]).name in project["project"]["scripts"]
    assert service["DynamicUser"] == "yes"
    assert service["Restart"] == "on-failure"
    assert service["WorkingDirectory"] == f"/var/lib/{service['StateDirectory']}"
    if (analyze := shutil.which("systemd-analyze")) is not None:
        completed = subprocess.run(
            [analyze, "verify", "--man=no", DEPLOY / "bastide.service"],
            capture_output=True,
            text=True,
            check=False,
        )
        # The program is installed where the unit will run, not here.
        arguments = [line for line in completed.stderr.splitlines() if "bastide.service" in line]
        assert [line for line in arguments if "not executable" not in line] == []
