"""Tests of tournaments run by the host, from the sign-up to the final order, over restarts."""

from dataclasses import replace
from datetime import timedelta

import pytest
import sqlalchemy as sa
from games_played import DAY, GUILD, HOUR, HandClock, chance, refused, turn, unposted_news
from tournaments_played import (
    ORGANISER,
    PEOPLE,
    SMALL,
    TOURNAMENT_CHANNEL,
    announced,
    play_match,
    play_round,
    threads,
    under_way,
)

from game.engine.bag import commitment
from host.errors import HostReason
from host.games.views import Person
from host.host import Host
from host.tournaments.running.knock_out import slots
from host.tournaments.running.round_clock import BREAK
from model.ids import PersonId
from model.matches import DecisionKind
from model.outbox import MessageKind
from model.ratings import Pool
from model.tables import GameStatus
from model.tournaments import Format, Plan, TournamentSpec, TournamentStatus
from storage.database import Database
from storage.schema_tournaments import rounds


async def test_a_swiss_tournament_runs_itself(host: Host, clock: HandClock) -> None:
    """A Swiss tournament of eight runs from the sign-up to the final order without its organiser."""
    tournament = await under_way(host, clock, 8)
    assert len(tournament.matches) == 4
    for _ in range(3):
        tournament = await play_round(host, clock, tournament.id)
    assert tournament.header.status is TournamentStatus.OVER
    assert len(tournament.rounds) == 3
    assert (await host.tournaments.final_order(tournament))[0][0] == 1
    pairs = [frozenset(match.entrants) for match in tournament.matches]
    assert len(set(pairs)) == 12
    assert await host.director.run_due() is None


async def test_only_entrants_who_checked_in_play(host: Host, clock: HandClock) -> None:
    """An entrant who has not checked in by the end of the sign-up does not play."""
    tournament_id = await announced(host, clock, 4, plan=Plan(check_in_seconds=3600))
    assert await refused(host.tournaments.check_in(tournament_id, PEOPLE[0].id)) is HostReason.CHECK_IN_EARLY
    clock.forward(23 * HOUR)
    await host.director.run_due()
    assert [delivery.kind for delivery in await unposted_news(host)] == [MessageKind.CHECK_IN]
    for person in PEOPLE[:3]:
        await host.tournaments.check_in(tournament_id, person.id)
    clock.forward(HOUR)
    await host.director.run_due()
    tournament = await threads(host, tournament_id)
    assert {entrant.person for entrant in tournament.entrants} == {person.id for person in PEOPLE[:3]}
    assert len(tournament.byes) == 1


async def test_who_enters_during_the_check_in_is_checked_in(host: Host, clock: HandClock) -> None:
    """A person who enters while the check-in is open plays without checking in as well."""
    tournament_id = await announced(host, clock, 2, plan=Plan(check_in_seconds=3600))
    clock.forward(23 * HOUR)
    await host.director.run_due()
    await host.tournaments.check_in(tournament_id, PEOPLE[0].id)
    await host.tournaments.join(tournament_id, PEOPLE[2])
    clock.forward(HOUR)
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament_id)
    assert [entrant.person for entrant in tournament.entrants] == [PEOPLE[0].id, PEOPLE[2].id]


async def test_a_start_before_the_check_in_includes_all_entrants(host: Host, clock: HandClock) -> None:
    """A start before the check-in includes all entrants, and nobody can check in afterwards."""
    tournament_id = await announced(host, clock, 4, plan=Plan(check_in_seconds=3600))
    await host.sign_up_ends.start_now(tournament_id)
    await host.director.run_due()
    tournament = await threads(host, tournament_id)
    assert len(tournament.entrants) == 4
    assert len(tournament.matches) == 2
    assert await refused(host.tournaments.check_in(tournament_id, PEOPLE[0].id)) is HostReason.CHECK_IN_CLOSED


async def test_check_ins_stay_valid_if_the_check_in_is_shortened(host: Host, clock: HandClock) -> None:
    """Entrants may still check in after it was shortened; those who have not are left out at the start."""
    tournament_id = await announced(host, clock, 4, plan=Plan(check_in_seconds=3600))
    clock.forward(23 * HOUR)
    await host.tournaments.check_in(tournament_id, PEOPLE[0].id)
    await host.tournaments.change(
        tournament_id, lambda row: replace(row, plan=replace(row.plan, check_in_seconds=600))
    )
    await host.tournaments.check_in(tournament_id, PEOPLE[1].id)
    await host.sign_up_ends.start_now(tournament_id)
    assert len((await host.tournaments.get(tournament_id)).entrants) == 2


