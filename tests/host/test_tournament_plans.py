"""Tests of plans: presets, changes by organisers, lengths of matches by stage, ties and formats."""

from dataclasses import replace

import pytest
from games_played import DAY, GUILD, HOUR, HandClock, refused, unposted_news
from tournaments_played import SMALL, announced, play_match, play_round, threads, under_way

from game.values.ruleset import Option
from host.errors import HostReason
from host.host import Host
from host.tournaments.presets import Preset, preset_plan, with_format
from host.tournaments.running.knock_out import best_of, knock_out_rounds, slots
from model.outbox import MessageKind
from model.tables import TableOptions
from model.tournaments import Format, Plan, Stage, Tournament, TournamentHeader, TournamentStatus

STARTER_LOSES = replace(
    SMALL,
    ruleset=replace(SMALL.ruleset, options=SMALL.ruleset.options | {Option.STARTER_LOSES_TIES}),
)


async def played_out(host: Host, clock: HandClock, tournament: Tournament) -> Tournament:
    """Play a tournament to its end, all games of all matches."""
    while tournament.header.status is TournamentStatus.RUNNING:
        number = len(tournament.rounds)
        while any(match.open for match in tournament.matches_of(number)):
            for match in tournament.matches_of(number):
                if match.open:
                    await play_match(host, match)
            await host.director.run_due()
            tournament = await host.tournaments.get(tournament.id)
        tournament = await play_round(host, clock, tournament.id)
    return tournament


async def test_open_tournaments_are_listed_first(host: Host, clock: HandClock) -> None:
    """Open tournaments of a server are listed before those that are cancelled or over; the newest of each first."""
    found = []
    for number in range(4):
        clock.forward(HOUR)
        found.append(await announced(host, clock, 1, name=f"Cup {number}"))
    for number in (1, 3):
        await host.sign_up_ends.start_now(found[number], cancel=True)
    listed = await host.tournaments.of_guild(GUILD)
    assert [tournament.id for tournament in listed] == [found[number] for number in (2, 0, 3, 1)]


async def test_the_length_of_a_match_depends_on_its_stage(host: Host, clock: HandClock) -> None:
    """One game in the Swiss rounds, best of three in the semi-finals and for place three, best of five in the final."""
    plan = Plan(rounds=1, knock_out=4, knock_out_best_of=3, final_best_of=5)
    tournament = await under_way(host, clock, 4, format=Format.SWISS_THEN_ELIMINATION, plan=plan)
    tournament = await played_out(host, clock, tournament)
    first = min(knock_out_rounds(tournament))
    lengths = {}
    for match in tournament.matches:
        stage = tournament.rounds[match.round - 1].stage
        lengths[match.round, match.number] = best_of(tournament, match)
        least = (best_of(tournament, match) + 1) // 2
        assert least <= len(match.counted) <= best_of(tournament, match)
        assert (best_of(tournament, match) == 1) is (stage is Stage.SWISS)
    assert lengths[first, 0] == lengths[first, 1] == lengths[first + 1, 1] == 3
    assert lengths[first + 1, 0] == 5
    assert all(slot.winner is not None for slot in slots(tournament))


async def test_the_starting_player_loses_ties(host: Host, clock: HandClock) -> None:
    """Rule: starter-loses-ties. Every match has one winner: with equal points the player who did not begin."""
    tournament = await under_way(host, clock, 8, options=STARTER_LOSES, plan=Plan(rounds=5))
    tournament = await played_out(host, clock, tournament)
    tied = 0
    for match in tournament.matches:
        first, second = match.seats
        if first.points == second.points:
            tied += 1
            assert (first.half_wins, second.half_wins) == (0, 2)
    assert tied, "no match with equal points was played: another seed is needed"
    for line in await host.tournaments.standings(tournament):
        assert line.points.denominator == 1


