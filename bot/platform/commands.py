"""What all commands share: where they are offered, and the type of a module's `COMMANDS`."""

from __future__ import annotations

from typing import Any, TypeAlias

from discord import app_commands

ON_SERVERS = app_commands.AppCommandContext(guild=True)
"""The context of a group that needs a server; for groups, discord.py does not send `guild_only` to Discord."""

Commands: TypeAlias = tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]
