"""The settings of one process, from the environment and `.env`. `.env.example` explains each of them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

from dotenv import dotenv_values
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.app.clock import OFFSET_BYTES
from bot.app.logs import LogFormat
from bot.i18n import SOURCE, codes
from bot.i18n.language import Value
from host.games.lobby import MOST_TABLES

SANDBOX_TOKEN = "sandbox"
"""The token of the sandbox, which is valid only on its loopback."""

PREFIX = "BASTIDE_"
"""The prefix of the names of all settings except the token."""

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
"""The values of `BASTIDE_LOG_LEVEL`."""

MISSPELT_RATIO = 0.85
"""The least `difflib` ratio between a name and that of a setting to count as a misspelling."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A missing or invalid setting; `key` names the sentence that says what to do."""

    key: str
    values: Mapping[str, Value]


class ConfigError(Exception):
    """Settings are missing or invalid; `problems` has all of them."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(", ".join(problem.key for problem in problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Shards:
    """The ids of the shards that this process serves, and the number of all shards."""

    ids: tuple[int, ...]
    count: int


def _language(code: str) -> str:
    if code not in codes():
        raise _refused("config-choice", choices=", ".join(codes()))
    return code


def _log_level(name: str) -> str:
    if name.upper() not in LOG_LEVELS:
        raise _refused("config-choice", choices=", ".join(LOG_LEVELS))
    return name.upper()


def _positive(value: Any) -> int:
    if not str(value).isdecimal() or int(value) == 0:
        raise _refused("config-number")
    return int(value)


def _zero_or_more(value: Any) -> int:
    if not str(value).isdecimal():
        raise _refused("config-number-or-none")
    return int(value)


def _shards(value: Any) -> Any:
    """Return the shards that `0,1/4` names: numbers 0 and 1 of 4."""
    if not isinstance(value, str):
        return value
    ids, _, count = value.partition("/")
    try:
        numbers, total = tuple(int(number) for number in ids.split(",")), int(count)
    except ValueError:
        raise _refused("config-shards") from None
    if not all(0 <= number < total for number in numbers) or len(set(numbers)) < len(numbers):
        raise _refused("config-shards")
    return Shards(numbers, total)


def _database(value: str) -> str:
    """Return a path below `~` with the home folder in its place, which no shell has done in `.env`."""
    return str(Path(value).expanduser()) if value.startswith("~/") else value


@dataclass(frozen=True, slots=True)
class Address:
    """The address at which the process serves its metrics."""

    host: str
    port: int


def _address(value: Any) -> Any:
    """Return the address in a text like `9464` or `0.0.0.0:9464`; a port alone is bound to 127.0.0.1."""
    if not isinstance(value, str):
        return value
    host, _, port = value.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) < 2**16:
        raise _refused("config-address")
    return Address(host.strip("[]") or "127.0.0.1", int(port))


def _log_format(value: Any) -> Any:
    if isinstance(value, str) and value not in [log_format.value for log_format in LogFormat]:
        raise _refused("config-choice", choices=", ".join(log_format.value for log_format in LogFormat))
    return value


def _clock_file(value: Any) -> Any:
    """Return the path of an offset file, which may be missing."""
    file = Path(value) if isinstance(value, str) else None
    if file is not None and file.exists() and (not file.is_file() or file.stat().st_size != OFFSET_BYTES):
        raise _refused("config-clock-file")
    return value


def _refused(key: str, **values: str) -> PydanticCustomError:
    return PydanticCustomError(key, key, values)


class Config(BaseModel):
    """All settings, checked.

    `sandbox` is the socket of a loopback Discord; `clock_file` holds seconds to add to the machine's time;
    `language` is that of a server that has chosen none; `drawings` is the number of processes that draw, 0 to draw
    in this one; `tables` is the most that one person may have open. Without `shards` Discord decides; without
    `metrics` none are served.
    """

    model_config = ConfigDict(frozen=True)

    sandbox: Path | None = None
    token: str = Field(default=SANDBOX_TOKEN, repr=False)
    database: Annotated[str, AfterValidator(_database)] = Field(default="data/bastide.db", repr=False)
    clock_file: Annotated[Path | None, BeforeValidator(_clock_file)] = None
    language: Annotated[str, BeforeValidator(_language)] = SOURCE
    log_level: Annotated[str, BeforeValidator(_log_level)] = "INFO"
    log_format: Annotated[LogFormat, BeforeValidator(_log_format)] = LogFormat.TEXT
    drawings: Annotated[int, BeforeValidator(_zero_or_more)] = 1
    tables: Annotated[int, BeforeValidator(_positive)] = MOST_TABLES
    metrics: Annotated[Address | None, BeforeValidator(_address)] = None
    shards: Annotated[Shards | None, BeforeValidator(_shards)] = None


class _Environment(BaseSettings, Config):
    """The settings of a command that does not connect to Discord, which needs no token."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,
        extra="ignore",
        validate_default=True,
        enable_decoding=False,
    )

    token: str = Field(default=SANDBOX_TOKEN, validation_alias="DISCORD_TOKEN", repr=False)

    @model_validator(mode="before")
    @classmethod
    def _stripped(cls, values: dict[str, Any]) -> dict[str, Any]:
        """Return the values without surrounding white space; omit empty ones."""
        stripped = {
            name: value.strip() if isinstance(value, str) else value for name, value in values.items()
        }
        return {name: value for name, value in stripped.items() if value != ""}


