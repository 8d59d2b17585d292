"""Tests of places, waiting lists, seeds, reserve players, requested byes and direct encounter."""

from dataclasses import replace
from fractions import Fraction

import pytest
from games_played import DAY, GUILD, HOUR, HandClock, refused, unposted_news
from tournaments_played import (
    ORGANISER,
    PEOPLE,
    TOURNAMENT_CHANNEL,
    announced,
    play_round,
    threads,
    under_way,
)

from bot.delivery.sign_up_messages import check_in_call, moved_down_message, moved_up_message
from bot.i18n import language
from host.errors import HostReason
from host.host import Host
from host.tournaments.running.history import seeded
from host.tournaments.running.sign_up import moved_up, reseeded, reserves, starting_entrants, waiting_list
from model.ids import EntrantId, MessageId, PersonId
from model.outbox import MOST_CALLED, MessageKind, Posted, Work
from model.ratings import Pool, RatingRow
from model.tournaments import Format, Plan, Seeding, Tournament, TournamentStatus
from storage import ratings
from storage.database import Database


def people(tournament: Tournament, *numbers: EntrantId) -> list[PersonId]:
    """Return the person ids of the entrants `numbers`."""
    return [tournament.entrant(number).person for number in numbers]


async def test_the_first_person_on_the_waiting_list_gets_a_free_place(host: Host, clock: HandClock) -> None:
    """When an entrant leaves, only the first person on the waiting list gets the place and is called."""
    tournament_id = await announced(host, clock, 6, plan=Plan(most=4))
    before = await host.tournaments.get(tournament_id)
    assert [entrant.person for entrant in waiting_list(before)] == [5, 6]
    after = await host.tournaments.leave(tournament_id, PEOPLE[1].id)
    assert [entrant.person for entrant in starting_entrants(after)] == [1, 3, 4, 5]
    assert [entrant.person for entrant in moved_up(before, after)] == [5]
    calls = [delivery for delivery in await unposted_news(host) if delivery.kind is MessageKind.MOVED_UP]
    assert [call.person for call in calls] == [5]
    # A person on the waiting list who leaves frees no place.
    await host.tournaments.leave(tournament_id, PEOPLE[5].id)
    assert (
        len([delivery for delivery in await unposted_news(host) if delivery.kind is MessageKind.MOVED_UP])
        == 1
    )
    clock.forward(DAY)
    await host.director.run_due()
    running = await threads(host, tournament_id)
    assert [entrant.person for entrant in running.entrants] == [1, 3, 4, 5]


async def test_fewer_places_move_the_last_entrants_to_the_waiting_list(host: Host, clock: HandClock) -> None:
    """Entrants who lose their place are told so, unless they have left or have a place again."""
    tournament_id = await announced(host, clock, 5, plan=Plan(most=5))
    after = await host.tournaments.change(
        tournament_id, lambda row: replace(row, plan=replace(row.plan, most=3))
    )
    called = [
        delivery.person for delivery in await unposted_news(host) if delivery.kind is MessageKind.MOVED_DOWN
    ]
    assert called == [4, 5]
    words = language("en")
    assert moved_down_message(words, after, PersonId(5)) is not None
    assert moved_down_message(words, after, PersonId(3)) is None
    after = await host.tournaments.leave(tournament_id, PersonId(5))
    assert moved_down_message(words, after, PersonId(5)) is None


async def test_more_places_call_people_from_the_waiting_list(host: Host, clock: HandClock) -> None:
    """A higher limit calls people in the order of the waiting list; no limit calls all of them."""
    tournament_id = await announced(host, clock, 6, plan=Plan(most=3))
    await host.tournaments.change(tournament_id, lambda row: replace(row, plan=replace(row.plan, most=5)))
    assert [delivery.person for delivery in await unposted_news(host)] == [4, 5]
    after = await host.tournaments.change(
        tournament_id, lambda row: replace(row, plan=replace(row.plan, most=0))
    )
    assert [delivery.person for delivery in await unposted_news(host)] == [4, 5, 6]
    assert moved_up_message(language("en"), after, PersonId(6)) is not None


