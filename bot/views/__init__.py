"""What people press: one view a file, found by being there."""

from __future__ import annotations

import importlib
import pkgutil


def load() -> None:
    """Import every view, so that its handlers are known."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
