"""Tests of live evenings: short rounds that follow each other at once, overdue matches, and restarts."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from games_played import DAY, GUILD, HandClock, as_message, turn, unposted_news
from tournaments_played import PEOPLE, SMALL, announced, play_match, threads

from bot.delivery import live_rounds
from bot.pictures.pool import Pictures
from bot.platform.services import Services
from host.host import Host
from host.tournaments.presets import Preset, preset_plan
from host.tournaments.running.round_clock import GRACE, break_of, grace_of
from model.ids import TournamentId
from model.matches import MatchEnding
from model.outbox import MessageKind
from model.tournaments import Plan, Tournament, TournamentStatus
from storage.database import Database
from storage.schema_tournaments import matches

MINUTE = timedelta(minutes=1)


async def evening(host: Host, clock: HandClock, people: int, **changed: object) -> Tournament:
    """Return a live evening whose first round has begun, with all who checked in."""
    format, plan, options = preset_plan(Preset.LIVE, SMALL)  # noqa: A001 - the word of the field
    plan = replace(plan, **changed)  # type: ignore[arg-type]
    options = replace(options, ruleset=SMALL.ruleset, budget_seconds=30 * 60)
    tournament_id = await announced(host, clock, people, format=format, plan=plan, options=options)
    clock.forward(DAY - 15 * MINUTE)
    await host.director.run_due()
    assert MessageKind.CHECK_IN in [delivery.kind for delivery in await unposted_news(host)]
    for person in PEOPLE[:people]:
        await host.tournaments.check_in(tournament_id, person.id)
    clock.forward(15 * MINUTE)
    await host.director.run_due()
    return await threads(host, tournament_id)


async def test_the_next_round_begins_when_the_last_game_ends(host: Host, clock: HandClock) -> None:
    """The next round begins without a break, and the evening is over with the last game of the last round."""
    tournament = await evening(host, clock, 6, rounds=3)
    begun = clock.time
    for number in (1, 2, 3):
        assert len(tournament.rounds) == number
        *others, last = tournament.matches_of(number)
        for match in others:
            await play_match(host, match)
        await host.director.run_due()
        assert len((await host.tournaments.get(tournament.id)).rounds) == number
        await play_match(host, last)
        await host.director.run_due()
        tournament = await threads(host, tournament.id)
    assert tournament.header.status is TournamentStatus.OVER
    assert clock.time == begun


async def test_an_evening_goes_on_after_a_restart(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """The round after one whose last game ended before a restart is paired by the next process."""
    tournament = await evening(host, clock, 4, rounds=2)
    for match in tournament.matches:
        await play_match(host, match)
    restarted = restart()
    await restarted.director.run_due()
    after = await threads(restarted, tournament.id)
    assert len(after.rounds) == 2
    assert all(match.channel is not None for match in after.matches_of(2))


async def test_an_absent_player_runs_out_of_time_within_the_round(host: Host, clock: HandClock) -> None:
    """A time budget of half an hour runs out within the round of an hour, and its end decides the match."""
    tournament = await evening(host, clock, 2, rounds=1)
    await turn(host, tournament.matches[0].counted[0].game)
    clock.forward(30 * MINUTE)
    await host.timekeeper.run_due()
    await host.director.run_due()
    after = await host.tournaments.get(tournament.id)
    assert after.header.status is TournamentStatus.OVER
    assert after.matches[0].ending is MatchEnding.PLAYED


async def test_an_overdue_live_match_waits_some_minutes_for_the_referee(host: Host, clock: HandClock) -> None:
    """An overdue match of a round of an hour stays open for six minutes, then it counts as it stands."""
    tournament = await evening(host, clock, 2, rounds=1)
    game = tournament.matches[0].counted[0].game
    for _ in range(4):
        clock.forward(14 * MINUTE)
        await turn(host, game)
    clock.forward(4 * MINUTE)
    await host.director.run_due()
    assert MessageKind.OVERDUE in [delivery.kind for delivery in await unposted_news(host)]
    clock.forward(5 * MINUTE)
    await host.director.run_due()
    assert (await host.tournaments.get(tournament.id)).matches[0].open
    clock.forward(MINUTE)
    await host.director.run_due()
    assert (await host.tournaments.get(tournament.id)).matches[0].ending is MatchEnding.DEADLINE


@pytest.mark.parametrize(("down", "left"), [(70, 60), (57, 57), (40, 40), (20, 35)])
async def test_a_live_match_has_time_after_a_downtime(host, restart, clock, down, left):
    """After a downtime a live match has as long as that took, or a round; players are told if it ends later."""
    tournament = await evening(host, clock, 2, rounds=1)
    clock.forward(5 * MINUTE)
    await host.downtimes.heartbeat()
    clock.forward(down * MINUTE)
    back = restart()
    await back.downtimes.record_downtime()
    up_at = clock.time
    async with asyncio.timeout(30):
        while not (await back.tournaments.get(tournament.id)).matches[0].overdue:
            await back.director.run_due()
            clock.forward(MINUTE)
    (match,) = (await back.tournaments.get(tournament.id)).matches
    assert match.ends_at == up_at + left * MINUTE
    announcements = [delivery.kind for delivery in await unposted_news(back)].count(MessageKind.EXTENDED)
    assert announcements == (0 if down + left == 55 else 1)
    clock.forward(6 * MINUTE)
    await back.director.run_due()
    assert (await back.tournaments.get(tournament.id)).matches[0].ending is MatchEnding.DEADLINE


def test_breaks_and_grace_follow_from_the_plan() -> None:
    """Rounds of days have half an hour of break and a day of grace; live rounds have no break and some minutes."""
    assert (break_of(Plan()), grace_of(Plan())) == (timedelta(minutes=30), GRACE)
    live = Plan(round_seconds=3600, at_once=True)
    assert (break_of(live), grace_of(live)) == (timedelta(0), timedelta(minutes=6))
    assert grace_of(Plan(round_seconds=10 * 60)) == timedelta(minutes=2)


async def test_live_rounds_are_found_with_their_messages(host: Host, clock: HandClock) -> None:
    """An announced live round is found while one of its matches is open; rounds of other tournaments are not."""
    await announced(host, clock, 4, name="Slow")
    tournament = await _announced_round(host, clock)
    assert [row.id for row in await host.live_rounds.under_way()] == [tournament.id]
    found = await host.live_rounds.of(tournament.id)
    assert found is not None
    assert (found.tournament.id, found.number) == (tournament.id, 1)
    for match in tournament.matches:
        await play_match(host, match)
    await host.director.run_due()
    assert await host.live_rounds.under_way() == ()
    after = await host.live_rounds.of(tournament.id, 1)
    assert after is not None
    assert after.posted == found.posted
    assert await host.live_rounds.of(TournamentId(tournament.id), 7) is None


async def test_the_process_of_its_server_updates_a_live_round(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process updates the message at most at the end; the server's own process updates it then as well."""
    tournament = await _announced_round(host, clock)
    shown: list[tuple[int, str]] = []

    async def redraw(shard: int, view: discord.ui.LayoutView) -> None:
        parts = [part for part in view.walk_children() if isinstance(part, discord.ui.TextDisplay)]
        shown.append((shard, "\n".join(part.content for part in parts)))

    monkeypatch.setattr(live_rounds, "redraw", redraw)
    own = (GUILD >> 22) % 2
    services = Services(host, Pictures([]), clock, "en")
    here, elsewhere = (live_rounds.LiveRounds(_client(shard), services) for shard in (own, 1 - own))
    await elsewhere.show_all()
    await here.show_all()
    for match in tournament.matches:
        await play_match(host, match)
    await host.director.run_due()
    await elsewhere.show(tournament.id, 1)
    for _ in range(2):
        await here.show_all()
    await services.pictures.close()
    assert [shard for shard, _ in shown] == [own, 1 - own, own]
    assert ["All tables have finished" in text for _, text in shown] == [False, True, True]


