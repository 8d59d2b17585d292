"""What is left out of collections, and until when."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.app.garbage import THRESHOLDS, collection_paused, live_objects_frozen
from host.events import Signal


class Ring:
    """Something that refers to itself, which only a collection can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _thawed() -> Iterator[None]:
    """Nothing is left out of collections when a test begins; afterwards what outlives it is (tests/conftest.py)."""
    gc.unfreeze()
    yield
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def begins(session: Signal) -> None:
    """A session begins, and whoever waits for that has done what it does."""
    await asyncio.sleep(0)
    session.ring()
    await asyncio.sleep(0)


async def test_what_lives_when_a_session_begins_is_left_out_until_the_next() -> None:
    """It is looked through again then: what has died in the meantime goes, and nothing stays for ever."""
    session, ring = Signal(), Ring()
    watched = weakref.ref(ring)
    async with live_objects_frozen(session):
        await begins(session)
        assert gc.get_freeze_count() > 1000
        del ring
        gc.collect()
        assert watched() is not None
        await begins(session)
        assert watched() is None
        later = weakref.ref(Ring())
        gc.collect()
        assert later() is None


async def test_the_first_session_leaves_out_what_was_imported_unseen() -> None:
    """It would be looked through for a hundred milliseconds, and of modules nearly nothing dies."""
    session = Signal()
    with collection_paused():
        imported = weakref.ref(Ring())
    async with live_objects_frozen(session):
        await begins(session)
        assert imported() is not None
        await begins(session)
        assert imported() is None


async def test_python_collects_as_before_afterwards() -> None:
    """A program that serves has thresholds of its own, and a program that imports collects nothing."""
    before = gc.get_threshold()
    async with live_objects_frozen(Signal()):
        assert gc.get_threshold() == THRESHOLDS != before
    assert gc.get_threshold() == before
    left_out = gc.get_freeze_count()
    with collection_paused():
        assert not gc.isenabled()
        imported = [Ring() for _ in range(10)]
    assert gc.isenabled()
    assert gc.get_freeze_count() >= left_out + len(imported)
