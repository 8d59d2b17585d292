"""Tests of challenges: who may make and answer them, until when, and the game that follows."""

import asyncio
from collections.abc import Callable
from datetime import timedelta

import pytest
from games_played import ANN, BEN, CHANNEL, CLEO, DAY, GUILD, HandClock, as_message, options, refused, started
from tournaments_played import PEOPLE

from host.challenges.challenges import LATE, MOST_DAYS, MOST_OPEN, PAUSE_AFTER_NO
from host.errors import HostReason, HostRefusal
from host.games.lobby import MOST_TABLES
from host.games.views import Person
from host.host import Host
from model.challenges import Challenge, ChallengeStatus
from model.ids import ChallengeId, ChannelId, GuildId, MessageId
from model.outbox import ChallengeDelivery, MessageKind, Posted, Work
from model.people import PersonSettings
from model.tables import GameStatus

THREAD = ChannelId(71)


async def challenged(
    host: Host, one: Person = ANN, other: Person = BEN, days: int = 3, **chosen: object
) -> Challenge:
    """Return a new challenge of one person to the other, with options of a table."""
    return await host.challenges.make(GUILD, CHANNEL, (one, other), options(**chosen), days)


async def pending_messages(host: Host) -> list[tuple[MessageKind, int | None]]:
    """Return the kind and the addressee of each message about challenges that is to be posted."""
    waiting = [delivery for delivery in await host.outbox.waiting(Work.POST) if not delivery.cancelled]
    return [
        (delivery.kind, delivery.person) for delivery in waiting if isinstance(delivery, ChallengeDelivery)
    ]


async def post_next(host: Host, number: int = 1) -> ChallengeDelivery:
    """Post the next message, which must be one of a challenge, and return it; `number` becomes its id."""
    delivery = await host.outbox.next_post()
    assert isinstance(delivery, ChallengeDelivery)
    await host.outbox.delivered(delivery, as_message(delivery, number))
    return delivery


async def test_an_accepted_challenge_becomes_a_game(host: Host) -> None:
    """The game has two seats and the options of the challenge, rated if asked; the question's controls are disabled."""
    challenge = await challenged(host, rated=True, seats=5)
    assert await pending_messages(host) == [(MessageKind.CHALLENGE, BEN.id)]
    await post_next(host)
    accepted = await host.challenges.accept(challenge.id, BEN.id)
    assert accepted.status is ChallengeStatus.ACCEPTED
    assert [delivery.kind for delivery in await host.outbox.waiting(Work.DISABLE_CONTROLS)] == [
        MessageKind.CHALLENGE
    ]
    assert await pending_messages(host) == [(MessageKind.CHALLENGE_ACCEPTED, ANN.id)]
    game = await host.challenges.begin(challenge.id, THREAD)
    assert game is not None
    assert await host.challenges.begin(challenge.id, THREAD) == game
    view = await host.games.view(game)
    assert (view.status, view.channel, view.options.rated) == (GameStatus.RUNNING, THREAD, True)
    assert {seat.person for seat in view.seats} == {ANN.id, BEN.id}
    stored = await host.challenges.get(challenge.id)
    assert (stored.game, stored.thread) == (game, THREAD)


@pytest.mark.parametrize("answer", ["decline", "withdraw", "expire"])
async def test_a_challenge_without_a_game(host: Host, clock: HandClock, answer: str) -> None:
    """A challenge that comes to no game closes once, is reported, and lets both challenge again."""
    challenge = await challenged(host)
    if answer == "expire":
        clock.forward(challenge.answer_by - clock.time - timedelta(seconds=1))
        assert await host.answer_clock.run_due() == challenge.answer_by
        assert (await host.challenges.get(challenge.id)).open
        clock.forward(timedelta(seconds=1))
        assert await host.answer_clock.run_due() is None
    else:
        person = BEN if answer == "decline" else ANN
        await getattr(host.challenges, answer)(challenge.id, person.id)
    await host.people.add_holiday(BEN.id, clock.time, clock.time + DAY)
    assert await host.answer_clock.run_due() is None
    assert await host.challenges.waiting_for(BEN.id) == ()
    expected = [] if answer == "withdraw" else [(MessageKind.CHALLENGE_CLOSED, ANN.id)]
    assert await pending_messages(host) == expected
    assert await refused(host.challenges.accept(challenge.id, BEN.id)) is HostReason.CHALLENGE_OVER
    assert await host.challenges.begin(challenge.id, THREAD) is None
    assert await host.challenges.between(GUILD, ANN.id, BEN.id) is None
    if answer == "decline":
        assert await refused(challenged(host)) is HostReason.CHALLENGE_REST
        for one, other in ((ANN, CLEO), (CLEO, BEN)):
            await host.challenges.withdraw((await challenged(host, one, other)).id, one.id)
        clock.forward(PAUSE_AFTER_NO)
    second = await challenged(host)
    await host.challenges.withdraw(second.id, ANN.id)
    await challenged(host, BEN, ANN)


