"""Tests of the tile of the day: plans, puzzles and solutions, answers, standings, and puzzles made in advance."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta

import pytest
from games_played import ANN, BEN, CHANNEL, CLEO, DAY, GUILD, HOUR, HandClock, refused

from game.engine.legal import turns
from game.puzzles.puzzle import Verdict, parse_puzzle
from game.values.moves import Move, Place
from host.errors import HostReason, HostRefusal
from host.events import PuzzlesChanged
from host.games.views import Person
from host.host import Host
from host.puzzles import puzzle_producer, stock
from host.puzzles.schedule import first_due, newest_due, next_after
from model.ids import ChannelId, GuildId, MessageId
from model.outbox import MessageKind, Posted, PuzzleDelivery
from model.puzzles import PuzzleAnswer
from storage import puzzles
from storage.database import Database

NINE, BERLIN = time(9), "Europe/Berlin"
OTHER = GuildId(8)


def _has_a_choice(name: str) -> bool:
    """Return True if the best placement of a puzzle can be followed by more than one move."""
    puzzle = parse_puzzle(stock.text(name))
    place, then = puzzle.best.whole
    return any(turn[0] == place and turn[1] != then for turn in turns(puzzle.position))


WITH_A_CHOICE = tuple(name for name in stock.names() if _has_a_choice(name))


@pytest.fixture(autouse=True)
def _only_puzzles_with_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use only puzzles to which an answer can have each verdict."""
    monkeypatch.setattr(stock, "names", lambda: WITH_A_CHOICE)


async def begun(host: Host, guild: GuildId = GUILD) -> datetime:
    """Begin a plan for nine o'clock in Berlin; return when its first puzzle is due."""
    return (await host.puzzles.begin(guild, CHANNEL, NINE, BERLIN, "de")).next_at


async def posted(host: Host) -> list[tuple[MessageKind, int]]:
    """Post all waiting messages of puzzles, each once; return their kinds and puzzle numbers in order."""
    found = []
    while await host.outbox.waiting():
        async with asyncio.timeout(30):
            delivery = await host.outbox.next_post()
        assert isinstance(delivery, PuzzleDelivery)
        assert delivery.channel == CHANNEL
        await host.outbox.delivered(delivery, Posted(CHANNEL, MessageId(delivery.number)))
        found.append((delivery.kind, delivery.puzzle))
    return found


async def opened(host: Host, clock: HandClock) -> int:
    """Post the next puzzle when it is due and return its number."""
    plan = await host.puzzles.plan(GUILD)
    clock.time = plan.next_at if plan is not None else await begun(host)
    await host.puzzles.run_due()
    return (await posted(host))[-1][1]


