"""The button to the next game in which it is the person's turn."""

from __future__ import annotations

from bot.features.turn.controls import show_panel
from bot.features.turn.panel import first_draft
from bot.platform.channel_game import view_on_turn
from bot.platform.controls import Press, pressed
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal
from model.ids import GameId


@pressed(Kind.NEXT_GAME)
async def next_game(press: Press) -> None:
    """Open the panel of the next game that waits for the person, in whatever channel it is played."""
    press.defer_if_slow()
    host = press.host
    after = GameId(press.control.game) if press.control.game else None
    waiting = await host.history.next_game(press.person.id, after=after)
    if waiting is None:
        raise Refusal("games-nothing-waits")
    view = await view_on_turn(press, waiting)
    await show_panel(press, view, first_draft(view))
