"""Tests of messages of tournaments that wait to be posted while what they say changes."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import discord
import pytest
from games_played import DAY, HandClock, unposted_news
from teams_entered import TWO, begun
from tournaments_played import ORGANISER, announced, first_match, play_match, threads, under_way

from bot.delivery.live_rounds import LiveRounds
from bot.delivery.message import Message
from bot.delivery.tournament_messages import overdue_message, reminder
from bot.delivery.tournament_renderers import TournamentRenderer
from bot.i18n import language
from bot.pictures.pool import Pictures
from bot.platform.services import Services
from host.host import Host
from host.tournaments.running.round_clock import CALLED_BEFORE
from model.matches import DecisionKind
from model.outbox import MAKE_THREADS, MessageKind, TournamentDelivery, Work
from model.tournaments import Format, Plan, Tournament

FIRST = (1, 0)
WEEK_OF_PLAY = Plan(round_seconds=8 * 24 * 3600)


async def a_match(host: Host, clock: HandClock) -> Tournament:
    """Return a round robin of three, whose first round has one match of eight days."""
    return await under_way(host, clock, 3, format=Format.ROUND_ROBIN, plan=WEEK_OF_PLAY)


async def waiting(host: Host, *kinds: MessageKind) -> list[MessageKind]:
    """Return the kinds, among these, of the messages that wait to be posted."""
    return [delivery.kind for delivery in await unposted_news(host) if delivery.kind in kinds]


async def rendered(host: Host, clock: HandClock, delivery: TournamentDelivery) -> Sequence[Message]:
    """Return a message as it would be posted now."""
    client: Any = None
    services = Services(host, Pictures([]), clock, "en")
    renderer = TournamentRenderer(client, services, LiveRounds(client, services))
    messages = await renderer.render(delivery)
    await services.pictures.close()
    return messages


async def test_times_that_were_replaced_are_not_posted(host: Host, clock: HandClock) -> None:
    """Of several proposals and agreements that wait only the last is posted, as each would show the newest times."""
    tournament = await a_match(host, clock)
    one, other = (tournament.entrant(entrant).person for entrant in tournament.matches[0].entrants)
    times = [(clock.time + number * DAY).replace(second=0, microsecond=0) for number in (1, 2, 3)]
    kinds = (MessageKind.TIMES, MessageKind.TIME_AGREED, MessageKind.TIME_CALL)
    await host.match_times.propose(tournament.id, FIRST, one, times[:1])
    await host.match_times.propose(tournament.id, FIRST, other, times[1:2])
    assert await waiting(host, *kinds) == [MessageKind.TIMES]
    await host.match_times.accept(tournament.id, FIRST, one, times[1])
    clock.forward(times[1] - CALLED_BEFORE - clock.time)
    await host.director.run_due()
    await host.match_times.propose(tournament.id, FIRST, other, times[2:])
    await host.match_times.accept(tournament.id, FIRST, one, times[2])
    found = await waiting(host, *kinds)
    assert found.count(MessageKind.TIME_AGREED) == 1
    assert MessageKind.TIME_CALL not in found


async def test_deadlines_that_were_put_off_are_not_posted(host: Host, clock: HandClock) -> None:
    """Reminders and calls about a deadline that a referee has put off are not posted, and one extension is."""
    tournament = await a_match(host, clock)
    for wait in (6 * DAY, 2 * DAY):
        clock.forward(wait)
        await host.director.run_due()
    kinds = (MessageKind.MATCH_REMINDER, MessageKind.OVERDUE, MessageKind.EXTENDED)
    assert await waiting(host, *kinds) == [MessageKind.MATCH_REMINDER, MessageKind.OVERDUE]
    for _ in range(2):
        await host.referee.extend(tournament.id, ORGANISER, 3 * DAY, FIRST)
        assert await waiting(host, *kinds) == [MessageKind.EXTENDED]


async def test_a_deadline_that_no_longer_holds_is_not_mentioned(host: Host, clock: HandClock) -> None:
    """The organiser is asked to decide a match only after its time, and its players are reminded only before."""
    tournament, words = await a_match(host, clock), language("en")
    match = await first_match(host, tournament.id)
    assert reminder(words, tournament, match) is not None
    assert overdue_message(words, tournament, match) is None
    clock.forward(8 * DAY)
    await host.director.run_due()
    match = await first_match(host, tournament.id)
    assert reminder(words, tournament, match) is None
    assert overdue_message(words, tournament, match) is not None
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, FIRST)
    await host.referee.undo(tournament.id, ORGANISER, FIRST)
    assert overdue_message(words, tournament, await first_match(host, tournament.id)) is None


async def test_the_players_of_a_reopened_match_are_called_once(host: Host, clock: HandClock) -> None:
    """A match whose thread could not be made before it was decided and reopened has one call into its thread."""
    tournament_id = await announced(host, clock, 4)
    clock.forward(DAY)
    await host.director.run_due()
    await host.referee.decide(tournament_id, ORGANISER, DecisionKind.TIE, FIRST)
    await host.referee.undo(tournament_id, ORGANISER, FIRST)
    calls = [delivery.match for delivery in await unposted_news(host) if delivery.kind in MAKE_THREADS]
    assert sorted(calls, key=str) == [0, 1]
    assert all(match.counted for match in (await threads(host, tournament_id)).matches)


async def test_a_round_whose_end_was_posted_unnoticed_is_said_to_go_on(
    restart: Callable[[], Host], clock: HandClock
) -> None:
    """If the process dies after posting a round's end, and a match is reopened then, the channel is told."""
    host = restart()
    tournament = await announced(host, clock, 2)
    clock.forward(DAY)
    await host.director.run_due()
    for delivery in await unposted_news(host):
        await host.outbox.delivered(delivery, None)
    await host.referee.decide(tournament, ORGANISER, DecisionKind.TIE, FIRST)
    assert (await host.outbox.next_post()).kind is MessageKind.ROUND_OVER
    host = restart()
    await host.referee.undo(tournament, ORGANISER, FIRST)
    assert await waiting(host, MessageKind.ROUND_OVER, MessageKind.REOPENED) == [MessageKind.REOPENED]


