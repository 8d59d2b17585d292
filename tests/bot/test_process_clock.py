"""Tests of the clock of the bot's process beside a sandbox that moves it."""

from datetime import UTC, datetime, timedelta

from bot.app.clock import Clock
from sandbox.world.clock import Clock as SandboxClock


def ahead(clock):
    """Return how far the clock is ahead of the machine's, to the minute."""
    return timedelta(minutes=round((clock.now() - datetime.now(UTC)) / timedelta(minutes=1)))


def test_a_clock_that_is_moved_is_seen_at_once(tmp_path):
    """A moved clock is noticed at once, also by a clock that was read before."""
    file = tmp_path / "clock"
    moved, clock = SandboxClock(file), Clock(file)
    assert ahead(clock) == timedelta()
    moved.advance(86_400)
    assert ahead(clock) == timedelta(days=1)
    moved.advance(0.25 * 86_400)
    assert ahead(clock) == timedelta(days=1, hours=6)


def test_without_a_file_it_is_the_machines_time(tmp_path):
    """Without a file the machine's time is returned; a file that is written later takes effect."""
    clock = Clock(tmp_path / "clock")
    assert ahead(clock) == ahead(Clock()) == timedelta()
    SandboxClock(tmp_path / "clock").advance(3_600)
    assert ahead(clock) == timedelta(hours=1)
