"""Tournaments run by the host: from the sign-up to the last place, with referees, drop-outs and restarts."""

from datetime import UTC, datetime, timedelta

import pytest
import sqlalchemy as sa
from at_the_table import DAY, GUILD, HOUR, HandClock, chance, turn

from bot.host import Host, HostReason, HostRefusal, Person
from bot.host.tournaments.anomalies import anomalies
from bot.host.tournaments.progress import slots
from bot.host.tournaments.results import BREAK, GRACE
from game.match import promise
from game.ruleset import Option, Ruleset
from storage import results
from storage.database import Database
from storage.matches import Match
from storage.results import GameResult, SeatResult
from storage.schema_community import played
from storage.schema_tournaments import rounds
from storage.tournaments import Cup, Plan
from storage.values import (
    ChannelId,
    CupNoticeKind,
    DecisionKind,
    Ending,
    Format,
    GameId,
    GameStatus,
    MatchEnding,
    MessageId,
    PersonId,
    TableOptions,
    TimeOut,
    TournamentId,
    TournamentStatus,
)

SMALL = TableOptions(
    ruleset=Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(3, 3)),
    turn_seconds=24 * 3600,
    time_out=TimeOut.RANDOM_TILE,
    rated=True,
)
ORGANISER = PersonId(900)
CHANNEL = ChannelId(800)
PEOPLE = tuple(Person(PersonId(number), f"Player {number}") for number in range(1, 257))


async def announced(host: Host, clock: HandClock, people: int, **chosen: object) -> TournamentId:
    """A tournament that so many people have entered."""
    values = {"name": "Cup", "format": Format.SWISS, "plan": Plan(), "options": SMALL, **chosen}
    cup = await host.tournaments.create(
        GUILD,
        CHANNEL,
        ORGANISER,
        sign_up_until=clock.time + DAY,
        **values,  # type: ignore[arg-type]
    )
    for person in PEOPLE[:people]:
        await host.tournaments.join(cup.id, person)
    return cup.id


async def under_way(host: Host, clock: HandClock, people: int, **chosen: object) -> Cup:
    """A tournament whose first round has begun, with a thread for each match."""
    tournament = await announced(host, clock, people, **chosen)
    clock.forward(DAY)
    await host.director.ring()
    return await threads(host, tournament)


async def threads(host: Host, tournament: TournamentId) -> Cup:
    """The tournament after a thread was made for each match that needs one, as a face does."""
    for notice in await host.tournaments.untold():
        if notice.kind in (CupNoticeKind.MATCH, CupNoticeKind.THREAD_LOST):
            assert notice.round is not None
            assert notice.match is not None
            channel = ChannelId(notice.round * 1000 + notice.match)
            await host.director.seat(notice.tournament, notice.round, notice.match, channel)
        await host.tournaments.told(notice)
    return await host.tournaments.cup(tournament)


async def play_match(host: Host, match: Match) -> None:
    """Play the game of a match to its end."""
    game = match.counted[-1].game
    while (await host.table.view(game)).status is GameStatus.RUNNING:
        await turn(host, game)


async def play_round(host: Host, clock: HandClock, tournament: TournamentId) -> Cup:
    """Play all open matches, and let the next round begin."""
    for match in (await host.tournaments.cup(tournament)).matches:
        if match.open:
            await play_match(host, match)
    await host.director.ring()
    clock.forward(BREAK)
    await host.director.ring()
    return await threads(host, tournament)


async def refused(doing) -> HostReason:  # type: ignore[no-untyped-def]
    """Why the host refuses."""
    with pytest.raises(HostRefusal) as refusal:
        await doing
    return refusal.value.reason


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
    assert await host.director.ring() is None


async def test_check_in_keeps_those_who_came(host: Host, clock: HandClock) -> None:
    """Who has not checked in by the end of the sign-up does not play."""
    tournament = await announced(host, clock, 4, plan=Plan(check_in_seconds=3600))
    assert await refused(host.tournaments.check_in(tournament, PEOPLE[0].id)) is HostReason.CHECK_IN_CLOSED
    clock.forward(23 * HOUR)
    await host.director.ring()
    assert [notice.kind for notice in await host.tournaments.untold()] == [CupNoticeKind.CHECK_IN]
    for person in PEOPLE[:3]:
        await host.tournaments.check_in(tournament, person.id)
    clock.forward(HOUR)
    await host.director.ring()
    cup = await threads(host, tournament)
    assert {entrant.person for entrant in cup.entrants} == {person.id for person in PEOPLE[:3]}
    assert len(cup.byes) == 1


