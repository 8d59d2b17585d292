"""The outbox: messages of games, tournaments, challenges, ladders and puzzles that must be delivered, each once.

A message is added in the transaction that stores what it is about, leased to the process that adds it. That
process delivers it without another write before; others may claim it when the lease is over
(`storage.outbox_queue`).
See docs/decisions/0002-delivered-once.md. Messages of games have a module of their own (`storage.outbox_games`).
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import ChallengeId, GuildId, LadderId, PersonId, TournamentId
from model.matches import Match
from model.outbox import MAKE_THREADS, WITH_CONTROLS, MessageKind, Work
from model.teams import TeamMatch
from storage.columns import next_number
from storage.leases import lease
from storage.schema_challenges import challenges
from storage.schema_ladders import ladders
from storage.schema_outbox import outbox
from storage.schema_tournaments import tournaments

_row = outbox.c
_any = outbox.alias().c
_SUBJECTS = ((_row.tournament, tournaments), (_row.challenge, challenges), (_row.ladder, ladders))


def cancelling(*conditions: sa.ColumnElement[bool]) -> sa.Update:
    """Return the statement that cancels the messages with controls that meet the conditions and are not posted yet.

    They stay pending: one that is being posted, or was posted without our knowing, is searched for, and its controls
    are disabled.
    """
    return outbox.update().where(*conditions, _row.work == Work.POST).values(cancelled=True)


def adding(subject: sa.Column[Any], **about: Any) -> sa.Insert:
    """Return the statement that adds a message with the next number of its subject.

    `subject` is the column of the subject's id (a game, tournament, …), which is the parameter `of_subject`.
    """
    number = next_number(_row.number, subject == sa.bindparam("of_subject"))
    return outbox.insert().values(number=number, work=Work.POST, **about)


async def add_tournament_message(
    connection: AsyncConnection,
    tournament: TournamentId,
    kind: MessageKind,
    at: datetime,
    round: int | None = None,  # noqa: A002 - the word of the field
    match: int | None = None,
    person: PersonId | None = None,
) -> None:
    """Add a message about a tournament; `person` is its recipient, if it is for one person."""
    await _add(connection, _row.tournament, tournament, kind, at, round=round, match=match, person=person)


async def add_match_message(
    connection: AsyncConnection,
    tournament: TournamentId,
    kind: MessageKind,
    at: datetime,
    match: Match | TeamMatch,
) -> None:
    """Add a message about a match, or a match of teams."""
    await add_tournament_message(connection, tournament, kind, at, match.round, match.number)


async def add_challenge_message(
    connection: AsyncConnection,
    challenge: ChallengeId,
    kind: MessageKind,
    at: datetime,
    person: PersonId | None,
) -> None:
    """Add a message about a challenge; `person` is its recipient."""
    await _add(connection, _row.challenge, challenge, kind, at, person=person)


async def add_puzzle_message(
    connection: AsyncConnection, guild: GuildId, puzzle: int, kind: MessageKind, at: datetime
) -> None:
    """Add a message about a puzzle of a server."""
    await _add(connection, _row.guild, guild, kind, at, puzzle=puzzle)


async def add_ladder_message(
    connection: AsyncConnection, ladder: LadderId, kind: MessageKind, at: datetime, news: int
) -> None:
    """Add a message about the news of a ladder that have the number `news`, stored in the column `round`."""
    await _add(connection, _row.ladder, ladder, kind, at, round=news)


async def _add(
    connection: AsyncConnection,
    subject: sa.Column[Any],
    identity: str | int,
    kind: MessageKind,
    at: datetime,
    **about: Any,
) -> None:
    """Add a message with the next number of its subject, whose id in the column is `identity`."""
    message = new_row(connection, subject, identity, kind, at) | about
    await connection.execute(adding(subject), message)


def new_row(
    connection: AsyncConnection, subject: sa.Column[Any], identity: str | int, kind: MessageKind, at: datetime
) -> dict[str, Any]:
    """Return the parameters of the statement of `adding`, with a lease to the process of the connection."""
    return {
        "of_subject": identity,
        subject.name: identity,
        "kind": kind,
        "controls_disabled": kind not in WITH_CONTROLS,
        "made_at": at,
        **lease(connection, at),
    }


async def change_clock_of_challenge(
    connection: AsyncConnection, challenge: ChallengeId, now: datetime
) -> None:
    """Mark the messages that ask for an answer as outdated: the time by which to answer has changed."""
    await refresh(connection, _asks(challenge), now)


async def was_challenge_posted(connection: AsyncConnection, challenge: ChallengeId) -> bool:
    """Return whether a message that asks for an answer was ever posted."""
    posted = _asks(challenge) & _row.message.is_not(None)
    return (await connection.execute(sa.select(_row.id).where(posted).limit(1))).first() is not None


async def close_challenge_messages(
    connection: AsyncConnection, challenge: ChallengeId, now: datetime
) -> None:
    """Queue the disabling of controls on the messages that ask for an answer; cancel those that are not posted."""
    await _close(connection, _asks(challenge), now)


async def change_end_of_check_in(
    connection: AsyncConnection, tournament: TournamentId, now: datetime
) -> None:
    """Mark the calls to the check-in as outdated: its end has changed."""
    await refresh(connection, _calls_to_check_in(tournament), now)


async def close_check_in(connection: AsyncConnection, tournament: TournamentId, now: datetime) -> None:
    """Queue the disabling of controls on the calls to the check-in; cancel those that are not posted."""
    await _close(connection, _calls_to_check_in(tournament), now)


def _asks(challenge: ChallengeId) -> sa.ColumnElement[bool]:
    """Return the condition for the messages that ask for an answer to a challenge."""
    return (_row.challenge == challenge) & (_row.kind == MessageKind.CHALLENGE)


def _calls_to_check_in(tournament: TournamentId) -> sa.ColumnElement[bool]:
    """Return the condition for the calls to a tournament's check-in."""
    return (_row.tournament == tournament) & (_row.kind == MessageKind.CHECK_IN)


