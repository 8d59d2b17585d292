"""Tests of results, ratings and records, stored once when a game ends and computed again from its log."""

from dataclasses import replace

import pytest
import sqlalchemy as sa
from games_played import (
    ANN,
    BEN,
    CHANNEL,
    CLEO,
    DAY,
    GUILD,
    HOUR,
    HandClock,
    StartProcess,
    chance,
    options,
    play_on,
    started,
    turn,
)
from interleaving import before_writing

from game.engine.legal import turns
from game.values.moves import Deploy
from game.values.ruleset import Colour, Edition, Option, Ruleset
from host.games.views import GameView, Person
from host.host import Host
from host.ratings.profiles import Duel
from host.ratings.ratings import Rating, rated
from model.guilds import GuildSettings
from model.ids import ChannelId, GuildId, PersonId
from model.ratings import Pool
from model.results import Ending, RecordKind
from model.tables import GameStatus, TimeOut
from storage import postgresql, records, results
from storage.database import Connection, Database
from storage.schema import games, log
from storage.schema_community import played, rating_changes, ratings

DORA = Person(PersonId(4), "Dora")
SMALL = Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(3, 3))


async def play_with_computers(host: Host, view: GameView) -> GameView:
    """Play the game to its end, computers included and people with figures where they can; return its view."""
    while view.status is GameStatus.RUNNING:
        assert view.to_move is not None
        if view.to_move.person is None:
            await host.computers.play(view.id)
        else:
            whole = turns(view.position)
            chosen = next((one for one in whole if isinstance(one[1], Deploy)), whole[0])
            await host.games.move(view.id, view.to_move.person, view.seq, chosen)
        view = await host.games.view(view.id)
    return view


async def snapshot(database: Database) -> list[list[tuple[object, ...]]]:
    """Return all rows of the ratings: the current values, and the change by each game."""
    async with database.read() as connection:
        return [
            sorted(tuple(row) for row in await connection.execute(sa.select(table)))
            for table in (ratings, rating_changes)
        ]


async def test_the_result_of_a_game_is_stored(host: Host, database: Database) -> None:
    """The result of a game has each seat's rank and its points by source, and how many turns were in time."""
    view = await play_with_computers(host, await started(host, ANN, BEN, ruleset=SMALL, rated=True))
    async with database.read() as connection:
        result = await results.find(connection, view.id)
    assert result is not None
    assert result.ending is Ending.PLAYED
    assert [seat.person for seat in result.seats] == [ANN.id, BEN.id]
    assert [seat.points for seat in result.seats] == list(view.position.scores.values())
    assert sum(seat.turns for seat in result.seats) == len(view.position.board) - 1
    assert all(seat.in_time == seat.turns and not seat.left for seat in result.seats)
    breakdown = await host.history.breakdown(view.id)
    for seat, result_seat in zip(view.seats, result.seats, strict=True):
        paid = {kind: points for kind, points in breakdown[seat.colour].items() if points}
        scored = {kind.value: found.points for kind, found in result_seat.features.items() if found.points}
        assert scored == paid


async def test_ratings_follow_the_ranks(host: Host) -> None:
    """A rated game moves ratings on its server and over all; an unrated one moves none."""
    unrated = await play_with_computers(host, await started(host, ANN, BEN, ruleset=SMALL))
    assert await host.statistics.changes(unrated.id, GUILD) == ()
    larger = replace(SMALL, table=(4, 3))
    view = await play_with_computers(host, await started(host, ANN, BEN, ruleset=larger, rated=True))
    red, blue = view.position.scores.values()
    assert red < blue
    expected = rated([Rating(), Rating()], [2, 1])
    for guild in (GUILD, None):
        changes = await host.statistics.changes(view.id, guild)
        assert [(player, change.after) for player, change in changes] == [
            (str(person.id), rating.shown) for person, rating in zip((ANN, BEN), expected, strict=True)
        ]
    count, board = await host.statistics.leaderboard(Pool(GUILD, 2), 0, 10)
    assert count == 2
    assert [row.shown for row in board] == sorted((rating.shown for rating in expected), reverse=True)