async def test_open_challenges_of_a_person_are_listed(host: Host) -> None:
    """A person's open challenges are listed from all servers, the first to end first; no answered ones."""
    later, sooner = await challenged(host, days=5), await challenged(host, CLEO, BEN, days=2)
    own_challenge = await challenged(host, BEN, PEOPLE[20])
    assert [challenge.id for challenge in await host.challenges.waiting_of(BEN.id)] == [own_challenge.id]
    assert [challenge.id for challenge in await host.challenges.waiting_for(BEN.id)] == [sooner.id, later.id]
    await host.challenges.decline(sooner.id, BEN.id)
    assert [challenge.id for challenge in await host.challenges.waiting_for(BEN.id)] == [later.id]


async def test_the_open_challenge_between_two_people_is_found(host: Host) -> None:
    """It is found whoever of the two has made it, and not for other people or on other servers."""
    challenge = await challenged(host, BEN, ANN)
    await challenged(host, BEN, CLEO)
    for one, other in ((ANN, BEN), (BEN, ANN)):
        assert await host.challenges.between(GUILD, one.id, other.id) == challenge
    assert await host.challenges.between(GUILD, ANN.id, CLEO.id) is None
    assert await host.challenges.between(GuildId(GUILD + 1), ANN.id, BEN.id) is None


async def test_only_the_challenged_person_answers(host: Host) -> None:
    """The challenged person accepts or declines, the challenger withdraws; every other answer is refused."""
    challenge = await challenged(host)
    for person in (ANN, CLEO):
        for answer in (host.challenges.accept, host.challenges.decline):
            assert await refused(answer(challenge.id, person.id)) is HostReason.CHALLENGE_NOT_YOURS
        proposal = host.challenges.propose(challenge.id, person.id, options())
        assert await refused(proposal) is HostReason.CHALLENGE_NOT_YOURS
    for person in (BEN, CLEO):
        assert (
            await refused(host.challenges.withdraw(challenge.id, person.id)) is HostReason.CHALLENGE_NOT_YOURS
        )
    unknown = ChallengeId("nobody")
    assert await refused(host.challenges.accept(unknown, BEN.id)) is HostReason.NO_SUCH_CHALLENGE
    assert (await host.challenges.get(challenge.id)).open


async def test_refusals_of_challenges(host: Host) -> None:
    """Challenges to oneself, twice between the same two, too many, or with a bad time to answer are refused."""
    assert await refused(challenged(host, ANN, ANN)) is HostReason.CHALLENGE_SELF
    for days in (0, MOST_DAYS + 1):
        assert await refused(challenged(host, days=days)) is HostReason.CHALLENGE_TIME
    assert await refused(challenged(host, turn_seconds=1)) is HostReason.TURN_TIME_RANGE
    await challenged(host)
    assert await refused(challenged(host)) is HostReason.CHALLENGE_WAITS
    assert await refused(challenged(host, BEN, ANN)) is HostReason.CHALLENGE_WAITS
    for other in PEOPLE[10 : 10 + MOST_OPEN - 1]:
        await challenged(host, ANN, other)
    assert await refused(challenged(host, ANN, CLEO)) is HostReason.CHALLENGES_OPEN
    await challenged(host, CLEO, ANN)


async def test_the_challenged_person_proposes_other_rules(host: Host, clock: HandClock) -> None:
    """The challenger then answers, with the whole time to answer.

    An unrated game outside of a ladder can be stopped by its host at once.
    """
    challenge = await challenged(host, rated=True)
    await post_next(host)
    clock.forward(2 * DAY)
    proposal = await host.challenges.propose(challenge.id, BEN.id, options(seats=5, rated=False))
    assert (proposal.challenger, proposal.challenged) == (BEN.id, ANN.id)
    assert (proposal.challenger_name, proposal.challenged_name) == (BEN.name, ANN.name)
    assert proposal.answer_by == clock.time + 3 * DAY
    assert await pending_messages(host) == [(MessageKind.CHALLENGE, ANN.id)]
    assert await refused(host.challenges.accept(challenge.id, BEN.id)) is HostReason.CHALLENGE_NOT_YOURS
    await host.challenges.accept(challenge.id, ANN.id)
    game = await host.challenges.begin(challenge.id, THREAD)
    assert game is not None
    view = await host.games.view(game)
    assert (view.options.rated, view.options.seats) == (False, 2)
    assert view.host == BEN.id
    assert await host.endings.stop(game, BEN.id)


