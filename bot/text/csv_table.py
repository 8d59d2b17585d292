"""CSV tables."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO


def csv_table(rows: Iterable[Sequence[object]]) -> str:
    """Return rows as CSV; texts that a spreadsheet would take for a formula are escaped."""
    out = StringIO()
    csv.writer(out).writerows([_harmless(value) for value in row] for row in rows)
    return out.getvalue()


def _harmless(value: object) -> object:
    formula = isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t", "\r")
    return f"'{value}" if formula else value
