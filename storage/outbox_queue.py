"""The queue of the outbox: which work is next, and which process may do it. See also `outbox_outcomes`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import ChallengeId, ChannelId, GameId, GuildId, LadderId, OutboxId, TournamentId
from model.outbox import (
    SHOWS_GAME,
    ChallengeDelivery,
    Delivery,
    GameDelivery,
    LadderDelivery,
    MessageKind,
    Posted,
    PuzzleDelivery,
    TournamentDelivery,
    Work,
)
from model.tables import GameStatus
from storage.columns import Moment
from storage.leases import LEASE, claimable, lease, process_of
from storage.schema import games
from storage.schema_challenges import challenges
from storage.schema_ladders import ladders
from storage.schema_outbox import outbox
from storage.schema_puzzles import puzzle_plans
from storage.schema_tournaments import tournaments
from storage.unreadable import ROW_LIMIT, first_ones_readable, readable

LONGEST_RETRY = timedelta(hours=1)
"""The longest time for which work is put off; a later `retry_at` is ignored: the clock was set back since."""

# Statements are built once: building one takes SQLAlchemy longer than SQLite takes to execute it.
_row = outbox.c
_now, _process = sa.bindparam("now", type_=Moment), sa.bindparam("process", type_=sa.String)
_latest_retry = sa.bindparam("latest_retry", type_=Moment)
_latest_lease = sa.bindparam("latest_lease", type_=Moment)

_DUE = _row.retry_at.is_(None) | (_row.retry_at <= _now) | (_row.retry_at > _latest_retry)
_CLAIMABLE = claimable(outbox, _process, _now, _latest_lease)
_SUBJECT = sa.func.coalesce(
    _row.game, _row.tournament, _row.challenge, _row.ladder, sa.cast(_row.guild, sa.String)
)
_earlier = outbox.alias()
# The search for a cancelled message may have to wait, and does not hold up the turns that follow.
_BEHIND_ANOTHER = sa.exists().where(
    _earlier.c.game == _row.game,
    _earlier.c.work == Work.POST,
    _earlier.c.number < _row.number,
    sa.not_(_earlier.c.cancelled),
)
_other = outbox.alias()
_BESIDE_ANOTHER = sa.exists().where(
    _other.c.game == _row.game, _other.c.work == Work.POST, _other.c.id != _row.id
)
_MESSAGES = (
    sa.select(
        outbox,
        games.c.status,
        sa.func.coalesce(
            games.c.channel,
            tournaments.c.channel,
            challenges.c.channel,
            ladders.c.channel,
            puzzle_plans.c.channel,
        ).label("place"),
        sa.func.coalesce(_row.leased_by == _process, sa.false()).label("own"),
        sa.func.coalesce((_row.leased_by == _process) & (_row.leased_until > _now), sa.false()).label(
            "leased"
        ),
        _BESIDE_ANOTHER.label("followed"),
    )
    .outerjoin_from(outbox, games, games.c.id == _row.game)
    .outerjoin(tournaments, tournaments.c.id == _row.tournament)
    .outerjoin(challenges, challenges.c.id == _row.challenge)
    .outerjoin(ladders, ladders.c.id == _row.ladder)
    .outerjoin(puzzle_plans, puzzle_plans.c.guild == _row.guild)
)
_NEXT_POST = (
    _MESSAGES.where(_row.work == Work.POST, _DUE, _CLAIMABLE, ~_BEHIND_ANOTHER)
    .where(_SUBJECT.not_in(sa.bindparam("out", expanding=True)))
    .where(_row.id.not_in(sa.bindparam("left", expanding=True)))
    .order_by(_row.made_at, _row.id)
    .limit(ROW_LIMIT)
)
_NEXT_UPDATE = (
    _MESSAGES.where(
        _row.work.in_((Work.REFRESH_CLOCK, Work.DISABLE_CONTROLS)),
        _DUE,
        _CLAIMABLE,
        _row.id.not_in(sa.bindparam("out", expanding=True)),
    )
    .order_by(_row.id)
    .limit(ROW_LIMIT)
)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A message with work to be done.

    `leased` says whether this process holds a lease on it that is not over, `followed` whether another message of
    the same subject may wait behind it.
    """

    delivery: Delivery
    leased: bool
    followed: bool


