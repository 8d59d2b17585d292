"""Tournaments run by the host: from the sign-up to the last place, over restarts."""

from dataclasses import replace
from datetime import timedelta

import pytest
import sqlalchemy as sa
from at_the_table import DAY, GUILD, HOUR, HandClock, chance, to_be_said, turn
from cups_played import (
    CUP_CHANNEL,
    ORGANISER,
    PEOPLE,
    SMALL,
    announced,
    play_match,
    play_round,
    refused,
    threads,
    under_way,
)

from game.engine.match import promise
from host.errors import HostReason
from host.games.views import Person
from host.host import Host
from host.tournaments.running.progress import slots
from host.tournaments.running.results import BREAK
from model.games import GameStatus, PersonId
from model.outbox import MessageKind
from model.ratings import Pool
from model.tournaments import DecisionKind, Format, Plan, TournamentSpec, TournamentStatus
from storage.database import Database
from storage.schema_tournaments import rounds


async def test_a_swiss_tournament_runs_itself(host: Host, clock: HandClock) -> None:
    """Sign-up, three rounds for eight people, final order: with nobody there but the players."""
    cup = await under_way(host, clock, 8)
    assert len(cup.matches) == 4
    for _ in range(3):
        cup = await play_round(host, clock, cup.id)
    assert cup.row.status is TournamentStatus.OVER
    assert len(cup.rounds) == 3
    assert (await host.tournaments.final_order(cup))[0][0] == 1
    pairs = [frozenset(match.entrants) for match in cup.matches]
    assert len(set(pairs)) == 12
    assert await host.director.run_due() is None


async def test_check_in_keeps_those_who_came(host: Host, clock: HandClock) -> None:
    """Who has not checked in by the end of the sign-up does not play."""
    tournament = await announced(host, clock, 4, plan=Plan(check_in_seconds=3600))
    assert await refused(host.tournaments.check_in(tournament, PEOPLE[0].id)) is HostReason.CHECK_IN_CLOSED
    clock.forward(23 * HOUR)
    await host.director.run_due()
    assert [delivery.kind for delivery in await to_be_said(host)] == [MessageKind.CHECK_IN]
    for person in PEOPLE[:3]:
        await host.tournaments.check_in(tournament, person.id)
    clock.forward(HOUR)
    await host.director.run_due()
    cup = await threads(host, tournament)
    assert {entrant.person for entrant in cup.entrants} == {person.id for person in PEOPLE[:3]}
    assert len(cup.byes) == 1


async def test_one_player_is_no_tournament(host: Host, clock: HandClock) -> None:
    """Starting with one is refused, and at the end of the sign-up it is cancelled."""
    tournament = await announced(host, clock, 1)
    assert await refused(host.director.start_now(tournament)) is HostReason.TOO_FEW_ENTRANTS
    clock.forward(DAY)
    await host.director.run_due()
    cup = await threads(host, tournament)
    assert cup.row.status is TournamentStatus.CANCELLED
    assert await refused(host.tournaments.join(tournament, PEOPLE[9])) is HostReason.SIGN_UP_OVER


async def test_bad_plans_and_names(host: Host, clock: HandClock) -> None:
    """Two of one name, no name, and plans that make no sense are refused; nothing is half done."""
    await announced(host, clock, 0)
    create = host.tournaments.create
    spec = TournamentSpec(
        GUILD, CUP_CHANNEL, ORGANISER, "Other", Format.SWISS, Plan(), SMALL, sign_up_until=clock.time + DAY
    )
    taken = await refused(create(replace(spec, name=" CUP ")))
    assert taken is HostReason.TOURNAMENT_NAME_TAKEN
    assert await refused(create(replace(spec, name="  "))) is HostReason.TOURNAMENT_NAME
    for plan in (
        Plan(best_of=2),
        Plan(table_seats=4),
        Plan(knock_out=7),
        Plan(rounds=99),
        Plan(round_seconds=5),
    ):
        assert await refused(create(replace(spec, plan=plan))) is HostReason.TOURNAMENT_PLAN
    assert await refused(create(replace(spec, sign_up_until=clock.time))) is HostReason.SIGN_UP_PAST
    assert len(await host.tournaments.of_guild(GUILD)) == 1


