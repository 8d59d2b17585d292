"""Tests of attacks on ratings and reliability, and of what each gains."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import permutations

import pytest
from games_played import ANN, BEN, CHANNEL, CLEO, GUILD, HOUR, HandClock, options, started, turn
from recounting import recounted

from game.values.ruleset import Colour, Edition, Option, Ruleset
from host.games import seats
from host.games.views import GameView
from host.host import Host
from host.ratings.meetings import Meetings
from host.ratings.ratings import Rating
from host.tournaments.standings.anomalies import anomalies
from model.ids import GameId, PersonId
from model.ratings import Pool
from model.results import Ending, GameResult, SeatResult
from model.tables import GameStatus, TimeOut
from storage import results
from storage.database import Database

SMALL = Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(3, 3))
"""Rules for eight turns, four for each of two seats, of which the second reaches a third."""
START = datetime(2026, 1, 1, tzinfo=UTC)
MAIN = 1


async def play_turns(host: Host, view: GameView, count: int) -> None:
    for _ in range(count):
        now = await host.games.view(view.id)
        if now.to_move is not None and now.to_move.person is None:
            await host.computers.play(view.id)
        else:
            await turn(host, view.id)


async def play_to_the_end(host: Host, view: GameView) -> None:
    while (await host.games.view(view.id)).status is GameStatus.RUNNING:
        await play_turns(host, view, 1)


async def shown(host: Host, *, computers: bool = False) -> dict[str, int]:
    """Return the ratings of all people on the server."""
    _, board = await host.statistics.leaderboard(Pool(GUILD, computers=computers), 0, 20)
    return {row.player: row.shown for row in board}


@pytest.mark.parametrize(("turns", "counts"), [(2, False), (3, False), (4, True)])
async def test_a_resignation_counts_once_all_have_made_a_third_of_their_turns(
    host: Host, turns: int, counts: bool
) -> None:
    """A resignation counts once all have made a third of their turns; it costs reliability in any case."""
    view = await started(host, ANN, BEN, ruleset=SMALL, rated=True)
    await play_turns(host, view, turns)
    await host.seats.resign(view.id, BEN.id, None)
    await host.endings.stop(view.id, CLEO.id, manager=True)
    assert bool(await host.statistics.changes(view.id, GUILD)) is counts
    assert bool(await shown(host)) is counts
    profile = await host.statistics.profile(BEN.id, GUILD, None)
    assert profile.left == 1
    assert profile.reliability == (turns // 2) / 4


async def test_running_out_of_time_early_changes_no_rating(host: Host, clock: HandClock) -> None:
    """Running out of time before a third of the turns changes no rating, but costs reliability."""
    view = await started(
        host, ANN, BEN, ruleset=SMALL, rated=True, turn_seconds=3600, time_out=TimeOut.HAND_OVER
    )
    await play_turns(host, view, 1)
    clock.forward(HOUR)
    await host.timekeeper.run_due()
    await play_to_the_end(host, view)
    assert await shown(host) == {}
    assert (await host.statistics.profile(BEN.id, GUILD, None)).reliability == 0


async def test_a_game_with_a_substitute_changes_no_rating(host: Host) -> None:
    """A game that a substitute played on changes no rating, and the turns before count for reliability."""
    view = await started(host, ANN, BEN, ruleset=SMALL, rated=True)
    await play_turns(host, view, 4)
    await host.seats.replace(view.id, ANN.id, Colour.RED, CLEO)
    await play_to_the_end(host, view)
    assert await shown(host) == {}
    assert (await host.statistics.profile(ANN.id, GUILD, None)).reliability == 0.5


@pytest.mark.parametrize(("moves", "reliability"), [(0, None), (1, 0.25)])
async def test_missed_turns_count_for_a_new_player_once_they_have_moved(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch, moves: int, reliability: float | None
) -> None:
    """Missed turns count for a person who was given a seat before its first move only once they have moved.

    Earlier versions let people give such a seat away in rated games.
    """
    view = await started(host, ANN, BEN, ruleset=SMALL, rated=True, turn_seconds=3600)
    monkeypatch.setattr(seats, "would_count_for", lambda *_: False)
    await host.seats.replace(view.id, ANN.id, Colour.RED, CLEO)
    await play_turns(host, view, moves)
    while (now := await host.games.view(view.id)).status is GameStatus.RUNNING:
        clock.time = now.deadline or clock.time
        await host.timekeeper.run_due()
    profile = await host.statistics.profile(CLEO.id, GUILD, None)
    assert (profile.games, profile.reliability) == (1, reliability)
    assert (await host.statistics.profile(BEN.id, GUILD, None)).reliability == 0


async def test_a_resignation_counts_even_if_an_alt_takes_the_seat(host: Host) -> None:
    """A resignation is a loss of the player who resigned, even if an alt takes the seat over."""
    view = await started(host, ANN, BEN, ruleset=SMALL, rated=True)
    await play_turns(host, view, 4)
    await host.seats.resign(view.id, ANN.id, None)
    await host.seats.replace(view.id, CLEO.id, Colour.RED, CLEO)
    await play_to_the_end(host, view)
    found = await shown(host)
    assert found[str(BEN.id)] > Rating().shown > found[str(ANN.id)]
    assert str(CLEO.id) not in found


@pytest.mark.parametrize(("turns", "loses"), [(2, False), (4, True)])
@pytest.mark.parametrize("how", ["resigns", "stops"])
async def test_leaving_a_game_against_a_computer_is_a_loss(
    host: Host, turns: int, loses: bool, how: str
) -> None:
    """Resigning from or stopping a game against a computer is a loss, but does not count in its first third."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(ruleset=SMALL))
    await host.lobby.add_computer(table.id, ANN.id, "random")
    view = await host.lobby.start(table.id, ANN.id)
    await play_turns(host, view, turns)
    if how == "resigns":
        await host.seats.resign(view.id, ANN.id, None)
    else:
        assert await host.endings.stop(view.id, ANN.id)
    found = await shown(host, computers=True)
    assert (found["random"] > Rating().shown > found[str(ANN.id)]) if loses else found == {}
    assert await shown(host) == {}


