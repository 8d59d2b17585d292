"""What people type: one command a file, found by being there.

A module offers `COMMANDS`, the commands or groups it adds to the tree.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any, TypeAlias

from discord import app_commands

ON_SERVERS = app_commands.AppCommandContext(guild=True)
"""Where groups are offered that need a server; `guild_only` alone would not say so to Discord for a group."""

Commands: TypeAlias = tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]


def load(tree: app_commands.CommandTree[Any]) -> None:
    """Add the commands of every module of this package to `tree`, in the order of the modules' names."""
    for module in pkgutil.iter_modules(__path__):
        for command in importlib.import_module(f"{__name__}.{module.name}").COMMANDS:
            tree.add_command(command)
