"""Explanations of computers' turns: they show what was played, never what is to come."""

import asyncio
import json
from collections.abc import Callable

import pytest
from games_played import ANN, BEN, CHANNEL, CLEO, GUILD, options, refused, turn, turn_from

from game.comparison import ComparedTurn
from game.explanation import Explanation
from game.notation.moves import parse_move
from game.values.moves import Place
from game.values.ruleset import Colour, Option, make_ruleset
from host.computers.explainer import explanation_text
from host.computers.explanations import ComputerTurn
from host.errors import HostReason, HostRefusal
from host.games.computer_seats import STAND_IN
from host.games.views import GameView
from host.host import Host
from model.ids import GameId
from model.tables import HelpLevel

SMALL = make_ruleset(on=[Option.TABLE_EDGE], table=(5, 5))


async def with_computer(host: Host, level: str = "hard", **chosen: object) -> GameView:
    """Start a game in which Ann has played a turn and the computer has answered."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(**({"ruleset": SMALL} | chosen)))
    await host.lobby.add_computer(table.id, ANN.id, level)
    await host.lobby.start(table.id, ANN.id)
    await turn_from(host, await host.games.view(table.id, ANN.id))
    assert await host.computers.play(table.id)
    return await host.games.view(table.id)


async def test_the_last_turn_is_explained_by_default(host: Host) -> None:
    view = await with_computer(host)
    (only,) = await host.explanations.turns(view.id)
    assert only == ComputerTurn(seq=only.seq, turn=2, seat=Colour.BLUE, opponent="hard")
    explained, found = await host.explanations.explain(view.id)
    assert explained == only
    assert found.compared
    before = await host.games.view(view.id, seq=only.seq)
    place = found.played.moves[0]
    assert isinstance(place, Place)
    assert place.cell not in before.position.board
    assert place.cell in view.position.board
    repeated = await host.explanations.explain(view.id, only.seq)
    assert repeated == (only, found)


async def test_an_explanation_knows_nothing_of_later_turns(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that explains a turn gets the moves up to it, and the figure that followed the tile."""
    asked = list[list[str]]()

    async def follow(_: object, question: bytes, __: float, on_line: Callable[[str], None]) -> bool:
        asked.append(json.loads(question)["moves"])
        place = parse_move(next(move for move in reversed(asked[-1]) if "@" in move))
        on_line(explanation_text(Explanation(ComparedTurn((place,), 0.0), (), 1, 0, False)))
        return True

    monkeypatch.setattr("host.computers.explanations.follow_worker", follow)
    view = await with_computer(host, "greedy")
    for _ in range(2):
        await turn_from(host, view)
        assert await host.computers.play(view.id)
        view = await host.games.view(view.id)
    await turn_from(host, view)
    turns = await host.explanations.turns(view.id)
    assert [(turn.turn, turn.seat) for turn in turns] == [(number, Colour.BLUE) for number in (2, 4, 6)]
    for one in turns:
        _, found = await host.explanations.explain(view.id, one.seq)
        before, after = [await host.games.view(view.id, seq=one.seq + later) for later in (0, 1)]
        (cell,) = after.position.board.keys() - before.position.board.keys()
        place = found.played.moves[0]
        assert isinstance(place, Place)
        assert place.cell == cell
        assert sum("@" in move for move in asked[-1]) == one.turn
    played = [parse_move(move) for move in asked[-1]]
    assert [asked[-1][: len(moves)] for moves in asked] == asked
    assert all(isinstance(played[len(moves)], Place) for moves in asked[:-1]), (
        "a turn is sent with its figure"
    )
    assert not isinstance(played[-1], Place)


async def test_only_turns_of_computers_are_explained(host: Host) -> None:
    """Refused are a person's turn, the turn to come, and a turn of a game that does not exist."""
    view = await with_computer(host)
    for seq in (0, view.seq, 10**9):
        with pytest.raises(HostRefusal) as refusal:
            await host.explanations.explain(view.id, seq)
        assert (refusal.value.reason, refusal.value.values) == (
            HostReason.NO_COMPUTER_TURN,
            {"played": "yes"},
        )
    assert await refused(host.explanations.explain(GameId("nobody"))) is HostReason.NO_SUCH_GAME


