"""Tests of games on ladders: left, stopped or never begun, and who may end them."""

from dataclasses import replace
from datetime import timedelta

import pytest
from games_played import DAY, GUILD, HandClock, chance, options, play_on, refused, turn
from ladders_played import begun, member_order, news_kinds, opened, won_by
from tournaments_played import ORGANISER, PEOPLE, SMALL

from host.errors import HostReason
from host.host import Host
from host.ladders.ladders import REMATCH_PAUSE
from host.ladders.place_changes import GIVEN_UP_AFTER
from model.challenges import ChallengeStatus
from model.ids import ChannelId
from model.ladders import NewsKind
from model.tables import GameStatus
from storage.schema import log


async def test_a_game_that_is_stopped_changes_no_place(host: Host) -> None:
    """A game that both agreed to stop changes no place, and both may challenge others."""
    ladder = await opened(host)
    game = await begun(host, await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0]), 1)
    assert await refused(host.endings.stop(game, ORGANISER)) is HostReason.NOT_SEATED
    await host.endings.stop(game, PEOPLE[0].id, manager=True)
    assert await member_order(host, ladder) == [1, 2, 3, 4, 5, 6]
    assert (await host.games.view(game)).status is GameStatus.RUNNING
    await host.endings.stop(game, PEOPLE[2].id)
    await host.ladder_clock.run_due()
    assert await news_kinds(host, ladder) == [NewsKind.NO_RESULT]
    await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[1])


@pytest.mark.parametrize("ends", ["in a tie", "when both have left"])
async def test_a_game_that_nobody_wins_changes_no_place(host: Host, ends: str) -> None:
    """A tie, and a game that both have left, change no place and count as no win; both may challenge others."""
    ladder = await opened(host)
    game = await begun(host, await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0]), 1)
    if ends == "in a tie":
        await play_on(host, game)
    else:
        for _ in range(4):
            await turn(host, game)
        for person in (PEOPLE[2], PEOPLE[0]):
            await host.seats.resign(game, person.id, None)
    await host.ladder_clock.run_due()
    assert await news_kinds(host, ladder) == [NewsKind.TIED if ends == "in a tie" else NewsKind.NO_RESULT]
    members = (await host.ladders.get(ladder)).members
    assert [member.person for member in members] == [1, 2, 3, 4, 5, 6]
    assert not any(member.won or member.lost for member in members)
    await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[1])


async def test_a_member_can_be_challenged_again_if_the_challenger_is_deleted(host: Host) -> None:
    """If the challenger has their data deleted before the game begins, the other can be challenged again at once."""
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0])
    await host.challenges.accept(challenge.id, PEOPLE[0].id)
    assert await refused(host.ladders.challenge(ladder, PEOPLE[1], PEOPLE[0])) is HostReason.LADDER_BUSY
    await host.people.delete(PEOPLE[2].id)
    await host.ladders.challenge(ladder, PEOPLE[1], PEOPLE[0])
    assert await host.challenges.begin(challenge.id, ChannelId(9000)) is None
    assert await news_kinds(host, ladder) == []


async def test_a_game_that_never_began_is_given_up(host: Host, clock: HandClock) -> None:
    """A challenge whose game could not begin, in a deleted channel, is given up after some days for good."""
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0])
    await host.challenges.accept(challenge.id, PEOPLE[0].id)
    clock.forward(3 * DAY)
    await host.ladder_clock.run_due()
    assert await news_kinds(host, ladder) == [NewsKind.NO_RESULT]
    assert await host.challenges.begin(challenge.id, ChannelId(9000)) is None
    await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[1])


async def test_a_challenger_at_many_tables_does_not_keep_the_other_from_answering(database, clock):
    """A challenger with many tables does not keep the challenged person from accepting."""
    host = Host(database, clock, chance(), most_tables=2)
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0])
    for number in range(2):
        await host.lobby.open(GUILD, ChannelId(4000 + number), PEOPLE[2], options())
    accepted = await host.challenges.accept(challenge.id, PEOPLE[0].id)
    assert accepted.status is ChallengeStatus.ACCEPTED
    await host.close()


