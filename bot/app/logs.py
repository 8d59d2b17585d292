"""Logging: one line per entry, to standard error, as text or as JSON.

The context of an entry (game, seq, guild, interaction) is appended, even if the logging code does not know it.
"""

from __future__ import annotations

import logging
import sys
from enum import Enum

import structlog


class LogFormat(Enum):
    """The format of entries; the value is that of the setting."""

    TEXT = "text"
    JSON = "json"


def set_up(level: str, written: LogFormat = LogFormat.TEXT) -> None:
    """Send every entry of `level` and above to standard error; those of some libraries only from WARNING on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Text() if written is LogFormat.TEXT else _json())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # aiosqlite logs each statement with its values, such as the secret seeds of games.
    for library in ("discord", "alembic", "aiosqlite"):
        logging.getLogger(library).setLevel(logging.WARNING)
    # Without the privileged message intent discord.py warns about prefix commands; the bot has none.
    logging.getLogger("discord.ext").setLevel(logging.ERROR)


class _Text(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        about = " ".join(
            f"{name}={value}" for name, value in sorted(structlog.contextvars.get_contextvars().items())
        )
        text = super().formatMessage(record)
        return f"{text} [{about}]" if about else text


def _json() -> logging.Formatter:
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
        ],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
    )