async def test_of_equal_points_the_starting_player_may_have_lost(host: Host) -> None:
    """Rule: starter-loses-ties."""
    ruleset = replace(SMALL, options=SMALL.options | {Option.STARTER_LOSES_TIES})
    view = await play_on(host, (await started(host, ANN, BEN, ruleset=ruleset)).id)
    assert len(set(view.position.scores.values())) == 1
    profiles = [await host.statistics.profile(person.id, GUILD, None) for person in (ANN, BEN)]
    assert [(profile.wins, profile.shared) for profile in profiles] == [(0, 0), (1, 0)]


async def test_a_server_s_ratings_ignore_other_servers(host: Host) -> None:
    """A server's ratings ignore games on other servers; the ratings over all servers count them."""
    table = await host.lobby.open(GuildId(8), CHANNEL, ANN, options(ruleset=SMALL, rated=True))
    await host.lobby.join(table.id, BEN)
    await play_with_computers(host, await host.lobby.start(table.id, ANN.id))
    view = await play_with_computers(host, await started(host, ANN, BEN, ruleset=SMALL, rated=True))
    in_guild, everywhere = [
        [(change.before, change.games) for _, change in await host.statistics.changes(view.id, guild)]
        for guild in (GUILD, None)
    ]
    assert in_guild == [(Rating().shown, 1)] * 2
    rivals = [(await host.statistics.profile(ANN.id, GuildId(guild), None)).rivals for guild in (8, 9)]
    assert [len(found) for found in rivals] == [1, 0]
    assert [games for _, games in everywhere] == [2, 2]
    assert Rating().shown not in {before for before, _ in everywhere}


async def test_a_person_who_resigns_is_ranked_last(host: Host, database: Database) -> None:
    """A person who resigns comes last and loses rating, whatever the computer makes of the seat."""
    view = await started(host, ANN, BEN, ruleset=SMALL, rated=True)
    for _ in range(4):
        await turn(host, view.id)
    await host.seats.resign(view.id, ANN.id, "greedy")
    view = await play_with_computers(host, await host.games.view(view.id))
    async with database.read() as connection:
        result = await results.find(connection, view.id)
    assert result is not None
    assert [(seat.person, seat.rank, seat.left) for seat in result.seats] == [
        (ANN.id, 2, True),
        (BEN.id, 1, False),
    ]
    (_, left), (_, stayed) = await host.statistics.changes(view.id, GUILD)
    assert left.after < stayed.after
    for person, place in ((ANN, 2), (BEN, 1)):
        assert set((await host.statistics.profile(person.id, GUILD, None)).places.values()) == {place}


async def test_points_of_a_substitute_count_for_nobody(host: Host) -> None:
    """Points that a substitute made are in no average and no record; the game changes no rating."""
    view = await started(host, ANN, BEN, ruleset=SMALL, rated=True)
    for _ in range(4):
        await turn(host, view.id)
    await host.seats.replace(view.id, ANN.id, Colour.RED, CLEO)
    await play_with_computers(host, await host.games.view(view.id))
    assert await host.statistics.changes(view.id, GUILD) == ()
    left = await host.statistics.profile(ANN.id, GUILD, None)
    assert (left.games, left.left, left.average, left.best) == (1, 1, None, None)
    found = await host.statistics.records(GUILD)
    assert {record.person for record in found.values()} <= {BEN.id}
    assert RecordKind.MARGIN not in found or found[RecordKind.MARGIN].value > 0