async def test_one_player_is_no_tournament(host: Host, clock: HandClock) -> None:
    """Starting with one is refused, and at the end of the sign-up it is cancelled."""
    tournament = await announced(host, clock, 1)
    assert await refused(host.director.start_now(tournament)) is HostReason.TOO_FEW_ENTRANTS
    clock.forward(DAY)
    await host.director.ring()
    cup = await threads(host, tournament)
    assert cup.row.status is TournamentStatus.CANCELLED
    assert await refused(host.tournaments.join(tournament, PEOPLE[9])) is HostReason.SIGN_UP_OVER


async def test_bad_plans_and_names(host: Host, clock: HandClock) -> None:
    """Two of one name, no name, and plans that make no sense are refused; nothing is half done."""
    await announced(host, clock, 0)
    create = host.tournaments.create
    until = clock.time + DAY
    start = (GUILD, CHANNEL, ORGANISER)
    assert await refused(create(*start, " CUP ", Format.SWISS, Plan(), SMALL, until)) is (
        HostReason.TOURNAMENT_NAME_TAKEN
    )
    assert (
        await refused(create(*start, "  ", Format.SWISS, Plan(), SMALL, until)) is HostReason.TOURNAMENT_NAME
    )
    for plan in (
        Plan(best_of=2),
        Plan(table_seats=4),
        Plan(knock_out=7),
        Plan(rounds=99),
        Plan(round_seconds=5),
    ):
        reason = await refused(create(*start, "Other", Format.SWISS, plan, SMALL, until))
        assert reason is HostReason.TOURNAMENT_PLAN
    assert await refused(create(*start, "Other", Format.SWISS, Plan(), SMALL, clock.time)) is (
        HostReason.SIGN_UP_PAST
    )
    assert len(await host.tournaments.of_guild(GUILD)) == 1


async def test_an_account_enters_once(host: Host, clock: HandClock) -> None:
    """Entering twice is refused, also after dropping out; leaving without having entered too."""
    cup = await under_way(host, clock, 4, plan=Plan(late=True))
    assert await refused(host.tournaments.join(cup.id, PEOPLE[0])) is HostReason.ALREADY_ENTERED
    await host.tournaments.leave(cup.id, PEOPLE[0].id)
    assert await refused(host.tournaments.join(cup.id, PEOPLE[0])) is HostReason.ALREADY_ENTERED
    assert await refused(host.tournaments.leave(cup.id, PEOPLE[200].id)) is HostReason.NOT_ENTERED


async def test_a_drop_out_loses_the_match_that_waits(
    host: Host, clock: HandClock, database: Database
) -> None:
    """The opponent wins, the game stops and counts for ratings, and nobody is paired with the absent again."""
    cup = await under_way(host, clock, 4)
    match = cup.matches[0]
    gone = cup.entrant(match.entrants[0])
    await host.tournaments.leave(cup.id, gone.person)
    cup = await host.tournaments.cup(cup.id)
    assert cup.matches[0].ending is MatchEnding.REFEREE
    assert cup.matches[0].seats[0].absent
    async with database.read() as connection:
        result = await results.find(connection, match.counted[0].game)
    assert result is not None
    assert result.ending is Ending.ADJUDICATED
    assert [seat.rank for seat in result.seats] == [2, 1]
    cup = await play_round(host, clock, cup.id)
    newest = [entrant for one in cup.matches_of(2) for entrant in one.entrants]
    assert gone.number not in newest


async def test_resigning_at_the_board_is_a_walkover(host: Host, clock: HandClock) -> None:
    """When one of two has left the board, nobody has to play against a computer."""
    cup = await under_way(host, clock, 2)
    match = cup.matches[0]
    game = match.counted[0].game
    await turn(host, game)
    await host.seats.resign(game, cup.entrant(match.entrants[1]).person, "greedy")
    await host.director.ring()
    cup = await host.tournaments.cup(cup.id)
    assert cup.matches[0].ending is MatchEnding.WALKOVER
    assert [seat.absent for seat in cup.matches[0].seats] == [False, True]


