"""The settings of one process, from the environment and `.env`. `.env.example` explains each of them."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from dotenv import dotenv_values

from bot.i18n import SOURCE, codes
from bot.i18n.language import Value

SANDBOX_TOKEN = "sandbox"
"""The token of the sandbox; it opens nothing but our own loopback."""


class ConfigError(Exception):
    """A setting is missing or makes no sense; `key` names the sentence that says what to do."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


@dataclass(frozen=True, slots=True)
class Config:
    """All settings, checked.

    `sandbox` is the socket of a loopback Discord; `clock_file` holds seconds to add to the machine's time;
    `shard_ids` of `shard_count` are this process's share of a large bot.
    """

    token: str
    database: str
    sandbox: Path | None = None
    clock_file: Path | None = None
    language: str = SOURCE
    log_level: str = "INFO"
    drawings: int = 2
    shard_ids: tuple[int, ...] | None = None
    shard_count: int | None = None


def read(environment: Mapping[str, str], env_file: Path = Path(".env"), *, connects: bool = True) -> Config:
    """Return the settings in `environment`, completed from `env_file`. Refuses with ConfigError.

    No token is needed by a command that does not connect to Discord.
    """
    settings = {
        **{key: value for key, value in dotenv_values(env_file).items() if value is not None},
        **environment,
    }
    token = settings.get("DISCORD_TOKEN", "").strip()
    sandbox = _path(settings, "BASTIDE_SANDBOX")
    if connects and sandbox is None and not token:
        raise ConfigError("config-no-token")
    if connects and sandbox is not None and token not in ("", SANDBOX_TOKEN):
        raise ConfigError("config-token-and-sandbox")
    language = settings.get("BASTIDE_LANGUAGE") or SOURCE
    if language not in codes():
        raise ConfigError(
            "config-choice", setting="BASTIDE_LANGUAGE", given=language, choices=", ".join(codes())
        )
    log_level = (settings.get("BASTIDE_LOG_LEVEL") or "INFO").upper()
    levels = logging.getLevelNamesMapping()
    if log_level not in levels:
        raise ConfigError(
            "config-choice", setting="BASTIDE_LOG_LEVEL", given=log_level, choices=", ".join(sorted(levels))
        )
    shard_ids, shard_count = _shards(settings.get("BASTIDE_SHARDS", ""))
    return Config(
        token=token or SANDBOX_TOKEN,
        database=settings.get("BASTIDE_DATABASE") or "data/bastide.db",
        sandbox=sandbox,
        clock_file=_path(settings, "BASTIDE_CLOCK_FILE"),
        language=language,
        log_level=log_level,
        drawings=_positive(settings, "BASTIDE_DRAWINGS", default=2),
        shard_ids=shard_ids,
        shard_count=shard_count,
    )


def _path(settings: Mapping[str, str], setting: str) -> Path | None:
    text = settings.get(setting, "").strip()
    return Path(text) if text else None


def _positive(settings: Mapping[str, str], setting: str, *, default: int) -> int:
    text = settings.get(setting, "").strip()
    if not text:
        return default
    if not text.isdecimal() or int(text) == 0:
        raise ConfigError("config-number", setting=setting, given=text)
    return int(text)


def _shards(text: str) -> tuple[tuple[int, ...] | None, int | None]:
    """Return the shards that `0,1/4` names: numbers 0 and 1 of 4. Nothing when Discord shall decide."""
    if not text.strip():
        return None, None
    ids, _, count = text.partition("/")
    try:
        numbers, total = tuple(int(number) for number in ids.split(",")), int(count)
    except ValueError:
        raise ConfigError("config-shards", given=text) from None
    if not all(0 <= number < total for number in numbers):
        raise ConfigError("config-shards", given=text)
    return numbers, total
