"""The private panel that shows any earlier position of a game, with buttons to step through its turns."""

from __future__ import annotations

from bot.features.board.stepping import step_of, stepping_row
from bot.pictures.boards import board_pictures
from bot.platform.answers import show
from bot.platform.channel_game import visible_view
from bot.platform.context import Context
from bot.platform.controls import Press, pressed
from bot.platform.custom_ids import Kind
from bot.text.final_scoring import final_scoring
from bot.text.seat_lines import seat_lines
from bot.text.turn_news import news
from model.ids import GameId
from model.tables import GameStatus


@pressed(Kind.HISTORY)
async def history(press: Press) -> None:
    """Open the history from a public message, or step through an open one."""
    stepping = bool(press.control.choice)
    if stepping:
        press.defer_edit_if_slow()
    else:
        press.defer_if_slow()
    step = step_of(press) if stepping else None
    await show_history(press, GameId(press.control.game), step)


async def show_history(context: Context, game: GameId, step: int | None) -> None:
    """Show turn number `step` (from 0; for None the newest) in the deferred answer."""
    words = context.language
    host = context.host
    newest = await visible_view(context, game)
    states = [seq for seq in await host.history.turns(game) if seq < newest.seq]
    states.append(newest.seq)
    step = len(states) - 1 if step is None else max(0, min(step, len(states) - 1))
    view = await host.games.view(game, context.person.id, seq=states[step])
    drawn = await board_pictures(await context.drawing_of(view.guild), view)
    happened = scoring = ""
    if step:
        reports = await host.history.reports(game, since=states[step - 1], until=states[step])
        happened = news(words, reports, view.seats, stopped=view.status is GameStatus.STOPPED)
        scoring = final_scoring(words, (event for report in reports for event in report.events), view.seats)
    text = words.say("history-step", step=step, steps=len(states) - 1)
    row = stepping_row(Kind.HISTORY, step, len(states) - 1, game=game)
    texts = (text, happened, scoring, seat_lines(words, view))
    await show(context, "\n".join(filter(None, texts)), drawn, row)
