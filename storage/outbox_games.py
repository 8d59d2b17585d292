"""Messages of games in the outbox: added, cancelled, changed, posted again, and which of them shows a game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import ChannelId, GameId, MessageId, PersonId
from model.outbox import REMINDERS, SHOWS_GAME, VOTES, WITH_CONTROLS, MessageKind, Posted, Work
from storage.columns import next_number
from storage.leases import lease, process_of
from storage.outbox import adding, cancel, cancelling, new_row, refresh
from storage.schema import games
from storage.schema_outbox import outbox

LAST_STATE = 2**31 - 1
"""A number that no state of a game exceeds."""

NO_MESSAGE = 0
"""An id that no message in the outbox has."""

_row = outbox.c
_any = outbox.alias().c
_STANDS = _row.message.is_not(None) & sa.not_(_row.controls_disabled) & sa.not_(_row.cancelled)

# Built once: building a statement takes SQLAlchemy longer than SQLite takes to execute it.
_DISABLE_CONTROLS = (
    outbox.update()
    .where(
        _row.game == sa.bindparam("of_game"),
        _row.message.is_not(None),
        sa.not_(_row.controls_disabled),
        _row.id != sa.bindparam("besides"),
        _row.seq <= sa.bindparam("until"),
        # See `move_reminders`.
        _row.kind.not_in(REMINDERS) | (_row.since <= sa.bindparam("until")),
    )
    .values(
        work=Work.DISABLE_CONTROLS,
        attempts=0,
        retry_at=None,
    )
)
_END_REMINDERS = _DISABLE_CONTROLS.where(_row.kind.in_(REMINDERS))
_CANCEL_VOTES_AND_REMINDERS = cancelling(
    _row.game == sa.bindparam("of_game"),
    _row.kind.in_(VOTES) | (_row.kind.in_(REMINDERS) & (_row.seq < sa.bindparam("from_seq"))),
)
_ADD = adding(
    _row.game,
    since=sa.select(sa.func.coalesce(sa.func.max(_row.seq), 0))
    .where(_row.game == sa.bindparam("of_subject"), _row.kind.in_(SHOWS_GAME), sa.not_(_row.cancelled))
    .scalar_subquery(),
)


async def add(
    connection: AsyncConnection,
    game: GameId,
    seq: int,
    kind: MessageKind,
    at: datetime,
    person: PersonId | None = None,
) -> None:
    """Add a message. A Conflict says that there is one of the same game, state and kind."""
    message = new_row(connection, _row.game, game, kind, at) | {"seq": seq, "person": person}
    await connection.execute(_ADD, message)


async def change_clock(connection: AsyncConnection, game: GameId, seq: int, now: datetime) -> None:
    """Mark the message of the turn in state `seq` as outdated: its clock or what it asks for has changed."""
    await refresh(connection, _of(game, seq, MessageKind.TURN), now)


async def open_vote(
    connection: AsyncConnection, game: GameId, kind: MessageKind, since: int
) -> tuple[int, ChannelId | None] | None:
    """Return the state in which the open vote of a kind was called, and its channel if it is posted.

    Returns None if none was called since state `since`, or the vote is closed.
    """
    conditions = (_row.game == game, _row.kind == kind, _row.seq >= since)
    is_open = sa.not_(_row.cancelled) & sa.not_(_row.controls_disabled)
    query = sa.select(_row.seq, _row.channel).where(*conditions, is_open).order_by(_row.seq.desc()).limit(1)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else (row.seq, row.channel)


async def change_vote(
    connection: AsyncConnection, game: GameId, kind: MessageKind, seq: int, now: datetime
) -> None:
    """Mark the vote of a kind that was called in state `seq` as outdated; it is posted again if it was deleted."""
    await refresh(connection, _of(game, seq, kind), now)


async def disable_controls(
    connection: AsyncConnection,
    game: GameId,
    now: datetime,
    *,
    until: int = LAST_STATE,
    besides: int = NO_MESSAGE,
) -> None:
    """Queue the disabling of controls on a game's messages up to state `until`, but not on message `besides`."""
    parameters = {"of_game": game, "besides": besides, "until": until}
    await connection.execute(_DISABLE_CONTROLS, parameters | lease(connection, now))


async def end_reminders(connection: AsyncConnection, game: GameId, since: int, now: datetime) -> None:
    """Queue the disabling of controls on posted reminders about states before `since`."""
    parameters = {"of_game": game, "besides": NO_MESSAGE, "until": since - 1}
    await connection.execute(_END_REMINDERS, parameters | lease(connection, now))


