"""What people type and press: one folder a feature, with its commands, controls, panels and words.

Features are found by being there: `modules` imports them. One that offers `COMMANDS` adds them to the command
tree; one with controls registers their handlers when it is imported. Features do not import each other.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from types import ModuleType
from typing import Any

from discord import app_commands


@cache
def modules() -> tuple[ModuleType, ...]:
    """Return the modules of all features. The first call imports them, which is too long for a step of a loop."""
    return tuple(
        importlib.import_module(module.name)
        for module in pkgutil.walk_packages(__path__, prefix=f"{__name__}.")
    )


def load(tree: app_commands.CommandTree[Any]) -> None:
    """Add the commands of all features to `tree`, by name."""
    found = [command for module in modules() for command in getattr(module, "COMMANDS", ())]
    for command in sorted(found, key=lambda command: command.name):
        tree.add_command(command)