async def test_duplicate_tables_draw_the_same_tiles(host: Host, clock: HandClock, database: Database) -> None:
    """The hash is there before, the seed only after the last game; and every table draws the same."""
    cup = await under_way(host, clock, 4, plan=Plan(duplicate=True, rounds=1))
    made = cup.rounds[0]
    assert made.seed is not None
    assert made.promise == promise(made.seed)
    views = [await host.games.view(match.counted[0].game) for match in cup.matches]
    assert len({view.position.drawn for view in views}) == 1
    await play_match(host, cup.matches[0])
    over = await host.games.view(views[0].id)
    assert over.status is GameStatus.OVER
    assert over.seed is None
    assert made.seed not in await host.files.export(views[0].id)
    await play_match(host, cup.matches[1])
    await host.director.run_due()
    drawn = []
    for view in views:
        now = await host.games.view(view.id)
        assert now.seed == f"{made.seed}-1"
        laid = sorted(now.position.board.values(), key=lambda tile: tile.number)
        drawn.append([tile.tile for tile in laid])
    assert drawn[0] == drawn[1]


async def test_best_of_three(host: Host, clock: HandClock) -> None:
    """Games follow in the same thread, the beginning changes, and the match ends when it is decided."""
    cup = await under_way(host, clock, 2, plan=Plan(best_of=3, rounds=1))
    beginners = []
    while cup.row.status is TournamentStatus.RUNNING and cup.matches[0].open:
        game = cup.matches[0].counted[-1].game
        beginners.append((await host.games.view(game)).seats[0].person)
        await play_match(host, cup.matches[0])
        await host.director.run_due()
        cup = await host.tournaments.get(cup.id)
    assert len(beginners) in (2, 3)
    assert beginners[0] != beginners[1]
    assert sum(seat.half_wins or 0 for seat in cup.matches[0].seats) == 2 * len(beginners)


async def test_two_hundred_and_fifty_six(host: Host, clock: HandClock) -> None:
    """So many can enter and one more cannot; all are paired once, and whoever is left is paired again."""
    tournament = await announced(host, clock, 256)
    late = Person(PersonId(600), "Late")
    assert await refused(host.tournaments.join(tournament, late)) is HostReason.TOURNAMENT_FULL
    await host.director.start_now(tournament)
    await host.director.run_due()
    cup = await host.tournaments.get(tournament)
    assert len(cup.matches) == 128
    for match in cup.matches:
        await host.referee.decide(
            tournament, ORGANISER, DecisionKind.WIN, (1, match.number), cup.entrant(match.entrants[0]).person
        )
    await host.director.begin_round(tournament)
    cup = await host.tournaments.get(tournament)
    points = {line.entrant: line.points for line in await host.tournaments.standings(cup)}
    assert all(len({points[entrant] for entrant in match.entrants}) == 1 for match in cup.matches_of(2))


@pytest.mark.parametrize(
    ("championship", "pairs"),
    [(True, [{1, 5}, {2, 6}, {3, 7}, {4, 8}]), (False, [{1, 8}, {4, 5}, {3, 6}, {2, 7}])],
)
async def test_quarter_finals(
    host: Host, clock: HandClock, championship: bool, pairs: list[set[int]]
) -> None:
    """As at the championship the first of the Swiss rounds meets the fifth; without that option, the eighth."""
    plan = Plan(rounds=1, knock_out=8, championship=championship)
    cup = await under_way(host, clock, 9, format=Format.SWISS_THEN_ELIMINATION, plan=plan)
    assert len(cup.byes) == 1
    cup = await play_round(host, clock, cup.id)
    places = {line.entrant: number for number, line in enumerate(await host.tournaments.standings(cup), 1)}
    assert [{places[entrant] for entrant in match.entrants} for match in cup.matches_of(2)] == pairs


async def test_places_behind_the_knock_out_are_shared_where_nothing_tells_them_apart(
    host: Host, clock: HandClock
) -> None:
    """The knock-out orders those who were in it; who was level in the rounds before stays level."""
    plan = Plan(rounds=1, knock_out=2)
    cup = await under_way(host, clock, 6, format=Format.SWISS_THEN_ELIMINATION, plan=plan)
    for kind in ("all tie", "one wins"):
        for match in cup.matches:
            if match.open and kind == "all tie":
                await host.referee.decide(cup.id, ORGANISER, DecisionKind.TIE, (1, match.number))
            elif match.open:
                winner = cup.entrant(match.entrants[1]).person
                await host.referee.decide(
                    cup.id, ORGANISER, DecisionKind.WIN, (match.round, match.number), winner
                )
        await host.director.begin_round(cup.id)
        cup = await host.tournaments.get(cup.id)
    assert cup.row.status is TournamentStatus.OVER
    assert [place for place, _ in await host.tournaments.final_order(cup)] == [1, 2, 3, 3, 3, 3]


