"""`python -m bench [NAME] [--json]`: one measurement, or all of them; they fail nothing."""

from __future__ import annotations

import importlib
import pkgutil
import sys

import bench


def main(argv: list[str]) -> int:
    """0, or 2 for a measurement that does not exist."""
    known = sorted(
        module.name for module in pkgutil.iter_modules(bench.__path__) if not module.name.startswith("_")
    )
    wanted = [argument for argument in argv if not argument.startswith("-")]
    options = [argument for argument in argv if argument.startswith("-")]
    for name in wanted:
        if name not in known:
            print(f"bench knows {', '.join(known)}, but not {name}", file=sys.stderr)
            return 2
    for name in wanted or known:
        if not wanted:
            print(f"# {name}")
        importlib.import_module(f"bench.{name}").main(options)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
