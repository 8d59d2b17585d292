"""Waiting for the reviews of games, which a host makes in tasks of its own."""

import asyncio


async def finished(seconds: float = 120) -> None:
    """Wait until no game is being reviewed."""
    tasks = [task for task in asyncio.all_tasks() if task.get_name().startswith("review of ")]
    async with asyncio.timeout(seconds):
        await asyncio.gather(*tasks)