async def test_a_plan_with_an_unknown_time_zone_stops_no_other(
    host: Host, clock: HandClock, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """If the time zone of one server's plan is unknown, the log says so; other servers get their puzzles."""
    clock.time = await begun(host)
    await begun(host, OTHER)
    async with database.begin() as connection:
        plan = await puzzles.plan(connection, GUILD)
        assert plan is not None
        await puzzles.put_plan(
            connection, replace(plan, time_zone="Atlantis/Poseidonis", next_at=clock.time - HOUR)
        )
        other = await puzzles.plan(connection, OTHER)
        assert other is not None
        await puzzles.put_plan(connection, replace(other, next_at=clock.time))
    looks = [await host.puzzles.run_due() for _ in range(2)]
    waiting = [delivery for delivery in await host.outbox.waiting() if isinstance(delivery, PuzzleDelivery)]
    assert [delivery.guild for delivery in waiting] == [OTHER]
    assert [record.levelname for record in caplog.records].count("ERROR") == 1
    assert looks == [clock.time + DAY] * 2, "the plan that cannot be kept is looked at once a day"
    clock.time += 2 * DAY
    await host.puzzles.run_due()
    assert [record.levelname for record in caplog.records].count("ERROR") == 1
    await host.puzzles.begin(OTHER, CHANNEL, time(10), BERLIN, "de")
    await begun(host)
    assert await host.puzzles.run_due() == await begun(host), "with another time zone it can be kept"


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_an_unreadable_plan_is_reported_once(host: Host, clock: HandClock, database: Database) -> None:
    """A plan whose row cannot be read is reported once in the log, and not looked at every minute."""
    clock.time = await begun(host)
    async with database.begin() as connection:
        await connection.exec_driver_sql("UPDATE puzzle_plans SET at = 'noon'")
    assert await host.puzzles.run_due() is None


async def turn_of(host: Host, number: int, verdict: Verdict) -> tuple[Place, Move]:
    """Return a turn that has this verdict as an answer to a puzzle."""
    puzzle = (await host.puzzles.view(GUILD, number)).puzzle
    place, then = puzzle.best.whole
    match verdict:
        case Verdict.BEST:
            return place, then
        case Verdict.PLACED:
            return next(turn for turn in turns(puzzle.position) if turn[0] == place and turn[1] != then)
        case Verdict.OTHER:
            return next(turn for turn in turns(puzzle.position) if turn[0].cell != place.cell)


async def answer(host: Host, number: int, person: Person, verdict: Verdict) -> PuzzleAnswer:
    place, then = await turn_of(host, number, verdict)
    return await host.puzzles.answer(GUILD, number, person.id, place, then)


def at(*moment: int) -> datetime:
    return datetime(*moment, tzinfo=UTC)  # type: ignore[misc, arg-type]


async def test_a_plan_moved_to_a_later_hour_posts_no_second_puzzle_that_day(
    host: Host, clock: HandClock
) -> None:
    """A plan moved to a later hour posts no second puzzle on that day of its time zone, also after a stop."""
    await opened(host, clock)
    today, evening = clock.time, time(21)
    later = (await host.puzzles.begin(GUILD, CHANNEL, evening, BERLIN, "de")).next_at
    assert later == next_after(today + DAY, evening, BERLIN)
    await host.puzzles.end(GUILD)
    assert (await host.puzzles.begin(GUILD, CHANNEL, evening, BERLIN, "de")).next_at == later
    earlier = (await host.puzzles.begin(GUILD, CHANNEL, time(8), BERLIN, "de")).next_at
    assert earlier == next_after(today, time(8), BERLIN), "the next morning is another day"


def test_a_puzzle_is_due_once_a_day_in_the_plan_s_time_zone() -> None:
    """A puzzle is due once a day, also when clocks are set forward or back during its hour."""
    assert next_after(at(2026, 3, 2, 7, 59), NINE, BERLIN) == at(2026, 3, 2, 8)
    assert next_after(at(2026, 3, 2, 8), NINE, BERLIN) == at(2026, 3, 3, 8)
    assert next_after(at(2026, 3, 28, 8), NINE, BERLIN) == at(2026, 3, 29, 7)
    for now, newest in ((at(2026, 3, 5, 7, 59), 4), (at(2026, 3, 5, 8), 5)):
        assert newest_due(at(2026, 3, 2, 8), now, NINE, BERLIN) == at(2026, 3, newest, 8)
    assert first_due(at(2026, 3, 2, 7), at(2026, 3, 1, 23, 30), NINE, BERLIN) == at(2026, 3, 3, 8)
    half_past_two = time(2, 30)
    days, moment = [], at(2026, 3, 27)
    for _ in range(5):
        moment = next_after(moment, half_past_two, BERLIN)
        days.append(moment)
    assert days == [
        at(2026, 3, 27, 1, 30),
        at(2026, 3, 28, 1, 30),
        *(at(2026, 3, day, *hour) for day, hour in ((29, (1, 30)), (30, (0, 30)), (31, (0, 30)))),
    ]
    autumn = next_after(at(2026, 10, 24, 12), half_past_two, BERLIN)
    assert autumn == at(2026, 10, 25, 0, 30)
    assert next_after(autumn, half_past_two, BERLIN) == at(2026, 10, 26, 1, 30)


async def test_each_day_a_solution_and_the_next_puzzle_are_posted(host: Host, clock: HandClock) -> None:
    """Each puzzle is posted when it is due, after the solution of the one before, which is then closed."""
    changed = host.events.subscribe(PuzzlesChanged).next()
    due = await begun(host)
    assert changed.is_set(), "the loop looks again when the first one is due"
    assert await host.puzzles.run_due() == due
    assert await posted(host) == []
    with pytest.raises(HostRefusal) as refusal:
        await host.puzzles.newest(GUILD, ANN.id)
    assert refusal.value.reason is HostReason.PUZZLE_NOT_YET
    assert refusal.value.values == {"first": str(int(due.timestamp()))}
    clock.time = due
    assert await host.puzzles.run_due() == due + DAY
    assert await posted(host) == [(MessageKind.PUZZLE, 1)]
    assert (await host.puzzles.newest(GUILD, ANN.id)).open
    clock.time = due + DAY
    await host.puzzles.run_due()
    assert await posted(host) == [(MessageKind.PUZZLE_SOLUTION, 1), (MessageKind.PUZZLE, 2)]
    assert not (await host.puzzles.view(GUILD, 1)).open
    first, second = [(await host.puzzles.view(GUILD, number)).daily for number in (1, 2)]
    assert first.text != second.text
    assert await host.puzzles.language(GUILD) == "de"
    assert await host.puzzles.language(OTHER) is None


async def test_a_restart_neither_repeats_nor_loses_a_puzzle(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """A restart posts a due puzzle once and no puzzle twice; of two processes at once one posts it."""
    clock.time = await begun(host)
    await asyncio.gather(host.puzzles.run_due(), restart().puzzles.run_due())
    restarted = restart()
    await restarted.puzzles.run_due()
    assert await posted(restarted) == [(MessageKind.PUZZLE, 1)]
    clock.forward(DAY)
    await restart().puzzles.run_due()
    assert await posted(restart()) == [(MessageKind.PUZZLE_SOLUTION, 1), (MessageKind.PUZZLE, 2)]


async def test_after_a_downtime_one_puzzle_is_posted(
    host: Host, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    """A puzzle that is twelve hours late is still posted; of a later one only the next is, at its time."""
    due = await begun(host)
    clock.time = due + 12 * HOUR
    assert await host.puzzles.run_due() == due + DAY
    assert await posted(host) == [(MessageKind.PUZZLE, 1)]
    clock.time = due + 9 * DAY + 12 * HOUR + timedelta(seconds=1)
    assert await host.puzzles.run_due() == due + 10 * DAY
    assert await posted(host) == []
    assert "the bot was away too long" in caplog.text
    assert (await host.puzzles.newest(GUILD, ANN.id)).open
    clock.time = due + 10 * DAY
    await host.puzzles.run_due()
    assert await posted(host) == [(MessageKind.PUZZLE_SOLUTION, 1), (MessageKind.PUZZLE, 2)]


async def test_each_person_answers_a_puzzle_once(host: Host, clock: HandClock) -> None:
    """A best answer pays 3 points, the best placement alone 1; a second answer of a person is refused."""
    number = await opened(host, clock)
    answered = await answer(host, number, ANN, Verdict.OTHER)
    assert (answered.verdict, answered.points) == (Verdict.OTHER, 0)
    assert await refused(answer(host, number, ANN, Verdict.BEST)) is HostReason.PUZZLE_ANSWERED
    assert (await answer(host, number, BEN, Verdict.PLACED)).points == 1
    assert (await answer(host, number, CLEO, Verdict.BEST)).points == 3
    assert await host.puzzles.verdicts(GUILD, number) == dict.fromkeys(Verdict, 1)
    assert (await host.puzzles.view(GUILD, number, BEN.id)).answer is not None


async def test_of_two_concurrent_answers_of_a_person_one_counts(host: Host, clock: HandClock) -> None:
    """Of two answers that a person gives at the same time one is stored and the other refused."""
    number = await opened(host, clock)
    both = [answer(host, number, ANN, verdict) for verdict in (Verdict.BEST, Verdict.OTHER)]
    results = await asyncio.gather(*both, return_exceptions=True)
    assert sum(isinstance(result, PuzzleAnswer) for result in results) == 1
    assert [result.reason for result in results if isinstance(result, HostRefusal)] == [
        HostReason.PUZZLE_ANSWERED
    ]


async def test_refusals_of_answers_and_plans(host: Host, clock: HandClock) -> None:
    """Illegal turns, unknown and closed puzzles, and plans with an unknown time zone are refused."""
    number = await opened(host, clock)
    place, then = await turn_of(host, number, Verdict.BEST)
    far = Place(place.tile, type(place.cell)(90, 90), 0)
    assert await refused(host.puzzles.answer(GUILD, number, ANN.id, far, then)) is HostReason.PUZZLE_TURN
    assert await refused(host.puzzles.answer(GUILD, 7, ANN.id, place, then)) is HostReason.NO_PUZZLE
    assert await refused(host.puzzles.answer(OTHER, number, ANN.id, place, then)) is HostReason.NO_PUZZLE
    await answer(host, number, BEN, Verdict.OTHER)
    await opened(host, clock)
    assert await refused(answer(host, number, ANN, Verdict.BEST)) is HostReason.PUZZLE_CLOSED
    assert await refused(answer(host, number, BEN, Verdict.BEST)) is HostReason.PUZZLE_ANSWERED
    zone = host.puzzles.begin(GUILD, CHANNEL, NINE, "Europe/Nowhere", "en")
    assert await refused(zone) is HostReason.UNKNOWN_TIME_ZONE


async def test_points_and_streaks(host: Host, clock: HandClock) -> None:
    """A day that was missed or not solved ends a streak; one that is still open does not."""
    for ann, ben in (
        (Verdict.BEST, Verdict.BEST),
        (Verdict.BEST, Verdict.OTHER),
        (Verdict.PLACED, None),
        (Verdict.BEST, Verdict.BEST),
        (Verdict.BEST, None),
    ):
        number = await opened(host, clock)
        await answer(host, number, ANN, ann)
        if ben is not None:
            await answer(host, number, BEN, ben)
    of_ann, of_ben = await host.puzzles.standings(GUILD)
    assert (of_ann.person, of_ann.points, of_ann.solved) == (ANN.id, 13, 4)
    assert (of_ann.streak, of_ann.longest, of_ann.answered) == (2, 2, 5)
    assert (of_ben.points, of_ben.streak, of_ben.longest) == (6, 1, 1)
    await opened(host, clock)
    of_ann, of_ben = await host.puzzles.standings(GUILD)
    assert (of_ann.streak, of_ben.streak) == (2, 0)
    assert await host.puzzles.standings(OTHER) == ()


async def test_ending_a_plan_posts_the_solution_at_once(host: Host, clock: HandClock) -> None:
    """The open puzzle's solution is posted at once; points and numbers go on in the next plan."""
    number = await opened(host, clock)
    await answer(host, number, ANN, Verdict.BEST)
    changed = host.events.subscribe(PuzzlesChanged).next()
    assert not await host.puzzles.end(OTHER)
    assert not changed.is_set()
    assert await host.puzzles.end(GUILD)
    assert changed.is_set(), "the solution is posted at once"
    assert await posted(host) == [(MessageKind.PUZZLE_SOLUTION, number)]
    assert await host.puzzles.plan(GUILD) is None
    assert not await host.puzzles.end(GUILD)
    clock.forward(3 * DAY)
    assert await host.puzzles.run_due() is None
    assert await posted(host) == []
    assert await opened(host, clock) == number + 1
    assert (await host.puzzles.standings(GUILD))[0].points == 3


async def test_answers_are_exported_and_deleted_with_a_person_s_data(host: Host, clock: HandClock) -> None:
    """A person's answers are in the export; deleting the data also removes the person from the standings."""
    number = await opened(host, clock)
    puzzle_answer = await answer(host, number, ANN, Verdict.BEST)
    await answer(host, number, BEN, Verdict.OTHER)
    (exported,) = json.loads(json.dumps(await host.people.export(ANN.id), default=str))["puzzles"]
    assert exported == {
        "server": str(GUILD),
        "number": number,
        "answer": puzzle_answer.moves,
        "points": 3,
        "at": puzzle_answer.at.isoformat(),
    }
    await host.people.delete(ANN.id)
    assert [standing.person for standing in await host.puzzles.standings(GUILD)] == [BEN.id]
    assert (await host.people.export(ANN.id))["puzzles"] == []


async def test_servers_have_puzzles_of_their_own(host: Host, clock: HandClock) -> None:
    """Each server has its own order and numbers of puzzles."""
    due = await begun(host)
    await host.puzzles.begin(OTHER, ChannelId(CHANNEL), time(9), "Asia/Tokyo", "en")
    clock.time = due
    await host.puzzles.run_due()
    assert await posted(host) == [(MessageKind.PUZZLE, 1), (MessageKind.PUZZLE, 1)]
    first = [(await host.puzzles.view(guild, 1)).daily.text for guild in (GUILD, OTHER)]
    assert len(set(first)) == 2


@pytest.mark.parametrize("worker", ["input(); print('what?')", "import os; os.kill(os.getpid(), 9)"])
async def test_a_puzzle_that_cannot_be_made_is_tried_again(
    worker: str,
    host: Host,
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """If the worker fails or is killed, the log says so; without a stock, it is tried again each minute."""
    monkeypatch.setattr(stock, "names", lambda: ())
    monkeypatch.setattr(puzzle_producer, "WORKER", ("-c", worker))
    due = await begun(host)
    assert await host.puzzle_producer.prepare() == clock.time + timedelta(minutes=1), "it is tried again"
    assert "no puzzle could be made" in caplog.text
    clock.time = due
    assert await host.puzzles.run_due() == due + timedelta(minutes=1), "it is looked for again"
    assert await posted(host) == []
    monkeypatch.undo()
    await host.puzzles.run_due()
    assert await posted(host) == [(MessageKind.PUZZLE, 1)]


async def test_after_a_downtime_of_more_than_a_day_the_newest_puzzle_is_posted_late(
    host: Host, clock: HandClock
) -> None:
    """Today's puzzle is posted two hours late; that of yesterday is not posted any more."""
    due = await begun(host)
    clock.time = due
    await host.puzzles.run_due()
    await posted(host)
    clock.time = due + 2 * DAY + 2 * HOUR
    await host.puzzles.run_due()
    assert MessageKind.PUZZLE in [kind for kind, _ in await posted(host)]
