"""The alarm clock: looks at a game when its row says so, and makes happen what is due."""

from __future__ import annotations

from datetime import datetime


class Timekeeper:
    """Runs in the background between `start` and `stop`; `ring` alone does the work."""

    async def ring(self) -> datetime | None:
        """Do everything that is due; when to look again (None: nothing is waiting)."""
        raise NotImplementedError
