"""Stopping a game early; a person who may not do so alone asks the table to agree."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import ui

from bot.i18n import Language
from bot.platform.context import Context
from bot.platform.controls import Press, button, pressed
from bot.platform.custom_ids import Kind
from bot.platform.text_view import text_view
from bot.text.words import TABLE_ACCENT, mention
from host.errors import HostReason, HostRefusal
from host.games.views import GameView, LobbyView, StopVoteView
from model.ids import GameId
from model.outbox import MessageKind
from model.tables import GameStatus

VOTE = "vote"
"""The choice of the `Kind.STOP` control in the public question."""


def check_asking(context: Context, lobby: LobbyView) -> None:
    """Refuse NOT_SEATED to everybody but managers, the table's host and its seated people."""
    if not context.manages and context.person.id not in {lobby.host, *(seat.person for seat in lobby.seats)}:
        raise HostRefusal(HostReason.NOT_SEATED)


async def ask_to_stop(context: Context, game: GameId) -> None:
    """Ask the person privately to confirm that the game is to be stopped."""
    words = context.language
    panel = text_view(words.say("stop-ask"))
    sure = button(Kind.STOP, words.say("button-stop"), game=game, style=discord.ButtonStyle.danger)
    await context.reply(panel.add_item(ui.ActionRow(sure)))


@pressed(Kind.STOP)
async def confirm_stop(press: Press) -> None:
    """Stop the game, or agree to stop it."""
    game = GameId(press.control.game)
    if press.control.choice == VOTE:
        # The outbox updates the question or disables its controls, as it does after /game stop.
        await press.defer_edit()
        lobby, key = await stop_or_agree(press, game, manager=False, vote_seq=press.control.seq)
        async with press.refreshing(lobby):
            await press.tell(press.language.say(key))
    else:
        async with press.concluding():
            guild = await press.host.lobby.guild_of(game)
            lobby, key = await stop_or_agree(press, game, manager=press.manages_server(guild))
            async with press.refreshing(lobby):
                await press.conclude(press.language.say(key))


async def stop_or_agree(
    context: Context, table: GameId, *, manager: bool, vote_seq: int | None = None
) -> tuple[LobbyView | None, str]:
    """Stop the game or agree to stop it; return the table and the key of the answer to the person.

    The table is None if it cannot be read. `vote_seq` is the state in which the question was posted.
    """
    host = context.host
    ended = await host.endings.stop(table, context.person.id, manager=manager, vote_seq=vote_seq)
    try:
        lobby = await host.lobby.view(table)
    except HostRefusal as refusal:
        if not ended or refusal.reason is not HostReason.QUARANTINED:
            raise
        return None, "game-stopped"
    if not ended:
        # The button is in direct messages only if the game's channel was deleted, so no question can be
        # posted there.
        return lobby, "stop-agreed" if context.interaction.guild_id else "stop-agreed-directly"
    return lobby, "game-stopped" if lobby.begun else "stopped"


def stop_vote_message(words: Language, view: GameView, vote: StopVoteView | None) -> ui.LayoutView:
    """Return the public question whether all agree to stop the game; without a vote, that it is closed."""
    container = ui.Container[Any](accent_colour=TABLE_ACCENT)
    message = ui.LayoutView(timeout=None).add_item(container)
    if vote is None:
        over = view.status is not GameStatus.RUNNING
        container.add_item(ui.TextDisplay(words.say("stop-vote-over" if over else "stop-vote-closed")))
        return message
    agreed, waiting = (
        words.join(mention(person) for person in people) for people in (vote.agreed, vote.waiting)
    )
    container.add_item(ui.TextDisplay(words.say("stop-vote-asks", agreed=agreed, waiting=waiting)))
    make_button = partial(button, game=view.id, seq=view.seq)
    container.add_item(
        ui.ActionRow(
            make_button(Kind.STOP, words.say("button-agree"), choice=VOTE, style=discord.ButtonStyle.success),
            make_button(Kind.BOARD, words.say("button-board"), choice=MessageKind.STOP_VOTE.value),
        )
    )
    return message
