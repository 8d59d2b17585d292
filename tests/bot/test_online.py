"""What the program does with its tasks, without Discord."""

import asyncio

from bot.app.config import Config
from bot.app.online import _cancelled, assembled


async def test_a_bot_that_never_connects_is_closed(empty_database):
    """The program was told to stop in the moment in which it had begun and Discord had not heard of it."""
    async with assembled(Config(database=str(empty_database), drawings=0)) as client:
        pass
    assert client.is_closed()


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
