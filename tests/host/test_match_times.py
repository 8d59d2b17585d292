"""Tests of agreed times of matches: proposed, replaced, accepted and refused, and the call before them."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from games_played import DAY, HandClock, refused, unposted_news
from tournaments_played import ORGANISER, PEOPLE, SMALL, first_match, play_match, threads, under_way

from bot.delivery.match_time_messages import agreement_message, time_call, times_message
from bot.delivery.tournament_messages import match_call, reminder
from bot.features.tournaments.match_times import agreed_text, listed
from bot.i18n import codes, language
from host.errors import HostReason
from host.host import Host
from host.tournaments.running.match_times import without_time
from host.tournaments.running.round_clock import CALLED_BEFORE
from model.ids import PersonId
from model.matches import DecisionKind
from model.outbox import MessageKind
from model.tournaments import Format, Plan, Tournament

HOUR = timedelta(hours=1)
FIRST = (1, 0)


async def a_match(host: Host, clock: HandClock, **plan: object) -> tuple[Tournament, PersonId, PersonId]:
    """Return a round robin of three, and the two who play its first match."""
    tournament = await under_way(host, clock, 3, format=Format.ROUND_ROBIN, plan=Plan(**plan))  # type: ignore[arg-type]
    one, other = (tournament.entrant(entrant).person for entrant in tournament.matches[0].entrants)
    return tournament, one, other


async def deliver_news(host: Host) -> list[MessageKind]:
    """Mark the pending messages of tournaments as delivered, and return their kinds."""
    found = await unposted_news(host)
    for delivery in found:
        await host.outbox.delivered(delivery, None)
    return [delivery.kind for delivery in found]


async def test_a_time_is_proposed_and_accepted(host: Host, clock: HandClock) -> None:
    """Proposed times are kept in order, each once; shortly before the accepted one both players are called once."""
    tournament, one, other = await a_match(host, clock)
    assert without_time(tournament) == tournament.matches
    late, early = clock.time + 3 * DAY, clock.time + 2 * DAY
    early, late = (at.replace(second=0, microsecond=0) for at in (early, late))
    found = await host.match_times.propose(tournament.id, FIRST, one, [late, early, late])
    assert found.proposal is not None
    assert found.proposal.times == (early, late)
    assert await deliver_news(host) == [MessageKind.TIMES]
    agreed = await host.match_times.accept(tournament.id, FIRST, other, late)
    assert (agreed.agreed_at, (await first_match(host, tournament.id)).proposal) == (late, None)
    assert without_time(await host.tournaments.get(tournament.id)) == ()
    assert await deliver_news(host) == [MessageKind.TIME_AGREED]
    clock.forward(late - CALLED_BEFORE - clock.time - timedelta(seconds=1))
    await host.director.run_due()
    assert await deliver_news(host) == []
    clock.forward(timedelta(seconds=1))
    await host.director.run_due()
    await host.director.run_due()
    assert await deliver_news(host) == [MessageKind.TIME_CALL]
    await play_match(host, await first_match(host, tournament.id))
    await host.director.run_due()
    assert not (await first_match(host, tournament.id)).open


async def test_a_later_proposal_replaces_an_earlier_one(host: Host, clock: HandClock) -> None:
    """Either player may propose other times; an agreed one stays until another is accepted."""
    tournament, one, other = await a_match(host, clock)
    times = [(clock.time + number * DAY).replace(second=0, microsecond=0) for number in (1, 2, 3, 4)]
    await host.match_times.propose(tournament.id, FIRST, one, times[:2])
    await host.match_times.propose(tournament.id, FIRST, other, times[2:3])
    refusal = await refused(host.match_times.accept(tournament.id, FIRST, other, times[0]))
    assert refusal is HostReason.TIME_GONE
    assert (
        await refused(host.match_times.accept(tournament.id, FIRST, other, times[2])) is HostReason.TIME_OWN
    )
    await host.match_times.accept(tournament.id, FIRST, one, times[2])
    await host.match_times.propose(tournament.id, FIRST, one, times[3:])
    assert (await first_match(host, tournament.id)).agreed_at == times[2]
    await host.match_times.accept(tournament.id, FIRST, other, times[3])
    assert (await first_match(host, tournament.id)).agreed_at == times[3]


async def test_messages_with_buttons_of_times_name_the_times(host: Host, clock: HandClock) -> None:
    """Every message with a button for each proposed time lists the times, as the buttons only have numbers."""
    tournament, one, other = await a_match(host, clock)
    times = [(clock.time + number * DAY).replace(second=0, microsecond=0) for number in (1, 2, 3)]
    await host.match_times.propose(tournament.id, FIRST, one, times[:1])
    await host.match_times.accept(tournament.id, FIRST, other, times[0])
    await host.match_times.propose(tournament.id, FIRST, one, times[1:])
    tournament, words = await host.tournaments.get(tournament.id), language("en")
    match = tournament.matches[0]
    assert match.channel is not None
    call = match_call(words, tournament, match, match.channel, first_turn_calls=True, private=False)
    for message in (call, *(make(words, tournament, match) for make in (reminder, times_message, time_call))):
        assert message is not None
        assert sum(len(row.children) for row in message.controls) == 3
        assert listed(times[1:]) in "\n".join(message.texts)
    assert agreed_text(words, match) in call.texts


async def test_a_time_agreed_shortly_before_needs_no_call(host: Host, clock: HandClock) -> None:
    """Players who agree on a time in ten minutes are not called again before it."""
    tournament, one, other = await a_match(host, clock)
    at = (clock.time + timedelta(minutes=10)).replace(second=0, microsecond=0)
    await host.match_times.propose(tournament.id, FIRST, one, [at])
    await host.match_times.accept(tournament.id, FIRST, other, at)
    clock.forward(timedelta(minutes=5))
    await host.director.run_due()
    assert MessageKind.TIME_CALL not in await deliver_news(host)


async def test_the_call_before_a_match_survives_restarts(
    restart: Callable[[], Host], clock: HandClock
) -> None:
    """The call is posted once, by any process, and not if the agreed time has passed."""
    host = restart()
    tournament, one, other = await a_match(host, clock)
    at = (clock.time + 2 * DAY).replace(second=0, microsecond=0)
    await host.match_times.propose(tournament.id, FIRST, one, [at])
    host = restart()
    await host.match_times.accept(tournament.id, FIRST, other, at)
    host = restart()
    clock.forward(at - clock.time - timedelta(minutes=20))
    await host.director.run_due()
    host = restart()
    await host.director.run_due()
    assert (await deliver_news(host)).count(MessageKind.TIME_CALL) == 1
    next_time = (clock.time + 2 * DAY).replace(second=0, microsecond=0)
    await host.match_times.propose(tournament.id, FIRST, one, [next_time])
    await host.match_times.accept(tournament.id, FIRST, other, next_time)
    clock.forward(2 * DAY + 2 * HOUR)
    host = restart()
    await host.director.run_due()
    assert MessageKind.TIME_CALL not in await deliver_news(host)
    assert (await first_match(host, tournament.id)).called


async def test_times_that_are_refused(host: Host, clock: HandClock) -> None:
    """Times are refused in the past, after the end, and for others' matches, finished ones, live evenings and
    tables.
    """
    tournament, one, other = await a_match(host, clock)
    times = host.match_times
    (third,) = {person.id for person in PEOPLE[:3]} - {one, other}
    soon = clock.time + HOUR
    end = tournament.matches[0].ends_at
    for wrong in ([], [clock.time], [soon, end + HOUR], [clock.time - DAY, soon]):
        assert await refused(times.propose(tournament.id, FIRST, one, wrong)) is HostReason.TIME_RANGE
    for stranger in (third, ORGANISER):
        assert await refused(times.propose(tournament.id, FIRST, stranger, [soon])) is HostReason.TIME_PLAYERS
        assert await refused(times.accept(tournament.id, FIRST, stranger, soon)) is HostReason.TIME_PLAYERS
    assert await refused(times.propose(tournament.id, (1, 7), one, [soon])) is HostReason.NO_SUCH_MATCH
    assert await refused(times.accept(tournament.id, FIRST, one, soon)) is HostReason.TIME_GONE
    at = (await times.propose(tournament.id, FIRST, one, [soon])).proposal.times[0]  # type: ignore[union-attr]
    clock.forward(2 * HOUR)
    assert await refused(times.accept(tournament.id, FIRST, other, at)) is HostReason.TIME_GONE
    await play_match(host, tournament.matches[0])
    await host.director.run_due()
    assert await refused(times.propose(tournament.id, FIRST, one, [soon])) is HostReason.MATCH_DECIDED


@pytest.mark.parametrize(
    ("format", "plan"),
    [(Format.SWISS, Plan(round_seconds=3600)), (Format.TABLES, Plan(table_seats=3))],
)
async def test_live_rounds_and_tables_have_no_agreed_times(
    host: Host,
    clock: HandClock,
    format: Format,  # noqa: A002
    plan: Plan,
) -> None:
    """Live rounds, and matches of more than two, have no agreed times."""
    options = replace(SMALL, seats=plan.table_seats)
    tournament = await under_way(host, clock, 3, format=format, plan=plan, options=options)
    person = tournament.entrant(tournament.matches[0].entrants[0]).person
    at = clock.time + timedelta(minutes=20)
    wrong = await refused(host.match_times.propose(tournament.id, FIRST, person, [at]))
    assert wrong is HostReason.TIME_TOGETHER
    assert without_time(tournament) == ()


async def test_no_agreed_time_binds_a_substitute(host: Host, clock: HandClock) -> None:
    """Agreed and proposed times end with a substitution; both players are told if an agreed one was to come."""
    tournament, one, other = await a_match(host, clock)
    at = (clock.time + DAY).replace(second=0, microsecond=0)
    await host.match_times.propose(tournament.id, FIRST, one, [at])
    await host.match_times.accept(tournament.id, FIRST, other, at)
    await host.match_times.propose(tournament.id, FIRST, one, [at + HOUR])
    before = await deliver_news(host)
    await host.referee.replace(tournament.id, ORGANISER, one, PEOPLE[9])
    found = await first_match(host, tournament.id)
    assert (found.proposal, found.agreed_at) == (None, None)
    assert before.count(MessageKind.TIME_AGREED) == 1
    assert (await deliver_news(host)).count(MessageKind.TIME_AGREED) == 1
    for code in codes():
        message = agreement_message(language(code), await host.tournaments.get(tournament.id), found)
        assert message is not None
        assert message.mentions == [PEOPLE[9].id, other]
    await host.match_times.propose(tournament.id, FIRST, PEOPLE[9].id, [at])
    await host.referee.replace(tournament.id, ORGANISER, PEOPLE[9].id, PEOPLE[8])
    assert (await first_match(host, tournament.id)).proposal is None
    await host.match_times.propose(tournament.id, FIRST, PEOPLE[8].id, [at])
    await host.match_times.accept(tournament.id, FIRST, other, at)
    clock.forward(DAY)
    await deliver_news(host)
    await host.referee.replace(tournament.id, ORGANISER, PEOPLE[8].id, PEOPLE[7])
    assert MessageKind.TIME_AGREED not in await deliver_news(host)


async def test_an_agreement_that_waits_is_not_posted_after_a_substitution(
    host: Host, clock: HandClock
) -> None:
    """If the message of an agreed time still waits as a player is replaced, one message says that it has ended."""
    tournament, one, other = await a_match(host, clock)
    at = (clock.time + DAY).replace(second=0, microsecond=0)
    await host.match_times.propose(tournament.id, FIRST, one, [at])
    await host.match_times.accept(tournament.id, FIRST, other, at)
    await host.referee.replace(tournament.id, ORGANISER, one, PEOPLE[9])
    assert (await deliver_news(host)).count(MessageKind.TIME_AGREED) == 1


async def test_a_pause_delays_the_call_before_a_match(host: Host, clock: HandClock) -> None:
    """No call is posted while the tournament is paused; afterwards it is, if the time is still to come."""
    tournament, one, other = await a_match(host, clock)
    at = (clock.time + DAY).replace(second=0, microsecond=0)
    await host.match_times.propose(tournament.id, FIRST, one, [at])
    await host.referee.pause(tournament.id, ORGANISER)
    await host.match_times.accept(tournament.id, FIRST, other, at)
    clock.forward(at - clock.time - timedelta(minutes=10))
    await host.director.run_due()
    assert MessageKind.TIME_CALL not in await deliver_news(host)
    await host.referee.resume(tournament.id, ORGANISER)
    await host.director.run_due()
    assert MessageKind.TIME_CALL in await deliver_news(host)
    await threads(host, tournament.id)


async def test_a_match_has_time_after_its_result_is_undone(host: Host, clock: HandClock) -> None:
    """After an undone result a match has at least half a round, with a reminder, and no past time agreed."""
    tournament, one, other = await a_match(host, clock, round_seconds=8 * 24 * 3600)
    (at,) = (await host.match_times.propose(tournament.id, FIRST, one, [clock.time + DAY])).proposal.times  # type: ignore[union-attr]
    await host.match_times.accept(tournament.id, FIRST, other, at)
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.WIN, FIRST, one)
    await host.referee.undo(tournament.id, ORGANISER, FIRST)
    assert (await first_match(host, tournament.id)).agreed_at == at
    clock.forward(8 * DAY - HOUR)
    await host.director.run_due()
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.WIN, FIRST, one)
    await deliver_news(host)
    await host.referee.undo(tournament.id, ORGANISER, FIRST)
    match = await first_match(host, tournament.id)
    assert (match.ends_at, match.agreed_at) == (clock.time + 4 * DAY, None)
    assert match in without_time(await host.tournaments.get(tournament.id))
    clock.forward(2 * DAY)
    await host.director.run_due()
    assert MessageKind.MATCH_REMINDER in await deliver_news(host)


async def test_an_agreement_that_waits_is_not_posted_after_an_undone_result(
    host: Host, clock: HandClock
) -> None:
    """If the agreed time has passed as a result is undone, no message says that a substitute has ended it."""
    tournament, one, other = await a_match(host, clock)
    at = (clock.time + HOUR).replace(second=0, microsecond=0)
    await host.match_times.propose(tournament.id, FIRST, one, [at])
    await host.match_times.accept(tournament.id, FIRST, other, at)
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.WIN, FIRST, one)
    await host.referee.undo(tournament.id, ORGANISER, FIRST)
    assert MessageKind.TIME_AGREED in {delivery.kind for delivery in await unposted_news(host)}
    clock.forward(2 * HOUR)
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.WIN, FIRST, one)
    await host.referee.undo(tournament.id, ORGANISER, FIRST)
    assert MessageKind.TIME_AGREED not in await deliver_news(host)


async def test_a_short_extension_has_no_reminder(host: Host, clock: HandClock) -> None:
    """A short extension has no reminder of its own; a long one has."""
    tournament, *_ = await a_match(host, clock, round_seconds=8 * 24 * 3600)
    clock.forward(8 * DAY - HOUR)
    await host.director.run_due()
    await deliver_news(host)
    await host.referee.extend(tournament.id, ORGANISER, DAY, FIRST)
    await host.director.run_due()
    assert await deliver_news(host) == [MessageKind.EXTENDED]
    await host.referee.extend(tournament.id, ORGANISER, 2 * DAY, FIRST)
    await host.director.run_due()
    assert await deliver_news(host) == [MessageKind.EXTENDED]
    clock.forward(DAY + HOUR)
    await host.director.run_due()
    assert MessageKind.MATCH_REMINDER in await deliver_news(host)
