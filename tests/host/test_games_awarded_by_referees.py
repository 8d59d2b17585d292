"""Games of matches that a referee awards to one player: what they count as for the others."""

import pytest
from games_played import HandClock, turn
from tournaments_played import ORGANISER, SMALL, play_match, under_way

from bot.features.tournaments.csv_export import match_rows
from host.host import Host
from model.ids import GameId, PersonId
from model.matches import DecisionKind
from model.results import Ending, GameResult
from model.tournaments import Format, Plan, Tournament
from storage import results
from storage.database import Database

TABLE_OF_THREE = Plan(table_seats=3, rounds=2)


async def awarded(
    host: Host, database: Database, tournament: Tournament, place: int
) -> tuple[GameResult, list[PersonId]]:
    """Award the only match to its player in that place; return the result of its game and its people."""
    (match,) = (await host.tournaments.get(tournament.id)).matches
    people = [tournament.entrant(entrant).person for entrant in match.entrants]
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.WIN, (1, 0), people[place])
    async with database.read() as connection:
        result = await results.find(connection, match.counted[0].game)
    assert result is not None
    assert result.ending is Ending.ADJUDICATED
    return result, people


async def test_the_loser_of_a_ruling_has_played(host: Host, clock: HandClock, database: Database) -> None:
    """The loser of a ruling has lost a game, whatever the points, and has not left it; a recount says the same."""
    tournament = await under_way(host, clock, 2)
    for _ in range(4):
        await turn(host, tournament.matches[0].counted[0].game)
    result, (winner, loser) = await awarded(host, database, tournament, 0)
    assert [(seat.rank, seat.left) for seat in result.seats] == [(1, False), (2, False)]
    profile = await host.statistics.profile(loser, None, None)
    assert (profile.games, profile.wins, profile.left, profile.reliability) == (1, 0, 0, 1)
    assert (await host.statistics.profile(winner, None, None)).wins == 1
    before, after = (change for _, change in await host.statistics.changes(result.game, None))
    assert before.after > before.before
    assert after.after < after.before
    await host.recounts.recount()
    assert await host.statistics.profile(loser, None, None) == profile
    # In the tournament the match is lost without points, as before.
    (match,) = (await host.tournaments.get(tournament.id)).matches
    assert [seat.absent for seat in match.seats] == [False, True]


async def test_a_player_who_never_moved_has_left(host: Host, clock: HandClock, database: Database) -> None:
    """A player who never made the first move has left the game by the ruling; the others at the table have not."""
    tournament = await under_way(host, clock, 3, format=Format.TABLES, plan=TABLE_OF_THREE)
    result, people = await awarded(host, database, tournament, 2)
    assert [(seat.rank, seat.left) for seat in result.seats] == [(3, True), (2, False), (1, False)]
    assert [(await host.statistics.profile(person, None, None)).left for person in people] == [1, 0, 0]


async def test_a_player_who_drops_out_has_left(host: Host, clock: HandClock) -> None:
    """A player who loses a match by dropping out of the tournament has left its game, also after many turns."""
    tournament = await under_way(host, clock, 2)
    match = tournament.matches[0]
    for _ in range(4):
        await turn(host, match.counted[0].game)
    one, other = (tournament.entrant(entrant).person for entrant in match.entrants)
    await host.tournaments.leave(tournament.id, one)
    assert [(await host.statistics.profile(person, None, None)).left for person in (one, other)] == [1, 0]


@pytest.mark.parametrize("leaver", [0, 1])
async def test_a_player_who_resigned_has_lost_the_match_as_it_stands(
    host: Host, clock: HandClock, database: Database, leaver: int
) -> None:
    """A match decided as it stands just after a player has resigned is lost by that player, whatever the points."""
    tournament = await under_way(host, clock, 2)
    match = tournament.matches[0]
    for _ in range(4):
        await turn(host, match.counted[0].game)
    await host.seats.resign(match.counted[0].game, tournament.entrant(match.entrants[leaver]).person, None)
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.AS_IT_STANDS, (1, 0))
    (match,) = (await host.tournaments.get(tournament.id)).matches
    assert [seat.absent for seat in match.seats] == [leaver == 0, leaver == 1]
    async with database.read() as connection:
        result = await results.find(connection, match.counted[0].game)
    assert result is not None
    assert [seat.left for seat in result.seats] == [leaver == 0, leaver == 1]
    assert result.seats[leaver].rank == 2


@pytest.mark.parametrize("computer", [False, True])
async def test_a_ruling_ranks_those_who_stayed_at_a_table(
    host: Host, clock: HandClock, database: Database, computer: bool
) -> None:
    """If a player has left the table before, the others are rated in the order of the ruling, not by points."""
    tournament = await under_way(host, clock, 3, format=Format.TABLES, plan=TABLE_OF_THREE)
    game, people = await _left_by_the_first(host, tournament, computer=computer)
    result, _ = await awarded(host, database, tournament, 2)
    assert [(seat.rank, seat.left) for seat in result.seats] == [(3, True), (2, False), (1, False)]
    changed = {
        player: change.after - change.before for player, change in await host.statistics.changes(game, None)
    }
    assert changed[str(people[2])] > changed[str(people[1])] > changed[str(people[0])]


@pytest.mark.parametrize("kind", [DecisionKind.TIE, DecisionKind.NOBODY])
async def test_no_ruling_rates_a_player_who_left_like_those_who_stayed(
    host: Host, clock: HandClock, database: Database, kind: DecisionKind
) -> None:
    """A player who has left a table loses its game to the others, if these share the win and if nobody wins."""
    tournament = await under_way(host, clock, 3, format=Format.TABLES, plan=TABLE_OF_THREE)
    game, _ = await _left_by_the_first(host, tournament, computer=False)
    await host.referee.decide(tournament.id, ORGANISER, kind, (1, 0))
    async with database.read() as connection:
        result = await results.find(connection, game)
    assert result is not None
    assert [seat.left for seat in result.seats] == [True, False, False]
    assert result.seats[0].rank == 3
    if kind is DecisionKind.TIE:
        assert result.ending is Ending.ADJUDICATED
        assert [seat.rank for seat in result.seats[1:]] == [1, 1]


async def _left_by_the_first(
    host: Host, tournament: Tournament, *, computer: bool
) -> tuple[GameId, list[PersonId]]:
    """Play the only game until all have moved; its first player leaves. Return the game and its people."""
    (match,) = tournament.matches
    game, people = match.counted[0].game, [tournament.entrant(entrant).person for entrant in match.entrants]
    for _ in range(6):
        await turn(host, game)
    await host.seats.resign(game, people[0], host.computers.names()[0] if computer else None)
    return game, people


async def test_an_unfinished_game_of_a_match_that_nobody_wins_is_not_exported_as_won(
    host: Host, clock: HandClock
) -> None:
    """The export of a match that nobody wins has the games won before, and no share of the one that was under way."""
    tournament = await under_way(host, clock, 2, plan=Plan(best_of=3), options=SMALL)
    await play_match(host, tournament.matches[0])
    await host.director.run_due()
    (match,) = (await host.tournaments.get(tournament.id)).matches
    first = match.counted[0].scores
    assert first is not None
    best = [points == max(first) for points in first]
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.NOBODY, (1, 0))
    header, *rows = match_rows(await host.tournaments.get(tournament.id))
    assert [row[header.index("games won")] for row in rows] == [won / sum(best) for won in best]
