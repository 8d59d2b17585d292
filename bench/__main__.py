"""`python -m bench`: one measurement, or all of them, as a table or as JSON.

Without a name everything is measured except `tune`, which searches for coefficients and must be named.

`python -m bench NAME --help` describes a measurement, its figures and its options. Only `cluster` can fail:
with status 1, if anything was lost, doubled, missing or counted wrongly."""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import sys

import bench

SEARCHES = ("tune",)
"""Modules that search instead of measuring; they run only if they are named."""


def main(argv: list[str]) -> int:
    """Return the highest status of the measurements, usually 0; wrong arguments exit with status 2."""
    modules = pkgutil.iter_modules(bench.__path__)
    known = sorted(module.name for module in modules if not (module.ispkg or module.name == "__main__"))
    if argv and argv[0] in known and {"-h", "--help"}.intersection(argv):
        # The module's docstring describes the measurement and its figures; a parser of its own adds the options.
        module = importlib.import_module(f"bench.{argv[0]}")
        if hasattr(module, "option_parser"):
            module.main(["--help"])
        print(module.__doc__)
        return 0
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "name", nargs="?", choices=known, help="what to measure; everything but tune by default"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    arguments, of_its_own = parser.parse_known_args(argv)
    options = [*(["--json"] if arguments.json else []), *of_its_own]
    if of_its_own and arguments.name is None:
        parser.error(f"no measurement is named that knows {of_its_own[0]}")
    status = 0
    for name in [arguments.name] if arguments.name else (name for name in known if name not in SEARCHES):
        if not arguments.name:
            print(f"# {name}")
        status = max(status, importlib.import_module(f"bench.{name}").main(options) or 0)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
