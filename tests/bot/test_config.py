"""Settings are read from the environment and `.env`, and refused in one sentence each."""

from pathlib import Path

import pytest

from bot.app.config import SANDBOX_TOKEN, Config, ConfigError, read
from bot.i18n import SOURCE, language

NOWHERE = Path("/nonexistent/.env")


def refused(environment, env_file=NOWHERE):
    with pytest.raises(ConfigError) as refusal:
        read(environment, env_file)
    assert language(SOURCE).say(refusal.value.key, **refusal.value.values)
    return refusal.value.key


def test_a_token_is_enough():
    """All other settings have a default."""
    assert read({"DISCORD_TOKEN": " abc "}, NOWHERE) == Config("abc", "data/bastide.db")


def test_without_a_token_one_sentence_says_what_to_do():
    """Neither a token nor a sandbox: there is nobody to talk to."""
    assert refused({}) == "config-no-token"


def test_a_real_token_does_not_go_into_the_sandbox():
    """Tries on loopback never carry a token that is worth something."""
    assert refused({"DISCORD_TOKEN": "real", "BASTIDE_SANDBOX": "/tmp/x"}) == "config-token-and-sandbox"
    assert read({"BASTIDE_SANDBOX": "/tmp/x"}, NOWHERE).token == SANDBOX_TOKEN
    assert read({"BASTIDE_SANDBOX": "/tmp/x", "DISCORD_TOKEN": SANDBOX_TOKEN}, NOWHERE).sandbox == Path(
        "/tmp/x"
    )


def test_the_environment_wins_over_the_file(tmp_path):
    """`.env` fills in what the environment does not say."""
    env_file = tmp_path / ".env"
    env_file.write_text("DISCORD_TOKEN=file\nBASTIDE_LOG_LEVEL=debug\n", encoding="utf-8")
    config = read({"DISCORD_TOKEN": "environment"}, env_file)
    assert (config.token, config.log_level) == ("environment", "DEBUG")


@pytest.mark.parametrize(
    ("setting", "value", "key"),
    [
        ("BASTIDE_LANGUAGE", "tlh", "config-choice"),
        ("BASTIDE_LOG_LEVEL", "loud", "config-choice"),
        ("BASTIDE_DRAWINGS", "0", "config-number"),
        ("BASTIDE_DRAWINGS", "many", "config-number"),
        ("BASTIDE_SHARDS", "4/4", "config-shards"),
        ("BASTIDE_SHARDS", "zero", "config-shards"),
    ],
)
def test_nonsense_is_refused_by_name(setting, value, key):
    """A setting that makes no sense is named, with what was given."""
    assert refused({"DISCORD_TOKEN": "abc", setting: value}) == key


def test_shards_are_numbers_of_a_whole():
    """`0,2/4` serves two of four shards."""
    config = read({"DISCORD_TOKEN": "abc", "BASTIDE_SHARDS": "0,2/4"}, NOWHERE)
    assert (config.shard_ids, config.shard_count) == ((0, 2), 4)


def test_every_setting_is_explained():
    """`.env.example` names every setting that the program reads."""
    source = Path("bot/app/config.py").read_text(encoding="utf-8")
    example = Path(".env.example").read_text(encoding="utf-8")
    for setting in {
        word.strip('"(,)') for word in source.split() if word.strip('"(,)').startswith("BASTIDE_")
    }:
        assert f"{setting}=" in example
