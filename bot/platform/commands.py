"""What every command shares: where it is offered, and the type of a module's `COMMANDS`."""

from __future__ import annotations

from typing import Any, TypeAlias

from discord import app_commands

ON_SERVERS = app_commands.AppCommandContext(guild=True)
"""Where groups are offered that need a server; `guild_only` alone would not say so to Discord for a group."""

Commands: TypeAlias = tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]
