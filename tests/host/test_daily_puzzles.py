"""The tile of the day: posted and answered once a day, counted, and forgotten when a person asks for that."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta

import pytest
from at_the_table import ANN, BEN, CHANNEL, CLEO, DAY, GUILD, HOUR, HandClock, refused, started, turn

from game.engine.legal import turns
from game.puzzles.puzzle import Verdict, parse_puzzle, puzzle_text
from game.values.moves import Move, Place
from game.values.ruleset import Option, make_ruleset
from host.errors import HostReason, HostRefusal
from host.games.views import Person
from host.host import Host
from host.puzzles import puzzle_producer, stock
from host.puzzles.schedule import first_due, newest_due, next_after
from model.ids import ChannelId, GuildId, MessageId
from model.outbox import MessageKind, Posted, PuzzleDelivery
from model.puzzles import PuzzleAnswer
from model.reviews import StoredReview
from model.tables import GameStatus
from storage import puzzles, reviews
from storage.database import Database

NINE = time(9)
BERLIN = "Europe/Berlin"
OTHER = GuildId(8)


def _chooses(name: str) -> bool:
    """Return True if the best placement of a puzzle can be followed by more than one move."""
    puzzle = parse_puzzle(stock.text(name))
    place, then = puzzle.best.whole
    return any(one[0] == place and one[1] != then for one in turns(puzzle.position))


CHOOSING = tuple(name for name in stock.names() if _chooses(name))


@pytest.fixture(autouse=True)
def _puzzles_of_all_kinds_of_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use only puzzles in which an answer may be half right."""
    monkeypatch.setattr(stock, "names", lambda: CHOOSING)


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