async def test_a_game_that_never_began_is_given_up_without_idle_falls_too(host, clock):
    """A game that never began is given up in time on a ladder without idle falls, too."""
    ladder = await opened(host, idle_days=0)
    challenge = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0])
    await host.challenges.accept(challenge.id, PEOPLE[0].id)
    look_at = await host.ladder_clock.run_due()
    assert look_at == clock.time + GIVEN_UP_AFTER
    clock.forward(look_at - clock.time + timedelta(seconds=1))
    assert await host.ladder_clock.run_due() is None
    assert (await host.challenges.get(challenge.id)).settled


async def test_a_game_that_could_not_begin_in_a_downtime_is_not_given_up(host, restart, clock):
    """A program that was down for days after an acceptance still begins the game; those days are not counted."""
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0])
    await host.challenges.accept(challenge.id, PEOPLE[0].id)
    clock.forward(DAY)
    await host.downtimes.heartbeat()
    clock.forward(5 * DAY)
    back = restart()
    await back.downtimes.record_downtime()
    given_up = await back.ladder_clock.run_due()
    assert given_up == clock.time + DAY
    other = await back.ladders.challenge(ladder, PEOPLE[3], PEOPLE[1])
    await back.challenges.accept(other.id, PEOPLE[1].id)
    assert await back.challenges.begin(challenge.id, ChannelId(9000)) is not None
    assert await back.ladder_clock.run_due() == clock.time + GIVEN_UP_AFTER
    clock.forward(GIVEN_UP_AFTER + timedelta(seconds=1))
    await back.ladder_clock.run_due()
    assert await news_kinds(back, ladder) == [NewsKind.NO_RESULT]


@pytest.mark.parametrize("rated", [True, False])
async def test_a_player_who_leaves_a_game_on_a_ladder_has_lost_it(host, clock, rated):
    """A player who resigns or runs out of time has lost; the challenger cannot stop the game alone."""
    chosen = replace(SMALL, rated=rated, turn_seconds=None, budget_seconds=3600)
    ladder = await opened(host, options=chosen)
    challenge = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0])
    game = await begun(host, challenge, 1)
    assert not await host.endings.stop(game, PEOPLE[2].id)
    if (await host.games.view(game)).to_move.person != PEOPLE[0].id:
        await turn(host, game)
    clock.forward(timedelta(hours=2))
    await host.timekeeper.run_due()
    await host.ladder_clock.run_due()
    assert await news_kinds(host, ladder) == [NewsKind.CLIMBED]
    clock.forward(REMATCH_PAUSE)
    challenge = await host.ladders.challenge(ladder, PEOPLE[3], PEOPLE[1])
    game = await begun(host, challenge, 2)
    for _ in range(4):
        await turn(host, game)
    await host.seats.resign(game, PEOPLE[1].id, None)
    await host.endings.stop(game, PEOPLE[3].id)
    await host.ladder_clock.run_due()
    assert await news_kinds(host, ladder) == [NewsKind.CLIMBED, NewsKind.CLIMBED]


@pytest.mark.parametrize("moment", ["before the game", "during the game", "with their data"])
async def test_a_member_who_leaves_the_ladder_during_the_game_loses_the_place(host, moment):
    """A member who leaves the ladder during the game loses the place to the challenger once, whatever the result."""
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[3], PEOPLE[0])
    if moment == "before the game":
        await host.challenges.accept(challenge.id, PEOPLE[0].id)
    else:
        game = await begun(host, challenge, 1)
    if moment == "with their data":
        await host.people.delete(PEOPLE[0].id)
    else:
        await host.ladders.leave(ladder, PEOPLE[0].id)
    assert await member_order(host, ladder) == [4, 2, 3, 5, 6]
    assert await news_kinds(host, ladder) == [NewsKind.LEFT]
    assert await host.ladders.under_way(ladder) == ()
    if moment == "during the game":
        await host.ladders.join(ladder, PEOPLE[0])
        await won_by(host, game, PEOPLE[0])
        assert await member_order(host, ladder) == [4, 2, 3, 5, 6, 1]
        assert await news_kinds(host, ladder) == [NewsKind.LEFT]