async def test_a_tournament_with_one_entrant_is_cancelled(host: Host, clock: HandClock) -> None:
    """Starting with one entrant is refused; after the sign-up the tournament is cancelled, and takes nobody."""
    tournament_id = await announced(host, clock, 1)
    assert await refused(host.sign_up_ends.start_now(tournament_id)) is HostReason.TOO_FEW_ENTRANTS
    clock.forward(DAY)
    await host.director.run_due()
    tournament = await threads(host, tournament_id)
    assert tournament.header.status is TournamentStatus.CANCELLED
    assert not tournament.header.ended_by_organiser
    assert await refused(host.tournaments.join(tournament_id, PEOPLE[9])) is HostReason.TOURNAMENT_STATUS
    assert (
        await refused(host.tournaments.check_in(tournament_id, PEOPLE[0].id)) is HostReason.TOURNAMENT_STATUS
    )


async def test_an_organiser_cancels_a_paused_tournament(host: Host, clock: HandClock) -> None:
    """Before its start a tournament can be cancelled once, also in a pause that is longer than its sign-up."""
    tournament_id = await announced(host, clock, 2)
    await host.referee.pause(tournament_id, ORGANISER)
    clock.forward(2 * DAY)
    await host.director.run_due()
    await host.sign_up_ends.cancel(tournament_id, ORGANISER)
    assert await host.early_ends.ended_by(tournament_id) == ORGANISER
    header = (await host.tournaments.get(tournament_id)).header
    assert (header.status, header.ended_by_organiser) == (TournamentStatus.CANCELLED, True)
    kinds = [delivery.kind for delivery in await unposted_news(host)]
    assert kinds == [MessageKind.PAUSED, MessageKind.CANCELLED]
    assert await host.director.run_due() is None
    for late in (
        host.sign_up_ends.cancel(tournament_id, ORGANISER),
        host.sign_up_ends.start_now(tournament_id),
    ):
        assert await refused(late) is HostReason.TOURNAMENT_STATUS


async def test_a_running_tournament_is_not_cancelled(host: Host, clock: HandClock) -> None:
    """Once it has started, a tournament cannot be cancelled, and runs on."""
    tournament = await under_way(host, clock, 2)
    assert await refused(host.sign_up_ends.cancel(tournament.id, ORGANISER)) is HostReason.TOURNAMENT_STATUS
    assert (await host.tournaments.get(tournament.id)).header == tournament.header


async def test_bad_plans_and_names_are_refused(host: Host, clock: HandClock) -> None:
    """Names that are taken or invisible and plans that do not fit are refused, and nothing is stored."""
    await announced(host, clock, 0)
    create = host.tournaments.create
    spec = TournamentSpec(
        GUILD,
        TOURNAMENT_CHANNEL,
        ORGANISER,
        "Other",
        Format.SWISS,
        Plan(),
        SMALL,
        sign_up_until=clock.time + DAY,
    )
    for same in (" CUP ", "\u202eCup\x00"):
        assert await refused(create(replace(spec, name=same))) is HostReason.TOURNAMENT_NAME_TAKEN
    for invisible in ("  ", "\u200b\u2060", "\u3164"):
        assert await refused(create(replace(spec, name=invisible))) is HostReason.TOURNAMENT_NAME
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
    """All tables draw the same tiles; the seed's hash is there before, the seed only after the last game."""
    tournament = await under_way(host, clock, 4, plan=Plan(duplicate=True, rounds=1))
    round_ = tournament.rounds[0]
    assert round_.seed is not None
    assert round_.commitment == commitment(round_.seed)
    views = [await host.games.view(match.counted[0].game) for match in tournament.matches]
    assert len({view.position.drawn for view in views}) == 1
    await play_match(host, tournament.matches[0])
    over = await host.games.view(views[0].id)
    assert over.status is GameStatus.OVER
    assert over.seed is None
    assert round_.seed not in await host.files.export(views[0].id)
    await play_match(host, tournament.matches[1])
    await host.director.run_due()
    drawn = []
    for view in views:
        now = await host.games.view(view.id)
        assert now.seed == f"{round_.seed}-1"
        laid = sorted(now.position.board.values(), key=lambda tile: tile.number)
        drawn.append([tile.tile for tile in laid])
    assert drawn[0] == drawn[1]