async def test_a_call_to_a_place_that_is_lost_again_is_not_posted(host: Host, clock: HandClock) -> None:
    """A call to a place is not posted to a person who is back on the waiting list by then."""
    tournament_id = await announced(host, clock, 4, plan=Plan(most=3))
    await host.tournaments.change(tournament_id, lambda row: replace(row, plan=replace(row.plan, most=4)))
    after = await host.tournaments.change(
        tournament_id, lambda row: replace(row, plan=replace(row.plan, most=3))
    )
    assert [delivery.person for delivery in await unposted_news(host)] == [4, 4]
    assert moved_up_message(language("en"), after, PersonId(4)) is None
    assert moved_down_message(language("en"), after, PersonId(4)) is not None


async def test_the_waiting_list_fills_places_of_entrants_who_did_not_check_in(
    host: Host, clock: HandClock
) -> None:
    """Places of entrants who did not check in go to the first on the waiting list who did."""
    tournament_id = await announced(host, clock, 5, plan=Plan(most=3, check_in_seconds=3600))
    clock.forward(DAY - DAY / 48)
    await host.director.run_due()
    for person in (PEOPLE[0], PEOPLE[2], PEOPLE[3], PEOPLE[4]):
        await host.tournaments.check_in(tournament_id, person.id)
    clock.forward(DAY / 48)
    await host.director.run_due()
    tournament = await threads(host, tournament_id)
    assert [entrant.person for entrant in tournament.entrants] == [1, 3, 4]


@pytest.mark.parametrize("checked_in", [0, 3])
async def test_nobody_is_called_to_a_check_in_that_is_over(
    host: Host, clock: HandClock, checked_in: int
) -> None:
    """A call to a check-in that is over is not posted: the tournament has begun or was cancelled."""
    tournament_id = await announced(host, clock, 4, plan=Plan(check_in_seconds=3600))
    clock.forward(23 * HOUR)
    await host.director.run_due()
    for person in PEOPLE[:checked_in]:
        await host.tournaments.check_in(tournament_id, person.id)
    assert [delivery.kind for delivery in await host.outbox.waiting(Work.POST)] == [MessageKind.CHECK_IN]
    clock.forward(HOUR)
    await host.director.run_due()
    kinds = [delivery.kind for delivery in await unposted_news(host)]
    assert kinds[0] is (MessageKind.ROUND if checked_in else MessageKind.CANCELLED)
    assert MessageKind.CHECK_IN not in kinds


async def test_a_check_in_that_fell_into_a_downtime_begins_after_it(host, restart, clock):
    """After a downtime entrants are called to the check-in that fell into it, and have its whole time."""
    tournament_id = await announced(host, clock, 4, plan=Plan(check_in_seconds=1800))
    clock.forward(23 * HOUR)
    await host.downtimes.heartbeat()
    clock.forward(2 * HOUR)
    back = restart()
    await back.downtimes.record_downtime()
    assert await back.director.run_due() == clock.time + HOUR / 2
    assert [delivery.kind for delivery in await unposted_news(back)] == [MessageKind.CHECK_IN]
    for person in PEOPLE[:3]:
        await back.tournaments.check_in(tournament_id, person.id)
    clock.forward(HOUR / 2)
    await back.director.run_due()
    tournament = await threads(back, tournament_id)
    assert [entrant.person for entrant in tournament.entrants] == [1, 2, 3]


async def test_a_downtime_in_a_check_in_moves_its_end(host, restart, clock):
    """A downtime during the check-in moves its end by as long, and refreshes the end in the posted call."""
    tournament_id = await announced(host, clock, 4, plan=Plan(check_in_seconds=1800))
    clock.forward(23.5 * HOUR)
    await host.director.run_due()
    (call,) = await unposted_news(host)
    await host.outbox.delivered(call, Posted(TOURNAMENT_CHANNEL, MessageId(1)))
    clock.forward(HOUR / 6)
    await host.downtimes.heartbeat()
    clock.forward(HOUR / 3)
    back = restart()
    await back.downtimes.record_downtime()
    assert await back.director.run_due() == clock.time + HOUR / 3
    assert len(await back.outbox.waiting(Work.REFRESH_CLOCK)) == 1
    await back.tournaments.check_in(tournament_id, PEOPLE[0].id)
    clock.forward(HOUR / 3)
    await back.director.run_due()
    after = await back.tournaments.get(tournament_id)
    assert after.header.status is TournamentStatus.CANCELLED


