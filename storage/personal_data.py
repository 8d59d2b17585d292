"""Rows that are stored under a person's id, for the export of their data."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import PersonId
from storage.ratings import ALL
from storage.schema import agreements, games, log, orders, stop_agreements
from storage.schema_community import records
from storage.schema_ladders import ladder_members, ladders
from storage.schema_outbox import outbox
from storage.schema_tournaments import decisions, entrants, teams, tournaments
from storage.unreadable import readable


@dataclass(frozen=True, slots=True)
class Section:
    """A section of an export: rows whose column `person` has the id of a person, and what is `exported` of each."""

    person: sa.Column[Any]
    exported: tuple[sa.ColumnElement[Any], ...]


_TEAM = sa.and_(teams.c.tournament == entrants.c.tournament, teams.c.number == entrants.c.team)

SECTIONS: dict[str, Section] = {
    "tables_opened": Section(games.c.host, (games.c.id.label("game"), games.c.status, games.c.created_at)),
    "entries": Section(log.c.person, (log.c.game, log.c.seq, log.c.at)),
    "orders_to_the_dragon": Section(orders.c.person, (orders.c.game, orders.c.turn, orders.c.text)),
    "agreed_to_take_back": Section(agreements.c.person, (agreements.c.game,)),
    "agreed_to_stop": Section(stop_agreements.c.person, (stop_agreements.c.game,)),
    "records": Section(
        records.c.person,
        (
            sa.cast(sa.func.nullif(records.c.guild, ALL), sa.String).label("server"),
            records.c.kind,
            records.c.value,
            records.c.game,
        ),
    ),
    "tournaments": Section(
        entrants.c.person,
        (
            entrants.c.tournament,
            sa.select(tournaments.c.name)
            .where(tournaments.c.id == entrants.c.tournament)
            .scalar_subquery()
            .label("name"),
            entrants.c.name.label("entered_as"),
            sa.select(teams.c.name).where(_TEAM).scalar_subquery().label("team"),
            entrants.c.confirmed,
            entrants.c.seed,
            entrants.c.checked_in,
            entrants.c.reserve,
            entrants.c.gone.label("dropped_out"),
        ),
    ),
    "tournaments_opened": Section(
        tournaments.c.organiser,
        (tournaments.c.id.label("tournament"), tournaments.c.name, tournaments.c.created_at),
    ),
    "decisions": Section(
        decisions.c.referee,
        (
            decisions.c.tournament,
            decisions.c.number,
            decisions.c.kind,
            decisions.c.round,
            decisions.c.match,
            decisions.c.at,
        ),
    ),
    "ladders": Section(
        ladder_members.c.person,
        (
            ladder_members.c.ladder,
            ladder_members.c.name.label("entered_as"),
            ladder_members.c.place,
            ladder_members.c.won,
            ladder_members.c.lost,
            ladder_members.c.active_at,
        ),
    ),
    "ladders_opened": Section(
        ladders.c.organiser, (ladders.c.id.label("ladder"), ladders.c.name, ladders.c.created_at)
    ),
    "messages": Section(
        outbox.c.person, (outbox.c.kind, outbox.c.game, outbox.c.tournament, outbox.c.made_at)
    ),
}
"""The sections of an export, by name."""


async def rows_of(connection: AsyncConnection, person: PersonId) -> dict[str, tuple[dict[str, object], ...]]:
    """Return every row of SECTIONS that names a person, ready for JSON; one that cannot be read is left out."""
    found = {}
    for name, section in SECTIONS.items():
        key = tuple(section.person.table.primary_key.columns)
        query = sa.select(*section.exported).where(section.person == person).order_by(*key)
        found[name] = await readable(connection, query, key[0], _exported)
    return found


def _exported(row: sa.Row[Any]) -> dict[str, object]:
    return {name: _plain(value) for name, value in row._mapping.items()}


def _plain(value: object) -> object:
    if isinstance(value, Enum):
        return value.value
    return value.isoformat() if isinstance(value, datetime) else value
