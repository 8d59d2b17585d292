"""The cost of each picture of a turn, in milliseconds of processor time, by stage of the game.

The pictures of a few games are drawn in turn: the cells to choose from (`cells`), the tile on one of them
(`lying`), the same with a figure (`standing`), the message of the turn (`posted`, two pictures of a large
board), and the tile to place (`tile`). All are drawn twice, and the second time counts, so that caches are
filled. `encode` is a yardstick: the first posted picture, quantised and encoded by Pillow.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from io import BytesIO
from statistics import fmean

from PIL import Image

from bench.render import board_view, close_up
from bench.support.encoding import encoded_by_pillow
from bench.support.report import report
from bot.pictures.choices import cells
from game.engine.legal import deployments
from game.engine.position import Position
from game.values.phases import Phase
from game.values.ruleset import Ruleset
from rendering.boards.areas import areas
from rendering.gallery.english import english
from rendering.gallery.samples import sample_game
from rendering.views.board_image import draw_board, phone_views
from rendering.views.choices_image import ChoicesView, draw_choices
from rendering.views.tile_image import TileView, draw_tile

GAMES = 8
STAGES = {"early": range(4, 24, 4), "middle": range(24, 48, 4), "late": range(48, 70, 4)}
"""The numbers of tiles on the board that are measured, by stage of a game of 72 tiles."""

Drawing = Callable[[], object]


def drawings(position: Position) -> Iterator[tuple[str, Drawing]]:
    """Yield the kind and the drawing function of each picture of a turn that begins with `position`."""
    assert position.to_move is not None
    assert position.drawn is not None
    tile, numbered = position.drawn, cells(position, position.drawn)
    found = areas(numbered, position.board)
    choosing = ChoicesView(
        position,
        position.to_move,
        tile,
        english(),
        cells=numbered,
        area=found[0] if len(found) > 1 else None,
    )
    lying = close_up(position)
    posted = phone_views(board_view(position))
    yield "cells", lambda: draw_choices(choosing)
    yield "lying", lambda: draw_choices(lying)
    figures = deployments(lying.position)
    standing = replace(lying, deploy=figures[0]) if figures else lying
    yield "standing", lambda: draw_choices(standing)
    yield "posted", lambda: [draw_board(view) for view in posted]
    yield "tile", lambda: draw_tile(TileView(tile, english(), choosing.theme))
    canvas = Image.open(BytesIO(draw_board(posted[0]).data)).convert("RGB")
    yield "encode", lambda: encoded_by_pillow(canvas)


def _turns(games: int, tiles: Iterable[int]) -> list[Position]:
    """Return the positions of some games with these numbers of tiles in which a tile is to be laid."""
    played = [sample_game(seed, 2, Ruleset()) for seed in range(games)]
    found = [game.with_tiles(count) for count in tiles for game in played]
    return [position for position in found if position.phase is Phase.PLACE and position.drawn is not None]


def measure(games: int = GAMES) -> dict[str, float]:
    """Return the mean milliseconds by kind of picture and stage."""
    turns = [(stage, position) for stage, numbers in STAGES.items() for position in _turns(games, numbers)]
    found: defaultdict[str, list[float]] = defaultdict(list)
    for counts in (False, True):
        for stage, position in turns:
            for kind, draw in drawings(position):
                begun = time.thread_time()
                draw()
                if counts:
                    found[f"{kind}_{stage}_ms"].append((time.thread_time() - begun) * 1000)
    return {name: round(fmean(times), 2) for name, times in sorted(found.items())}


def main(argv: list[str]) -> None:
    """Print the table, or with --json one object."""
    report(measure(), argv)
