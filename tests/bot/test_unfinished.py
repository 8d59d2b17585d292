"""Tests of waiting for tasks and cancelling them before the program closes what they use."""

import asyncio

from bot.platform.unfinished import UnfinishedTasks, cancel_all


async def test_tasks_end_by_themselves_or_are_cancelled():
    """Quick tasks end by themselves, others are cancelled, and none is left."""
    unfinished, ended = UnfinishedTasks(), []

    async def takes(seconds):
        unfinished.add_current()
        unfinished.add_current()
        try:
            await asyncio.sleep(seconds)
            ended.append(seconds)
        finally:
            await asyncio.sleep(0)
            ended.append("end")

    async def fails():
        unfinished.add_current()
        raise OSError

    # The task that closes the program may be registered itself, and does not wait for itself.
    unfinished.add_current()
    await unfinished.finish(60)
    tasks = [asyncio.create_task(work) for work in (takes(0.01), takes(3600), fails())]
    await asyncio.sleep(0)
    await unfinished.finish(0.5)
    assert ended == [0.01, "end", "end"]
    assert [task.cancelled() for task in tasks] == [False, True, False]
    assert isinstance(tasks[2].exception(), OSError)
    await unfinished.finish(60)


async def test_a_lost_cancellation_is_repeated():
    """A cancellation that `asyncio.wait_for` of Python 3.11 loses is repeated; a task that fails has ended as well."""

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
        await cancel_all(tasks)
    assert [task.cancelled() for task in tasks] == [True, False]
