"""Opens tables by a press: a rematch, or a thread where another game is played in the channel."""

from __future__ import annotations

import asyncio
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.features.lobby.new_tables import new_table
from bot.features.lobby.open_table import RequestedTable, open_in_thread, open_table
from bot.features.lobby.table_requests import TableRequest, parse_request
from bot.platform.context import Context
from bot.platform.controls import Press, pressed, reading
from bot.platform.custom_ids import Kind
from model.ids import GameId


@pressed(Kind.REMATCH)
async def rematch(press: Press) -> None:
    """Open a table with the same rules, as /game new does; seat whoever presses while that table waits."""
    game = GameId(press.control.game)
    async with _alone(game):
        if not await _join_waiting(press, game):
            await open_table(press, await _again(press, game))


@pressed(Kind.THREAD)
async def open_thread(press: Press) -> None:
    """Open in a thread the table that was asked for, a rematch or a new one."""
    game = GameId(press.control.game)
    if not game:
        with reading():
            request = parse_request(press.control.choice, press.control.version)
        await _open_new(press, request)
        return
    async with _alone(game):
        if not await _join_waiting(press, game):
            await open_in_thread(press, await _again(press, game))


async def _open_new(press: Press, request: TableRequest) -> None:
    """Open a new table in a thread, and say where in the panel that offered it; pressed twice it opens one."""
    await press.defer_edit()
    panel = press.interaction.message
    async with _alone("" if panel is None else str(panel.id)):
        offer = await press.interaction.original_response()
        if any(row.type is discord.ComponentType.action_row for row in offer.components):
            await open_in_thread(press, await new_table(press, request))


_OPENING: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()


def _alone(what: str) -> asyncio.Lock:
    """Return a lock that lets one press at a time ask for a game's rematch, or for the table that a panel offers.

    Whoever presses in the same instant finds the table of the first. All presses of a server come to one process;
    between processes the host judges.
    """
    return _OPENING.setdefault(what, asyncio.Lock())


async def _join_waiting(press: Press, game: GameId) -> bool:
    """Return True if a rematch waits already; the person who pressed then sits there, and is told so."""
    endings = press.host.endings
    if not await endings.rematch_waits(game):
        return False
    lobby = await endings.rematch(game, press.person)
    elsewhere = f"\n-# ⤷ <#{lobby.channel}>" if lobby.channel != press.place.channel else ""
    await press.tell(press.language.say("joined") + elsewhere)
    await press.refresh(lobby)
    return True


async def _again(context: Context, game: GameId) -> RequestedTable:
    host = context.host
    spoken = (await host.lobby.view(game)).options.language
    return RequestedTable(spoken, partial(host.endings.rematch, game, context.person), game=game)
