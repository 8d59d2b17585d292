"""Tests of tables that are opened in the thread of a match, where its next game would begin."""

import asyncio

from games_played import GUILD, options
from tournaments_played import ORGANISER, PEOPLE, play_match, under_way

from model.ids import ChannelId
from model.outbox import MessageKind
from model.tournaments import Plan

NEW = ChannelId(5555)


async def test_the_next_game_of_a_match_begins_in_another_thread(host, clock):
    """If a table is open in the thread, the director asks once for another thread for the next game."""
    tournament = await under_way(host, clock, 2, plan=Plan(best_of=3))
    match = tournament.matches[0]
    await play_match(host, match)
    await host.lobby.open(GUILD, match.channel, PEOPLE[0], options())
    async with asyncio.timeout(30):
        await host.director.run_due()
    lost = [delivery for delivery in await host.outbox.waiting() if delivery.kind is MessageKind.THREAD_LOST]
    assert len(lost) == 1
    await host.threads.seat(tournament.id, 1, 0, NEW)
    match = (await host.tournaments.get(tournament.id)).matches[0]
    assert [leg.leg for leg in match.counted] == [1, 2]
    assert (await host.games.view(match.counted[-1].game)).channel == NEW


async def test_a_result_is_undone_although_a_rematch_waits_in_the_thread(host, clock):
    """A result is undone although a rematch waits in the thread; the new game begins in another thread."""
    tournament = await under_way(host, clock, 2)
    match = tournament.matches[0]
    await play_match(host, match)
    await host.director.run_due()
    await host.endings.rematch(match.counted[-1].game, PEOPLE[0])
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    await host.threads.seat(tournament.id, 1, 0, NEW)
    match = (await host.tournaments.get(tournament.id)).matches[0]
    assert match.open
    assert len(match.counted) == 1
    assert (await host.games.view(match.counted[-1].game)).channel == NEW
