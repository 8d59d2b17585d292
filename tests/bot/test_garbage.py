"""Tests of what is frozen, and until when."""

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


async def begins(session: Signal) -> None:
    """Begin a session, and let those who wait for it do their work."""
    await asyncio.sleep(0)
    session.ring()
    await asyncio.sleep(0)


async def test_what_lives_when_a_session_begins_is_left_out_until_the_next() -> None:
    """Objects alive at the beginning of a session are frozen until the next, which collects those that have died."""
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
    """The first session freezes modules without collecting, since that takes long and few of their objects die."""
    session = Signal()
    with collection_paused():
        imported = weakref.ref(Ring())
    async with live_objects_frozen(session):
        await begins(session)
        assert imported() is not None
        await begins(session)
        assert imported() is None


async def test_python_collects_as_before_afterwards() -> None:
    """Python's thresholds are restored afterwards."""
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
