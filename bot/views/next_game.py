"""The next game in which it is one's turn, and playing a finished one again."""

from __future__ import annotations

from bot.acknowledging import defer
from bot.custom_ids import Kind
from bot.errors import Refusal
from bot.people import person, person_id
from bot.views.lobby import lobby_message, refresh
from bot.views.press import Press, pressed
from bot.views.turn import mine_to_move, show_panel
from bot.views.turn_panel import first_draft
from storage.values import GameId, MessageId


@pressed(Kind.NEXT_GAME)
async def next_game(press: Press) -> None:
    """Opens the panel of the next game that waits, wherever it is played."""
    await defer(press.interaction, ephemeral=True, thinking=True)
    host = press.client.host
    after = GameId(press.control.game) if press.control.game else None
    waiting = await host.history.next_game(person_id(press.interaction), after=after)
    if waiting is None:
        raise Refusal("games-nothing-waits")
    view = await mine_to_move(press.interaction, waiting.id)
    await show_panel(press.interaction, view, first_draft(view))


@pressed(Kind.REMATCH)
async def rematch(press: Press) -> None:
    """Opens a table with the same rules; pressed by others while it waits, sits them down."""
    host = press.client.host
    lobby = await host.endings.rematch(GameId(press.control.game), person(press.interaction.user))
    if lobby.message is not None:
        await press.interaction.response.send_message(press.language.say("joined"), ephemeral=True)
        await refresh(press.client, lobby)
        return
    answer = await press.interaction.response.send_message(view=lobby_message(lobby))
    assert answer.message_id is not None
    await host.lobby.shown(lobby.id, MessageId(answer.message_id))
