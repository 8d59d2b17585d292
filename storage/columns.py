"""Types of columns (moments in UTC, enums by their values), row numbers, and partial indexes."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import Enum
from typing import Any, TypeVar

import sqlalchemy as sa

Member = TypeVar("Member", bound=Enum)


class Moment(sa.TypeDecorator[datetime]):
    """A moment: an aware datetime in UTC in Python, stored without a time zone."""

    impl = sa.DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: sa.Dialect) -> datetime | None:  # noqa: ARG002
        """Return the moment as it is stored; a naive one is a programming error."""
        if value is None:
            return None
        assert value.tzinfo is not None, "a moment needs its zone"
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: sa.Dialect) -> datetime | None:  # noqa: ARG002
        """Return the stored moment as an aware one."""
        return None if value is None else value.replace(tzinfo=UTC)


MissingOrJson = sa.JSON(none_as_null=True)
"""The type of a JSON column that may be NULL: None is stored as NULL, not as the JSON value `null`."""

NAME = 64
"""The length of a column for a name or its key, in characters."""


def name_key(name: str) -> str:
    """Return a name with its case folded, cut to `NAME` characters: folding can lengthen it ("ß" to "ss")."""
    return name.casefold()[:NAME]


def enum_type(members: type[Enum]) -> sa.Enum:
    """Return the type of a column that holds only the values of an enum, and returns its members."""
    return sa.Enum(
        members,
        native_enum=False,
        create_constraint=True,
        length=32,
        name=members.__name__.lower(),
        values_callable=lambda closed_set: [member.value for member in closed_set],
    )


LARGEST = 2**31 - 1
"""The largest number that an integer column holds.

In SQLite a damaged value may be no number: it is larger than all numbers, and not the largest of those up to this.
"""


def next_number(
    number: sa.Column[int], condition: sa.ColumnElement[bool] | None = None
) -> sa.ScalarSelect[int]:
    """Return a subquery for the number after the largest of these rows, 1 without any.

    It is used in an INSERT; or in an UPDATE, if its columns are those of an alias of the updated table.
    """
    query = sa.select(sa.func.coalesce(sa.func.max(number), 0) + 1).where(number <= LARGEST)
    return (query if condition is None else query.where(condition)).scalar_subquery()


ROWS_ON_POSTGRESQL = "rows on PostgreSQL"
"""The key in `Index.info` of the condition of a partial index on PostgreSQL."""


def partial_index(sqlite: str, postgresql: str | None = None) -> dict[str, Any]:
    """Return the arguments of `sa.Index` for a partial index; SQLite uses it only for queries with this very condition.

    The condition for PostgreSQL is set by `storage.postgresql.engine`: as an argument of the index it would
    load SQLAlchemy's dialects with all their drivers, which takes a tenth of a start on SQLite.
    """
    return {"sqlite_where": sa.text(sqlite), "info": {ROWS_ON_POSTGRESQL: sa.text(postgresql or sqlite)}}


def inline_literal(column: sa.Column[Member], member: Member) -> sa.BindParameter[Member]:
    """Return a literal that is written into the SQL: for a parameter SQLite does not use a partial index."""
    return sa.literal(member, column.type, literal_execute=True)
