"""/why computer: the turns that a computer considered when it laid a tile, with their value in points."""

from __future__ import annotations

from discord import app_commands

from bot.features.board.turn_pictures import turn_picture
from bot.i18n import Language
from bot.pictures.boards import BOARD_FILE, names
from bot.pictures.themes import theme_of
from bot.platform.answers import show
from bot.platform.autocomplete import matching_choices
from bot.platform.channel_game import game_here, view_here_or_none
from bot.platform.concurrency_limit import ConcurrencyLimit
from bot.platform.context import Context, in_context
from bot.text.words import lead_text, moves_text, seat_brief, seat_name
from game.comparison import ComparedTurn
from game.explanation import Explanation
from game.values.geometry import Cell
from game.values.moves import Place
from host.errors import HostReason, HostRefusal

LAST = "last"
"""The choice that stands for the last turn of a computer."""

BETTER = 0.05
"""Points by which another turn must be ahead to be called better; less would be rounded away."""

_asking = ConcurrencyLimit(8, busy="host-explanations-waiting", yours="why-computer-yours")
"""Limits explanations: each evaluates a turn again, which takes a processor for a second or more."""


@in_context
async def offer_turns(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the turns that computers have played in the game of this channel, the last one first."""
    view = await view_here_or_none(context)
    if view is None:
        return []
    words, turns = context.language, await context.host.explanations.turns(view.id)
    named = [
        (
            words.say("why-computer-option", turn=turn.turn, seat=seat_name(words, view.seat_of(turn.seat))),
            str(turn.seq),
        )
        for turn in reversed(turns)
    ]
    return matching_choices(typed, [(words.say("why-computer-last"), LAST), *named] if named else [])


async def explain_turn(context: Context, chosen: str) -> None:
    """Show in the deferred answer the turns that a computer considered, with a picture of their cells."""
    words, game = context.language, await game_here(context)
    if chosen != LAST and not chosen.isdecimal():
        played = await context.host.explanations.turns(game)
        raise HostRefusal(HostReason.NO_COMPUTER_TURN, played="yes" if played else "no")
    with _asking.slot(context.person.id):
        turn, found = await context.host.explanations.explain(game, None if chosen == LAST else int(chosen))
    view = await context.host.games.view(game, context.person.id, seq=turn.seq)
    others = found.others if found.compared else ()
    cells = _elsewhere(found.played, others)
    text = "\n".join(
        (
            words.say("why-computer-title", turn=turn.turn, seat=seat_brief(words, view.seat_of(turn.seat))),
            *_lines(words, found, cells),
        )
    )
    theme = await theme_of(context.host, view.guild)
    called = names(words, view)
    drawn = await turn_picture(context, view.position, called, theme, found.played.moves, BOARD_FILE, cells)
    await show(context, text, [drawn])


def _elsewhere(played: ComparedTurn, others: tuple[ComparedTurn, ...]) -> tuple[Cell, ...]:
    """Return the cells of the other turns, each once, without the cell of the turn that was played."""
    played_cell = _cell(played)
    return tuple(dict.fromkeys(cell for turn in others if (cell := _cell(turn)) != played_cell))


def _cell(turn: ComparedTurn) -> Cell:
    return next(move.cell for move in turn.moves if isinstance(move, Place))


def _lines(words: Language, found: Explanation, cells: tuple[Cell, ...]) -> list[str]:
    """Return the lines on a turn: what was played, the other turns by the numbers of `cells`, and their leads."""
    moves = moves_text(words, found.played.moves)
    if not found.compared:
        return [
            words.say("why-computer-chance", moves=moves, ways=found.ways),
            words.say("why-computer-chance-note"),
        ]
    lines = [words.say("why-computer-played", moves=moves, lead=lead_text(words, found.played.lead))]
    if not found.others:
        return [*lines, words.say("why-computer-only")]
    lines.append(words.say("why-computer-others", ways=found.ways))
    for turn in found.others:
        cell = _cell(turn)
        lines.append(
            words.say(
                "why-computer-other",
                number=cells.index(cell) + 1 if cell in cells else 0,
                moves=moves_text(words, turn.moves),
                lead=lead_text(words, turn.lead),
            )
        )
    if found.others[0].lead > found.played.lead + BETTER:
        lines.append(words.say("why-computer-better"))
    return [*lines, words.say("why-computer-note", depth=found.depth)]
