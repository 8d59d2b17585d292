"""Outcomes of the outbox's work: a message is posted or changed, or the work is to be tried again."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.outbox import SHOWS_GAME, WITH_CONTROLS, Delivery, GameDelivery, MessageKind, Posted, Work
from storage.outbox_games import disable_controls
from storage.outbox_queue import row_of
from storage.schema_outbox import outbox

# Statements are built once: building one takes SQLAlchemy longer than SQLite takes to execute it.
_row = outbox.c
_WORK = _row.work.type
_this = _row.id == sa.bindparam("this")
# Cancelled messages are searched for one by one.
_WITH_THIS = _this | sa.not_(_row.cancelled)
_SET_POSTED = (
    outbox.update()
    .where(
        _row.game == sa.bindparam("of_game"),
        _row.work == Work.POST,
        _row.number <= sa.bindparam("until"),
        _WITH_THIS,
    )
    .values(
        # A message that was changed while it was being posted is outdated.
        work=sa.case(
            (_this & _row.cancelled, sa.literal(Work.DISABLE_CONTROLS, _WORK)),
            (_this & (_row.revision != sa.bindparam("shown")), sa.literal(Work.REFRESH_CLOCK, _WORK)),
        ),
        attempts=0,
        retry_at=None,
        channel=sa.case((_this, sa.bindparam("place", type_=_row.channel.type))),
        message=sa.case((_this, sa.bindparam("posted", type_=_row.message.type))),
        pictured=sa.case((_this, sa.bindparam("drawn", type_=_row.pictured.type)), else_=_row.pictured),
        controls_disabled=sa.case((_this, _row.controls_disabled), else_=sa.true()),
    )
    .returning(_row.id)
)
_UPDATED = (
    outbox.update()
    .where(_this, _row.number == sa.bindparam("its_number"), _row.work == sa.bindparam("done", type_=_WORK))
    .values(work=None, attempts=0, retry_at=None)
)
_SET_DISABLED = _UPDATED.values(controls_disabled=True)
_SET_REFRESHED = _UPDATED.where(_row.revision == sa.bindparam("shown"))


async def set_delivered(
    connection: AsyncConnection, delivery: Delivery, at: datetime, posted: Posted | None
) -> None:
    """Store that a message is posted (None: nothing is left to post), and with it all older ones of its game.

    If it shows the game, the disabling of controls on older messages is queued. For a message that was
    cancelled while it was being posted, only its place is stored, so that its controls are disabled as well.
    """
    if isinstance(delivery, GameDelivery):
        await _set_delivered_of_game(connection, delivery, at, posted)
    else:
        outdated = _row.revision != delivery.revision
        values = _delivered(at, posted)
        if posted is not None and delivery.kind in WITH_CONTROLS:
            disable = sa.literal(Work.DISABLE_CONTROLS, _WORK)
            refresh = sa.literal(Work.REFRESH_CLOCK, _WORK)
            values["work"] = sa.case((_row.cancelled, disable), (outdated, refresh))
        update = outbox.update().where(row_of(delivery), _row.work == Work.POST).values(values)
        result = await connection.execute(update)
        if result.rowcount == 0 and posted is not None and delivery.kind in WITH_CONTROLS:
            await _set_cancelled_delivered(connection, delivery, at, posted)


async def _set_delivered_of_game(
    connection: AsyncConnection, delivery: GameDelivery, at: datetime, posted: Posted | None
) -> None:
    if posted is None:
        values = _delivered(at, None) | {"controls_disabled": True}
        waits = (_row.game == delivery.game) & (_row.work == Work.POST) & (_row.number <= delivery.number)
        update = outbox.update().where(waits, _WITH_THIS).values(values)
        await connection.execute(update, {"this": delivery.id})
    else:
        parameters = {
            "this": delivery.id,
            "of_game": delivery.game,
            "until": delivery.number,
            "shown": delivery.revision,
            "place": posted.channel,
            "posted": posted.message,
            "drawn": posted.pictured,
            "delivered_at": at,
        }
        if delivery.id not in (await connection.execute(_SET_POSTED, parameters)).scalars().all():
            await _set_cancelled_delivered(connection, delivery, at, posted)
    if delivery.kind in SHOWS_GAME:
        over = delivery.kind is not MessageKind.TURN
        until = delivery.seq if over else delivery.seq - 1
        await disable_controls(connection, delivery.game, at, until=until, besides=delivery.id)


async def _set_cancelled_delivered(
    connection: AsyncConnection, delivery: Delivery, at: datetime, posted: Posted
) -> None:
    """Store the place of a message that was cancelled while being posted; queue disabling its controls, if any."""
    values = _delivered(at, posted)
    values["work"] = sa.case((sa.not_(_row.controls_disabled), sa.literal(Work.DISABLE_CONTROLS, _WORK)))
    await connection.execute(
        outbox.update().where(row_of(delivery), _row.cancelled, _row.message.is_(None)).values(values)
    )


def _delivered(at: datetime, posted: Posted | None) -> dict[str, Any]:
    values: dict[str, Any] = {"work": None, "attempts": 0, "retry_at": None, "delivered_at": at}
    if posted is not None:
        values |= {"channel": posted.channel, "message": posted.message, "pictured": posted.pictured}
    return values


async def set_updated(connection: AsyncConnection, delivery: Delivery) -> None:
    """Store that the clock of a message is refreshed, or that its controls are disabled.

    A clock that has changed again is still to be refreshed.
    """
    this: dict[str, Any] = {"this": delivery.id, "its_number": delivery.number, "done": delivery.work}
    if delivery.work is Work.DISABLE_CONTROLS:
        await connection.execute(_SET_DISABLED, this)
    else:
        await connection.execute(_SET_REFRESHED, this | {"shown": delivery.revision})


async def end_lease(connection: AsyncConnection, delivery: Delivery) -> None:
    """End the lease on work that another process is to try."""
    this = row_of(delivery) & (_row.work == delivery.work)
    await connection.execute(outbox.update().where(this).values(leased_until=None))


async def set_failed(connection: AsyncConnection, delivery: Delivery, retry_at: datetime) -> None:
    """Store that the work has failed once more, and when it is to be tried again."""
    this = row_of(delivery) & (_row.work == delivery.work)
    await connection.execute(
        outbox.update().where(this).values(attempts=_row.attempts + 1, retry_at=retry_at)
    )
