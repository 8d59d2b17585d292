"""Makes the sprites of large boards after the start, while nobody waits for a picture."""

from __future__ import annotations

import asyncio
import logging

from bot.pictures.pool import Pictures
from rendering.boards.close_up import CLOSE_PX
from rendering.boards.layout import SMALL_SIZES, TILE_SIZES
from rendering.sprites.warming import warming_steps

log = logging.getLogger(__name__)

DELAY_SECONDS = 10.0
"""The first presses after a start come first."""
PAUSE_SECONDS = 0.02
"""Between two steps, most of which take less: so the work is spread over half a minute."""
SIZES = (*TILE_SIZES[-5:], *SMALL_SIZES[:2])
"""Of boards ten columns wide or more, and of overviews of most boards that need one.

They have many tiles, and making those takes noticeably long.
"""
BASE_SIZES = (CLOSE_PX, *TILE_SIZES[2:-5], SMALL_SIZES[2])
"""Of close-ups, which every turn has, of boards five to nine columns wide, and of the widest.

They are made of the tiles alone that lie in every game. Narrower boards have few tiles.
"""


async def warm(pictures: Pictures) -> None:
    """Make all sprites in the theme that most servers have, step by step, whenever nothing is being drawn."""
    steps = warming_steps(SIZES, BASE_SIZES)
    try:
        # Processes that draw are started with what they are first asked for, and take half a second.
        await pictures.run(next(steps))
        await asyncio.sleep(DELAY_SECONDS)
        for step in steps:
            await pictures.idle()
            await pictures.run(step)
            await asyncio.sleep(PAUSE_SECONDS)
    except Exception:
        # Every sprite is made when it is wanted, too.
        log.exception("sprites could not be made ahead")