async def test_nobody_has_won_a_game_that_all_have_left(host: Host) -> None:
    """A person who gave their seat away has not won, even if everybody else had given theirs away before."""
    view = await started(host, ANN, BEN, ruleset=SMALL)
    for _ in range(2):
        await turn(host, view.id)
    for person, colour, substitute in ((BEN, Colour.BLUE, CLEO), (ANN, Colour.RED, DORA)):
        await host.seats.replace(view.id, person.id, colour, substitute)
    await play_with_computers(host, await host.games.view(view.id))
    for person, other in ((ANN, BEN), (BEN, ANN)):
        profile = await host.statistics.profile(person.id, GUILD, other.id)
        assert (profile.games, profile.wins, profile.shared, profile.left) == (1, 0, 0, 1)
        assert profile.reliability == 1, "the game was not rated"
        assert profile.versus == Duel(1, 0, 0)
        assert profile.versus.tied == 1


async def test_a_rated_game_stopped_after_a_player_left(host: Host, database: Database) -> None:
    """A rated game stopped after a player left ranks that player last. Nobody stops one alone before."""
    view = await started(host, ANN, BEN, CLEO, ruleset=SMALL, rated=True)
    assert not await host.endings.stop(view.id, ANN.id)
    assert (await host.people.export(ANN.id))["agreed_to_stop"] == ({"game": view.id},)
    await host.seats.resign(view.id, CLEO.id, "greedy")
    assert await host.endings.stop(view.id, BEN.id)
    async with database.read() as connection:
        result = await results.find(connection, view.id)
    assert result is not None
    assert result.ending is Ending.LEFT
    assert [seat.rank for seat in result.seats] == [1, 1, 3]


async def test_an_unrated_game_that_is_stopped_has_no_result(host: Host) -> None:
    """An unrated game that is stopped has no result, though a player has left it."""
    view = await started(host, ANN, BEN, CLEO, ruleset=SMALL)
    await host.seats.resign(view.id, CLEO.id, "greedy")
    assert await host.endings.stop(view.id, ANN.id)
    assert (await host.statistics.profile(CLEO.id, GUILD, None)).games == 0


@pytest.mark.parametrize(("rated", "missed"), [(True, 4), (False, 1)])
async def test_a_seat_that_the_clock_hands_over_counts_as_left(
    host: Host, clock: HandClock, database: Database, rated: bool, missed: int
) -> None:
    """A seat that the clock hands over counts as left, with one turn not in time, and all that follow if rated.

    So short a game changes no rating.
    """
    view = await started(
        host, ANN, BEN, ruleset=SMALL, rated=rated, turn_seconds=3600, time_out=TimeOut.HAND_OVER
    )
    clock.forward(HOUR)
    await host.timekeeper.run_due()
    await play_with_computers(host, await host.games.view(view.id))
    async with database.read() as connection:
        result = await results.find(connection, view.id)
    assert result is not None
    assert (result.seats[0].left, result.seats[0].turns, result.seats[0].in_time) == (True, missed, 0)
    assert await host.statistics.changes(result.game, GUILD) == ()


async def test_a_recount_gives_the_stored_results_and_ratings(host: Host, database: Database) -> None:
    """Results and ratings that are recounted from the logs are equal to the stored ones, to the last bit.

    Neither a game that was left at once nor an unrated one reduces the weight of those that follow.
    """
    left = await started(host, ANN, BEN, channel=ChannelId(79), ruleset=SMALL, rated=True)
    await host.seats.resign(left.id, ANN.id, "greedy")
    await host.endings.stop(left.id, BEN.id)
    for number in range(4):
        people = (ANN, BEN, CLEO)[: 2 + number % 2]
        await play_with_computers(
            host,
            await started(host, *people, channel=ChannelId(80 + number), ruleset=SMALL, rated=number != 0),
        )
    before = await snapshot(database)
    assert (await host.recounts.recount()).results == 5
    assert await snapshot(database) == before
    assert before[0] != []


