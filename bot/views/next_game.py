"""The next game in which it is one's turn, and playing a finished one again."""

from __future__ import annotations

from functools import partial

from bot.acknowledging import defer
from bot.custom_ids import Kind
from bot.errors import Refusal
from bot.opening import open_here, open_in_thread, wants_thread
from bot.people import person, person_id
from bot.views.lobby import refresh
from bot.views.press import Press, pressed
from bot.views.turn import mine_to_move, show_panel
from bot.views.turn_panel import first_draft
from storage.values import GameId


@pressed(Kind.NEXT_GAME)
async def next_game(press: Press) -> None:
    """Opens the panel of the next game that waits, wherever it is played."""
    await defer(press.interaction, ephemeral=True, thinking=True)
    host = press.client.host
    after = GameId(press.control.game) if press.control.game else None
    waiting = await host.history.next_game(person_id(press.interaction), after=after)
    if waiting is None:
        raise Refusal("games-nothing-waits")
    view = await mine_to_move(press.interaction, waiting)
    await show_panel(press.interaction, view, first_draft(view))


@pressed(Kind.REMATCH)
async def rematch(press: Press) -> None:
    """Opens a table with the same rules, as /game new does; pressed by others while it waits, sits them down."""
    host, game, interaction = press.client.host, GameId(press.control.game), press.interaction
    again = partial(host.endings.rematch, game, person(interaction.user))
    if await host.endings.rematch_waits(game):
        lobby = await again()
        await interaction.response.send_message(press.language.say("joined"), ephemeral=True)
        await refresh(press.client, lobby)
    elif await wants_thread(interaction):
        spoken = (await host.lobby.view(game)).options.language
        await open_in_thread(interaction, spoken, again)
    else:
        await open_here(interaction, again)
