"""Kinds of columns: moments in UTC, closed sets kept by their values, numbers that count rows; rows of an index."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import Enum
from typing import Any, TypeVar

import sqlalchemy as sa

Member = TypeVar("Member", bound=Enum)


class Moment(sa.TypeDecorator[datetime]):
    """A moment, aware and in UTC on this side; SQLite keeps it without a zone."""

    impl = sa.DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: sa.Dialect) -> datetime | None:  # noqa: ARG002
        """The moment as it is kept; a naive one is a mistake of ours."""
        if value is None:
            return None
        assert value.tzinfo is not None, "a moment needs its zone"
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: sa.Dialect) -> datetime | None:  # noqa: ARG002
        """The moment as it was meant."""
        return None if value is None else value.replace(tzinfo=UTC)


def closed(members: type[Enum]) -> sa.Enum:
    """A column that holds nothing but the values of an enum, and gives its members back."""
    return sa.Enum(
        members,
        native_enum=False,
        create_constraint=True,
        length=32,
        name=members.__name__.lower(),
        values_callable=lambda closed_set: [member.value for member in closed_set],
    )


def following(number: sa.Column[int], which: sa.ColumnElement[bool] | None = None) -> sa.ScalarSelect[int]:
    """The number after the largest of these rows (1 without any), worked out by the database as it inserts."""
    query = sa.select(sa.func.coalesce(sa.func.max(number), 0) + 1)
    return (query if which is None else query.where(which)).scalar_subquery()


def rows(sqlite: str, postgresql: str | None = None) -> dict[str, Any]:
    """Return the rows of a partial index, in the very words that queries use: SQLite finds no index by other ones."""
    return {"sqlite_where": sa.text(sqlite), "postgresql_where": sa.text(postgresql or sqlite)}


def written_out(column: sa.Column[Member], member: Member) -> sa.BindParameter[Member]:
    """Return a value that stands in the statement itself: by a parameter SQLite finds no index of such rows."""
    return sa.literal(member, column.type, literal_execute=True)