@pytest.mark.parametrize("winner", [0, 3])
async def test_a_member_who_leaves_after_the_game_keeps_its_result(host, winner, monkeypatch):
    """If a member leaves after the game, its result decides, even if it was not settled yet."""
    ladder = await opened(host)
    game = await begun(host, await host.ladders.challenge(ladder, PEOPLE[3], PEOPLE[0]), 1)
    with monkeypatch.context() as patched:
        patched.setattr(host.ladder_clock, "run_due", nothing)
        await won_by(host, game, PEOPLE[winner])
    await host.ladders.leave(ladder, PEOPLE[0].id)
    assert await member_order(host, ladder) == ([2, 3, 4, 5, 6] if winner == 0 else [4, 2, 3, 5, 6])
    assert await news_kinds(host, ladder) == [NewsKind.HELD if winner == 0 else NewsKind.CLIMBED]


async def nothing() -> None:
    """Do nothing."""


async def test_a_game_that_cannot_be_read_is_stopped_by_a_manager(host, restart, database):
    """A damaged game is stopped by a manager, changes no place, and frees both players; neither can stop it alone."""
    ladder = await opened(host)
    game = await begun(host, await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0]), 1)
    await turn(host, game)
    async with database.begin() as connection:
        await connection.execute(log.update().where(log.c.game == game).values(digest="deadbeef"))
    after = restart()
    assert await refused(after.endings.stop(game, PEOPLE[0].id, manager=True)) is HostReason.OWN_GAME
    assert await refused(after.endings.stop(game, PEOPLE[0].id)) is HostReason.QUARANTINED
    assert await after.endings.stop(game, ORGANISER, manager=True)
    await after.ladder_clock.run_due()
    assert await news_kinds(after, ladder) == [NewsKind.NO_RESULT]
    assert await after.ladders.under_way(ladder) == ()
    assert await refused(after.endings.stop(game, ORGANISER, manager=True)) is HostReason.QUARANTINED


@pytest.mark.parametrize("gives", [0, 3])
async def test_a_member_who_gives_the_seat_away_has_left_the_game(host, gives):
    """A member who gives the seat to a person before the first move has lost, as after it; the other has won."""
    ladder = await opened(host, options=replace(SMALL, rated=False))
    game = await begun(host, await host.ladders.challenge(ladder, PEOPLE[3], PEOPLE[0]), 1)
    seats = (await host.games.view(game)).seats
    colour = next(seat.colour for seat in seats if seat.person == PEOPLE[gives].id)
    await host.seats.replace(game, PEOPLE[gives].id, colour, PEOPLE[30])
    await play_on(host, game)
    await host.ladder_clock.run_due()
    assert await news_kinds(host, ladder) == [NewsKind.CLIMBED if gives == 0 else NewsKind.HELD]
    assert await member_order(host, ladder) == ([4, 1, 2, 3, 5, 6] if gives == 0 else [1, 2, 3, 4, 5, 6])


async def test_the_challenger_cannot_give_away_the_seat_of_the_other(host, clock):
    """The challenger, who is the host of the table, may not give away the seat of a member who missed a turn."""
    ladder = await opened(host, options=replace(SMALL, rated=False))
    game = await begun(host, await host.ladders.challenge(ladder, PEOPLE[3], PEOPLE[0]), 1)
    if (await host.games.view(game)).to_move.person != PEOPLE[0].id:
        await turn(host, game)
    clock.forward(timedelta(days=1, seconds=1))
    await host.timekeeper.run_due()
    seats = (await host.games.view(game)).seats
    colour = next(seat.colour for seat in seats if seat.person == PEOPLE[0].id)
    asker = PEOPLE[3].id
    assert colour not in [seat.colour for seat in await host.seats.givable(game, asker)]
    assert await refused(host.seats.replaceable(game, asker, colour, "greedy")) is HostReason.OWN_GAME
    assert await refused(host.seats.replace(game, asker, colour, "greedy")) is HostReason.OWN_GAME


async def test_places_are_exported_with_a_person_s_data(host: Host, clock: HandClock) -> None:
    """A person's data has their places on ladders, and the ladders that they opened."""
    ladder, now = await opened(host, people=2), clock.time.isoformat()
    second = PEOPLE[1]
    row = {"ladder": ladder, "entered_as": second.name, "place": 2, "won": 0, "lost": 0, "active_at": now}
    assert (await host.people.export(second.id))["ladders"] == (row,)
    opened_row = {"ladder": ladder, "name": "Spring ladder", "created_at": now}
    assert (await host.people.export(ORGANISER))["ladders_opened"] == (opened_row,)
