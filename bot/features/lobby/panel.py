"""The public message of a table before its game: who sits there, what is played, and the buttons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.i18n import Language, language
from bot.platform.channel_game import check_on_this_server
from bot.platform.controls import Press, button, pressed
from bot.platform.custom_ids import Kind
from bot.platform.public_message import PublicMessage, public_message_of
from bot.text.table_options import summary
from bot.text.words import TABLE_ACCENT, person_text, seat_text
from host.errors import HostRefusal
from host.games.computer_seats import DEFAULT_OPPONENT
from host.games.views import LobbyView
from host.host import Host
from model.ids import GameId
from model.tables import GameStatus


def lobby_message(lobby: LobbyView) -> ui.LayoutView:
    """Return the public message of a table; without buttons once it no longer waits for people."""
    words = language(lobby.options.language)
    seats = _seats(words, lobby)
    container = ui.Container[Any](
        ui.TextDisplay[Any](_header(words, lobby)),
        # An empty table has no lines of seats, and Discord refuses an empty text.
        *([ui.TextDisplay[Any](seats)] if seats else []),
        ui.Separator[Any](),
        ui.TextDisplay[Any](summary(words, lobby.options)),
        accent_colour=TABLE_ACCENT,
    )
    if lobby.status is GameStatus.LOBBY:
        container.add_item(_buttons(words, lobby))
    return ui.LayoutView(timeout=None).add_item(container)


def _header(words: Language, lobby: LobbyView) -> str:
    host = person_text(words, lobby.host)
    text = words.say(f"lobby-{lobby.status.value}", host=host, game=lobby.id)
    if lobby.closed_by is not None:
        text += "\n" + words.say("lobby-closed-by", person=person_text(words, lobby.closed_by))
    return text


def _seats(words: Language, lobby: LobbyView) -> str:
    lines = [seat_text(words, seat) for seat in lobby.seats]
    if lobby.status is GameStatus.LOBBY:
        lines += [words.say("lobby-free-seat")] * lobby.free
    return "\n".join(lines)


def _buttons(words: Language, lobby: LobbyView) -> ui.ActionRow[Any]:
    green, grey = discord.ButtonStyle.success, discord.ButtonStyle.secondary
    ready = len(lobby.seats) >= 2
    make_button = partial(button, game=lobby.id)
    return ui.ActionRow[Any](
        make_button(Kind.JOIN, words.say("button-join"), style=grey if ready else green, disabled=lobby.full),
        make_button(Kind.LEAVE, words.say("button-leave")),
        make_button(Kind.COMPUTER, words.say("button-computer"), disabled=not lobby.free),
        make_button(
            Kind.START, words.say("button-start"), style=green if ready else grey, disabled=not ready
        ),
        make_button(Kind.SETTING, words.say("button-settings")),
    )


Change: TypeAlias = Callable[[GameId], Awaitable[LobbyView]]
"""A function that changes a table and returns it as changed; it refuses with HostRefusal."""


async def _answer(press: Press, change: Change) -> None:
    """Show the table after a press, or after its refusal, before the person is told the reason.

    A refused press may come from an outdated message: an earlier press may have been stored without its
    answer reaching Discord. Refuses NO_SUCH_GAME on another server.
    """
    game = GameId(press.control.game)
    await check_on_this_server(press, game)
    try:
        lobby = await change(game)
    except HostRefusal:
        await press.redraw(await press.host.lobby.view(game))
        raise
    shown = lobby_message(lobby)
    # Answers to presses at the same instant may arrive in another order than their changes.
    async with press.refreshing(lobby, shown=shown):
        await press.update(shown)


@pressed(Kind.JOIN)
async def join(press: Press) -> None:
    """Take a seat. If two people press for the last one, one gets it and the other is told so."""
    await _answer(press, lambda game: press.host.lobby.join(game, press.person))


@pressed(Kind.LEAVE)
async def leave(press: Press) -> None:
    """Leave the seat at the table."""
    await _answer(press, lambda game: press.host.lobby.leave(game, press.person.id))


@pressed(Kind.COMPUTER)
async def add_computer(press: Press) -> None:
    """Seat a computer."""
    await _answer(press, lambda game: press.host.lobby.add_computer(game, press.person.id, DEFAULT_OPPONENT))


@pressed(Kind.START)
async def start(press: Press) -> None:
    """Begin the game. Its first turn is posted in a message of its own."""

    async def started(game: GameId) -> LobbyView:
        await press.host.lobby.start(game, press.person.id)
        return await press.host.lobby.view(game)

    await _answer(press, started)


@public_message_of.register
async def _(lobby: LobbyView, host: Host) -> PublicMessage:
    current = await host.lobby.view(lobby.id)
    return PublicMessage(current.channel, current.message, lobby_message(current))
