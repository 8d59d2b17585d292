"""Tests of duplicate rounds: nobody plays tiles they know, and no message reveals tiles to slower tables."""

from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from games_played import DAY, HandClock, as_message, post_all, turn, unposted_news
from teams_entered import TWO, begun
from tournaments_played import ORGANISER, SMALL, announced, play_match, threads, under_way

from bot.delivery import live_rounds, tournament_renderers
from bot.features.tournaments.round_words import round_lines
from bot.i18n import language
from bot.pictures.pool import Pictures
from bot.platform.services import Services
from game.engine.bag import commitment
from host.host import Host
from host.tournaments.running.round_clock import BREAK, GRACE
from host.tournaments.running.team_rounds import captain
from model.ids import ChannelId, GameId
from model.matches import DecisionKind, MatchEnding
from model.outbox import MessageKind
from model.tournaments import Plan, Tournament

DUPLICATE = Plan(duplicate=True, rounds=1)


async def seed_hash(host: Host, game: GameId) -> str | None:
    """Return the hash of the seed from which a game draws."""
    return (await host.games.view(game)).commitment


def round_hash(tournament: Tournament, leg: int = 1) -> str:
    """Return the hash of the seed from which all tables draw the tiles of a game."""
    return commitment(f"{tournament.rounds[0].seed}-{leg}")


async def kinds_for_first_match(host: Host, tournament: Tournament) -> list[MessageKind]:
    """Return the kinds of the messages that wait for the thread of the first match."""
    return [
        delivery.kind
        for delivery in await unposted_news(host)
        if delivery.tournament == tournament.id and delivery.match == 0
    ]


async def test_a_stopped_game_is_played_again_with_other_tiles(host: Host, clock: HandClock) -> None:
    """Attack: both players look at the first tiles and stop. They draw others; other tables draw on."""
    tournament = await under_way(host, clock, 4, plan=DUPLICATE)
    first, second = (match.counted[0].game for match in tournament.matches)
    assert await seed_hash(host, first) == await seed_hash(host, second) == round_hash(tournament)
    await turn(host, first)
    for entrant in tournament.matches[0].entrants:
        await host.endings.stop(first, tournament.entrant(entrant).person)
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    next_game = tournament.matches[0].counted[0].game
    assert next_game != first
    assert await seed_hash(host, next_game) not in (round_hash(tournament), await seed_hash(host, first))
    assert await kinds_for_first_match(host, tournament) == [MessageKind.REPLAYED]
    assert await seed_hash(host, second) == round_hash(tournament)


@pytest.mark.parametrize("published", [False, True])
async def test_a_match_whose_result_is_undone_has_other_tiles(
    host: Host, clock: HandClock, published: bool
) -> None:
    """Attack: a referee undoes a result, perhaps after the seed was published, for a friend who knows the tiles."""
    tournament = await under_way(host, clock, 4, plan=DUPLICATE)
    for match in tournament.matches if published else tournament.matches[:1]:
        await play_match(host, match)
    await host.director.run_due()
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    tournament = await host.tournaments.get(tournament.id)
    assert await seed_hash(host, tournament.matches[0].counted[-1].game) != round_hash(tournament)
    assert MessageKind.REPLAYED in await kinds_for_first_match(host, tournament)


async def test_a_match_that_begins_after_its_seed_was_published_has_other_tiles(
    host: Host, clock: HandClock
) -> None:
    """A match that was decided without a game, and undone after the round, does not draw the round's tiles."""
    tournament = await under_way(host, clock, 4, plan=DUPLICATE)
    for match in tournament.matches:
        await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, match.number))
    await host.director.run_due()
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    tournament = await threads(host, tournament.id)
    assert await seed_hash(host, tournament.matches[0].counted[-1].game) != round_hash(tournament)


async def test_only_the_match_that_is_undone_has_other_tiles(host: Host, clock: HandClock) -> None:
    """A match that begins after the result of another was undone draws the tiles of the round."""
    tournament = await announced(host, clock, 4, plan=DUPLICATE)
    clock.forward(DAY)
    await host.director.run_due()
    await host.referee.decide(tournament, ORGANISER, DecisionKind.TIE, (1, 0))
    await host.referee.undo(tournament, ORGANISER, (1, 0))
    begun = await threads(host, tournament)
    undone, other = [await seed_hash(host, match.counted[0].game) for match in begun.matches]
    assert (undone == round_hash(begun), other == round_hash(begun)) == (False, True)


