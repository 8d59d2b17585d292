"""What people type and press: one folder a feature, with its commands, controls, panels and words.

Features are listed nowhere: `modules` imports every module of this package. `COMMANDS` of a module are added
to the command tree; handlers of controls are registered by the import. Features do not import each other.
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
    """Return the modules of all features. The first call imports them, which would block an event loop."""
    return tuple(
        importlib.import_module(module.name)
        for module in pkgutil.walk_packages(__path__, prefix=f"{__name__}.")
    )


def load(tree: app_commands.CommandTree[Any]) -> None:
    """Add the commands of all features to `tree`, by name."""
    found = [command for module in modules() for command in getattr(module, "COMMANDS", ())]
    for command in sorted(found, key=lambda command: command.name):
        tree.add_command(command)