async def test_the_rule_about_ties_can_apply_to_the_knock_out_alone(host: Host, clock: HandClock) -> None:
    """Games of the knock-out are played by the rule starter-loses-ties, games before it are not."""
    plan = Plan(rounds=1, knock_out=2, starter_loses_ties=True)
    tournament = await under_way(host, clock, 4, format=Format.SWISS_THEN_ELIMINATION, plan=plan)
    tournament = await play_round(host, clock, tournament.id)
    played = [
        (await host.games.view(match.counted[0].game)).options.ruleset.has(Option.STARTER_LOSES_TIES)
        for match in tournament.matches
    ]
    assert played == [False, False, True]


async def test_a_plan_can_be_changed_until_the_start(host: Host, clock: HandClock) -> None:
    """A plan is changed during the sign-up and not afterwards; an invalid plan changes nothing."""
    tournament_id = await announced(host, clock, 4)
    changed = await host.tournaments.change(
        tournament_id, lambda row: replace(row, plan=replace(row.plan, rounds=2, check_in_seconds=3600))
    )
    assert (changed.header.plan.rounds, changed.header.look_at) == (2, clock.time + 23 * HOUR)

    def set_invalid_plan(row: TournamentHeader) -> TournamentHeader:
        return replace(row, plan=replace(row.plan, final_best_of=2))

    assert (
        await refused(host.tournaments.change(tournament_id, set_invalid_plan)) is HostReason.TOURNAMENT_PLAN
    )
    clock.forward(23 * HOUR)
    await host.director.run_due()
    # After the check-in was called, another length of it calls nobody again.
    await host.tournaments.change(
        tournament_id, lambda row: replace(row, plan=replace(row.plan, check_in_seconds=600))
    )
    clock.forward(HOUR / 2)
    await host.director.run_due()
    assert [delivery.kind for delivery in await unposted_news(host)] == [MessageKind.CHECK_IN]
    clock.forward(HOUR / 2)
    await host.director.run_due()
    found = await threads(host, tournament_id)
    assert found.header.status is TournamentStatus.CANCELLED, "nobody checked in"
    assert (
        await refused(host.tournaments.change(tournament_id, set_invalid_plan))
        is HostReason.TOURNAMENT_STATUS
    )


@pytest.mark.parametrize("preset", list(Preset))
async def test_every_preset_can_be_announced(host: Host, clock: HandClock, preset: Preset) -> None:
    """A tournament of each preset is announced, and can be changed to every format."""
    format, plan, options = preset_plan(preset, TableOptions(rated=True))  # noqa: A001 - the word of the field
    tournament_id = await announced(
        host, clock, 0, format=format, plan=plan, options=replace(options, seats=2)
    )
    for other in Format:
        changed = await host.tournaments.change(tournament_id, lambda row, to=other: with_format(row, to))
        assert changed.header.format is other


async def test_a_championship_by_its_preset(host: Host, clock: HandClock) -> None:
    """Swiss rounds, then a knock-out of eight in which no game is tied, each with one clock for the whole game."""
    format, plan, options = preset_plan(Preset.CHAMPIONSHIP, SMALL)  # noqa: A001 - the word of the field
    assert (options.turn_seconds, options.budget_seconds) == (None, 3 * 86400)
    small = replace(options, ruleset=SMALL.ruleset)
    tournament = await under_way(host, clock, 10, format=format, plan=replace(plan, rounds=2), options=small)
    for _ in range(2):
        tournament = await play_round(host, clock, tournament.id)
    quarter_finals = tournament.matches_of(3)
    assert len(quarter_finals) == 4
    order = [line.entrant for line in await host.tournaments.standings(tournament)][:8]
    pairs = {tuple(order.index(entrant) + 1 for entrant in match.entrants) for match in quarter_finals}
    assert pairs == {(1, 5), (2, 6), (3, 7), (4, 8)}
    tournament = await played_out(host, clock, tournament)
    assert tournament.header.status is TournamentStatus.OVER
    assert clock.time > tournament.header.created_at + DAY
