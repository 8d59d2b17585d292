"""Returns free memory to the system, in this process and in those that draw.

Pictures and moves leave the heap fragmented. See docs/decisions/0019-pictures-are-drawn-elsewhere.md.
"""

from __future__ import annotations

import asyncio
import logging

from bot.pictures.painters import DrawingProcessEnded
from bot.pictures.pool import Pictures
from model.spare_memory import give_back

EVERY_SECONDS = 60.0

log = logging.getLogger(__name__)


async def give_back_regularly(pictures: Pictures) -> None:
    """Return free memory every minute, until cancelled."""
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        try:
            await pictures.run(give_back)
            await asyncio.to_thread(give_back)
        except DrawingProcessEnded as ended:
            log.warning("%s; the next one starts with free memory", ended)
        except Exception:
            # After a failure the program only keeps more memory.
            log.exception("could not return free memory to the system, the process keeps it for now")