async def test_a_damaged_live_round_holds_up_no_other(
    host: Host,
    clock: HandClock,
    database: Database,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """If the rows of a live round cannot be read, the messages of others are updated; the fault is logged once."""
    damaged, _ = [await _posted_round(host, clock, name) for name in ("Damaged", "Sound")]
    async with database.begin() as connection:
        condition = matches.c.tournament == damaged
        await connection.execute(
            matches.update().where(condition).values(proposed_by=1, proposed=["no time"])
        )
    redrawn = []

    async def redraw(_message: object, view: discord.ui.LayoutView) -> None:
        redrawn.append(view)

    monkeypatch.setattr(live_rounds, "redraw", redraw)
    services = Services(host, Pictures([]), clock, "en")
    live = live_rounds.LiveRounds(_client((GUILD >> 22) % 2), services)
    for _ in range(3):
        await live.show_all()
    await services.pictures.close()
    assert len(redrawn) == 1
    assert [record.levelname for record in caplog.records].count("ERROR") == 1


def _client(shard: int) -> discord.AutoShardedClient:
    """Return a connection to one of two shards."""
    channel = SimpleNamespace(get_partial_message=lambda _: shard)
    client: Any = SimpleNamespace(
        get_partial_messageable=lambda _: channel, shard_count=2, shards={shard: None}
    )
    return client  # type: ignore[no-any-return]


async def _announced_round(host: Host, clock: HandClock) -> Tournament:
    """Return a tournament with a live round that is announced, and a thread for each match."""
    return await threads(host, await _posted_round(host, clock, "Cup"))


async def _posted_round(host: Host, clock: HandClock, name: str) -> TournamentId:
    """Return a tournament with a live round whose message is posted, but not yet the calls to its matches."""
    format, plan, options = preset_plan(Preset.LIVE, SMALL)  # noqa: A001 - the word of the field
    plan = replace(plan, check_in_seconds=0, rounds=1)
    options = replace(options, ruleset=SMALL.ruleset)
    tournament_id = await announced(host, clock, 4, format=format, plan=plan, options=options, name=name)
    await host.sign_up_ends.start_now(tournament_id)
    await host.director.run_due()
    assert await host.live_rounds.of(tournament_id) is None
    for delivery in await unposted_news(host):
        if delivery.kind is MessageKind.ROUND:
            await host.outbox.delivered(delivery, as_message(delivery, 4242))
    return tournament_id
