"""Shared by all commands: where they are offered, types of parameters, and the type of a module's `COMMANDS`."""

from __future__ import annotations

from typing import Any, TypeAlias

from discord import app_commands

from bot.platform import limits

ON_SERVERS = app_commands.AppCommandContext(guild=True)
"""The context of a group that needs a server; for groups, discord.py does not send `guild_only` to Discord."""

Typed: TypeAlias = app_commands.Range[str, 1, limits.TYPED]
"""A word or a name that people type or pick."""

TypedList: TypeAlias = app_commands.Range[str, 1, limits.TYPED_LIST]
"""Several words or names, separated by commas."""

Commands: TypeAlias = tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]

Menus: TypeAlias = tuple[app_commands.ContextMenu, ...]
"""Context menu commands of people and messages; they are part of a module's `COMMANDS`, too."""
