"""Tests that a person's export holds every row that names the person."""

import asyncio

import sqlalchemy as sa

from model.people import ReminderBy
from storage.database import Database
from storage.personal_data import KEPT
from storage.schema import metadata, people
from storage.unreadable import ROWS_AT_ONCE, readable

NAMES_OF_PEOPLE = {"person", "player", "host", "kept_for", "organiser", "referee", "challenger", "challenged"}
"""Names of columns that hold ids of people, in any table."""

TOLD_ELSEWHERE = {
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


def test_every_column_that_names_a_person_is_told_of() -> None:
    columns = {
        str(column)
        for table in metadata.tables.values()
        for column in table.columns
        if column.name in NAMES_OF_PEOPLE
    }
    assert columns == {str(kept.person) for kept in KEPT.values()} | TOLD_ELSEWHERE.keys()


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