async def _close(connection: AsyncConnection, condition: sa.ColumnElement[bool], now: datetime) -> None:
    await connection.execute(cancelling(condition))
    stands = _row.message.is_not(None) & sa.not_(_row.controls_disabled)
    await connection.execute(
        outbox.update()
        .where(condition, stands)
        .values(work=Work.DISABLE_CONTROLS, attempts=0, retry_at=None, **lease(connection, now))
    )


async def refresh(connection: AsyncConnection, condition: sa.ColumnElement[bool], now: datetime) -> None:
    """Mark messages as outdated by a new revision; queue the update of posted ones that have controls."""
    stands = _row.work.is_(None) & _row.message.is_not(None) & sa.not_(_row.controls_disabled)
    # The process that stores new work leases it: an older lease may belong to a process that is gone.
    fresh = {
        name: sa.case((stands, value), else_=_row[name]) for name, value in lease(connection, now).items()
    }
    await connection.execute(
        outbox.update()
        .where(condition)
        .values(
            revision=_row.revision + 1,
            work=sa.case((stands, sa.literal(Work.REFRESH_CLOCK, _row.work.type)), else_=_row.work),
            **fresh,
        )
    )


async def cancel_result_messages(
    connection: AsyncConnection, tournament: TournamentId, match: tuple[int, int]
) -> None:
    """Cancel the unposted messages about a match's result (or its being taken back) and its round's end.

    The match is named by round and number.
    """
    number, table = match
    of_match = _row.kind.in_((MessageKind.DECIDED, MessageKind.REOPENED)) & (_row.match == table)
    of_round = _row.kind == MessageKind.ROUND_OVER
    await cancel(connection, (_row.tournament == tournament) & (_row.round == number) & (of_match | of_round))


async def cancel_reopening_of_round(
    connection: AsyncConnection, tournament: TournamentId, number: int
) -> None:
    """Cancel the unposted messages that a round goes on."""
    of_round = (_row.tournament == tournament) & (_row.round == number) & _row.match.is_(None)
    await cancel(connection, of_round & (_row.kind == MessageKind.REOPENED))