async def next_posts(
    connection: AsyncConnection,
    now: datetime,
    out: Collection[str],
    most: int,
    left: Collection[OutboxId] = (),
) -> tuple[Waiting, ...]:
    """Return at most `most` messages that are to be posted now, longest waiting first.

    Of each game only its first unposted message is returned, and those that are cancelled; of other subjects all.
    Subjects in `out` and rows in `left` are left out.
    """
    values = {"out": tuple(out), "left": tuple(left), **_moments(connection, now)}
    return await first_ones_readable(connection, _NEXT_POST, _row.id, _waiting, most, values)


async def next_updates(
    connection: AsyncConnection, now: datetime, out: Collection[OutboxId], most: int
) -> tuple[Waiting, ...]:
    """Return at most `most` posted messages that must be changed; the rows in `out` are left out."""
    values = {"out": tuple(out), **_moments(connection, now)}
    return await first_ones_readable(connection, _NEXT_UPDATE, _row.id, _waiting, most, values)


def _waiting(row: sa.Row[Any]) -> Waiting:
    return Waiting(_delivery(row), bool(row.leased), row.game is None or bool(row.followed))


async def claim(connection: AsyncConnection, delivery: Delivery, now: datetime) -> bool:
    """Lease a message whose lease is over; return False if another process was first, or the work is done.

    People wait for a message that is to be posted: the longer it has waited, the shorter is the lease.
    """
    query = sa.select(_row.id).where(row_of(delivery), _row.work == delivery.work, _CLAIMABLE)
    query = query.with_for_update(skip_locked=True)
    found = (await connection.execute(query, _moments(connection, now))).scalar_one_or_none()
    if found is None:
        return False
    waited = now - delivery.made_at if delivery.work is Work.POST else timedelta(0)
    await connection.execute(outbox.update().where(_row.id == found).values(lease(connection, now, waited)))
    return True


async def end_leases(connection: AsyncConnection, processes: Collection[str]) -> None:
    """End the leases of these processes, so that others need not wait for them."""
    condition = _row.leased_by.in_(processes)
    await connection.execute(
        outbox.update().where(_row.work.is_not(None), condition).values(leased_until=None)
    )


async def take_over(connection: AsyncConnection) -> None:
    """End the leases of all other processes, and let what was put off be tried at once."""
    others = (_row.leased_by != process_of(connection)) | _row.leased_by.is_(None)
    put_off = _row.leased_until.is_not(None) | _row.retry_at.is_not(None)
    await connection.execute(
        outbox.update()
        .where(_row.work.is_not(None), others, put_off)
        .values(leased_until=None, retry_at=None)
    )


async def waiting(connection: AsyncConnection, now: datetime) -> tuple[Delivery, ...]:
    """Return everything that waits, longest first."""
    query = _MESSAGES.where(_row.work.is_not(None)).order_by(_row.made_at, _row.id)
    return await readable(connection, query.params(**_moments(connection, now)), _row.id, _delivery)


async def standing(
    connection: AsyncConnection, tournament: TournamentId, kind: MessageKind, number: int
) -> tuple[int, Posted] | None:
    """Return the number and place of the newest posted message of a kind about a round; None without one."""
    condition = (_row.tournament == tournament) & (_row.kind == kind) & (_row.round == number)
    query = sa.select(_row.number, _row.channel, _row.message, _row.pictured).where(
        condition, _row.message.is_not(None)
    )
    found = (await connection.execute(query.order_by(_row.number.desc()).limit(1))).first()
    return None if found is None else (found.number, Posted(found.channel, found.message, found.pictured))


