"""/since and /history: what happened, turn by turn."""

from __future__ import annotations

from discord import app_commands

from bot.features.board.history_panel import show_history
from bot.i18n.command_words import described, described_parameters
from bot.pictures.boards import board_pictures
from bot.platform.answers import show
from bot.platform.channel_game import game_here, view_here
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context
from bot.text.final_scoring import final_scoring
from bot.text.seat_lines import seat_lines
from bot.text.turn_news import news
from model.tables import GameStatus


@app_commands.command(name="since", description=described("since"))
@app_commands.guild_only()
@in_context
async def since(context: Context) -> None:
    """Show what happened since the person's last turn, its tiles framed.

    Onlookers, and players who have not had a turn yet, see the last round.
    """
    context.defer_if_slow()
    words = context.language
    view = await view_here(context)
    title, last = "since-title", 0
    if view.seat is not None:
        last = await context.host.history.last_turn_of(view.id, context.person.id)
    if not last:
        title, began = "since-round", await context.host.history.turns(view.id)
        last = ([0] * len(view.seats) + [seq for seq in began if seq < view.seq])[-len(view.seats)]
    reports = await context.host.history.reports(view.id, since=last)
    before = await context.host.games.view(view.id, seq=last)
    drawn = await board_pictures(
        await context.drawing_of(view.guild),
        view,
        changed_since=len(before.position.board) - 1,
    )
    happened = news(words, reports, view.seats, stopped=view.status is GameStatus.STOPPED)
    # Not from the reports: that of the last turn is left out for whoever played it.
    paid = [payment.scored for payment in await context.host.history.payments(view.id)]
    scoring = final_scoring(words, paid, view.seats)
    nothing = words.say("since-nothing" if last else "since-no-turn")
    happened = "\n".join(filter(None, (happened, scoring))) or nothing
    await show(context, f"{words.say(title)}\n{happened}\n{seat_lines(words, view)}", drawn)


@app_commands.command(name="history", description=described("history"))
@described_parameters("history")
@app_commands.guild_only()
@in_context
async def history(context: Context, turn: app_commands.Range[int, 0, 500] | None = None) -> None:
    """Show any earlier position, with buttons to step."""
    context.defer_if_slow()
    await show_history(context, await game_here(context), turn)


COMMANDS: Commands = (since, history)
