"""Reports to organisers about pairs that may play for each other."""

from dataclasses import replace
from datetime import UTC, datetime

from games_played import DAY, GUILD, HandClock, play_on, post_all, refused, turn
from tournaments_played import PEOPLE, SMALL, TOURNAMENT_CHANNEL, under_way

from host.errors import HostReason
from host.host import Host
from host.tournaments.running.round_clock import BREAK
from host.tournaments.standings.anomalies import Anomaly, anomalies
from model.ids import GameId, PersonId
from model.results import Ending, GameResult, SeatResult


async def test_tournament_seats_and_turns_cannot_be_given_away(host: Host, clock: HandClock) -> None:
    """In a tournament no seat can be given away, and no turn can be undone by agreement."""
    tournament = await under_way(host, clock, 2)
    view = await host.games.view(tournament.matches[0].counted[0].game)
    first = view.seats[0]
    assert first.person is not None
    assert await refused(host.seats.replace(view.id, first.person, first.colour, PEOPLE[60])) is (
        HostReason.TOURNAMENT_SEAT
    )
    await turn(host, view.id)
    await post_all(host, count=2)
    seq = (await host.games.view(view.id)).seq
    assert await refused(host.undo.ask(view.id, first.person, seq)) is HostReason.TOURNAMENT_GAME


async def test_games_are_analysed_once_their_tournament_is_over(host: Host, clock: HandClock) -> None:
    """A finished game is neither reviewed nor explained while its tournament runs: others may draw the same tiles."""
    tournament = await under_way(host, clock, 2)
    game = tournament.matches[0].counted[0].game
    assert await refused(host.explanations.explain(game)) is HostReason.EXPLAINED_LATER
    await play_on(host, game)
    for analysis in (host.reviews.review, host.explanations.explain):
        assert await refused(analysis(game)) is HostReason.REVIEW_TOURNAMENT
    await host.director.run_due()
    clock.forward(BREAK)
    await host.director.run_due()
    assert await refused(host.explanations.explain(game)) is HostReason.NO_COMPUTER_TURN
    assert (await host.reviews.review(game)).total


async def test_pairs_that_play_for_each_other_are_reported(host: Host) -> None:
    """A person who loses to one person alone, and beats everybody else, is reported with that person."""
    games = [_game(n, 1, 2) for n in range(6)]
    games += [_game(10 + n, 2, 3 + n % 3) for n in range(12)]
    games += [_game(30 + n, 3 + n % 3, 1) for n in range(12)]
    games += [_game(50 + n, 3 + n % 2, 4 + n % 2) for n in range(8)]
    found = anomalies(games)
    assert (found[0].gains, found[0].loses) == (1, 2)
    assert anomalies(games[6:18]) == ()


def test_a_new_account_that_wins_is_not_reported() -> None:
    """Losses of older accounts to a newer one are not reported, as an account made for losing would be newer."""
    games = [_game(0, 3, 2), _game(1, 3, 4)]
    games += [_game(number, 1, loser) for number, loser in enumerate((2, 2, 4, 4), start=2)]
    assert anomalies(games) == ()


def test_a_pair_is_judged_by_wins_ties_and_games_left() -> None:
    """Of eight games, of which four were expected, 1 has won seven, two because 2 left, and has tied one."""
    pairs = [_game(16 + n, 1, 2, left=n < 2) for n in range(7)]
    tied = _game(23, 1, 2, left=True)
    tied = replace(tied, seats=tuple(replace(seat, rank=1) for seat in tied.seats))
    computer = _game(24, 1, 3)
    computer = replace(computer, seats=(computer.seats[0], replace(computer.seats[1], person=None)))
    even = [_game(n, *((10 + n, 1) if n % 2 else (1, 10 + n))) for n in range(8)]
    even += [_game(8 + n, *((20 + n, 2) if n % 2 else (2, 20 + n))) for n in range(8)]
    assert anomalies([*even, *pairs, tied, computer]) == (
        Anomaly(PersonId(1), PersonId(2), games=8, won=7.5, expected=4.0, left=2, deviation=2.5),
    )