async def test_deadlines_remind_and_decide(host: Host, clock: HandClock) -> None:
    """A quarter before the end both are called, at the end the organiser, and a day later the match is decided."""
    options = TableOptions(ruleset=SMALL.ruleset, turn_seconds=None)
    cup = await under_way(host, clock, 2, options=options, plan=Plan(round_seconds=8 * 24 * 3600))
    await turn(host, cup.matches[0].counted[0].game)
    told = []
    for wait in (6 * DAY, 2 * DAY, GRACE):
        clock.forward(wait)
        await host.director.ring()
        told += [notice.kind for notice in await host.tournaments.untold()]
        cup = await threads(host, cup.id)
    assert told == [
        CupNoticeKind.REMINDER,
        CupNoticeKind.OVERDUE,
        CupNoticeKind.DECIDED,
        CupNoticeKind.ROUND_OVER,
    ]
    match = cup.matches[0]
    assert match.ending is MatchEnding.DEADLINE
    # The second player was waited for and never came.
    assert [seat.absent for seat in match.seats] == [False, True]


async def test_a_referee_extends_decides_and_takes_back(
    host: Host, clock: HandClock, database: Database
) -> None:
    """More time, a result by word, and a result undone: then the game is played again, and counts instead."""
    cup = await under_way(host, clock, 4)
    first, second = cup.matches
    ends_at = first.ends_at
    await host.referee.extend(cup.id, ORGANISER, 3 * DAY, (1, first.number))
    cup = await host.tournaments.cup(cup.id)
    assert cup.matches[0].ends_at == ends_at + 3 * DAY
    winner = cup.entrant(first.entrants[1]).person
    await host.referee.decide(cup.id, ORGANISER, DecisionKind.WIN, (1, 0), winner)
    assert await refused(host.referee.decide(cup.id, ORGANISER, DecisionKind.TIE, (1, 0))) is (
        HostReason.MATCH_DECIDED
    )
    assert await refused(host.director.begin_round(cup.id)) is HostReason.OPEN_MATCHES
    assert await refused(host.referee.undo(cup.id, ORGANISER, (1, second.number))) is HostReason.MATCH_OPEN
    await host.referee.undo(cup.id, ORGANISER, (1, 0))
    cup = await host.tournaments.cup(cup.id)
    assert cup.matches[0].open
    assert cup.matches[0].counted[0].game != first.counted[0].game
    async with database.read() as connection:
        void = (await connection.execute(sa.select(played.c.void))).scalars().all()
    assert void == [True]
    assert await host.community.changes(first.counted[0].game, GUILD) == {}
    cup = await play_round(host, clock, cup.id)
    assert len(cup.rounds) == 2
    assert await refused(host.referee.undo(cup.id, ORGANISER, (1, 0))) is HostReason.ROUND_PAST
    kinds = [decision.kind for decision in await host.tournaments.decisions(cup.id)]
    assert kinds == [DecisionKind.EXTEND, DecisionKind.WIN, DecisionKind.UNDO]


async def test_a_substitute_takes_over_everything(host: Host, clock: HandClock) -> None:
    """Somebody else gets the entry, its results and its seat at the board."""
    cup = await under_way(host, clock, 2)
    match = cup.matches[0]
    old = cup.entrant(match.entrants[0])
    await host.referee.replace(cup.id, ORGANISER, old.person, PEOPLE[50])
    assert await refused(host.referee.replace(cup.id, ORGANISER, old.person, PEOPLE[51])) is (
        HostReason.NOT_ENTERED
    )
    view = await host.table.view(match.counted[0].game)
    assert PEOPLE[50].id in {seat.person for seat in view.seats}
    await play_match(host, match)
    await host.director.ring()
    cup = await host.tournaments.cup(cup.id)
    assert cup.matches[0].ending is MatchEnding.PLAYED


async def test_a_pause_moves_deadlines(host: Host, clock: HandClock) -> None:
    """While a tournament is paused nothing is due, and afterwards deadlines are as far away as before."""
    options = TableOptions(ruleset=SMALL.ruleset, turn_seconds=None)
    cup = await under_way(host, clock, 2, options=options)
    left = cup.matches[0].ends_at - clock.time
    await host.referee.pause(cup.id, ORGANISER)
    assert await refused(host.referee.pause(cup.id, ORGANISER)) is HostReason.TOURNAMENT_PAUSED
    clock.forward(100 * DAY)
    assert await host.director.ring() is None
    await host.referee.resume(cup.id, ORGANISER)
    cup = await host.tournaments.cup(cup.id)
    assert cup.matches[0].ends_at - clock.time == left