async def move_reminders(connection: AsyncConnection, game: GameId, since: int, seq: int) -> None:
    """Move reminders about state `since` or later to state `seq`, so that they end with that."""
    condition = (_row.game == game) & _row.kind.in_(REMINDERS) & (_row.seq >= since)
    await connection.execute(outbox.update().where(condition, _STANDS).values(seq=seq))
    # An unposted one may have been sent without our knowing: it is found by the state it was sent with.
    await connection.execute(outbox.update().where(condition, _row.work == Work.POST).values(since=seq))


async def set_controls_disabled(
    connection: AsyncConnection, game: GameId, seq: int, kind: MessageKind
) -> None:
    """Store that the controls of a message are disabled otherwise, so that the outbox need not do it."""
    await connection.execute(
        outbox.update()
        .where(_of(game, seq, kind))
        .values(controls_disabled=True, work=sa.case((_row.work == Work.POST, _row.work)))
    )


async def post_again(
    connection: AsyncConnection, game: GameId, seq: int, kind: MessageKind, now: datetime
) -> None:
    """Queue a message again, under a new number: the posted one is deleted, or in another channel.

    One that is not posted yet keeps its age and failed attempts, which count as a delay
    (`storage.delivery_delays`).
    """
    waits = _row.work == Work.POST
    await connection.execute(
        outbox.update()
        .where(_of(game, seq, kind))
        .values(
            number=next_number(_any.number, _any.game == game),
            made_at=sa.case((waits, _row.made_at), else_=sa.literal(now, _row.made_at.type)),
            attempts=sa.case((waits, _row.attempts), else_=0),
            work=Work.POST,
            delivered_at=None,
            channel=None,
            message=None,
            controls_disabled=kind not in WITH_CONTROLS,
            retry_at=None,
            **lease(connection, now),
        )
    )


async def post_once_more(
    connection: AsyncConnection, game: GameId, seq: int, kind: MessageKind, now: datetime
) -> None:
    """Add a message, or queue it again under a new number if there is one of this state."""
    if await has(connection, game, seq, kind):
        await post_again(connection, game, seq, kind, now)
    else:
        await add(connection, game, seq, kind, now)


async def post_newest_again(
    connection: AsyncConnection,
    game: GameId,
    now: datetime,
    deleted: MessageId | None = None,
    *,
    elsewhere: bool = False,
) -> None:
    """Queue the newest message that shows a game again, or make it due at once if it is not posted yet.

    With `deleted`, only if that is the message that shows it. `elsewhere` says that the game has moved: an
    unposted message may be on its way to the old channel, and is posted again under another number. So are
    votes about the present turn that were posted there.
    """
    query = (
        sa.select(_row.id, _row.seq, _row.kind, _row.message, _row.work)
        .where(_row.game == game, _row.kind.in_(SHOWS_GAME), sa.not_(_row.cancelled))
        .order_by(_row.number.desc())
        .limit(1)
    )
    newest = (await connection.execute(query)).one_or_none()
    if newest is None or (deleted is not None and newest.message != deleted):
        return
    if elsewhere or newest.work is not Work.POST:
        await post_again(connection, game, newest.seq, newest.kind, now)
    if elsewhere:
        conditions = (_row.game == game, _row.kind.in_(VOTES), _row.seq >= newest.seq)
        for vote in await connection.execute(sa.select(_row.seq, _row.kind).where(*conditions, _STANDS)):
            await post_again(connection, game, vote.seq, vote.kind, now)
    # Earlier messages that are put off, such as those for a deleted channel, would hold it up.
    await connection.execute(
        outbox.update().where(_row.game == game, _row.work == Work.POST).values(retry_at=None)
    )


async def cancel_vote(connection: AsyncConnection, game: GameId, seq: int) -> None:
    """Cancel the vote on an undo that was called in state `seq`, if it is not posted yet."""
    await cancel(connection, _of(game, seq, MessageKind.VOTE))


async def cancel_votes_and_reminders(
    connection: AsyncConnection, game: GameId, since: int = LAST_STATE
) -> None:
    """Cancel the unposted votes of a game, and its unposted reminders about states before `since`.

    They stay pending: those that were posted without our knowing lose their controls.
    """
    await connection.execute(_CANCEL_VOTES_AND_REMINDERS, {"of_game": game, "from_seq": since})