class _Connecting(_Environment):
    """The settings of a command that connects to Discord or to a sandbox; a sandbox refuses a real token."""

    @field_validator("token")
    @classmethod
    def _token_matches(cls, token: str, others: ValidationInfo) -> str:
        sandbox = others.data.get("sandbox")
        if sandbox is None and token == SANDBOX_TOKEN:
            raise _refused("config-no-token")
        if sandbox is not None and token != SANDBOX_TOKEN:
            raise _refused("config-token-and-sandbox")
        return token


def read(env_file: Path = Path(".env"), *, connects: bool = True) -> Config:
    """Return the settings in the environment, completed from `env_file`. Refuses with ConfigError.

    With `connects=False` no token is needed.
    """
    kind = _Connecting if connects else _Environment
    problems: tuple[Problem, ...] = ()
    try:
        names = {*os.environ, *dotenv_values(env_file, encoding="utf-8")}
        problems = tuple(_misspelt(sorted(name.upper() for name in names)))
        config = kind(_env_file=env_file, _env_file_encoding="utf-8")
    except ValidationError as refusal:
        raise ConfigError((*problems, *_problems(refusal))) from None
    except (OSError, UnicodeDecodeError) as failure:
        values = {"path": str(env_file), "problem": str(failure)}
        raise ConfigError((Problem("config-no-file", values),)) from failure
    if problems:
        raise ConfigError(problems)
    return config


def _misspelt(names: Iterable[str]) -> Iterator[Problem]:
    """Yield a problem for each name that is almost that of a setting.

    Other names with the prefix are ignored: Kubernetes, for example, sets some for a service of that name.
    """
    settings = [name.upper() for name in Config.model_fields if name != "token"]
    for name in names:
        setting = name.removeprefix(PREFIX)
        if setting == name or setting in settings:
            continue
        for closest in get_close_matches(setting, settings, n=1, cutoff=MISSPELT_RATIO):
            yield Problem("config-misspelt", {"given": name, "setting": PREFIX + closest})


def _problems(refusal: ValidationError) -> Iterator[Problem]:
    """Yield the problems; an error's type is the key of its sentence, since only our own validators refuse text."""
    for error in refusal.errors():
        setting = str(error["loc"][0])
        name = setting if setting.isupper() else PREFIX + setting.upper()
        values = {**error.get("ctx", {}), "setting": name, "given": str(error["input"])}
        yield Problem(error["type"], values)