async def test_a_round_that_is_reopened_twice_is_said_once_to_go_on(host: Host, clock: HandClock) -> None:
    """While nothing can be posted, a round that ends and is reopened again and again has one message about it."""
    tournament = await under_way(host, clock, 2)
    for _ in range(2):
        await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, FIRST)
        await host.referee.undo(tournament.id, ORGANISER, FIRST)
    going_on = [delivery for delivery in await unposted_news(host) if delivery.kind is MessageKind.REOPENED]
    assert [delivery.match for delivery in going_on if delivery.match is None] == [None]


async def test_an_undo_is_told_before_the_first_turn_of_the_new_game(host: Host, clock: HandClock) -> None:
    """The players read that their result was taken back, and only then the first turn of the game that follows."""
    tournament = await under_way(host, clock, 2)
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, FIRST)
    await host.referee.undo(tournament.id, ORGANISER, FIRST)
    game = (await first_match(host, tournament.id)).legs[-1].game
    kinds = [
        delivery.kind
        for delivery in await host.outbox.waiting(Work.POST)
        if delivery.kind is MessageKind.REOPENED or delivery.subject == game
    ]
    assert kinds == [MessageKind.REOPENED, MessageKind.REOPENED, MessageKind.TURN]


async def test_line_ups_posted_late_show_no_withheld_result(host: Host, clock: HandClock) -> None:
    """In a duplicate round the message of the line-ups shows no board that is decided before others are as far."""
    tournament = await begun(host, clock, 2, replace(TWO, duplicate=True))
    clock.forward(DAY)
    await host.director.run_due()
    (line_ups,) = [
        delivery for delivery in await unposted_news(host) if delivery.kind is MessageKind.LINE_UPS
    ]
    first_board, _ = (await threads(host, tournament.id)).matches
    await play_match(host, first_board)
    await host.director.run_due()
    assert not (await first_match(host, tournament.id)).open
    (message,) = await rendered(host, clock, line_ups)
    text = "".join(
        part.content for part in message.view.walk_children() if isinstance(part, discord.ui.TextDisplay)
    )
    assert "0 : 0" in text


@pytest.mark.parametrize("late", [False, True])
async def test_nobody_is_called_to_a_match_whose_time_has_passed(
    host: Host, clock: HandClock, late: bool
) -> None:
    """The call before an agreed time is not posted if that time has passed, as after a downtime."""
    tournament = await a_match(host, clock)
    one, other = (tournament.entrant(entrant).person for entrant in tournament.matches[0].entrants)
    at = (clock.time + DAY).replace(second=0, microsecond=0)
    await host.match_times.propose(tournament.id, FIRST, one, [at])
    await host.match_times.accept(tournament.id, FIRST, other, at)
    clock.forward(at - CALLED_BEFORE - clock.time)
    await host.director.run_due()
    (call,) = [delivery for delivery in await unposted_news(host) if delivery.kind is MessageKind.TIME_CALL]
    if late:
        clock.forward(2 * CALLED_BEFORE)
    assert len(await rendered(host, clock, call)) == (0 if late else 1)
