"""The command line of a measurement that has options of its own."""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter


def option_parser(name: str, description: str | None) -> ArgumentParser:
    """Return the parser of `python -m bench NAME`, with `--json`; its help begins with the description."""
    parser = ArgumentParser(
        prog=f"python -m bench {name}", description=description, formatter_class=RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    return parser
