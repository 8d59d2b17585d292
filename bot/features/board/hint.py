"""/hint: what a strong computer player would do in the person's turn, at tables with full help."""

from __future__ import annotations

from discord import app_commands

from bot.features.board.board_command import check_help
from bot.i18n import language
from bot.i18n.command_words import described
from bot.platform.channel_game import my_turn_here
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context
from bot.platform.text_view import text_view
from bot.text.words import moves_text, seat_text


@app_commands.command(name="hint", description=described("hint"))
@app_commands.guild_only()
@in_context
async def hint(context: Context) -> None:
    """Tell the person the computer's moves, after telling the channel that they have asked."""
    view = await my_turn_here(context)
    check_help(view)
    await context.host.computers.check_hint(view.id, context.person.id)
    table = language(view.options.language)
    assert view.to_move is not None, "it is somebody's turn"
    question = table.say("hint-asked", seat=seat_text(table, view.to_move))
    await context.announce(text_view(question))
    moves = await context.host.computers.hint(view.id, context.person.id)
    words = context.language
    await context.tell(words.say("hint-given", moves=moves_text(words, moves)))


COMMANDS: Commands = (hint,)
