"""Tests that a person's export holds every row that names the person, and that deletion leaves no such row."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from model.ids import PersonId
from model.people import ReminderBy
from storage.database import Database
from storage.people import forget
from storage.personal_data import SECTIONS
from storage.schema import metadata, people
from storage.schema_community import played_seats
from storage.schema_tournaments import entrants
from storage.unreadable import ROWS_AT_ONCE, readable

NAMES_OF_PEOPLE = {"person", "player", "host", "organiser", "referee", "challenger", "challenged"}
"""Names of columns that hold ids of people, in any table."""

EXPORTED_ELSEWHERE = {
    "holidays.person": "settings",
    "nights.person": "settings",
    "seats.person": "games",
    "played_seats.person": "results",
    "ratings.player": "ratings",
    "challenges.challenger": "challenges",
    "challenges.challenged": "challenges",
    "puzzle_answers.person": "puzzles",
}
"""Columns whose rows are exported as part of another value, by the name of that value."""


COLUMNS = [
    column
    for table in metadata.sorted_tables
    for column in table.columns
    if column.name in NAMES_OF_PEOPLE or column is people.c.id
]


def test_every_column_that_names_a_person_is_exported() -> None:
    columns = {str(column) for column in COLUMNS if column is not people.c.id}
    assert columns == {str(section.person) for section in SECTIONS.values()} | EXPORTED_ELSEWHERE.keys()


@pytest.mark.parametrize("deleted_before", [entrants.c.person, played_seats.c.person])
async def test_a_person_who_is_deleted_is_named_in_no_column(
    empty_database: Path, deleted_before: sa.Column[Any]
) -> None:
    """A row for each column that names people is deleted, or names nobody: an id that nobody else has."""
    person, numbers = PersonId(10**9), count(1)
    with closing(sqlite3.connect(empty_database)) as plain, plain:
        plain.execute("PRAGMA ignore_check_constraints = ON")
        for column, value in (*((column, person) for column in COLUMNS), (deleted_before, -7)):
            filled = {other.name: next(numbers) for other in column.table.columns if not other.nullable}
            filled[column.name] = value
            places = ", ".join("?" for _ in filled)
            plain.execute(
                f"INSERT INTO {column.table.name} ({', '.join(map(repr, filled))}) VALUES ({places})",
                tuple(filled.values()),
            )
    database = await Database.open(str(empty_database))
    async with database.begin() as connection:
        await forget(connection, person)
    await database.close()
    with closing(sqlite3.connect(empty_database)) as plain:
        for column in COLUMNS:
            query = f"SELECT count(*) FROM {column.table.name} WHERE {column.name} = ?"
            assert plain.execute(query, (person,)).fetchone() == (0,), str(column)
        for table in ("entrants", "played_seats"):
            assert plain.execute(f"SELECT min(person) FROM {table}").fetchone() == (-8,)


async def test_other_tasks_run_while_many_rows_are_read(address: str) -> None:
    """Other tasks run while an export reads thousands of rows."""
    numbers = list(range(1, 10 * ROWS_AT_ONCE + 1))
    rows = [{"id": number, "time_zone": "UTC", "reminder": ReminderBy.NONE} for number in numbers]
    rounds = 0

    async def others() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    database = await Database.open(address)
    async with database.begin() as connection:
        await connection.execute(people.insert(), rows)
    running = asyncio.create_task(others())
    async with database.read() as connection:
        query = sa.select(people.c.id).where(people.c.id > 0).order_by(people.c.id)
        found = await readable(connection, query, people.c.id, lambda row: (row.id, rounds))
    running.cancel()
    await database.close()
    assert [number for number, _ in found] == numbers
    assert len({before for _, before in found}) == 10