async def test_all_games_after_one_played_again_have_other_tiles(host: Host, clock: HandClock) -> None:
    """If the second game of three is played again, the third does not draw from the published seed either."""
    tournament = await under_way(host, clock, 2, plan=Plan(duplicate=True, rounds=1, best_of=3))
    match = tournament.matches[0]
    assert await seed_hash(host, match.counted[0].game) == round_hash(tournament)
    await play_match(host, match)
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    second = tournament.matches[0].counted[1].game
    assert await seed_hash(host, second) == round_hash(tournament, 2)
    for entrant in match.entrants:
        await host.endings.stop(second, tournament.entrant(entrant).person)
    await host.director.run_due()
    hashes = set()
    while (tournament := await host.tournaments.get(tournament.id)).matches[0].open:
        game = tournament.matches[0].counted[-1].game
        hashes.add(await seed_hash(host, game))
        await play_match(host, tournament.matches[0])
        await host.director.run_due()
    assert not hashes & {round_hash(tournament, leg) for leg in (1, 2, 3)}


async def test_results_are_withheld_until_the_slowest_table_has_drawn_as_many_tiles(
    host: Host, clock: HandClock
) -> None:
    """A finished match is shown as open until every table has drawn as many tiles, its seed until the round is over."""
    tournament = await under_way(host, clock, 6, plan=replace(DUPLICATE, rounds=2))
    await play_match(host, tournament.matches[0])
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    assert not tournament.matches[0].open
    public = await host.public_results.of(tournament)
    assert [match.open for match in public.matches] == [True, True, True]
    assert all(seat.points is None for seat in public.matches[0].seats)
    # After seven of eight turns the last tile is not known at every table.
    for match in tournament.matches[1:]:
        for _ in range(7):
            await turn(host, match.counted[0].game)
    assert (await host.public_results.of(tournament)).matches[0].open
    for match in tournament.matches[1:]:
        await turn(host, match.counted[0].game)
    assert await host.public_results.of(tournament) == tournament
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    assert tournament.rounds[0].ended_at is not None
    assert await host.public_results.of(tournament) == tournament
    clock.forward(BREAK)
    await host.director.run_due()
    assert len((await host.tournaments.get(tournament.id)).rounds) == 2
    assert (await host.games.view(tournament.matches[0].counted[0].game)).seed is not None


async def test_a_match_with_other_tiles_withholds_no_results(host: Host, clock: HandClock) -> None:
    """A match that is played again has other tiles, so the results of other matches are shown."""
    tournament = await under_way(host, clock, 4, plan=DUPLICATE)
    for match in tournament.matches:
        await play_match(host, match)
    await host.director.run_due()
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    tournament = await host.tournaments.get(tournament.id)
    assert [match.open for match in (await host.public_results.of(tournament)).matches] == [True, False]


async def begun_at_second_table(host: Host, clock: HandClock) -> Tournament:
    """Return a tournament of four whose first match has no thread, and whose second one is over."""
    tournament_id = await announced(host, clock, 4, plan=DUPLICATE)
    clock.forward(DAY)
    await host.director.run_due()
    await host.threads.seat(tournament_id, 1, 1, ChannelId(1001))
    await play_match(host, (await host.tournaments.get(tournament_id)).matches[1])
    await host.director.run_due()
    return await host.tournaments.get(tournament_id)


async def test_a_match_without_a_thread_withholds_results_until_its_time_is_over(
    host: Host, clock: HandClock
) -> None:
    """Its players have still to draw these tiles; if they get no thread, the end of the match shows the results."""
    tournament = await begun_at_second_table(host, clock)
    assert [match.open for match in (await host.public_results.of(tournament)).matches] == [True, True]
    for wait in (timedelta(seconds=DUPLICATE.round_seconds), GRACE):
        clock.forward(wait)
        await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    assert tournament.matches[0].ending is MatchEnding.DEADLINE
    assert await host.public_results.of(tournament) == tournament


async def test_a_match_of_teams_without_line_ups_withholds_results(host: Host, clock: HandClock) -> None:
    """Its boards have still to draw these tiles, though they are stored only once the line-ups are published."""
    plan = replace(TWO, duplicate=True, rounds=1)
    tournament = await begun(host, clock, 4, plan=plan)
    first, second = tournament.team_matches
    for team in first.teams:
        await host.line_ups.hand_in(tournament.id, captain(tournament, team).person)  # type: ignore[union-attr]
    await host.director.run_due()
    for match in (await threads(host, tournament.id)).matches:
        await play_match(host, match)
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    assert not any(match.open for match in tournament.matches)
    assert all(match.open for match in (await host.public_results.of(tournament)).matches)
    for team in second.teams:
        await host.line_ups.hand_in(tournament.id, captain(tournament, team).person)  # type: ignore[union-attr]
    await host.director.run_due()
    for match in (await threads(host, tournament.id)).matches[2:]:
        await play_match(host, match)
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    assert await host.public_results.of(tournament) == tournament