async def test_a_missing_result_is_computed_from_the_log(host: Host, database: Database) -> None:
    """A game that ended before there were results gets one at the next start, once."""
    view = await play_with_computers(host, await started(host, ANN, BEN, ruleset=SMALL, rated=True))
    before = await snapshot(database)
    async with database.begin() as connection:
        for table in (ratings, rating_changes, played):
            await connection.execute(table.delete())
        await connection.execute(games.update().values(recorded=False))
    after = Host(database, HandClock(), chance("after"))
    assert await after.recounts.catch_up() == 1
    assert await after.recounts.catch_up() == 0
    assert await snapshot(database) == before
    async with database.read() as connection:
        assert await results.find(connection, view.id) is not None


async def test_a_damaged_log_leaves_results_as_they_are(host: Host, database: Database) -> None:
    """A game whose log cannot be read keeps the result that it has, and gets none if it has none."""
    damaged = await play_with_computers(host, await started(host, ANN, BEN, ruleset=SMALL, rated=True))
    await play_with_computers(host, await started(host, ANN, CLEO, ruleset=SMALL, rated=True))
    before = await snapshot(database)
    async with database.begin() as connection:
        await connection.execute(log.update().where(log.c.game == damaged.id).values(digest="deadbeef"))
    after = Host(database, HandClock(), chance("after"))
    assert (await after.recounts.recount()).results == 2
    assert await snapshot(database) == before
    async with database.begin() as connection:
        await connection.execute(played.delete())
        await connection.execute(games.update().values(recorded=False))
    assert await after.recounts.catch_up() == 1
    async with database.read() as connection:
        assert await results.find(connection, damaged.id) is None


async def test_an_old_game_is_kept_until_it_has_its_result(
    host: Host, database: Database, clock: HandClock
) -> None:
    """A game without a result outlives its server's retention: only its log says how it ended."""
    view = await play_with_computers(host, await started(host, ANN, BEN, ruleset=SMALL, rated=True))
    async with database.begin() as connection:
        await connection.execute(played.delete())
        await connection.execute(games.update().values(recorded=False))
    await host.guilds.change(GUILD, lambda _: GuildSettings(retention_days=30))
    clock.forward(40 * DAY)
    await host.retention.delete_old_games()
    assert await host.recounts.catch_up() == 1
    await host.retention.delete_old_games()
    async with database.read() as connection:
        assert await results.find(connection, view.id) is not None
        assert (await connection.execute(sa.select(games.c.id))).all() == []


async def test_games_with_computers_are_rated_separately(host: Host) -> None:
    """A game with a computer moves the ratings of games with computers alone, and none if the computer sat twice."""
    for computers in (1, 2):
        table = await host.lobby.open(GUILD, CHANNEL, ANN, options(ruleset=SMALL))
        for _ in range(computers):
            await host.lobby.add_computer(table.id, ANN.id, "random")
        view = await play_with_computers(host, await host.lobby.start(table.id, ANN.id))
        assert await host.statistics.changes(view.id, GUILD) == (), "such changes are not shown"
    assert (await host.statistics.profile(ANN.id, GUILD, None)).rivals == ()
    count, board = await host.statistics.leaderboard(Pool(GUILD, computers=True), 0, 10)
    assert count == 2
    assert {row.player: row.games for row in board} == {str(ANN.id): 1, "random": 1}
    for pool, players in (
        (Pool(GUILD), 0),
        (Pool(GUILD, expansions=SMALL.expansions), 0),
        (Pool(GUILD, expansions=SMALL.expansions, computers=True), 2),
        (Pool(GUILD, edition=SMALL.edition, computers=True), 2),
        (Pool(GUILD, edition=Edition.C1_2000, computers=True), 0),
    ):
        assert (await host.statistics.leaderboard(pool, 0, 10))[0] == players