async def test_an_undone_turn_is_not_explained(host: Host) -> None:
    """A computer's turn that was undone together with the person's turn before it is not explained."""
    view = await with_computer(host)
    after_asking = await host.undo.ask(view.id, ANN.id, view.seq)
    assert after_asking.vote is None, "the undo needs no agreement"
    assert await host.explanations.turns(view.id) == ()
    with pytest.raises(HostRefusal) as refusal:
        await host.explanations.explain(view.id)
    assert (refusal.value.reason, refusal.value.values) == (HostReason.NO_COMPUTER_TURN, {"played": "no"})


async def test_a_turn_is_explained_by_the_computer_that_played_it(host: Host) -> None:
    """A computer explains its turn though a person has taken its seat since."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(ruleset=SMALL))
    await host.lobby.join(table.id, BEN)
    await host.lobby.start(table.id, ANN.id)
    await turn(host, table.id)
    await host.seats.resign(table.id, BEN.id, STAND_IN)
    assert await host.computers.play(table.id)
    await host.seats.replace(table.id, CLEO.id, Colour.BLUE, CLEO)
    (found,) = await host.explanations.turns(table.id)
    assert (found.seat, found.opponent) == (Colour.BLUE, STAND_IN)


async def test_games_without_help_or_with_hidden_hands_are_not_explained(host: Host) -> None:
    """A running game without help or with hidden hands is not explained; one without help is after its end."""
    view = await with_computer(host, help=HelpLevel.PURIST)
    assert await refused(host.explanations.explain(view.id)) is HostReason.EXPLAINED_PURIST
    await host.endings.stop(view.id, ANN.id)
    assert (await host.explanations.explain(view.id))[1].ways > 0
    hidden = make_ruleset(
        on=[Option.TABLE_EDGE, Option.HAND_THREE, Option.UNPLAYABLE_RETURNS],
        table=(5, 5),
        hidden_hands=True,
    )
    view = await with_computer(host, "greedy", ruleset=hidden)
    assert await refused(host.explanations.explain(view.id)) is HostReason.EXPLAINED_HANDS


async def test_rated_games_are_explained_when_they_are_over(host: Host) -> None:
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(ruleset=SMALL, rated=True))
    await host.lobby.join(table.id, BEN)
    await host.lobby.start(table.id, ANN.id)
    await turn(host, table.id)
    await host.seats.resign(table.id, BEN.id, STAND_IN)
    await host.computers.play(table.id)
    assert await refused(host.explanations.explain(table.id)) is HostReason.EXPLAINED_LATER
    await host.endings.stop(table.id, ANN.id)
    assert (await host.explanations.explain(table.id))[0].opponent == STAND_IN


async def test_an_explanation_whose_worker_fails_or_hangs_is_refused(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    view = await with_computer(host)
    for broken, timeout in (
        ("raise SystemExit(1)", 60.0),
        ("input(); print('what?')", 60.0),
        ("import time; time.sleep(60)", 0.1),
    ):
        with monkeypatch.context() as failing:
            failing.setattr("host.computers.explanations.WORKER", ("-c", broken))
            failing.setattr("host.computers.explanations.TIMEOUT_SECONDS", timeout)
            assert await refused(host.explanations.explain(view.id)) is HostReason.NO_EXPLANATION
    assert caplog.text.count("could not explain its turn") == 3
    assert caplog.text.count("Traceback") == 1, "only an unreadable answer is a fault of the program"
    assert (await host.explanations.explain(view.id))[1].compared


async def test_too_many_waiting_explanations_are_refused(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """While as many explanations wait as are allowed, more are refused; one that is over, or failed, waits no more."""
    view = await with_computer(host, "greedy")
    monkeypatch.setattr("host.computers.explanations.MOST_WAITING", 2)

    async def explained_at_once() -> list[object]:
        """Ask for three explanations at once; return why those that have none were refused."""
        asked = (host.explanations.explain(view.id) for _ in range(3))
        found = await asyncio.gather(*asked, return_exceptions=True)
        return [result.reason for result in found if isinstance(result, HostRefusal)]

    assert await explained_at_once() == [HostReason.EXPLANATIONS_WAITING]
    with monkeypatch.context() as failing:
        failing.setattr("host.computers.explanations.WORKER", ("-c", "raise SystemExit(1)"))
        assert HostReason.NO_EXPLANATION in await explained_at_once()
    assert await explained_at_once() == [HostReason.EXPLANATIONS_WAITING]