async def test_a_downtime_before_the_announcement_moves_no_check_in(host, restart, clock):
    """A check-in that would be longer than the sign-up is not put off by a downtime before the announcement."""
    await host.downtimes.heartbeat()
    clock.forward(80 * HOUR)
    back = restart()
    await back.downtimes.record_downtime()
    clock.forward(HOUR)
    until, plan = clock.time + HOUR, Plan(check_in_seconds=96 * 3600)
    tournament_id = await announced(back, clock, 2, plan=plan, sign_up_until=until)
    await back.director.run_due()
    assert (await back.tournaments.get(tournament_id)).header.sign_up_until == until


async def test_a_check_in_call_of_several_messages_is_updated_in_all_of_them(
    host: Host, clock: HandClock
) -> None:
    """All messages of a call that needs several show a later end, and lose their controls at the start."""
    tournament_id = await announced(host, clock, MOST_CALLED + 1, plan=Plan(check_in_seconds=3600))
    clock.forward(23 * HOUR)
    await host.director.run_due()
    calls = await unposted_news(host)
    for number, call in enumerate(calls, start=1):
        await host.outbox.delivered(call, Posted(TOURNAMENT_CHANNEL, MessageId(number)))
    words, tournament = language("en"), await host.tournaments.get(tournament_id)
    called = [person for part in (1, 2) for person in check_in_call(words, tournament, part).mentions]
    assert called == [person.id for person in PEOPLE[: MOST_CALLED + 1]]
    assert [call.round for call in calls] == [1, 2]
    await host.referee.pause(tournament_id, ORGANISER)
    await host.referee.resume(tournament_id, ORGANISER)
    later = await host.outbox.waiting(Work.REFRESH_CLOCK)
    assert [delivery.posted and delivery.posted.message for delivery in later] == [1, 2]
    for person in PEOPLE[:3]:
        await host.tournaments.check_in(tournament_id, person.id)
    tournament = await host.tournaments.get(tournament_id)
    called_again = [person for part in (1, 2) for person in check_in_call(words, tournament, part).mentions]
    assert called_again == [person.id for person in PEOPLE[3 : MOST_CALLED + 1]], (
        "nobody is called who has checked in"
    )
    await host.sign_up_ends.start_now(tournament_id)
    over = await host.outbox.waiting(Work.DISABLE_CONTROLS)
    assert [delivery.posted and delivery.posted.message for delivery in over] == [1, 2]


async def test_a_full_tournament_refuses_late_entrants(host: Host, clock: HandClock) -> None:
    """A running tournament has no waiting list; a full one accepts a late entrant after a drop-out."""
    tournament = await under_way(host, clock, 4, plan=Plan(most=4, late=True))
    assert await refused(host.tournaments.join(tournament.id, PEOPLE[8])) is HostReason.TOURNAMENT_FULL
    await host.tournaments.drop(tournament.id, PEOPLE[0].id, PEOPLE[0].id)
    after = await host.tournaments.join(tournament.id, PEOPLE[8])
    assert after.entered(PEOPLE[8].id) is not None


@pytest.mark.parametrize("most", [1, 257, -3])
async def test_the_number_of_places_has_a_range(host: Host, clock: HandClock, most: int) -> None:
    """Fewer places than a start needs, and more than 256, are refused; a negative number means no limit."""
    creation = announced(host, clock, 0, plan=Plan(most=most))
    if most < 0:
        await creation
    else:
        assert await refused(creation) is HostReason.TOURNAMENT_PLAN


async def test_seeds_by_rating_by_lot_and_by_hand(host: Host, clock: HandClock, database: Database) -> None:
    """Seeds follow the ratings, a random order, or the organiser's order with all others behind."""
    rows = [RatingRow(Pool(GUILD, 2), str(n), 25.0 + n, 5.0, 12, 1500 + n) for n in range(1, 9)]
    async with database.begin() as connection:
        await ratings.put(connection, rows)
    orders = {}
    for seeding in Seeding:
        tournament_id = await announced(host, clock, 8, name=seeding.value, plan=Plan(seeding=seeding))
        if seeding is Seeding.HAND:
            await host.tournaments.seed(tournament_id, PEOPLE[6].id, 1)
            await host.tournaments.seed(tournament_id, PEOPLE[4].id, 2)
            await host.tournaments.seed(tournament_id, PEOPLE[6].id, 3)
        await host.sign_up_ends.start_now(tournament_id)
        tournament = await host.tournaments.get(tournament_id)
        orders[seeding] = people(tournament, *seeded(tournament))
    assert orders[Seeding.RATING] == [8, 7, 6, 5, 4, 3, 2, 1]
    assert sorted(orders[Seeding.LOT]) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert orders[Seeding.LOT] not in (orders[Seeding.RATING], sorted(orders[Seeding.LOT]))
    assert orders[Seeding.HAND] == [5, 1, 7, 2, 3, 4, 6, 8]


