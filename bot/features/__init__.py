"""What people type and press: one folder a feature, with its commands, controls, panels and words.

Features are found by being there. A module that offers `COMMANDS` adds them to the tree of commands; a
module of controls registers their handlers when it is imported.
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
