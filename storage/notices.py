"""What must be told, and by which message it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.games import ChannelId, GameId, GameStatus, MessageId, NoticeKind, PersonId
from storage.schema import asks, games, notices
from storage.unreadable import readable

POSTED = (NoticeKind.TURN, NoticeKind.ENDED, NoticeKind.STOPPED)
"""These show the state of the game in its channel; what they have told is old news for the next one."""


REMINDERS = (NoticeKind.REMINDER_HALF, NoticeKind.REMINDER_TENTH)
WITH_BUTTONS = (NoticeKind.TURN, NoticeKind.VOTE, *REMINDERS)
"""The messages of these lose their buttons when what they show is over."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that must still be told of a game, once.

    `since` is the state told before it: what happened after it up to `seq` is news. `person` is whom a reminder
    is for, `channel` where the game lives, `stopped` whether the game was stopped. `number` counts the notices of
    the game. `doubtful` is no part of the row: it says that the notice may have been posted already by a process
    that died before it could say so; look for a message of ours with this game and state before posting again.
    """

    game: GameId
    seq: int
    kind: NoticeKind
    since: int
    number: int
    person: PersonId | None
    made_at: datetime
    channel: ChannelId
    stopped: bool
    doubtful: bool = False

    @property
    def nonce(self) -> str:
        """A name for the message: sent with it, so that it is not accepted twice."""
        return f"{self.game}-{self.number}"


@dataclass(frozen=True, slots=True)
class Shown:
    """A message of ours that shows state `seq` of a game, with the news since state `since`.

    `person` is whom a reminder is for; it may stand in their direct messages. `pictured` says whether it has
    the pictures that belong to it.
    """

    game: GameId
    seq: int
    kind: NoticeKind
    since: int
    channel: ChannelId
    message: MessageId
    person: PersonId | None
    pictured: bool


# Made once: SQLAlchemy takes longer to put these together than SQLite to answer them.
_other = notices.alias()
_same_game = _other.c.game == notices.c.game
_FIRST = ~sa.exists().where(_same_game, _other.c.number < notices.c.number, _other.c.told_at.is_(None))
_FOLLOWED = sa.exists().where(_same_game, _other.c.seq > notices.c.seq, _other.c.kind.in_(POSTED))
_TURN_OVER = notices.c.kind.in_((NoticeKind.TURN, *REMINDERS)) & (
    _FOLLOWED | (games.c.status != GameStatus.RUNNING)
)
_VOTE_CLOSED = (notices.c.kind == NoticeKind.VOTE) & ~sa.exists().where(
    asks.c.game == notices.c.game, asks.c.seq == notices.c.seq
)
_UNRETIRED = (
    sa.select(notices)
    .join(games)
    .where(notices.c.told_at.is_not(None), ~notices.c.retired)
    .where(_TURN_OVER | _VOTE_CLOSED)
    .order_by(notices.c.game, notices.c.number)
)


async def add(
    connection: AsyncConnection,
    game: GameId,
    seq: int,
    kind: NoticeKind,
    at: datetime,
    person: PersonId | None = None,
) -> None:
    """A notice; a Conflict says that there is one of the same game, state and kind."""
    mine = notices.c.game == game
    since = sa.select(sa.func.coalesce(sa.func.max(notices.c.seq), 0)).where(mine, notices.c.kind.in_(POSTED))
    await connection.execute(
        notices.insert().values(
            game=game,
            seq=seq,
            kind=kind,
            number=await _next_number(connection, game),
            since=since.scalar_subquery(),
            person=person,
            made_at=at,
            retired=kind not in WITH_BUTTONS,
        )
    )


async def exists(connection: AsyncConnection, game: GameId, seq: int, kind: NoticeKind) -> bool:
    """Whether there is such a notice, told or not."""
    query = sa.select(notices.c.seq).where(_is(game, seq, kind))
    return (await connection.execute(query)).first() is not None


async def untold(connection: AsyncConnection) -> tuple[Notice, ...]:
    """Everything that waits to be told, of each game in order."""
    return await _waiting(connection, sa.true())


async def first_untold(connection: AsyncConnection, game: GameId | None = None) -> tuple[Notice, ...]:
    """Of each game (or of one) the notice to be told next; games by how long they wait."""
    mine = sa.true() if game is None else notices.c.game == game
    return await _waiting(connection, _FIRST & mine)


async def untold_turns(connection: AsyncConnection, game: GameId) -> tuple[Notice, ...]:
    """What waits to be told of a game's states, in order."""
    return await _waiting(connection, (notices.c.game == game) & notices.c.kind.in_(POSTED))


async def _waiting(connection: AsyncConnection, which: sa.ColumnElement[bool]) -> tuple[Notice, ...]:
    query = (
        sa.select(notices, games.c.channel.label("lives_in"), games.c.status)
        .join(games)
        .where(notices.c.told_at.is_(None), which)
        .order_by(notices.c.made_at, notices.c.game, notices.c.number)
    )
    return await readable(connection, query, notices.c.game, _notice)


def _notice(row: sa.Row[Any]) -> Notice:
    return Notice(
        game=row.game,
        seq=row.seq,
        kind=row.kind,
        since=row.since,
        number=row.number,
        person=row.person,
        made_at=row.made_at,
        channel=row.lives_in,
        stopped=row.status is GameStatus.STOPPED,
    )


