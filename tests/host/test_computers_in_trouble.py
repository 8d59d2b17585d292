"""Tests of computer players whose worker dies, hangs or answers wrongly, and of thirty computers to move at once."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from games_played import ANN, BEN, GUILD, alternating, options, refused, started, turn

from game.notation.moves import move_text, parse_move
from game.values.moves import Place
from game.values.ruleset import Option, make_ruleset
from host.computers.worker import answer
from host.errors import HostReason
from host.games.computer_seats import ADVISER, STAND_IN
from host.games.views import Person
from host.host import Host
from model.games import Maker
from model.ids import ChannelId, GameId, PersonId

Read = Callable[[asyncio.StreamReader], Awaitable[object]]

SMALL = make_ruleset(on=[Option.TABLE_EDGE], table=(5, 5))

WORKER = """
import json, pathlib, sys, time
from host.computers.worker import answer
for line in sys.stdin:
    opponent = json.loads(line)["opponent"]
    said = answer(line)
    with pathlib.Path({file!r}).open("a") as heard:
        heard.write(json.dumps([opponent, json.loads(said)]) + chr(10))
    if opponent == "expert":
        {fault}
    print(said, flush=True)
"""
FAULTS = {
    "dies": "sys.exit(1)",
    "hangs": "time.sleep(3600)",
    "fails": """said = '{"failed": "no idea"}'""",
    "cheats": """said = '{"moves": ["A@99,99/0"], "seconds": 0.1}'""",
    "babbles": "said = 'nonsense'",
}


async def against_computer(host: Host, level: str, number: int = 70) -> GameId:
    """Start a game in which a person has played a turn and a computer is to move; return its id."""
    person = Person(PersonId(number), "Somebody")
    table = await host.lobby.open(GUILD, ChannelId(number), person, options(ruleset=SMALL))
    await host.lobby.add_computer(table.id, person.id, level)
    await host.lobby.start(table.id, person.id)
    await turn(host, table.id)
    return table.id


@pytest.mark.parametrize(("address", "fault"), alternating(FAULTS), indirect=["address"])
async def test_a_computer_of_level_normal_stands_in_for_one_that_fails(
    host: Host, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    """If a worker fails, it is ended, a new one plays as *normal* would, and the log names the turn."""
    game = await against_computer(host, "expert")
    file = tmp_path / "heard"
    worker = WORKER.format(file=str(file), fault=FAULTS[fault])
    with monkeypatch.context() as broken:
        broken.setattr(host.computers.worker, "arguments", ("-c", worker))
        if fault == "hangs":
            # A hanging worker hangs for an hour: the host stops waiting sooner, on the slowest machine too.
            broken.setattr("host.computers.service.THINKING_SECONDS", 0.2)
            broken.setattr("host.computers.service.EXTRA_SECONDS", 5.0)
        await host.timekeeper.run_due()
    requests = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [opponent for opponent, _ in requests] == ["expert", STAND_IN]
    expected = [parse_move(move) for move in requests[1][1]["moves"]]
    (report,) = (await host.history.reports(game))[1:]
    assert report.maker is Maker.COMPUTER
    assert [move_text(move) for move in report.moves] == [
        move_text(move) for move in expected[: len(report.moves)]
    ]
    assert isinstance(report.moves[0], Place)
    assert "computer player expert failed" in caplog.text
    assert f"{STAND_IN} failed" not in caplog.text
    assert ("Traceback" in caplog.text) is (fault in ("cheats", "babbles"))


async def test_a_computer_that_was_too_late_gets_less_time(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a turn that came too late, or not at all, that level gets less time, but no other level does."""
    asked: list[tuple[str, float]] = []
    late = iter((True, False, False, True, False))

    async def ask(question: bytes, read: Read, limit: float) -> object:
        sent = json.loads(question)
        asked.append((sent["opponent"], round(sent["seconds"], 3)))
        if next(late):
            raise TimeoutError
        found = json.loads(answer(question.decode())) | {"seconds": 0.01}
        reader = asyncio.StreamReader()
        reader.feed_data(json.dumps(found).encode() + b"\n")
        return await read(reader)

    monkeypatch.setattr(host.computers.worker, "ask", ask)
    game = await against_computer(host, "expert")
    for _ in range(3):
        assert await host.computers.play(game)
        await turn(host, game)
    assert asked == [("expert", 3.0), (STAND_IN, 3.0), ("expert", 0.6), ("expert", 0.66), (STAND_IN, 3.0)]


@pytest.mark.parametrize(("address", "fault"), alternating(("dies", "fails", "cheats")), indirect=["address"])
async def test_a_hint_that_fails_is_refused(
    host: Host, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    """A person gets no weaker computer's turn as a hint; the log names the game, and the next hint is given."""
    view = await started(host, ANN, BEN, ruleset=SMALL)
    worker = WORKER.replace("expert", ADVISER).format(file=str(tmp_path / "heard"), fault=FAULTS[fault])
    with monkeypatch.context() as broken:
        broken.setattr(host.computers.worker, "arguments", ("-c", worker))
        assert await refused(host.computers.hint(view.id, ANN.id)) is HostReason.NO_HINT
    assert f"game {view.id}, state 0" in caplog.text
    assert ("Traceback" in caplog.text) is (fault == "cheats")
    assert await refused(host.computers.hint(view.id, BEN.id)) is HostReason.NOT_YOUR_TURN
    assert await refused(host.computers.hint(view.id, PersonId(70))) is HostReason.NOT_SEATED
    assert isinstance((await host.computers.hint(view.id, ANN.id))[0], Place)


async def test_a_hint_for_a_turn_that_is_over_is_refused(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint is not given if its turn was played, or the game stopped, while the computer was thinking."""
    view = await started(host, ANN, BEN, ruleset=SMALL)
    meanwhile = iter((lambda: turn(host, view.id), lambda: host.endings.stop(view.id, None, manager=True)))

    async def ask(question: bytes, read: Read, limit: float) -> object:
        await next(meanwhile)()
        reader = asyncio.StreamReader()
        reader.feed_data(answer(question.decode()).encode() + b"\n")
        return await read(reader)

    monkeypatch.setattr(host.computers.worker, "ask", ask)
    assert await refused(host.computers.hint(view.id, ANN.id)) is HostReason.NOT_YOUR_TURN
    assert await refused(host.computers.hint(view.id, BEN.id)) is HostReason.NOT_RUNNING


async def test_people_move_while_thirty_games_wait_for_computers(
    host: Host, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each of thirty games gets its computer's turn, and people who move meanwhile wait for none of them."""
    # Even on a fast machine the computers must not be done before people have moved.
    worker = WORKER.format(file=str(tmp_path / "heard"), fault="time.sleep(0.05)")
    monkeypatch.setattr(host.computers.worker, "arguments", ("-c", worker))
    monkeypatch.setattr("host.computers.service.THINKING_SECONDS", 0.3)
    games = [await against_computer(host, "expert", 1000 + number) for number in range(30)]
    people = await started(host, ANN, BEN, channel=ChannelId(7000), ruleset=SMALL)
    playing = asyncio.create_task(host.timekeeper.run_due())
    for _ in range(3):
        await turn(host, people.id)
    left = [game for game in games if (await host.games.view(game)).position.turn == 2]
    assert left, "people were served before all computers were"
    await playing
    while [game for game in games if (await host.games.view(game)).position.turn == 2]:
        await host.timekeeper.run_due()
    for game in games:
        assert [report.maker for report in await host.history.reports(game)] == [Maker.PERSON, Maker.COMPUTER]
