"""What the program does with its tasks, without Discord."""

import asyncio

from bot.app.online import _cancelled


async def test_a_cancellation_that_is_lost_is_repeated():
    """As `asyncio.wait_for` of Python 3.11 loses one; whoever fails instead of ending has ended too."""

    async def loses_it():
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            await asyncio.Event().wait()

    async def fails():
        raise OSError

    tasks = [asyncio.create_task(loses_it()), asyncio.create_task(fails())]
    await asyncio.sleep(0)
    async with asyncio.timeout(60):
        await _cancelled(tasks)
    assert [task.cancelled() for task in tasks] == [True, False]