def test_a_pair_is_judged_from_its_fourth_game_on() -> None:
    """1 has lost all other games, and 2 has won all: a win of 1 has a likelihood of a twentieth, the least assumed."""
    others = [_game(n, 10 + n, 1) for n in range(8)] + [_game(8 + n, 2, 20 + n) for n in range(8)]
    pairs = [_game(16 + n, 1, 2) for n in range(4)]
    assert anomalies([*others, *pairs[:3]]) == ()
    assert anomalies([*others, *pairs]) == (
        Anomaly(PersonId(1), PersonId(2), games=4, won=4.0, expected=0.2, left=0, deviation=8.7),
    )


def test_a_result_two_standard_deviations_above_the_expected_one_is_reported() -> None:
    """Who wins half of their games elsewhere is expected to win two of four: all four are just unlikely enough."""
    even = [
        _game(n, *((10 + n, p) if n % 2 else (p, 10 + n)))
        for p in (1, 2, 3, 4)
        for n in range(8 * p, 8 * p + 8)
    ]
    pairs = [_game(50 + n, 1, 2) for n in range(4)] + [_game(60 + n, 3, 4) for n in range(5)]
    assert anomalies(even + pairs[:3] + [_game(54, 2, 1)]) == ()
    assert anomalies(even + pairs) == (
        Anomaly(PersonId(3), PersonId(4), games=5, won=5.0, expected=2.5, left=0, deviation=2.2),
        Anomaly(PersonId(1), PersonId(2), games=4, won=4.0, expected=2.0, left=0, deviation=2.0),
    )


def test_results_elsewhere_count_less_the_fewer_they_are() -> None:
    """2 has won six of eight other games, 1 has played none: shares of 8/12 and 2/4 make a third likely for 1."""
    others = [_game(n, *((2, 10 + n) if n < 6 else (10 + n, 2))) for n in range(8)]
    assert anomalies([*others, *(_game(16 + n, 1, 2) for n in range(4))]) == (
        Anomaly(PersonId(1), PersonId(2), games=4, won=4.0, expected=1.3, left=0, deviation=2.8),
    )


def test_a_new_account_is_reported_with_the_people_it_met_and_the_games_it_left() -> None:
    """31 has met 4 and a computer besides 1, has left one of two games with 1, and five days lie between these."""
    computer = SeatResult(None, "greedy", "", 3, 0)
    first = _game(1, 1, 31)
    games = [_game(0, 1, 4), replace(first, seats=(*first.seats, computer)), _game(2, 1, 31, left=True)]
    games += [_game(3, 31, 4)]
    reported = Anomaly(
        PersonId(1), PersonId(31), 2, won=2.0, expected=0.0, left=1, deviation=0.0, days=5, others=1
    )
    assert anomalies(games) == (reported,)
    assert anomalies(reversed(games)) == (reported,), "in whatever order games are recorded"


def test_new_accounts_come_in_groups_of_those_who_lose_to_the_same_person() -> None:
    """The largest group comes first, within it the account with the most games, then the smaller numbers."""
    before = [_game(0, person, 9) for person in (1, 2, 3)]
    pairs = [(3, 30), (1, 31), (2, 22), (2, 20), (2, 21)]
    games = [_game(1, *pair) for pair in pairs] + [_game(2, *pair) for pair in [*pairs, (2, 21)]]
    found = anomalies([*before, *games])
    assert [(one.gains, one.loses, one.games, one.alike) for one in found] == [
        (2, 21, 3, 2), (2, 20, 2, 2), (2, 22, 2, 2), (1, 31, 2, 0), (3, 30, 2, 0),
    ]  # fmt: skip


def test_a_person_who_sat_twice_is_not_their_own_opponent() -> None:
    """A person who left one seat and took another is in a result twice, but forms no pair with themselves."""
    games = [_game(number, 1, 2) for number in range(6)]
    games = [replace(game, seats=(game.seats[0], *game.seats)) for game in games]
    assert {(anomaly.gains, anomaly.loses) for anomaly in anomalies(games)} <= {(1, 2)}


def _game(number: int, winner: int, loser: int, *, left: bool = False) -> GameResult:
    """Return the result of a game between two, which the loser has `left`; between two games lie five days."""
    seats = tuple(
        SeatResult(PersonId(person), None, "", rank, 10 - rank, left=left and rank == 2)
        for rank, person in enumerate((winner, loser), 1)
    )
    moment = datetime(2026, 1, 1, tzinfo=UTC) + 5 * number * DAY
    edition = SMALL.ruleset.edition
    return GameResult(
        GameId(f"g{number}"), GUILD, TOURNAMENT_CHANNEL, edition, True, Ending.PLAYED, 72, moment, seats
    )