async def set_told(
    connection: AsyncConnection,
    game: GameId,
    number: int,
    at: datetime,
    posted: tuple[ChannelId, MessageId] | None,
    *,
    pictured: bool = True,
) -> None:
    """The notice of that number has been told, by a message if there is one, and older ones with it.

    Only the first telling counts.
    """
    untold_of_game = (notices.c.game == game) & notices.c.told_at.is_(None)
    values: dict[str, Any] = {"told_at": at}
    if posted is not None:
        row = untold_of_game & (notices.c.number == number)
        message = {"channel": posted[0], "message": posted[1], "pictured": pictured}
        await connection.execute(notices.update().where(row).values(values | message))
    without_message = untold_of_game & (notices.c.number <= number)
    await connection.execute(notices.update().where(without_message).values(retired=True, **values))


async def repeat(connection: AsyncConnection, game: GameId, seq: int, kind: NoticeKind) -> None:
    """The notice must be told again, under a new number: its message is gone."""
    values = {
        "told_at": None,
        "channel": None,
        "message": None,
        "retired": kind not in WITH_BUTTONS,
        "outdated": False,
    }
    number = await _next_number(connection, game)
    await connection.execute(notices.update().where(_is(game, seq, kind)).values(number=number, **values))


async def drop_reminders(connection: AsyncConnection, game: GameId) -> None:
    """Forget reminders and votes that nobody has been told: they are about what was."""
    kinds = (NoticeKind.VOTE, *REMINDERS)
    which = (notices.c.game == game) & notices.c.kind.in_(kinds) & notices.c.told_at.is_(None)
    await connection.execute(notices.delete().where(which))


async def drop_untold(connection: AsyncConnection, game: GameId, after: int) -> None:
    """Forget what nobody has been told about states after `after`."""
    which = (notices.c.game == game) & (notices.c.seq > after) & notices.c.told_at.is_(None)
    await connection.execute(notices.delete().where(which))


async def newest(connection: AsyncConnection, game: GameId) -> tuple[int, NoticeKind, bool] | None:
    """State and kind of the newest notice that shows the game, and whether it still waits to be told."""
    query = (
        sa.select(notices.c.seq, notices.c.kind, notices.c.told_at)
        .where(notices.c.game == game, notices.c.kind.in_(POSTED))
        .order_by(notices.c.number.desc())
        .limit(1)
    )
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else (row.seq, row.kind, row.told_at is None)


async def shown(connection: AsyncConnection, game: GameId) -> Shown | None:
    """The newest message that shows the game."""
    query = (
        notices.select()
        .where(notices.c.game == game, notices.c.kind.in_(POSTED), notices.c.message.is_not(None))
        .order_by(notices.c.number.desc())
        .limit(1)
    )
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else _shown(row)


async def messages(connection: AsyncConnection, which: Sequence[GameId]) -> dict[GameId, MessageId]:
    """The newest message that shows each of these games, where there is one."""
    newest = (
        sa.select(notices.c.game, sa.func.max(notices.c.number).label("number"))
        .where(notices.c.game.in_(which), notices.c.kind.in_(POSTED), notices.c.message.is_not(None))
        .group_by(notices.c.game)
        .subquery()
    )
    same = (notices.c.game == newest.c.game) & (notices.c.number == newest.c.number)
    query = sa.select(notices.c.game, notices.c.message).join(newest, same)
    return {GameId(row.game): MessageId(row.message) for row in await connection.execute(query)}


async def unretired(connection: AsyncConnection, game: GameId | None) -> tuple[Shown, ...]:
    """Messages of a turn which is over, or of a vote that is closed, and that may still have their buttons."""
    query = _UNRETIRED if game is None else _UNRETIRED.where(notices.c.game == game)
    return await readable(connection, query, notices.c.game, _shown)


async def set_retired(connection: AsyncConnection, game: GameId, seq: int, kind: NoticeKind) -> None:
    """The notice's message has no buttons any more."""
    row = _is(game, seq, kind)
    await connection.execute(notices.update().where(row).values(retired=True))


async def outdated(connection: AsyncConnection) -> tuple[Shown, ...]:
    """Messages of turns that still go on, on which another clock stands than the turn now has."""
    query = (
        notices.select()
        .where(notices.c.outdated, ~notices.c.retired, notices.c.message.is_not(None))
        .order_by(notices.c.game, notices.c.number)
    )
    return await readable(connection, query, notices.c.game, _shown)


async def set_outdated(
    connection: AsyncConnection, game: GameId, seq: int, kind: NoticeKind, *, outdated: bool
) -> None:
    """Whether the notice's message shows, or will show once it is told, an old clock."""
    row = _is(game, seq, kind)
    await connection.execute(notices.update().where(row).values(outdated=outdated))


async def _next_number(connection: AsyncConnection, game: GameId) -> int:
    """A number that no notice of the game has had, not even one that is forgotten: it may have been posted."""
    last = games.c.last_notice
    query = games.update().where(games.c.id == game).values(last_notice=last + 1).returning(last)
    return int((await connection.execute(query)).scalar_one())


def _is(game: GameId, seq: int, kind: NoticeKind) -> sa.ColumnElement[bool]:
    return (notices.c.game == game) & (notices.c.seq == seq) & (notices.c.kind == kind)


def _shown(row: sa.Row[Any]) -> Shown:
    return Shown(row.game, row.seq, row.kind, row.since, row.channel, row.message, row.person, row.pictured)
