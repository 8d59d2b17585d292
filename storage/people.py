"""Settings of people, and everything that names them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import PersonId
from model.ladders import LadderStatus
from model.people import PersonSettings, QuietHours
from model.tables import LIVING
from storage import program_values, rows
from storage.schema import agreements, games, holidays, log, nights, orders, people, seats, stop_agreements
from storage.schema_challenges import challenges
from storage.schema_community import played_seats, ratings, records
from storage.schema_ladders import ladder_members, ladders
from storage.schema_outbox import outbox
from storage.schema_puzzles import puzzle_answers
from storage.schema_tournaments import OPEN, decisions, entrants, tournaments
from storage.unreadable import ROW_LIMIT, first_ones_readable, readable

_FORGOTTEN = "people-forgotten"
"""The name in `program_values` of the number of calls of `forget`."""

# Built once: building a statement takes SQLAlchemy longer than SQLite takes to execute it.
_FIND = people.select().where(people.c.id == sa.bindparam("person")).limit(ROW_LIMIT)


async def find(connection: AsyncConnection, person: PersonId) -> PersonSettings:
    """Return the settings of a person, or the defaults."""
    found = await first_ones_readable(connection, _FIND, people.c.id, _settings, 1, {"person": person})
    if not found:
        return PersonSettings()
    query = holidays.select().where(holidays.c.person == person).order_by(holidays.c.begins)
    spans = await readable(connection, query, holidays.c.begins, lambda row: (row.begins, row.ends))
    query = nights.select().where(nights.c.person == person).order_by(nights.c.since)
    history = await readable(connection, query, nights.c.since, _quiet_hours)
    return replace(found[0], holidays=spans, quiet_hours_history=history)


def _settings(row: sa.Row[Any]) -> PersonSettings:
    quiet = None if row.quiet_from is None else (row.quiet_from, row.quiet_until)
    return PersonSettings(row.language, row.time_zone, row.reminder, quiet, discord_language=row.discords)


def _quiet_hours(row: sa.Row[Any]) -> QuietHours:
    return QuietHours(
        row.since, row.time_zone, None if row.quiet_from is None else (row.quiet_from, row.quiet_until)
    )


async def languages(connection: AsyncConnection) -> dict[PersonId, str]:
    """Return the languages of all people who have chosen one."""
    query = sa.select(people.c.id, people.c.language).where(people.c.language.is_not(None))
    return {PersonId(row.id): row.language for row in await connection.execute(query)}


async def put(connection: AsyncConnection, person: PersonId, settings: PersonSettings) -> None:
    """Store the settings of a person, holidays and quiet hours included, in place of those they had."""
    await rows.put(
        connection,
        people,
        id=person,
        language=settings.language,
        discords=settings.discord_language,
        time_zone=settings.time_zone,
        reminder=settings.reminder,
        quiet_from=settings.quiet[0] if settings.quiet else None,
        quiet_until=settings.quiet[1] if settings.quiet else None,
    )
    await connection.execute(holidays.delete().where(holidays.c.person == person))
    if settings.holidays:
        spans = [{"person": person, "begins": begins, "ends": ends} for begins, ends in settings.holidays]
        await connection.execute(holidays.insert(), spans)
    await connection.execute(nights.delete().where(nights.c.person == person))
    if settings.quiet_hours_history:
        history = [
            {
                "person": person,
                "since": entry.since,
                "time_zone": entry.time_zone,
                "quiet_from": entry.quiet[0] if entry.quiet else None,
                "quiet_until": entry.quiet[1] if entry.quiet else None,
            }
            for entry in settings.quiet_hours_history
        ]
        await connection.execute(nights.insert(), history)


async def times_forgotten(connection: AsyncConnection) -> int:
    """Return how often `forget` was called. While it is unchanged, names that were read before are valid."""
    return int(await program_values.find(connection, _FORGOTTEN) or 0)


async def takes_part_in(connection: AsyncConnection, person: PersonId) -> frozenset[str]:
    """Return the ids of the games, tournaments and ladders in which a person still takes part."""
    entered = (entrants.c.person == person) & ~entrants.c.gone
    queries = (
        sa.select(seats.c.game).join(games).where(seats.c.person == person, games.c.status.in_(LIVING)),
        sa.select(entrants.c.tournament).join(tournaments).where(entered, sa.text(OPEN)),
        sa.select(ladder_members.c.ladder)
        .join(ladders)
        .where(ladder_members.c.person == person, ladder_members.c.place.is_not(None))
        .where(ladders.c.status == LadderStatus.OPEN),
    )
    found = [(await connection.execute(query)).scalars().all() for query in queries]
    return frozenset(row_id for ids in found for row_id in ids)


async def forget(connection: AsyncConnection, person: PersonId) -> None:
    """Delete a person everywhere; games and their moves stay, without the name."""
    await program_values.put(connection, _FORGOTTEN, str(await times_forgotten(connection) + 1))
    await connection.execute(people.delete().where(people.c.id == person))
    await _anonymise(connection, person)
    for table in (agreements, orders, stop_agreements, puzzle_answers):
        await connection.execute(table.delete().where(table.c.person == person))
    for role in ("challenger", "challenged"):
        condition = challenges.c[role] == person
        await connection.execute(
            challenges.update()
            .where(condition)
            .values({role: None, f"{role}_name": "", "low": None, "high": None})
        )
    condition = ladder_members.c.person == person
    await connection.execute(ladder_members.update().where(condition).values(person=None, name=""))
    await connection.execute(ladders.update().where(ladders.c.organiser == person).values(organiser=None))
    for column in (seats.c.person, log.c.person, outbox.c.person, games.c.host):
        values: dict[str, Any] = {column.name: None}
        if column is seats.c.person:
            values["name"] = ""
        await connection.execute(sa.update(column.table).where(column == person).values(values))


async def _anonymise(connection: AsyncConnection, person: PersonId) -> None:
    """Replace a person by a new negative id where results and tournaments cannot do without an id.

    The ratings of others depend on whom they played: the new id is distinct, but identifies nobody.
    """
    least = sa.func.coalesce(sa.func.min(played_seats.c.person), 0)
    least_entrant = sa.func.coalesce(sa.func.min(entrants.c.person), 0)
    lowest = [(await connection.execute(sa.select(value))).scalar_one() for value in (least, least_entrant)]
    nobody = min(0, *lowest) - 1
    for table in (played_seats, entrants):
        condition = table.c.person == person
        await connection.execute(table.update().where(condition).values(person=nobody, name=""))
    await connection.execute(records.update().where(records.c.person == person).values(person=nobody))
    await connection.execute(
        ratings.update().where(ratings.c.player == str(person)).values(player=str(nobody))
    )
    for column in (tournaments.c.organiser, decisions.c.referee):
        await connection.execute(sa.update(column.table).where(column == person).values({column.name: None}))
