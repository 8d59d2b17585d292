"""The private answers that show a game's board, scores and tiles left, to players and onlookers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace

from discord import ui

from bot.i18n import Language
from bot.pictures.boards import board_view, names
from bot.pictures.themes import theme_of
from bot.platform import limits
from bot.platform.answers import play_row, show, show_board, state_line
from bot.platform.channel_game import visible_view
from bot.platform.context import Context
from bot.platform.controls import Press, pressed
from bot.platform.custom_ids import Kind
from bot.platform.escaping import escaped
from bot.platform.files import text_file
from bot.platform.text_view import text_view
from bot.text.emoji_marks import seat_mark
from bot.text.seat_lines import SMALL, TIMES, counters
from bot.text.words import labels, seat_text
from game.engine import queries
from game.engine.position import Position
from game.values.phases import Phase
from game.values.ruleset import Colour
from host.games.views import GameView
from model.ids import GameId
from model.tables import GameStatus, HelpLevel, Seat
from rendering.base.theme import DEFAULT_THEME
from rendering.boards.layout import Window
from rendering.boards.text_board import board_listing
from rendering.panels.scoreboard import ScoresView, draw_scores, paid_by, score_table, sources
from rendering.panels.table import laps
from rendering.panels.tile_grid import TilesLeftView, draw_tiles_left, kinds_in_play, pages
from rendering.views.alt_text import describe_table, describe_tiles_left, described_whole
from rendering.views.board_image import board_frame, shown_part
from rendering.views.board_words import describe_state

SCORES_FILE = "scores.png"
TILES_FILES = "tiles{}.png"
"""The file name of a picture of tiles left. There are several if one would be too small or its description too long."""
TEXT_FILE = "board.txt"


@pressed(Kind.BOARD)
async def board(press: Press) -> None:
    """Show the board as it is now."""
    press.defer_if_slow()
    await show_board(press, await visible_view(press, GameId(press.control.game)))


@pressed(Kind.SCORES)
async def scores(press: Press) -> None:
    """Show the points by kind of feature."""
    press.defer_if_slow()
    await show_scores(press, await visible_view(press, GameId(press.control.game)))


@pressed(Kind.TILES)
async def tiles(press: Press) -> None:
    """Show the tiles that are left."""
    press.defer_if_slow()
    await show_tiles(press, await visible_view(press, GameId(press.control.game)))


async def show_text(context: Context, view: GameView, *, area: Window | None) -> None:
    """Show the board as text in the deferred answer, for people who cannot see it; a long text as a file.

    With an `area` the tiles are those in the picture of that area.
    """
    words = context.language
    called = names(words, view)
    safe = {colour: escaped(name) for colour, name in called.items()}
    state, text = state_line(words, view), board_text(words, view, safe, area)
    play = play_row(words, view)
    if len(state) + len(text) < limits.TEXT:
        await show(context, f"{state}\n{text}", row=play)
        return
    message = text_view(state)
    message.add_item(ui.File(f"attachment://{TEXT_FILE}"))
    if play is not None:
        message.add_item(play)
    file = text_file(board_text(words, view, called, area), TEXT_FILE)
    await context.fill(message, [file])


def board_text(words: Language, view: GameView, called: Mapping[Colour, str], area: Window | None) -> str:
    """Return the board as text: the tile to lay, the points, then the tiles laid."""
    board = replace(board_view(words, view, DEFAULT_THEME, area=area), names=called)
    window = None if area is None else board_frame(board).window
    lines = [describe_state(board)]
    if window is not None:
        lines.append(f"{shown_part(window, board.labels)}.")
    lines += board_listing(board.position, called, board.labels, board.numbered, window=window)
    return "\n".join(lines)


async def show_scores(context: Context, view: GameView) -> None:
    """Show the points by kind of feature in the deferred answer."""
    words = context.language
    breakdown = await context.host.history.breakdown(view.id, until=view.seq)
    full = view.options.help is HelpLevel.FULL and view.status is GameStatus.RUNNING
    projected = queries.projected(view.position) if full else None
    scores_view = ScoresView(
        seats=view.position.seats,
        names=names(words, view),
        points=breakdown,
        scores=view.position.scores,
        labels=labels(words),
        theme=await theme_of(context.host, view.guild),
        projected=projected,
    )
    text = scores_text(words, view.seats, scores_view, view.position)
    drawn = await context.pictures.draw(
        draw_scores,
        scores_view,
        name=SCORES_FILE,
        describe=lambda scores: describe_table(score_table(scores), scores.labels),
    )
    await show(context, text, [drawn])


def scores_text(words: Language, seats: Sequence[Seat], scores: ScoresView, position: Position) -> str:
    """Return the points by kind of feature, the seat with most first, and the projected points if given.

    Until the game is over, each seat has a line with the figures that it has left. A note explains the laps of
    the scoring track by the highest score, if that is beyond its end.
    """
    lines = []
    for seat in sorted(seats, key=lambda seat: -scores.scores[seat.colour]):
        parts = [
            words.say("scores-part", feature=source, points=points)
            for source in sources(scores.points)
            if (points := paid_by(scores.points.get(seat.colour, {}), source))
        ]
        lines.append(
            words.say(
                "scores-line",
                seat=seat_text(words, seat),
                points=scores.scores[seat.colour],
                parts=words.join(parts) if parts else words.say("scores-none"),
            )
        )
        small = []
        if position.phase is not Phase.OVER:
            left = "".join(counters(position, seat.colour))
            # A number of meeples without their mark follows that of the seat, which is the same.
            small.append(f"{seat_mark(seat.colour)}{left}" if left.startswith(TIMES) else left)
        if scores.projected is not None:
            small.append(words.say("scores-projected", points=scores.projected[seat.colour]))
        if small:
            lines.append(SMALL + " · ".join(small))
    best = max(scores.scores.values())
    if laps(best):
        lines.append(words.say("scores-laps", laps=laps(best), points=best))
    return "\n".join(lines)


async def show_tiles(context: Context, view: GameView) -> None:
    """Show in the deferred answer the tiles that nobody has seen yet; without a picture if there are none."""
    words = context.language
    unseen = view.position.unseen
    count = sum(unseen.values())
    if not count:
        await show(context, words.say("tiles-left", tiles=0))
        return
    laid = {tile.tile: 1 for tile in view.position.board.values()}
    tiles_left = TilesLeftView(
        unseen=unseen,
        kinds=kinds_in_play(unseen, laid),
        labels=labels(words),
        theme=await theme_of(context.host, view.guild),
    )
    running = view.status is GameStatus.RUNNING
    text = words.say("tiles-left" if running else "tiles-at-end", tiles=count)
    drawing = [
        context.pictures.draw(
            draw_tiles_left,
            tile_list,
            name=TILES_FILES.format(tile_list.page or ""),
            describe=describe_tiles_left,
        )
        for tile_list in described_whole(pages(tiles_left))
    ]
    await show(context, text, await asyncio.gather(*drawing))
