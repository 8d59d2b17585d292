"""Tests of the ids of challenges, ladders, tournaments and games, which are drawn at random."""

from collections.abc import Awaitable, Callable

import pytest
from games_played import ANN, BEN, CHANNEL, CLEO, GUILD, HandClock, chance, options
from ladders_played import opened
from tournaments_played import announced

from host.host import Host
from host.names import SYLLABLES
from model.ids import ChannelId
from storage.database import Database


async def challenge(host: Host, _clock: HandClock, number: int) -> str:
    return (await host.challenges.make(GUILD, CHANNEL, (ANN, (BEN, CLEO)[number]), options())).id


async def ladder(host: Host, _clock: HandClock, number: int) -> str:
    return await opened(host, 0, name=f"Ladder {number}")


async def tournament(host: Host, clock: HandClock, number: int) -> str:
    return await announced(host, clock, 0, name=f"Cup {number}")


async def table(host: Host, _clock: HandClock, number: int) -> str:
    return (await host.lobby.open(GUILD, ChannelId(number), ANN, options())).id


@pytest.mark.parametrize("made", [challenge, ladder, tournament, table])
async def test_an_id_that_is_used_is_drawn_again(
    database: Database, clock: HandClock, made: Callable[[Host, HandClock, int], Awaitable[str]]
) -> None:
    """What is made second gets an id of its own if the first draw gives that of what was made before."""
    names, others = iter((bytes(SYLLABLES), bytes(SYLLABLES))), chance()

    def secret(length: int) -> bytes:
        return next(names, others(length)) if length == SYLLABLES else others(length)

    host = Host(database, clock, secret)
    first, second = [await made(host, clock, number) for number in range(2)]
    assert next(names, None) is None
    assert first != second
    await host.close()
