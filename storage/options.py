"""Options of a table as columns, and as plain data for columns that hold JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from typing import Any

from game.values.ruleset import Edition, Expansion, Option, Ruleset
from model.tables import FirstSeat, HelpLevel, TableOptions, TimeOut


def ruleset_data(ruleset: Ruleset) -> dict[str, Any]:
    """Return a ruleset as plain data; sets are sorted, so that equal rulesets give equal texts."""
    return {
        "edition": ruleset.edition.value,
        "expansions": sorted(expansion.value for expansion in ruleset.expansions),
        "options": sorted(option.value for option in ruleset.options),
        "table": list(ruleset.table) if ruleset.table else None,
        "hidden_hands": ruleset.hidden_hands,
    }


def ruleset_from(data: dict[str, Any]) -> Ruleset:
    """Return the ruleset that `ruleset_data` wrote."""
    table = data["table"]
    return Ruleset(
        edition=Edition(data["edition"]),
        expansions=frozenset(Expansion(value) for value in data["expansions"]),
        options=frozenset(Option(value) for value in data["options"]),
        table=(table[0], table[1]) if table else None,
        hidden_hands=data["hidden_hands"],
    )


def options_columns(options: TableOptions) -> dict[str, Any]:
    """Return options by the names of their columns: enums as members, the rules as plain data."""
    columns = {field.name: getattr(options, field.name) for field in fields(options)}
    return columns | {"ruleset": ruleset_data(options.ruleset)}


def options_data(options: TableOptions) -> dict[str, Any]:
    """Return options as plain data."""
    columns = options_columns(options)
    return {name: value.value if isinstance(value, Enum) else value for name, value in columns.items()}


def options_from(data: Mapping[Any, Any]) -> TableOptions:
    """Return the options that `options_columns` or `options_data` wrote."""
    return TableOptions(
        ruleset=ruleset_from(data["ruleset"]),
        seats=int(data["seats"]),
        help=HelpLevel(data["help"]),
        turn_seconds=_number(data["turn_seconds"]),
        time_out=TimeOut(data["time_out"]),
        holiday_days=int(data["holiday_days"]),
        first=FirstSeat(data["first"]),
        rated=data["rated"],
        language=data["language"],
        # Missing in what was written before migration 0015.
        budget_seconds=_number(data.get("budget_seconds")),
    )


def _number(stored: Any) -> int | None:
    """Return a stored number. Raises ValueError for text, which SQLite stores in any column."""
    return None if stored is None else int(stored)
