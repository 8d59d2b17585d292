"""Tests of freezing live objects, which Python's garbage collector then skips."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.app.garbage import THRESHOLDS, collection_paused, live_objects_frozen
from host.events import Signal


class Ring:
    """An object that refers to itself, which only a collection can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _thawed() -> Iterator[None]:
    """Unfreeze everything before a test, and freeze what outlives it afterwards (tests/conftest.py)."""
    gc.unfreeze()
    yield
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def begin_session(session: Signal) -> None:
    """Begin a session, and let the tasks that wait for it run."""
    await asyncio.sleep(0)
    session.ring()
    await asyncio.sleep(0)


async def test_live_objects_are_frozen_until_the_next_session() -> None:
    """Objects alive at the beginning of a session are frozen until the next, which collects those that have died."""
    session, ring = Signal(), Ring()
    watched = weakref.ref(ring)
    async with live_objects_frozen(session):
        await begin_session(session)
        assert gc.get_freeze_count() > 1000
        del ring
        gc.collect()
        assert watched() is not None
        await begin_session(session)
        assert watched() is None
        later = weakref.ref(Ring())
        gc.collect()
        assert later() is None


async def test_the_first_session_freezes_without_collecting() -> None:
    """The first session freezes modules without collecting, since that takes long and few of their objects die."""
    session = Signal()
    with collection_paused():
        imported = weakref.ref(Ring())
    async with live_objects_frozen(session):
        await begin_session(session)
        assert imported() is not None
        await begin_session(session)
        assert imported() is None


async def test_the_settings_of_the_collector_are_restored() -> None:
    """The thresholds are restored at the end, and a pause of the collector ends by freezing what was created in it."""
    before = gc.get_threshold()
    async with live_objects_frozen(Signal()):
        assert gc.get_threshold() == THRESHOLDS != before
    assert gc.get_threshold() == before
    frozen = gc.get_freeze_count()
    with collection_paused():
        assert not gc.isenabled()
        imported = [Ring() for _ in range(10)]
    assert gc.isenabled()
    assert gc.get_freeze_count() >= frozen + len(imported)
