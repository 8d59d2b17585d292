"""Tests of ratings by set of expansions, beside those by edition and over all games."""

from dataclasses import replace

import pytest
from games_played import ANN, BEN, GUILD, play_on, started

from game.expansions.flyers.rules import FLYERS
from game.values.ruleset import Expansion, Option, make_ruleset
from host.host import Host
from host.ratings.pools import pools_of
from model.ids import ChannelId
from model.ratings import Pool, expansions_code, read_expansions
from storage import results
from storage.database import Database
from storage.schema_community import ratings

SETS = (frozenset(), frozenset({Expansion.ABBOT}), frozenset({Expansion.ABBOT, FLYERS}))


@pytest.mark.parametrize("expansions", SETS)
def test_the_code_of_a_set_of_expansions_is_read_back(expansions: frozenset[Expansion]) -> None:
    """The code of a set of expansions is read back as the same set."""
    assert read_expansions(expansions_code(expansions)) == expansions


@pytest.mark.parametrize("text", ["", "2014", "+", "+zz", "+-2", "+1", "+ffffffff", "+ 2"])
def test_a_code_of_no_set_of_expansions_is_refused(text: str) -> None:
    """A code of an edition, or of unknown expansions, is refused."""
    with pytest.raises(ValueError, match=r".*"):
        read_expansions(text)


async def test_each_set_of_expansions_has_ratings_of_its_own(host: Host, database: Database) -> None:
    """A game with the Abbot moves the ratings of games with the Abbot alone, and those over all."""
    ruleset = make_ruleset(expansions=[Expansion.ABBOT], on=[Option.TABLE_EDGE], table=(3, 3))
    over = await play_on(host, (await started(host, ANN, BEN, ruleset=ruleset, rated=True)).id)
    async with database.read() as connection:
        result = await results.find(connection, over.id)
    assert result is not None
    assert result.expansions == {Expansion.ABBOT}
    counts = {
        expansions: (await host.statistics.leaderboard(Pool(GUILD, 2, expansions=expansions), 0, 10))[0]
        for expansions in SETS
    }
    assert counts == {SETS[0]: 0, SETS[1]: 2, SETS[2]: 0}
    assert (await host.statistics.leaderboard(Pool(GUILD, 2), 0, 10))[0] == 2
    exported = (await host.people.export(ANN.id))["ratings"]
    assert isinstance(exported, list)
    assert {str(rating["expansions"]) for rating in exported} == {"None", "['abbot']"}
    before = await host.statistics.leaderboard(Pool(GUILD, 2, expansions=SETS[1]), 0, 10)
    await host.recounts.rerate()
    assert await host.statistics.leaderboard(Pool(GUILD, 2, expansions=SETS[1]), 0, 10) == before


async def test_a_result_with_unknown_expansions_counts_in_no_set(host: Host, database: Database) -> None:
    """A result whose expansions are unknown, since an older version stored it, counts in no set."""
    ruleset = make_ruleset(on=[Option.TABLE_EDGE], table=(3, 3))
    over = await play_on(host, (await started(host, ANN, BEN, ruleset=ruleset, rated=True)).id)
    async with database.read() as connection:
        result = await results.find(connection, over.id)
    assert result is not None
    old = replace(result, expansions=None)
    assert all(pool.expansions is None for pool in pools_of(old))
    assert len(pools_of(result)) == len(pools_of(old)) + 4


async def test_older_results_are_rated_at_the_first_start(host: Host, database: Database) -> None:
    """Older results are rated once by sets of expansions; all other ratings stay, also those of earlier rules."""
    ruleset = make_ruleset(expansions=[Expansion.ABBOT], on=[Option.TABLE_EDGE], table=(3, 3))
    for channel in (81, 82):
        view = await started(host, ANN, BEN, channel=ChannelId(channel), ruleset=ruleset, rated=True)
        await play_on(host, view.id)
    pool = Pool(GUILD, 2, expansions=SETS[1])
    rated = await host.statistics.leaderboard(pool, 0, 10)
    other = Pool(GUILD, 2)
    async with database.begin() as connection:
        # As an earlier release has left it: no ratings by expansions, and one of rules that no longer exist.
        await connection.execute(ratings.delete().where(ratings.c.edition.startswith("+")))
        await connection.execute(ratings.update().values(shown=1234))
    before = await host.statistics.leaderboard(other, 0, 10)
    changes = await host.statistics.changes(view.id, GUILD)
    assert await host.statistics.leaderboard(pool, 0, 10) == (0, ())
    assert await host.recounts.rate_expansions()
    assert await host.statistics.leaderboard(pool, 0, 10) == rated
    assert await host.statistics.leaderboard(other, 0, 10) == before
    assert await host.statistics.changes(view.id, GUILD) == changes
    assert not await host.recounts.rate_expansions()


async def test_a_game_that_ends_meanwhile_is_rated_once(host: Host, database: Database) -> None:
    """A game that ends while older ones are rated is rated once, as a recount gives it."""
    ruleset = make_ruleset(expansions=[Expansion.ABBOT], on=[Option.TABLE_EDGE], table=(3, 3))
    for channel in (81, 82, 83):
        view = await started(host, ANN, BEN, channel=ChannelId(channel), ruleset=ruleset, rated=True)
        await play_on(host, view.id)
        if channel == 81:
            async with database.begin() as connection:
                await connection.execute(ratings.delete().where(ratings.c.edition.startswith("+")))
        if channel == 82:
            assert await host.recounts.rate_expansions()
    pool = Pool(GUILD, 2, expansions=SETS[1])
    found = await host.statistics.leaderboard(pool, 0, 10)
    await host.recounts.rerate()
    assert await host.statistics.leaderboard(pool, 0, 10) == found