async def test_a_proposal_disables_the_controls_of_the_question_before(host: Host, clock: HandClock) -> None:
    """The controls are disabled even if the time to answer changes before that."""
    challenge = await challenged(host)
    first = await post_next(host)
    proposal = await host.challenges.propose(challenge.id, BEN.id, challenge.options)
    await post_next(host, 2)
    await host.people.add_holiday(ANN.id, clock.time + DAY, clock.time + 2 * DAY)
    await host.answer_clock.run_due()
    assert (await host.challenges.get(challenge.id)).answer_by == proposal.answer_by + DAY
    assert [delivery.id for delivery in await host.outbox.waiting(Work.DISABLE_CONTROLS)] == [first.id]
    assert len(await host.outbox.waiting(Work.REFRESH_CLOCK)) == 1


async def test_a_proposal_that_was_replaced_cannot_be_accepted(host: Host, clock: HandClock) -> None:
    """Accepting rules that a proposal has replaced since, as from an old private panel, is refused."""
    challenge = await challenged(host)
    clock.forward(timedelta(milliseconds=1))
    proposal = await host.challenges.propose(challenge.id, BEN.id, challenge.options)
    clock.forward(timedelta(milliseconds=1))
    newest = await host.challenges.propose(challenge.id, ANN.id, challenge.options)
    assert len({challenge.proposal, proposal.proposal, newest.proposal}) == 3
    stale = host.challenges.accept(challenge.id, BEN.id, challenge.proposal)
    assert await refused(stale) is HostReason.CHALLENGE_CHANGED
    assert (await host.challenges.get(challenge.id)).open
    accepted = await host.challenges.accept(challenge.id, BEN.id, newest.proposal)
    assert accepted.status is ChallengeStatus.ACCEPTED


async def test_holidays_and_downtimes_extend_the_time_to_answer(
    host: Host, clock: HandClock, restart: Callable[[], Host]
) -> None:
    """A holiday moves the end of a challenge, which its message shows; a downtime takes no time away."""
    challenge = await challenged(host)
    await post_next(host)
    await host.people.add_holiday(BEN.id, clock.time + DAY, clock.time + 3 * DAY)
    assert await host.answer_clock.run_due() == challenge.answer_by + 2 * DAY
    later = await host.challenges.get(challenge.id)
    assert later.answer_by == challenge.answer_by + 2 * DAY
    assert [delivery.kind for delivery in await host.outbox.waiting(Work.REFRESH_CLOCK)] == [
        MessageKind.CHALLENGE
    ]
    await host.downtimes.record_downtime()
    clock.forward(10 * DAY)
    restarted = restart()
    await restarted.downtimes.record_downtime()
    await restarted.answer_clock.run_due()
    stored = await restarted.challenges.get(challenge.id)
    assert stored.open
    assert stored.answer_by > clock.time + timedelta(hours=6)
    clock.forward(stored.answer_by - clock.time)
    await restarted.answer_clock.run_due()
    assert (await restarted.challenges.get(challenge.id)).status is ChallengeStatus.EXPIRED


async def test_the_time_to_answer_begins_again_if_the_question_was_posted_late(
    host: Host, clock: HandClock
) -> None:
    """It does so only for a question to the person who is asked, and not if it was posted within minutes."""
    challenge = await challenged(host)
    clock.forward(LATE - timedelta(minutes=1))
    await host.challenges.question_posted(challenge.id, BEN.id)
    assert await host.challenges.get(challenge.id) == challenge
    clock.forward(timedelta(minutes=1))
    await host.challenges.question_posted(challenge.id, ANN.id)
    assert await host.challenges.get(challenge.id) == challenge
    await host.challenges.question_posted(challenge.id, BEN.id)
    assert (await host.challenges.get(challenge.id)).answer_by == clock.time + 3 * DAY