async def test_seeds_by_hand_are_set_before_the_start(host: Host, clock: HandClock) -> None:
    """Seeding one person makes all seeds those by hand; it is refused for non-entrants and after the start."""
    tournament_id = await announced(host, clock, 3)
    after = await host.tournaments.seed(tournament_id, PEOPLE[2].id, 1)
    assert after.header.plan.seeding is Seeding.HAND
    assert await refused(host.tournaments.seed(tournament_id, PEOPLE[7].id, 1)) is HostReason.NOT_ENTERED
    await host.sign_up_ends.start_now(tournament_id)
    reason = await refused(host.tournaments.seed(tournament_id, PEOPLE[0].id, 1))
    assert reason is HostReason.TOURNAMENT_STATUS
    assert reseeded(after, EntrantId(1), 99)[-1] == 1


async def test_a_reserve_player_is_paired_instead_of_a_bye(host: Host, clock: HandClock) -> None:
    """With an odd number of entrants, less those who asked for a bye, the reserve player is paired; else not."""
    tournament_id = await announced(host, clock, 5, plan=Plan(reserve=True, byes=1, rounds=3))
    reserve = await host.tournaments.join(tournament_id, PEOPLE[9], reserve=True)
    standing_in = reserves(reserve)[0].number
    clock.forward(DAY)
    await host.director.run_due()
    tournament = await threads(host, tournament_id)
    assert tournament.byes == ()
    assert standing_in in {entrant for match in tournament.matches for entrant in match.entrants}
    await host.tournaments.request_bye(tournament_id, PEOPLE[1].id)
    tournament = await play_round(host, clock, tournament_id)
    assert standing_in not in {entrant for match in tournament.matches_of(2) for entrant in match.entrants}
    await host.tournaments.drop(tournament_id, PEOPLE[0].id, PEOPLE[0].id)
    tournament = await play_round(host, clock, tournament_id)
    third = {entrant for match in tournament.matches_of(3) for entrant in match.entrants}
    assert standing_in not in third
    assert tournament.byes == ()
    tournament = await play_round(host, clock, tournament_id)
    assert tournament.header.status is TournamentStatus.OVER
    order = await host.tournaments.final_order(tournament)
    assert standing_in not in {entrant for _, entrant in order}
    assert len(order) == 5
    assert [place for place, _ in order] == sorted(place for place, _ in order)
    assert order[0][0] == 1


async def test_a_reserve_player_who_does_not_check_in_is_removed(host: Host, clock: HandClock) -> None:
    """A reserve player who has not checked in by the start is removed, as an entrant is."""
    tournament_id = await announced(host, clock, 3, plan=Plan(reserve=True, check_in_seconds=3600))
    await host.tournaments.join(tournament_id, PEOPLE[9], reserve=True)
    clock.forward(23 * HOUR)
    await host.director.run_due()
    for person in PEOPLE[:3]:
        await host.tournaments.check_in(tournament_id, person.id)
    clock.forward(HOUR)
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament_id)
    assert tournament.entered(PEOPLE[9].id) is None
    assert len(tournament.byes) == 1


async def test_a_reserve_player_takes_no_place_from_late_entrants(host: Host, clock: HandClock) -> None:
    """Reserve players take none of the places: with three entrants of four one late entrant is accepted."""
    tournament = await announced(host, clock, 3, plan=Plan(most=4, reserve=True, late=True, rounds=3))
    await host.tournaments.join(tournament, PEOPLE[9], reserve=True)
    clock.forward(DAY)
    await host.director.run_due()
    await host.tournaments.join(tournament, PEOPLE[10])
    assert await refused(host.tournaments.join(tournament, PEOPLE[11])) is HostReason.TOURNAMENT_FULL


