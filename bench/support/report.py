"""Printing of figures."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence


def report(figures: Mapping[str, object], argv: Sequence[str]) -> None:
    """Print figures by name as a table, or with --json as one object; nested mappings group figures.

    JSON has no infinity, so figures that are not finite are printed as null.
    """
    if "--json" in argv:
        print(json.dumps(_finite(figures), allow_nan=False))
        return
    rows = [
        (f"{name} {part}".rstrip(), figure)
        for name, value in figures.items()
        for part, figure in (value.items() if isinstance(value, Mapping) else [("", value)])
    ]
    width = max(len(name) for name, _ in rows)
    for name, figure in rows:
        shown = f"{figure:.2f}" if isinstance(figure, float) else figure
        print(f"{name:<{width}} {shown:>12}")


def _finite(value: object) -> object:
    if isinstance(value, Mapping):
        return {name: _finite(part) for name, part in value.items()}
    return None if isinstance(value, float) and not math.isfinite(value) else value