async def test_a_challenge_expires_once_after_a_restart(
    host: Host, clock: HandClock, restart: Callable[[], Host]
) -> None:
    """Another process ends a challenge that the first has stored; two that look at once end it once."""
    challenge = await challenged(host)
    clock.forward(4 * DAY)
    first, second = restart(), restart()
    await asyncio.gather(first.answer_clock.run_due(), second.answer_clock.run_due())
    assert (await host.challenges.get(challenge.id)).status is ChallengeStatus.EXPIRED
    assert await pending_messages(host) == [(MessageKind.CHALLENGE_CLOSED, ANN.id)]


async def test_one_of_two_concurrent_answers_counts(host: Host, restart: Callable[[], Host]) -> None:
    """Of an acceptance and a withdrawal in the same instant the database accepts one."""
    challenge = await challenged(host)
    results = await asyncio.gather(
        host.challenges.accept(challenge.id, BEN.id),
        restart().challenges.withdraw(challenge.id, ANN.id),
        return_exceptions=True,
    )
    assert sum(not isinstance(result, BaseException) for result in results) == 1
    (lost,) = [result for result in results if isinstance(result, BaseException)]
    assert isinstance(lost, HostRefusal)
    assert lost.reason is HostReason.CHALLENGE_OVER


async def test_a_challenge_declined_while_it_is_posted_loses_its_controls(host: Host) -> None:
    """A challenge that is declined while it is being posted is not posted again, and loses its controls."""
    challenge = await challenged(host)
    delivery = await host.outbox.next_post()
    await host.challenges.decline(challenge.id, BEN.id)
    await host.outbox.delivered(delivery, Posted(CHANNEL, MessageId(5)))
    (waiting,) = await host.outbox.waiting(Work.DISABLE_CONTROLS)
    assert waiting.posted is not None
    assert waiting.posted.message == MessageId(5)
    await host.outbox.updated(await host.outbox.next_update())
    assert await host.outbox.waiting(Work.DISABLE_CONTROLS) == ()


async def test_a_challenge_declined_while_its_first_post_fails_is_searched_for(host: Host) -> None:
    """The failure does not say whether the challenge was posted, so it is taken again, as cancelled."""
    challenge = await challenged(host)
    first = await host.outbox.next_post()
    await host.challenges.decline(challenge.id, BEN.id)
    await host.outbox.failed(first, timedelta(0))
    second_post = await host.outbox.next_post()
    assert (second_post.id, second_post.cancelled, second_post.possibly_sent) == (first.id, True, True)


async def test_deleting_a_person_s_data_closes_their_challenges(host: Host) -> None:
    """Deleting a person's data closes their challenges, and no stored challenge names them any more."""
    challenge, received = await challenged(host), await challenged(host, CLEO, ANN)
    assert [row["made_by_you"] for row in (await host.people.export(ANN.id))["challenges"]] == [True, False]  # type: ignore[attr-defined]
    await host.people.change(ANN.id, lambda _: PersonSettings(language="fr"))
    await host.people.delete(ANN.id)
    first, second = await host.challenges.get(challenge.id), await host.challenges.get(received.id)
    assert (first.status, first.challenger, first.challenger_name) == (ChallengeStatus.WITHDRAWN, None, "")
    assert (second.status, second.challenged, second.challenged_name) == (ChallengeStatus.DECLINED, None, "")
    assert (await host.people.export(ANN.id))["challenges"] == []


async def test_the_limit_of_tables_counts_for_challenges(host: Host) -> None:
    """A person who has as many tables as allowed can neither make a challenge nor have one accepted."""
    challenge = await challenged(host)
    for number in range(MOST_TABLES):
        await host.lobby.open(GUILD, ChannelId(1000 + number), ANN, options())
    assert await refused(host.challenges.accept(challenge.id, BEN.id)) is HostReason.TABLES_OPEN
    assert await refused(challenged(host, ANN, CLEO)) is HostReason.TABLES_OPEN
    assert (await host.challenges.get(challenge.id)).open


async def test_a_challenge_made_during_a_deletion_is_declined(host, clock, monkeypatch):
    """A challenge to a person whose data are being deleted is declined, and does not stay open."""
    await started(host, BEN, ANN)
    real, challenges = host.people._leave_game, []

    async def meanwhile(*game):
        challenges.append(await host.challenges.make(GUILD, CHANNEL, (CLEO, BEN), options(), 3))
        return await real(*game)

    monkeypatch.setattr(host.people, "_leave_game", meanwhile)
    await host.people.delete(BEN.id)
    assert (await host.challenges.get(challenges[0].id)).status is ChallengeStatus.DECLINED
    clock.forward(10 * DAY)
    await host.answer_clock.run_due()
    assert await host.challenges.waiting_for(BEN.id) == ()
