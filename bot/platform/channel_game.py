"""The game of the channel in which a command was typed, and whether a control may lead to a game from here."""

from __future__ import annotations

from bot.platform.context import Context
from host.errors import HostReason, HostRefusal
from host.games.views import GameView
from model.ids import GameId
from model.tables import GameStatus


async def game_here(context: Context) -> GameId:
    """Return the game that runs in this channel, or the last one played in it. Refuses if there is none.

    If a lobby is open here, the refusal says how its game begins.
    """
    found = await context.host.games.in_channel(context.place.channel)
    if found is None:
        table = await context.host.lobby.in_channel(context.place.channel)
        if table is not None and table.status is GameStatus.LOBBY:
            raise HostRefusal(HostReason.NOT_RUNNING, status=table.status.value)
        raise HostRefusal(HostReason.NO_SUCH_GAME)
    return found


async def view_here(context: Context) -> GameView:
    """Return the game of this channel as the person may see it. Refuses if there is none."""
    return await context.host.games.view(await game_here(context), context.person.id)


async def view_here_or_none(context: Context) -> GameView | None:
    """Return the game of this channel, or None: autocomplete cannot show a refusal."""
    found = await context.host.games.in_channel(context.place.channel)
    if found is None:
        return None
    return await context.host.games.view(found, context.person.id)


async def visible_view(context: Context, game: GameId) -> GameView:
    """Return a game as the person may see it from here.

    Refuses NO_SUCH_GAME to people without a seat: those on other servers and, while other tables draw the same
    tiles, those outside the game's channel.
    """
    view = await context.host.games.view(game, context.person.id)
    elsewhere = context.place.guild != view.guild or (view.sealed and context.place.channel != view.channel)
    if view.seat is None and elsewhere:
        raise HostRefusal(HostReason.NO_SUCH_GAME)
    return view


async def check_on_this_server(context: Context, game: GameId) -> None:
    """Refuse NO_SUCH_GAME for a table or game of another server."""
    if await context.host.lobby.guild_of(game) != context.place.guild:
        raise HostRefusal(HostReason.NO_SUCH_GAME)


async def my_turn_here(context: Context) -> GameView:
    """Return the game of this channel, if it is this person's turn; refuses otherwise."""
    return await view_on_turn(context, await game_here(context))


async def view_on_turn(context: Context, game: GameId) -> GameView:
    """Return the game as the person sees it, if it is their turn; refuses as the host would."""
    view = await context.host.games.view(game, context.person.id)
    check_turn(view)
    return view


def check_turn(view: GameView) -> None:
    """Refuse, as the host would, if it is not the viewer's turn."""
    seat = view.to_move
    if seat is None:
        raise HostRefusal(HostReason.NOT_RUNNING, status=view.status.value)
    if view.seat is None:
        raise HostRefusal(HostReason.NOT_SEATED)
    # At the market several may choose at the same time, in any order.
    if view.seat not in view.position.actors:
        raise HostRefusal(HostReason.NOT_YOUR_TURN, name=seat, colour=seat.colour.value)