async def cancel_after(connection: AsyncConnection, game: GameId, seq: int) -> None:
    """Cancel messages about states after `seq` that are not posted yet."""
    await cancel(connection, (_row.game == game) & (_row.seq > seq))


async def has(connection: AsyncConnection, game: GameId, seq: int, kind: MessageKind) -> bool:
    """Return whether there is a message of a kind about state `seq`, posted or not."""
    return (await connection.execute(sa.select(_row.id).where(_of(game, seq, kind)))).first() is not None


async def was_reminded(connection: AsyncConnection, game: GameId, since: int, kind: MessageKind) -> bool:
    """Return whether there is a reminder of a kind about state `since` or a later one, posted or not."""
    condition = (_row.game == game) & (_row.kind == kind) & (_row.seq >= since) & sa.not_(_row.cancelled)
    return (await connection.execute(sa.select(_row.id).where(condition).limit(1))).first() is not None


async def newest(
    connection: AsyncConnection, game: GameId, attempted: Collection[int] = ()
) -> tuple[int, MessageKind, bool] | None:
    """Return state and kind of the newest message that shows the game, and whether it is certainly unseen.

    It is while it waits for the first attempt to post it: no attempt of this process has failed, its number is not
    among those `attempted` with an outcome that is not stored, and no other process has stored or claimed it.
    """
    own = sa.func.coalesce(_row.leased_by == process_of(connection), sa.false())
    # After a failed attempt the message may be posted all the same: the error does not tell.
    unseen = (_row.work == Work.POST) & (_row.attempts == 0) & own & _row.number.not_in(attempted)
    query = (
        sa.select(_row.seq, _row.kind, unseen.label("unseen"))
        .where(_row.game == game, _row.kind.in_(SHOWS_GAME), sa.not_(_row.cancelled))
        .order_by(_row.number.desc())
        .limit(1)
    )
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else (row.seq, row.kind, bool(row.unseen))


async def stopped_by(connection: AsyncConnection, game: GameId) -> PersonId | None:
    """Return who has stopped a game alone, or closed its table; None if nobody has."""
    query = sa.select(_row.person).where(_row.game == game, _row.kind == MessageKind.STOPPED)
    return (await connection.execute(query)).scalars().first()


async def current_message(connection: AsyncConnection, game: GameId) -> Posted | None:
    """Return the newest posted message that shows the game; None without one."""
    query = (
        sa.select(_row.channel, _row.message, _row.pictured)
        .where(_row.game == game, _row.kind.in_(SHOWS_GAME), _row.message.is_not(None))
        .order_by(_row.number.desc())
        .limit(1)
    )
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else Posted(row.channel, row.message, row.pictured)


async def shown_in(
    connection: AsyncConnection, channel: ChannelId, message: MessageId
) -> tuple[GameId, int | None] | None:
    """Return the game to which a message in a channel belongs and the state it is about; None without a game.

    The state is None for the message of the lobby. The game may be played in another channel: it has moved,
    or the message is a direct one.
    """
    played = (games.c.channel == channel) & games.c.started_at.is_not(None)
    posted = sa.select(_row.game, _row.seq).where(
        _row.message == message, _row.channel == channel, _row.game.is_not(None)
    )
    row = (await connection.execute(posted)).first()
    if row is not None:
        return GameId(row.game), row.seq
    table = sa.select(games.c.id).where(played, games.c.message == message)
    found = (await connection.execute(table)).scalar_one_or_none()
    return None if found is None else (GameId(found), None)


async def newest_messages(connection: AsyncConnection, game_ids: Sequence[GameId]) -> dict[GameId, MessageId]:
    """Return the newest posted message that shows each of these games, by game, where there is one."""
    newest = (
        sa.select(_row.game, sa.func.max(_row.number).label("number"))
        .where(_row.game.in_(game_ids), _row.kind.in_(SHOWS_GAME), _row.message.is_not(None))
        .group_by(_row.game)
        .subquery()
    )
    same = (_row.game == newest.c.game) & (_row.number == newest.c.number)
    query = sa.select(_row.game, _row.message).join(newest, same)
    return {GameId(row.game): MessageId(row.message) for row in await connection.execute(query)}


def _of(game: GameId, seq: int, kind: MessageKind) -> sa.ColumnElement[bool]:
    return (_row.game == game) & (_row.seq == seq) & (_row.kind == kind) & sa.not_(_row.cancelled)
