"""Random tournaments of every format with random actions: each ends, and its invariants hold at every step."""

import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

import pytest
from games_played import HandClock, alternating, turn_from
from tournaments_played import ORGANISER, PEOPLE, SMALL, announced, threads

from game.values.ruleset import Option
from host.errors import HostReason, HostRefusal
from host.host import Host
from host.tournaments.running.history import groups
from host.tournaments.running.knock_out import best_of
from model.ids import ChannelId
from model.matches import DecisionKind, Match
from model.tables import GameStatus, TableOptions
from model.tournaments import SWISS, Format, Plan, Seeding, Stage, Tournament, TournamentStatus

MOST_STEPS = 1000
"""Steps after which a tournament that has not ended is taken for endless."""


def random_plan(dice: random.Random, format: Format) -> Plan:  # noqa: A002 - the word of the field
    """Return a random plan that is valid for `format`."""
    at_tables = format is Format.TABLES
    groups = dice.choice((0, 0, 2)) if format is Format.ROUND_ROBIN else 0
    knock_out = {Format.SWISS_THEN_ELIMINATION: dice.choice((0, 2, 4, 8)), Format.ROUND_ROBIN: 2 * groups}
    return Plan(
        rounds=dice.choice((None, 2, 3)),
        table_seats=dice.choice((3, 4)) if at_tables else 2,
        best_of=1 if at_tables else dice.choice((1, 1, 3)),
        knock_out=knock_out.get(format, 0),
        knock_out_best_of=dice.choice((0, 0, 3)),
        final_best_of=dice.choice((0, 0, 3)),
        starter_loses_ties=dice.random() < 0.5,
        groups=groups,
        late=dice.random() < 0.5,
        round_seconds=dice.choice((1800, 3 * 86400)),
        seeding=dice.choice(list(Seeding)),
        most=dice.choice((0, 0, 9)),
        reserve=dice.random() < 0.5,
        byes=dice.choice((0, 1, 2)),
        direct_encounter=dice.random() < 0.5,
        at_once=dice.random() < 0.5,
    )


def random_options(dice: random.Random) -> TableOptions:
    """Return random options of a small table: some of the clocks, with or without the rule about ties."""
    options = replace(
        SMALL,
        turn_seconds=dice.choice((None, 600)),
        budget_seconds=dice.choice((None, 900, 2 * 86400)),
        rated=dice.random() < 0.5,
    )
    if dice.random() < 0.5:
        rules = options.ruleset
        rules = replace(rules, options=rules.options | {Option.STARTER_LOSES_TIES})
        options = replace(options, ruleset=rules)
    return options if options.timed else replace(options, turn_seconds=600)


async def act_at_random(host: Host, clock: HandClock, dice: random.Random, found: Tournament) -> None:
    """Do one random action of a person, a referee or the clock; a refused action changes nothing."""
    open_matches = [match for match in found.matches if match.open]
    person = dice.choice(found.entrants).person
    with suppress(HostRefusal):
        match dice.choice(
            ("play",) * 4 + ("wait", "leave", "rest", "no rest", "join", "decide", "undo", "delete", "move")
        ):
            case "play" if open_matches:
                await _play_on(host, dice.choice(open_matches))
            case "wait":
                clock.forward(timedelta(seconds=dice.choice((60, 1000, 40_000))))
            case "leave" if dice.random() < 0.3:
                await host.tournaments.leave(found.id, person)
            case "rest":
                await host.tournaments.request_bye(found.id, person)
            case "no rest":
                await host.tournaments.take_back_bye(found.id, person)
            case "join":
                await host.tournaments.join(found.id, PEOPLE[dice.randrange(20, 40)])
            case "decide" if open_matches:
                chosen = dice.choice(open_matches)
                kind = dice.choice((DecisionKind.TIE, DecisionKind.NOBODY, DecisionKind.AS_IT_STANDS))
                await host.referee.decide(found.id, ORGANISER, kind, (chosen.round, chosen.number), None)
            case "delete" if threads_of := [match.channel for match in open_matches if match.channel]:
                await host.threads.lost(dice.choice(threads_of))
            case "move":
                await host.tournaments.move_to(found.id, ChannelId(dice.randrange(700, 800)))
            case "undo" if found.matches:
                chosen = dice.choice(found.matches)
                await host.referee.undo(found.id, ORGANISER, (chosen.round, chosen.number))