async def test_a_match_of_best_of_three(host: Host, clock: HandClock) -> None:
    """The first seat changes from game to game, and the match ends when it is decided."""
    tournament = await under_way(host, clock, 2, plan=Plan(best_of=3, rounds=1))
    beginners = []
    while tournament.header.status is TournamentStatus.RUNNING and tournament.matches[0].open:
        game = tournament.matches[0].counted[-1].game
        beginners.append((await host.games.view(game)).seats[0].person)
        await play_match(host, tournament.matches[0])
        await host.director.run_due()
        tournament = await host.tournaments.get(tournament.id)
    assert len(beginners) in (2, 3)
    assert beginners[0] != beginners[1]
    assert sum(seat.half_wins or 0 for seat in tournament.matches[0].seats) == 2 * len(beginners)


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_a_tournament_of_256_people(host: Host, clock: HandClock) -> None:
    """256 people can enter and one more cannot; round one pairs them all, round two those with equal points."""
    tournament_id = await announced(host, clock, 256)
    late = Person(PersonId(600), "Late")
    assert await refused(host.tournaments.join(tournament_id, late)) is HostReason.TOURNAMENT_FULL
    await host.sign_up_ends.start_now(tournament_id)
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament_id)
    assert len(tournament.matches) == 128
    for match in tournament.matches:
        await host.referee.decide(
            tournament_id,
            ORGANISER,
            DecisionKind.WIN,
            (1, match.number),
            tournament.entrant(match.entrants[0]).person,
        )
    await host.director.begin_round(tournament_id)
    tournament = await host.tournaments.get(tournament_id)
    points = {line.entrant: line.points for line in await host.tournaments.standings(tournament)}
    assert all(
        len({points[entrant] for entrant in match.entrants}) == 1 for match in tournament.matches_of(2)
    )


@pytest.mark.parametrize(
    ("championship", "pairs"),
    [(True, [{1, 5}, {2, 6}, {3, 7}, {4, 8}]), (False, [{1, 8}, {4, 5}, {3, 6}, {2, 7}])],
)
async def test_pairs_of_the_quarter_finals(
    host: Host, clock: HandClock, championship: bool, pairs: list[set[int]]
) -> None:
    """With `championship` the first of the Swiss rounds meets the fifth, otherwise the eighth."""
    plan = Plan(rounds=1, knock_out=8, championship=championship)
    tournament = await under_way(host, clock, 9, format=Format.SWISS_THEN_ELIMINATION, plan=plan)
    assert len(tournament.byes) == 1
    tournament = await play_round(host, clock, tournament.id)
    places = {
        line.entrant: number for number, line in enumerate(await host.tournaments.standings(tournament), 1)
    }
    assert [{places[entrant] for entrant in match.entrants} for match in tournament.matches_of(2)] == pairs


async def test_places_behind_the_knock_out_are_shared(host: Host, clock: HandClock) -> None:
    """The knock-out ranks those who played in it; the others keep the places of the rounds before, shared if level."""
    plan = Plan(rounds=1, knock_out=2)
    tournament = await under_way(host, clock, 6, format=Format.SWISS_THEN_ELIMINATION, plan=plan)
    for kind in ("all tie", "one wins"):
        for match in tournament.matches:
            if match.open and kind == "all tie":
                await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, match.number))
            elif match.open:
                winner = tournament.entrant(match.entrants[1]).person
                await host.referee.decide(
                    tournament.id, ORGANISER, DecisionKind.WIN, (match.round, match.number), winner
                )
        await host.director.begin_round(tournament.id)
        tournament = await host.tournaments.get(tournament.id)
    assert tournament.header.status is TournamentStatus.OVER
    assert [place for place, _ in await host.tournaments.final_order(tournament)] == [1, 2, 3, 3, 3, 3]


async def test_late_entrants_and_drop_outs_between_rounds(host: Host, clock: HandClock) -> None:
    """A late entrant is paired from the next round on, a drop-out no more, and nobody has two byes."""
    plan = Plan(rounds=2, late=True, knock_out=2)
    tournament = await under_way(host, clock, 7, format=Format.SWISS_THEN_ELIMINATION, plan=plan)
    (_, rested), late = tournament.byes[0], PEOPLE[20]
    for match in tournament.matches:
        await play_match(host, match)
    await host.director.run_due()
    await host.tournaments.join(tournament.id, late)
    await host.tournaments.leave(tournament.id, PEOPLE[0].id)
    clock.forward(BREAK)
    await host.director.run_due()
    tournament = await threads(host, tournament.id)
    playing = {
        tournament.entrant(entrant).person for match in tournament.matches_of(2) for entrant in match.entrants
    }
    (_, resting) = tournament.byes[1]
    assert resting != rested
    assert playing | {tournament.entrant(resting).person} == {late.id, *(person.id for person in PEOPLE[1:7])}
    # No Swiss round is left in which a late entrant could play.
    assert await refused(host.tournaments.join(tournament.id, PEOPLE[21])) is HostReason.SIGN_UP_OVER
    tournament = await play_round(host, clock, tournament.id)
    assert len(tournament.header.plan.knock_out_seeds) == 2
    assert await refused(host.tournaments.join(tournament.id, PEOPLE[21])) is HostReason.SIGN_UP_OVER


