"""An alert is made once, whichever process meets its cause."""

from collections.abc import Callable
from datetime import timedelta

from games_played import DAY, HandClock

from host.host import Host
from host.outbox.alert_log import AGAIN_AFTER, UNCONFIRMED_FOR


async def test_an_alert_is_claimed_once_a_week(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """An alert is claimed by one process a week; another text or another subject is another alert."""
    second_host = restart()
    assert await host.alerts.claim("game", "closed")
    await host.alerts.confirm("game", "closed")
    clock.forward(AGAIN_AFTER - DAY)
    assert not await host.alerts.claim("game", "closed")
    assert not await second_host.alerts.claim("game", "closed")
    assert await second_host.alerts.claim("game", "deleted")
    assert await second_host.alerts.claim("tournament", "closed")
    clock.forward(2 * DAY)
    assert await second_host.alerts.claim("game", "closed")
    assert not await host.alerts.claim("game", "closed")


async def test_an_alert_that_was_not_made_is_claimed_again(host: Host) -> None:
    """A released alert can be claimed again; releasing an alert that was never claimed does nothing."""
    await host.alerts.release("game", "closed")
    assert await host.alerts.claim("game", "closed")
    await host.alerts.release("game", "closed")
    assert await host.alerts.claim("game", "closed")


async def test_an_alert_of_a_process_that_was_killed_is_made_by_another(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """An alert that was claimed and never confirmed can be claimed again some minutes later."""
    assert await host.alerts.claim("game", "closed")
    other = restart()
    clock.forward(UNCONFIRMED_FOR)
    assert not await other.alerts.claim("game", "closed")
    clock.forward(timedelta(seconds=1))
    assert await other.alerts.claim("game", "closed")
    await other.alerts.confirm("game", "closed")
    clock.forward(2 * UNCONFIRMED_FOR)
    assert not await host.alerts.claim("game", "closed")