async def test_a_game_against_computers_that_a_manager_stops_is_no_loss(host: Host) -> None:
    """A game against computers that a manager stops is no loss of its player."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(ruleset=SMALL))
    await host.lobby.add_computer(table.id, ANN.id, "random")
    view = await host.lobby.start(table.id, ANN.id)
    await play_turns(host, view, 6)
    assert await host.endings.stop(view.id, BEN.id, manager=True)
    assert await shown(host, computers=True) == {}


def game(number: int, *people: int, days: float = 0, ranks: tuple[int, ...] | None = None) -> GameResult:
    """Return a rated game that ended so many days after the first; its people are in the order of their places."""
    places = ranks or tuple(range(1, len(people) + 1))
    seats = tuple(
        SeatResult(PersonId(person), None, "", rank, 50 - rank)
        for person, rank in zip(people, places, strict=True)
    )
    return GameResult(
        GameId(f"g{number}"),
        GUILD,
        CHANNEL,
        Edition.C2_2014,
        True,
        Ending.PLAYED,
        72,
        START + timedelta(days=days),
        seats,
    )


def gained(*games: GameResult) -> int:
    """Return what the rating of MAIN has gained over all servers."""
    rows = recounted(games)
    return next(row.shown for row in rows if row.pool == Pool() and row.player == str(MAIN)) - Rating().shown


def test_one_victory_over_five_alts_counts_as_one() -> None:
    """A victory over five tied alts at one table gives as much as one over one of them."""
    alone = gained(game(1, 1, 2))
    assert gained(game(1, 1, 2, 3, 4, 5, 6, ranks=(1, 2, 2, 2, 2, 2))) == alone
    assert alone < 80


def test_repeated_victories_over_one_alt_gain_less_and_less() -> None:
    """Twenty victories in a month over one alt gain less than four over four people; so do ties with a stronger one."""
    same = gained(*(game(number, 1, 2, days=number) for number in range(20)))
    four = gained(*(game(number, 1, 2 + number, days=number) for number in range(4)))
    assert 0 < same < four
    strong = [game(100 + number, 50, 60 + number) for number in range(12)]
    ties = [game(number, 1, 50, days=1 + number / 9, ranks=(1, 1)) for number in range(12)]
    others = [game(number, 1, 60 + number, days=1 + number / 9, ranks=(1, 1)) for number in range(12)]
    first = gained(*strong, *ties[:1])
    assert gained(*strong, *ties) - first < 3 * first
    assert gained(*strong, *ties) != gained(*strong, *others)


def test_games_of_one_pair_count_whole_after_a_month() -> None:
    """The third game of two people in a month counts a third; games a month apart count whole."""
    close = gained(*(game(number, 1, 2, days=number) for number in range(3)))
    apart = gained(*(game(number, 1, 2, days=31 * number) for number in range(3)))
    assert close < apart


def test_new_accounts_that_lose_to_one_person_are_reported() -> None:
    """Pairs are reported from their second game on, with the age of the account and the number of such games."""
    regulars = [game(number, 1 + number % 3, 1 + (number + 1) % 3, days=number) for number in range(60)]
    alts = [game(100 + number, 1, 10 + number % 4, days=60 + number) for number in range(8)]
    found = anomalies([*regulars, *alts])
    assert [
        (anomaly.gains, anomaly.loses, anomaly.games, anomaly.days, anomaly.others, anomaly.alike)
        for anomaly in found[:4]
    ] == [(1, alt, 2, 4, 0, 3) for alt in (10, 11, 12, 13)]
    assert anomalies([*regulars, *alts[:4]]) == anomalies(regulars)
    table = [game(200 + number, 1, 20, 21, 22, 23, 24, days=60 + number) for number in range(2)]
    assert {anomaly.loses for anomaly in anomalies([*regulars, *table])[:5]} == {20, 21, 22, 23, 24}
    newcomers = [game(300 + number, 30, 31, days=60 + number) for number in range(2)]
    assert all(anomaly.days is None for anomaly in anomalies([*regulars, *newcomers]))


def test_a_new_account_is_reported_with_whom_it_plays_half_of_its_games_and_loses_three_quarters() -> None:
    """Account 2 has lost three of four games to 1 in less than 30 days, and has played four games with others."""

    def reported(
        *, last: float = 5, second: tuple[int, int] = (1, 2), others: int = 4
    ) -> list[tuple[int, ...]]:
        pairs = [
            game(1, 1, 2, days=1),
            game(2, *second, days=2),
            game(3, 1, 2, days=3),
            game(4, 2, 1, days=last),
        ]
        games = [game(0, 1, 9), *pairs, *(game(10 + other, 2, 40 + other, days=5) for other in range(others))]
        return [(one.gains, one.loses, one.games, one.others) for one in anomalies(games)]

    assert reported() == reported(last=30.9) == [(1, 2, 4, 4)]
    assert reported(last=31) == reported(second=(2, 1)) == reported(others=5) == []
    lost = [game(number, 1, 2, days=number) for number in range(1, 5)]
    assert len(anomalies([game(8, 1, 8), game(9, 9, 1), *lost])) == 1, "not reported twice"


def test_new_accounts_that_began_together_are_reported_if_several_lose_to_one() -> None:
    """Of three accounts that began in the same game, 31 and 32 have lost both games to 30."""
    found = anomalies([game(number, 30, 31, 32, days=number) for number in range(2)])
    assert [(anomaly.gains, anomaly.loses, anomaly.alike) for anomaly in found] == [(30, 31, 1), (30, 32, 1)]


def test_a_duel_counts_by_earlier_meetings_and_one_with_a_computer_whole() -> None:
    """2, a computer and 1 play; the two people have met twice, and either of them sat first once."""
    table = game(3, 2, 3, 1, days=3)
    computer = replace(table.seats[1], person=None, opponent="greedy")
    table = replace(table, seats=(table.seats[0], computer, table.seats[2]))
    weights = Meetings([game(1, 1, 2), game(2, 2, 1)]).weights(table)
    duels = {(one, other): weights[one][other] for one, other in permutations(range(3), 2)}
    assert duels == {(0, 1): 1, (0, 2): 1 / 3, (1, 0): 1, (1, 2): 1, (2, 0): 1 / 3, (2, 1): 1}


async def test_a_recount_applies_these_rules_to_old_results(host: Host, database: Database) -> None:
    """A recount rates old results by these rules, and reports the games that no longer count and the changes."""
    for number, turns in enumerate((2, 8)):
        view = await started(host, ANN, BEN, ruleset=SMALL, rated=True)
        await play_turns(host, view, turns)
        if number == 0:
            await host.seats.resign(view.id, BEN.id, None)
            await host.endings.stop(view.id, CLEO.id, manager=True)
            early = view.id
    async with database.begin() as connection:
        stored = await results.find(connection, early)
        assert stored is not None
        # As an earlier version stored it, which did not count turns.
        old = replace(stored, seats=tuple(replace(seat, played_enough=True) for seat in stored.seats))
        await results.replace(connection, old)
    await host.recounts.rerate()
    before = await shown(host)
    found = await host.recounts.recount()
    assert (found.results, found.games_added, found.games_removed) == (2, 0, 1)
    assert {change.player: change.after for change in found.changed} == await shown(host)
    assert {change.player: change.before for change in found.changed} == before
    assert (await host.recounts.recount()).changed == ()


def test_thirty_days_are_counted_from_the_end_of_games() -> None:
    """A game counts for further ones until thirty days after its end."""
    first, edge, past = game(1, 1, 2), game(2, 1, 2, days=30), game(3, 1, 2, days=30.01)
    assert gained(first, edge) < gained(first, past)