async def _play_on(host: Host, match: Match) -> None:
    """Play the game of a match to its end; a closed seat plays by itself."""
    if not match.counted:
        return
    view = await host.games.view(match.counted[-1].game)
    while view.status is GameStatus.RUNNING:
        if view.to_move is not None and view.to_move.person is not None:
            view = (await turn_from(host, view)).view
        else:
            await host.timekeeper.run_due()
            view = await host.games.view(view.id)


def check(found: Tournament) -> None:
    """Assert the invariants of a tournament that hold at every moment."""
    for round_ in found.rounds:
        matches = found.matches_of(round_.number)
        rests = [
            entrant for number, entrant in (*found.byes, *found.requested_byes) if number == round_.number
        ]
        busy = Counter([*(entrant for match in matches for entrant in match.entrants), *rests])
        assert all(times == 1 for times in busy.values()), "nobody sits twice in a round, or plays and rests"
        for match in matches:
            assert len(set(match.entrants)) == len(match.entrants) > 1
            assert len(match.counted) <= best_of(found, match)
            assert sum(leg.scores is None for leg in match.counted) <= 1
            if not match.open:
                assert all(seat.points is not None for seat in match.seats)
    requests = Counter(entrant for _, entrant in found.requested_byes)
    assert all(times <= found.header.plan.byes for times in requests.values())
    standing_in = {entrant.number for entrant in found.entrants if entrant.reserve}
    if standing_in:
        assert found.header.format in SWISS
    for round_ in found.rounds:
        if round_.stage is Stage.KNOCK_OUT:
            assert not standing_in & {
                entrant for match in found.matches_of(round_.number) for entrant in match.entrants
            }


@pytest.mark.parametrize(("address", "seed"), alternating(range(6)), indirect=["address"])
async def test_a_random_tournament_ends(
    host: Host, restart: Callable[[], Host], clock: HandClock, seed: int
) -> None:
    """A tournament ends by itself after random actions and restarts; everyone who played has a place."""
    dice = random.Random(seed)
    format = list(Format)[seed % len(Format)]  # noqa: A001 - the word of the field
    plan = random_plan(dice, format)
    options = replace(random_options(dice), seats=plan.table_seats)
    tournament_id = await announced(
        host, clock, dice.randint(5, 8), format=format, plan=plan, options=options
    )
    with suppress(HostRefusal):
        await host.tournaments.join(tournament_id, PEOPLE[50], reserve=True)
    await host.sign_up_ends.start_now(tournament_id)
    found = await host.tournaments.get(tournament_id)
    for step in range(MOST_STEPS):
        await host.timekeeper.run_due()
        await host.director.run_due()
        found = await threads(host, tournament_id)
        check(found)
        if found.header.status is not TournamentStatus.RUNNING:
            break
        if step % 40 == 39:
            host = restart()
            clock.forward(timedelta(days=1))
        await act_at_random(host, clock, dice, found)
    assert found.header.status is TournamentStatus.OVER
    order = await host.tournaments.final_order(found)
    ranked = [entrant for _, entrant in order]
    played = {entrant.number for entrant in found.entrants if not entrant.reserve}
    assert len(set(ranked)) == len(ranked)
    assert set(ranked) == played
    assert [place for place, _ in order] == sorted(place for place, _ in order)
    assert sorted(entrant for group in groups(found) for entrant in group) == sorted(
        entrant.number for entrant in found.entrants
    )
    with pytest.raises(HostRefusal) as refused:
        await host.director.begin_round(tournament_id)
    assert refused.value.reason is HostReason.TOURNAMENT_STATUS
