"""What all commands share: where they are offered, and the type of a module's `COMMANDS`."""

from __future__ import annotations

from typing import Any, TypeAlias

from discord import app_commands

from bot.platform import limits

ON_SERVERS = app_commands.AppCommandContext(guild=True)
"""The context of a group that needs a server; for groups, discord.py does not send `guild_only` to Discord."""

Typed: TypeAlias = app_commands.Range[str, 1, limits.TYPED]
"""A word or a name that people type or pick."""

TypedList: TypeAlias = app_commands.Range[str, 1, limits.TYPED_LIST]
"""Several of them, with commas between."""

Commands: TypeAlias = tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]

Menus: TypeAlias = tuple[app_commands.ContextMenu, ...]
"""Commands in the menus of people and messages; a module offers them as its `COMMANDS`, too."""
