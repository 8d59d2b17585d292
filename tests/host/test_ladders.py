"""Tests of ladders: who may be challenged, how places change hands, and how idle members fall."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from games_played import DAY, GUILD, HandClock, as_message, refused, turn
from ladders_played import LADDER_CHANNEL, SPEC, begun, member_order, news_kinds, opened, won_by
from tournaments_played import ORGANISER, PEOPLE, SMALL

from host.errors import HostReason, HostRefusal
from host.events import LadderChanged
from host.games.views import Person
from host.host import Host
from host.ladders.ladders import MOST_REACH, REMATCH_PAUSE
from host.ladders.order import climbed, placed
from model.challenges import Challenge, ChallengeStatus
from model.ids import LadderId, MemberId
from model.ladders import Ladder, LadderStatus, NewsKind
from model.outbox import LadderDelivery, MessageKind, Work
from model.tables import GameStatus


async def test_a_challenger_who_wins_takes_the_place(host: Host) -> None:
    """A challenger who wins takes the place, those between move one down, and the channel is told once."""
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[4], PEOPLE[1])
    game = await begun(host, challenge, 1)
    view = await host.games.view(game)
    assert view.options.rated
    changed = host.events.subscribe(LadderChanged).next()
    await won_by(host, game, PEOPLE[4])
    assert changed.is_set(), "the news is posted at once"
    assert await member_order(host, ladder) == [1, 5, 2, 3, 4, 6]
    (news,) = await host.ladders.news(ladder)
    assert (news.kind, news.place, news.game) == (NewsKind.CLIMBED, 2, game)
    found = await host.ladders.get(ladder)
    winner, loser = found.member_for(PEOPLE[4].id), found.member_for(PEOPLE[1].id)
    assert winner is not None
    assert loser is not None
    assert (winner.won, winner.lost, winner.moved) == (1, 0, 3)
    assert (loser.won, loser.lost, loser.moved) == (0, 1, -1)
    deliveries = [
        delivery for delivery in await host.outbox.waiting(Work.POST) if isinstance(delivery, LadderDelivery)
    ]
    assert [delivery.news for delivery in deliveries] == [1]
    await host.ladder_clock.run_due()
    assert await news_kinds(host, ladder) == [NewsKind.CLIMBED]
    left = await host.ladders.leave(ladder, PEOPLE[5].id)
    assert [member.moved for member in left.members] == [0, 3, -1, -1, -1]


async def test_a_challenged_member_who_wins_keeps_the_place(host: Host) -> None:
    """A challenged member who wins keeps the place, and both may challenge others at once."""
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0])
    await won_by(host, await begun(host, challenge, 1), PEOPLE[0])
    assert await member_order(host, ladder) == [1, 2, 3, 4, 5, 6]
    assert await news_kinds(host, ladder) == [NewsKind.HELD]
    await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[1])


@pytest.mark.parametrize("answer", ["declines", "is silent"])
async def test_a_member_who_does_not_answer_loses_the_place(
    host: Host, clock: HandClock, answer: str
) -> None:
    """After a declined or unanswered challenge the challenger climbs, and no game is counted."""
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[3], PEOPLE[0])
    if answer == "declines":
        await host.challenges.decline(challenge.id, PEOPLE[0].id)
    else:
        question = await host.outbox.next_post()
        await host.outbox.delivered(question, as_message(question, 1))
        clock.forward(challenge.answer_by - clock.time)
        await host.answer_clock.run_due()
    assert await member_order(host, ladder) == [4, 1, 2, 3, 5, 6]
    assert await news_kinds(host, ladder) == [NewsKind.UNANSWERED]
    found = (await host.ladders.get(ladder)).member_for(PEOPLE[3].id)
    assert found is not None
    assert found.won == 0


@pytest.mark.parametrize("kept_from", ["the question", "the server"])
async def test_a_member_who_cannot_answer_keeps_the_place(
    host: Host, clock: HandClock, kept_from: str
) -> None:
    """If the question was never posted, or the bot has left the server, the challenge is withdrawn.

    Both members may then challenge again; a challenge outside of the ladder stays open.
    """
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[3], PEOPLE[0])
    if kept_from == "the server":
        other = await host.challenges.make(GUILD, LADDER_CHANNEL, (PEOPLE[4], PEOPLE[5]), SMALL)
        question = await host.outbox.next_post()
        await host.outbox.delivered(question, as_message(question, 1))
        assert await host.guilds.active() == {GUILD}
        await host.guilds.left(GUILD)
        assert await host.guilds.active() == set()
        assert (await host.challenges.get(other.id)).open
    clock.forward(challenge.answer_by - clock.time)
    await host.answer_clock.run_due()
    assert await member_order(host, ladder) == [1, 2, 3, 4, 5, 6]
    assert await news_kinds(host, ladder) == []
    assert (await host.challenges.get(challenge.id)).status is ChallengeStatus.WITHDRAWN
    await host.ladders.challenge(ladder, PEOPLE[3], PEOPLE[1])


@pytest.mark.parametrize("found", [True, False])
async def test_a_possibly_sent_question_is_searched_for_when_its_time_is_over(
    host: Host, clock: HandClock, found: bool
) -> None:
    """Its controls are disabled if it is found; one that was never tried is cancelled without a search."""
    ladder = await opened(host)
    tried = await host.ladders.challenge(ladder, PEOPLE[3], PEOPLE[0])
    await host.outbox.failed(await host.outbox.next_post(), timedelta(minutes=5))
    fresh = await host.ladders.challenge(ladder, PEOPLE[5], PEOPLE[4])
    for _ in range(2):
        clock.forward(tried.answer_by - clock.time)
        await host.answer_clock.run_due()
    assert {(await host.challenges.get(challenge.id)).status for challenge in (tried, fresh)} == {
        ChallengeStatus.WITHDRAWN
    }
    waiting = await host.outbox.waiting(Work.POST)
    kinds = sorted(delivery.kind.value for delivery in waiting if not delivery.cancelled)
    assert kinds == ["challenge-closed"] * 2
    for challenge, posted in ((tried, True), (fresh, False)):
        question = await host.outbox.next_post()
        assert (question.subject, question.cancelled, question.possibly_sent) == (challenge.id, True, posted)
        await host.outbox.delivered(question, as_message(question, 1) if posted and found else None)
    left = await host.outbox.waiting(Work.DISABLE_CONTROLS, Work.REFRESH_CLOCK)
    assert [delivery.work for delivery in left] == ([Work.DISABLE_CONTROLS] if found else [])
    assert MessageKind.CHALLENGE not in [delivery.kind for delivery in await host.outbox.waiting(Work.POST)]


async def test_a_holiday_pauses_the_time_to_answer(host: Host, clock: HandClock) -> None:
    """The time to answer a challenge is paused during holidays of the challenged member."""
    ladder = await opened(host)
    await host.people.add_holiday(PEOPLE[0].id, clock.time, clock.time + 10 * DAY)
    challenge = await host.ladders.challenge(ladder, PEOPLE[3], PEOPLE[0])
    assert challenge.answer_by == clock.time + 13 * DAY
    clock.forward(9 * DAY)
    await host.answer_clock.run_due()
    assert await member_order(host, ladder) == [1, 2, 3, 4, 5, 6]


async def test_who_can_be_challenged(host: Host, clock: HandClock) -> None:
    """Members a few places above, one at a time, and the same member again only after some days."""
    ladder = await opened(host, reach=2)

    async def reason_of(one: int, other: int) -> HostReason:
        return await refused(host.ladders.challenge(ladder, PEOPLE[one], PEOPLE[other]))

    assert await reason_of(5, 2) is HostReason.LADDER_REACH
    assert await reason_of(1, 2) is HostReason.LADDER_BELOW
    assert await reason_of(1, 1) is HostReason.CHALLENGE_SELF
    assert await reason_of(1, 20) is HostReason.NOT_ON_LADDER
    assert await reason_of(20, 1) is HostReason.NOT_ON_LADDER
    first = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[1])
    assert await reason_of(2, 0) is HostReason.LADDER_BUSY
    assert await reason_of(3, 1) is HostReason.LADDER_BUSY
    assert await reason_of(3, 2) is HostReason.LADDER_BUSY
    await host.challenges.withdraw(first.id, PEOPLE[2].id)
    assert await reason_of(2, 1) is HostReason.LADDER_AGAIN
    elsewhere = await opened(host, people=3, name="Autumn ladder")
    await host.challenges.withdraw(
        (await host.ladders.challenge(elsewhere, PEOPLE[2], PEOPLE[1])).id, PEOPLE[2].id
    )
    clock.forward(REMATCH_PAUSE)
    second = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[1])
    proposal = host.challenges.propose(second.id, PEOPLE[1].id, SMALL)
    assert await refused(proposal) is HostReason.CHALLENGE_LADDER
    await host.challenges.withdraw(second.id, PEOPLE[2].id)
    assert await reason_of(2, 1) is HostReason.LADDER_AGAIN


async def test_refusals_of_ladders(host: Host) -> None:
    """Bad names and plans, a second entry, an unknown ladder, and changes of a closed ladder are refused."""
    ladder = await opened(host, people=2)
    for wrong in ({"name": " "}, {"name": "\u200b"}, {"name": "x" * 51}):
        assert await refused(host.ladders.open(replace(SPEC, **wrong))) is HostReason.LADDER_NAME
    assert (
        await refused(host.ladders.open(replace(SPEC, name="SPRING  ladder"))) is HostReason.LADDER_NAME_TAKEN
    )
    for plan in ({"reach": 0}, {"reach": MOST_REACH + 1}, {"answer_days": 0}, {"idle_days": 1}):
        opening = host.ladders.open(replace(SPEC, name="Other", **plan))  # type: ignore[arg-type]
        assert await refused(opening) is HostReason.LADDER_PLAN
    without_clock = replace(SPEC, name="Other", options=replace(SMALL, turn_seconds=None))
    assert await refused(host.ladders.open(without_clock)) is HostReason.LADDER_CLOCK
    assert await refused(host.ladders.join(ladder, PEOPLE[0])) is HostReason.ON_LADDER
    assert await refused(host.ladders.get(LadderId("nobody"))) is HostReason.NO_SUCH_LADDER
    await host.ladders.challenge(ladder, PEOPLE[1], PEOPLE[0])
    closed = await host.ladders.close(ladder)
    assert closed.status is LadderStatus.CLOSED
    assert await host.ladders.under_way(ladder) == ()
    assert await member_order(host, ladder) == [1, 2]
    for change in (
        host.ladders.join(ladder, PEOPLE[3]),
        host.ladders.leave(ladder, PEOPLE[0].id),
        host.ladders.challenge(ladder, PEOPLE[1], PEOPLE[0]),
        host.ladders.close(ladder),
    ):
        assert await refused(change) is HostReason.LADDER_CLOSED
    await opened(host, people=0)


async def test_open_ladders_of_a_server_are_listed_first(host: Host, clock: HandClock) -> None:
    """The ladders of a server are listed open ones first, then closed ones; the newest of each first."""
    found = []
    for number in range(4):
        clock.forward(DAY)
        found.append(await opened(host, people=0, name=f"Ladder {number}"))
    for number in (1, 3):
        await host.ladders.close(found[number])
    assert [ladder.id for ladder in await host.ladders.of_guild(GUILD)] == [found[n] for n in (2, 0, 3, 1)]


async def test_leaving_a_ladder_and_coming_back(host: Host) -> None:
    """When a member leaves, those below move up; one who comes back begins at the bottom, without challenges."""
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[3], PEOPLE[1])
    left = await host.ladders.leave(ladder, PEOPLE[1].id)
    assert [member.person for member in left.members] == [1, 4, 3, 5, 6]
    assert (await host.challenges.get(challenge.id)).status is ChallengeStatus.DECLINED
    assert await refused(host.ladders.leave(ladder, PEOPLE[1].id)) is HostReason.NOT_ON_LADDER
    after = await host.ladders.join(ladder, PEOPLE[1])
    assert [member.person for member in after.members] == [1, 4, 3, 5, 6, 2]
    await host.people.delete(PEOPLE[0].id)
    assert await member_order(host, ladder) == [4, 3, 5, 6, 2]
    after = await host.ladders.get(ladder)
    assert [member.name for member in after.former] == [""]
    assert after.member(after.former[0].number) == after.former[0]


async def test_an_idle_member_falls_one_place(host: Host, clock: HandClock) -> None:
    """A member falls one place in so many idle days, without holidays; the last one stays."""
    ladder = await opened(host, people=3, idle_days=10)
    await host.people.add_holiday(PEOPLE[1].id, clock.time, clock.time + 5 * DAY)
    clock.forward(9 * DAY)
    assert await host.ladder_clock.run_due() is not None
    assert await news_kinds(host, ladder) == []
    clock.forward(DAY)
    assert await host.ladder_clock.run_due() == clock.time + 5 * DAY
    assert await member_order(host, ladder) == [2, 1, 3]
    assert await news_kinds(host, ladder) == [NewsKind.IDLE]
    clock.forward(5 * DAY)
    assert await host.ladder_clock.run_due() == clock.time + 5 * DAY
    assert await member_order(host, ladder) == [1, 2, 3]


async def test_changed_rules_are_valid_from_the_change_on(host: Host, clock: HandClock) -> None:
    """With a shorter idle time nobody falls at once; a challenge keeps the days that it was made with."""
    ladder = await opened(host, people=3, idle_days=30)
    challenge = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[1])
    clock.forward(2 * DAY)
    before = await host.challenges.get(challenge.id)
    after = await host.ladders.change(ladder, lambda spec: replace(spec, answer_days=1, idle_days=7))
    assert (after.spec.answer_days, after.spec.idle_days, after.spec.reach) == (1, 7, 3)
    assert await host.challenges.get(challenge.id) == before
    clock.forward(20 * DAY)
    await host.ladders.change(ladder, lambda spec: replace(spec, idle_days=10))
    fallen = len(await news_kinds(host, ladder))
    await host.ladder_clock.run_due()
    assert len(await news_kinds(host, ladder)) == fallen
    assert await host.ladder_clock.run_due() == clock.time + 10 * DAY
    await host.ladders.change(ladder, lambda spec: replace(spec, idle_days=0))
    assert await host.ladder_clock.run_due() is None
    assert await refused(host.ladders.change(ladder, lambda spec: replace(spec, reach=0))) is (
        HostReason.LADDER_PLAN
    )
    await host.ladders.close(ladder)
    assert await refused(host.ladders.change(ladder, lambda spec: spec)) is HostReason.LADDER_CLOSED


async def test_an_organiser_corrects_places(host: Host) -> None:
    """An organiser can correct the places of a ladder, but not of one that they are on."""
    ladder = await opened(host)
    after = await host.ladders.place(ladder, ORGANISER, PEOPLE[5].id, 2)
    assert [member.person for member in after.members] == [1, 6, 2, 3, 4, 5]
    assert await news_kinds(host, ladder) == [NewsKind.PLACED]
    own = host.ladders.place(ladder, PEOPLE[0].id, PEOPLE[3].id, 6)
    assert await refused(own) is HostReason.LADDER_OWN
    far = await host.ladders.place(ladder, ORGANISER, PEOPLE[0].id, 99)
    assert [member.person for member in far.members] == [6, 2, 3, 4, 5, 1]


async def test_concurrent_challenges_count_once(host: Host, restart: Callable[[], Host]) -> None:
    """Of two concurrent challenges to a member one is refused; a game that two processes settle counts once."""
    ladder = await opened(host)
    other = restart()
    results = await asyncio.gather(
        host.ladders.challenge(ladder, PEOPLE[3], PEOPLE[1]),
        other.ladders.challenge(ladder, PEOPLE[2], PEOPLE[1]),
        return_exceptions=True,
    )
    (challenge,) = [result for result in results if isinstance(result, Challenge)]
    (lost,) = [result for result in results if isinstance(result, HostRefusal)]
    assert lost.reason is HostReason.LADDER_BUSY
    game = await begun(host, challenge, 1)
    await asyncio.gather(host.seats.resign(game, challenge.challenged or 0, "greedy"))  # type: ignore[arg-type]
    while (await host.games.view(game)).status is GameStatus.RUNNING:
        to_move = (await host.games.view(game)).to_move
        assert to_move is not None
        await (host.computers.play(game) if to_move.person is None else turn(host, game))
    await asyncio.gather(host.ladder_clock.run_due(), other.ladder_clock.run_due())
    assert await news_kinds(host, ladder) == [NewsKind.CLIMBED]


@pytest.mark.parametrize("seed", range(3))
async def test_a_ladder_stays_consistent_under_random_actions(
    host: Host, clock: HandClock, restart: Callable[[], Host], seed: int
) -> None:
    """After random actions and restarts the places are 1 to n, and nobody has two challenges.

    In the end every challenge that led to no game is closed.
    """
    chances = random.Random(seed)
    ladder = await opened(host, people=8, idle_days=7, reach=chances.choice((1, 3, 10)))
    hosts = [host, restart(), restart()]
    number = 0
    for _ in range(40):
        chosen_host = chances.choice(hosts)
        now = await chosen_host.ladders.get(ladder)
        waiting = await chosen_host.ladders.under_way(ladder)
        try:
            match chances.choice(
                ("challenge", "challenge", "challenge", "answer", "answer", "end", "go", "time")
            ):
                case "challenge" if len(now.members) > 1:
                    one, two = chances.sample(now.members, 2)
                    people = {one.number: one, two.number: two}
                    pair = [Person(m.person, m.name) for m in people.values() if m.person is not None]
                    await chosen_host.ladders.challenge(ladder, pair[0], pair[1])
                case "answer" if waiting:
                    found = chances.choice(waiting)
                    if chances.random() < 0.3:
                        await chosen_host.challenges.decline(found.id, found.challenged or 0)  # type: ignore[arg-type]
                    elif found.open:
                        number += 1
                        await begun(chosen_host, found, number)
                case "end" if playing := [challenge for challenge in waiting if challenge.game]:
                    game = chances.choice(playing).game
                    assert game is not None
                    view = await chosen_host.games.view(game)
                    for seat in view.seats:
                        await chosen_host.endings.stop(game, seat.person or 0)  # type: ignore[arg-type]
                case "go":
                    await chosen_host.ladders.leave(ladder, chances.choice(now.members).person or 0)  # type: ignore[arg-type]
                    await chosen_host.ladders.join(ladder, chances.choice(PEOPLE[:9]))
                case "time":
                    clock.forward(timedelta(days=chances.randint(1, 5)))
        except HostRefusal:
            pass
        await chances.choice(hosts).answer_clock.run_due()
        await chances.choice(hosts).ladder_clock.run_due()
        _assert_consistent(await chosen_host.ladders.get(ladder), await chosen_host.ladders.under_way(ladder))
    clock.forward(30 * DAY)
    await host.answer_clock.run_due()
    await host.ladder_clock.run_due()
    assert all(challenge.game is not None for challenge in await host.ladders.under_way(ladder))


def _assert_consistent(ladder: Ladder, waiting: tuple[Challenge, ...]) -> None:
    assert [member.place for member in ladder.members] == list(range(1, len(ladder.members) + 1))
    busy = [person for challenge in waiting for person in (challenge.challenger, challenge.challenged)]
    assert len(busy) == len(set(busy))


def test_moving_one_member_keeps_the_others_in_order() -> None:
    """Climbing and being moved keep the order of all other members."""
    order = tuple(MemberId(n) for n in (1, 2, 3, 4))
    assert climbed(order, MemberId(4), MemberId(2)) == (1, 4, 2, 3)
    assert climbed(order, MemberId(1), MemberId(2)) == order
    assert placed(order, MemberId(1), 99) == (2, 3, 4, 1)


async def test_a_name_that_grows_by_folding_is_kept(host):
    """A name of 50 letters is accepted, also if each letter becomes two when its case is folded."""
    ladder = await opened(host, name="ß" * 50)
    assert (await host.ladders.get(ladder)).spec.name == "ß" * 50
    with pytest.raises(HostRefusal):
        await opened(host, name="ß" * 50)


@pytest.mark.parametrize("switched_on", [False, True])
async def test_nobody_falls_past_others_who_are_idle(host: Host, clock: HandClock, switched_on: bool) -> None:
    """Where all members are idle the order stays, also if falling was switched on only now."""
    ladder = await opened(host, people=4, idle_days=0 if switched_on else 10)
    if switched_on:
        clock.forward(30 * DAY)
        await host.ladders.change(ladder, lambda spec: replace(spec, idle_days=10))
    clock.forward(10 * DAY)
    assert await host.ladder_clock.run_due() == clock.time + 10 * DAY
    assert await member_order(host, ladder) == [1, 2, 3, 4]