async def test_profile_and_records(host: Host) -> None:
    """A profile adds up what a person did, and the best of it is among the records with its game."""
    views, scores = [], []
    for n in range(2):
        view = await started(host, ANN, BEN, channel=ChannelId(90 + n), ruleset=SMALL)
        views.append(await play_with_computers(host, view))
        scores.append(tuple(views[-1].position.scores.values()))
        profile = await host.statistics.profile(ANN.id, GUILD, BEN.id)
        own = [red for red, _ in scores]
        assert profile.average == pytest.approx(sum(own) / len(own))
        assert sum(profile.averages.values()) == pytest.approx(profile.average)
    assert len(set(own)) == 2
    assert profile.games == 2
    assert profile.reliability == 1
    assert profile.best is not None
    assert (profile.best.game, profile.best_points) == (views[own.index(max(own))].id, max(own))
    ahead, behind = sum(red > blue for red, blue in scores), sum(red < blue for red, blue in scores)
    assert profile.versus == Duel(2, ahead, behind)
    assert profile.rivals == ((BEN.id, profile.versus),)
    most = max(max(view.position.scores.values()) for view in views)
    record = (await host.statistics.records(GUILD))[RecordKind.SCORE]
    assert record.value == most
    assert record.game in {view.id for view in views}
    assert record.person is not None
    exported = (await host.people.export(record.person))["records"]
    for server in (str(GUILD), None):
        row = {"server": server, "kind": "record-score", "value": most, "game": record.game}
        assert row in exported  # type: ignore[operator]
    nobody = await host.statistics.profile(CLEO.id, GUILD, None)
    assert (nobody.games, nobody.reliability, nobody.versus) == (0, None, None)
    assert (nobody.best, nobody.best_points) == (None, 0)


async def test_deleting_a_person_s_data_removes_their_ratings(host: Host, database: Database) -> None:
    """Deleting a person's data leaves nothing that leads to them; the ratings of others stay."""
    await play_with_computers(host, await started(host, ANN, BEN, ruleset=SMALL, rated=True))
    before = await snapshot(database)
    await host.people.delete(ANN.id)
    assert (await host.statistics.profile(ANN.id, GUILD, None)).games == 0
    assert (await host.statistics.profile(BEN.id, GUILD, None)).rivals == ()
    await host.recounts.recount()
    after = await snapshot(database)
    assert [row for row in after[0] if row[4] == str(BEN.id)] == [
        row for row in before[0] if row[4] == str(BEN.id)
    ]
    assert not [row for row in after[0] if row[4] == str(ANN.id)]


async def test_a_missing_result_does_not_name_a_deleted_person(
    host: Host, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A result that is computed while another process deletes a person's data does not name them."""
    await play_with_computers(host, await started(host, ANN, BEN, ruleset=SMALL, rated=True))
    async with database.begin() as connection:
        for table in (ratings, rating_changes, played):
            await connection.execute(table.delete())
        await connection.execute(games.update().values(recorded=False))
    other = Host(database, HandClock(), chance("other"))
    before_writing(monkeypatch, host, 1, lambda: other.people.delete(ANN.id))
    assert await host.recounts.catch_up() == 1
    assert (await host.statistics.profile(ANN.id, GUILD, None)).games == 0
    assert (await host.statistics.profile(BEN.id, GUILD, None)).games == 1
    assert str(ANN.id) not in [row[4] for row in (await snapshot(database))[0]]
    await other.close()


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
async def test_a_recount_has_no_time_limit(
    host: Host, start_process: StartProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search through all results may take longer than people wait for an answer."""
    await play_with_computers(host, await started(host, ANN, BEN, ruleset=SMALL, rated=True))
    found = records.search_all

    async def slow(connection: Connection) -> object:
        await connection.exec_driver_sql("SELECT pg_sleep(3)")
        return await found(connection)

    monkeypatch.setattr(records, "search_all", slow)
    monkeypatch.setattr(postgresql, "PATIENCE_SECONDS", 2.5)
    assert (await (await start_process()).recounts.recount()).results == 1