async def test_duplicate_tables_draw_the_same_tiles(host: Host, clock: HandClock, database: Database) -> None:
    """The hash is there before, the seed only after the last game; and every table draws the same."""
    cup = await under_way(host, clock, 4, plan=Plan(duplicate=True, rounds=1))
    made = cup.rounds[0]
    assert made.seed is not None
    assert made.promise == promise(made.seed)
    views = [await host.table.view(match.counted[0].game) for match in cup.matches]
    assert len({view.position.drawn for view in views}) == 1
    await play_match(host, cup.matches[0])
    over = await host.table.view(views[0].id)
    assert over.status is GameStatus.OVER
    assert over.seed is None
    assert made.seed not in await host.files.export(views[0].id)
    await play_match(host, cup.matches[1])
    await host.director.ring()
    drawn = []
    for view in views:
        now = await host.table.view(view.id)
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
        beginners.append((await host.table.view(game)).seats[0].person)
        await play_match(host, cup.matches[0])
        await host.director.ring()
        cup = await host.tournaments.cup(cup.id)
    assert len(beginners) in (2, 3)
    assert beginners[0] != beginners[1]
    assert sum(seat.half_wins or 0 for seat in cup.matches[0].seats) == 2 * len(beginners)


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
            await host.tournaments.cup(cup.id)
        ).round == cup.round and cup.row.status is TournamentStatus.RUNNING:
            await host.timekeeper.ring()
            await host.director.ring()
            clock.forward(DAY)
            cup_now = await host.tournaments.cup(cup.id)
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
    before = await host.community.leaderboard(_pool(), 0, 50)
    await host.community.recount()
    assert await host.community.leaderboard(_pool(), 0, 50) == before


def _pool():  # type: ignore[no-untyped-def]
    from storage.ratings import Pool

    return Pool(GUILD, 2)


async def test_fair_play(host: Host, clock: HandClock) -> None:
    """Nobody gives a seat away, and nothing that was seen is taken back by agreement."""
    cup = await under_way(host, clock, 2)
    view = await host.table.view(cup.matches[0].counted[0].game)
    first = view.seats[0]
    assert first.person is not None
    assert await refused(host.seats.replace(view.id, first.person, first.colour, PEOPLE[60])) is (
        HostReason.TOURNAMENT_GAME
    )
    await turn(host, view.id)
    for notice in [await host.notices.next() for _ in range(1)]:
        await host.notices.told(notice, MessageId(1))
    second = await host.notices.next()
    await host.notices.told(second, MessageId(2))
    seq = (await host.table.view(view.id)).seq
    assert await refused(host.undo.ask(view.id, first.person, seq)) is HostReason.TOURNAMENT_GAME


async def test_pairs_that_play_for_each_other_stand_out(host: Host) -> None:
    """Somebody who loses to one person alone, and beats everybody else, is reported with that person."""
    games = [_game(n, 1, 2) for n in range(6)]
    games += [_game(10 + n, 2, 3 + n % 3) for n in range(12)]
    games += [_game(30 + n, 3 + n % 3, 1) for n in range(12)]
    games += [_game(50 + n, 3 + n % 2, 4 + n % 2) for n in range(8)]
    found = anomalies(games)
    assert (found[0].gains, found[0].loses) == (1, 2)
    assert anomalies(games[6:18]) == ()


def _game(number: int, winner: int, loser: int) -> GameResult:
    seats = tuple(
        SeatResult(PersonId(person), None, "", rank, 10 - rank)
        for rank, person in enumerate((winner, loser), 1)
    )
    moment = datetime(2026, 1, 1, tzinfo=UTC)
    edition = SMALL.ruleset.edition
    return GameResult(GameId(f"g{number}"), GUILD, CHANNEL, edition, True, Ending.PLAYED, 72, moment, seats)


async def test_a_table_plays_on_without_one(host: Host, clock: HandClock) -> None:
    """At a table of three a closed seat plays for whoever drops out, and takes no points."""
    cup = await under_way(host, clock, 3, format=Format.TABLES, plan=Plan(table_seats=3, rounds=2))
    match = cup.matches[0]
    gone = cup.entrant(match.entrants[1])
    await host.tournaments.leave(cup.id, gone.person)
    game = match.counted[0].game
    while (view := await host.table.view(game)).status is GameStatus.RUNNING:
        assert view.to_move is not None
        if view.to_move.person is None:
            await host.opponents.play(game)
        else:
            await turn(host, game)
    await host.director.ring()
    cup = await host.tournaments.cup(cup.id)
    assert cup.matches[0].ending is MatchEnding.PLAYED
    assert [seat.absent for seat in cup.matches[0].seats] == [False, True, False]
    points = {line.entrant: line.points for line in await host.tournaments.standings(cup)}
    assert points[gone.number] == 0
    assert sum(points.values()) == 8
