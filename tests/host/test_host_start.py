"""People are served as soon as the program starts, however many logs there are to verify."""

import asyncio
from collections.abc import Callable
from datetime import timedelta

import pytest
from games_played import ANN, BEN, HandClock, started, turn

from host import background
from host.background import paced
from host.errors import HostReason, HostRefusal
from host.games.repository import GameRepository
from host.host import Host
from model.ids import ChannelId, GameId
from storage.database import Database
from storage.schema import log


async def test_games_are_played_while_logs_are_verified(
    host: Host,
    restart: Callable[[], Host],
    database: Database,
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """While the first log is verified, people play and a damaged game is refused to all who ask for it."""
    views = []
    for number in (1, 2, 3):
        views.append(await started(host, ANN, BEN, channel=ChannelId(number)))
        clock.forward(timedelta(seconds=1))
    for view in views:
        await turn(host, view.id)
    async with database.begin() as connection:
        for view in views[1:]:
            await connection.execute(log.update().where(log.c.game == view.id).values(digest="deadbeef"))
    verified: list[GameId] = []
    go_on, verify = asyncio.Event(), GameRepository.verify

    async def slowly(self: GameRepository, game: GameId) -> None:
        await go_on.wait()
        verified.append(game)
        await verify(self, game)

    monkeypatch.setattr(GameRepository, "verify", slowly)
    after = restart()
    await after.start()
    assert (await turn(after, views[0].id)).view.seq == 4
    with pytest.raises(HostRefusal) as refusal:
        await after.games.view(views[1].id)
    assert refusal.value.reason is HostReason.QUARANTINED
    assert verified == []
    assert caplog.text.count("quarantined") == 1
    go_on.set()
    async with asyncio.timeout(60):
        while caplog.text.count("quarantined") < 2:  # noqa: ASYNC110 - steps of the loop, no waiting by the clock
            await asyncio.sleep(0)
    assert verified == [view.id for view in views]


async def test_closing_a_host_ends_its_check_of_the_logs(
    host: Host, restart: Callable[[], Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Closing a host does not wait for its check of the logs."""
    await started(host, ANN, BEN)

    async def never(_self: GameRepository, _game: GameId) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(GameRepository, "verify", never)
    after = restart()
    await after.start()
    async with asyncio.timeout(60):
        await after.close()


async def test_background_work_takes_its_share_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Background work with a share of a fifth rests four seconds after each second of work."""
    now, rests = 0.0, []

    async def rest(seconds: float) -> None:
        rests.append(seconds)

    monkeypatch.setattr(background.time, "perf_counter", lambda: now)
    monkeypatch.setattr(background.asyncio, "sleep", rest)
    async for seconds in paced((1.0, 0.5), 0.2):
        now += seconds
    assert rests == [pytest.approx(4.0), pytest.approx(2.0)]
