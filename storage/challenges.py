"""Challenges between two people, and when to look whether they were answered."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.challenges import Challenge, ChallengeStatus
from model.ids import ChallengeId, ChannelId, GameId, GuildId, LadderId, PersonId
from model.tables import GameStatus
from storage.options import options_data, options_from
from storage.schema import games
from storage.schema_challenges import challenges
from storage.unreadable import first_readable, readable

_row = challenges.c
_OPEN = _row.look_at.is_not(None)


async def insert(connection: AsyncConnection, challenge: Challenge) -> None:
    """Store a new challenge. A Conflict says that the same two people have an open one on the server."""
    await connection.execute(challenges.insert().values(id=challenge.id, **_values(challenge)))


async def put(connection: AsyncConnection, challenge: Challenge) -> None:
    """Store all values of a challenge in place of those it had."""
    await connection.execute(challenges.update().where(_row.id == challenge.id).values(**_values(challenge)))


async def find(connection: AsyncConnection, challenge: ChallengeId) -> Challenge | None:
    """Return a challenge; None without one."""
    return await first_readable(
        connection, challenges.select().where(_row.id == challenge), _row.id, _challenge
    )


async def between(
    connection: AsyncConnection, guild: GuildId, one: PersonId, other: PersonId
) -> Challenge | None:
    """Return the open challenge between two people of a server, whoever made it; None without one."""
    low, high = sorted((one, other))
    query = challenges.select().where(_row.guild == guild, _row.low == low, _row.high == high)
    return await first_readable(connection, query, _row.id, _challenge)


async def made_by(connection: AsyncConnection, person: PersonId) -> int:
    """Return how many challenges made by a person wait for an answer."""
    query = sa.select(sa.func.count()).where(_row.challenger == person, _OPEN)
    return (await connection.execute(query)).scalar_one()


async def waiting_for(connection: AsyncConnection, person: PersonId) -> tuple[Challenge, ...]:
    """Return the challenges that wait for a person's answer, the first to end first."""
    query = challenges.select().where(_row.challenged == person, _OPEN).order_by(_row.answer_by, _row.id)
    return await readable(connection, query, _row.id, _challenge)


async def open_of(connection: AsyncConnection, person: PersonId) -> tuple[Challenge, ...]:
    """Return the challenges made or received by a person that wait for an answer, oldest first."""
    condition = (_row.challenger == person) | (_row.challenged == person)
    query = challenges.select().where(condition, _OPEN).order_by(_row.made_at, _row.id)
    return await readable(connection, query, _row.id, _challenge)


async def open_on_ladders(connection: AsyncConnection, guild: GuildId) -> tuple[Challenge, ...]:
    """Return the challenges on the ladders of a server that wait for an answer, oldest first."""
    condition = (_row.guild == guild) & _row.ladder.is_not(None) & _OPEN
    query = challenges.select().where(condition).order_by(_row.made_at, _row.id)
    return await readable(connection, query, _row.id, _challenge)


async def servers_with_open_on_ladders(connection: AsyncConnection) -> frozenset[GuildId]:
    """Return the servers on whose ladders challenges wait for an answer."""
    query = sa.select(_row.guild).where(_row.ladder.is_not(None), _OPEN)
    return frozenset(GuildId(found) for found in (await connection.execute(query)).scalars())


async def declined_since(
    connection: AsyncConnection, challenger: PersonId, challenged: PersonId, moment: datetime
) -> bool:
    """Return whether `challenged` has declined a challenge by `challenger` since a moment."""
    query = sa.select(_row.id).where(
        _row.challenger == challenger,
        _row.challenged == challenged,
        _row.status == ChallengeStatus.DECLINED,
        _row.ended_at > moment,
    )
    return (await connection.execute(query)).first() is not None


async def of_person(connection: AsyncConnection, person: PersonId) -> tuple[Challenge, ...]:
    """Return all challenges that a person has made or received, oldest first."""
    condition = (_row.challenger == person) | (_row.challenged == person)
    query = challenges.select().where(condition).order_by(_row.made_at, _row.id)
    return await readable(connection, query, _row.id, _challenge)


async def unsettled_on(connection: AsyncConnection, ladder: LadderId) -> tuple[Challenge, ...]:
    """Return the challenges on a ladder that wait for an answer or for the end of their game, oldest first."""
    query = challenges.select().where(_row.ladder == ladder, ~_row.settled).order_by(_row.made_at, _row.id)
    return await readable(connection, query, _row.id, _challenge)


async def move_unsettled_on(connection: AsyncConnection, ladder: LadderId, channel: ChannelId) -> None:
    """Store another channel for the unsettled challenges on a ladder."""
    condition = (_row.ladder == ladder) & ~_row.settled
    await connection.execute(challenges.update().where(condition).values(channel=channel))


