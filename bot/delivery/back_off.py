"""How long work on a message waits after it has failed."""

from __future__ import annotations

from datetime import timedelta

from host import background

AFTER_FAULT = timedelta(seconds=10)
"""Discord failed, or we did."""

AFTER_TROUBLE = background.AFTER_TROUBLE
"""The database could not be used: all messages wait, as long as the clocks do."""

AFTER_REFUSAL = timedelta(seconds=30)
"""Discord does not let us post in the channel."""

AFTER_LOSS = timedelta(hours=1)
"""The channel is gone, or the game is quarantined."""

LONGEST_WAIT = timedelta(minutes=10)
"""How long a message waits at most that is to be posted."""

LONGEST_REFUSED_WAIT = timedelta(hours=1)
"""How long a message waits at most that is no game's, where Discord does not let us post it. It is tried at once when a
channel comes back, and Discord shuts out whoever asks too often what it has refused."""

GIVEN_UP_AFTER = timedelta(days=7)
"""How old a message is, that is no game's, when it is given up because its channel is closed to us or gone."""

LONGEST_UPDATE_WAIT = timedelta(hours=1)
"""How long a message waits at most that stands already: its thread may sleep for weeks."""


def back_off(first: timedelta, failures: int, most: timedelta) -> timedelta:
    """Return how long to wait after another failure: `first`, twice as long with each of the `failures` before it."""
    return min(first * (1 << min(failures, 10)), most)
