"""Expansions and house rules: importing this package registers them all.

Each is a module, or a package whose module `rules` registers it.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}" + (".rules" if _module.ispkg else ""))
