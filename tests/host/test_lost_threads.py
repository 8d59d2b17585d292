"""Tests of matches whose thread is deleted while their games end or are stopped, decided or undone."""

import pytest
from games_played import HandClock, unposted_news
from tournaments_played import ORGANISER, first_match, play_match, threads, under_way

from host.host import Host
from model.errors import StorageTrouble
from model.ids import ChannelId, PersonId
from model.matches import DecisionKind, Match
from model.outbox import MessageKind
from model.tables import GameStatus
from model.tournaments import Plan, Tournament

BEST_OF_THREE = Plan(best_of=3)
MANAGER = PersonId(901)
NEW_THREAD = ChannelId(5555)


async def goes_on(host: Host, match: Match) -> bool:
    """Return whether a game of a match goes on in its thread."""
    view = await host.games.view(match.counted[-1].game)
    return view.status is GameStatus.RUNNING and view.channel == match.channel is not None


async def second_game(host: Host, clock: HandClock) -> Tournament:
    """Return a tournament of two in the second of at most three games, with its thread lost."""
    tournament = await under_way(host, clock, 2, plan=BEST_OF_THREE)
    await play_match(host, tournament.matches[0])
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    assert tournament.matches[0].channel is not None
    await host.threads.lost(tournament.matches[0].channel)
    return tournament


async def test_a_game_stopped_without_a_thread_is_played_again_in_the_new_one(
    host: Host, clock: HandClock
) -> None:
    """A game that is stopped before the new thread is made is played again in it; the game before it counts."""
    tournament = await second_game(host, clock)
    await host.endings.stop(tournament.matches[0].counted[-1].game, MANAGER, manager=True)
    await host.director.run_due()
    await host.threads.seat(tournament.id, 1, 0, NEW_THREAD)
    match = await first_match(host, tournament.id)
    assert [(leg.leg, leg.counted) for leg in match.legs] == [(1, True), (2, False), (2, True)]
    assert await goes_on(host, match)


async def test_a_game_that_ends_just_before_the_new_thread_is_made_is_followed_there(
    host: Host, clock: HandClock
) -> None:
    """If a game ends just before the new thread is made, the next game begins there."""
    tournament = await under_way(host, clock, 2, plan=BEST_OF_THREE)
    match = tournament.matches[0]
    assert match.channel is not None
    await host.threads.lost(match.channel)
    await play_match(host, match)
    await host.threads.seat(tournament.id, 1, 0, NEW_THREAD)
    await host.director.run_due()
    assert await goes_on(host, await first_match(host, tournament.id))


async def test_a_decision_that_is_undone_without_a_thread_is_played_in_a_new_one(
    host: Host, clock: HandClock
) -> None:
    """A decision that was undone without a thread lets the game begin anew in the new one."""
    tournament = await second_game(host, clock)
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 0))
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    await threads(host, tournament.id)
    match = await first_match(host, tournament.id)
    assert [leg.leg for leg in match.counted] == [1, 2]
    assert await goes_on(host, match)


async def test_a_match_without_a_thread_holds_up_no_other(host: Host, clock: HandClock) -> None:
    """A match without a thread does not delay other matches of the tournament."""
    tournament = await under_way(host, clock, 4, plan=BEST_OF_THREE)
    one, two = tournament.matches
    assert one.channel is not None
    await host.threads.lost(one.channel)
    for match in (one, two):
        await play_match(host, match)
    await host.director.run_due()
    waiting, other = (await host.tournaments.get(tournament.id)).matches
    assert [[leg.scores is not None for leg in match.counted] for match in (waiting, other)] == [
        [True],
        [True, False],
    ]
    assert await goes_on(host, other)
    await threads(host, tournament.id)
    assert await goes_on(host, await first_match(host, tournament.id))


async def test_a_thread_that_is_deleted_after_the_decision_is_not_played_in(
    host: Host, clock: HandClock
) -> None:
    """A decided match needs no thread; after the decision is undone another one is made."""
    tournament = await under_way(host, clock, 2)
    match = tournament.matches[0]
    assert match.channel is not None
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 0))
    assert await host.threads.open() == ()
    await host.threads.lost(match.channel)
    assert MessageKind.THREAD_LOST not in [delivery.kind for delivery in await unposted_news(host)]
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    assert (await first_match(host, tournament.id)).channel is None
    await threads(host, tournament.id)
    assert await goes_on(host, await first_match(host, tournament.id))


async def test_a_decision_made_while_the_thread_is_created_is_announced_there(
    host: Host, clock: HandClock
) -> None:
    """A match that is decided while its thread is created keeps the thread, in which the decision is announced once."""
    tournament = await under_way(host, clock, 2)
    match = tournament.matches[0]
    assert match.channel is not None
    await host.threads.lost(match.channel)
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 0))
    for _ in range(2):
        await host.threads.seat(tournament.id, 1, 0, NEW_THREAD)
    assert (await first_match(host, tournament.id)).channel == NEW_THREAD
    assert [delivery.kind for delivery in await unposted_news(host)].count(MessageKind.DECIDED) == 1
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    reopened = await first_match(host, tournament.id)
    assert reopened.channel == NEW_THREAD
    assert await goes_on(host, reopened)


async def test_a_game_follows_its_match_though_it_could_not_be_moved_at_once(
    host, clock, restart, monkeypatch
):
    """A game that could not be moved to the new thread at once is moved later, by any process."""
    tournament = await under_way(host, clock, 2)
    match = tournament.matches[0]
    await host.threads.lost(match.channel)
    with monkeypatch.context() as broken:

        async def move_to(*_):
            raise StorageTrouble("database is locked")

        broken.setattr(host.threads._lobby, "move_to", move_to)
        with pytest.raises(StorageTrouble):
            await host.threads.seat(tournament.id, 1, 0, NEW_THREAD)
    after = restart()
    await after.threads.seat(tournament.id, 1, 0, NEW_THREAD)
    view = await after.games.view(match.counted[-1].game)
    assert view.channel == NEW_THREAD
    kinds = [delivery.kind for delivery in await unposted_news(after)]
    await after.threads.seat(tournament.id, 1, 0, NEW_THREAD)
    assert [delivery.kind for delivery in await unposted_news(after)] == kinds
