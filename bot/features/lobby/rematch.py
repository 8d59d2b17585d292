"""Opening tables by a press: a rematch, or a table in a thread because the channel is busy."""

from __future__ import annotations

import asyncio
from functools import partial
from weakref import WeakValueDictionary

from bot.features.lobby.new_tables import new_table
from bot.features.lobby.open_table import RequestedTable, open_in_thread, open_table
from bot.features.lobby.table_requests import TableRequest, parse_request
from bot.platform.channel_game import check_on_this_server
from bot.platform.context import Context
from bot.platform.controls import Press, pressed, reading
from bot.platform.custom_ids import Kind
from bot.platform.message_parts import controls
from model.ids import GameId


@pressed(Kind.REMATCH)
async def rematch(press: Press) -> None:
    """Open a table with the same rules, as /game new does, or seat the person at it if it is already open."""
    game = GameId(press.control.game)
    await check_on_this_server(press, game)
    async with _lock(game):
        if not await _join_waiting(press, game):
            await open_table(press, await _again(press, game))


@pressed(Kind.THREAD)
async def open_thread(press: Press) -> None:
    """Open the requested table, a rematch or a new one, in a thread."""
    game = GameId(press.control.game)
    if not game:
        with reading():
            request = parse_request(press.control.choice, press.control.version)
        await _open_new(press, request)
        return
    await check_on_this_server(press, game)
    async with _lock(game):
        if not await _join_waiting(press, game):
            await open_in_thread(press, await _again(press, game))


async def _open_new(press: Press, request: TableRequest) -> None:
    """Open a new table in a thread, once for each panel that offers it; the panel then links to it."""
    await press.defer_edit()
    panel = press.interaction.message
    async with _lock("" if panel is None else str(panel.id)):
        offer = await press.interaction.original_response()
        if any(controls(offer)):
            await open_in_thread(press, await new_table(press, request))


_OPENING: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()


def _lock(key: str) -> asyncio.Lock:
    """Return a lock that serializes presses for one game's rematch, or for the table that one panel offers.

    A second press at the same instant finds the table of the first. Discord sends all presses of a server to
    one process; between processes the host decides.
    """
    return _OPENING.setdefault(key, asyncio.Lock())


async def _join_waiting(press: Press, game: GameId) -> bool:
    """Seat the person at a rematch that is already open, and say so; return False if there is none.

    Refuses onlookers in either case, so that no thread is created for them.
    """
    lobby = await press.host.endings.join_rematch(game, press.person)
    if lobby is None:
        return False
    elsewhere = f"\n-# ⤷ <#{lobby.channel}>" if lobby.channel != press.place.channel else ""
    async with press.refreshing(lobby):
        await press.tell(press.language.say("joined") + elsewhere)
    return True


async def _again(context: Context, game: GameId) -> RequestedTable:
    """Return the table for a rematch of the game."""
    host = context.host
    spoken = (await host.lobby.view(game)).options.language
    return RequestedTable(spoken, partial(host.endings.rematch, game, context.person), game=game)
