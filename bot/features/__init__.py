"""What people type and press: one folder a feature, with its commands, controls, panels and words.

Features are found by being there: `load` imports their modules. One that offers `COMMANDS` adds them to the
command tree; one with controls registers their handlers when it is imported. Features do not import each other.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

from discord import app_commands


def load(tree: app_commands.CommandTree[Any]) -> None:
    """Import every module of every feature, and add their commands to `tree`, by name."""
    found = [
        command
        for module in pkgutil.walk_packages(__path__, prefix=f"{__name__}.")
        for command in getattr(importlib.import_module(module.name), "COMMANDS", ())
    ]
    for command in sorted(found, key=lambda command: command.name):
        tree.add_command(command)
