"""Creates the sprites of boards after the start, while no picture is waited for."""

from __future__ import annotations

import asyncio
import logging

from bot.pictures.painters import DrawingProcessEnded
from bot.pictures.pool import Pictures
from rendering.boards.close_up import CLOSE_PX
from rendering.boards.layout import SMALL_SIZES, TILE_SIZES
from rendering.sprites.warming import warming_steps

log = logging.getLogger(__name__)

DELAY_SECONDS = 10.0
"""Seconds after the start before warming begins, so that the first presses are not delayed."""
PAUSE_SECONDS = 0.02
"""Seconds between two steps, most of which take less: the work is spread over half a minute."""
SIZES = (*TILE_SIZES[-5:], *SMALL_SIZES[:2])
"""Tile sizes of boards ten columns wide or more, and of most overviews.

These have many tiles, so creating their sprites takes noticeably long.
"""
BASE_SIZES = (CLOSE_PX, *TILE_SIZES[2:-5], SMALL_SIZES[2])
"""Tile sizes of close-ups, which every turn has, of boards five to nine columns wide, and of the widest ones.

For these only the tiles of every game are created. Narrower boards have few tiles.
"""
MARK_SIZES = TILE_SIZES[:2]
"""Tile sizes of boards three and four columns wide, of which only the marks are created.

The mark of an open cell takes as long as two to four of these tiles.
"""


async def warm(pictures: Pictures) -> None:
    """Create all sprites of the default theme, step by step, whenever nothing is being drawn.

    If a drawing process ends, the one that replaces it has no sprites, so all steps are taken once more.
    """
    try:
        try:
            await _take_steps(pictures)
        except DrawingProcessEnded as ended:
            log.warning("%s; it was started again, and makes its sprites ahead once more", ended)
            await _take_steps(pictures)
    except Exception:
        # Missing sprites are created when they are needed.
        log.exception("could not make sprites ahead, they are made when a picture needs them")


async def _take_steps(pictures: Pictures) -> None:
    steps = warming_steps(SIZES, BASE_SIZES, MARK_SIZES)
    # A drawing process starts with its first request, which takes half a second.
    await pictures.run(next(steps))
    await asyncio.sleep(DELAY_SECONDS)
    for step in steps:
        await pictures.idle()
        await pictures.run(step)
        await asyncio.sleep(PAUSE_SECONDS)
