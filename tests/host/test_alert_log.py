"""Alerts are made once, whichever process meets their cause."""

from collections.abc import Callable

from at_the_table import DAY, HandClock

from host.host import Host
from host.outbox.alert_log import AGAIN_AFTER


async def test_an_alert_is_claimed_once_a_week(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """By one process for all; another text and another subject are other alerts."""
    second_host = restart()
    assert await host.alerts.claim("game", "closed")
    assert not await host.alerts.claim("game", "closed")
    assert not await second_host.alerts.claim("game", "closed")
    assert await second_host.alerts.claim("game", "deleted")
    assert await second_host.alerts.claim("cup", "closed")
    clock.forward(AGAIN_AFTER + DAY)
    assert await second_host.alerts.claim("game", "closed")
    assert not await host.alerts.claim("game", "closed")


async def test_an_alert_that_was_not_made_is_claimed_again(host: Host) -> None:
    """And nothing happens where nobody has claimed it."""
    await host.alerts.release("game", "closed")
    assert await host.alerts.claim("game", "closed")
    await host.alerts.release("game", "closed")
    assert await host.alerts.claim("game", "closed")