async def last_on(
    connection: AsyncConnection, ladder: LadderId, one: PersonId, other: PersonId
) -> datetime | None:
    """Return when either of two people last challenged the other on a ladder; None if neither has."""
    both = (_row.challenger.in_((one, other))) & (_row.challenged.in_((one, other)))
    query = sa.select(_row.made_at).where(_row.ladder == ladder, both)
    moment: datetime | None = await connection.scalar(query.order_by(_row.made_at.desc()).limit(1))
    return moment


async def to_settle(connection: AsyncConnection, lost: datetime) -> tuple[ChallengeId, ...]:
    """Return the accepted challenges on ladders that can be settled.

    Their game has ended, or they have no game although they were accepted before `lost`.
    """
    ended = games.c.status.in_((GameStatus.STOPPED, GameStatus.OVER))
    query = (
        sa.select(_row.id)
        .outerjoin(games, games.c.id == _row.game)
        .where(~_row.settled, _row.status == ChallengeStatus.ACCEPTED)
        .where(ended | (games.c.id.is_(None) & (_row.ended_at < lost)))
    )
    return tuple(ChallengeId(found) for found in (await connection.execute(query)).scalars())


async def on_ladder(connection: AsyncConnection, game: GameId) -> bool:
    """Return whether a place on a ladder is at stake in a game."""
    query = sa.select(_row.id).where(_row.game == game, _row.ladder.is_not(None))
    return (await connection.execute(query)).first() is not None


async def lost_since(connection: AsyncConnection) -> datetime | None:
    """Return when the oldest unsettled ladder challenge without a game was accepted; None without one."""
    query = (
        sa.select(sa.func.min(_row.ended_at))
        .outerjoin(games, games.c.id == _row.game)
        .where(~_row.settled, _row.status == ChallengeStatus.ACCEPTED, games.c.id.is_(None))
    )
    found: datetime | None = (await connection.execute(query)).scalar_one()
    return found


async def set_settled(connection: AsyncConnection, challenge: ChallengeId) -> None:
    """Store that nothing more follows from a challenge."""
    await connection.execute(challenges.update().where(_row.id == challenge).values(settled=True))


async def due(connection: AsyncConnection, now: datetime) -> tuple[ChallengeId, ...]:
    """Return the challenges whose `look_at` has come, longest overdue first."""
    query = sa.select(_row.id).where(_row.look_at <= now).order_by(_row.look_at)
    return tuple(ChallengeId(found) for found in (await connection.execute(query)).scalars())


async def next_look(connection: AsyncConnection) -> datetime | None:
    """Return the earliest `look_at` of all challenges; None if none is open."""
    query = sa.select(_row.look_at).where(_OPEN).order_by(_row.look_at)
    return await first_readable(connection, query, _row.id, lambda row: row.look_at)


async def look_now(connection: AsyncConnection, person: PersonId, now: datetime) -> None:
    """Make the challenges due that wait for a person's answer, because their holidays have changed."""
    waits = (_row.challenged == person) & _OPEN
    await connection.execute(challenges.update().where(waits).values(look_at=now))


async def set_answer_by(connection: AsyncConnection, challenge: ChallengeId, answer_by: datetime) -> None:
    """Store that an open challenge ends at another moment."""
    values = {"answer_by": answer_by, "look_at": answer_by}
    await connection.execute(challenges.update().where(_row.id == challenge).values(values))


async def set_game(
    connection: AsyncConnection, challenge: ChallengeId, game: GameId, thread: ChannelId
) -> None:
    """Store the game of an accepted challenge, and the thread in which it is played."""
    await connection.execute(challenges.update().where(_row.id == challenge).values(game=game, thread=thread))


def _values(challenge: Challenge) -> dict[str, Any]:
    both = (challenge.challenger, challenge.challenged)
    low, high = sorted(person for person in both if person is not None) if challenge.open else (None, None)
    return {
        "guild": challenge.guild,
        "channel": challenge.channel,
        "challenger": challenge.challenger,
        "challenger_name": challenge.challenger_name,
        "challenged": challenge.challenged,
        "challenged_name": challenge.challenged_name,
        "low": low,
        "high": high,
        "options": options_data(challenge.options),
        "status": challenge.status,
        "days": challenge.days,
        "made_at": challenge.made_at,
        "answer_by": challenge.answer_by,
        "look_at": challenge.answer_by if challenge.open else None,
        "ended_at": challenge.ended_at,
        "game": challenge.game,
        "thread": challenge.thread,
        "ladder": challenge.ladder,
        "settled": challenge.settled,
    }


def _challenge(row: sa.Row[Any]) -> Challenge:
    return Challenge(
        id=ChallengeId(row.id),
        guild=row.guild,
        channel=row.channel,
        challenger=row.challenger,
        challenger_name=row.challenger_name,
        challenged=row.challenged,
        challenged_name=row.challenged_name,
        options=options_from(row.options),
        status=ChallengeStatus(row.status),
        days=row.days,
        made_at=row.made_at,
        answer_by=row.answer_by,
        ended_at=row.ended_at,
        game=row.game,
        thread=row.thread,
        ladder=row.ladder,
        settled=row.settled,
    )