async def backlog(connection: AsyncConnection) -> tuple[int, datetime | None]:
    """Return how many messages are still to be posted, and when the oldest was made (None without any)."""
    query = sa.select(sa.func.count(), sa.func.min(_row.made_at, type_=Moment)).where(_row.work == Work.POST)
    count, oldest = (await connection.execute(query)).one()
    return count, oldest


async def unposted_states(
    connection: AsyncConnection, now: datetime, game: GameId
) -> tuple[GameDelivery, ...]:
    """Return the unposted messages that show a game, in order."""
    query = _MESSAGES.where(_row.game == game, _row.work == Work.POST, _row.kind.in_(SHOWS_GAME))
    found = await readable(
        connection, query.order_by(_row.number).params(**_moments(connection, now)), _row.id, _delivery
    )
    return tuple(delivery for delivery in found if isinstance(delivery, GameDelivery))


async def still_waits(connection: AsyncConnection, delivery: Delivery) -> bool:
    """Return whether the work of a delivery is still to be done, and unchanged since it was read."""
    query = sa.select(_row.id).where(
        row_of(delivery),
        _row.work == delivery.work,
        _row.revision == delivery.revision,
        _row.cancelled == delivery.cancelled,
    )
    return (await connection.execute(query)).first() is not None


async def deliver_now(connection: AsyncConnection, outbox_ids: Collection[OutboxId]) -> None:
    """Clear `retry_at`, so that these messages are due at once."""
    await connection.execute(outbox.update().where(_row.id.in_(outbox_ids)).values(retry_at=None))


async def deliver_tournament_now(connection: AsyncConnection, tournament: TournamentId) -> None:
    """Make all that is to be posted of a tournament due at once, as if it had not failed before."""
    its_own = _row.tournament == tournament
    await connection.execute(
        outbox.update().where(_row.work == Work.POST, its_own).values(retry_at=None, attempts=0)
    )


async def deliver_ladder_now(connection: AsyncConnection, ladder: LadderId) -> None:
    """Make all that is to be posted of a ladder and its challenges due at once, as if it had not failed before."""
    under_way = sa.select(challenges.c.id).where(challenges.c.ladder == ladder, ~challenges.c.settled)
    its_own = (_row.ladder == ladder) | _row.challenge.in_(under_way)
    await connection.execute(
        outbox.update().where(_row.work == Work.POST, its_own).values(retry_at=None, attempts=0)
    )


def row_of(delivery: Delivery) -> sa.ColumnElement[bool]:
    """Return the condition for the row of a delivery, as long as it has the same number."""
    return (_row.id == delivery.id) & (_row.number == delivery.number)


def _moments(connection: AsyncConnection, now: datetime) -> dict[str, Any]:
    return {
        "process": process_of(connection),
        "now": now,
        "latest_retry": now + LONGEST_RETRY,
        "latest_lease": now + LEASE,
    }


def _delivery(row: sa.Row[Any]) -> Delivery:
    posted = None if row.message is None else Posted(row.channel, row.message, row.pictured)
    common: dict[str, Any] = {
        "id": OutboxId(row.id),
        "work": row.work,
        "kind": row.kind,
        "number": row.number,
        "made_at": row.made_at,
        "channel": ChannelId(row.place),
        "posted": posted,
        "attempts": row.attempts,
        "revision": row.revision,
        "cancelled": row.cancelled,
        "possibly_sent": row.attempts > 0 or not row.own,
    }
    if row.challenge is not None:
        return ChallengeDelivery(challenge=ChallengeId(row.challenge), person=row.person, **common)
    if row.ladder is not None:
        return LadderDelivery(ladder=LadderId(row.ladder), news=row.round, **common)
    if row.guild is not None:
        return PuzzleDelivery(guild=GuildId(row.guild), puzzle=row.puzzle, **common)
    if row.game is None:
        return TournamentDelivery(
            tournament=TournamentId(row.tournament),
            round=row.round,
            match=row.match,
            person=row.person,
            **common,
        )
    return GameDelivery(
        game=GameId(row.game),
        seq=row.seq,
        since=row.since,
        person=row.person,
        stopped=row.status is GameStatus.STOPPED,
        **common,
    )