async def test_a_drop_out_of_a_round_robin_has_no_bye(host: Host, clock: HandClock) -> None:
    """Each of three entrants has one bye; one who leaves before it is paid no win for it."""
    tournament = await under_way(host, clock, 3, format=Format.ROUND_ROBIN)
    (_, rested) = tournament.byes[0]
    leaver = next(entrant for entrant in tournament.entrants if entrant.number != rested)
    await host.tournaments.leave(tournament.id, leaver.person)
    for _ in range(3):
        tournament = await play_round(host, clock, tournament.id)
    assert tournament.header.status is TournamentStatus.OVER
    assert sorted(entrant for _, entrant in tournament.byes) == sorted(
        entrant.number for entrant in tournament.entrants if not entrant.gone
    )
    standings = {line.entrant: line for line in await host.tournaments.standings(tournament)}
    assert standings[leaver.number].points == 0


async def test_a_tournament_of_tables(host: Host, clock: HandClock) -> None:
    """Seven people sit at tables of four and three; places pay 5, 3, 2, 1."""
    tournament = await under_way(host, clock, 7, format=Format.TABLES, plan=Plan(table_seats=4, rounds=2))
    assert sorted(len(match.seats) for match in tournament.matches) == [3, 4]
    for _ in range(2):
        tournament = await play_round(host, clock, tournament.id)
    assert tournament.header.status is TournamentStatus.OVER
    standings = await host.tournaments.standings(tournament)
    assert sum(line.points for line in standings) == 2 * (11 + 10)


async def test_round_robin_and_knock_out(host: Host, clock: HandClock) -> None:
    """In a round robin all pairs meet once; a knock-out has a final and a match for the third place."""
    league = await under_way(host, clock, 5, format=Format.ROUND_ROBIN)
    for _ in range(5):
        league = await play_round(host, clock, league.id)
    assert league.header.status is TournamentStatus.OVER
    assert len({frozenset(match.entrants) for match in league.matches}) == 10
    tournament = await under_way(host, clock, 6, name="Knock-out", format=Format.ELIMINATION)
    for _ in range(3):
        tournament = await play_round(host, clock, tournament.id)
    assert tournament.header.status is TournamentStatus.OVER
    assert len(tournament.matches_of(3)) == 2
    assert all(slot.winner is not None for slot in slots(tournament))


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_a_long_tournament_ends_by_itself(host: Host, database: Database, clock: HandClock) -> None:
    """Five Swiss rounds and a knock-out of eight end by themselves, whatever happens meanwhile.

    People drop out, time out and enter late; the program starts again twice, the second time after three weeks of
    downtime.
    """
    plan = Plan(rounds=5, knock_out=8, late=True, duplicate=True, round_seconds=10 * 24 * 3600)
    tournament = await under_way(host, clock, 16, format=Format.SWISS_THEN_ELIMINATION, plan=plan)
    for number in range(1, 40):
        if tournament.header.status is not TournamentStatus.RUNNING:
            break
        if number == 2:
            host = Host(database, clock, chance("first restart"))
        if number == 4:
            clock.forward(timedelta(weeks=3))
            host = Host(database, clock, chance("second restart"))
        for index, match in enumerate(match for match in tournament.matches if match.open):
            if index == 0 and number < 4:
                await host.tournaments.leave(tournament.id, tournament.entrant(match.entrants[0]).person)
            elif index == 1 and number < 6:
                await turn(host, match.counted[-1].game)
            else:
                await play_match(host, match)
        if number == 2:
            await host.tournaments.join(tournament.id, PEOPLE[40])
        while (
            await host.tournaments.get(tournament.id)
        ).round == tournament.round and tournament.header.status is TournamentStatus.RUNNING:
            await host.timekeeper.run_due()
            await host.director.run_due()
            clock.forward(DAY)
            after = await host.tournaments.get(tournament.id)
            if (
                len(after.rounds) > len(tournament.rounds)
                or after.header.status is not TournamentStatus.RUNNING
            ):
                break
        tournament = await threads(host, tournament.id)
    assert tournament.header.status is TournamentStatus.OVER
    assert len(tournament.rounds) == 8
    assert all(not match.open for match in tournament.matches)
    order = await host.tournaments.final_order(tournament)
    assert len(order) == 17
    assert [place for place, _ in order[:4]] == [1, 2, 3, 4]
    byes = [entrant for _, entrant in tournament.byes]
    assert len(byes) == len(set(byes))
    async with database.read() as connection:
        ended = (await connection.execute(sa.select(rounds.c.ended_at))).scalars().all()
    assert None not in ended
    before = await host.statistics.leaderboard(Pool(GUILD, 2), 0, 50)
    await host.recounts.recount()
    assert await host.statistics.leaderboard(Pool(GUILD, 2), 0, 50) == before
