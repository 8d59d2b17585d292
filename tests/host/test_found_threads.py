"""Threads of matches that exist already: the bot uses only those that it has made."""

from types import SimpleNamespace

import discord
import pytest
from games_played import DAY, HandClock, unposted_news
from tournaments_played import TOURNAMENT_CHANNEL, announced

from bot.delivery.live_rounds import LiveRounds
from bot.delivery.tournament_messages import thread_title
from bot.delivery.tournament_renderers import MatchThreadRenderer
from bot.i18n import language
from bot.pictures.pool import Pictures
from bot.platform.services import Services
from host.host import Host
from model.outbox import MessageKind

BOT = 1


@pytest.mark.parametrize(
    ("owner", "parent", "found"),
    [
        (BOT, TOURNAMENT_CHANNEL, [55]),
        (4711, TOURNAMENT_CHANNEL, []),
        (BOT, 801, []),
    ],
    ids=["made by the bot", "made by somebody else", "made for another tournament"],
)
async def test_a_match_is_played_in_a_thread_of_the_bot(
    host: Host, clock: HandClock, owner: int, parent: int, found: list[int]
) -> None:
    """Only a thread made by the bot is used, because others could read in a thread of the same title, and close it."""
    tournament_id = await announced(host, clock, 2)
    clock.forward(DAY)
    await host.director.run_due()
    (call,) = [delivery for delivery in await unposted_news(host) if delivery.kind is MessageKind.MATCH]
    tournament = await host.tournaments.get(tournament_id)
    title = thread_title(language("en"), tournament, tournament.matches[0])
    thread = SimpleNamespace(id=55, name=title, parent_id=parent, owner_id=owner)
    client: discord.Client = SimpleNamespace(  # type: ignore[assignment]
        get_guild=lambda _: SimpleNamespace(threads=[thread]), user=SimpleNamespace(id=BOT)
    )
    services = Services(host, Pictures([]), clock, "en")
    renderer = MatchThreadRenderer(client, services, LiveRounds(client, services))
    assert list(await renderer.possible_channels(call)) == found
    await services.pictures.close()
