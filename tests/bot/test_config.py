"""Tests of settings: read from the environment and `.env`, and refused in one sentence each, all at once."""

import os
import re
from pathlib import Path

import pytest

from bot.app.config import SANDBOX_TOKEN, Address, Config, ConfigError, Shards, read
from bot.i18n import SOURCE, language

NOWHERE = Path("/nonexistent/.env")


@pytest.fixture(autouse=True)
def environment(monkeypatch):
    """Return a function that sets these environment variables and no others."""

    def set_to(**settings):
        for name in os.environ:
            if name.startswith(("BASTIDE_", "DISCORD_")):
                monkeypatch.delenv(name)
        for name, value in settings.items():
            monkeypatch.setenv(name, value)

    set_to()
    return set_to


def refused(env_file=NOWHERE):
    """Return the keys of the sentences about all wrong settings, each of which can be said."""
    with pytest.raises(ConfigError) as refusal:
        read(env_file)
    for problem in refusal.value.problems:
        assert language(SOURCE).say(problem.key, **problem.values)
    return [problem.key for problem in refusal.value.problems]


def test_a_token_is_the_only_required_setting(environment):
    """With a token all other settings have defaults; an empty setting counts as missing."""
    environment(DISCORD_TOKEN=" abc ", BASTIDE_DATABASE="", BASTIDE_SHARDS=" ")
    assert read(NOWHERE).model_dump() == Config(token="abc", database="data/bastide.db").model_dump()


def test_without_a_token_one_sentence_says_what_to_do(environment):
    """Without a token or a sandbox one sentence says what to do, unless the command does not connect."""
    assert refused() == ["config-no-token"]
    assert read(NOWHERE, connects=False).token == SANDBOX_TOKEN


def test_a_real_token_does_not_go_into_the_sandbox(environment):
    """A real token together with a sandbox is refused."""
    environment(DISCORD_TOKEN="real", BASTIDE_SANDBOX="/tmp/x")
    assert refused() == ["config-token-and-sandbox"]
    environment(BASTIDE_SANDBOX="/tmp/x")
    assert read(NOWHERE).token == SANDBOX_TOKEN
    environment(BASTIDE_SANDBOX="/tmp/x", DISCORD_TOKEN=SANDBOX_TOKEN)
    assert read(NOWHERE).sandbox == Path("/tmp/x")


def test_the_environment_wins_over_the_file(tmp_path, environment):
    """The environment precedes `.env`, whose unknown entries are ignored."""
    env_file = tmp_path / ".env"
    text = "DISCORD_TOKEN=file\nBASTIDE_LOG_LEVEL='debug'\nexport OTHER=1\n# a note\n"
    env_file.write_text(text, encoding="utf-8")
    environment(DISCORD_TOKEN="environment")
    config = read(env_file)
    assert (config.token, config.log_level) == ("environment", "DEBUG")


def test_a_misspelt_setting_is_named_with_the_one_that_was_meant(tmp_path, environment):
    """A misspelt setting is refused with the name of the right one, since its default could be harmful."""
    env_file = tmp_path / ".env"
    env_file.write_text("DISCORD_TOKEN=file\nbastide_log_levle=info\n", encoding="utf-8")
    environment(BASTIDE_DATABSE="games.db")
    with pytest.raises(ConfigError) as refusal:
        read(env_file)
    assert [problem.values for problem in refusal.value.problems] == [
        {"given": "BASTIDE_DATABSE", "setting": "BASTIDE_DATABASE"},
        {"given": "BASTIDE_LOG_LEVLE", "setting": "BASTIDE_LOG_LEVEL"},
    ]
    environment(BASTIDE_DATABSE="games.db", BASTIDE_TABLES="0", DISCORD_TOKEN="real")
    assert refused() == ["config-misspelt", "config-number"]


def test_other_variables_with_the_prefix_are_left_alone(environment):
    """Variables with the prefix that Kubernetes sets for services of that name are ignored."""
    others = (
        "BASTIDE_PORT",
        "BASTIDE_DATABASE_PORT",
        "BASTIDE_METRICS_PORT_9464_TCP",
        "BASTIDE_DATABASE_SERVICE_HOST",
    )
    environment(DISCORD_TOKEN="real", **dict.fromkeys(others, "x"))
    assert read(NOWHERE).token == "real"


def test_a_file_that_cannot_be_read_is_named(tmp_path, environment):
    """A `.env` that is not UTF-8 is refused by name, as an editor may have saved it as UTF-16."""
    env_file = tmp_path / ".env"
    env_file.write_text("DISCORD_TOKEN=file\n", encoding="utf-16")
    environment()
    with pytest.raises(ConfigError) as refusal:
        read(env_file)
    (problem,) = refusal.value.problems
    assert (problem.key, problem.values["path"]) == ("config-no-file", str(env_file))


