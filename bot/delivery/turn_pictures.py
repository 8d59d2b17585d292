"""The pictures of a turn's message: drawn to be sent, or those that a posted message already has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeVar

from bot.i18n import Language
from bot.pictures.boards import (
    BOARD_FILES,
    HANDS_FILE,
    as_played,
    board_pictures,
    board_view,
    hands_picture,
    hands_view,
    tile_file,
    tile_picture,
    tile_view,
)
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.pool import Drawn, alt_text
from bot.text.turn_news import unplayable_tiles
from game.values.tiles import TileId
from host.games.views import GameView, TurnReport
from rendering.base.theme import DEFAULT_THEME
from rendering.views.alt_text import describe_hands
from rendering.views.board_image import phone_views
from rendering.views.board_words import describe_board
from rendering.views.tile_image import describe_tile

View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class AttachedPicture:
    """A picture attached to a message: its file name, and its description."""

    name: str
    alt: str | None


@dataclass(frozen=True, slots=True)
class TurnPictures:
    """The pictures in a turn's message: the tile to be laid, unplayable tiles, the board, open hands.

    If they could not be drawn, `fault` is the number under which the log says why.
    """

    tile: AttachedPicture | None = None
    unplayable: Mapping[TileId, AttachedPicture] = field(default_factory=lambda: MappingProxyType({}))
    boards: tuple[AttachedPicture, ...] = ()
    hands: AttachedPicture | None = None
    fault: str = ""


NO_PICTURES = TurnPictures()


async def draw_turn(
    drawing: DrawingContext, view: GameView, reports: Collection[TurnReport]
) -> tuple[TurnPictures, list[Drawn]]:
    """Return the pictures of a turn that is to be posted, and the drawings to attach for them.

    If one cannot be drawn, the message has none: what is stored of it says only whether it has pictures.
    """
    to_lay, unplayable = view.position.drawn, unplayable_tiles(reports)
    tiles = dict.fromkeys((*unplayable, *([] if to_lay is None else [to_lay])))
    single = [tile_picture(drawing, tile) for tile in tiles]
    if hands_view(drawing.words, view, drawing.theme).hands:
        single.append(hands_picture(drawing, view))
    # All are requested at once: one after another, each would queue again behind the pictures of other messages.
    boards, others = await asyncio.gather(board_pictures(drawing, as_played(view)), asyncio.gather(*single))
    drawn = [*boards, *others]
    for result in drawn:
        if result.picture is None:
            return TurnPictures(fault=result.fault), []
    named = {result.name: AttachedPicture(result.name, result.alt) for result in drawn}
    shown = TurnPictures(
        tile=None if to_lay is None else named[tile_file(to_lay)],
        unplayable={tile: named[tile_file(tile)] for tile in unplayable},
        boards=tuple(named[board.name] for board in boards),
        hands=named.get(HANDS_FILE),
    )
    return shown, drawn


async def draw_unplayable(
    drawing: DrawingContext, reports: Collection[TurnReport]
) -> tuple[Mapping[TileId, AttachedPicture], list[Drawn]]:
    """Return the pictures of the unplayable tiles that the news names, and the drawings to attach for them.

    A tile that cannot be drawn is left out: the news names it in words.
    """
    tiles = unplayable_tiles(reports)
    results = await asyncio.gather(*(tile_picture(drawing, tile) for tile in tiles))
    drawn = {tile: result for tile, result in zip(tiles, results, strict=True) if result.picture is not None}
    shown = {tile: AttachedPicture(result.name, result.alt) for tile, result in drawn.items()}
    return shown, list(drawn.values())


def pictures_of_posted_turn(
    words: Language, view: GameView, reports: Collection[TurnReport], files: Collection[str]
) -> TurnPictures:
    """Return the pictures of a turn in a posted message that has these `files`.

    Messages posted by an earlier version lack some of those that are drawn today.
    """

    def named(name: str, describe: Callable[[View], str], picture_view: View) -> AttachedPicture:
        return AttachedPicture(name, alt_text(describe, picture_view, name=name))

    def tile_named(tile: TileId) -> AttachedPicture | None:
        name = tile_file(tile)
        return named(name, describe_tile, tile_view(words, tile, DEFAULT_THEME)) if name in files else None

    tiles = {tile: tile_named(tile) for tile in unplayable_tiles(reports)}
    boards = zip(BOARD_FILES, phone_views(board_view(words, as_played(view), DEFAULT_THEME)), strict=False)
    to_lay = view.position.drawn
    return TurnPictures(
        tile=None if to_lay is None else tile_named(to_lay),
        unplayable={tile: picture for tile, picture in tiles.items() if picture is not None},
        boards=tuple(named(name, describe_board, board) for name, board in boards if name in files),
        hands=named(HANDS_FILE, describe_hands, hands_view(words, view, DEFAULT_THEME))
        if HANDS_FILE in files
        else None,
    )