async def test_a_plan_that_cannot_be_kept_stops_no_other(
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
    waiting = [one for one in await host.outbox.waiting() if isinstance(one, PuzzleDelivery)]
    assert [one.guild for one in waiting] == [OTHER]
    assert [record.levelname for record in caplog.records].count("ERROR") == 1
    assert looks == [clock.time + DAY] * 2, "the plan that cannot be kept is looked at once a day"
    clock.time += 2 * DAY
    await host.puzzles.run_due()
    assert [record.levelname for record in caplog.records].count("ERROR") == 1
    await begun(host)
    assert await host.puzzles.run_due() == await begun(host), "with another time zone it can be kept"


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_a_plan_that_cannot_be_read_is_not_waited_for(
    host: Host, clock: HandClock, database: Database
) -> None:
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
            return next(one for one in turns(puzzle.position) if one[0] == place and one[1] != then)
        case Verdict.OTHER:
            return next(one for one in turns(puzzle.position) if one[0].cell != place.cell)


async def answer(host: Host, number: int, person: Person, verdict: Verdict) -> PuzzleAnswer:
    place, then = await turn_of(host, number, verdict)
    return await host.puzzles.answer(GUILD, number, person.id, place, then)


def at(*moment: int) -> datetime:
    return datetime(*moment, tzinfo=UTC)  # type: ignore[misc, arg-type]


async def test_a_later_hour_posts_no_second_puzzle_that_day(host: Host, clock: HandClock) -> None:
    """A plan moved to a later hour posts no second puzzle on that day of its time zone, also after a stop."""
    await opened(host, clock)
    today, evening = clock.time, time(21)
    later = (await host.puzzles.begin(GUILD, CHANNEL, evening, BERLIN, "de")).next_at
    assert later == next_after(today + DAY, evening, BERLIN)
    await host.puzzles.end(GUILD)
    assert (await host.puzzles.begin(GUILD, CHANNEL, evening, BERLIN, "de")).next_at == later
    earlier = (await host.puzzles.begin(GUILD, CHANNEL, time(8), BERLIN, "de")).next_at
    assert earlier == next_after(today, time(8), BERLIN), "the next morning is another day"


def test_it_is_due_once_a_day_in_the_zone_of_the_server() -> None:
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


async def test_a_puzzle_comes_each_day_and_then_its_solution(host: Host, clock: HandClock) -> None:
    due = await begun(host)
    assert await host.puzzles.run_due() == due
    assert await posted(host) == []
    assert await refused(host.puzzles.newest(GUILD, ANN.id)) is HostReason.PUZZLE_NOT_YET
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


async def test_nothing_is_posted_twice_or_lost_by_a_restart(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """A restart posts a due puzzle once and no puzzle twice; of two processes at once one posts it."""
    clock.time = await begun(host)
    await asyncio.gather(host.puzzles.run_due(), restart().puzzles.run_due())
    again = restart()
    await again.puzzles.run_due()
    assert await posted(again) == [(MessageKind.PUZZLE, 1)]
    clock.forward(DAY)
    await restart().puzzles.run_due()
    assert await posted(restart()) == [(MessageKind.PUZZLE_SOLUTION, 1), (MessageKind.PUZZLE, 2)]


async def test_after_a_downtime_one_puzzle_comes(host: Host, clock: HandClock) -> None:
    """A puzzle that is hours late is still posted; after most of a day only the next one is, at its time."""
    due = await begun(host)
    clock.time = due + 5 * HOUR
    assert await host.puzzles.run_due() == due + DAY
    assert await posted(host) == [(MessageKind.PUZZLE, 1)]
    clock.time = due + 10 * DAY - 2 * HOUR
    assert await host.puzzles.run_due() == due + 10 * DAY
    assert await posted(host) == []
    assert (await host.puzzles.newest(GUILD, ANN.id)).open
    clock.time = due + 10 * DAY
    await host.puzzles.run_due()
    assert await posted(host) == [(MessageKind.PUZZLE_SOLUTION, 1), (MessageKind.PUZZLE, 2)]


async def test_everybody_has_one_try(host: Host, clock: HandClock) -> None:
    number = await opened(host, clock)
    given = await answer(host, number, ANN, Verdict.OTHER)
    assert (given.verdict, given.points) == (Verdict.OTHER, 0)
    assert await refused(answer(host, number, ANN, Verdict.BEST)) is HostReason.PUZZLE_ANSWERED
    assert (await answer(host, number, BEN, Verdict.PLACED)).points == 1
    assert (await answer(host, number, CLEO, Verdict.BEST)).points == 3
    assert await host.puzzles.verdicts(GUILD, number) == dict.fromkeys(Verdict, 1)
    assert (await host.puzzles.view(GUILD, number, BEN.id)).answer is not None


async def test_two_presses_at_once_are_one_answer(host: Host, clock: HandClock) -> None:
    number = await opened(host, clock)
    both = [answer(host, number, ANN, verdict) for verdict in (Verdict.BEST, Verdict.OTHER)]
    told = await asyncio.gather(*both, return_exceptions=True)
    assert sum(isinstance(one, PuzzleAnswer) for one in told) == 1
    assert [one.reason for one in told if isinstance(one, HostRefusal)] == [HostReason.PUZZLE_ANSWERED]


async def test_what_is_no_answer_is_refused(host: Host, clock: HandClock) -> None:
    number = await opened(host, clock)
    place, then = await turn_of(host, number, Verdict.BEST)
    far = Place(place.tile, type(place.cell)(90, 90), 0)
    assert await refused(host.puzzles.answer(GUILD, number, ANN.id, far, then)) is HostReason.PUZZLE_TURN
    assert await refused(host.puzzles.answer(GUILD, 7, ANN.id, place, then)) is HostReason.NO_PUZZLE
    assert await refused(host.puzzles.answer(OTHER, number, ANN.id, place, then)) is HostReason.NO_PUZZLE
    await opened(host, clock)
    assert await refused(answer(host, number, ANN, Verdict.BEST)) is HostReason.PUZZLE_CLOSED
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
    ann_stands, ben_stands = await host.puzzles.standings(GUILD)
    assert (ann_stands.person, ann_stands.points, ann_stands.solved) == (ANN.id, 13, 4)
    assert (ann_stands.streak, ann_stands.longest, ann_stands.answered) == (2, 2, 5)
    assert (ben_stands.points, ben_stands.streak, ben_stands.longest) == (6, 1, 1)
    await opened(host, clock)
    ann_stands, ben_stands = await host.puzzles.standings(GUILD)
    assert (ann_stands.streak, ben_stands.streak) == (2, 0)
    assert await host.puzzles.standings(OTHER) == ()


async def test_who_ends_it_gets_the_solution_now(host: Host, clock: HandClock) -> None:
    """Ending the plan posts the open puzzle's solution at once; points stay and count on in the next plan."""
    number = await opened(host, clock)
    await answer(host, number, ANN, Verdict.BEST)
    assert await host.puzzles.end(GUILD)
    assert await posted(host) == [(MessageKind.PUZZLE_SOLUTION, number)]
    assert await host.puzzles.plan(GUILD) is None
    assert not await host.puzzles.end(GUILD)
    clock.forward(3 * DAY)
    assert await host.puzzles.run_due() is None
    assert await posted(host) == []
    assert await opened(host, clock) == number + 1
    assert (await host.puzzles.standings(GUILD))[0].points == 3


async def test_a_person_is_forgotten(host: Host, clock: HandClock) -> None:
    """A person's answers are exported; deleting the data removes them, also from the standings."""
    number = await opened(host, clock)
    given = await answer(host, number, ANN, Verdict.BEST)
    await answer(host, number, BEN, Verdict.OTHER)
    (told,) = json.loads(json.dumps(await host.people.export(ANN.id), default=str))["puzzles"]
    assert told == {
        "server": str(GUILD),
        "number": number,
        "answer": given.moves,
        "points": 3,
        "at": given.at.isoformat(),
    }
    await host.people.delete(ANN.id)
    assert [one.person for one in await host.puzzles.standings(GUILD)] == [BEN.id]
    assert (await host.people.export(ANN.id))["puzzles"] == []


async def test_servers_have_their_own(host: Host, clock: HandClock) -> None:
    """Each server has its own order of puzzles, its own numbers and its own time."""
    due = await begun(host)
    await host.puzzles.begin(OTHER, ChannelId(CHANNEL), time(9), "Asia/Tokyo", "en")
    clock.time = due
    await host.puzzles.run_due()
    assert await posted(host) == [(MessageKind.PUZZLE, 1), (MessageKind.PUZZLE, 1)]
    first = [(await host.puzzles.view(guild, 1)).daily.text for guild in (GUILD, OTHER)]
    assert len(set(first)) == 2


async def test_a_reviewed_game_makes_a_puzzle(
    host: Host, database: Database, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A puzzle from a reviewed game, made in advance by a process, is posted before those of the stock."""
    ruleset = make_ruleset(on=[Option.TABLE_EDGE], table=(3, 3))
    view = await started(host, ANN, BEN, ruleset=ruleset)
    while view.status is GameStatus.RUNNING:
        view = (await turn(host, view.id)).view
    while await host.outbox.waiting():
        delivery = await host.outbox.next_post()
        await host.outbox.delivered(delivery, None)
    text = stock.text(stock.names()[0])
    told = f"import sys; sys.stdin.readline(); print(); print({json.dumps(text)!r})"
    monkeypatch.setattr(puzzle_producer, "WORKER", ("-c", told))
    due = await begun(host)
    await host.puzzle_producer.prepare()
    async with database.begin() as connection:
        assert await puzzles.ready(connection, GUILD) is None, "no game is reviewed yet"
        await reviews.put(connection, view.id, StoredReview(""))
    await host.puzzle_producer.prepare()
    await host.puzzle_producer.prepare()
    async with database.read() as connection:
        assert await puzzles.sources(connection, GUILD) == {view.id}
    clock.time = due
    await host.puzzles.run_due()
    assert (await host.puzzles.view(GUILD, 1)).daily.source == view.id


async def test_a_maker_that_fails_leaves_the_stock(
    host: Host,
    database: Database,
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(stock, "names", lambda: ())
    monkeypatch.setattr(puzzle_producer, "WORKER", ("-c", "print('what?')"))
    due = await begun(host)
    assert await host.puzzle_producer.prepare() == clock.time + timedelta(minutes=1), "it is tried again"
    assert "no puzzle could be made" in caplog.text
    clock.time = due
    assert await host.puzzles.run_due() == due + timedelta(minutes=1), "it is looked for again"
    assert await posted(host) == []
    monkeypatch.undo()
    await host.puzzles.run_due()
    assert await posted(host) == [(MessageKind.PUZZLE, 1)]


async def test_computers_play_for_a_server_that_has_had_all(
    host: Host, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stock, "names", lambda: ())
    text = stock.text("tile-8-8")
    told = f"import sys; assert 'seed' in sys.stdin.readline(); print({json.dumps(text)!r})"
    monkeypatch.setattr(puzzle_producer, "WORKER", ("-c", told))
    await begun(host)
    assert await host.puzzle_producer.prepare() is None
    async with database.read() as connection:
        ready = await puzzles.ready(connection, GUILD)
    assert ready is not None
    assert ready.source.startswith("random ")
    assert puzzle_text(parse_puzzle(ready.text)) == text


async def test_a_downtime_of_more_than_a_day(host: Host, clock: HandClock) -> None:
    """Today's puzzle comes two hours late, though that of yesterday did not come at all."""
    due = await begun(host)
    clock.time = due
    await host.puzzles.run_due()
    await posted(host)
    clock.time = due + 2 * DAY + 2 * HOUR
    await host.puzzles.run_due()
    assert MessageKind.PUZZLE in [kind for kind, _ in await posted(host)]