@pytest.mark.parametrize(
    ("setting", "value", "key"),
    [
        ("BASTIDE_LANGUAGE", "tlh", "config-choice"),
        ("BASTIDE_LOG_LEVEL", "loud", "config-choice"),
        ("BASTIDE_LOG_LEVEL", "notset", "config-choice"),
        ("BASTIDE_TABLES", "0", "config-number"),
        ("BASTIDE_TABLES", "-1", "config-number"),
        ("BASTIDE_DRAWINGS", "many", "config-number-or-none"),
        ("BASTIDE_DRAWINGS", "-1", "config-number-or-none"),
        ("BASTIDE_SHARDS", "4/4", "config-shards"),
        ("BASTIDE_SHARDS", "zero", "config-shards"),
        ("BASTIDE_SHARDS", "0,0/2", "config-shards"),
        ("BASTIDE_CLOCK_FILE", ".env.example", "config-clock-file"),
        ("BASTIDE_CLOCK_FILE", "/", "config-clock-file"),
    ],
)
def test_an_invalid_setting_is_refused_by_name(environment, setting, value, key):
    """An invalid setting is refused by name, with its value."""
    environment(DISCORD_TOKEN="abc", **{setting: value})
    assert refused() == [key]
    with pytest.raises(ConfigError) as refusal:
        read(NOWHERE)
    (problem,) = refusal.value.problems
    assert (problem.values["setting"], problem.values["given"]) == (setting, value)


def test_all_wrong_settings_are_reported_at_once(environment):
    """All wrong settings are reported at once."""
    environment(BASTIDE_LANGUAGE="tlh", BASTIDE_LOG_LEVEL="loud", BASTIDE_DRAWINGS="-1", BASTIDE_SHARDS="1")
    assert sorted(refused()) == [
        "config-choice",
        "config-choice",
        "config-no-token",
        "config-number-or-none",
        "config-shards",
    ]


def test_shards_are_numbers_of_a_whole(environment):
    """`0,2/4` stands for two of four shards."""
    environment(DISCORD_TOKEN="abc", BASTIDE_SHARDS="0,2/4")
    assert read(NOWHERE).shards == Shards((0, 2), 4)


def test_a_database_below_the_home_folder(environment, monkeypatch):
    """The `~` of a path is the home folder, since no shell reads `.env`."""
    monkeypatch.setenv("HOME", "/home/ann")
    environment(DISCORD_TOKEN="abc", BASTIDE_DATABASE="~/games.db")
    assert read(NOWHERE).database == "/home/ann/games.db"


def test_secrets_are_not_shown(environment):
    """Neither the token nor a database's password is shown when the settings are printed."""
    environment(DISCORD_TOKEN="secret", BASTIDE_DATABASE="x://me:secret@host/name")
    assert "secret" not in repr(read(NOWHERE))


def test_every_setting_is_explained():
    """`.env.example` names every setting that the program reads, and no other."""
    example = Path(".env.example").read_text(encoding="utf-8")
    named = set(re.findall(r"^#?([A-Z_]+)=", example, re.MULTILINE))
    known = {f"BASTIDE_{field.upper()}" for field in Config.model_fields} - {"BASTIDE_TOKEN"}
    assert named == {"DISCORD_TOKEN", *known}


def test_the_example_can_be_copied(tmp_path, environment):
    """`.env.example` with a token and all lines uncommented gives the defaults."""
    example = Path(".env.example").read_text(encoding="utf-8")
    env_file = tmp_path / ".env"
    in_force = re.sub(r"^#(?=[A-Z_]+=)", "", example, flags=re.MULTILINE)
    env_file.write_text(in_force.replace("DISCORD_TOKEN=", "DISCORD_TOKEN=abc"), encoding="utf-8")
    assert read(env_file).model_dump() == Config(token="abc").model_dump()


def test_the_address_of_the_metrics(environment):
    """A port alone binds to this machine, an address to another one; other texts and formats are refused."""
    for address, host, port in (
        ("9464", "127.0.0.1", 9464),
        ("0.0.0.0:80", "0.0.0.0", 80),
        ("[::1]:9464", "::1", 9464),
    ):
        environment(DISCORD_TOKEN="abc", BASTIDE_METRICS=address, BASTIDE_LOG_FORMAT="json")
        assert read(NOWHERE).metrics == Address(host, port)
    for address in ("none", "host:", "0", "70000", ":x"):
        environment(DISCORD_TOKEN="abc", BASTIDE_METRICS=address)
        assert refused() == ["config-address"]
    environment(DISCORD_TOKEN="abc", BASTIDE_LOG_FORMAT="xml")
    assert refused() == ["config-choice"]