async def test_entering_and_leaving_between_rounds(host: Host, clock: HandClock) -> None:
    """Whoever comes late is paired from the next round on, whoever left is not, and nobody rests twice."""
    plan = Plan(rounds=2, late=True, knock_out=2)
    cup = await under_way(host, clock, 7, format=Format.SWISS_THEN_ELIMINATION, plan=plan)
    (_, rested), late = cup.byes[0], PEOPLE[20]
    for match in cup.matches:
        await play_match(host, match)
    await host.director.run_due()
    await host.tournaments.join(cup.id, late)
    await host.tournaments.leave(cup.id, PEOPLE[0].id)
    clock.forward(BREAK)
    await host.director.run_due()
    cup = await threads(host, cup.id)
    playing = {cup.entrant(entrant).person for match in cup.matches_of(2) for entrant in match.entrants}
    (_, resting) = cup.byes[1]
    assert resting != rested
    assert playing | {cup.entrant(resting).person} == {late.id, *(person.id for person in PEOPLE[1:7])}
    cup = await play_round(host, clock, cup.id)
    assert len(cup.row.plan.knock_out_seeds) == 2
    assert await refused(host.tournaments.join(cup.id, PEOPLE[21])) is HostReason.SIGN_UP_OVER


async def test_tables_of_four(host: Host, clock: HandClock) -> None:
    """Seven people sit at tables of four and three; places pay 5, 3, 2, 1."""
    cup = await under_way(host, clock, 7, format=Format.TABLES, plan=Plan(table_seats=4, rounds=2))
    assert sorted(len(match.seats) for match in cup.matches) == [3, 4]
    for _ in range(2):
        cup = await play_round(host, clock, cup.id)
    assert cup.row.status is TournamentStatus.OVER
    standings = await host.tournaments.standings(cup)
    assert sum(line.points for line in standings) == 2 * (11 + 10)


async def test_round_robin_and_elimination(host: Host, clock: HandClock) -> None:
    """Everybody meets everybody; or whoever loses is out, and place three is played for."""
    league = await under_way(host, clock, 5, format=Format.ROUND_ROBIN)
    for _ in range(5):
        league = await play_round(host, clock, league.id)
    assert league.row.status is TournamentStatus.OVER
    assert len({frozenset(match.entrants) for match in league.matches}) == 10
    cup = await under_way(host, clock, 6, name="Knock-out", format=Format.ELIMINATION)
    for _ in range(3):
        cup = await play_round(host, clock, cup.id)
    assert cup.row.status is TournamentStatus.OVER
    assert len(cup.matches_of(3)) == 2
    assert all(slot.winner is not None for slot in slots(cup))


async def test_a_season(host: Host, database: Database, clock: HandClock) -> None:
    """Thirty-two people, five rounds and a knock-out of eight, with drop-outs, time-outs, late entry and two
    restarts, the second after three weeks of downtime: it ends by itself.
    """
    plan = Plan(rounds=5, knock_out=8, late=True, duplicate=True, round_seconds=10 * 24 * 3600)
    cup = await under_way(host, clock, 32, format=Format.SWISS_THEN_ELIMINATION, plan=plan)
    for number in range(1, 40):
        if cup.row.status is not TournamentStatus.RUNNING:
            break
        if number == 2:
            host = Host(database, clock, chance("first restart"))
        if number == 4:
            clock.forward(timedelta(weeks=3))
            host = Host(database, clock, chance("second restart"))
        for index, match in enumerate(match for match in cup.matches if match.open):
            if index == 0 and number < 4:
                await host.tournaments.leave(cup.id, cup.entrant(match.entrants[0]).person)
            elif index == 1 and number < 6:
                await turn(host, match.counted[-1].game)
            else:
                await play_match(host, match)
        if number == 2:
            await host.tournaments.join(cup.id, PEOPLE[40])
        while (
            await host.tournaments.get(cup.id)
        ).round == cup.round and cup.row.status is TournamentStatus.RUNNING:
            await host.timekeeper.run_due()
            await host.director.run_due()
            clock.forward(DAY)
            cup_now = await host.tournaments.get(cup.id)
            if len(cup_now.rounds) > len(cup.rounds) or cup_now.row.status is not TournamentStatus.RUNNING:
                break
        cup = await threads(host, cup.id)
    assert cup.row.status is TournamentStatus.OVER
    assert len(cup.rounds) == 8
    assert all(not match.open for match in cup.matches)
    order = await host.tournaments.final_order(cup)
    assert len(order) == 33
    assert [place for place, _ in order[:4]] == [1, 2, 3, 4]
    rests = [entrant for _, entrant in cup.byes]
    assert len(rests) == len(set(rests))
    async with database.read() as connection:
        ended = (await connection.execute(sa.select(rounds.c.ended_at))).scalars().all()
    assert None not in ended
    before = await host.community.leaderboard(Pool(GUILD, 2), 0, 50)
    await host.community.recount()
    assert await host.community.leaderboard(Pool(GUILD, 2), 0, 50) == before