async def test_reserve_players_need_a_plan_and_a_format_with_byes(host: Host, clock: HandClock) -> None:
    """Plans without reserve players refuse them, and so do formats without byes."""
    tournament_id = await announced(host, clock, 3)
    entry = host.tournaments.join(tournament_id, PEOPLE[9], reserve=True)
    assert await refused(entry) is HostReason.NO_RESERVES
    robin = await announced(host, clock, 3, name="Robin", format=Format.ROUND_ROBIN, plan=Plan(reserve=True))
    entry = host.tournaments.join(robin, PEOPLE[9], reserve=True)
    assert await refused(entry) is HostReason.NO_RESERVES


async def test_reserve_players_read_that_a_new_format_has_none(host: Host, clock: HandClock) -> None:
    """If the format changes to one without byes, the reserve players are told so; they are removed at the start."""
    tournament_id = await announced(host, clock, 3, plan=Plan(reserve=True))
    for person in PEOPLE[8:10]:
        await host.tournaments.join(tournament_id, person, reserve=True)

    async def play(format_: Format) -> Tournament:
        return await host.tournaments.change(tournament_id, lambda row: replace(row, format=format_))

    both = await play(Format.SWISS_THEN_ELIMINATION)
    assert not await unposted_news(host)
    assert moved_down_message(language("en"), both, PEOPLE[8].id) is None
    robin = await play(Format.ROUND_ROBIN)
    await play(Format.ELIMINATION)
    called = [(delivery.kind, delivery.person) for delivery in await unposted_news(host)]
    assert called == [(MessageKind.MOVED_DOWN, person.id) for person in PEOPLE[8:10]]
    message = moved_down_message(language("en"), robin, PEOPLE[8].id)
    assert message is not None
    assert "has no reserve players" in message.texts[0]
    after = await host.tournaments.leave(tournament_id, PEOPLE[8].id)
    assert moved_down_message(language("en"), after, PEOPLE[8].id) is None
    await host.tournaments.join(tournament_id, PEOPLE[8])
    await host.sign_up_ends.start_now(tournament_id)
    assert [entrant.person for entrant in (await host.tournaments.get(tournament_id)).entrants] == [
        1,
        2,
        3,
        9,
    ]


async def test_a_bye_on_request_is_half_a_win(host: Host, clock: HandClock) -> None:
    """A requested bye counts half a win, can be taken back, and is limited; others are paired without the person."""
    tournament = await under_way(host, clock, 5, plan=Plan(byes=1, rounds=3))
    requester = next(entrant for entrant in tournament.matches_of(1)[0].entrants)
    person = tournament.entrant(requester).person
    await host.tournaments.request_bye(tournament.id, person)
    assert (await host.tournaments.take_back_bye(tournament.id, person)).entrant(requester).bye_round is None
    for _ in range(2):
        assert (await host.tournaments.request_bye(tournament.id, person)).entrant(requester).bye_round == 2
    tournament = await play_round(host, clock, tournament.id)
    assert tournament.requested_byes == ((2, requester),)
    assert len(tournament.matches_of(2)) == 2
    assert [entrant for number, entrant in tournament.byes if number == 2] == []
    before = next(line for line in await host.tournaments.standings(tournament) if line.entrant == requester)
    assert before.points in (Fraction(1, 2), Fraction(1), Fraction(3, 2))
    assert before.points.denominator == 2 or before.points == 1
    assert await refused(host.tournaments.request_bye(tournament.id, person)) is HostReason.BYES_USED
    had = (await host.tournaments.take_back_bye(tournament.id, person)).requested_byes
    assert had == ((2, requester),), "a round that has begun stays as it is"


@pytest.mark.parametrize("people", [2, 3])
async def test_requests_for_byes_that_are_refused_or_ignored(
    host: Host, clock: HandClock, people: int
) -> None:
    """Requests are refused without byes in the plan and after the last round, and ignored if no match were left."""
    none = await announced(host, clock, 4)
    assert await refused(host.tournaments.request_bye(none, PEOPLE[0].id)) is HostReason.NO_BYES
    few = await announced(host, clock, people, name="Few", plan=Plan(byes=2, rounds=1))
    for person in PEOPLE[:2]:
        await host.tournaments.request_bye(few, person.id)
    await host.sign_up_ends.start_now(few)
    await host.director.run_due()
    tournament = await threads(host, few)
    assert len(tournament.matches) == 1
    assert tournament.requested_byes == ()
    assert await refused(host.tournaments.request_bye(few, PEOPLE[0].id)) is HostReason.NO_BYES