async def test_a_match_undone_before_it_has_a_thread_withholds_no_results(
    host: Host, clock: HandClock
) -> None:
    """It will be played with other tiles, so the results of other matches are shown while it waits for its thread."""
    tournament = await begun_at_second_table(host, clock)
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 0))
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    tournament = await host.tournaments.get(tournament.id)
    assert [match.open for match in tournament.matches] == [True, False]
    assert await host.public_results.of(tournament) == tournament


async def undone_between_games(host: Host, clock: HandClock) -> Tournament:
    """Return a tournament of four whose first match was decided after its first game, undone, and goes on."""
    plan = Plan(duplicate=True, rounds=1, best_of=3)
    tournament = await under_way(host, clock, 4, plan=plan, options=SMALL)
    first = tournament.matches[0]
    assert first.channel is not None
    await host.threads.lost(first.channel)
    await play_match(host, first)
    await host.director.run_due()
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 0))
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    tournament = await threads(host, tournament.id)
    assert await seed_hash(host, tournament.matches[0].counted[1].game) != round_hash(tournament, 2)
    return tournament


async def test_a_match_undone_between_two_games_withholds_no_results(host: Host, clock: HandClock) -> None:
    """Its next game has other tiles, so the results of other matches are shown."""
    tournament = await undone_between_games(host, clock)
    while tournament.matches[1].open:
        await play_match(host, tournament.matches[1])
        await host.director.run_due()
        tournament = await host.tournaments.get(tournament.id)
    assert tournament.matches[0].open
    assert await host.public_results.of(tournament) == tournament


async def test_the_result_of_a_match_undone_between_two_games_is_withheld(
    host: Host, clock: HandClock
) -> None:
    """Its first game counts, so its result is withheld while another match still draws the tiles of that game."""
    tournament = await undone_between_games(host, clock)
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 0))
    tournament = await host.tournaments.get(tournament.id)
    assert not tournament.matches[0].open
    assert (await host.public_results.of(tournament)).matches[0].open


async def test_rounds_that_are_not_duplicate_show_results_at_once(host: Host, clock: HandClock) -> None:
    """In a round in which every table draws its own tiles, no result and no seed is withheld."""
    tournament = await under_way(host, clock, 4)
    await play_match(host, tournament.matches[0])
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    assert (await host.games.view(tournament.matches[0].counted[0].game)).seed is not None
    assert await host.public_results.of(tournament) == tournament
    clock.forward(BREAK)
    assert await post_all(host, count=1)


def text_of(view: discord.ui.LayoutView) -> str:
    """Return the text of a message."""
    return "\n".join(
        part.content for part in view.walk_children() if isinstance(part, discord.ui.TextDisplay)
    )


@pytest.mark.parametrize("round_seconds", [3600, 14 * 24 * 3600])
async def test_the_announcement_withholds_results_too(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch, round_seconds: int
) -> None:
    """It does so while a live round is followed, if it is posted late, and if it is edited for an agreed time."""
    plan = replace(DUPLICATE, round_seconds=round_seconds)
    tournament_id = await announced(host, clock, 4, plan=plan)
    clock.forward(DAY)
    await host.director.run_due()
    (call,) = [delivery for delivery in await unposted_news(host) if delivery.kind is MessageKind.ROUND]
    await host.outbox.delivered(call, as_message(call, 9))
    tournament = await threads(host, tournament_id)
    await play_match(host, tournament.matches[0])
    await host.director.run_due()
    assert not (await host.tournaments.get(tournament_id)).matches[0].open
    shown = []

    async def redraw(_message: object, view: discord.ui.LayoutView) -> None:
        shown.append(text_of(view))

    monkeypatch.setattr(live_rounds, "redraw", redraw)
    monkeypatch.setattr(tournament_renderers, "redraw", redraw)
    channel = SimpleNamespace(get_partial_message=lambda _: None)
    client: Any = SimpleNamespace(get_partial_messageable=lambda _: channel, shard_count=None)
    services = Services(host, Pictures([]), clock, "en")
    live = live_rounds.LiveRounds(client, services)
    renderer = tournament_renderers.TournamentRenderer(client, services, live)
    shown += [text_of(message.view) for message in await renderer.render(call)]  # type: ignore[arg-type]
    await renderer.after_posting(replace(call, kind=MessageKind.TIME_AGREED), None)
    await live.show_all()
    await services.pictures.close()
    assert len(shown) == (3 if plan.live else 2)
    line = round_lines(language("en"), tournament, 1)[0]
    for text in shown:
        assert line in text.split("\n")
        assert ("Still playing: 2 of 2 tables" in text) == plan.live
        assert "not started" not in text
