"""Ladders: their members by place, what has happened on them, and when to look at them again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, TypedDict, Unpack

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import ChannelId, GuildId, LadderId, MemberId, MessageId, PersonId
from model.ladders import Ladder, LadderSpec, LadderStatus, Member, News
from storage.columns import name_key, next_number
from storage.options import options_data, options_from
from storage.schema_ladders import ladder_members, ladder_news, ladders
from storage.unreadable import first_readable, readable

_row, _member, _news = ladders.c, ladder_members.c, ladder_news.c


async def insert(connection: AsyncConnection, ladder: Ladder) -> None:
    """Store a new ladder without members. A Conflict says that an open one of this server has its name."""
    await connection.execute(
        ladders.insert().values(
            id=ladder.id,
            message=ladder.message,
            status=ladder.status,
            created_at=ladder.created_at,
            ended_at=ladder.ended_at,
            **_spec_values(ladder.spec),
        )
    )


class LadderChanges(TypedDict, total=False):
    """Keyword arguments of `change`: the values of a ladder that can change, besides its rules."""

    channel: ChannelId
    message: MessageId | None
    status: LadderStatus
    look_at: datetime | None
    ended_at: datetime | None


class MemberChanges(TypedDict, total=False):
    """Keyword arguments of `change_member`: the values of a member that can change."""

    place: int | None
    name: str
    active_at: datetime
    moved: int
    won: int
    lost: int


async def change(connection: AsyncConnection, ladder: LadderId, **changes: Unpack[LadderChanges]) -> None:
    """Store other values of a ladder."""
    await connection.execute(ladders.update().where(_row.id == ladder).values({**changes}))


async def change_spec(connection: AsyncConnection, ladder: LadderId, spec: LadderSpec) -> None:
    """Store other rules of a ladder. A Conflict says that an open one of this server has its name."""
    await connection.execute(ladders.update().where(_row.id == ladder).values(_spec_values(spec)))


def _spec_values(spec: LadderSpec) -> dict[str, Any]:
    return {
        "guild": spec.guild,
        "channel": spec.channel,
        "organiser": spec.organiser,
        "name": spec.name,
        "key": name_key(spec.name),
        "options": options_data(spec.options),
        "reach": spec.reach,
        "answer_days": spec.answer_days,
        "idle_days": spec.idle_days,
    }


async def find(connection: AsyncConnection, ladder: LadderId) -> Ladder | None:
    """Return a ladder with its members; None without one."""
    query = ladders.select().where(_row.id == ladder)
    row = await first_readable(connection, query, _row.id, lambda row: row)
    if row is None:
        return None
    query = ladder_members.select().where(_member.ladder == ladder).order_by(_member.place, _member.number)
    found = await readable(connection, query, _member.number, _member_from)
    members = tuple(member for member in found if member.place is not None)
    return _ladder(row, members, tuple(member for member in found if member.place is None))


async def of_guild(connection: AsyncConnection, guild: GuildId) -> tuple[Ladder, ...]:
    """Return the ladders of a server without their members: open ones first, then the newest."""
    query = (
        ladders.select()
        .where(_row.guild == guild)
        .order_by((_row.status == LadderStatus.OPEN).desc(), _row.created_at.desc())
    )
    return await readable(connection, query, _row.id, lambda row: _ladder(row, (), ()))


async def of_person(connection: AsyncConnection, person: PersonId) -> tuple[LadderId, ...]:
    """Return the ladders on which a person is, or was."""
    query = sa.select(_member.ladder).where(_member.person == person).order_by(_member.ladder)
    return tuple(LadderId(found) for found in (await connection.execute(query)).scalars())


async def enter(connection: AsyncConnection, ladder: LadderId, member: Member) -> None:
    """Add a member under the next number. A Conflict says that the person is or was a member already."""
    await connection.execute(
        ladder_members.insert().values(
            ladder=ladder,
            number=next_number(_member.number, _member.ladder == ladder),
            person=member.person,
            name=member.name,
            place=member.place,
            active_at=member.active_at,
            won=member.won,
            lost=member.lost,
            moved=member.moved,
        )
    )


async def change_member(
    connection: AsyncConnection, ladder: LadderId, number: MemberId, **changes: Unpack[MemberChanges]
) -> None:
    """Store other values of a member."""
    condition = (_member.ladder == ladder) & (_member.number == number)
    await connection.execute(ladder_members.update().where(condition).values({**changes}))


async def set_order(connection: AsyncConnection, ladder: Ladder, order: Sequence[MemberId]) -> None:
    """Store the new order of a ladder's members, from the top, and how many places up each has moved."""
    before = {member.number: member.place or 0 for member in ladder.members}
    moved = [
        {"of_number": number, "place": place, "moved": before[number] - place}
        for place, number in enumerate(order, start=1)
        if before[number] != place
    ]
    if moved:
        this = (_member.ladder == ladder.id) & (_member.number == sa.bindparam("of_number"))
        await connection.execute(ladder_members.update().where(this), moved)


async def add_news(connection: AsyncConnection, ladder: LadderId, news: News) -> int:
    """Store what has happened under the next number, and return the number."""
    number = next_number(_news.number, _news.ladder == ladder)
    added = await connection.execute(
        ladder_news.insert()
        .values(
            ladder=ladder,
            number=number,
            kind=news.kind,
            member=news.member,
            other=news.other,
            place=news.place,
            game=news.game,
            at=news.at,
        )
        .returning(_news.number)
    )
    return int(added.scalar_one())


async def news_of(connection: AsyncConnection, ladder: LadderId) -> tuple[News, ...]:
    """Return what has happened on a ladder, oldest first."""
    query = ladder_news.select().where(_news.ladder == ladder).order_by(_news.number)
    return await readable(connection, query, _news.number, _news_from)


async def find_news(connection: AsyncConnection, ladder: LadderId, number: int) -> News | None:
    """Return what has happened on a ladder under a number; None without it."""
    query = ladder_news.select().where(_news.ladder == ladder, _news.number == number)
    return await first_readable(connection, query, _news.number, _news_from)


async def due(connection: AsyncConnection, now: datetime) -> tuple[LadderId, ...]:
    """Return the ladders whose `look_at` has come, longest overdue first."""
    query = sa.select(_row.id).where(_row.look_at <= now).order_by(_row.look_at)
    return tuple(LadderId(found) for found in (await connection.execute(query)).scalars())


async def next_look(connection: AsyncConnection) -> datetime | None:
    """Return the earliest `look_at` of all ladders; None without any."""
    query = sa.select(_row.look_at).where(_row.look_at.is_not(None)).order_by(_row.look_at)
    return await first_readable(connection, query, _row.id, lambda row: row.look_at)


def _ladder(row: sa.Row[Any], members: tuple[Member, ...], former: tuple[Member, ...]) -> Ladder:
    spec = LadderSpec(
        guild=row.guild,
        channel=row.channel,
        organiser=row.organiser,
        name=row.name,
        options=options_from(row.options),
        reach=row.reach,
        answer_days=row.answer_days,
        idle_days=row.idle_days,
    )
    return Ladder(
        LadderId(row.id), spec, row.status, row.message, row.created_at, row.ended_at, members, former
    )


def _member_from(row: sa.Row[Any]) -> Member:
    return Member(
        MemberId(row.number), row.person, row.name, row.place, row.active_at, row.won, row.lost, row.moved
    )


def _news_from(row: sa.Row[Any]) -> News:
    other = None if row.other is None else MemberId(row.other)
    return News(row.number, row.kind, MemberId(row.member), other, row.place, row.at, row.game)
