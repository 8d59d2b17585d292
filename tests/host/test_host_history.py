"""Tests of past states, scores by turn, and games as files."""

from functools import partial
from itertools import pairwise

import pytest
from games_played import ANN, BEN, CHANNEL, GUILD, options, started, turn

from bot.i18n import language
from bot.text.words import computer_name
from game.engine.bag import commitment
from game.engine.legal import deployments, placements
from game.notation.record import read
from game.notation.replay import replay
from game.values.moves import Move, Skip
from game.values.phases import Phase
from game.values.ruleset import Option, Ruleset
from host.errors import HostReason, HostRefusal
from host.games.views import GameView
from host.host import Host
from model.ids import GameId
from model.tables import GameStatus


async def played_greedily(host: Host, view: GameView, turns: int = 1000) -> GameView:
    """Return the game after `turns` more turns, in which meeples are deployed wherever possible."""
    while view.status is GameStatus.RUNNING and turns:
        assert view.to_move is not None
        person = view.to_move.person
        assert person is not None
        # Only the player of a seat sees its hidden hand.
        place = placements((await host.games.view(view.id, person)).position)[0]
        moved = await host.games.move(view.id, person, view.seq, [place])
        if not moved.turn_over:
            choices: tuple[Move, ...] = (*deployments(moved.view.position), Skip())
            moved = await host.games.move(view.id, person, moved.view.seq, [choices[0]])
        view, turns = moved.view, turns - 1
    return view


@pytest.fixture
async def over(host: Host) -> GameView:
    """Return a game played to its end."""
    return await played_greedily(host, await started(host, ANN, BEN))


async def test_the_breakdown_adds_up_to_the_scores(host: Host, over: GameView) -> None:
    """Points by kind of feature add up to each seat's score; payments of the end come last, in the last state."""
    breakdown = await host.history.breakdown(over.id)
    for colour, score in over.position.scores.items():
        assert sum(breakdown[colour].values()) == score
    assert max(over.position.scores.values()) > 0
    paid = await host.history.payments(over.id)
    assert [payment.scored.final for payment in paid] == sorted(payment.scored.final for payment in paid)
    assert {payment.seq for payment in paid if payment.scored.final} == {over.seq}


async def test_score_lines_begin_at_zero_and_end_at_the_result(host: Host, over: GameView) -> None:
    """Points never fall, and the last line is the final score."""
    lines = await host.history.score_lines(over.id)
    assert set(lines[0].scores.values()) == {0}
    assert lines[-1].scores == over.position.scores
    for earlier, later in pairwise(lines):
        assert all(earlier.scores[seat] <= later.scores[seat] for seat in later.scores)


async def test_every_turn_has_a_state_of_its_own(host: Host, over: GameView) -> None:
    """The states of a game's turns have one tile more each; a past one is not the newest."""
    turns = await host.history.turns(over.id)
    sizes = [len((await host.games.view(over.id, seq=seq)).position.board) for seq in turns]
    assert sizes == sorted(sizes)
    assert sizes[0] == 1
    assert len(set(sizes)) == len(sizes)
    past = await host.games.view(over.id, seq=turns[3])
    assert not past.newest


@pytest.mark.parametrize(
    "ruleset", [Ruleset(), Ruleset(options=frozenset({Option.HAND_THREE}), hidden_hands=True)]
)
async def test_the_positions_of_a_game_are_those_of_its_turns(host: Host, ruleset: Ruleset) -> None:
    """The positions of a game are those of its turns, also after an undo and with hidden hands."""
    view = await played_greedily(host, await started(host, ANN, BEN, ruleset=ruleset), 6)
    mover = view.seats[(view.position.turn - 2) % 2].person
    assert mover is not None
    assert (await host.undo.ask(view.id, mover, view.seq)).vote is None
    for turns in (3, 1000):
        view = await played_greedily(host, await host.games.view(view.id), turns)
        positions = [
            (await host.games.view(view.id, seq=seq)).position for seq in await host.history.turns(view.id)
        ]
        assert await host.history.positions(view.id) == tuple(positions)
    assert positions[-1] == view.position


async def test_reports_since_the_last_turn_of_a_person(host: Host) -> None:
    """The reports since a person's last turn are those of the others' turns."""
    view = await started(host, ANN, BEN)
    assert await host.history.last_turn_of(view.id, ANN.id) == 0
    for _ in range(4):
        await turn(host, view.id)
    since = await host.history.last_turn_of(view.id, ANN.id)
    news = await host.history.reports(view.id, since)
    assert [report.person for report in news] == [BEN.id]
    assert [report.turn for report in await host.history.reports(view.id)] == [1, 2, 3, 4]


async def test_an_exported_finished_game_replays_to_the_same_scores(host: Host, over: GameView) -> None:
    """The file of a finished game carries names and seed, and ends in the scores of the table."""
    text = await host.files.export(over.id)
    record = read(text)
    replayed_record = replay(record)
    assert replayed_record.position.scores == over.position.scores
    assert replayed_record.finished
    assert record.keys["Red"] == "Ann"
    assert commitment(record.keys["Seed"]) == record.keys["Promise"] == over.commitment


async def test_a_file_names_computers_in_its_readers_language(host: Host) -> None:
    """A computer is named by its level, not by the name of its program, and the file still replays."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(seats=3))
    for _ in range(2):
        await host.lobby.add_computer(table.id, ANN.id, "greedy")
    view = await host.lobby.start(table.id, ANN.id)
    for code, level in (("en", "Computer 1 ("), ("de", "Computer 1 (")):
        text = await host.files.export(view.id, partial(computer_name, language(code)))
        record = read(text)
        names = set(record.keys.values())
        assert any(name.startswith(level) for name in names), names
        assert not any("greedy" in name for name in names)
        assert replay(record).position.turn == 1


async def test_the_file_of_a_running_game_has_no_seed(host: Host) -> None:
    """The file of a running game shows what was played, and nothing of what will be drawn."""
    view = await started(host, ANN, BEN)
    await turn(host, view.id)
    record = read(await host.files.export(view.id))
    assert "Seed" not in record.keys
    assert not replay(record).finished
    assert len(record.entries) == 1


async def test_a_file_exported_within_a_turn_replays_to_the_same_position(host: Host) -> None:
    """A file exported between tile and meeple replays to the position that waits for the meeple."""
    view = await started(host, ANN, BEN)
    assert view.to_move is not None
    assert view.to_move.person is not None
    place = placements(view.position)[0]
    view = (await host.games.move(view.id, view.to_move.person, view.seq, [place])).view
    assert view.position.phase is Phase.DEPLOY
    record = read(await host.files.export(view.id))
    replayed_record = replay(record).position
    assert replayed_record == view.position


async def test_a_game_that_does_not_exist_has_no_history(host: Host) -> None:
    """Reports of a game that does not exist are refused."""
    with pytest.raises(HostRefusal) as refusal:
        await host.history.reports(GameId("nobody"))
    assert refusal.value.reason is HostReason.NO_SUCH_GAME