async def cancel_match_messages(
    connection: AsyncConnection, tournament: TournamentId, match: Match, *kinds: MessageKind
) -> None:
    """Cancel the unposted messages of these kinds about a match."""
    of_match = (_row.tournament == tournament) & (_row.round == match.round) & (_row.match == match.number)
    await cancel(connection, of_match & _row.kind.in_(kinds))


async def post_round_elsewhere(connection: AsyncConnection, tournament: TournamentId, number: int) -> bool:
    """Give the unposted announcement of a round another number; return False if there is none.

    It may be on its way to the channel where the tournament was, and is posted again where that has moved.
    """
    of_round = (_row.tournament == tournament) & (_row.kind == MessageKind.ROUND) & (_row.round == number)
    number_after_all = next_number(_any.number, _any.tournament == tournament)
    waits = outbox.update().where(of_round, _row.work == Work.POST)
    return (await connection.execute(waits.values(number=number_after_all))).rowcount > 0


async def post_ladder_news_elsewhere(connection: AsyncConnection, ladder: LadderId) -> None:
    """Give the unposted messages of a ladder other numbers, in the same order.

    They may be on their way to the channel where the ladder was, and are posted again where that has moved.
    """
    newest = sa.select(sa.func.max(_any.number)).where(_any.ladder == ladder)
    oldest = sa.select(sa.func.min(_any.number)).where(_any.ladder == ladder, _any.work == Work.POST)
    # Not more than it takes: the numbers would double with each move, and are a part of nonces, which have a limit.
    more = newest.scalar_subquery() - oldest.scalar_subquery() + 1
    waits = outbox.update().where(_row.ladder == ladder, _row.work == Work.POST)
    await connection.execute(waits.values(number=_row.number + more))


async def servers_with_unposted(connection: AsyncConnection) -> frozenset[GuildId]:
    """Return the servers with unposted messages that `cancel_of_server` would cancel."""
    of_server = sa.func.coalesce(_row.guild, *(table.c.guild for _, table in _SUBJECTS))
    among: sa.FromClause = outbox
    for subject, table in _SUBJECTS:
        among = among.outerjoin(table, table.c.id == subject)
    query = sa.select(of_server).select_from(among).distinct()
    waits = (_row.work == Work.POST) & _row.game.is_(None) & _row.kind.not_in(MAKE_THREADS)
    return frozenset(GuildId(found) for found in (await connection.execute(query.where(waits))).scalars())


async def cancel_of_server(connection: AsyncConnection, guild: GuildId) -> None:
    """Cancel the unposted messages of a server, except those of games and those that make match threads."""
    of_server = [
        subject.in_(sa.select(table.c.id).where(table.c.guild == guild)) for subject, table in _SUBJECTS
    ]
    await cancel(connection, sa.or_(_row.guild == guild, *of_server) & _row.kind.not_in(MAKE_THREADS))


async def cancel(connection: AsyncConnection, condition: sa.ColumnElement[bool]) -> None:
    """Cancel the messages that meet a condition and are not posted yet, without a search for them."""
    # The rows stay: a message may be on its way, and its number must not be given to another one.
    await connection.execute(
        outbox.update().where(condition, _row.work == Work.POST).values(work=None, cancelled=True)
    )


async def has_tournament_message(
    connection: AsyncConnection,
    tournament: TournamentId,
    kind: MessageKind,
    match: tuple[int, int] | None = None,
    since: datetime | None = None,
) -> bool:
    """Return whether a tournament has a message of a kind.

    If `match` (round, number) is given, the message is about it; if `since` is given, made at that time or later.
    """
    query = sa.select(_row.id).where(_row.tournament == tournament, _row.kind == kind)
    if match is not None:
        query = query.where(_row.round == match[0], _row.match == match[1])
    if since is not None:
        query = query.where(_row.made_at >= since)
    return (await connection.execute(query)).first() is not None
